import type { Currency } from '../engine/money/currency.ts';
import type { ChipGraph } from '../history/chip-graph.ts';
import type { Highlight } from '../history/highlights.ts';
import type { KnockOut } from '../history/knock-outs.ts';
import type { Ledger, Result } from '../history/results.ts';
import type { Formula, Standing } from '../history/season.ts';

/** A night as it is looked back on. */
export type AfterTournament = {
  readonly name: string;
  readonly rulebook: string;
  readonly at: number | null;
  readonly over: boolean;
  readonly currency: Currency;
  readonly purse: number;
  readonly results: readonly Result[];
  readonly knockOuts: readonly KnockOut[];
  readonly chips: ChipGraph;
  readonly story: readonly Highlight[];
  /** Dealt hands that can be read. */
  readonly hands: readonly { readonly table: string; readonly number: number }[];
  /** For the director alone. */
  readonly ledger: Ledger | null;
};

/** A finished night in the house's memory. */
export type PastTournament = {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly currency: Currency;
  readonly results: readonly Result[];
};

/** A night that is there and cannot be read any more, and why, in a sentence. */
export type UnreadableTournament = { readonly id: string; readonly why: string };

/** What the host has chosen for the season. */
export type SeasonChoices = {
  readonly formula: Formula;
  readonly dropWorst: number;
  /** Whether a night counts, where the host has said so; otherwise it does unless bots played. */
  readonly counts: Readonly<Record<string, boolean>>;
  /** Spellings of one person: the first name means the second. */
  readonly same: readonly (readonly [string, string])[];
};

export type SeasonTournamentRow = {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly currency: Currency;
  readonly players: number;
  readonly winner: string;
  readonly counts: boolean;
  readonly bots: boolean;
};

export type Season = {
  readonly choices: SeasonChoices;
  readonly tournaments: readonly SeasonTournamentRow[];
  readonly standings: readonly Standing[];
  /** Everybody's name in these nights as it was written then, for the host. */
  readonly names: readonly string[];
  /** Nights that are missing in it, for the host. */
  readonly unreadable: readonly UnreadableTournament[];
  /** Whether who asks may change it. */
  readonly mayChoose: boolean;
};
