import { type FiguresOf, type Refusal, refusal } from '../engine/refusal.ts';
import type { RefusalCode } from '../engine/refusal-codes.ts';
import type { TableId } from '../engine/tournament/state/state.ts';
import type { RefusedFrame } from '../protocol/frames.ts';

export const refusedFrame = (key: string | null, why: Refusal): RefusedFrame => ({
  type: 'refused',
  key,
  ...why,
});

/** The refusal in a frame, without the key it answers. */
export const refusalIn = ({ type: _type, key: _key, ...why }: RefusedFrame): Refusal => why;

/** The codes that come without figures. */
export type PlainCode = {
  [Code in RefusalCode]: FiguresOf<Code> extends [] ? Code : never;
}[RefusalCode];

/** A refusal that cites no rule of poker. */
export const plainRefusal = <Code extends RefusalCode>(
  key: string | null,
  code: Code,
  message: string,
  ...figures: FiguresOf<Code>
): RefusedFrame => refusedFrame(key, refusal(code, null, message, ...figures));

export const notInPlay = (table: TableId, hand: number): Refusal =>
  refusal('no-such-hand', null, `hand ${hand} is not being played at table ${table}`, { table, hand });

export const stillShuffling = (): Refusal => refusal('shuffling', null, 'the cards are being shuffled');
