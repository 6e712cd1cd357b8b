import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServerFrame } from '../protocol/frames.ts';
import { rulebooks } from '../rulebooks/index.ts';
import { atTheTable, Chance, sensible } from './fuzz-commands.ts';
import { fitting, JUNK, spoiled } from './random-json.ts';
import { Served } from './served.ts';
import { SiteDevice } from './site-device.ts';
import { addressIn, frameSchemas, type SiteRoute, siteRoutes } from './site-routes.ts';
import { Strangers } from './site-strangers.ts';
import { mustBeNoFailure, type SiteMember, SiteTournament } from './site-tournament.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a fuzzed site came to. */
export type SiteFuzzReport = {
  readonly steps: number;
  readonly done: number;
  readonly refused: number;
  readonly requests: number;
  readonly hands: number;
  readonly kills: number;
  readonly strangers: { readonly requests: number; readonly sockets: number; readonly frames: number };
};

export type SiteFuzzOptions = {
  readonly seed: number;
  readonly steps: number;
  readonly kills: number;
  /** Milliseconds for which the machine sleeps, once. */
  readonly sleep: number;
};

/** Members leave these alone: they end the run, never end themselves, or take the planner a second each. */
const NOT_BY_MEMBERS = [
  /\/events$/,
  /^DELETE \/api\/tournaments\/\{id\}$/,
  / \/api\/plan$/,
  / \/api\/admin\//,
];
/** After these somebody may have no place in the tournament any more. */
const OUSTING = [/\/waiting\/\{guest\}$/, /\/cannot$/, /\/turn-away$/, /^DELETE .*\/people\//, /\/forget$/];

/**
 * A real server under everybody at once: a tournament by every rulebook, live and dealt, with the people in it on real
 * sockets, and strangers at every route. It is killed and put to sleep in between. The seed chooses what is sent; how the
 * bots and the clock fall in between is the machine's. Throws at the first fault.
 */
export class SiteFuzz {
  private readonly chance: Chance;
  private readonly tournaments: SiteTournament[] = [];
  private readonly strangers: Strangers;
  private readonly log: string[] = [];
  private readonly counts = { steps: 0, done: 0, refused: 0, requests: 0, kills: 0 };
  private readonly served: Served;
  private readonly routes: readonly SiteRoute[];
  private readonly options: SiteFuzzOptions;
  private devices = 0;
  /** From here on it is the fuzz that stops the server. */
  private isOver = false;

  private constructor(served: Served, routes: readonly SiteRoute[], options: SiteFuzzOptions) {
    this.served = served;
    this.routes = routes;
    this.options = options;
    this.chance = new Chance(options.seed);
    this.strangers = new Strangers(served, routes, this.chance, this.tournaments, this.note);
  }

  static async run(options: SiteFuzzOptions): Promise<SiteFuzzReport> {
    const served = await Served.start('--behind-proxy', '192.0.2.1');
    const fuzz = new SiteFuzz(served, await siteRoutes(), options);
    try {
      await fuzz.begin();
      await fuzz.play();
      return await fuzz.end();
    } catch (error) {
      const said = [...served.faults.slice(-3), ...fuzz.log.slice(-25)].join('\n  ');
      const ended = served.isUp || fuzz.isOver ? '' : 'the server ended by itself: ';
      throw new Error(`RIFFLE_SEED=${options.seed}: ${ended}${(error as Error).message}\n  ${said}`, {
        cause: error,
      });
    } finally {
      for (const member of fuzz.everybody()) member.leave();
      await served.end();
    }
  }

  private readonly note = (line: string): void => {
    this.log.push(line);
    if (this.log.length > 1000) this.log.splice(0, 900);
  };

  private everybody(): SiteMember[] {
    return this.tournaments.flatMap(({ members }) => members);
  }

  private readonly newDevice = (): SiteDevice => {
    const number = this.devices++;
    return new SiteDevice(this.served, `127.0.${1 + (number >> 7)}.${1 + (number & 127)}`);
  };

  /** A tournament by every rulebook; which are dealt changes with the seed. */
  private async begin(): Promise<void> {
    for (const [number, { id }] of rulebooks.entries()) {
      const kind = (number + this.options.seed) % 5 < 3 ? 'dealt' : 'live';
      this.note(`a ${kind} tournament by ${id}`);
      const wish = { number, rulebook: id, kind } as const;
      this.tournaments.push(await SiteTournament.create(this.served, wish, this.chance, this.newDevice));
    }
    for (const { director, id } of this.tournaments) await director.come(id);
  }

  private async play(): Promise<void> {
    const { steps, kills } = this.options;
    const every = Math.floor(steps / (kills + 1));
    for (let step = 1; step <= steps; step++) {
      this.counts.steps++;
      await this.step();
      if (step % every === 0 && this.counts.kills < kills) await this.restart();
      if (step === every >> 1) await this.sleep();
      this.mustBeWell();
    }
    while (this.strangers.haveRoutesLeft) await this.strangers.tryRoute();
    while (this.strangers.haveFramesLeft) await this.strangers.trySockets();
    this.mustBeWell();
  }

  private mustBeWell(): void {
    if (!this.served.isUp) throw new Error('nobody has stopped it');
    if (this.served.faults.length > 0) throw new Error('the server logged a fault');
  }

  private async step(): Promise<void> {
    const tournament = this.chance.one(this.tournaments)!;
    const roll = this.chance.under(100);
    if (roll < 30 && tournament.kind === 'dealt') await this.act(tournament);
    else if (roll < 65) await this.something(tournament);
    else if (roll < 75) await this.anyRoute(tournament);
    else if (roll < 88) await this.strangers.tryRoute();
    else if (roll < 91) await this.strangers.trySockets();
    else if (roll < 95) await this.nonsense(tournament);
    else await this.comeAndGo(tournament);
  }

  /** Somebody of the tournament who is at their screen. */
  private async present(tournament: SiteTournament, ...from: SiteMember[]): Promise<SiteMember | null> {
    const member = this.chance.one(from)!;
    if (await member.come(tournament.id)) return member;
    if (!tournament.ousted || member.role === 'director')
      throw new Error(`${member.role} ${member.player} is no member of ${tournament.mark} any more`);
    this.strangers.expired.push(tournament.out(member));
    return null;
  }

  private anybody({ director, members }: SiteTournament): SiteMember[] {
    return this.chance.sometimes(50) ? [director] : members;
  }

  /** Whoever is to act at a dealt table does something legal, as their screen has it. */
  private async act(tournament: SiteTournament): Promise<void> {
    const turn = tournament.members.filter((member) => {
      const hand = member.shown('hand');
      const { mine } = member.shown('tournament')?.view ?? {};
      return hand?.view.legal != null && mine?.table === hand.table && mine.seat === hand.view.legal.seat;
    });
    const players = tournament.members.filter(({ role }) => role === 'player');
    if (players.length === 0) return;
    const member = await this.present(tournament, ...(turn.length > 0 ? turn : players));
    const hand = member?.shown('hand');
    const legal = hand?.view.legal;
    if (member === null || hand === undefined || legal == null) return;
    const { one } = this.chance;
    const action = one(['fold', legal.canCheck ? 'check' : 'call', 'call', 'raise', 'raise'] as const)!;
    const to = legal.raise === null ? 0 : one([legal.raise.minimum, legal.raise.maximum])!;
    await this.send(tournament, member, {
      type: 'act',
      table: hand.table,
      hand: hand.hand,
      action,
      ...(action === 'raise' && { to }),
    });
  }

  /** A command or another frame that somebody could mean; or one that no schema refuses. */
  private async something(tournament: SiteTournament): Promise<void> {
    const { sometimes, one } = this.chance;
    const member = await this.present(tournament, ...this.anybody(tournament));
    const known = tournament.known();
    if (member === null || known === null) return;
    if (sometimes(8)) {
      const schema = one(frameSchemas.values())!;
      const frame = fitting(schema, this.chance, this.words(tournament)) as { readonly type: string };
      if (frame.type !== 'hello') await this.send(tournament, member, frame);
      return;
    }
    if (sometimes(30) && tournament.kind === 'dealt')
      return this.send(tournament, member, atTheTable(known, this.chance));
    const command = sensible(known, this.chance);
    if (sometimes(75)) return this.send(tournament, member, { type: 'do', key: '', command });
    await this.request(tournament, member, 'POST', `/api/tournaments/${tournament.id}/commands`, {
      key: tournament.key(),
      command,
    });
  }

  private async send(tournament: SiteTournament, member: SiteMember, asked: object): Promise<void> {
    const frame = { ...asked, ...(('key' in asked || 'action' in asked) && { key: tournament.key() }) };
    const answer = await member.ask(frame);
    this.note(
      `${tournament.mark} ${member.role} ${member.player}: ${JSON.stringify(frame)}: ${told(answer)}`,
    );
    if (answer?.type === 'refused') this.counts.refused++;
    if (answer?.type !== 'done') return;
    this.counts.done++;
    if ('command' in frame) tournament.acknowledged = Math.max(tournament.acknowledged, answer.version);
  }

  /** Any route, asked by somebody of the tournament with a body that fits or one that does not. */
  private async anyRoute(tournament: SiteTournament): Promise<void> {
    const { one, sometimes } = this.chance;
    const allowed = this.routes.filter(({ name }) => !NOT_BY_MEMBERS.some((each) => each.test(name)));
    const route = one(allowed)!;
    const { name, method, body } = route;
    const words = this.words(tournament);
    const address = addressIn(tournament.id, route, this.chance, words);
    const fits = body === null ? undefined : fitting(body, this.chance, words);
    // A plan is worked out for a second or two.
    if (name === 'POST /api/tournaments') delete (fits as { plan?: unknown }).plan;
    const sent = sometimes(20) && fits !== undefined ? spoiled(fits, this.chance) : fits;
    const member = one(this.anybody(tournament))!;
    const answer = await this.request(tournament, member, method, address, sent);
    if (answer.status < 300 && OUSTING.some((each) => each.test(name)))
      for (const each of this.tournaments) each.ousted = true;
  }

  private async request(
    tournament: SiteTournament,
    member: SiteMember,
    method: string,
    path: string,
    body?: unknown,
  ) {
    const answer = await member.device.ask(method, path, body === undefined ? {} : { body });
    this.counts.requests++;
    const said = `${tournament.mark} ${member.role} ${method} ${path} ${JSON.stringify(body)?.slice(0, 600)}: ${answer.status}`;
    this.note(said);
    mustBeNoFailure(said, answer);
    if (answer.status === 200 && path.endsWith('/commands')) {
      this.counts.done++;
      tournament.acknowledged = Math.max(tournament.acknowledged, answer.body.version);
    }
    return answer;
  }

  /** What members can fill a field with. */
  private words({ id, mark, members, acknowledged }: SiteTournament): string[] {
    return [
      ...[id, `${mark} 1`, `${mark} 2`, 'Somebody', this.chance.hex(), `word-${acknowledged}-of-a-member`],
      ...members.flatMap(({ player }) => player ?? []),
      ...['1', '2', '1.json', '2.phh', '3.ohh', '2026-11-19T19:30', 'tda', 'homepokertourney', 'bot1'],
      ...['finish-order', 'nobody-called', 'nice'],
    ];
  }

  /** A member's phone sends what is no frame. */
  private async nonsense(tournament: SiteTournament): Promise<void> {
    const member = await this.present(tournament, ...tournament.members);
    if (member === null) return;
    const schema = this.chance.one(frameSchemas.values())!;
    const frame = spoiled(fitting(schema, this.chance, this.words(tournament)), this.chance);
    // What is spoiled in a field that may be left out is a hello all the same.
    if ((frame as { readonly type?: unknown } | null)?.type === 'hello') return;
    const sent = frame ?? this.chance.one(JUNK);
    const answer = await member.ask(sent);
    this.note(
      `${tournament.mark} ${member.role} sends ${JSON.stringify(sent)?.slice(0, 300)}: ${told(answer)}`,
    );
  }

  private async comeAndGo(tournament: SiteTournament): Promise<void> {
    const { one, under, sometimes } = this.chance;
    const players = tournament.members.filter(({ role, player }) => role === 'player' && player !== null);
    const player = one(players);
    const roll = under(4);
    this.note(`${tournament.mark} somebody comes or goes: ${roll}`);
    if (roll === 0) one(tournament.members)!.leave();
    else if (roll === 1 && this.devices < 2_000)
      await tournament.guest(sometimes(50) && tournament.kind === 'live');
    else if (roll === 2 && player !== undefined) {
      const old = await tournament.moveSeat(player);
      if (old !== null) this.strangers.expired.push(old);
    } else for (const member of tournament.members) await this.present(tournament, member);
  }

  /** SIGKILL, as when somebody pulls the plug; everybody comes back, and nothing acknowledged is lost. */
  private async restart(): Promise<void> {
    this.note('the server is killed and started again');
    this.counts.kills++;
    this.mustBeWell();
    await this.served.kill();
    for (const member of this.everybody()) member.cut();
    for (const device of this.strangers.expired) device.cut();
    this.strangers.cut();
    await this.served.up();
    for (const tournament of this.tournaments) {
      const { director, acknowledged, mark, id } = tournament;
      director.last.clear();
      await this.present(tournament, director);
      await this.send(tournament, director, { type: 'table', key: '', do: 'go-on' });
      const version = (await this.request(tournament, director, 'GET', `/api/tournaments/${id}`)).body
        .version;
      if (version < acknowledged)
        throw new Error(`${mark} was acknowledged to ${acknowledged} and came back at ${version}`);
    }
  }

  /** The machine stands still, with a request on the way. */
  private async sleep(): Promise<void> {
    const { sleep } = this.options;
    this.note(`the machine sleeps for ${sleep} ms`);
    const [tournament] = this.tournaments;
    this.served.signal('SIGSTOP');
    const asked = this.request(
      tournament!,
      tournament!.director,
      'GET',
      `/api/tournaments/${tournament!.id}`,
    );
    await pause(sleep);
    this.served.signal('SIGCONT');
    await asked;
  }

  /** Every tournament can still be opened; the server stops when it is asked to; and everything it has written is right. */
  private async end(): Promise<SiteFuzzReport> {
    for (const tournament of this.tournaments) {
      const { director, id, mark } = tournament;
      const { status } = await this.request(tournament, director, 'GET', `/api/tournaments/${id}`);
      if (status !== 200) throw new Error(`${mark} cannot be opened at the end: ${status}`);
    }
    this.mustBeWell();
    this.isOver = true;
    const code = await this.served.kill('SIGTERM');
    if (code !== 0) throw new Error(`asked to stop, the server ended with ${code}`);
    const args = ['bin/riffle.js', 'audit', '--data', this.served.data, '--json'];
    const audit = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (audit.status !== 0) throw new Error(`audit: ${audit.stdout}${audit.stderr}`);
    const { tournaments } = JSON.parse(audit.stdout) as {
      tournaments: readonly { readonly hands: number }[];
    };
    const hands = tournaments.reduce((sum, each) => sum + each.hands, 0);
    return { ...this.counts, hands, strangers: this.strangers.counts };
  }
}

/** How an answer reads in the log of steps. */
const told = (answer: ServerFrame | null): string =>
  answer === null ? 'closed' : answer.type === 'refused' ? answer.code : answer.type;
