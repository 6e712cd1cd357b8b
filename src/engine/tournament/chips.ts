import { freshDeck, shuffle } from '../cards/shuffle.ts';
import { type ColourUp, colourUps } from '../chips/denominations.ts';
import { changeUp, dealRace, raceOff } from '../chips/race.ts';
import { readClock } from '../clock/clock.ts';
import type { Level } from '../house/night-choices.ts';
import { type Draft, no } from './draft.ts';
import { type Night, nobodyPlays, type PlayerId } from './night.ts';

/** What goes when is asked after every hand, and changes with the schedule only. */
const known = new WeakMap<readonly Level[], { readonly house: Night['house']; readonly ups: ColourUp[] }>();

function colourUpsOf({ house, clock: { levels } }: Night): readonly ColourUp[] {
  const found = known.get(levels);
  if (found?.house === house) return found.ups;
  const ups = colourUps(
    house.night.chips.use.map(({ value }) => value),
    levels,
  );
  known.set(levels, { house, ups });
  return ups;
}

/** The denomination that is no longer needed now, if one is still in play. */
export function colourUpDue(
  night: Night,
  now: number,
): { readonly chip: number; readonly into: number } | null {
  const { level, onBreak } = readClock(night.clock, now);
  const ups = colourUpsOf(night);
  // In the break before a level its colour-up can already be made.
  return (
    ups.find(
      ({ chip, beforeLevel }) => chip === night.smallestChip && beforeLevel <= level + (onBreak ? 1 : 0),
    ) ?? null
  );
}

/** The denomination that goes next, and before which level. */
export const nextColourUp = (night: Night): ColourUp | null =>
  colourUpsOf(night).find(({ chip }) => chip === night.smallestChip) ?? null;

/**
 * Colours up at every table: what divides is changed, odd chips are raced off with real cards. A dealt table's stacks
 * are known; at a live table people race and tell how it came out.
 */
export function colourUp(draft: Draft): void {
  const due =
    colourUpDue(draft.night, draft.now) ??
    no('nothing-due', 'colour-up-trigger', `${draft.night.smallestChip}s are still needed`);
  if (!nobodyPlays(draft.night)) no('hands-in-play', 'colour-up-trigger', 'when every hand in play is over');
  for (const id of draft.night.tables.keys()) race(draft, id, due.chip, due.into);
  draft.push({ type: 'smallest-chip', chip: due.into });
}

function race(draft: Draft, id: string, chip: number, into: number): void {
  const { raceAtMostOneEach, raceRemainder, raceProtects } = draft.night.house.night;
  const table = draft.table(id);
  const stacks = new Map<number, number>();
  for (const [seat, player] of table.seats) {
    const { stack } = draft.player(player);
    // Stacks that nobody has counted are raced at the table itself.
    if (stack === null) return;
    stacks.set(seat, stack);
  }
  const odd = new Map(
    [...stacks].map(([seat, stack]) => [seat, changeUp(chip, into, Math.floor((stack % into) / chip)).odd]),
  );
  const elsewhere = new Map([...stacks].map(([seat, stack]) => [seat, stack - odd.get(seat)! * chip]));
  const deck = freshDeck();
  shuffle(deck, draft.chance);
  const { newChips } = raceOff(
    { chip, into, odd, cards: dealRace(odd, deck), elsewhere },
    { atMostOneEach: raceAtMostOneEach.use, remainder: raceRemainder.use, protects: raceProtects.use },
  );
  const after = [...table.seats].map(([seat, player]): [PlayerId, number] => [
    player,
    elsewhere.get(seat)! + (newChips.get(seat) ?? 0) * into,
  ]);
  const sum = (list: Iterable<number>): number => [...list].reduce((total, each) => total + each, 0);
  draft.push({
    type: 'raced',
    table: id,
    chip,
    into,
    stacks: after,
    bank: sum(stacks.values()) - sum(after.map(([, stack]) => stack)),
    rule: raceAtMostOneEach.cite,
  });
  const out = after.filter(([, stack]) => stack === 0).map(([player]) => ({ player, stack: 0 }));
  if (out.length > 0) draft.push({ type: 'busted', together: out, joins: false, rule: 'chip-race-award' });
}
