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
  /** A number from 0 up to, not including, 1. */
  unit() {
    return (this.next() >>> 0) / 4294967296;
  }
}
