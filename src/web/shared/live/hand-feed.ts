import { useSyncExternalStore } from 'react';
import type { PublicEvent } from '../../../engine/views/public-events.ts';
import type { Said, ServerFrame } from '../../../protocol/frames.ts';
import type { Line } from './line.ts';

export type HandFrame = ServerFrame & { readonly type: 'hand' };

/** What a screen knows of the dealt table it shows. */
export type HandFeed = {
  /** The current hand; null before the first one. */
  readonly hand: HandFrame | null;
  /** All public events of this hand so far, and how many of them came with the last frame. */
  readonly told: readonly PublicEvent[];
  readonly fresh: number;
  /** What was said at the table, newest last; this device's own unsent messages at the end. */
  readonly said: readonly Said[];
};

export const EMPTY_FEED: HandFeed = { hand: null, told: [], fresh: 0, said: [] };
const NOBODY = { subscribe: () => () => {}, feed: () => EMPTY_FEED };
const REMEMBERED = 100;

/** The feed after one more frame. */
export function follow(felt: HandFeed, frame: ServerFrame): HandFeed {
  if (frame.type === 'said') {
    const others = felt.said.filter(({ id }) => id !== frame.id);
    const spoken = others.filter(({ waits }) => !waits);
    const waiting = others.filter(({ waits }) => waits);
    const said = frame.waits ? [...others, frame] : [...spoken, frame, ...waiting];
    return { ...felt, said: said.slice(-REMEMBERED) };
  }
  if (frame.type !== 'hand') return felt;
  const { hand } = felt;
  // A screen that joins a hand gets all of it; from then on only what is new.
  const goesOn = hand?.table === frame.table && hand.hand === frame.hand && !isWhole(frame);
  const told = goesOn ? [...felt.told, ...frame.told] : frame.told;
  // Where nothing happened (tables paused or resumed) the last news stays the last.
  return { ...felt, hand: frame, told, fresh: goesOn ? frame.told.length || felt.fresh : 0 };
}

/** A frame that begins with the deal has the whole hand. */
const isWhole = ({ told }: HandFrame): boolean => told[0]?.is === 'dealt';

/**
 * Follows the dealt table this device sits at or watches. The line keeps what came, so a screen that looks later has missed
 * nothing: a hand's frame may come before the view that tells of it, or before the screen is painted.
 */
export function useHandFeed(line: Line | null): HandFeed {
  const { subscribe, feed } = line ?? NOBODY;
  return useSyncExternalStore(subscribe, feed);
}
