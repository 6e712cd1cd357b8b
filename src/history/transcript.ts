import { clockwiseFrom } from '../engine/betting/forced.ts';
import type { Card } from '../engine/cards/card.ts';
import { evolve } from '../engine/hand/evolve.ts';
import type { AwardedPot, HandEvent } from '../engine/record/events.ts';
import { BETTING, Hand, SHOWDOWN } from '../engine/record/hand.ts';
import type { PostKind, Setup } from '../engine/record/setup.ts';
import { STREETS, type Street } from '../engine/record/street.ts';
import type { Chips, Place, Seat } from '../engine/units.ts';
import { setupIn } from './record.ts';

/**
 * A finished hand as it counts, for the formats other programs read. Those know no rulings: a corrected bet is there as
 * what it counts as, a retrieved hand was never folded, and a hand declared dead is folded.
 */
export type Transcript = {
  readonly setup: Setup;
  /** The seats in dealing order, first left of the button. */
  readonly order: readonly Seat[];
  /** Antes, then small blinds, then big ones, each in dealing order. */
  readonly posts: readonly PaidPost[];
  /** As far as the hand went. */
  readonly rounds: readonly Round[];
  /** The main pot first; a void hand has one in which everybody gets their own chips back. */
  readonly pots: readonly Pick<AwardedPot, 'amount' | 'winners'>[];
  readonly stacks: Readonly<Record<Seat, Chips>>;
  readonly voided: boolean;
};

/** `amount` is what the stack had for it. */
export type PaidPost = {
  readonly seat: Seat;
  readonly kind: PostKind;
  readonly amount: Chips;
  readonly due: Chips;
  readonly dead: boolean;
  readonly allIn: boolean;
};

export type Round = {
  readonly street: Street;
  readonly cards: readonly Card[];
  readonly moves: readonly Move[];
};

export type Move =
  | { readonly does: 'checks' | 'mucks'; readonly seat: Seat }
  /** Out of turn where a hand was declared dead. */
  | { readonly does: 'folds'; readonly seat: Seat; readonly outOfTurn?: true }
  /** `put` goes into the pot, which makes the bet `to`; before it was `over` to call. */
  | {
      readonly does: 'calls' | 'bets' | 'raises';
      readonly seat: Seat;
      readonly put: Chips;
      readonly to: Chips;
      readonly over: Chips;
      readonly allIn: boolean;
    }
  | { readonly does: 'gets back'; readonly seat: Seat; readonly amount: Chips }
  | { readonly does: 'shows'; readonly seat: Seat };

export function transcribe(events: readonly HandEvent[]): Transcript {
  const transcriber = new Transcriber(setupIn(events));
  for (const event of events) transcriber.take(event);
  return transcriber.transcript();
}

type Draft = { readonly street: Street; readonly cards: readonly Card[]; readonly moves: Move[] };

class Transcriber {
  private readonly setup: Setup;
  private readonly hand = new Hand();
  private readonly posted: (HandEvent & { type: 'posted' })[] = [];
  private readonly rounds: Draft[] = [{ street: 'preflop', cards: [], moves: [] }];
  private readonly pots: Pick<AwardedPot, 'amount' | 'winners'>[] = [];
  private voided = false;

  constructor(setup: Setup) {
    this.setup = setup;
  }

  take(event: HandEvent): void {
    const { hand } = this;
    const before = {
      stacks: hand.stacks.slice(),
      price: hand.price,
      actor: hand.actor,
      phase: hand.phase,
      lastActor: hand.lastActor,
    };
    evolve(hand, event);
    switch (event.type) {
      case 'posted':
        this.posted.push(event);
        break;
      case 'turned':
        this.rounds.push({ street: STREETS[hand.boarded - 2]!, cards: event.cards, moves: [] });
        break;
      case 'folded':
        this.moves.push({ does: 'folds', seat: event.seat });
        break;
      case 'checked':
        this.moves.push({ does: 'checks', seat: event.seat });
        break;
      case 'called':
      case 'raised':
        this.wager(event, before);
        break;
      case 'killed':
        this.kill(event.seat, before);
        break;
      case 'bet-corrected':
        if (hand.placeOf(event.seat) === before.lastActor)
          this.takeBack(event.seat, ['checks', 'calls', 'bets', 'raises']);
        break;
      case 'retrieved':
        this.takeBack(event.seat, ['folds', 'mucks']);
        break;
      default:
        this.end(event, before.stacks);
    }
  }

  /** What comes when nobody bets any more. */
  private end(event: HandEvent, stacks: Int32Array): void {
    switch (event.type) {
      case 'returned':
        this.moves.push({ does: 'gets back', seat: event.seat, amount: event.amount });
        break;
      case 'tabled':
        this.table(event.seats);
        break;
      case 'shown':
        if (!this.moves.some(({ does, seat }) => does === 'shows' && seat === event.seat))
          this.moves.push({ does: 'shows', seat: event.seat });
        break;
      case 'mucked':
        this.moves.push({ does: 'mucks', seat: event.seat });
        break;
      case 'awarded':
        this.pots.unshift(event.pot);
        break;
      case 'voided':
        this.voided = true;
        this.pots.push(givenBack(this.hand, stacks));
        break;
      default:
        break;
    }
  }

  transcript(): Transcript {
    const { setup, rounds, pots, hand, voided } = this;
    const order = clockwiseFrom(
      setup.button,
      setup.players.map(({ seat }) => seat),
    );
    const stacks = Object.fromEntries(order.map((seat) => [seat, hand.stacks[hand.placeOf(seat)]!]));
    const told = { setup, order, posts: paidPosts(setup, this.posted, order), pots, stacks, voided };
    const [first, ...later] = rounds;
    return { ...told, rounds: [{ ...first!, moves: foldInTurn(told, first!.moves) }, ...later] };
  }

  private get moves(): Move[] {
    return this.rounds.at(-1)!.moves;
  }

  private wager(
    event: HandEvent & { type: 'called' | 'raised' },
    { stacks, price }: { readonly stacks: Int32Array; readonly price: Chips },
  ): void {
    const { hand } = this;
    const { seat, to } = event;
    const place = hand.placeOf(seat);
    const does = event.type === 'called' ? 'calls' : event.opening ? 'bets' : 'raises';
    const put = stacks[place]! - hand.stacks[place]!;
    this.moves.push({ does, seat, put, to, over: price, allIn: hand.stacks[place] === 0 });
  }

  private kill(seat: Seat, { phase, actor }: { readonly phase: number; readonly actor: Place }): void {
    if (phase === SHOWDOWN) this.moves.push({ does: 'mucks', seat });
    else if (phase === BETTING && actor === this.hand.placeOf(seat)) this.moves.push({ does: 'folds', seat });
    else this.moves.push({ does: 'folds', seat, outOfTurn: true });
  }

  private takeBack(seat: Seat, kinds: readonly Move['does'][]): void {
    const at = this.moves.findLastIndex((move) => move.seat === seat && kinds.includes(move.does));
    if (at >= 0) this.moves.splice(at, 1);
  }

  /** Everybody shows, from the last to bet or raise on this street and then clockwise. */
  private table(seats: readonly Seat[]): void {
    const last = this.moves.findLast(({ does }) => does === 'bets' || does === 'raises');
    const first = Math.max(0, last === undefined ? 0 : seats.indexOf(last.seat));
    for (const seat of [...seats.slice(first), ...seats.slice(0, first)])
      this.moves.push({ does: 'shows', seat });
  }
}

const KINDS: readonly PostKind[] = ['ante', 'small', 'big'];

function paidPosts(
  { players, posts }: Setup,
  posted: readonly (HandEvent & { type: 'posted' })[],
  order: readonly Seat[],
): PaidPost[] {
  const left = new Map(players.map(({ seat, stack }) => [seat, stack]));
  return [...posted]
    .sort(
      (a, b) =>
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || order.indexOf(a.seat) - order.indexOf(b.seat),
    )
    .map(({ seat, kind, amount, dead }) => {
      left.set(seat, left.get(seat)! - amount);
      const due = posts.find((post) => post.seat === seat && post.kind === kind)?.amount ?? amount;
      return { seat, kind, amount, due, dead, allIn: left.get(seat) === 0 };
    });
}

/** A void hand returns everybody's chips. */
function givenBack(hand: Hand, stacks: Int32Array): Pick<AwardedPot, 'amount' | 'winners'> {
  const winners = Array.from({ length: hand.players }, (_, place) => ({
    seat: hand.seats[place]!,
    amount: hand.stacks[place]! - stacks[place]!,
  })).filter(({ amount }) => amount > 0);
  return { amount: winners.reduce((sum, { amount }) => sum + amount, 0), winners };
}

/**
 * The moves before the flop with everybody who was away folding when their turn came, as other programs expect it. Where
 * their hands being dead changed what a call cost or who had to act, the folds stay where they were.
 */
function foldInTurn({ setup, order, posts }: Omit<Transcript, 'rounds'>, moves: readonly Move[]): Move[] {
  // Whoever had done something before was not away.
  const only = (seat: Seat): boolean => moves.filter((move) => move.seat === seat).length === 1;
  const away = new Set(
    moves.flatMap((move) => (move.does === 'folds' && move.outOfTurn && only(move.seat) ? move.seat : [])),
  );
  const others = moves.filter(({ seat }) => !away.has(seat));
  if (away.size === 0 || !isPlain({ setup, order, posts }, others, away)) return [...moves];
  const inTurn: Move[] = [];
  const passTo = (at: number): void => {
    if (away.delete(order[at]!)) inTurn.push({ does: 'folds', seat: order[at]! });
  };
  let next = order.indexOf(setup.firstToAct);
  for (const move of others) {
    const acts = 'put' in move || move.does === 'checks' || move.does === 'folds';
    // Once nobody acts any more, whoever is left folds.
    for (let passed = 0; passed < order.length && !(acts && order[next] === move.seat); passed++) {
      passTo(next);
      next = (next + 1) % order.length;
    }
    inTurn.push(move);
  }
  for (const at of order.keys()) passTo((next + at) % order.length);
  return inTurn;
}

/** Whether everybody who stayed in called the whole price, or went all-in. */
function isPlain(
  { setup, order, posts }: Pick<Transcript, 'setup' | 'order' | 'posts'>,
  moves: readonly Move[],
  away: ReadonlySet<Seat>,
): boolean {
  const wagers = moves.filter((move) => 'put' in move);
  const price = Math.max(setup.stakes.big, ...wagers.map(({ to }) => to));
  return order.every((seat) => {
    if (away.has(seat) || moves.some((move) => move.does === 'folds' && move.seat === seat)) return true;
    const last = wagers.findLast((move) => move.seat === seat);
    const posted = posts.filter((post) => post.seat === seat && post.kind !== 'ante' && !post.dead);
    if (last?.allIn || posts.some((post) => post.seat === seat && post.allIn)) return true;
    return (last?.to ?? posted.reduce((sum, { amount }) => sum + amount, 0)) === price;
  });
}
