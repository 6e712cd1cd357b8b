import { z } from 'zod';
import type { RulebookName } from '../engine/choices/rulebook.ts';
import type { Currency } from '../engine/money/currency.ts';
import type { ChipGraph } from '../history/chip-graph.ts';
import type { Highlight } from '../history/highlights.ts';
import type { KnockOut } from '../history/knock-outs.ts';
import type { Ledger, Result } from '../history/results.ts';
import { FORMULAS, type Standing } from '../history/season.ts';
import type { Statistics } from '../history/statistics.ts';
import { id } from './commands.ts';
import { described, list } from './schemas.ts';
import { words } from './typed.ts';

const cents = z.int();
const name = z.string();

export const currency = z.strictObject({
  symbol: z.string(),
  side: z.enum(['before', 'after']),
}) satisfies z.ZodType<Currency>;

/** How a player's tournament went. Money in the smallest currency unit. */
const result = z.strictObject({
  player: id,
  name,
  /** Null while they are still in. */
  place: z.int().nullable(),
  prize: cents,
  bounties: cents,
  rebuys: z.int(),
  addOns: z.int(),
  outAtLevel: z.int().nullable(),
}) satisfies z.ZodType<Result>;

const knockOut = z.strictObject({
  at: z.number(),
  level: z.int(),
  out: list(z.strictObject({ player: id, name })),
  by: list(z.strictObject({ player: id, name, bounty: cents })),
  left: z.int(),
}) satisfies z.ZodType<KnockOut>;

const chipGraph = z.strictObject({
  from: z.number(),
  to: z.number(),
  complete: z.boolean(),
  lines: list(
    z.strictObject({
      player: id,
      name,
      points: list(z.strictObject({ at: z.number(), stack: z.number(), sure: z.boolean() })),
    }),
  ),
}) satisfies z.ZodType<ChipGraph>;

const account = z.strictObject({
  owes: cents,
  paid: cents,
  won: cents,
  paidOut: cents,
  tipped: cents,
  balance: cents,
});
const ledger = z.strictObject({
  accounts: list(account.extend({ player: id, name })),
  total: account,
  costs: list(z.strictObject({ name, amount: cents })),
  inBank: cents,
}) satisfies z.ZodType<Ledger>;

/** A tournament as people look back on it. */
export const afterTournament = z.strictObject({
  name,
  rulebook: z.strictObject({
    id: z.string(),
    name: z.string(),
    nameIn: z.record(z.string(), z.string()),
  }) satisfies z.ZodType<RulebookName>,
  at: z.number().nullable(),
  over: z.boolean(),
  currency,
  purse: cents,
  results: list(result),
  knockOuts: list(knockOut),
  chips: chipGraph,
  story: list(described<Highlight>('Highlight', 'A turning point, as in src/history/highlights.ts')),
  /** Dealt hands that can be read. */
  hands: list(z.strictObject({ table: z.string(), number: z.int() })),
  /** For the director alone. */
  ledger: ledger.nullable(),
});
export type AfterTournament = z.infer<typeof afterTournament>;

const swing = z.strictObject({ table: z.string(), number: z.int(), chips: z.int() });
const statistics = z.strictObject({
  hands: z.int(),
  won: z.int(),
  wonAtShowdown: z.int(),
  showdowns: z.int(),
  shown: z.int(),
  played: z.int(),
  raised: z.int(),
  best: swing.nullable(),
  worst: swing.nullable(),
  knockedOut: list(name),
}) satisfies z.ZodType<Statistics>;

/** The reader's own statistics, and those that others share. */
export const tournamentStatistics = z.strictObject({
  mine: statistics.nullable(),
  sharing: z.boolean(),
  shared: list(z.strictObject({ player: id, name, statistics })),
});
export type TournamentStatistics = z.infer<typeof tournamentStatistics>;

/** A finished tournament as the site remembers it. */
export const pastTournament = z.strictObject({
  id,
  name,
  at: z.number(),
  currency,
  results: list(result),
});
export type PastTournament = z.infer<typeof pastTournament>;

/** A tournament that is there and cannot be read any more, and why, in a sentence. */
export const unreadableTournament = z.strictObject({ id, why: z.string() });
export type UnreadableTournament = z.infer<typeof unreadableTournament>;

/** What the host has chosen for the season. */
export const seasonChoices = z.strictObject({
  formula: z.enum(FORMULAS),
  dropWorst: z.int().min(0).max(50),
  /** Whether a tournament counts, where the host has said so; otherwise it does unless bots played. */
  counts: z.record(id, z.boolean()),
  /** Spellings of one person: the first name means the second. */
  same: list(z.tuple([words, words]).readonly()).check(z.maxLength(500)),
});
export type SeasonChoices = z.infer<typeof seasonChoices>;

const seasonTournamentRow = z.strictObject({
  id,
  name,
  at: z.number(),
  currency,
  players: z.int(),
  winner: z.string(),
  counts: z.boolean(),
  bots: z.boolean(),
});
export type SeasonTournamentRow = z.infer<typeof seasonTournamentRow>;

const scored = z.strictObject({
  place: z.int(),
  prize: cents,
  tournament: id,
  points: z.number(),
});
const standing = z.strictObject({
  rank: z.int(),
  player: z.string(),
  name,
  points: z.number(),
  counted: list(scored),
  dropped: list(scored),
}) satisfies z.ZodType<Standing>;

export const season = z.strictObject({
  choices: seasonChoices,
  tournaments: list(seasonTournamentRow),
  standings: list(standing),
  /** Everybody's name in these tournaments as it was written then, for the host. */
  names: list(z.string()),
  /** Tournaments that are missing here because they cannot be read, for the host. */
  unreadable: list(unreadableTournament),
  /** Whether the reader may change it. */
  mayChoose: z.boolean(),
});
export type Season = z.infer<typeof season>;
