/** `riffle/fairness`: the proof that nobody could choose or know a deck, and its checker. */
export type { Announcement, Reveal } from '../fairness/commitment.ts';
export { type HandProof, readProof, type ShuffleProof } from '../fairness/proof.ts';
export { type Verification, verifyProof } from '../fairness/verify.ts';
