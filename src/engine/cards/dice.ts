import type { Entropy } from './shuffle.ts';

/**
 * Fast chance for simulations (sfc32): the same seed throws the same dice. Never for cards that people play: whoever
 * sees enough throws can tell the next.
 */
export class Dice implements Entropy {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.floor(seed / 2 ** 32) | 0;
    this.c = 0x9e3779b9 | 0;
    // Seeds that are alike are far apart after a few throws.
    for (let thrown = 0; thrown < 15; thrown++) this.next();
  }

  /** 32 uniform bits, as a signed number. */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }

  /** From 0 up to 1. */
  chance(): number {
    return (this.next() >>> 0) / 2 ** 32;
  }
}
