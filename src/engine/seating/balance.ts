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
  /** Of several chairs, the one closest to the button's left is filled first, or that of the last player out. */
  readonly chairs?: 'left-of-button' | 'last-out';
};

export type TableNow = {
  /** Where it lay in the hand just played; null where nobody has said. */
  readonly button: Seat | null;
  readonly players: readonly number[];
  /** Every chair in the hand just played; left out, the players and those who bust on it. */
  readonly dealt?: readonly Seat[];
  /** The big blind of the hand just played, where it is not the second player after the button. */
  readonly big?: number;
  readonly chairs?: number;
  /** The chair of the last player knocked out here, for when nobody bust on the hand just played. */
  readonly lastOut?: () => Seat | undefined;
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

const bigBlind = ({ big, button, players }: Table): number => big ?? playerAt(2, button, players);

/**
 * The chair that gives a player, in place of one who held this position among so many. Positions are those of the hand
 * just played; if that player is gone too, or has only just sat down, the next one clockwise moves.
 */
function mover(who: BalanceRule['who'], position: number, among: number, donor: Table): number {
  const { button, players, dealt, newcomers } = donor;
  const stays = players.filter((seat) => !newcomers.includes(seat));
  const from = (chair: Seat): number => (stays.includes(chair) ? chair : seatAfter(chair, stays));
  switch (who) {
    case 'same-position':
      return from(playerAt(position, button, dealt));
    case 'same-side': {
      // Right of the button stays right of it, however many sit there [balance-example-right-of-button].
      const fromTheRight = among - position;
      return from(playerAt(fromTheRight < position ? dealt.length - fromTheRight : position, button, dealt));
    }
    case 'next-big-blind':
      return seatAfter(bigBlind(donor), stays);
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

/** A table whose button is known, with the chairs of the hand just played and who has come since. */
type Table = Omit<TableNow, 'button' | 'dealt'> & {
  readonly button: Seat;
  readonly dealt: readonly Seat[];
  readonly newcomers: readonly Seat[];
};

/** Chooses the table that gives a player, of several equally full ones. */
export type ChooseDonor = (tables: readonly string[]) => Result<Chosen>;

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
  const sizes = new Map([...given].map(([name, { players }]) => [name, players.length]));
  const tables = new Tables(sizes, (name) => given.get(name)!, busts);
  const moves: Move[] = [];
  for (;;) {
    const next = tables.nextMove(rule, (equal) => lowCard(equal, dealTo, rule.donor));
    if (!next.ok) return next;
    if (next.value === null) return accept(moves);
    moves.push(next.value);
  }
}

/** The tables as their hands left them, and the moves made since. Of many tables it looks only at those that take part. */
export class Tables {
  private readonly given: (name: string) => TableNow;
  private readonly busts: readonly Chair[];
  private readonly sizes: Map<string, number>;
  /** The players of the tables that a move has changed. */
  private readonly players = new Map<string, readonly Seat[]>();
  private readonly newcomers = new Map<string, readonly Seat[]>();
  private readonly open: Chair[];

  constructor(
    sizes: ReadonlyMap<string, number>,
    given: (name: string) => TableNow,
    busts: readonly Chair[],
  ) {
    this.given = given;
    this.busts = busts;
    this.sizes = new Map(sizes);
    this.open = [...busts];
  }

  /** Makes the next move; null when the tables are balanced. A refusal names the table whose button must be told first. */
  nextMove(rule: BalanceRule, choose: ChooseDonor): Result<Move | null> {
    const sizes = [...this.sizes];
    const most = Math.max(...this.sizes.values());
    const least = Math.min(...this.sizes.values());
    if (most - least < movesFrom(rule.differBy, sizes.length)) return accept(null);
    const ofSize = (size: number) => sizes.filter((each) => each[1] === size).map(([name]) => name);
    const smallest = ofSize(least);
    const chair = this.chairFor(smallest, rule);
    if (!chair.ok) return chair;
    const to = chair.value;
    const position = this.positionAt(to);
    if (!position.ok) return position;
    const chosen = choose(ofSize(most));
    if (!chosen.ok) return chosen;
    const donor = this.known(chosen.value.table);
    if (!donor.ok) return donor;
    const { position: places, among } = position.value;
    const seat = mover(rule.who, places, among, donor.value);
    const from = { table: chosen.value.table, seat };
    this.move(from, to);
    const why = { sizes: Object.fromEntries(sizes), position: places, drawn: chosen.value.seen };
    return accept({ from, to, why });
  }

  private known(name: string): Result<Table> {
    const { button, ...table } = this.given(name);
    if (button === null)
      return refuse({
        code: 'button-needed',
        rule: 'balance-same-position',
        message: `who had the button at table ${name} in the hand just played?`,
        table: name,
      });
    return accept({
      ...table,
      button,
      players: this.playersAt(name),
      dealt: this.dealtAt(name),
      newcomers: this.newcomers.get(name) ?? [],
    });
  }

  /** Every chair in the hand just played. */
  private dealtAt(name: string): readonly Seat[] {
    const { players, dealt } = this.given(name);
    if (dealt !== undefined) return dealt;
    return inOrder([...players, ...this.busts.filter(({ table }) => table === name).map(({ seat }) => seat)]);
  }

  private playersAt(name: string): readonly Seat[] {
    return this.players.get(name) ?? this.given(name).players;
  }

  private chairFor(smallest: readonly string[], rule: BalanceRule): Result<Chair> {
    if (rule.who !== 'next-big-blind') return this.chooseChair(smallest, rule);
    const table = this.known(smallest[0]!);
    return table.ok ? accept(worstChair(smallest[0]!, table.value)) : table;
  }

  /** The open chair closest to the button's left at a smallest table; without one, that of the last player knocked out. */
  private chooseChair(smallest: readonly string[], { chairs: which }: BalanceRule): Result<Chair> {
    const chairs = this.open.filter(({ table }) => smallest.includes(table));
    if (chairs.length === 0) return accept(this.oldChair(smallest));
    if (chairs.length === 1 || which === 'last-out') return accept(chairs.at(-1)!);
    let best: { readonly chair: Chair; readonly places: number } | null = null;
    for (const chair of chairs) {
      const at = this.positionAt(chair);
      if (!at.ok) return at;
      const places = leftFirst(at.value.position);
      if (best === null || places < best.places) best = { chair, places };
    }
    return accept(best!.chair);
  }

  private oldChair(smallest: readonly string[]): Chair {
    const isFree = (table: string, seat: Seat): boolean => !this.playersAt(table).includes(seat);
    for (const table of smallest) {
      const lastOut = this.given(table).lastOut?.();
      if (lastOut !== undefined && isFree(table, lastOut)) return { table, seat: lastOut };
    }
    let seat = 1;
    while (!isFree(smallest[0]!, seat)) seat++;
    return { table: smallest[0]!, seat };
  }

  /** A chair's position in the hand just played. */
  private positionAt({ table, seat }: Chair): Result<{ readonly position: number; readonly among: number }> {
    const known = this.known(table);
    if (!known.ok) return known;
    const { dealt, newcomers, button } = known.value;
    const seats = inOrder([...dealt, ...newcomers, seat]);
    return accept({ position: positionOf(seat, button, seats), among: seats.length });
  }

  private move(from: Chair, to: Chair): void {
    this.seat(
      from.table,
      this.playersAt(from.table).filter((each) => each !== from.seat),
    );
    this.seat(to.table, inOrder([...this.playersAt(to.table), to.seat]));
    this.newcomers.set(to.table, [...(this.newcomers.get(to.table) ?? []), to.seat]);
    const filled = this.open.findIndex(({ table, seat }) => table === to.table && seat === to.seat);
    if (filled >= 0) this.open.splice(filled, 1);
  }

  private seat(name: string, players: readonly Seat[]): void {
    this.players.set(name, players);
    this.sizes.set(name, players.length);
  }
}

const inOrder = (seats: readonly Seat[]): number[] => [...new Set(seats)].sort((a, b) => a - b);

export type Chosen = { readonly table: string; readonly seen: Readonly<Record<string, string>> };

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
        message:
          Object.keys(seen).length === 0
            ? `tables ${tied.join(', ')} are equally full: a card for each is needed`
            : `the cards of tables ${tied.join(', ')} are equal: another card for each is needed`,
        tables: tied,
      });
    for (const { table, card } of lows) seen[table] = cardText(card!);
    const worth = (card: Card): number => (how === 'low-card-by-suit' ? card : rankOf(card));
    const low = Math.min(...lows.map(({ card }) => worth(card!)));
    tied = lows.filter(({ card }) => worth(card!) === low).map(({ table }) => table);
  }
  return accept({ table: tied[0]!, seen });
}

/** The empty chair that is big blind soonest; the last big blind's own would be the small blind and comes last [tda-11-balance]. */
function worstChair(table: string, now: Table): Chair {
  const chairs = now.chairs ?? Math.max(10, ...now.players);
  const last = bigBlind(now);
  const order = Array.from({ length: chairs }, (_, at) => ((last + at) % chairs) + 1);
  return { table, seat: order.find((seat) => !now.players.includes(seat)) ?? last };
}

/** The button itself is the last place to its left. */
const leftFirst = (position: number): number => (position === 0 ? 1000 : position);

/** Cards that have been dealt already, each table's in order. */
export function dealtBefore(
  cards: ReadonlyMap<string, readonly Card[]>,
): (table: string) => Card | undefined {
  const left = new Map([...cards].map(([table, hand]) => [table, [...hand]]));
  return (table) => left.get(table)?.shift();
}
