/** Of so many devices that are away the server still knows when it saw them; strangers cannot make it remember more. */
const MOST_REMEMBERED = 1000;

/** Which devices are connected here, and when each was last; by their public names, since the server started. */
export class Presence {
  private readonly sockets = new Map<string, number>();
  /** The one that left longest ago first. */
  private readonly seen = new Map<string, number>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  came(device: string): void {
    this.sockets.set(device, (this.sockets.get(device) ?? 0) + 1);
    this.seen.delete(device);
  }

  left(device: string): void {
    const open = (this.sockets.get(device) ?? 0) - 1;
    if (open > 0) return void this.sockets.set(device, open);
    this.sockets.delete(device);
    this.seen.set(device, this.now());
    if (this.seen.size > MOST_REMEMBERED) this.seen.delete(this.seen.keys().next().value!);
  }

  said(device: string): { online: boolean; seenAt: number | null } {
    const online = this.sockets.has(device);
    return { online, seenAt: online ? this.now() : (this.seen.get(device) ?? null) };
  }
}
