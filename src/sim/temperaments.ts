/** How a bot plays, in figures a card player would use of a friend; most of them against the strongest's. */
export type Temperament = {
  readonly name: string;
  /** How many hands this player raises with, against the strongest: 1 is as many. */
  readonly plays: number;
  /** How often this player calls the big blind where others would raise or fold. */
  readonly limps: number;
  /** How deep a stack this player goes all-in with, against the equilibrium: 1 is as deep. */
  readonly shoves: number;
  /** How often this player bets or raises instead of checking or calling, from 0 to 1. */
  readonly aggression: number;
  /** How often this player bets with nothing. */
  readonly bluffs: number;
  /** How much more than its price a call must be worth; below 0 this player pays to see. */
  readonly caution: number;
};

export const temperaments = {
  strong: { name: 'strong', plays: 1, limps: 0, shoves: 1, aggression: 0.9, bluffs: 0.3, caution: 0 },
  tight: {
    name: 'tight',
    plays: 0.8,
    limps: 0.1,
    shoves: 0.93,
    aggression: 0.75,
    bluffs: 0.2,
    caution: 0.02,
  },
  aggressive: {
    name: 'aggressive',
    plays: 1.2,
    limps: 0,
    shoves: 1.07,
    aggression: 0.95,
    bluffs: 0.42,
    caution: 0,
  },
  loose: {
    name: 'loose',
    plays: 1.3,
    limps: 0.6,
    shoves: 1.05,
    aggression: 0.7,
    bluffs: 0.3,
    caution: -0.015,
  },
  calling: {
    name: 'calling',
    plays: 1.25,
    limps: 0.8,
    shoves: 0.97,
    aggression: 0.5,
    bluffs: 0.15,
    caution: -0.03,
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

/** The same player while rebuys are open: plays half as many hands again, and gambles. */
export const withRebuysOpen = (who: Temperament): Temperament => ({
  ...who,
  plays: who.plays * 1.5,
  bluffs: who.bluffs * 1.5,
  caution: who.caution - 0.1,
});
