import { readClock } from '../../clock/clock.ts';
import { lateStack, type Missed, missedBlinds, tableForLate } from '../../seating/late.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import type { Chair, Table } from '../state/state.ts';
import { cardsFrom } from './cards.ts';
import type { SeatsEvent } from './seats.ts';

const emptyChair = (table: Table): number => {
  let seat = 1;
  while (table.seats.has(seat)) seat++;
  return seat;
};

/** The table with the fewest players and a chair free [late-table-choice]. */
function fewest(draft: Draft<SeatsEvent>): Table {
  const tables = [...draft.tournament.tables.values()].filter((table) => table.seats.size < table.chairs);
  if (tables.length === 0) return openTable(draft);
  const sizes = new Map(tables.map(({ id, seats }) => [id, seats.size]));
  const chosen = tableForLate(sizes, cardsFrom(draft));
  if (!chosen.ok) throw new Refused(chosen.refusal);
  return draft.table(chosen.value);
}

/** Every chair is taken: opens one more table, which the next balancing fills. */
function openTable(draft: Draft<SeatsEvent>): Table {
  const all = [...draft.tournament.tables.values()];
  const id = String(Math.max(...all.map((table) => Number(table.id))) + 1);
  draft.push({
    type: 'table-opened',
    table: { id, kind: all[0]!.kind, chairs: all[0]!.chairs, seats: [], button: 1 },
  });
  return draft.table(id);
}

/** Seats a player who bought in after the draw, less what the rulebook withholds for the blinds they missed. */
export function seatLate(draft: Draft<SeatsEvent>, id: string, missed?: Missed): void {
  const { tournament } = draft;
  const player = draft.player(id);
  if (player.standing.is !== 'entered')
    reject('not-waiting', null, `${player.name} is not waiting for a seat`, {
      player: id,
      name: player.name,
    });
  if (tournament.tables.size === 0) reject('no-tables', null, 'draw the seats first');
  const table = fewest(draft);
  const { stakes } = readClock(tournament.clock, draft.now);
  const circuits = Math.floor(table.handsPlayed / Math.max(1, table.seats.size));
  const owed = missed ?? [{ small: stakes.small, big: stakes.big, circuits }];
  const how = tournament.rulebook.tournament.late.use;
  const stack = player.stack ?? 0;
  const started = lateStack(how === 'blinded-seat' ? 'missed-blinds' : how, stack, player.prepaid, owed);
  if (started.stack === 0)
    reject(
      'nothing-left',
      tournament.rulebook.tournament.late.cite,
      `the blinds ${player.name} missed add up to their whole stack of ${stack}`,
      { player: id, name: player.name, stack, missed: missedBlinds(owed) },
    );
  draft.push({
    type: 'seated',
    player: id,
    chair: { table: table.id, seat: emptyChair(table) },
    withheld: stack - started.stack,
    postsBigBlind: started.postsBigBlind,
    rule: missedBlinds(owed) > 0 ? tournament.rulebook.tournament.late.cite : 'late-table-choice',
  });
}

/** The chair a player had if nobody has taken it, otherwise one where the fewest sit. */
export function freeChair(draft: Draft<SeatsEvent>, own: Chair): Chair {
  const table = draft.tournament.tables.get(own.table);
  if (table !== undefined && !table.seats.has(own.seat)) return own;
  const other = fewest(draft);
  return { table: other.id, seat: emptyChair(other) };
}
