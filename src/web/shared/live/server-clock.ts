type Sample = { readonly trip: number; readonly offset: number };
const KEPT = 9;

/**
 * The server's time on this device. It counts on a monotonic clock, so that the device's own date
 * does not matter, and is set by pings: the median offset of the quicker half of the trips counts.
 */
export class ServerClock {
  private readonly local: () => number;
  private samples: Sample[] = [];
  private rough: number | null = null;

  constructor(local: () => number) {
    this.local = local;
  }

  /** A message with the server's time: good enough until the first pong. */
  heard(now: number, at = this.local()): void {
    const offset = now - at;
    // The message with the shortest trip has the latest time.
    this.rough = this.rough === null ? offset : Math.max(this.rough, offset);
  }

  pong(sentAt: number, now: number): void {
    const here = this.local();
    const trip = here - sentAt;
    if (trip < 0) return;
    this.samples = [...this.samples, { trip, offset: now + trip / 2 - here }].slice(-KEPT);
  }

  /** After the device slept, earlier measurements are only a guess until something newer arrives. */
  forget(): void {
    this.rough = this.offset;
    this.samples = [];
  }

  get offset(): number {
    if (this.samples.length === 0) return this.rough ?? 0;
    const byTrip = [...this.samples].sort((a, b) => a.trip - b.trip);
    const quick = byTrip.slice(0, Math.ceil(byTrip.length / 2)).map(({ offset }) => offset);
    return quick.sort((a, b) => a - b)[quick.length >> 1]!;
  }

  now(): number {
    return this.local() + this.offset;
  }
}
