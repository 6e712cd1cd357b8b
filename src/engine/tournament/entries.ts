import { readClock } from '../clock/clock.ts';
import { addOn } from '../money/addon.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { lateStack, type Missed, missedBlinds, tableForLate } from '../seating/late.ts';
import { dealing } from './arrange.ts';
import { type Draft, Refused, reject } from './draft.ts';
import type { Chair, Player, Table, Tournament } from './state.ts';

type Entry = {
  readonly prepaid?: boolean;
  readonly adult?: boolean;
  readonly here?: boolean;
};

/** Buys in. Late players are let in until the house's deadline. */
export function enter(
  draft: Draft,
  player: string,
  name: string,
  { prepaid = false, adult, here = true }: Entry,
): void {
  const { tournament } = draft;
  const { startingStack, buyIn, bounty, minimumAge, lateUntilLevel } = tournament.rulebook.tournament;
  const known = tournament.players.get(player);
  if (known !== undefined && known.standing.is !== 'expected')
    reject('already-entered', null, `${known.name} has already bought in`, { player, name: known.name });
  if (name.trim() === '') reject('no-name', null, 'a player needs a name');
  const age = minimumAge.use;
  if (age !== null && adult === false)
    reject('too-young', 'age-minimum', `${name} is too young: players here are ${age} or older`, {
      name,
      age,
    });
  if (age !== null && !adult)
    reject('age-not-confirmed', 'age-minimum', `is ${name} ${age} or older? Confirm it first`, { name, age });
  if (tournament.phase === 'over')
    reject('tournament-over', null, 'the tournament is over: undo the last step to play on');
  const until = lateUntilLevel.use;
  const { level } = readClock(tournament.clock, draft.now);
  if (tournament.phase === 'running' && until !== null && level >= until)
    reject(
      'registration-closed',
      'late-window-round-one',
      `late registration closed when level ${until} began`,
      { level: until },
    );
  draft.checkIssue(startingStack.use, 'buyin-starting-stack');
  draft.push({
    type: 'entered',
    player,
    name,
    price: buyIn.use,
    bounty: bounty.use,
    chips: startingStack.use,
    here,
    prepaid,
  });
}

const emptyChair = (table: Table): number => {
  let seat = 1;
  while (table.seats.has(seat)) seat++;
  return seat;
};

/** The table with the fewest players and a chair free [late-table-choice]. */
export function fewest(draft: Draft): Table {
  const tables = [...draft.tournament.tables.values()].filter((table) => table.seats.size < table.chairs);
  if (tables.length === 0) return openTable(draft);
  const sizes = new Map(tables.map(({ id, seats }) => [id, seats.size]));
  const chosen = tableForLate(sizes, dealing(draft));
  if (!chosen.ok) throw new Refused(chosen.refusal);
  return draft.table(chosen.value);
}

/** Every chair is taken: one more table, which the next balancing fills. */
function openTable(draft: Draft): Table {
  const all = [...draft.tournament.tables.values()];
  const id = String(Math.max(...all.map((table) => Number(table.id))) + 1);
  draft.push({
    type: 'table-opened',
    table: { id, kind: all[0]!.kind, chairs: all[0]!.chairs, seats: [], button: 1 },
  });
  return draft.table(id);
}

/** Seats somebody who bought in after the draw, with what the house withholds for the blinds he missed. */
export function seatLate(draft: Draft, id: string, missed?: Missed): void {
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

/** Why he may not rebuy, or null; the window is judged by the last hand dealt at his own table. */
export function rebuyRefusal(tournament: Tournament, player: Player, now: number): Refusal | null {
  const { use: rebuys, cite } = tournament.rulebook.tournament.rebuys;
  const { standing, name } = player;
  const about = { player: player.id, name };
  if (rebuys.atMost === 0) return refusal('no-rebuys', cite, 'this house has no rebuys');
  if (standing.is !== 'in' && standing.is !== 'busted')
    return refusal('not-in', null, `${name} is not in the tournament`, about);
  const table = tournament.tables.get(standing.chair.table);
  if (standing.is === 'in' && table?.hand)
    return refusal(
      'hand-in-play',
      'rebuy-not-during-hand',
      `table ${table.id} is playing a hand: wait until it is over`,
      { table: table.id },
    );
  if (rebuys.onlyWhenBroke && standing.is === 'in')
    return refusal(
      'not-broke',
      'rebuy-only-when-broke',
      `${name} still has chips: rebuys are for players who are out of chips`,
      about,
    );
  if (rebuys.atMost !== null && player.rebuys >= rebuys.atMost)
    return refusal('rebuys-used', 'rebuy-count-limit', `${name} has used all ${rebuys.atMost} rebuys`, {
      ...about,
      rebuys: player.rebuys,
      atMost: rebuys.atMost,
    });
  const level = table?.lastLevel ?? readClock(tournament.clock, now).level;
  if (level <= rebuys.throughLevel) return null;
  return refusal(
    'window-closed',
    'rebuy-window',
    `rebuys ended with level ${rebuys.throughLevel}: a hand of level ${level} has been dealt`,
    { level, throughLevel: rebuys.throughLevel },
  );
}

export function rebuy(draft: Draft, id: string): void {
  const player = draft.player(id);
  const refused = rebuyRefusal(draft.tournament, player, draft.now);
  if (refused !== null) throw new Refused(refused);
  const { rebuys, buyIn, startingStack } = draft.tournament.rulebook.tournament;
  const { standing } = player;
  const chips = rebuys.use.chips ?? startingStack.use;
  draft.checkIssue(chips, rebuys.cite);
  const own = standing.is === 'in' || standing.is === 'busted' ? standing.chair : { table: '', seat: 0 };
  draft.push({
    type: 'rebought',
    player: id,
    price: rebuys.use.price ?? buyIn.use,
    chips,
    chair: standing.is === 'in' ? own : freeChair(draft, own),
  });
}

/** His own chair if nobody has taken it, else one where the fewest sit. */
function freeChair(draft: Draft, own: Chair): Chair {
  const table = draft.tournament.tables.get(own.table);
  if (table !== undefined && !table.seats.has(own.seat)) return own;
  const other = fewest(draft);
  return { table: other.id, seat: emptyChair(other) };
}

export function buyAddOn(
  draft: Draft,
  id: string,
  blocks: number | undefined,
  told: number | undefined,
): void {
  const { use: rule, cite } = draft.tournament.rulebook.tournament.addOn;
  const player = draft.player(id);
  draft.chair(id);
  if (rule === null) return reject('no-add-ons', cite, 'this house has no add-ons');
  const face = readClock(draft.tournament.clock, draft.now);
  if (!face.onBreak || face.level !== rule.afterLevel)
    reject(
      'no-add-on-now',
      'addon-availability',
      `add-ons are sold in the break after level ${rule.afterLevel}`,
      {
        afterLevel: rule.afterLevel,
      },
    );
  draft.checkNoDealtHand(id, cite);
  const stack = draft.stackOf(id, told, cite);
  if (stack !== player.stack) draft.push({ type: 'chips-told', player: id, stack });
  const { price, chips } = addOn(rule, stack, blocks);
  draft.checkIssue(chips, cite);
  if (chips === 0)
    reject('nothing-to-buy', cite, `${player.name} has ${stack} chips: add-ons only top up to ${rule.upTo}`, {
      player: id,
      name: player.name,
      stack,
      upTo: rule.upTo,
    });
  draft.push({ type: 'added-on', player: id, price, chips });
}
