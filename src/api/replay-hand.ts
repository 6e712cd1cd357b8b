import type { HandRecord } from '../history/record.ts';
import { type Replayed, replay } from '../history/replay.ts';
import { findRulebook } from '../rulebooks/index.ts';

/**
 * Plays a record through the engine: final stacks, pots, the order of showing, every event, and the first action that the
 * rules do not allow. Throws a BadRecord if it is no hand, a TypeError if there is no such rulebook.
 */
export function replayHand(record: HandRecord, rulebook = 'tda'): Replayed {
  const book = findRulebook(rulebook);
  if (book === undefined) throw new TypeError(`no rulebook is called ${rulebook}`);
  return replay(record, book.hand);
}
