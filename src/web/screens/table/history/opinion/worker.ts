import { type PushFoldAnswer, type PushFoldSpot, pushFold } from '../../../../../odds/pushfold/pushfold.ts';

export type Question = { readonly spot: PushFoldSpot; readonly hand: number };
export type Answer = PushFoldAnswer & { readonly share: number };

/** Solves off the main thread: a first answer at once, then the full one. */
self.onmessage = ({ data: { spot, hand } }: MessageEvent<Question>) => {
  for (const effort of ['first', 'full'] as const) {
    const { answers, share } = pushFold(spot, effort);
    const answer: Answer = { ...answers[hand]!, share };
    self.postMessage(answer);
  }
};
