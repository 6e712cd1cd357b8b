import { Dice } from '../engine/cards/dice.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { irregularities } from '../engine/rulings/rulings.ts';
import type { TournamentCommand } from '../engine/tournament/decide.ts';
import type { Tournament } from '../engine/tournament/state.ts';
import { REACTIONS, type Role } from '../protocol/frames.ts';
import type { Actor } from '../room/actor.ts';
import { mayDo, POWERS, type Request } from '../room/permissions.ts';
import type { Room } from '../room/room.ts';
import type { AskedFrame } from '../room/room-port.ts';
import { Rooms } from '../room/rooms.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { auditStore } from '../server/site/audit.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { TestScreen } from './dealt-room.ts';
import { TestPorts } from './time.ts';

const MINUTE = 60_000;

/** What a fuzzed tournament came to. */
export type FuzzReport = {
  readonly steps: number;
  readonly done: number;
  readonly refused: number;
  readonly denied: number;
  readonly hands: number;
  readonly restarts: number;
  readonly over: boolean;
};

/**
 * One tournament under random but sensible commands from everybody who can send any: directors, assistants, players,
 * spectators; restarts, sleep, dates that are set. A seed plays the same again. Throws at the first fault.
 */
export class Fuzz {
  private readonly dice: Dice;
  private readonly ports: TestPorts;
  private readonly store = new MemoryStore();
  private readonly kind: 'live' | 'dealt';
  private rooms!: Rooms;
  private room!: Room;
  private screens: TestScreen[] = [];
  private readonly log: string[] = [];
  private readonly counts = { steps: 0, done: 0, refused: 0, denied: 0, restarts: 0 };
  private keys = 0;

  private constructor(seed: number, kind: 'live' | 'dealt') {
    this.dice = new Dice(seed);
    this.ports = new TestPorts(seed);
    this.kind = kind;
  }

  static async run(
    seed: number,
    rulebook: string,
    kind: 'live' | 'dealt',
    steps: number,
  ): Promise<FuzzReport> {
    const fuzz = new Fuzz(seed, kind);
    try {
      await fuzz.begin(rulebook);
      for (let step = 0; step < steps; step++) {
        fuzz.counts.steps++;
        await fuzz.step();
      }
      await fuzz.check();
      return fuzz.report();
    } catch (error) {
      const last = fuzz.log.slice(-25).join('\n  ');
      throw new Error(`seed ${seed} at ${rulebook}, ${kind}: ${(error as Error).message}\n  ${last}`, {
        cause: error,
      });
    }
  }

  private report(): FuzzReport {
    const { tables, handsBefore, phase } = this.room.tournament;
    const hands = [...tables.values()].reduce((sum, { handsPlayed }) => sum + handsPlayed, 0);
    const gone = [...handsBefore].reduce((sum, [id, played]) => sum + (tables.has(id) ? 0 : played), 0);
    return { ...this.counts, hands: hands + gone, over: phase === 'over' };
  }

  private under(n: number): number {
    return Math.floor(this.dice.chance() * n);
  }

  private one<T>(list: Iterable<T>): T | undefined {
    const all = [...list];
    return all[this.under(all.length)];
  }

  private sometimes(percent: number): boolean {
    return this.under(100) < percent;
  }

  private rules(rulebook: string): Rulebook {
    const book = findRulebook(rulebook)!;
    const { tournament } = book;
    const changed = {
      ...(this.sometimes(60) && { bounty: { use: 500, cite: 'home-bounty-fixed' as const } }),
      ...(this.sometimes(40) && {
        bountyPaid: { use: 'half' as const, cite: 'home-bounty-progressive' as const },
      }),
      ...(this.sometimes(60) && {
        startingStack: { ...tournament.startingStack, use: 200 + this.under(2000) },
      }),
      ...(this.sometimes(50) && { tableMaximum: { ...tournament.tableMaximum, use: 3 + this.under(6) } }),
      ...(this.sometimes(50) && {
        rebuys: {
          use: { atMost: 3, onlyWhenBroke: this.sometimes(50), throughLevel: 4, price: null, chips: null },
          cite: 'rebuy-window' as const,
        },
      }),
      ...(this.sometimes(50) && {
        breaks: { use: [{ afterLevel: 1, minutes: 10 }], cite: 'breaks-scheduling' as const },
        addOn: {
          use: { afterLevel: 1, upTo: 9000, blockChips: 500, blockPrice: 1000 },
          cite: 'addon-cap-and-price' as const,
        },
      }),
    };
    return { ...book, tournament: { ...tournament, ...changed } };
  }

  private async begin(rulebook: string): Promise<void> {
    this.rooms = await Rooms.start(this.store, this.ports);
    const bots = this.kind === 'dealt' ? this.under(6) : 0;
    const created = await this.rooms.create('tournament', 'A night', this.rules(rulebook), {
      kind: this.kind,
      bots,
    });
    if (!created.ok) throw new Error(created.refusal.message);
    this.room = created.value;
    const people = 2 + this.under(9);
    for (let at = 1; at <= people; at++) {
      const name = `P${at}`;
      await this.direct({
        type: 'enter',
        player: name.toLowerCase(),
        name,
        adult: true,
        here: this.sometimes(85),
      });
    }
    await this.direct({ type: 'draw-seats', kind: this.kind });
    await this.direct({ type: 'start' });
    for (let at = 1; at <= people; at++) if (this.sometimes(70)) this.attach('player', `p${at}`);
    this.attach('director', this.sometimes(50) ? 'p1' : null);
    this.attach('assistant', null);
    this.attach('display', null);
    this.attach('spectator', null);
  }

  private attach(role: Role, player: string | null): void {
    const who: Actor = {
      device: `${role}-${player}`,
      role,
      player,
      ...(role === 'assistant' && { powers: POWERS }),
    };
    const screen = new TestScreen(who);
    this.screens.push(screen);
    this.room.attach(screen, who, undefined);
  }

  private async direct(command: TournamentCommand): Promise<void> {
    const who = { device: 'laptop', role: 'director', player: null } as const;
    await this.send(who, { type: 'do', key: '', command } as AskedFrame);
  }

  private async send(who: Actor, asked: AskedFrame): Promise<void> {
    const frame = { ...asked, ...('key' in asked && { key: `fuzz-key-${this.keys++}` }) } as AskedFrame;
    this.log.push(`${who.role} ${who.player}: ${JSON.stringify(frame)}`);
    const looks = frame.type === 'watch' || frame.type === 'prove';
    const may = looks
      ? null
      : mayDo(who, who.powers ?? [], (frame.type === 'do' ? frame.command : frame) as Request);
    if (may !== null) return void this.counts.denied++;
    const screen = this.screens.find((each) => each.who === who) ?? new TestScreen(who);
    let answered = false;
    const answer = this.room.ask(screen, who, frame).finally(() => {
      answered = true;
    });
    answer.catch(() => {});
    await this.ports.settle();
    // A ruling may shuffle first, which takes the phones a moment.
    for (let wait = 0; !answered && wait < 50; wait++) await this.ports.next();
    if (!answered) throw new Error('never answered');
    if ((await answer)?.type === 'refused') this.counts.refused++;
    else this.counts.done++;
    await this.ports.settle();
  }

  private async step(): Promise<void> {
    const roll = this.under(100);
    if (roll < 30) await this.pass();
    else if (roll < 55 && this.kind === 'dealt') await this.play();
    else if (roll < 92) await this.send(this.anybody(), this.something());
    else if (roll < 94) await this.restart();
    else if (roll < 96) this.disturbTime();
    else this.comeAndGo();
    if (this.ports.faults.length > 0) {
      const [{ at, error, command }] = this.ports.faults as [(typeof this.ports.faults)[0]];
      throw new Error(`the room failed in ${at}: ${(error as Error).stack} ${JSON.stringify(command)}`);
    }
    if (this.room.failed !== null) throw this.room.failed;
  }

  private async pass(): Promise<void> {
    this.log.push('time passes');
    for (let times = 1 + this.under(12); times > 0; times--) await this.ports.next();
  }

  /** Whoever is to act at a dealt table does something legal, as their screen has it. */
  private async play(): Promise<void> {
    const screen = this.one(this.screens.filter(({ who }) => who.player !== null && who.role === 'player'));
    const frame = screen?.last('hand');
    const legal = frame?.view.legal;
    if (screen === undefined || frame === undefined || legal == null) return this.pass();
    const action = this.one(['fold', legal.canCheck ? 'check' : 'call', 'call', 'raise', 'raise'] as const)!;
    const to = legal.raise === null ? 0 : this.one([legal.raise.minimum, legal.raise.maximum])!;
    await this.send(screen.who, {
      type: 'act',
      key: '',
      table: frame.table,
      hand: frame.hand,
      action,
      ...(action === 'raise' && { to }),
    });
  }

  private async restart(): Promise<void> {
    this.log.push('restart');
    this.counts.restarts++;
    await this.rooms.close();
    await this.ports.settle();
    this.rooms = await Rooms.start(this.store, this.ports);
    this.room = (await this.rooms.room('tournament'))!;
    const back = this.screens.map(({ who }) => who);
    this.screens = [];
    for (const { role, player } of back) this.attach(role, player);
    await this.goOn();
  }

  private async goOn(): Promise<void> {
    await this.send(
      { device: 'laptop', role: 'director', player: null },
      { type: 'table', key: '', do: 'go-on' },
    );
  }

  private disturbTime(): void {
    const ms = this.one([7, 45, 600])! * 1_000;
    if (this.sometimes(50)) {
      this.log.push(`sleep ${ms}`);
      this.ports.sleep(ms);
    } else {
      this.log.push(`jump ${ms}`);
      this.ports.jump(this.sometimes(50) ? ms * 100 : -ms * 100);
    }
  }

  private comeAndGo(): void {
    const gone = this.one(this.screens);
    if (gone !== undefined && this.sometimes(50)) {
      this.room.detach(gone);
      this.screens = this.screens.filter((screen) => screen !== gone);
    } else this.attach('player', this.one(this.room.tournament.players.keys()) ?? null);
  }

  private anybody(): Actor {
    return (
      this.one(this.screens.filter(({ who }) => this.sometimes(40) || who.role === 'director'))?.who ?? {
        device: 'laptop',
        role: 'director',
        player: null,
      }
    );
  }

  private something(): AskedFrame {
    return this.sometimes(70) || this.kind === 'live'
      ? ({ type: 'do', key: '', command: sensible(this.room.tournament, this) } as AskedFrame)
      : this.atTheTable();
  }

  private atTheTable(): AskedFrame {
    const { tournament } = this.room;
    const { id: table = '1', hand: live, seats } = this.one(tournament.tables.values()) ?? {};
    const hand = live?.number ?? 1;
    const hex = this.ports.secret();
    const wrong = this.one(irregularities)!;
    const facts = Object.fromEntries(
      wrong.facts.map(({ name, cases }) => [name, this.one(cases)?.value ?? 1]),
    );
    const seat = this.one(seats?.keys() ?? []) ?? 1;
    const frames: AskedFrame[] = [
      { type: 'rule', key: '', table, hand, irregularity: wrong.id, facts, seat, card: this.under(52) },
      { type: 'rule', key: '', table, hand, irregularity: wrong.id, facts, seat },
      { type: 'void-hand', key: '', table, hand },
      { type: 'table', key: '', do: 'hold' },
      { type: 'table', key: '', do: 'go-on' },
      { type: 'table', key: '', do: 'go-on' },
      { type: 'call-time', key: '', table, hand },
      { type: 'watch', table },
      { type: 'prove', table, hand },
      { type: 'commit', table, hand: hand + 1, commitment: hex },
      { type: 'reveal', table, hand, entropy: hex },
      { type: 'say', key: '', table, text: 'nice' },
      { type: 'react', key: '', table, reaction: this.one(REACTIONS)! },
      { type: 'report', key: '', table, said: this.under(9) },
      {
        type: 'silence',
        key: '',
        player: this.one(tournament.players.keys()) ?? 'p1',
        on: this.sometimes(30),
      },
    ];
    return this.one(frames)!;
  }

  /** Everything that was written is right, chip by chip, and the tournament still goes on. */
  private async check(): Promise<void> {
    await this.room.settled();
    for await (const { wrong } of auditStore(this.store, ['tournament']))
      if (wrong.length > 0) throw new Error(`audit: ${wrong.join('; ')}`);
    const { tournament } = this.room;
    const waits = tournament.phase === 'running' && tournament.clock.running === null;
    if (waits) await this.direct({ type: 'clock', do: 'start' });
    await this.goOn();
    for (let times = 0; times < 200; times++) await this.ports.next();
    if (this.ports.faults.length > 0) throw this.ports.faults[0]!.error;
  }

  // What `sensible` asks of chance.
  readonly chance = {
    under: (n: number) => this.under(n),
    one: <T>(list: Iterable<T>) => this.one(list),
    sometimes: (percent: number) => this.sometimes(percent),
  };
}

/** A command somebody could mean, now or a moment too late. */
function sensible(
  tournament: Tournament,
  { chance: { under, one, sometimes } }: Pick<Fuzz, 'chance'>,
): TournamentCommand {
  const table = one(tournament.tables.values());
  const id = table?.id ?? '1';
  const sits = one(table?.seats.values() ?? []) ?? 'p1';
  const player = sometimes(60) ? sits : (one(tournament.players.keys()) ?? 'p1');
  const late = `late${under(6)}`;
  const seats = [...(table?.seats.values() ?? [])];
  const stacks = Object.fromEntries(seats.map((each) => [each, tournament.players.get(each)!.stack ?? 1000]));
  const reason = 'a reason';
  const { levels, breaks } = tournament.clock;
  const more = [...levels, { ...levels.at(-1)!, minutes: 20 }];
  const commands: TournamentCommand[] = [
    { type: 'expect', player: late, name: late },
    { type: 'excuse', player: late },
    { type: 'enter', player: late, name: late, adult: true },
    { type: 'enter', player: late, name: late, adult: true },
    { type: 'seat-late', player: late },
    { type: 'seat-late', player: late, missed: [{ small: 10, big: 20, circuits: under(4) }] },
    { type: 'draw-seats', kind: 'dealt' },
    { type: 'start-hand', table: id },
    { type: 'start-hand', table: id },
    { type: 'end-hand', table: id },
    {
      type: 'end-hand',
      table: id,
      begun: false,
      busts: [sits],
      knockedOutBy: { [sits]: [one(seats) ?? sits] },
    },
    { type: 'end-hand', table: id, busts: [sits], knockedOutBy: { [sits]: [] } },
    { type: 'end-hand', table: id, stacks },
    { type: 'end-hand', table: id, misdeal: true },
    { type: 'correct-button', table: id, seat: 1 + under(10) },
    { type: 'rebuy', player },
    { type: 'rebuy', player },
    { type: 'add-on', player },
    { type: 'add-on', player, stack: under(3000), blocks: 1 },
    { type: 'rearrange' },
    {
      type: 'reseat',
      player,
      to: { table: one(tournament.tables.keys()) ?? '1', seat: 1 + under(10) },
      reason,
    },
    { type: 'redraw-half-field' },
    { type: 'colour-up' },
    { type: 'leave', player },
    { type: 'come-back', player },
    { type: 'ask', player, what: one(['out', 'rebuy', 'clock', 'nothing'] as const)!, on: sits },
    { type: 'call-clock', player, counts: sometimes(60) },
    { type: 'remove', player, why: one(['disqualified', 'stayed-away', 'never-came'] as const)! },
    { type: 'remove', player, why: 'disqualified', stack: under(2000) },
    { type: 'tell-chips', player, stack: under(5000) },
    { type: 'take-chips', player, chips: 1 + under(500), reason },
    { type: 'take-chips', player, chips: tournament.players.get(player)?.stack ?? 1, reason },
    {
      type: 'penalise',
      player,
      penalty: {
        kind: one(['warning', 'missed-hands', 'disqualification'] as const)!,
        hands: under(5),
        reason,
      },
    },
    { type: 'clock', do: 'start' },
    { type: 'clock', do: 'start' },
    { type: 'clock', do: 'next' },
    { type: 'clock', do: 'back' },
    { type: 'clock', do: 'stop', why: one(['break', 'dispute'] as const)! },
    { type: 'clock', do: 'set', left: under(20) * MINUTE },
    { type: 'count-sleep', count: sometimes(50) },
    { type: 'set-levels', levels: more.slice(0, 1 + under(more.length)), breaks },
    { type: 'hand-for-hand', on: sometimes(40) },
    { type: 'set-prizes', percent: [60, 40], roundTo: 100 },
    { type: 'agree-deal', amounts: Object.fromEntries(seats.map((each) => [each, under(5000)])) },
    { type: 'pay', player, amount: 1 + under(3000) },
    { type: 'pay-out', player, amount: 1 + under(3000) },
    { type: 'finish' },
    { type: 'override', rule: 'finish-order', ruling: 'they share', reason, by: 'Ada' },
    { type: 'undo' },
    { type: 'undo' },
    { type: 'redo' },
  ];
  return one(commands)!;
}
