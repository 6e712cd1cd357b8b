import { parseCard } from '../../../engine/cards/card.ts';
import { exactEquity } from '../../../odds/equity.ts';

export type Question = {
  readonly id: number;
  readonly hands: readonly (readonly string[])[];
  readonly board: readonly string[];
};
export type Odds = { readonly id: number; readonly equities: readonly number[] };

const numbers = (cards: readonly string[]): number[] => cards.map((card) => parseCard(card)!);

// Counting takes a moment, and the chips must not stutter meanwhile.
self.onmessage = ({ data }: MessageEvent<Question>): void => {
  const { hands } = exactEquity(data.hands.map(numbers), numbers(data.board));
  const odds: Odds = { id: data.id, equities: hands.map(({ equity }) => equity) };
  self.postMessage(odds);
};
