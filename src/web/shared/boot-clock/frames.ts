import type { ServerFrame } from '../../../protocol/frames.ts';

/** What the server put into the page it sent: the first frames of the line, so that nothing waits for a socket. */
export type First = {
  readonly welcome: ServerFrame & { type: 'welcome' };
  readonly tournament: ServerFrame & { type: 'tournament' };
  /** When they came, on the clock that never jumps. */
  readonly at: number;
};

export const FIRST_FRAMES = 'first-frames';
export const FIRST_CLOCK = 'first-clock';

/** When the page's first byte was here: what it says of the time is as old as that. */
function arrived(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart ?? performance.now();
}

/** Null where the page came without them: a guest, or a server that only hands out files. */
export function firstFrames(): First | null {
  const text = document.getElementById(FIRST_FRAMES)?.textContent;
  if (!text) return null;
  const [welcome, tournament] = JSON.parse(text) as [First['welcome'], First['tournament']];
  return { welcome, tournament, at: arrived() };
}

/** For the line of this night, once: later they would be old. */
export function takeFirstFrames(tournament: string): First | null {
  const first = firstFrames();
  document.getElementById(FIRST_FRAMES)?.remove();
  return first?.welcome.tournament === tournament ? first : null;
}
