import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { TournamentKind } from '../engine/tournament/state/state.ts';
import type { Role } from '../protocol/frames.ts';
import { POWERS } from '../protocol/frames.ts';
import type { Actor } from '../room/actor.ts';
import { mayDo, type Request } from '../room/permissions.ts';
import type { Room } from '../room/room.ts';
import type { AskedFrame } from '../room/room-port.ts';
import { Rooms } from '../room/rooms.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { auditStore } from '../server/site/audit.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { atTheTable, Chance, sensible } from './fuzz-commands.ts';
import { TestScreen } from './room-tournament.ts';
import { TestPorts } from './time.ts';

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
  private readonly chance: Chance;
  private readonly ports: TestPorts;
  private readonly store = new MemoryStore();
  private readonly kind: TournamentKind;
  private rooms!: Rooms;
  private room!: Room;
  private screens: TestScreen[] = [];
  private readonly log: string[] = [];
  private readonly counts = { steps: 0, done: 0, refused: 0, denied: 0, restarts: 0 };
  private keys = 0;

  private constructor(seed: number, kind: TournamentKind) {
    this.chance = new Chance(seed);
    this.ports = new TestPorts(seed);
    this.kind = kind;
  }

  static async run(seed: number, rulebook: string, kind: TournamentKind, steps: number): Promise<FuzzReport> {
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

  private rules(rulebook: string): Rulebook {
    const book = findRulebook(rulebook)!;
    const { tournament } = book;
    const changed = {
      ...(this.chance.sometimes(60) && { bounty: { use: 500, cite: 'home-bounty-fixed' as const } }),
      ...(this.chance.sometimes(40) && {
        bountyPaid: { use: 'half' as const, cite: 'home-bounty-progressive' as const },
      }),
      ...(this.chance.sometimes(60) && {
        startingStack: { ...tournament.startingStack, use: 200 + this.chance.under(2000) },
      }),
      ...(this.chance.sometimes(50) && {
        tableMaximum: { ...tournament.tableMaximum, use: 3 + this.chance.under(6) },
      }),
      ...(this.chance.sometimes(50) && {
        rebuys: {
          use: {
            atMost: 3,
            onlyWhenBroke: this.chance.sometimes(50),
            throughLevel: 4,
            deadline: this.chance.sometimes(50) ? ('lost' as const) : ('bought' as const),
            price: null,
            chips: null,
          },
          cite: 'rebuy-window' as const,
        },
      }),
      ...(this.chance.sometimes(50) && {
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
    const bots = this.kind === 'dealt' ? this.chance.under(6) : 0;
    const created = await this.rooms.create('tournament', 'A night', this.rules(rulebook), {
      kind: this.kind,
      bots,
      // Without a pause a hand may be over as soon as it is dealt.
      ...(this.chance.sometimes(30) && { pace: { street: 0, between: 0 } }),
    });
    if (!created.ok) throw new Error(created.refusal.message);
    this.room = created.value;
    const both = this.kind === 'both';
    const people = (both ? 4 : 2) + this.chance.under(9);
    for (let at = 1; at <= people; at++) {
      const name = `P${at}`;
      await this.direct({
        type: 'enter',
        player: name.toLowerCase(),
        name,
        adult: true,
        here: this.chance.sometimes(85),
        ...(both && { online: at % 2 === 0 }),
      });
    }
    await this.direct({ type: 'draw-seats' });
    await this.direct({ type: 'start' });
    for (let at = 1; at <= people; at++) if (this.chance.sometimes(70)) this.attach('player', `p${at}`);
    this.attach('director', this.chance.sometimes(50) ? 'p1' : null);
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
    const roll = this.chance.under(100);
    if (roll < 30) await this.pass();
    else if (roll < 55 && this.kind !== 'live') await this.play();
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
    for (let times = 1 + this.chance.under(12); times > 0; times--) await this.ports.next();
  }

  /** A player to act at a dealt table does something their screen says is legal. */
  private async play(): Promise<void> {
    const screen = this.chance.one(
      this.screens.filter(({ who }) => who.player !== null && who.role === 'player'),
    );
    const frame = screen?.last('hand');
    const legal = frame?.view.legal;
    if (screen === undefined || frame === undefined || legal == null) return this.pass();
    const action = this.chance.one([
      'fold',
      legal.canCheck ? 'check' : 'call',
      'call',
      'raise',
      'raise',
    ] as const)!;
    const to = legal.raise === null ? 0 : this.chance.one([legal.raise.minimum, legal.raise.maximum])!;
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
    const ms = this.chance.one([7, 45, 600])! * 1_000;
    if (this.chance.sometimes(50)) {
      this.log.push(`sleep ${ms}`);
      this.ports.sleep(ms);
    } else {
      this.log.push(`jump ${ms}`);
      this.ports.jump(this.chance.sometimes(50) ? ms * 100 : -ms * 100);
    }
  }

  private comeAndGo(): void {
    const gone = this.chance.one(this.screens);
    if (gone !== undefined && this.chance.sometimes(50)) {
      this.room.detach(gone);
      this.screens = this.screens.filter((screen) => screen !== gone);
    } else this.attach('player', this.chance.one(this.room.tournament.players.keys()) ?? null);
  }

  private anybody(): Actor {
    return (
      this.chance.one(this.screens.filter(({ who }) => this.chance.sometimes(40) || who.role === 'director'))
        ?.who ?? {
        device: 'laptop',
        role: 'director',
        player: null,
      }
    );
  }

  private something(): AskedFrame {
    return this.chance.sometimes(70) || this.kind === 'live'
      ? ({ type: 'do', key: '', command: sensible(this.room.tournament, this.chance) } as AskedFrame)
      : atTheTable(this.room.tournament, this.chance);
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
}
