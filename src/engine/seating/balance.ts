import { seatAfter, seatBefore } from '../button/markers.ts';
import { type Card, cardText, rankOf } from '../cards/card.ts';
import { accept, assertNever, type Result, refuse } from '../refusal.ts';
import type { Seat } from '../units.ts';

export type BalanceRule = {
  /** The difference between two tables at which a player moves; by tables: two, or three among more than six. */
  readonly differBy: number | 'by-tables';
  /** The low card by rank and suit, the low card by rank with another draw on a tie, or the first table. */
  readonly donor: 'low-card-by-suit' | 'low-card-again-on-tie' | 'first';
  /** The same place clockwise from the button, the same counted from its nearer side, or the next big blind. */
  readonly who: 'same-position' | 'same-side' | 'next-big-blind';
};

export type TableNow = {
  readonly button: Seat;
  readonly players: readonly number[];
  /** The big blind of the hand just played, where it is not the second player after the button. */
  readonly big?: number;
  readonly chairs?: number;
};
export type Chair = { readonly table: string; readonly seat: Seat };

export type Move = {
  readonly from: Chair;
  readonly to: Chair;
  /** The numbers that explain it, for announcing. */
  readonly why: {
    readonly sizes: Readonly<Record<string, number>>;
    readonly position: number;
    readonly drawn: Readonly<Record<string, string>>;
  };
};

/** A player's distance clockwise from the button, counting players; on the button it is 0. */
function positionOf(seat: Seat, button: Seat, seats: readonly Seat[]): number {
  let position = 0;
  for (let at = seatAfter(button, seats); position < seats.length; at = seatAfter(at, seats)) {
    if (seat === button) return 0;
    position++;
    if (at === seat) return position;
  }
  return position;
}

/** The difference at which a player moves, with so many tables [rr-balance-numbers]. */
export const movesFrom = (differBy: BalanceRule['differBy'], tables: number): number =>
  differBy === 'by-tables' ? (tables > 6 ? 3 : 2) : differBy;

const bigBlind = ({ big, button, players }: TableNow): number => big ?? playerAt(2, button, players);

/** The player who moves from the donor's table, in place of one who held this position among so many. */
function mover(who: BalanceRule['who'], position: number, among: number, donor: TableNow): number {
  const { button, players } = donor;
  switch (who) {
    case 'same-position':
      return playerAt(position, button, players);
    case 'same-side': {
      // Right of the button stays right of it, however many sit there [balance-example-right-of-button].
      const fromTheRight = among - position;
      return fromTheRight < position
        ? playerAt(players.length - fromTheRight, button, players)
        : playerAt(position, button, players);
    }
    case 'next-big-blind':
      return seatAfter(bigBlind(donor), players);
    default:
      return assertNever(who);
  }
}

/** The player that many places clockwise from the button. */
export function playerAt(position: number, button: Seat, seats: readonly Seat[]): number {
  if (position === 0) return seats.includes(button) ? button : seatBefore(button, seats);
  let seat = button;
  for (let step = 0; step < position; step++) seat = seatAfter(seat, seats);
  return seat;
}

const sizeOf = (tables: ReadonlyMap<string, TableNow>, name: string): number =>
  tables.get(name)!.players.length;

/**
 * While two tables differ by the rulebook's number, one player moves from a largest to a smallest table, into the chair of
 * a busted player, from the same place relative to the button [balance-threshold, balance-same-position]. Of several
 * chairs, the one closest to the button's left comes first [balance-several-moves].
 */
export function balance(
  given: ReadonlyMap<string, TableNow>,
  busts: readonly Chair[],
  dealTo: (table: string) => Card | undefined,
  rule: BalanceRule,
): Result<readonly Move[]> {
  const tables = new Map(given);
  const open = [...busts];
  const moves: Move[] = [];
  for (;;) {
    const names = [...tables.keys()];
    const most = Math.max(...names.map((name) => sizeOf(tables, name)));
    const least = Math.min(...names.map((name) => sizeOf(tables, name)));
    if (most - least < movesFrom(rule.differBy, tables.size)) return accept(moves);
    const chosen = lowCard(
      names.filter((name) => sizeOf(tables, name) === most),
      dealTo,
      rule.donor,
    );
    if (!chosen.ok) return chosen;
    const smallest = names.filter((name) => sizeOf(tables, name) === least);
    const to =
      rule.who === 'next-big-blind'
        ? worstChair(smallest[0]!, tables.get(smallest[0]!)!)
        : chooseChair(smallest, tables, open);
    const { table: donor, seen } = chosen.value;
    const donating = tables.get(donor)!;
    const { position, among } = positionAt(to, tables, busts);
    const seat = mover(rule.who, position, among, donating);
    const sizes = Object.fromEntries(names.map((name) => [name, sizeOf(tables, name)]));
    moves.push({ from: { table: donor, seat }, to, why: { sizes, position, drawn: seen } });
    tables.set(donor, { ...donating, players: donating.players.filter((each) => each !== seat) });
    const receiving = tables.get(to.table)!;
    tables.set(to.table, { ...receiving, players: [...receiving.players, to.seat].sort((a, b) => a - b) });
    const filled = open.findIndex((chair) => chair.table === to.table && chair.seat === to.seat);
    if (filled >= 0) open.splice(filled, 1);
  }
}

type Chosen = { readonly table: string; readonly seen: Readonly<Record<string, string>> };

/** Chooses among tables by a card each: the low one; where suits do not count, ties draw again [balance-donor-tie]. */
export function lowCard(
  tables: readonly string[],
  dealTo: (table: string) => Card | undefined,
  how: BalanceRule['donor'],
): Result<Chosen> {
  const seen: Record<string, string> = {};
  let tied = [...tables];
  while (tied.length > 1 && how !== 'first') {
    const lows = tied.map((table) => ({ table, card: dealTo(table) }));
    const missing = lows.find(({ card }) => card === undefined);
    if (missing !== undefined)
      return refuse({
        code: 'tie-card-needed',
        rule: 'balance-donor-tie',
        message: `tables ${tied.join(', ')} are equally full: a card for table ${missing.table} is needed`,
        tables: tied,
      });
    for (const { table, card } of lows) seen[table] = cardText(card!);
    const worth = (card: Card): number => (how === 'low-card-by-suit' ? card : rankOf(card));
    const low = Math.min(...lows.map(({ card }) => worth(card!)));
    tied = lows.filter(({ card }) => worth(card!) === low).map(({ table }) => table);
  }
  return accept({ table: tied[0]!, seen });
}

/** The open chair closest to the button's left at a smallest table; without one, the first empty chair there. */
function chooseChair(
  smallest: readonly string[],
  tables: ReadonlyMap<string, TableNow>,
  open: readonly Chair[],
): Chair {
  const chairs = open
    .filter(({ table }) => smallest.includes(table))
    .map((chair) => ({ chair, position: positionAt(chair, tables, open).position }))
    .sort((a, b) => leftFirst(a.position) - leftFirst(b.position));
  if (chairs[0] !== undefined) return chairs[0].chair;
  const table = smallest[0]!;
  let seat = 1;
  while (tables.get(table)!.players.includes(seat)) seat++;
  return { table, seat };
}

/** The empty chair that is big blind soonest; the last big blind's own would be the small blind and comes last [tda-11-balance]. */
function worstChair(table: string, now: TableNow): Chair {
  const chairs = now.chairs ?? Math.max(10, ...now.players);
  const last = bigBlind(now);
  const order = Array.from({ length: chairs }, (_, at) => ((last + at) % chairs) + 1);
  return { table, seat: order.find((seat) => !now.players.includes(seat)) ?? last };
}

/** The button itself is the last place to its left. */
const leftFirst = (position: number): number => (position === 0 ? 1000 : position);

/** A busted player's position in the hand that was played, among players still in and players who bust with them. */
function positionAt(
  { table, seat }: Chair,
  tables: ReadonlyMap<string, TableNow>,
  busts: readonly Chair[],
): { readonly position: number; readonly among: number } {
  const { button, players } = tables.get(table)!;
  const there = busts.filter((chair) => chair.table === table).map((chair) => chair.seat);
  const seats = [...new Set([...players, ...there, seat])].sort((a, b) => a - b);
  return { position: positionOf(seat, button, seats), among: seats.length };
}

/** Cards that have been dealt already, each table's in order. */
export function dealtBefore(
  cards: ReadonlyMap<string, readonly Card[]>,
): (table: string) => Card | undefined {
  const left = new Map([...cards].map(([table, hand]) => [table, [...hand]]));
  return (table) => left.get(table)?.shift();
}
