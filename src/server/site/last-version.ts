import type { EventStore } from '../../store/event-store.ts';

type Kept<T> = { readonly version: string; readonly value: Promise<T> };

/**
 * What was worked out last under each name, good for as long as its version stays the same: whoever asks meanwhile gets
 * the same answer, and all who ask at once wait for the same work. The names asked for last are kept.
 */
export class LastVersion<T> {
  private readonly kept = new Map<string, Kept<T>>();
  private readonly store: Pick<EventStore, 'rewrites'>;
  private readonly most: number;

  constructor(store: Pick<EventStore, 'rewrites'>, most: number) {
    this.store = store;
    this.most = most;
  }

  get(name: string, at: number | string, work: () => Promise<T>): Promise<T> {
    // A log that was written over is another one at the same version.
    const version = `${this.store.rewrites} ${at}`;
    const before = this.kept.get(name);
    const now = before?.version === version ? before : { version, value: work() };
    this.kept.delete(name);
    this.kept.set(name, now);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
    // What failed is tried again the next time somebody asks.
    now.value.catch(() => {
      if (this.kept.get(name) === now) this.kept.delete(name);
    });
    return now.value;
  }
}
