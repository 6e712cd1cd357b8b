/** What a bot does: fold, check or call, or the amount it raises to. */
export const FOLD = -1;
export const CALL = 0;

/** How clear a decision was: near 0 where two things are nearly as good, from about 1 where nothing speaks for the other. */
export type Thought = { margin: number };
