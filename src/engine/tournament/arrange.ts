import type { RuleId } from '../../rules/index.ts';
import type { Card } from '../cards/card.ts';
import { type Entropy, freshDeck, shuffle } from '../cards/shuffle.ts';
import type { TournamentChoices } from '../choices/tournament-choices.ts';
import { balance, movesFrom } from '../seating/balance.ts';
import { drawForButton, drawSeats, randomSeats, shuffled, spread, tableSizes } from '../seating/draw.ts';
import { MOST_PLAYERS } from '../units.ts';
import { type Draft, Refused, reject } from './draft.ts';
import type { SeatedTable } from './events.ts';
import {
  type Chair,
  countIn,
  type PlayerId,
  playersIn,
  seatsOf,
  type Table,
  type TableId,
  type TableKind,
  type Tournament,
} from './state.ts';

/** Why the seats must change, as figures: a screen says them in its own language. */
export type SeatFacts =
  | { readonly is: 'redraw' | 'combine'; readonly left: number; readonly tables: number }
  | { readonly is: 'tables-won'; readonly tables: number }
  | { readonly is: 'break'; readonly left: number; readonly tables: number; readonly table: TableId }
  | {
      readonly is: 'balance';
      readonly differ: number;
      readonly sizes: readonly { readonly table: TableId; readonly players: number }[];
    };

/** What must happen to the seats before anybody deals again, with the numbers. */
export type Arrangement = { readonly why: string; readonly facts: SeatFacts; readonly rule: RuleId } & (
  | { readonly kind: 'redraw'; readonly tables: number }
  | { readonly kind: 'break'; readonly table: TableId }
  | { readonly kind: 'balance' }
);

export function arrangementDue(tournament: Tournament): Arrangement | null {
  if (tournament.phase !== 'running') return null;
  const left = countIn(tournament);
  const tables = tournament.tables.size;
  if (left < 2 || tables < 2) return null;
  const { redraws, balanceWhenTablesDifferBy, tableMaximum } = tournament.rulebook.tournament;
  if (redraws.use.shootout) return wonTables(tournament);
  const redraw = redrawFor(tournament.rulebook.tournament, left, tables);
  if (redraw !== undefined)
    return {
      kind: 'redraw',
      tables: redraw.tables,
      why: `${left} left: everybody draws for ${count(redraw.tables)}`,
      facts: { is: 'redraw', left, tables: redraw.tables },
      rule: redraw.cite,
    };
  const fits = (tables - 1) * tableMaximum.use >= left;
  if (fits && redraws.use.whenTablesCombine)
    return {
      kind: 'redraw',
      tables: tables - 1,
      why: `${left} left fit at ${count(tables - 1)}: everybody draws again`,
      facts: { is: 'combine', left, tables: tables - 1 },
      rule: redraws.cite,
    };
  const sizes = [...tournament.tables.values()].map(({ id, seats }) => ({ id, size: seats.size }));
  // The documents stop at three tables; above that the smallest is broken when the others can seat all.
  if (fits && tables > 3) {
    const smallest = sizes.reduce((least, each) => (each.size < least.size ? each : least));
    return {
      kind: 'break',
      table: smallest.id,
      why: `${left} left fit at ${count(tables - 1)}: table ${smallest.id} is broken`,
      facts: { is: 'break', left, tables: tables - 1, table: smallest.id },
      rule: 'rr-broken-table-order',
    };
  }
  const most = Math.max(...sizes.map(({ size }) => size));
  const least = Math.min(...sizes.map(({ size }) => size));
  if (most - least < movesFrom(balanceWhenTablesDifferBy.use, tables)) return null;
  const shown = sizes.map(({ id, size }) => `${id}: ${size}`).join(', ');
  return {
    kind: 'balance',
    why: `tables differ by ${most - least} (${shown}): somebody moves`,
    facts: {
      is: 'balance',
      differ: most - least,
      sizes: sizes.map(({ id, size }) => ({ table: id, players: size })),
    },
    rule: balanceWhenTablesDifferBy.cite,
  };
}

/**
 * The tables that wait for it, their hands over: all of them, or where a move need not wait for every hand those that may
 * give or get a player [balance-before-next-hand].
 */
export function waitingTables(tournament: Tournament, due: Arrangement): Table[] {
  const tables = [...tournament.tables.values()];
  if (due.kind !== 'balance' || tournament.rulebook.tournament.allHandsFinishBeforeMoves.use) return tables;
  const sizes = tables.map(({ seats }) => seats.size);
  const ends = [Math.max(...sizes), Math.min(...sizes)];
  return tables.filter(({ seats }) => ends.includes(seats.size));
}

/** The redraw that so few players at so many tables call for. */
export const redrawFor = ({ redraws, tableMaximum }: TournamentChoices, left: number, tables: number) =>
  redraws.use.at
    .filter(({ players, tables: to, tablesOf: [from, upTo] = [2, MOST_PLAYERS] }) => {
      const holds = tableMaximum.use;
      return left <= players && tables > to && from <= holds && holds <= upTo;
    })
    .sort((a, b) => a.tables - b.tables)[0];

/** A shootout: nobody moves until every table has its winner, and they play the final [home-shootout]. */
function wonTables(tournament: Tournament): Arrangement | null {
  const tables = [...tournament.tables.values()];
  if (tables.some(({ seats }) => seats.size > 1)) return null;
  return {
    kind: 'redraw',
    tables: 1,
    why: `${tables.length} tables are won: the winners draw for the final table`,
    facts: { is: 'tables-won', tables: tables.length },
    rule: 'home-shootout',
  };
}

const count = (tables: number): string => (tables === 1 ? 'the final table' : `${tables} tables`);

/** Draws seats: by card or at random, with the first button as the house has it. */
export function drawTables(
  draft: Draft,
  players: readonly PlayerId[],
  dealers: readonly PlayerId[],
  sizes: readonly number[],
  kind: TableKind,
  rule: RuleId,
  turnedFrom?: number,
): void {
  const { seating, firstButton, tableMaximum } = draft.tournament.rulebook.tournament;
  const { chance } = draft;
  const byCard = (seating.use === 'by-card' || dealers.length > 0) && sizes.length <= 4;
  const drawn = byCard
    ? drawSeats(players, dealers, sizes, chance)
    : randomSeats([...players, ...dealers], sizes, chance);
  const tables = drawn.map(({ seats, button }, at): SeatedTable => {
    const first =
      firstButton.use === 'high-card'
        ? drawForButton(
            seats.map(({ seat }) => seat),
            chance,
          ).button
        : button;
    return {
      id: String(at + 1),
      kind,
      chairs: tableMaximum.use,
      seats: seats.map(({ seat, player }) => [seat, player] as const),
      button: first,
    };
  });
  draft.push({ type: 'seats-drawn', tables, rule, ...(turnedFrom !== undefined && { turnedFrom }) });
}

export function firstDraw(
  draft: Draft,
  dealers: readonly PlayerId[],
  kind: TableKind,
  oneByOne = false,
): void {
  const { tournament } = draft;
  if (tournament.phase !== 'open' && tournament.phase !== 'seated')
    reject(
      'already-running',
      'seat-change-forbidden',
      'the tournament is running: the seats stay as they were drawn',
    );
  const players = [...tournament.players.values()]
    .filter(({ standing }) => standing.is === 'entered' || standing.is === 'in')
    .map(({ id }) => id);
  if (players.length < 2)
    reject(
      'too-few-entered',
      null,
      `${players.length} player${players.length === 1 ? ' has' : 's have'} bought in: two are needed`,
      { entered: players.length },
    );
  const sizes = tableSizes(players.length, tournament.rulebook.tournament.tableMaximum.use);
  for (const dealer of dealers)
    if (!players.includes(dealer))
      reject('dealer-not-entered', null, `"${dealer}" has not bought in`, { player: dealer });
  if (dealers.length > 0 && dealers.length !== sizes.length)
    reject(
      'dealers-differ',
      'seating-dealers-one-per-table',
      `${dealers.length} dealers for ${sizes.length} tables: one for each`,
      { dealers: dealers.length, tables: sizes.length },
    );
  const others = players.filter((player) => !dealers.includes(player));
  const turnedFrom = oneByOne ? draft.now : undefined;
  drawTables(draft, others, dealers, sizes, kind, tournament.rulebook.tournament.seating.cite, turnedFrom);
}

/** Makes the seats right: redraw, break a table, or move players until the tables are even. */
export function rearrange(draft: Draft): void {
  const due = arrangementDue(draft.tournament);
  if (due === null)
    return reject(
      'tables-are-right',
      'tables-play-internally',
      'the tables are balanced: nobody has to move',
    );
  const tables = waitingTables(draft.tournament, due)
    .filter(({ hand }) => hand !== null)
    .map(({ id }) => id);
  const message = `players move when the hand at table ${tables.join(', ')} is over`;
  if (tables.length > 0) reject('hands-in-play', 'balance-before-next-hand', message, { tables });
  if (due.kind === 'redraw') redraw(draft, due.tables, due.rule);
  else if (due.kind === 'break') breakTable(draft, due.table, due.why);
  else move(draft, due.why, due.rule);
}

/** The director gives somebody another chair between hands, with the chips he has; some houses never do at one table. */
export function reseat(draft: Draft, id: PlayerId, to: Chair, reason: string): void {
  const { use, cite } = draft.tournament.rulebook.tournament.seatChange;
  const from = draft.chair(id);
  const table = draft.table(to.table);
  const { name } = draft.player(id);
  if (use === 'never' && from.table === to.table)
    reject('seats-stay', cite, `${name} keeps their seat: nobody changes seats at a table`, {
      player: id,
      name,
      seat: from.seat,
    });
  if (reason.trim() === '') reject('reason-needed', null, 'a new seat needs a reason: say why');
  for (const { id } of [draft.table(from.table), table]) draft.checkNoHand(id);
  if (!(Number.isInteger(to.seat) && to.seat >= 1 && to.seat <= table.chairs) || table.seats.has(to.seat))
    reject('no-empty-chair', null, `seat ${to.seat} at table ${to.table} is not free`, to);
  draft.push({ type: 'moved', player: id, from, to, why: reason, rule: cite });
}

export function redraw(draft: Draft, tables: number, rule: RuleId): void {
  const kind = [...draft.tournament.tables.values()][0]!.kind;
  const players = playersIn(draft.tournament).map(({ id }) => id);
  drawTables(draft, players, [], spread(players.length, tables), kind, rule);
}

function breakTable(draft: Draft, id: string, why: string): void {
  const { chance } = draft;
  for (const [seat, player] of shuffled([...draft.table(id).seats], chance)) {
    const others = [...draft.tournament.tables.values()].filter((table) => table.id !== id);
    const to = others.reduce((least, each) => (each.seats.size < least.seats.size ? each : least));
    const free = shuffled(
      Array.from({ length: to.chairs }, (_, at) => at + 1).filter((chair) => !to.seats.has(chair)),
      chance,
    )[0]!;
    draft.push({
      type: 'moved',
      player,
      from: { table: id, seat },
      to: { table: to.id, seat: free },
      why,
      rule: 'rr-broken-table-order',
    });
  }
  draft.push({ type: 'table-broken', table: id, why });
}

/** Deals one card after the other, and takes another deck when one is used up. */
export function dealing(draft: Draft): () => Card {
  let chance: Entropy | null = null;
  let deck = freshDeck();
  let top = deck.length;
  return () => {
    if (top === deck.length) {
      chance ??= draft.chance;
      deck = freshDeck();
      shuffle(deck, chance);
      top = 0;
    }
    return deck[top++]!;
  };
}

function move(draft: Draft, why: string, rule: RuleId): void {
  const { tournament } = draft;
  const choices = tournament.rulebook.tournament;
  const tables = new Map(
    [...tournament.tables.values()].map((table) => [
      table.id,
      {
        button: table.circuit?.button ?? table.firstButton,
        players: seatsOf(table),
        chairs: table.chairs,
        ...(table.circuit !== null && { big: table.circuit.big }),
      },
    ]),
  );
  const emptied = [...tournament.tables.values()].flatMap(({ id, emptied: chairs }) =>
    chairs.map((seat) => ({ table: id, seat })),
  );
  const found = balance(tables, emptied, dealing(draft), {
    differBy: choices.balanceWhenTablesDifferBy.use,
    donor: choices.whichTableGives.use,
    who: choices.whoMoves.use,
  });
  if (!found.ok) throw new Refused(found.refusal);
  for (const { from, to, why: figures } of found.value) {
    // Who would come from a table that still plays its hand moves after it.
    if (draft.table(from.table).hand !== null || draft.table(to.table).hand !== null) return;
    const player = draft.table(from.table).seats.get(from.seat)!;
    draft.push({ type: 'moved', player, from, to, why, rule, figures });
  }
}
