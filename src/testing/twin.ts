import { expect } from 'vitest';
import { readClock } from '../engine/clock/clock.ts';
import { orbitsBy } from '../engine/seating/late.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { finishes } from '../engine/tournament/money/finish.ts';
import { type Question, questions } from '../engine/tournament/open-questions.ts';
import { colorUpDue } from '../engine/tournament/race/race.ts';
import { mayStillRebuy } from '../engine/tournament/rebuys/rebuys.ts';
import { arrangementDue, waitingTables } from '../engine/tournament/seats/arrange.ts';
import { type PlayerId, playersIn, type TableId, type Tournament } from '../engine/tournament/state/state.ts';
import { decisionsOf } from './decisions.ts';
import { EngineTournament, MINUTE } from './engine-tournament.ts';
import { type Happened, truthOf } from './truth.ts';

export type TwinFigures = {
  readonly players: number;
  readonly hands: number;
  readonly busts: number;
  readonly questions: number;
  readonly taps: number;
  /** Taps for each bust, with its questions. */
  readonly bustTaps: readonly number[];
};

/** Nobody tells later than this. */
const LATEST_MS = 100_000;

/**
 * One night twice. In the first, every hand is tapped in: that is the truth. In the second a host tells only what a host
 * tells, late by up to a minute and a half, and answers each question truthfully; in some nights, a phone at a table taps
 * in its hands. Both must come to the same decisions.
 */
export class Twin {
  private readonly players: number;
  private readonly look: (told: EngineTournament) => void;
  private readonly truth: EngineTournament;
  private readonly told: EngineTournament;
  private readonly stacks = new Map<PlayerId, number>();
  /** When the hand at a table is over. */
  private readonly ends = new Map<TableId, number>();
  /** The players in the last hand of each table. */
  readonly inLastHand = new Map<TableId, readonly PlayerId[]>();
  private readonly untold: Happened[] = [];
  readonly happened = new Map<PlayerId, Happened>();
  private now = 0;
  private hands = 0;
  private busts = 0;
  private asked = 0;
  private taps = 0;
  private readonly bustTaps: number[] = [];
  private readonly lateAt: number;
  private readonly awayAt: number;
  private readonly disputeAt: number;

  /** `look` sees the host's night after every tap. */
  constructor(
    rulebook: string,
    players: number,
    seed: string,
    look: (told: EngineTournament) => void = () => {},
  ) {
    this.players = players;
    this.look = look;
    this.truth = new EngineTournament(rulebook, seed);
    this.told = new EngineTournament(rulebook, seed);
    this.lateAt = this.under(2) === 0 ? this.under(25) * MINUTE : Number.POSITIVE_INFINITY;
    this.awayAt = this.under(2) === 0 ? this.under(90) * MINUTE : Number.POSITIVE_INFINITY;
    this.disputeAt = this.under(3) === 0 ? this.under(120) * MINUTE : Number.POSITIVE_INFINITY;
  }

  play(): TwinFigures {
    for (let at = 1; at <= this.players; at++)
      this.both({ type: 'enter', player: `p${at}`, name: `P${at}`, adult: true, prepaid: true });
    this.both({ type: 'draw-seats' });
    this.both({ type: 'start' });
    const { use: stack } = this.truth.tournament.rulebook.tournament.startingStack;
    for (const { id } of playersIn(this.truth.tournament)) this.stacks.set(id, stack);
    const someTracked = this.under(3) === 0;
    for (const table of this.truth.tournament.tables.keys()) {
      this.truth.do({ type: 'track', table, on: true });
      if (someTracked && this.under(2) === 0) this.told.do({ type: 'track', table, on: true });
    }
    for (let steps = 0; this.truth.tournament.phase === 'running'; steps++) {
      expect(steps, 'the night ends').toBeLessThan(20_000);
      this.step();
    }
    this.tellAll();
    if (this.told.tournament.phase === 'running') this.tap(1, { type: 'finish' });
    this.compare();
    const paid = [...finishes(this.truth.tournament).values()].filter(({ prize }) => prize > 0).length;
    this.taps += paid;
    const { players, hands, busts, asked, bustTaps } = this;
    return { players, hands, busts, questions: asked, taps: this.taps, bustTaps };
  }

  get tournament(): Tournament {
    return this.truth.tournament;
  }

  private under(most: number): number {
    return this.truth.under(most);
  }

  /** The next thing that run: a hand ends, a hand begins, seats change, or time passes. */
  private step(): void {
    const next = [...this.ends].sort(([, a], [, b]) => a - b)[0];
    this.begin();
    if (this.tournament.phase !== 'running') return;
    const ending = [...this.ends].sort(([, a], [, b]) => a - b)[0] ?? next;
    if (ending === undefined) {
      // A break: nobody plays until it is over.
      const { left } = readClock(this.tournament.clock, this.now);
      this.pass(this.now + Math.max(1000, left ?? 60_000));
      return;
    }
    this.pass(ending[1]);
    const before = this.truth.events.length;
    this.end(ending[0]);
    if (this.truth.events.slice(before).some(({ type }) => type === 'balanced')) this.follow();
    this.arrange();
  }

  private pass(to: number): void {
    for (const [at, run] of [
      [this.lateAt, () => this.comesLate()],
      [this.awayAt, () => this.leaves()],
      [this.disputeAt, () => this.disputes()],
    ] as const)
      if (this.now < at && at <= to) {
        this.setNow(at);
        run();
      }
    this.setNow(to);
    for (const bust of [...this.untold]) if (bust.at + LATEST_MS < to || this.under(3) === 0) this.tellNext();
  }

  private setNow(now: number): void {
    this.now = now;
    this.truth.now = now;
    this.told.now = now;
  }

  /** A command that both hear, with the same chance. */
  private both(command: TournamentCommand): void {
    const entropy = this.truth.seed();
    this.truth.do(command, entropy);
    this.told.do(command, entropy);
  }

  private tap(taps: number, command: TournamentCommand, entropy?: string): void {
    this.taps += taps;
    this.told.do(command, entropy);
    this.look(this.told);
  }

  private comesLate(): void {
    const { lateUntilLevel } = this.tournament.rulebook.tournament;
    const { level, onBreak } = readClock(this.tournament.clock, this.now);
    if (onBreak || level > 1 || (lateUntilLevel.use ?? 2) <= level || playersIn(this.tournament).length < 3)
      return;
    this.tellAll();
    const late = { type: 'enter', player: 'late', name: 'Late', adult: true } as const;
    this.both(late);
    const cards = this.cardsFor([...this.tournament.tables.keys()]);
    const entropy = this.truth.seed();
    this.truth.do({ type: 'seat-late', player: 'late', cards }, entropy);
    const seated = this.truth.events.at(-1)!;
    expect(seated.type).toBe('seated');
    const table = seated.type === 'seated' ? seated.chair.table : '';
    const { handsAtLevel, seats } = this.tournament.tables.get(table)!;
    const orbits = orbitsBy(handsAtLevel, seats.size - 1).reduce((sum, [, each]) => sum + each, 0);
    const refused = this.told.try({ type: 'seat-late', player: 'late', cards }, entropy);
    this.taps += 4;
    if (refused !== null) {
      expect(refused.code).toBe('orbits-needed');
      this.asked++;
      this.tap(1, { type: 'seat-late', player: 'late', cards, orbits }, entropy);
    }
    this.trackNewTables();
    this.stacks.set('late', this.tournament.players.get('late')!.stack ?? 1000);
    expect(this.told.tournament.players.get('late')).toMatchObject({
      standing: this.tournament.players.get('late')!.standing,
      stack: this.tournament.players.get('late')!.stack,
    });
  }

  /** The truth has every hand, also of tables that were opened or drawn later. */
  private trackNewTables(): void {
    for (const { id, tracked } of [...this.tournament.tables.values()])
      if (!tracked) this.truth.do({ type: 'track', table: id, on: true });
  }

  private leaves(): void {
    const away = playersIn(this.tournament).find(({ awaySince }) => awaySince === null);
    if (away === undefined || this.untold.some(({ players }) => players.includes(away.id))) return;
    this.tellAll();
    this.both({ type: 'leave', player: away.id });
    this.both({ type: 'come-back', player: away.id });
    this.taps += 6;
  }

  private disputes(): void {
    this.both({ type: 'clock', do: 'stop', why: 'dispute' });
    this.setNow(this.now + this.under(4) * MINUTE);
    this.both({ type: 'clock', do: 'start' });
    this.taps += 2;
  }

  /** Every table that may deals its next hand. */
  private begin(): void {
    const face = readClock(this.tournament.clock, this.now);
    if (face.onBreak || !face.running) return;
    const due = arrangementDue(this.tournament, this.now);
    const waiting = due === null ? [] : waitingTables(this.tournament, due).map(({ id }) => id);
    for (const { id, seats, hand } of [...this.tournament.tables.values()]) {
      if (hand !== null || seats.size < 2 || waiting.includes(id)) continue;
      this.truth.do({ type: 'start-hand', table: id });
      if (this.isTracked(id)) this.tapNextHand(id);
      this.inLastHand.set(id, [...seats.values()]);
      this.ends.set(id, this.now + 90_000 + this.under(150) * 1000);
      this.hands++;
    }
  }

  /** A phone taps the next hand in. Where somebody has to move first for all it knows, another bust was not told yet. */
  private tapNextHand(table: TableId): void {
    const refused = this.told.try({ type: 'next-hand', table });
    if (refused === null) return;
    expect([refused.code, this.untold.length > 0]).toEqual(['seats-first', true]);
    this.tellAll();
    this.told.do({ type: 'next-hand', table });
  }

  /** The hand at a table is over. */
  private end(table: TableId): void {
    this.ends.delete(table);
    const { hand } = this.tournament.tables.get(table)!;
    const began = new Map(this.stacks);
    const busts = this.deal(table, hand!.level);
    const startedWith = Object.fromEntries(busts.map((player) => [player, began.get(player)!]));
    this.truth.do({ type: 'end-hand', table, busts, startedWith });
    const tracked = this.isTracked(table);
    if (busts.length === 0) {
      if (!tracked) return;
      // The seats may change with the end of this hand: what others told late comes before it.
      this.tellAll();
      this.told.do({ type: 'end-hand', table });
      return;
    }
    this.busts += busts.length;
    const rebuys = new Set<PlayerId>();
    const open = busts.filter((id) =>
      mayStillRebuy(this.tournament, this.tournament.players.get(id)!, this.now),
    );
    for (const player of open) {
      const rebuy = this.under(2) === 0;
      this.truth.do({ type: 'answer', question: 'rebuy', player, rebuy });
      if (!rebuy) continue;
      rebuys.add(player);
      const { startingStack, rebuys: rule } = this.tournament.rulebook.tournament;
      this.stacks.set(player, rule.use.chips ?? startingStack.use);
    }
    const bust = { at: this.now, table, players: busts, began, level: hand!.level, rebuys };
    this.untold.push(bust);
    for (const player of busts) this.happened.set(player, bust);
    // Who is back at once is told at once: the next hand may knock them out again. So is a bust that ends a tracked hand.
    if (tracked || rebuys.size > 0) this.tellAll();
  }

  /** Whether the host's night has every hand of this table. */
  private isTracked(table: TableId): boolean {
    return this.told.tournament.tables.get(table)?.tracked === true;
  }

  /** Some chips change hands; those who lose all of them are out. */
  private deal(table: TableId, level: number): PlayerId[] {
    const seats = this.inLastHand.get(table)!;
    const { big } = this.tournament.clock.levels[level - 1]!;
    const contest = 2 + (this.under(4) === 0 ? 1 : 0);
    const [winner, ...losers] = shuffledBy((most) => this.under(most), seats).slice(0, contest);
    const bet = this.under(4) === 0 ? Number.POSITIVE_INFINITY : (2 + this.under(8)) * big;
    for (const loser of losers) {
      const lost = Math.min(bet, this.stacks.get(loser)!, this.stacks.get(winner!)!);
      this.stacks.set(loser, this.stacks.get(loser)! - lost);
      this.stacks.set(winner!, this.stacks.get(winner!)! + lost);
    }
    return seats.filter((player) => this.stacks.get(player) === 0);
  }

  /** The host tells the next bust, and answers what a host is asked at that moment. */
  private tellNext(): void {
    const bust = this.untold.shift()!;
    const [before, taps] = [this.asked, this.taps];
    this.tap(2, { type: 'bust', table: bust.table, players: bust.players });
    this.answer(['bell', 'rebuy', 'ranking']);
    if (bust.players.length > 1) this.taps += bust.players.length - 1;
    expect(this.asked - before).toBeLessThanOrEqual(2 * bust.players.length + 1);
    this.bustTaps.push(this.taps - taps);
  }

  private tellAll(): void {
    while (this.untold.length > 0) this.tellNext();
    this.answer(['bell', 'rebuy', 'ranking']);
  }

  /** Answers questions of these kinds truthfully, until there are none. */
  private answer(kinds: readonly Question['is'][]): void {
    for (let at = 0; ; at++) {
      expect(at, 'questions end').toBeLessThan(50);
      const question = questions(this.told.tournament, this.told.now).find(({ is }) => kinds.includes(is));
      if (question === undefined) return;
      this.asked++;
      this.tap(1, truthOf(question, this));
    }
  }

  /** The end of a hand told the last fact a move needed, and the player has moved: the host's answers move the same one. */
  private follow(): void {
    this.tellAll();
    this.settleMove();
    this.compare();
  }

  private settleMove(): void {
    this.answer(['button', 'in-hand', 'blinds']);
    // Where nothing had to be asked, the table may have been playing, and the move takes a tap.
    const due = arrangementDue(this.told.tournament, this.told.now);
    if (due?.kind === 'balance' && arrangementDue(this.tournament, this.now) === null)
      this.tap(1, { type: 'rearrange' });
  }

  /** Between hands, when nobody who must wait is playing: the seats change, and chips are colored up. */
  private arrange(): void {
    for (;;) {
      if (this.tournament.phase !== 'running') return;
      const due = arrangementDue(this.tournament, this.now);
      if (due === null || waitingTables(this.tournament, due).some(({ hand }) => hand !== null)) break;
      this.tellAll();
      const expected = arrangementDue(this.told.tournament, this.told.now);
      expect(expected?.facts, 'the same seats are due').toEqual(due.facts);
      const entropy = this.truth.seed();
      const cards =
        due.kind === 'balance' ? { cards: this.cardsFor([...this.tournament.tables.keys()]) } : {};
      this.truth.do({ type: 'rearrange', ...cards }, entropy);
      this.trackNewTables();
      if (due.kind === 'balance') this.answer(['button', 'in-hand', 'blinds']);
      if (arrangementDue(this.told.tournament, this.told.now) !== null)
        this.tap(1, { type: 'rearrange', ...cards }, entropy);
      if (due.kind === 'balance') this.settleMove();
      this.compare();
    }
    if (
      this.tournament.phase === 'running' &&
      [...this.tournament.tables.values()].every(({ hand }) => hand === null)
    )
      while (colorUpDue(this.tournament, this.now) !== null) {
        this.both({ type: 'color-up' });
        this.taps += 2;
      }
  }

  /** A card of another rank for each table. */
  private cardsFor(tables: readonly TableId[]): Record<TableId, string> {
    const ranks = shuffledBy((most) => this.under(most), [...'23456789TJQKA']);
    return Object.fromEntries(tables.map((table, at) => [table, `${ranks[at]}${'cdhs'[this.under(4)]}`]));
  }

  /** Both nights stand the same. */
  private compare(): void {
    expect(decisionsOf(this.told.tournament, this.now)).toEqual(decisionsOf(this.tournament, this.now));
  }
}

function shuffledBy<T>(under: (most: number) => number, list: readonly T[]): T[] {
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = under(at + 1);
    [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
  }
  return shuffled;
}
