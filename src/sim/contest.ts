import { percentOf } from '../engine/tournament/money/finish.ts';
import { openField, type Player, type SimulatedField, SimulatedTournament } from './simulated-tournament.ts';

/** How often one kind of player came first against another, with the bounds that hold 95 times in 100 (Wilson). */
export type Contest = {
  readonly tournaments: number;
  readonly won: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
};

const Z = 1.96;

export function bounds(won: number, tournaments: number): Contest {
  const share = won / tournaments;
  const middle = (share + Z ** 2 / (2 * tournaments)) / (1 + Z ** 2 / tournaments);
  const half =
    (Z / (1 + Z ** 2 / tournaments)) *
    Math.sqrt((share * (1 - share)) / tournaments + Z ** 2 / (4 * tournaments ** 2));
  return { tournaments, won, share, from: middle - half, to: middle + half };
}

/** Many single tables of ten, five of each kind in every other chair of the draw: half the wins would be no difference. */
export function contest(
  rulebook: SimulatedField['rulebook'],
  one: Player,
  other: Player,
  tournaments: number,
  seed = 1,
): Contest {
  const field: SimulatedField = { rulebook, players: 10, bots: [one, other] };
  const opened = openField(field);
  let won = 0;
  for (let tournament = 0; tournament < tournaments; tournament++) {
    const [first] = new SimulatedTournament(field, opened, seed * 2 ** 21 + tournament).play().order;
    if (first! % 2 === 0) won++;
  }
  return bounds(won, tournaments);
}

/** What a figure of many deals comes to on average, with the bounds that hold 95 times in 100. */
export type Average = { readonly share: number; readonly from: number; readonly to: number };

function average(figures: readonly number[]): Average {
  const share = figures.reduce((sum, each) => sum + each, 0) / figures.length;
  const spread = figures.reduce((sum, each) => sum + (each - share) ** 2, 0) / (figures.length - 1);
  const half = Z * Math.sqrt(spread / figures.length);
  return { share, from: share - half, to: share + half };
}

export type Duplicate = { readonly deals: number; readonly wins: Average; readonly prizes: Average };

/**
 * Plays each deal as often as there are chairs, those who are measured moving on one chair each time, and adds up what
 * part of the first places and of the prizes they took: so luck with chairs and most luck with cards evens out.
 */
export class DuplicateContest {
  private readonly rulebook: SimulatedField['rulebook'];
  private readonly table: readonly Player[];
  private readonly measured: readonly number[];
  private readonly wins: number[] = [];
  private readonly prizes: number[] = [];

  /** `measured` are the chairs of those who are measured. */
  constructor(rulebook: SimulatedField['rulebook'], table: readonly Player[], measured: readonly number[]) {
    this.rulebook = rulebook;
    this.table = table;
    this.measured = measured;
  }

  /** What these would take if all were alike. */
  get fair(): number {
    return this.measured.length / this.table.length;
  }

  play(deals: number): Duplicate {
    const chairs = this.table.length;
    const fields = this.table.map((_, by): SimulatedField => {
      const bots = this.table.map((_, chair) => this.table[(chair + chairs - by) % chairs]!);
      return { rulebook: this.rulebook, players: chairs, bots };
    });
    const opened = openField(fields[0]!);
    const percent = percentOf(opened.tournament);
    const all = percent.reduce((sum, each) => sum + each, 0);
    for (let deal = 0; deal < deals; deal++) {
      let won = 0;
      let paid = 0;
      for (const [by, field] of fields.entries()) {
        const { order } = new SimulatedTournament(field, opened, this.wins.length).play();
        for (const [place, chair] of order.entries()) {
          if (!this.measured.includes((chair + chairs - by) % chairs)) continue;
          if (place === 0) won++;
          paid += (percent[place] ?? 0) / all;
        }
      }
      this.wins.push(won / chairs);
      this.prizes.push(paid / chairs);
    }
    return { deals: this.wins.length, wins: average(this.wins), prizes: average(this.prizes) };
  }
}
