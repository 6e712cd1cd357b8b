import { parseCard, rankOf, suitOf } from '../../../engine/cards/card.ts';
import { FLUSH, HIGH_CARD, STRAIGHT } from '../../../engine/ranking/category.ts';
import { countedValue, readValue } from '../../../engine/ranking/counting.ts';

/** A made hand: its category and its ranks, the most important first. */
export type Made = ReturnType<typeof readValue> & { readonly value: number };

const numbers = (cards: readonly string[]): number[] => cards.map((card) => parseCard(card)!);

/** What two cards and the board make; null before the flop. */
export function made(hole: readonly string[], board: readonly string[]): Made | null {
  if (hole.length < 2 || board.length < 3) return null;
  const value = countedValue(numbers([...hole, ...board]));
  return { ...readValue(value), value };
}

/** The five cards of a hand that count. */
export function bestFive(hole: readonly string[], board: readonly string[]): string[] {
  const all = [...hole, ...board];
  if (all.length <= 5) return all;
  let best = { value: -1, five: all };
  for (const five of choose(all, 5)) {
    const value = countedValue(numbers(five));
    if (value > best.value) best = { value, five };
  }
  return best.five;
}

function choose<T>(from: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return from.flatMap((each, at) => choose(from.slice(at + 1), count - 1).map((rest) => [each, ...rest]));
}

export type Draw = 'flush' | 'open' | 'inside';

/** The draws with at least one of my own cards in them, while cards are still to come. */
export function draws(hole: readonly string[], board: readonly string[]): Draw[] {
  if (board.length < 3 || board.length > 4) return [];
  const [own, all] = [numbers(hole), numbers([...hole, ...board])];
  const { category } = readValue(countedValue(all));
  const found: Draw[] = [];
  const four = [0, 1, 2, 3].some(
    (suit) =>
      all.filter((card) => suitOf(card) === suit).length === 4 && own.some((card) => suitOf(card) === suit),
  );
  if (category < FLUSH && four) found.push('flush');
  if (category >= STRAIGHT) return found;
  const completes = (cards: readonly number[]): number =>
    Array.from({ length: 13 }, (_, rank) => rank).filter(
      (rank) => !cards.some((card) => rankOf(card) === rank) && inARow([...cards.map(rankOf), rank]),
    ).length;
  const ways = completes(all);
  if (ways > completes(numbers(board))) found.push(ways > 1 ? 'open' : 'inside');
  return found;
}

function inARow(ranks: readonly number[]): boolean {
  const there = new Set(ranks);
  if (there.has(12)) there.add(-1);
  return [...there].some((low) => [1, 2, 3, 4].every((step) => there.has(low + step)));
}

export const isHighCard = ({ category }: Made): boolean => category === HIGH_CARD;
