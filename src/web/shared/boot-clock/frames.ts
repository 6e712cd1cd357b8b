import type { ServerFrame } from '../../../protocol/frames.ts';

/** The line's first frames, which the server puts into the page so that nothing waits for a socket. */
export type BootFrames = {
  readonly welcome: ServerFrame & { type: 'welcome' };
  readonly tournament: ServerFrame & { type: 'tournament' };
  /** When they arrived, in milliseconds on the monotonic clock. */
  readonly at: number;
};

/** Ids of elements in the page; the server writes the first one. */
const BOOT_FRAMES = 'boot-frames';
export const BOOT_CLOCK = 'boot-clock';

/** When the page's first byte arrived: the time in the frames is as old as that. */
function arrived(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart ?? performance.now();
}

/** Null where the page came without frames: a guest's page, or a server that only hands out files. */
export function bootFrames(): BootFrames | null {
  const text = document.getElementById(BOOT_FRAMES)?.textContent;
  if (!text) return null;
  const [welcome, tournament] = JSON.parse(text) as [BootFrames['welcome'], BootFrames['tournament']];
  return { welcome, tournament, at: arrived() };
}

/** For the line of this tournament, once: later they would be out of date. */
export function takeBootFrames(tournament: string): BootFrames | null {
  const frames = bootFrames();
  document.getElementById(BOOT_FRAMES)?.remove();
  return frames?.welcome.tournament === tournament ? frames : null;
}
