import { TERM_MS } from '../cluster/shard-leases.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import { anyhow, Guest } from './guest.ts';
import { TestNats } from './nats.ts';
import { TestPostgres } from './postgres.ts';
import { Served } from './served.ts';
import { cardsIn, hasCard, seatsSeen } from './sight.ts';

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const between = (least: number, most: number): number => least + Math.random() * (most - least);
const one = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

const RULEBOOKS = ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules', 'tda'];
/** Every tournament is over long before, unless one hangs. */
const PLAYED_OUT_MS = 600_000;
const PACE = { action: 15_000, bank: 0, street: 20, between: 20, think: [20, 60], reveal: 60, rebuy: 50 };
/** A hand frame, and the seats whose cards were in it. */
export type Seen = {
  readonly tournament: string;
  readonly table: string;
  readonly hand: number;
  readonly version: number;
  readonly player: string;
  readonly seats: readonly number[];
};

/** Three servers on one PostgreSQL and one NATS, tournaments with guests connected to all of them, and bad luck. */
export class Chaos {
  readonly did: Record<string, number> = {};
  /** What no guest may ever see. */
  readonly wrong: string[] = [];
  readonly seen: Seen[] = [];
  readonly tournaments: string[] = [];
  readonly guests: Guest[] = [];
  readonly url: string;
  frames = 0;
  private readonly over = new Set<string>();
  private readonly cards = new Map<string, string>();
  private readonly postgres: TestPostgres;
  private readonly nats: TestNats;
  private readonly servers: readonly Served[];
  private readonly stopped = new Set<Served>();
  /** Nobody busts while things break, so that there is something left to break. */
  private careful = true;

  private constructor(postgres: TestPostgres, nats: TestNats, servers: readonly Served[], url: string) {
    this.postgres = postgres;
    this.nats = nats;
    this.servers = servers;
    this.url = url;
  }

  static async start(): Promise<Chaos> {
    const [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
    const url = await postgres.database();
    const site = ['--data', url, '--nats', nats.url, '--host-by-address'];
    const servers = await Promise.all([1, 2, 3].map(() => Served.start(...site)));
    return new Chaos(postgres, nats, servers, url);
  }

  private readonly somewhere = (): string =>
    one(this.servers.filter((server) => !this.stopped.has(server))).socket;

  /** A dealt tournament with guests who joined through different servers, and one of Riffle's bots. */
  async tournament(players: number): Promise<void> {
    const number = this.tournaments.length;
    const created = await this.ask('/api/tournaments', {
      name: `Tournament ${number}`,
      rulebook: RULEBOOKS[number % RULEBOOKS.length],
      kind: 'dealt',
      bots: 1,
      pace: PACE,
    });
    const { tournament, joinCode } = created.body;
    this.tournaments.push(tournament);
    const commands: object[] = [];
    for (let guest = 0; guest < players; guest++) {
      const joined = await this.ask('/api/join', { code: joinCode, name: `Guest ${guest}` });
      const { player } = joined.body;
      commands.push({ type: 'enter', player, name: `Guest ${guest}`, adult: true });
      this.guests.push(
        new Guest({
          player,
          url: this.somewhere,
          token: joined.token,
          tournament,
          think: () => (this.careful ? between(50, 500) : 0),
          policy: anyhow(() => (this.careful ? 0.003 : 0.35)),
          hear: (frame) => this.hear(frame, tournament, player),
        }),
      );
      this.guests.at(-1)!.connect();
    }
    commands.push({ type: 'draw-seats', kind: 'dealt' }, { type: 'start' });
    for (const [at, command] of commands.entries()) {
      await this.ask(
        `/api/tournaments/${tournament}/commands`,
        { key: `chaos-${number}-${at}`, command },
        created.token,
      );
    }
  }

  /** Asks any server; a guest who is told to wait tries again. */
  private async ask(path: string, body: object, token?: string) {
    for (;;) {
      const answer = await one(this.servers).ask(path, body, token);
      if (answer.status < 300) return answer;
      if (answer.status !== 429) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      await pause(500);
    }
  }

  private hear(frame: ServerFrame, tournament: string, player: string): void {
    this.frames++;
    if (frame.type === 'tournament' && frame.view.phase === 'over') this.over.add(tournament);
    if (frame.type !== 'hand') {
      if (hasCard(frame)) this.wrong.push(`${tournament}: a card in a frame of type ${frame.type}`);
      return;
    }
    const { table, hand, version, view } = frame;
    const seats = seatsSeen(view);
    if (seats.length > 0) this.seen.push({ tournament, table, hand, version, player, seats });
    // A card once seen in its place stays that card, whoever sees it and whichever server deals.
    for (const [place, card] of cardsIn(view)) {
      const name = `${tournament}/${table}/${hand}/${place}`;
      const before = this.cards.get(name) ?? card;
      if (before !== card) this.wrong.push(`${name}: ${before} became ${card}`);
      this.cards.set(name, card);
    }
  }

  /** Breaks one thing after another, sometimes two at once, each kind at least once. */
  async breakThings(seconds: number): Promise<void> {
    const kinds = [this.kill, this.hold, this.restartPostgres, this.restartNats];
    const first = [...kinds].sort(() => Math.random() - 0.5);
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until || first.length > 0) {
      const next = first.pop() ?? one([...kinds, this.kill]);
      await Promise.all([next(), ...(Math.random() < 0.2 ? [one(kinds)()] : [])]);
      await pause(between(300, 2_000));
    }
  }

  private count(what: string): void {
    this.did[what] = (this.did[what] ?? 0) + 1;
  }

  private async withOne(work: (server: Served) => Promise<void>): Promise<void> {
    const free = this.servers.filter((server) => !this.stopped.has(server));
    // One server is always left running.
    if (free.length < 2) return;
    const server = one(free);
    this.stopped.add(server);
    await work(server);
    this.stopped.delete(server);
  }

  private readonly kill = () =>
    this.withOne(async (server) => {
      this.count('servers killed');
      await server.kill();
      await pause(between(100, 2_500));
      await this.up(server);
    });

  /** While PostgreSQL or NATS is down no server starts, so this keeps trying. */
  private async up(server: Served): Promise<void> {
    for (let attempt = 1; ; attempt++)
      try {
        return await server.up();
      } catch (error) {
        if (attempt === 20) throw error;
        await server.kill();
        await pause(500);
      }
  }

  private readonly hold = () =>
    this.withOne(async (server) => {
      this.count('servers paused past their lease');
      server.signal('SIGSTOP');
      await pause(TERM_MS + between(500, 2_500));
      server.signal('SIGCONT');
    });

  private restarting = Promise.resolve();
  private readonly restartPostgres = () => {
    this.restarting = this.restarting.then(async () => {
      this.count('PostgreSQL restarts');
      await this.postgres.stop(one(['fast', 'immediate', 'kill']));
      await pause(between(0, 2_000));
      await this.postgres.start();
    });
    return this.restarting;
  };

  private readonly restartNats = async () => {
    if (this.nats.isDown) return;
    this.count('NATS restarts');
    await this.nats.stop();
    await pause(between(0, 2_500));
    await this.nats.start();
  };

  /** Plays on without bad luck until every tournament is over; returns those that are not. */
  async playOut(): Promise<readonly string[]> {
    this.careful = false;
    const until = performance.now() + PLAYED_OUT_MS;
    while (this.over.size < this.tournaments.length && performance.now() < until) await pause(200);
    return this.tournaments.filter((tournament) => !this.over.has(tournament));
  }

  async stopServers(): Promise<void> {
    for (const guest of this.guests) guest.leave();
    await Promise.all(this.servers.map((server) => server.kill('SIGTERM')));
  }

  async end(): Promise<void> {
    for (const guest of this.guests) guest.leave();
    for (const server of this.servers) await server.end();
    await this.nats.stop();
    await this.postgres.end();
  }
}
