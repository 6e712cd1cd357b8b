// The same dice for every engine: xorshift32, and a guest who picks evenly among what makes sense.
export class Dice {
  constructor(seed) {
    this.state = seed;
  }
  next() {
    let s = this.state;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.state = s;
    return s;
  }
  /** A whole number under n, up to 2^16. */
  below(n) {
    return lowUnder(this.next(), n);
  }
}

// One throw serves a guest twice: its low half picks what he does, its high half how much he bets.
export const lowUnder = (bits, n) => ((bits & 0xffff) * n) >>> 16;
export const highUnder = (bits, n) => ((bits >>> 16) * n) >>> 16;
