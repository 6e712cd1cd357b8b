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
  /** A whole number under n, up to 2^16: near enough even for a guest's whim. */
  below(n) {
    return ((this.next() >>> 16) * n) >>> 16;
  }
}
