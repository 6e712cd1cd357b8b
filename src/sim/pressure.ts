import { icm } from '../odds/icm.ts';

/** Stacks against the average, between which the table is read: half as many again each. */
const STACKS = [0.2, 0.4, 0.7, 1, 1.5, 2.2, 3.5];
/** So far from the money nobody minds yet, in players for each prize. */
const FAR = 1.5;
/** The most that losing is feared, so that nobody who may win is frozen. */
const MOST = 1.8;

/**
 * What a chip lost costs against what a chip won brings, as the prizes have it (Malmuth and Harville) when everybody else
 * has an average stack. Worked out when first asked, and kept for every tournament with the same prizes.
 */
export class Pressure {
  private readonly prizes: readonly number[];
  private readonly tables = new Map<number, Float64Array>();

  constructor(prizes: readonly number[]) {
    this.prizes = prizes.filter((prize) => prize > 0);
  }

  /** Whether the prizes matter with so many players left. */
  isFelt(left: number): boolean {
    return left > 2 && this.prizes.length > 1 && left <= this.prizes.length * FAR;
  }

  /** With so many players left; stacks are told in average stacks. */
  risk(left: number, mine: number, theirs: number): number {
    if (!this.isFelt(left)) return 1;
    let table = this.tables.get(left);
    if (table === undefined) {
      table = new Float64Array(STACKS.length ** 2);
      this.tables.set(left, table);
    }
    const at = nearest(mine) * STACKS.length + nearest(theirs);
    table[at] ||= this.workOut(left, STACKS[nearest(mine)]!, STACKS[nearest(theirs)]!);
    return table[at]!;
  }

  private workOut(left: number, mine: number, theirs: number): number {
    const others = Array.from({ length: left - 2 }, () => 1);
    const worth = (chips: number): number => icm([mine + chips, theirs - chips, ...others], this.prizes)[0]!;
    const stake = Math.min(mine, theirs);
    const now = worth(0);
    return Math.min(MOST, Math.max(1, (now - worth(-stake)) / (worth(stake) - now)));
  }
}

const known = new Map<string, Pressure>();

/** Tournaments with the same prizes share what has been worked out. */
export function pressureOf(prizes: readonly number[]): Pressure {
  const name = prizes.join(' ');
  let pressure = known.get(name);
  if (pressure === undefined) {
    pressure = new Pressure(prizes);
    known.set(name, pressure);
  }
  return pressure;
}

function nearest(stack: number): number {
  let at = 0;
  while (at < STACKS.length - 1 && stack * stack > STACKS[at]! * STACKS[at + 1]!) at++;
  return at;
}
