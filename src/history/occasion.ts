import type { Seat } from '../engine/units.ts';

/** Where and when a hand was played. Times are UTC, `2026-01-31T19:30:00Z`; money in the smallest currency unit. */
export type Occasion = {
  readonly id: string;
  readonly at: string;
  readonly table: string;
  readonly chairs: number;
  readonly name: (seat: Seat) => string;
  readonly tournament: TournamentInfo | null;
  /** The level on the clock, where a clock runs. */
  readonly level?: number;
  /** The sign of the money on the table; a tournament is played with chips, which have none. */
  readonly sign?: string;
  /** Knockouts of this hand that pay a bounty. */
  readonly bounties?: readonly Bounty[];
};

export type TournamentInfo = {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  /** Three letters, `USD`; nothing where the currency has none or is not known. */
  readonly currency: string;
  readonly buyIn: number;
  readonly bounty: number;
  readonly startingStack: number;
  readonly tables: number;
  readonly levelMinutes: number;
};

/** A tournament of which only something is noted. */
export const asTournament = (known: { readonly [Key in keyof TournamentInfo]?: unknown }): TournamentInfo => {
  const figure = (value: unknown): number =>
    Number.isFinite(Number(value)) ? Math.max(0, Number(value)) : 0;
  return {
    id: String(known.id ?? ''),
    name: String(known.name ?? ''),
    at: String(known.at ?? ''),
    currency: String(known.currency ?? ''),
    buyIn: figure(known.buyIn),
    bounty: figure(known.bounty),
    startingStack: figure(known.startingStack),
    tables: Math.max(1, figure(known.tables)),
    levelMinutes: figure(known.levelMinutes),
  };
};

/** What the players who knocked somebody out got for it together. */
export type Bounty = { readonly out: Seat; readonly by: readonly Seat[]; readonly amount: number };

/** What is said of a hand of which nobody noted the time. */
export const UNDATED = '2000-01-01T00:00:00Z';

const CODES: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** The three letters of a currency by its sign, as trackers know it; nothing for another one. */
export const currencyCode = (sign: string): string => CODES[sign] ?? '';

/** The sign of a currency by its three letters. */
export const currencySign = (code: string): string =>
  Object.entries(CODES).find(([, each]) => each === code)?.[0] ?? '';
