type Sample = { readonly trip: number; readonly offset: number };
const KEPT = 9;

/**
 * The server's time on this device. It counts on a local clock that never jumps, so that what the device's own clock says
 * does not matter, and is set by pings: of the quicker half of the trips the middle offset counts.
 */
export class ServerClock {
  private readonly local: () => number;
  private samples: Sample[] = [];
  private rough: number | null = null;

  constructor(local: () => number) {
    this.local = local;
  }

  /** A message that carries the server's time: good enough until the pings are back. */
  heard(now: number, at = this.local()): void {
    const offset = now - at;
    // The message with the shortest way is the one that says the latest.
    this.rough = this.rough === null ? offset : Math.max(this.rough, offset);
  }

  pong(sentAt: number, now: number): void {
    const here = this.local();
    const trip = here - sentAt;
    if (trip < 0) return;
    this.samples = [...this.samples, { trip, offset: now + trip / 2 - here }].slice(-KEPT);
  }

  /** After the device slept: what was measured before is only a guess, until something newer is heard. */
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
