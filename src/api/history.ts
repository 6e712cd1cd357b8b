/** `riffle/history`: recorded hands, read, played again by the rules, and written. */

export type { FormatId } from '../history/format-ids.ts';
export { FORMATS, type Format } from '../history/formats.ts';
export type { Bounty, Occasion, TournamentInfo } from '../history/occasion.ts';
export { writePhh } from '../history/phh.ts';
export { readPhh } from '../history/read-phh.ts';
export { copyFor, copyOfRecord, type HandCopy, type Reader } from '../history/readers.ts';
export { BadRecord, type HandRecord, type RecordedAction, readRecord } from '../history/record.ts';
export type { Replayed } from '../history/replay.ts';
export { tell } from '../history/tell.ts';
export { replayHand } from './replay-hand.ts';
