/** How a bot plays, in figures a card player would use of a friend. */
export type Temperament = {
  readonly name: string;
  /** The share of hands played from the middle of a full table. */
  readonly plays: number;
  /** How often this player bets or raises instead of checking or calling, from 0 to 1. */
  readonly aggression: number;
  /** How often this player bets with nothing. */
  readonly bluffs: number;
  /** How much more than its price a call must be worth; below 0 this player pays to see. */
  readonly caution: number;
};

export const temperaments = {
  tight: { name: 'tight', plays: 0.15, aggression: 0.65, bluffs: 0.06, caution: 0.05 },
  aggressive: { name: 'aggressive', plays: 0.24, aggression: 0.85, bluffs: 0.2, caution: 0.01 },
  loose: { name: 'loose', plays: 0.36, aggression: 0.5, bluffs: 0.12, caution: -0.04 },
  calling: { name: 'calling', plays: 0.42, aggression: 0.15, bluffs: 0.03, caution: -0.12 },
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
export const withRebuysOpen = ({ name, plays, aggression, bluffs, caution }: Temperament): Temperament => ({
  name,
  plays: Math.min(0.6, plays * 1.7),
  aggression,
  bluffs: bluffs * 1.5,
  caution: caution - 0.28,
});
