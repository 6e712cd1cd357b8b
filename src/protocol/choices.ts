import { z } from 'zod';
import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { RulingChoices } from '../engine/choices/ruling-choices.ts';
import type { TournamentChoices } from '../engine/choices/tournament-choices.ts';
import { breaks, levels, rule } from './commands.ts';
import { typed } from './typed.ts';

const chips = z.int().min(1).max(1_000_000_000);
const cents = z.int().min(0).max(1_000_000_000);
const minutes = z.number().positive().max(1440);
const levelNumber = z.int().min(0).max(200);
const percent = z.array(z.number().min(0).max(100)).min(1).max(200);
const yesOrNo = z.boolean();

export const chipSet = z
  .array(z.strictObject({ value: chips, count: z.int().min(0).max(100_000) }))
  .min(1)
  .max(12);

/** The chips in a case, each value in its color. */
export const ownChips = z
  .array(
    z.strictObject({
      value: chips,
      count: z.int().min(0).max(100_000),
      color: typed(30).optional(),
    }),
  )
  .min(1)
  .max(12);

export const rebuys = z.strictObject({
  atMost: z.int().min(0).max(1000).nullable(),
  onlyWhenBroke: yesOrNo,
  throughLevel: levelNumber,
  deadline: z.enum(['lost', 'bought']).default('lost'),
  price: cents.nullable(),
  chips: chips.nullable(),
});
export const addOn = z.strictObject({
  upTo: chips,
  blockChips: chips,
  blockPrice: cents,
  afterLevel: levelNumber,
});
const redraws = z.strictObject({
  at: z
    .array(
      z.strictObject({
        players: z.int().min(2).max(10_000),
        tables: z.int().min(1).max(1000),
        cite: rule,
        tablesOf: z.tuple([z.int().min(2).max(10), z.int().min(2).max(10)]).exactOptional(),
      }),
    )
    .max(50),
  atHalfTheField: yesOrNo,
  whenTablesCombine: yesOrNo,
  shootout: yesOrNo.exactOptional(),
});
const decisionClock = z.strictObject({
  seconds: z.int().min(5).max(3600),
  countdown: z.int().min(0).max(600),
  withoutABet: z.enum(['check', 'fold']),
});

/** What a host may change of a rulebook, choice by choice; one that is missing here does not compile. */
const tournament = {
  startingStack: chips,
  currency: z.strictObject({ symbol: typed(4), side: z.enum(['before', 'after']) }),
  buyIn: cents,
  bounty: cents,
  bountyPaid: z.enum(['whole', 'half']),
  minimumAge: z.int().min(0).max(150).nullable(),
  rebuys,
  addOn: addOn.nullable(),
  prizes: z
    .array(z.strictObject({ upTo: z.int().min(1).max(10_000), percent }))
    .max(100)
    .nullable(),
  prizesRoundedTo: cents.min(1),
  costs: z.enum(['before-prizes', 'never']),
  sameHand: z.enum(['split', 'by-stack']),
  dealsPaidByDirector: yesOrNo,
  tableMaximum: z.int().min(2).max(10),
  seating: z.enum(['by-card', 'random']),
  seatChange: z.enum(['never', 'by-director']),
  redraws,
  firstButton: z.enum(['ace-seat', 'seat-1', 'high-card']),
  balanceWhenTablesDifferBy: z.union([z.int().min(2).max(10), z.literal('by-tables')]),
  whichTableGives: z.enum(['low-card-by-suit', 'low-card-again-on-tie', 'first']),
  whoMoves: z.enum(['same-position', 'same-side', 'next-big-blind']),
  chairFilledFirst: z.enum(['left-of-button', 'last-out']),
  allHandsFinishBeforeMoves: yesOrNo,
  behindTheButton: z.enum(['dealt-in', 'waits']),
  button: z.enum(['dead', 'moving', 'simple']),
  deadButtonLies: z.enum(['stay', 'empty-chair']),
  movedSmallBlind: z.enum(['as-busted', 'button-stays']),
  misplacedButton: z.enum(['corrected', 'stands']),
  dealer: z.enum(['button', 'last-eliminated']),
  shuffler: z.enum(['dealer', 'last-dealer']),
  levels,
  breaks,
  handBegins: z.enum(['blinds-and-riffle', 'riffle']),
  decisionClock,
  late: z.enum(['blinded-seat', 'missed-circuits-unless-prepaid', 'missed-blinds', 'full-stack']),
  lateUntilLevel: levelNumber.nullable(),
  lateCloses: z.enum(['bell', 'first-hand']),
  lateUntilMinutes: minutes.nullable(),
  absenceLimitMinutes: minutes.nullable(),
  absentHands: z.enum(['not-dealt', 'folded-in-turn', 'dead']),
  forfeitedStack: z.enum(['split-at-table', 'out-of-play']),
  chips: z
    .array(z.strictObject({ value: chips, color: typed(30) }))
    .min(1)
    .max(12),
  chipSets: z.record(z.string().regex(/^[A-Za-z0-9 _.-]{1,40}$/), chipSet),
  raceAtMostOneEach: yesOrNo,
  raceRemainder: z.enum(['half-or-more', 'always']),
  raceProtects: z.enum(['before-the-others', 'on-top', 'nobody']),
  raceTies: z.enum(['by-suit', 'first-dealt']),
} satisfies { readonly [K in keyof TournamentChoices]: z.ZodType<TournamentChoices[K]['use']> };

const hand = {
  structure: z.enum(['no-limit', 'limit']),
  shortAllInsReopen: z.enum(['when-they-add-up', 'never']),
  limitBetsPerStreet: z.int().min(1).max(100),
  limitCapLiftsHeadsUp: yesOrNo,
  silentRaise: z.enum(['half-of-bet', 'half-of-least-raise', 'whole-raise']),
  checkOutOfTurn: z.enum(['binds-unless-changed', 'no-raise']),
  showsFirst: z.enum(['first-to-act', 'left-of-button']),
  allInHands: z.enum(['face-up', 'in-turn']),
  anteBy: z.enum(['each', 'big-blind']),
  bigBlindAnteOrder: z.enum(['blind-first', 'ante-first']),
} satisfies { readonly [K in keyof HandChoices]: z.ZodType<HandChoices[K]['use']> };

const rulings = {
  exposedInTheDeal: z.enum(['first-two-or-two', 'any']),
  exposedReplacedBy: z.enum(['top-card-then-burn', 'last-burn']),
  misdealUntil: z.enum(['two-have-acted', 'substantial-action']),
  flopOfFour: z.enum(['new-flop', 'one-out-at-random']),
  noBurn: z.enum(['show-and-skip', 'put-right']),
  prematureTurn: z.enum(['set-aside', 'shuffle-back']),
  fromTheMuck: z.enum(['discretion', 'never', 'if-identifiable']),
  overpaidAllIn: z.enum(['stands-after-next-hand', 'corrected']),
  shownByPlayer: z.enum(['stays-live']),
  headsUpTalk: z.enum(['last-two-of-the-event', 'two-in-the-pot', 'never']),
  oneExtraCard: z.enum(['misdeal', 'back-as-burn']),
  outOfSequence: z.enum(['misdeal', 'plays-on']),
  buttonShort: z.enum(['as-anybody', 'until-he-acts']),
  foreignCard: z.enum(['void', 'misdeal-then-paper']),
  fouledHand: z.enum(['no-redress', 'live-if-told']),
  foldWithoutABet: z.enum(['until-acted-behind', 'binds']),
  shownToSpoil: z.enum(['may-void', 'penalty']),
  wordsOrChips: z.enum(['words', 'whichever-first']),
  raiseWithoutAmount: z.enum(['one-motion', 'call-then-one-motion', 'any-motions']),
  shortCall: z.enum(['full-call', 'director-when-raised']),
  foldOutOfTurn: z.enum(['binds', 'binds-unless-changed']),
  passedOver: z.enum(['three-behind', 'substantial-action']),
  stackCount: z.enum(['everybody', 'facing-an-all-in']),
  disputes: z.enum(['next-riffle', 'amounts-later']),
  penalties: z
    .array(z.enum(['warning', 'missed-hands', 'missed-circuits', 'suspension', 'disqualification']))
    .min(1)
    .max(5),
} satisfies { readonly [K in keyof RulingChoices]: z.ZodType<RulingChoices[K]['use']> };

/** The choices a host has changed; each keeps the rule that the rulebook cites for it. */
export const changedChoices = z.strictObject({
  tournament: z.strictObject(tournament).partial().optional(),
  hand: z.strictObject(hand).partial().optional(),
  rulings: z.strictObject(rulings).partial().optional(),
});
export type ChangedChoices = z.infer<typeof changedChoices>;

const made = <T extends Readonly<Record<string, z.ZodType>>>(uses: T) =>
  z.object(
    Object.fromEntries(Object.entries(uses).map(([key, use]) => [key, z.object({ use, cite: rule })])),
  );

/** A rulebook as a tournament embeds it: all it has chosen, and the rule each choice rests on. */
export const embeddedRulebook = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  // A rulebook without a currency plays in dollars; older ones say nothing of rounding, costs and antes.
  tournament: made(tournament).partial({ currency: true, prizesRoundedTo: true, costs: true }),
  hand: made(hand).partial({ anteBy: true }),
});
