/** How a bot plays, in figures a card player would use of a friend. */
export type Temperament = {
  readonly name: string;
  /** How many hands this player raises with, against what is usual where they sit. */
  readonly plays: number;
  /** How often this player calls the big blind where others would raise or fold. */
  readonly limps: number;
  /** How deep a stack this player goes all-in with, against the equilibrium: 1 is as deep. With two left it counts for a third. */
  readonly shoves: number;
  /** How often this player bets or raises instead of checking or calling, from 0 to 1. */
  readonly aggression: number;
  /** How often this player bets with nothing. */
  readonly bluffs: number;
  /** How much more than its price a call must be worth; below 0 this player pays to see. */
  readonly caution: number;
  /** How much more it must be worth to play for a deep stack. */
  readonly respect: number;
};

export const temperaments = {
  strong: {
    name: 'strong',
    plays: 0.6,
    limps: 0,
    shoves: 1,
    aggression: 0.75,
    bluffs: 0.2,
    caution: 0.03,
    respect: 0.1,
  },
  tight: {
    name: 'tight',
    plays: 0.65,
    limps: 0.1,
    shoves: 0.62,
    aggression: 0.5,
    bluffs: 0.12,
    caution: 0.08,
    respect: 0.16,
  },
  aggressive: {
    name: 'aggressive',
    plays: 0.75,
    limps: 0,
    shoves: 0.72,
    aggression: 0.6,
    bluffs: 0.25,
    caution: 0.065,
    respect: 0.12,
  },
  loose: {
    name: 'loose',
    plays: 0.8,
    limps: 0.5,
    shoves: 0.66,
    aggression: 0.45,
    bluffs: 0.18,
    caution: 0.06,
    respect: 0.14,
  },
  calling: {
    name: 'calling',
    plays: 0.9,
    limps: 0.8,
    shoves: 0.62,
    aggression: 0.3,
    bluffs: 0.1,
    caution: 0.055,
    respect: 0.16,
  },
} as const satisfies Record<string, Temperament>;

export type TemperamentName = keyof typeof temperaments;

/** A home table: everybody in turn. */
export const HOME_TABLE: readonly Temperament[] = [
  temperaments.tight,
  temperaments.loose,
  temperaments.aggressive,
  temperaments.calling,
];

/** The same player while rebuys are open: plays more than half as many hands again, and gambles. The strongest does not. */
export const withRebuysOpen = (who: Temperament): Temperament =>
  who.name === temperaments.strong.name
    ? who
    : { ...who, plays: who.plays * 1.6, bluffs: who.bluffs * 1.5, caution: who.caution - 0.23 };
