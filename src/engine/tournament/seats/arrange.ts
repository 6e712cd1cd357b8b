import type { RuleId } from '../../../rules/index.ts';
import type { TournamentChoices } from '../../choices/tournament-choices.ts';
import { movesFrom } from '../../seating/balance.ts';
import { MOST_PLAYERS } from '../../units.ts';
import { mayStillRebuy } from '../rebuys/rebuys.ts';
import {
  countIn,
  type Player,
  type PlayerId,
  type Table,
  type TableId,
  type Tournament,
} from '../state/state.ts';

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

/** What must happen to the seats before anybody deals again. */
export type Arrangement = { readonly why: string; readonly facts: SeatFacts; readonly rule: RuleId } & (
  | { readonly kind: 'redraw'; readonly tables: number }
  | { readonly kind: 'break'; readonly table: TableId }
  | { readonly kind: 'balance' }
);

/** How many sit at each table, and how many are left in all. */
type Field = { readonly left: number; readonly sizes: ReadonlyMap<TableId, number> };

/**
 * What must happen to the seats now. Players who may still rebuy count as in their chairs: nobody moves because of them,
 * and which table gives or gets a player waits for their answer.
 */
export function arrangementDue(tournament: Tournament, now: number): Arrangement | null {
  if (tournament.phase !== 'running' || tournament.tables.size < 2) return null;
  const players = mayComeBack(tournament, now);
  const due = dueIn(tournament, fieldWith(tournament, players));
  return due?.kind === 'balance' && players.length > 0 ? null : due;
}

/** What may have to happen, depending on whether these players rebuy; null if their answer changes nothing. */
export function arrangementWaits(
  tournament: Tournament,
  now: number,
): { readonly due: Arrangement; readonly players: readonly PlayerId[] } | null {
  if (tournament.phase !== 'running' || tournament.tables.size < 2) return null;
  const players = mayComeBack(tournament, now);
  if (players.length === 0 || arrangementDue(tournament, now) !== null) return null;
  const due =
    dueIn(tournament, fieldWith(tournament, [])) ?? dueIn(tournament, fieldWith(tournament, players));
  return due && { due, players: players.map(({ id }) => id) };
}

/** Players out of chips who have not said whether they rebuy. Riffle waits for nobody at tables it deals. */
export const mayComeBack = (tournament: Tournament, now: number): Player[] =>
  tournament.rulebook.tournament.rebuys.use.atMost === 0
    ? []
    : [...tournament.players.values()].filter(
        (player) =>
          player.standing.is === 'busted' &&
          !player.standing.declined &&
          !isDealt(tournament, player.standing.chair.table) &&
          mayStillRebuy(tournament, player, now),
      );

/** A table that is gone was of the same kind as the others. */
const isDealt = ({ tables }: Tournament, id: TableId): boolean =>
  (tables.get(id) ?? [...tables.values()][0])?.kind === 'dealt';

function fieldWith(tournament: Tournament, back: readonly Player[]): Field {
  const sizes = new Map([...tournament.tables.values()].map(({ id, seats }) => [id, seats.size]));
  for (const { standing } of back)
    if (standing.is === 'busted' && sizes.has(standing.chair.table))
      sizes.set(standing.chair.table, sizes.get(standing.chair.table)! + 1);
  return { left: countIn(tournament) + back.length, sizes };
}

function dueIn(tournament: Tournament, { left, sizes: seated }: Field): Arrangement | null {
  const tables = tournament.tables.size;
  if (left < 2) return null;
  const { redraws, balanceWhenTablesDifferBy, tableMaximum } = tournament.rulebook.tournament;
  if (redraws.use.shootout) return wonTables(seated);
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
  const sizes = [...seated].map(([id, size]) => ({ id, size }));
  // The documents stop at three tables; with more, the smallest breaks when the others have room for everybody.
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
 * The tables that must finish their hands first: all of them, or in some rulebooks only those that may give or get a
 * player [balance-before-next-hand].
 */
export function waitingTables(tournament: Tournament, due: Arrangement): Table[] {
  const tables = [...tournament.tables.values()];
  const { allHandsFinishBeforeMoves, balanceWhenTablesDifferBy } = tournament.rulebook.tournament;
  if (due.kind !== 'balance' || allHandsFinishBeforeMoves.use) return tables;
  const sizes = tables.map(({ seats }) => seats.size);
  const part = new Set<Table>();
  for (;;) {
    const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
    if (most - least < movesFrom(balanceWhenTablesDifferBy.use, tables.length)) return [...part];
    for (const [at, table] of tables.entries())
      if (sizes[at] === most || sizes[at] === least) part.add(table);
    sizes[sizes.indexOf(most)]!--;
    sizes[sizes.indexOf(least)]!++;
  }
}

/** The redraw due with this many players at this many tables. */
export const redrawFor = ({ redraws, tableMaximum }: TournamentChoices, left: number, tables: number) =>
  redraws.use.at
    .filter(({ players, tables: to, tablesOf: [from, upTo] = [2, MOST_PLAYERS] }) => {
      const holds = tableMaximum.use;
      return left <= players && tables > to && from <= holds && holds <= upTo;
    })
    .sort((a, b) => a.tables - b.tables)[0];

/** In a shootout nobody moves until every table has its winner; the winners play the final [home-shootout]. */
function wonTables(sizes: ReadonlyMap<TableId, number>): Arrangement | null {
  if ([...sizes.values()].some((size) => size > 1)) return null;
  return {
    kind: 'redraw',
    tables: 1,
    why: `${sizes.size} tables are won: the winners draw for the final table`,
    facts: { is: 'tables-won', tables: sizes.size },
    rule: 'home-shootout',
  };
}

const count = (tables: number): string => (tables === 1 ? 'the final table' : `${tables} tables`);
