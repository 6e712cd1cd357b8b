import { applyKilled } from '../engine/betting/corrections.ts';
import { type ButtonPlan, nextPlan } from '../engine/button/button.ts';
import type { Circuit } from '../engine/button/moving-button.ts';
import { Dice } from '../engine/cards/dice.ts';
import { freshDeck, shuffle } from '../engine/cards/shuffle.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { readClock } from '../engine/clock/clock.ts';
import { act, proceed, startHand } from '../engine/hand/play.ts';
import { BETTING, Hand, OVER } from '../engine/record/hand.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { StepCommand, TournamentCommand } from '../engine/tournament/commands.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { carryOut, decide } from '../engine/tournament/decide.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { applyEvent, tournamentFrom } from '../engine/tournament/evolve.ts';
import { setupFor, waitingBehind } from '../engine/tournament/hands/setup.ts';
import { finishes } from '../engine/tournament/money/finish.ts';
import { colorUpDue } from '../engine/tournament/race/race.ts';
import { rebuyRefusal } from '../engine/tournament/rebuys/rebuys.ts';
import { arrangementDue } from '../engine/tournament/seats/arrange.ts';
import {
  type PlayerId,
  playersIn,
  seatsOf,
  type Table,
  type Tournament,
} from '../engine/tournament/state/state.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import { MOST_CHIPS, MOST_PLAYERS } from '../engine/units.ts';
import { View } from '../engine/views/view.ts';
import type { Beginner } from './beginners.ts';
import { botMove, QUICK } from './bots.ts';
import { FOLD } from './decision.ts';
import { HOME_PACE, handTime, type Pace } from './pace.ts';
import { Regulars } from './regulars.ts';
import { HOME_TABLE, type Temperament, withRebuysOpen } from './temperaments.ts';

export type SimulatedField = {
  readonly rulebook: Rulebook;
  readonly players: number;
  readonly pace?: Pace;
  /** Who sits down: these in turn. */
  readonly bots?: readonly Player[];
};

export type Player = Temperament | Beginner;

export type SimulatedResult = {
  readonly minutes: number;
  readonly level: number;
  readonly hands: number;
  readonly rebuys: number;
  /** The players by number, first place first. */
  readonly order: readonly number[];
};

/** A table in play: keeps what changes from hand to hand, and tells the tournament when somebody busts. */
type Felt = {
  readonly id: string;
  readonly seats: readonly number[];
  readonly players: readonly PlayerId[];
  /** The same players by number. */
  readonly numbers: readonly number[];
  readonly stacks: number[];
  /** Seats and stacks when the hand began, which may rank players who bust on it together; filled anew for each hand. */
  readonly dealtTo: { readonly seat: number; stack: number }[];
  circuit: Circuit | null;
  readonly firstButton: number;
  /** The hand in play or just played, at its level; null before the first. */
  plan: ButtonPlan | null;
  level: number;
  endsAt: number | null;
  /** Hands the tournament has not been told of. */
  untold: boolean;
};

const MINUTE = 60_000;
/** The purposes cards are drawn for. */
const DRAWN: ReadonlySet<TournamentCommand['type']> = new Set(['draw-seats', 'rearrange', 'color-up']);

/** Everybody has bought in; tournaments with the same field begin here. */
export function openField({ rulebook, players }: SimulatedField): UndoStack {
  const created = createTournament('simulated', 'A simulated night', rulebook);
  if (!created.ok) throw new Error(created.refusal.message);
  let history = tournamentFrom(created.value);
  for (let at = 0; at < players; at++) {
    const entered = decide(
      history,
      { type: 'enter', player: String(at), name: `Player ${at + 1}`, adult: true, prepaid: true },
      { now: 0 },
    );
    if (!entered.ok) throw new Error(entered.refusal.message);
    history = entered.value.history;
  }
  return history;
}

/**
 * A whole tournament played by bots: the same tournament and the same hands as people play, with their procedures and
 * rules. Hands in which nobody busts change only stacks and button, so the tournament hears only of the last one; when
 * recorded, it hears of every hand, and both come out the same.
 */
export class SimulatedTournament {
  /** As it is now; without a record nothing of the steps is kept. */
  tournament: Tournament;
  readonly events: TournamentEvent[] = [];
  private readonly recorded: boolean;
  /** Cards, and what is drawn by card. */
  private readonly dice: Dice;
  /** What the bots leave to chance: the cards do not depend on it. */
  private readonly moods: Dice;
  private readonly pace: Pace;
  private readonly bots: readonly Player[];
  private readonly gamblers: readonly Player[];
  private readonly hand = new Hand();
  private readonly views = Array.from({ length: MOST_PLAYERS }, (_, place) => new View(this.hand, { place }));
  /** Who sits in each place of the hand being dealt. */
  private readonly acting: Player[] = [];
  private readonly regulars = new Regulars<number>();
  private felts: Felt[] = [];
  private now = 0;
  private level = 1;
  private onBreak = false;
  /** When the clock must be looked at again. */
  private until = 0;
  private hands = 0;
  /** No hand begins until all tables have finished and everything due is done. */
  private hold = false;

  constructor(field: SimulatedField, opened: UndoStack, seed: number, recorded = false) {
    this.tournament = opened.tournament;
    this.dice = new Dice(seed);
    this.moods = new Dice(-seed - 1);
    this.pace = field.pace ?? HOME_PACE;
    this.bots = field.bots ?? HOME_TABLE;
    this.gamblers = this.bots.map((bot) => (typeof bot === 'function' ? bot : withRebuysOpen(bot)));
    this.recorded = recorded;
    this.hand.stub.set(freshDeck());
  }

  play(): SimulatedResult {
    this.command({ type: 'draw-seats', kind: 'dealt' });
    this.command({ type: 'start' });
    this.sitDown();
    this.lookAtClock();
    this.goOn();
    while (!this.over) {
      const felt = this.nextToFinish();
      this.now = felt.endsAt!;
      const next = this.finish(felt);
      if (this.now >= this.until) this.lookAtClock();
      if (!this.hold) this.begin(next);
      else if (this.felts.every(({ endsAt }) => endsAt === null)) this.goOn();
    }
    return this.result();
  }

  private get over(): boolean {
    return this.tournament.phase === 'over';
  }

  private result(): SimulatedResult {
    const { tournament } = this;
    const places = [...finishes(tournament)].sort(([, a], [, b]) => a.place - b.place);
    return {
      minutes: this.now / MINUTE,
      level: this.level,
      hands: this.hands,
      rebuys: [...tournament.players.values()].reduce((sum, { rebuys }) => sum + rebuys, 0),
      order: places.map(([player]) => Number(player)),
    };
  }

  private nextToFinish(): Felt {
    let next: Felt | null = null;
    for (const felt of this.felts)
      if (felt.endsAt !== null && (next === null || felt.endsAt < next.endsAt!)) next = felt;
    if (next === null) throw new Error('nobody is playing and the night is not over');
    return next;
  }

  private somethingDue(): boolean {
    return (
      this.onBreak ||
      arrangementDue(this.tournament, this.now) !== null ||
      colorUpDue(this.tournament, this.now) !== null
    );
  }

  /** The clock has gone on to another level or into a break. */
  private lookAtClock(): void {
    const face = readClock(this.tournament.clock, this.now);
    this.level = face.level;
    this.onBreak = face.onBreak;
    this.until = face.left === null ? Number.POSITIVE_INFINITY : this.now + face.left;
    this.hold ||= this.somethingDue();
  }

  /** All tables have finished: does everything due, waits out a break, and has every table deal. */
  private goOn(): void {
    for (const felt of this.felts) this.tell(felt);
    this.settle();
    while (this.onBreak && !this.over) {
      this.now = this.until;
      this.lookAtClock();
      this.settle();
    }
    if (this.over) return;
    this.hold = false;
    this.sitDown();
    for (const felt of this.felts) this.begin(felt);
  }

  private settle(): void {
    if (this.over) return;
    this.buyAddOns();
    while (colorUpDue(this.tournament, this.now) !== null) this.command({ type: 'color-up' });
    while (arrangementDue(this.tournament, this.now) !== null) this.command({ type: 'rearrange' });
    if (playersIn(this.tournament).length === 1 && !this.over) this.command({ type: 'finish' });
  }

  private buyAddOns(): void {
    const { use: rule } = this.tournament.rulebook.tournament.addOn;
    if (rule === null || !this.onBreak || rule.afterLevel !== this.level) return;
    for (const { id, stack, addOns } of playersIn(this.tournament))
      if (addOns === 0 && stack! < rule.upTo && this.canCount(rule.upTo))
        this.command({ type: 'add-on', player: id });
  }

  /** Nobody buys more chips than can be counted. */
  private canCount(more: number): boolean {
    return this.tournament.chipsIssued + more <= MOST_CHIPS;
  }

  private sitDown(): void {
    this.regulars.count(this.tournament);
    this.felts = [...this.tournament.tables.values()].map((table) => this.feltOf(table));
  }

  private feltOf(table: Table): Felt {
    const seats = seatsOf(table);
    const players = seats.map((seat) => table.seats.get(seat)!);
    return {
      id: table.id,
      seats,
      players,
      numbers: players.map(Number),
      stacks: players.map((player) => this.tournament.players.get(player)!.stack!),
      dealtTo: seats.map((seat) => ({ seat, stack: 0 })),
      circuit: table.circuit,
      firstButton: table.firstButton,
      plan: null,
      level: 0,
      endsAt: null,
      untold: false,
    };
  }

  private begin(felt: Felt): void {
    const { rulebook, clock, smallestChip } = this.tournament;
    if (this.recorded) this.command({ type: 'start-hand', table: felt.id, dealer: true });
    const plan = nextPlan(rulebook.tournament.button.use, felt, felt.seats);
    felt.plan = plan;
    felt.circuit = plan.circuit;
    felt.level = this.level;
    felt.untold = true;
    this.hands++;
    for (let at = 0; at < felt.dealtTo.length; at++) felt.dealtTo[at]!.stack = felt.stacks[at]!;
    this.deal(felt, setupFor(rulebook, clock.levels[felt.level - 1]!, plan, felt.dealtTo, smallestChip));
    felt.endsAt = this.now + handTime(this.pace, felt.seats.length);
  }

  /** Plays the hand through at once; its stacks count when it is over. */
  private deal(felt: Felt, setup: Parameters<typeof startHand>[1]): void {
    const { hand, dice, moods, views } = this;
    const { atMost, throughLevel } = this.tournament.rulebook.tournament.rebuys.use;
    const bots = atMost !== 0 && felt.level <= throughLevel ? this.gamblers : this.bots;
    shuffle(hand.stub, dice, felt.seats.length * 2 + 8);
    startHand(hand, setup);
    // Places go around from the left of the button, seats from the lowest.
    const first = felt.seats.indexOf(hand.seats[0]!);
    for (let place = 0; place < hand.players; place++) {
      const player = felt.numbers[(first + place) % hand.players]!;
      this.acting[place] = bots[player % bots.length]!;
      this.regulars.seat(place, player);
    }
    for (const seat of waitingBehind(this.tournament.rulebook.tournament, felt.plan!, felt.seats))
      applyKilled(hand, hand.placeOf(seat), 'tda-10-broken-table');
    while (hand.phase !== OVER) {
      if (hand.phase !== BETTING) {
        proceed(hand);
        continue;
      }
      const place = hand.actor;
      const bot = this.acting[place]!;
      const view = views[place]!;
      const move =
        typeof bot === 'function' ? bot(view, moods) : botMove(view, bot, moods, QUICK, this.regulars);
      this.regulars.of(place).saw(view, move === FOLD, move);
      const refusal =
        move > 0
          ? act(hand, place, 'raise', move)
          : act(hand, place, move === FOLD ? 'fold' : hand.toCall === 0 ? 'check' : 'call');
      if (refusal !== null) throw new Error(`a bot may not: ${refusal.message}`);
    }
    for (let place = 0; place < hand.players; place++)
      felt.stacks[(first + place) % hand.players] = hand.stacks[place]!;
  }

  /** The hand is over; gives the table as it goes on. */
  private finish(felt: Felt): Felt {
    felt.endsAt = null;
    const isBust = felt.stacks.includes(0);
    if (isBust || this.recorded) this.tell(felt);
    if (!isBust) return felt;
    for (const [at, id] of felt.players.entries())
      if (
        felt.stacks[at] === 0 &&
        rebuyRefusal(this.tournament, this.tournament.players.get(id)!, this.now) === null &&
        this.canCount(
          this.tournament.rulebook.tournament.rebuys.use.chips ??
            this.tournament.rulebook.tournament.startingStack.use,
        )
      )
        this.command({ type: 'rebuy', player: id });
    this.regulars.count(this.tournament);
    this.hold ||= this.over || this.somethingDue();
    const next = this.feltOf(this.tournament.tables.get(felt.id)!);
    this.felts[this.felts.indexOf(felt)] = next;
    return next;
  }

  /** Tells the tournament how the last hand at this table came out. */
  private tell(felt: Felt): void {
    if (!felt.untold) return;
    felt.untold = false;
    const { id: table, seats, players, stacks, dealtTo, level } = felt;
    if (!this.recorded)
      this.tournament = applyEvent(this.tournament, {
        type: 'hand-started',
        table,
        dealer: null,
        number: this.hands,
        level,
        plan: felt.plan!,
        seats,
        sitting: [],
        dead: [],
      });
    const winner = players[stacks.indexOf(Math.max(...stacks))]!;
    const told: Record<PlayerId, number> = {};
    const startedWith: Record<PlayerId, number> = {};
    const knockedOutBy: Record<PlayerId, readonly PlayerId[]> = {};
    for (const [at, player] of players.entries()) {
      told[player] = stacks[at]!;
      if (stacks[at] !== 0) continue;
      startedWith[player] = dealtTo[at]!.stack;
      knockedOutBy[player] = [winner];
    }
    this.command({ type: 'end-hand', table, stacks: told, startedWith, knockedOutBy, dealer: true });
  }

  private command(command: StepCommand): void {
    const circumstances = { now: this.now, entropy: this.entropyFor(command) };
    if (this.recorded) {
      const done = decide({ tournament: this.tournament, past: [], undone: [] }, command, circumstances);
      if (!done.ok) throw this.refused(command, done.refusal);
      this.tournament = done.value.history.tournament;
      this.events.push(...done.value.events);
      return;
    }
    const done = carryOut(this.tournament, command, circumstances);
    if (!done.ok) throw this.refused(command, done.refusal);
    this.tournament = done.value;
  }

  private refused(command: TournamentCommand, { message }: Refusal): Error {
    return new Error(`${command.type} at ${Math.round(this.now / MINUTE)} minutes: ${message}`);
  }

  /** A seed for anything drawn by card. */
  private entropyFor({ type }: TournamentCommand): string {
    if (!DRAWN.has(type)) return '';
    return Array.from({ length: 8 }, () => (this.dice.next() >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
