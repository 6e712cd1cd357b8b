import { parseCard } from '../../../../engine/cards/card.ts';
import { exactEquity } from '../../../../odds/equity.ts';

export type Question = {
  readonly id: number;
  readonly hands: readonly (readonly string[])[];
  readonly board: readonly string[];
};
export type Answer = { readonly id: number; readonly equities: readonly number[] };

/** Counts boards off the main thread, so that nothing on the screen stutters. */
self.onmessage = ({ data }: MessageEvent<Question>) => {
  const cards = (texts: readonly string[]): number[] => texts.map((text) => parseCard(text)!);
  const { hands } = exactEquity(data.hands.map(cards), cards(data.board));
  const answer: Answer = { id: data.id, equities: hands.map(({ equity }) => equity) };
  self.postMessage(answer);
};
