import type { Appended, EventStore } from '../event-store.ts';
import { handStream, tournamentStream } from '../names.ts';

/** A store under test: `open` makes a new, empty one, which is closed after the test. */
export type Tested = {
  readonly name: string;
  readonly open: () => Promise<EventStore>;
  /** The same for a test that opens many and closes each itself. */
  readonly newStore: () => Promise<EventStore>;
  /** How it refuses a lease that nobody holds: a store with a single writer knows no leases at all. */
  readonly stale: 'bad-append' | 'lost-lease';
};

export const tournament = tournamentStream('friday');
export const hand = handStream('friday', 1, 1);
export const event = (n: number) => ({ type: 'chips-moved', data: { n } });
export const write = (stream: string, expected: number, ...ns: number[]) => ({
  stream,
  expected,
  events: ns.map(event),
});
export const brief = (appended: Appended): string => (appended.ok ? 'ok' : appended.refusal.code);
