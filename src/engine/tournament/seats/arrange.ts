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
import { groupsOf } from './groups.ts';

/** Why the seats must change, as figures: a screen says them in its own language. */
export type SeatFacts =
  | { readonly is: 'redraw' | 'combine'; readonly left: number; readonly tables: number }
  /** Everybody comes to one table on the director's word. */
  | { readonly is: 'together'; readonly left: number }
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
  /** Players move among these tables. */
  | { readonly kind: 'break'; readonly table: TableId; readonly among: readonly TableId[] }
  | { readonly kind: 'balance'; readonly among: readonly TableId[] }
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
  return due?.kind === 'balance' && players.length > 0 && !isRiffles(tournament, due.among) ? null : due;
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
    : tournament.busts
        .flatMap((together) => together.map(({ player }) => tournament.players.get(player)!))
        .filter(
          (player) =>
            player.standing.is === 'busted' &&
            !player.standing.declined &&
            !bustOnline(tournament, player, player.standing.chair.table) &&
            mayStillRebuy(tournament, player, now),
        );

/** Whether Riffle deals at all of these. */
const isRiffles = (tournament: Tournament, among: readonly TableId[]): boolean =>
  among.every((id) => isDealt(tournament, id));

const isDealt = ({ tables }: Tournament, id: TableId): boolean => tables.get(id)?.kind === 'dealt';

/** A table that is gone was of the same kind as the others, or of the player's own where there are both. */
function bustOnline({ kind, tables }: Tournament, { online }: Player, id: TableId): boolean {
  const table = tables.get(id);
  if (table === undefined && kind === 'both') return online;
  return (table ?? [...tables.values()][0])?.kind === 'dealt';
}

function fieldWith(tournament: Tournament, back: readonly Player[]): Field {
  const sizes = new Map([...tournament.tables.values()].map(({ id, seats }) => [id, seats.size]));
  for (const { standing } of back)
    if (standing.is === 'busted' && sizes.has(standing.chair.table))
      sizes.set(standing.chair.table, sizes.get(standing.chair.table)! + 1);
  return { left: countIn(tournament) + back.length, sizes };
}

function dueIn(tournament: Tournament, field: Field): Arrangement | null {
  if (field.left < 2) return null;
  if (tournament.rulebook.tournament.redraws.use.shootout) return wonTables(field.sizes);
  const redraw = redrawIn(tournament, field);
  if (redraw !== null) return redraw;
  for (const group of groupsOf(tournament)) {
    const due = dueAmong(tournament, group, field);
    if (due !== null) return due;
  }
  return null;
}

/** Everybody left draws new seats: at the rulebook's numbers, when tables combine, or on the director's word. */
function redrawIn(tournament: Tournament, field: Field): Arrangement | null {
  const { left } = field;
  const tables = tournament.tables.size;
  const { redraws, tableMaximum } = tournament.rulebook.tournament;
  if (tournament.combines && left <= tableMaximum.use)
    return {
      kind: 'redraw',
      tables: 1,
      why: `${left} left come to one table: everybody draws again`,
      facts: { is: 'together', left },
      rule: 'director-final-authority',
    };
  const redraw = redrawsFor(tournament.rulebook.tournament, left, tables).find(
    (each) => hasShrunk(tournament, each.players) && hasRoom(tournament, field, each.tables),
  );
  if (redraw !== undefined)
    return {
      kind: 'redraw',
      tables: redraw.tables,
      why: `${left} left: everybody draws for ${count(redraw.tables)}`,
      facts: { is: 'redraw', left, tables: redraw.tables },
      rule: redraw.cite,
    };
  const chairs = (tables - 1) * tableMaximum.use;
  if (!redraws.use.whenTablesCombine || chairs < left) return null;
  if (!hasShrunk(tournament, chairs) || !hasRoom(tournament, field, tables - 1)) return null;
  return {
    kind: 'redraw',
    tables: tables - 1,
    why: `${left} left fit at ${count(tables - 1)}: everybody draws again`,
    facts: { is: 'combine', left, tables: tables - 1 },
    rule: redraws.cite,
  };
}

/** Where players of two kinds began at tables of their own, so few are no reason to draw again if no more ever played. */
const hasShrunk = ({ kind, entries }: Tournament, to: number): boolean => kind !== 'both' || entries > to;

/** Whether both kinds find room at so many tables; at one, they play together. */
function hasRoom({ kind, tables, rulebook }: Tournament, { sizes }: Field, at: number): boolean {
  if (kind !== 'both' || at === 1) return true;
  let [room, online] = [0, 0];
  for (const [id, size] of sizes)
    if (tables.get(id)!.kind === 'dealt') online += size;
    else room += size;
  const most = rulebook.tournament.tableMaximum.use;
  return Math.ceil(room / most) + Math.ceil(online / most) <= at;
}

/** A table breaks, or players move among these tables. */
function dueAmong(tournament: Tournament, group: readonly Table[], field: Field): Arrangement | null {
  const tables = group.length;
  if (tables < 2) return null;
  const { balanceWhenTablesDifferBy, tableMaximum } = tournament.rulebook.tournament;
  const sizes = group.map(({ id }) => ({ id, size: field.sizes.get(id)! }));
  const among = group.map(({ id }) => id);
  const left = tournament.kind === 'both' ? sizes.reduce((sum, { size }) => sum + size, 0) : field.left;
  // The documents stop at three tables; with more, the smallest breaks when the others have room for everybody.
  if ((tables - 1) * tableMaximum.use >= left && tournament.tables.size > 3) {
    const smallest = sizes.reduce((least, each) => (each.size < least.size ? each : least));
    return {
      kind: 'break',
      table: smallest.id,
      among,
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
    among,
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
  const all = [...tournament.tables.values()];
  const tables = due.kind === 'redraw' ? all : all.filter(({ id }) => due.among.includes(id));
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
export const redrawFor = (choices: TournamentChoices, left: number, tables: number) =>
  redrawsFor(choices, left, tables)[0];

/** Every redraw that so many players call for, the one to the fewest tables first. */
const redrawsFor = ({ redraws, tableMaximum }: TournamentChoices, left: number, tables: number) =>
  redraws.use.at
    .filter(({ players, tables: to, tablesOf: [from, upTo] = [2, MOST_PLAYERS] }) => {
      const holds = tableMaximum.use;
      return left <= players && tables > to && from <= holds && holds <= upTo;
    })
    .sort((a, b) => a.tables - b.tables);

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
