import { type Card, rankOf } from '../cards/card.ts';
import type { Chips } from '../units.ts';

/** How a rulebook races off odd chips. */
export type RaceRule = {
  /** At most one new chip for each player, or as many as their cards win. */
  readonly atMostOneEach: boolean;
  /** What the last odd chips earn: a new chip when they are worth half of one, or always. */
  readonly remainder: 'half-or-more' | 'always';
  /** A player who would be left with nothing takes a chip before the others, gets one on top, or is out. */
  readonly protects: 'before-the-others' | 'on-top' | 'nobody';
  /** Which of two cards of the same rank is higher: by suit, spades highest, or the one dealt first, from seat 1 on. */
  readonly ties: 'by-suit' | 'first-dealt';
};

/** A rulebook's choices about races. */
type RaceChoices = {
  readonly raceAtMostOneEach: { readonly use: RaceRule['atMostOneEach'] };
  readonly raceRemainder: { readonly use: RaceRule['remainder'] };
  readonly raceProtects: { readonly use: RaceRule['protects'] };
  /** Rulebooks of older tournaments have none. */
  readonly raceTies?: { readonly use: RaceRule['ties'] };
};

/** How this rulebook races. */
export const raceRule = ({
  raceAtMostOneEach,
  raceRemainder,
  raceProtects,
  raceTies,
}: RaceChoices): RaceRule => ({
  atMostOneEach: raceAtMostOneEach.use,
  remainder: raceRemainder.use,
  protects: raceProtects.use,
  // Suits decided in tournaments from before that choice.
  ties: raceTies?.use ?? 'by-suit',
});

export type Race = {
  /** What one odd chip and one new chip are worth. */
  readonly chip: number;
  readonly into: number;
  /** Odd chips by seat, the cards dealt for them, and what else each seat holds. */
  readonly odd: ReadonlyMap<number, number>;
  readonly cards: ReadonlyMap<number, readonly Card[]>;
  readonly elsewhere: ReadonlyMap<number, number>;
};

export type Raced = { readonly newChips: ReadonlyMap<number, number>; readonly removed: number };

/** Changes odd chips into new ones by cards: highest card first. */
export function raceOff(race: Race, how: RaceRule): Raced {
  const perNew = race.into / race.chip;
  const total = [...race.odd.values()].reduce((sum, count) => sum + count, 0);
  const rest = total % perNew;
  const roundsUp = rest > 0 && (how.remainder === 'always' || rest * 2 >= perNew);
  const chips = Math.floor(total / perNew) + (roundsUp ? 1 : 0);
  return { newChips: award(race, chips, how), removed: roundsUp ? 0 : rest };
}

/** Which seats' cards win the chips, in order: the highest card, then the next. */
function byCards({ cards }: Race, chips: Chips, { atMostOneEach, ties }: RaceRule): number[] {
  const dealt = [...cards]
    .sort(([a], [b]) => a - b)
    .flatMap(([seat, hand]) => hand.map((card) => ({ seat, card })));
  dealt.sort((a, b) => (ties === 'by-suit' ? b.card - a.card : rankOf(b.card) - rankOf(a.card)));
  const winners = atMostOneEach
    ? dealt.filter(({ seat }, at) => dealt.findIndex((each) => each.seat === seat) === at)
    : dealt;
  return winners.slice(0, Math.max(0, chips)).map(({ seat }) => seat);
}

function award(race: Race, chips: Chips, how: RaceRule): Map<number, number> {
  const saved = new Set<number>();
  for (;;) {
    // Where those saved take their chip from the pool, the others race for what is left of it [chip-race-no-elimination].
    const pool = how.protects === 'before-the-others' ? chips - saved.size : chips;
    const newChips = new Map<number, number>();
    for (const seat of [...saved, ...byCards(race, pool, how)])
      newChips.set(seat, (newChips.get(seat) ?? 0) + 1);
    const lost = how.protects === 'nobody' ? [] : leftWithNothing(race, newChips);
    if (lost.length === 0) return newChips;
    for (const seat of lost) saved.add(seat);
  }
}

const leftWithNothing = ({ odd, elsewhere }: Race, newChips: ReadonlyMap<number, number>): number[] =>
  [...odd]
    .filter(([seat, count]) => count > 0 && !newChips.has(seat) && (elsewhere.get(seat) ?? 0) === 0)
    .map(([seat]) => seat);

/** What divides is changed up directly; what is left over is odd [colour-up-exchange]. */
export function changeUp(
  chip: number,
  into: number,
  count: number,
): { readonly changed: number; readonly odd: number } {
  const perNew = into / chip;
  return { changed: Math.floor(count / perNew), odd: count % perNew };
}

/** Seat 1 first, all of a player's cards before the next player's, one for each odd chip [chip-race-cards]. */
export function dealRace(odd: ReadonlyMap<number, number>, deck: ArrayLike<Card>): Map<number, Card[]> {
  let top = 0;
  const cards = new Map<number, Card[]>();
  for (const [seat, count] of [...odd].sort(([a], [b]) => a - b))
    if (count > 0)
      cards.set(
        seat,
        Array.from({ length: count }, () => deck[top++]!),
      );
  return cards;
}
