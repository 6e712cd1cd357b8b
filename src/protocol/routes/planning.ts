import { z } from 'zod';
import { addOn, changedChoices, chipSet, ownChips, rebuys } from '../choices.ts';
import { costs } from '../commands.ts';
import { wallTime } from '../frames.ts';
import { list } from '../schemas.ts';
import { personName, words } from '../typed.ts';

export const rulebookId = z.string().max(40);

/** What the planner is asked for; a hundred players are worked out in a second or two. */
export const wishes = z.strictObject({
  players: z.int().min(2).max(100),
  /** How long it may take: levels are made to fit. Not needed where a structure or the host has set them. */
  minutes: z.number().min(20).max(1440).exactOptional(),
  /** One of the rulebook's own structures, in one of its chip sets. */
  structure: z
    .strictObject({ id: z.string().max(40), set: z.string().max(40).exactOptional() })
    .exactOptional(),
  buyIn: z.int().min(0).max(1_000_000_000).exactOptional(),
  chips: chipSet.exactOptional(),
  levelMinutes: z.number().min(1).max(240).exactOptional(),
});

const upTo = (ms: number) => z.number().min(0).max(ms).exactOptional();
/** How fast the server deals, in milliseconds; what is left out stays as it is. */
export const dealtPace = z.strictObject({
  action: z.number().min(1_000).max(600_000).exactOptional(),
  bank: upTo(3_600_000),
  street: upTo(10_000),
  between: upTo(60_000),
  think: z.tuple([z.number().min(0).max(60_000), z.number().min(0).max(60_000)]).exactOptional(),
  reveal: upTo(5_000),
  rebuy: upTo(600_000),
});

export const newTournament = z.strictObject({
  name: words,
  rulebook: rulebookId,
  /** Levels, chips and stacks worked out for so many players in so much time. */
  plan: wishes.exactOptional(),
  choices: changedChoices.exactOptional(),
  /** Taken out before the prizes from the start. */
  costs: costs.exactOptional(),
  kind: z.enum(['live', 'dealt', 'both']).default('live'),
  bots: z.int().min(0).max(100).default(0),
  /** Bots take the seats that are empty when play starts, up to so many players. */
  fill: z.int().min(2).max(100).exactOptional(),
  /** Everybody who comes has reached the rulebook's age. */
  adults: z.boolean().exactOptional(),
  pace: dealtPace.exactOptional(),
  /** Whether guests with the code wait for the director. */
  approval: z.boolean().default(false),
  /** For the invitation. */
  host: personName.exactOptional(),
  when: wallTime.exactOptional(),
  place: words.exactOptional(),
  /** The host plays too, under that name and on this device. */
  plays: z.boolean().default(false),
});

const levels = list(
  z.strictObject({ small: z.int(), big: z.int(), ante: z.int(), minutes: z.number().nullable() }),
);
const breaks = list(z.strictObject({ afterLevel: z.int(), minutes: z.number() }));
const chip = z.strictObject({ value: z.int(), count: z.int() });

/** A plan: levels, chips and prizes, and when it would probably be over. */
export const plan = z.strictObject({
  levels,
  breaks,
  colorUps: list(z.strictObject({ chip: z.int(), into: z.int(), beforeLevel: z.int() })),
  startingStack: z.int(),
  bigBlinds: z.number(),
  chipsPerPlayer: list(chip),
  /** The values there are, smallest first. */
  chipsInPlay: list(z.int()),
  rebuyReserve: z.int(),
  /** The chips to buy for the stacks, and what more for that many rebuys; null where the host has chips. */
  chipsToBuy: list(
    z.strictObject({ value: z.int(), perPlayer: z.int(), inPlay: z.int(), buy: z.int() }),
  ).nullable(),
  chipsForRebuys: list(chip),
  prizes: list(z.int()),
  /** What they are of the prize pool. */
  percent: list(z.number()),
  /** How many sit at each table. */
  tables: list(z.int()),
  /** What is sold, for this stack and this buy-in. */
  rebuys,
  addOn: addOn.nullable(),
  /** In minutes: one tournament in ten is over by p10, half by p50, nine in ten by p90. */
  finish: z.strictObject({ p10: z.number(), p50: z.number(), p90: z.number() }),
  finishes: list(z.number()),
  gaveUp: list(
    z.strictObject({
      code: z.enum(['no-rebuys', 'shallow', 'steep', 'early', 'late']),
      figure: z.number(),
      message: z.string(),
    }),
  ),
});

/** How a tournament that is played goes on, in points in time. */
export const outlook = z.strictObject({
  endsAt: z.number(),
  /** Null where nobody has said when it should be over. */
  wishedEnd: z.number().nullable(),
  /** Where it is late: levels to play instead, each with the time it would be over. */
  proposals: list(
    z.strictObject({
      kind: z.enum(['shorter-levels', 'skipped-level', 'antes']),
      /** The minutes of the shorter levels, or the level that is left out. */
      figure: z.number(),
      levels,
      breaks,
      endsAt: z.number(),
    }),
  ),
});

export const preset = z.strictObject({ name: words, tournament: newTournament });

/** What a site remembers from one tournament to the next, besides who came and how it went. */
export const memory = {
  'chip-case': ownChips.nullable(),
  presets: list(preset).check(z.maxLength(50)),
  'last-plan': newTournament.nullable(),
};
