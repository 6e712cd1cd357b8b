import { type Refusal, refusal } from '../../refusal.ts';
import type { Chips } from '../../units.ts';
import { type Anyway, allow } from '../rulings/anyway.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import { checkedStack, type StacksEvent } from '../stacks/stacks.ts';
import { type Draft, reject } from '../state/draft.ts';
import { isFresh, type Player, type PlayerId, playersIn, type Tournament } from '../state/state.ts';
import type { Arrangement } from './arrange.ts';
import { groupsLeft } from './groups.ts';

type Stacks = Readonly<Record<PlayerId, Chips>>;

/** What has to be counted in the room before Riffle deals to everybody: whose chips, and what they come to together. */
export type Count = {
  readonly players: readonly PlayerId[];
  readonly chips: Chips;
};

/** What a redraw that is due takes; null where nobody comes from the room to a screen. */
export function countFor(tournament: Tournament, due: Arrangement | null): Count | null {
  if (tournament.kind !== 'both' || due?.kind !== 'redraw') return null;
  if (groupsLeft(tournament, due.tables).some(({ kind }) => kind !== 'dealt')) return null;
  const players = playersIn(tournament).filter(({ online }) => !online);
  return players.length === 0
    ? null
    : { players: players.map(({ id }) => id), chips: chipsInRoom(tournament) };
}

/** All chips in play but those that Riffle counts or that wait for a seat. */
function chipsInRoom({ players, chipsIssued, bank }: Tournament): Chips {
  const elsewhere = [...players.values()].filter(
    ({ standing, online }) => standing.is === 'entered' || (standing.is === 'in' && online),
  );
  return chipsIssued - bank - elsewhere.reduce((sum, { stack }) => sum + (stack ?? 0), 0);
}

/** What nobody needs to count: somebody taps in every hand with its stacks, or nobody can have played yet. */
function isCertain({ tournament, now }: Draft<StacksEvent>, { standing, stack }: Player): boolean {
  const table = standing.is === 'in' ? tournament.tables.get(standing.chair.table) : undefined;
  return stack !== null && table !== undefined && (table.tracked || isFresh(tournament, table, now));
}

/**
 * Chips change from the table to the screen: everybody in the room counts, and together they have what was there before
 * [chips-removed-from-table]. Answers with the chips that are missing, where the director plays on without them.
 */
export function countChips(
  draft: Draft<StacksEvent | RulingsEvent>,
  { players, chips }: Count,
  told: Stacks,
  anyway: Anyway | undefined,
): Chips {
  for (const id of Object.keys(told)) if (!players.includes(id)) draft.checkPeopleDeal(draft.chair(id).table);
  const unknown = players
    .map((id) => draft.player(id))
    .filter((player) => told[player.id] === undefined && !isCertain(draft, player));
  if (unknown.length > 0)
    reject(
      'count-first',
      'chips-removed-from-table',
      `count the chips of ${unknown.map(({ name }) => name).join(', ')} first`,
      {
        names: unknown.map(({ name }) => name),
      },
    );
  const stacks = players.map((id) => [id, checkedStack(told[id] ?? draft.player(id).stack!)] as const);
  const counted = stacks.reduce((sum, [, stack]) => sum + stack, 0);
  allow(draft, countRefusal(chips, counted), anyway);
  for (const [player, stack] of stacks) draft.push({ type: 'chips-told', player, stack });
  return chips - counted;
}

function countRefusal(chips: Chips, counted: Chips): Refusal | null {
  if (chips === counted) return null;
  const off = Math.abs(chips - counted);
  return refusal(
    'count-differs',
    'chips-removed-from-table',
    `the room has ${chips} chips, and ${counted} were counted: ${off} ${counted < chips ? 'are missing' : 'too many'}`,
    { chips, counted },
  );
}
