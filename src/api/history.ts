/** `riffle/history`: recorded hands, read, played again by the rules, and written. */

export { readPhh, writePhh } from '../history/phh.ts';
export type { Reader } from '../history/readers.ts';
export { BadRecord, type HandRecord, type RecordedAction, readRecord } from '../history/record.ts';
export type { Replayed } from '../history/replay.ts';
export { tell } from '../history/tell.ts';
export { replayHand } from './replay-hand.ts';
