import type { RuleId } from '../../../rules/index.ts';
import { minutesByLevel, playedMs, readClock } from '../../clock/clock.ts';
import { type Refusal, refusal } from '../../refusal.ts';
import type { LateCost } from '../../refusal-codes.ts';
import {
  emptiest,
  type LateRule,
  lateCost,
  lateStack,
  type Missed,
  missedBlinds,
  orbitsBy,
  orbitsOver,
  paysMissedBlinds,
  tableForLate,
} from '../../seating/late.ts';
import { firstHandMayBeAhead, isForgotten } from '../state/bell.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import type { Chair, PlayerId, Table, TableId, TableKind, Tournament } from '../state/state.ts';
import { cardsFrom, cardsTold } from './cards.ts';
import type { SeatsCommand, SeatsEvent } from './seats.ts';

/** What a hand takes at a home table, to guess how many have been played. */
const HAND_MINUTES = 2;
/** How many more than the likely number a director may want to say. */
const MORE_ORBITS = 6;
const MINUTE = 60_000;

const emptyChair = (table: Table): number => {
  let seat = 1;
  while (table.seats.has(seat)) seat++;
  return seat;
};

/** The kind of table a player sits at: that of the others, or the one they chose where there are both. */
function kindFor({ kind, tables, players }: Tournament, player: PlayerId): TableKind {
  const [only, other] = [...tables.values()];
  if (kind !== 'both' || other === undefined) return only?.kind ?? 'live';
  return players.get(player)!.online ? 'dealt' : 'live';
}

/** How many sit at each table of a kind that has a chair free. */
const openTables = ({ tables }: Tournament, kind: TableKind): ReadonlyMap<TableId, number> =>
  new Map(
    [...tables.values()].flatMap((table) =>
      table.seats.size < table.chairs && table.kind === kind ? [[table.id, table.seats.size]] : [],
    ),
  );

/** The tables among which a card each decides where a late player sits; one alone needs none [late-table-choice]. */
export const lateTables = (tournament: Tournament, player: PlayerId): readonly TableId[] =>
  emptiest(openTables(tournament, kindFor(tournament, player)));

/** The table with the fewest players and a chair free, and the cards that decided among equals [late-table-choice]. */
function fewest(
  draft: Draft<SeatsEvent>,
  player: PlayerId,
  told: Readonly<Record<TableId, string>> = {},
): { readonly table: Table; readonly cards: Readonly<Record<TableId, string>> } {
  const kind = kindFor(draft.tournament, player);
  const tables = openTables(draft.tournament, kind);
  if (tables.size === 0) return { table: openTable(draft, kind), cards: {} };
  const chosen = tableForLate(tables, cardsTold(draft, told) ?? cardsFrom(draft));
  if (!chosen.ok) throw new Refused(chosen.refusal);
  return { table: draft.table(chosen.value.table), cards: chosen.value.seen };
}

/** Every chair is taken: opens one more table, which the next balancing fills. */
function openTable(draft: Draft<SeatsEvent>, kind: TableKind): Table {
  const all = [...draft.tournament.tables.values()];
  const id = String(Math.max(...all.map((table) => Number(table.id))) + 1);
  draft.push({
    type: 'table-opened',
    table: { id, kind, chairs: all[0]!.chairs, seats: [], button: 1 },
    at: draft.now,
  });
  return draft.table(id);
}

/** Seats a player who bought in after the draw, less what the rulebook withholds for the blinds they missed. */
export function seatLate(draft: Draft<SeatsEvent>, command: SeatsCommand & { type: 'seat-late' }): void {
  const { player: id, missed, orbits } = command;
  const { tournament } = draft;
  const player = draft.player(id);
  if (player.standing.is !== 'entered')
    reject('not-waiting', null, `${player.name} is not waiting for a seat`, {
      player: id,
      name: player.name,
    });
  if (tournament.tables.size === 0) reject('no-tables', null, 'draw the seats first');
  const { table, cards } = fewest(draft, id, command.cards);
  const { use: late, cite } = tournament.rulebook.tournament.late;
  const how = lateRule(late);
  const pays = paysMissedBlinds(how, player.prepaid);
  const owed = pays ? (missed ?? missedAt(draft, table, id, orbits)) : [];
  const stack = player.stack ?? 0;
  const started = lateStack(how, stack, player.prepaid, owed);
  if (started.stack === 0)
    reject('nothing-left', cite, `the blinds ${player.name} missed add up to their whole stack of ${stack}`, {
      player: id,
      name: player.name,
      stack,
      missed: missedBlinds(owed),
    });
  draft.push({
    type: 'seated',
    player: id,
    chair: { table: table.id, seat: emptyChair(table) },
    withheld: stack - started.stack,
    missed: owed,
    cards,
    postsBigBlind: started.postsBigBlind,
    rule: missedBlinds(owed) > 0 ? cite : 'late-table-choice',
    at: draft.now,
  });
}

/** A stack that is bought after the start has stood at no seat: it pays what it missed all the same. */
const lateRule = (rule: LateRule): LateRule => (rule === 'blinded-seat' ? 'missed-blinds' : rule);

/** The orbits a table has played: counted where its hands are tapped in, otherwise none yet, or about so many. */
function orbitsAt({ clock, phase, startedAt }: Tournament, table: Table, now: number) {
  const at = ([level, circuits]: readonly [number, number]) => {
    const { small, big } = clock.levels[level - 1]!;
    return { small, big, circuits };
  };
  const players = Math.max(1, table.seats.size);
  const minutes = minutesByLevel(clock, now);
  const here = (now - Math.max(table.drawnAt, startedAt ?? now)) / MINUTE;
  return {
    counted: table.tracked ? orbitsBy(table.handsAtLevel, players).map(at) : null,
    // Nobody plays an orbit in less than a minute a hand.
    none: phase !== 'running' || table.seats.size < 2 || here < players,
    estimate: Math.round(playedMs(clock, now) / (players * HAND_MINUTES * MINUTE)),
    spread: (count: number): Missed => orbitsOver(minutes, count).map(at),
  };
}

/**
 * Late registration ends at the bell of its level, or in some rulebooks with its first hand. Where nobody taps hands in it is unknown for a while whether that
 * hand has been dealt, until somebody says so [late-forfeit-deadline].
 */
export function lateDoor(
  { phase, clock, tables, rulebook }: Tournament,
  now: number,
  inTime?: boolean,
): 'open' | 'unknown' | 'closed' {
  const { lateCloses, lateUntilLevel } = rulebook.tournament;
  const { use: until } = lateUntilLevel;
  const { level } = readClock(clock, now);
  if (phase !== 'running' || until === null || level < until) return 'open';
  const all = [...tables.values()];
  // Tournaments from before that choice have none.
  if (
    lateCloses?.use !== 'first-hand' ||
    level > until ||
    !firstHandMayBeAhead(clock, now) ||
    all.some(({ lastLevel }) => lastLevel >= until)
  )
    return 'closed';
  if (inTime !== undefined) return inTime ? 'open' : 'closed';
  return all.every((table) => table.tracked && !isForgotten(table, clock, now)) ? 'open' : 'unknown';
}

export const firstHandUnknown = (level: number, rule: RuleId | null): Refusal =>
  refusal('first-hand-unknown', rule, `has the first hand of level ${level} been dealt?`, { level });

/** What somebody who buys in now can expect, before it happens. */
export type LateEntry = {
  /** The level whose beginning closed late registration; null while it is open. */
  readonly closedAt: number | null;
  /** Where they would sit; null where a card decides. */
  readonly table: TableId | null;
  /** What the orbits they missed cost them, about; and the same if they have paid before the night. */
  readonly cost: LateCost;
  readonly prepaid: LateCost;
  readonly rule: RuleId;
};

export function lateEntry(tournament: Tournament, now: number): LateEntry | null {
  const { phase, tables, rulebook, clock } = tournament;
  const { late, lateUntilLevel, startingStack } = rulebook.tournament;
  if (phase !== 'running') return null;
  const open = [...tables.values()].filter((table) => table.seats.size < table.chairs);
  const least = Math.min(...open.map(({ seats }) => seats.size));
  const [first, another] = open.filter(({ seats }) => seats.size === least);
  const { stakes } = readClock(clock, now);
  const played = first && orbitsAt(tournament, first, now);
  const missed = played?.counted ?? played?.spread(played.none ? 0 : played.estimate) ?? [];
  const cost = (prepaid: boolean): LateCost =>
    lateCost(lateRule(late.use), startingStack.use, prepaid, missed, stakes.big);
  return {
    closedAt: lateDoor(tournament, now) === 'closed' ? lateUntilLevel.use : null,
    table: another === undefined ? (first?.id ?? null) : null,
    cost: cost(false),
    prepaid: cost(true),
    rule: late.cite,
  };
}

/** The orbits a table has played, each at the level it ended in: counted where hands are tracked, otherwise told. */
function missedAt(
  { tournament, now }: Draft<SeatsEvent>,
  table: Table,
  id: PlayerId,
  told: number | undefined,
): Missed {
  const { counted, none, estimate, spread } = orbitsAt(tournament, table, now);
  if (told === undefined && counted !== null) return counted;
  const orbits = told ?? (none ? 0 : null);
  if (orbits === null) {
    const { name, stack, prepaid } = tournament.players.get(id)!;
    const { late } = tournament.rulebook.tournament;
    const { big } = readClock(tournament.clock, now).stakes;
    const costs = Array.from({ length: 2 * estimate + MORE_ORBITS }, (_, count) =>
      lateCost(lateRule(late.use), stack ?? 0, prepaid, spread(count), big),
    );
    return reject(
      'orbits-needed',
      late.cite,
      `how many orbits has table ${table.id} played? About ${estimate}`,
      { player: id, name, table: table.id, estimate, costs },
    );
  }
  return spread(orbits);
}

/** The chair a player had if nobody has taken it, otherwise one where the fewest sit. */
export function freeChair(draft: Draft<SeatsEvent>, player: PlayerId, own: Chair): Chair {
  const table = draft.tournament.tables.get(own.table);
  if (table !== undefined && !table.seats.has(own.seat)) return own;
  const { table: other } = fewest(draft, player);
  return { table: other.id, seat: emptyChair(other) };
}
