/** So many at once, and so many a second after that. */
export type Rate = { readonly burst: number; readonly perSecond: number };

type Bucket = { tokens: number; at: number };

/** A token bucket for each key. Full ones are forgotten, so memory does not grow with strangers. */
export class Limit {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  private swept: number;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
    this.swept = now();
  }

  /** Whether there is still one to take. */
  take(key: string): boolean {
    const bucket = this.filled(key);
    this.buckets.set(key, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  /** Gives one back that need not have been taken. */
  giveBack(key: string): void {
    const { tokens, at } = this.filled(key);
    this.buckets.set(key, { tokens: Math.min(this.rate.burst, tokens + 1), at });
  }

  get size(): number {
    return this.buckets.size;
  }

  private filled(key: string): Bucket {
    const now = this.now();
    if (now - this.swept > (this.rate.burst / this.rate.perSecond) * 1000) this.sweep(now);
    const { tokens, at } = this.buckets.get(key) ?? { tokens: this.rate.burst, at: now };
    // A clock that was set back gives nothing and takes nothing.
    const gained = (Math.max(0, now - at) / 1000) * this.rate.perSecond;
    return { tokens: Math.min(this.rate.burst, tokens + gained), at: now };
  }

  private sweep(now: number): void {
    this.swept = now;
    const { burst, perSecond } = this.rate;
    for (const [key, { tokens, at }] of this.buckets)
      if (tokens + ((now - at) / 1000) * perSecond >= burst) this.buckets.delete(key);
  }
}

/** Generous to people, tight to programs. */
export const RATES = {
  /** By address: codes tried; looking at one and using it are two. A whole party behind one router gets in. */
  joins: { burst: 120, perSecond: 0.5 },
  /** By address: links that lead nowhere. Right ones are not counted: nobody guesses them. */
  links: { burst: 60, perSecond: 0.5 },
  /** Wrong codes of everybody together, however many addresses one has: to guess one of a thousand million takes years. */
  wrongCodes: { burst: 600, perSecond: 0.5 },
  /** By address: tournaments created. */
  creations: { burst: 20, perSecond: 0.2 },
  /** By device. */
  commands: { burst: 100, perSecond: 30 },
  /** By device: reactions, which everybody at the table sees at once. */
  reactions: { burst: 5, perSecond: 1 },
  /** By address: plans, one for each pause in somebody's typing. */
  plans: { burst: 30, perSecond: 0.5 },
  /** By device: results, hands, logs and seasons, which are worked out from all that happened. */
  lookingBack: { burst: 60, perSecond: 2 },
  /** By address: what pages are made of, sent from memory. Two hundred phones behind one router can open Riffle at once. */
  files: { burst: 10_000, perSecond: 500 },
  /** By address: everything else. */
  requests: { burst: 300, perSecond: 50 },
  /** By address: sockets opened. */
  sockets: { burst: 200, perSecond: 20 },
} satisfies Readonly<Record<string, Rate>>;

export type Rates = Readonly<Record<keyof typeof RATES, Rate>>;
export type Limits = Readonly<Record<keyof typeof RATES, Limit>>;

export const limitsOf = (rates: Rates, now: () => number): Limits =>
  Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, new Limit(rate, now)])) as Limits;
