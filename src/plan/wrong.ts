import { setValue } from '../engine/chips/denominations.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import { createTournament } from '../engine/tournament/create.ts';
import { MOST_CHIPS } from '../engine/units.ts';
import type { Wishes } from './planner.ts';
import type { Stacks } from './stacks.ts';

/** Anything shorter is hardly a tournament, and nobody plays longer than a day. */
const LEAST_MINUTES = 20;
const MOST_MINUTES = 24 * 60;
const MOST_PLAYERS = 500;
/** Fewer levels than this are no schedule. */
const LEAST_LEVELS = 4;
/** More are no schedule either. */
const MOST_LEVELS = 100;
/** Changing a chip into one of the next value deals a card for each odd one. */
const FARTHEST_APART = 100;

/** Why nobody could plan that. */
export function wrongWish(wishes: Wishes): string | null {
  const { rulebook, players, minutes, chips, levelMinutes, printed, fixed = [] } = wishes;
  if (!Number.isInteger(players) || players < 2 || players > MOST_PLAYERS)
    return `${players} players: needs a whole number from 2 to ${MOST_PLAYERS}`;
  if (minutes === undefined && printed === undefined && !fixed.includes('levels'))
    return 'enter how many minutes there are, or choose levels';
  if (minutes !== undefined && !(minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES))
    return `${minutes} minutes: from ${LEAST_MINUTES} to ${MOST_MINUTES} can be planned`;
  if (minutes !== undefined && levelMinutes !== undefined) {
    if (!(levelMinutes >= 1 && levelMinutes <= minutes / LEAST_LEVELS))
      return `levels of ${levelMinutes} minutes: in ${minutes} minutes they can be from 1 to ${Math.floor(minutes / LEAST_LEVELS)}`;
    if (minutes / levelMinutes > MOST_LEVELS)
      return `levels of ${levelMinutes} minutes: ${minutes} minutes have room for ${MOST_LEVELS} levels of ${Math.ceil(minutes / MOST_LEVELS)} minutes or more`;
  }
  const set = printed?.set;
  if (set !== undefined && !Object.hasOwn(rulebook.tournament.chipSets.use, set))
    return `there is no chip set ${set}: choose one of ${Object.keys(rulebook.tournament.chipSets.use).length}`;
  const twice = chips?.find(({ value }, at) => chips.findIndex((each) => each.value === value) !== at);
  return twice === undefined ? null : `chips of ${twice.value} are named twice`;
}

/** Why no tournament can be played with these chips and choices. */
export function wrongTournament(
  rulebook: Rulebook,
  { each, values }: Stacks,
  players: number,
  reserve: number,
): string | null {
  const { startingStack, rebuys, addOn, levels } = rulebook.tournament;
  const sorted = [...values].sort((a, b) => a - b);
  const gap = sorted.findIndex((value, at) => value > (sorted[at - 1] ?? value) * FARTHEST_APART);
  if (gap !== -1)
    return `chips of ${sorted[gap - 1]} and ${sorted[gap]} are too far apart to change one into the other: a chip is worth at most ${FARTHEST_APART} of the next smaller ones`;
  if (rebuys.use.atMost !== 0 && rebuys.use.throughLevel >= levels.use.length)
    return `rebuys through level ${rebuys.use.throughLevel}: the plan has ${levels.use.length} levels, and the night ends only after the rebuys do`;
  const total =
    players * (startingStack.use + (addOn.use?.upTo ?? 0)) +
    reserve * (rebuys.use.chips ?? startingStack.use);
  if (total > MOST_CHIPS)
    return `stacks of ${startingStack.use} for ${players} players with rebuys and add-ons come to ${total} in chips: at most ${MOST_CHIPS} can be counted, so choose smaller values`;
  const created = createTournament('planned', 'A planned night', rulebook);
  if (!created.ok) return created.refusal.message;
  return setValue(each) === startingStack.use
    ? unpayable(rulebook, sorted[0]!)
    : stackUnmade(rulebook, sorted[0]!);
}

const stackUnmade = ({ tournament }: Rulebook, smallest: number): string =>
  `a stack of ${tournament.startingStack.use} cannot be made of these chips: the smallest is ${smallest}`;

/** Something that the smallest chip cannot pay. */
function unpayable({ tournament }: Rulebook, smallest: number): string | null {
  const { levels, rebuys, addOn } = tournament;
  const odd = (amount: number): boolean => amount % smallest !== 0;
  const at = levels.use.findIndex(({ small, big, ante }) => [small, big, ante].some(odd));
  if (at !== -1) {
    const { small, big, ante } = levels.use[at]!;
    return `level ${at + 1} (${small}/${big}${ante > 0 ? `, ante ${ante}` : ''}) cannot be paid: the smallest chip is ${smallest}`;
  }
  if (rebuys.use.atMost !== 0 && odd(rebuys.use.chips ?? 0))
    return `a rebuy of ${rebuys.use.chips} chips cannot be paid: the smallest chip is ${smallest}`;
  if (addOn.use !== null && (odd(addOn.use.upTo) || odd(addOn.use.blockChips)))
    return `an add-on of ${addOn.use.blockChips} chips up to ${addOn.use.upTo} cannot be paid: the smallest chip is ${smallest}`;
  return null;
}
