import { z } from 'zod';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { BREAK_STEPS } from '../engine/tournament/state/break-step.ts';
import { TV_LAYOUTS } from '../engine/tournament/state/tv-layout.ts';
import { isRuleId, type RuleId } from '../rules/index.ts';
import { personName, sentence, typed, words } from './typed.ts';

/** Ids are made by us: short, safe in a stream's name, and no field that every object has anyway (`__proto__`). */
export const id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, 'letters, digits, - and _, forty at most')
  .refine((name) => !(name in {}), 'not a word that programs use');
const table = z.string().regex(/^[0-9]{1,4}$/);
const seat = z.int().min(1).max(10);
const chips = z.int().min(0).max(2_147_483_647);
const cents = z.int().min(0).max(1_000_000_000);
const hands = z.int().min(0).max(100);
const moment = z.number().min(0).max(8.64e15);
export const rule = z
  .custom<RuleId>((value) => typeof value === 'string' && isRuleId(value), 'no such rule')
  .meta({ title: 'RuleId', description: 'the id of a rule in docs/RULES.md' });

const byPlayer = <T extends z.ZodType>(figure: T) =>
  z.record(id, figure).refine((entries) => Object.keys(entries).length <= 1000, 'too many players');

/** What comes out before the prizes. */
export const costs = z
  .array(z.strictObject({ name: words, amount: cents, per: z.enum(['entry', 'tournament']) }))
  .max(20);

const level = z.object({
  small: z.int().min(1).max(1e9),
  big: z.int().min(1).max(1e9),
  ante: z.int().min(0).max(1e9),
  minutes: z.number().positive().max(1440).nullable(),
});
const pause = z.object({ afterLevel: z.int().min(1).max(200), minutes: z.number().positive().max(1440) });
export const levels = z.array(level).min(1).max(200);
export const breaks = z.array(pause).max(200);

const player = { player: id };
const stepNumber = z.int().min(1).max(1_000_000);
/** What the rulebook does not allow happens on the director's word; the room says whose word that was. */
const anyway = { anyway: z.strictObject({ reason: sentence }).exactOptional() };
const cardText = z.string().max(3);
/** After a tie, the cards dealt again follow the first one. */
const cardsByTable = z
  .record(id, z.string().max(40))
  .refine((cards) => Object.keys(cards).length <= 1000, 'too many cards');
const ranked = z.array(z.array(id).max(10)).max(10);
const penaltyKind = z.enum(['warning', 'missed-hands', 'disqualification']);
/** What a ruling turns on, by name. */
export const facts = z.record(
  z.string().max(40),
  z.union([typed(80, { blank: true }), z.number(), z.boolean()]),
);
const plain = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) });

const following = <T extends string>(what: T) => ({ type: z.literal('follow'), table, do: z.literal(what) });
const card = z.int().min(0).max(51);
/** What is told of a hand that people deal. */
const follow = z.discriminatedUnion('do', [
  z.strictObject({ ...following('begin'), cards: z.boolean(), button: seat.exactOptional() }),
  z.strictObject({
    ...following('act'),
    seat,
    action: z.enum(['fold', 'check', 'call', 'raise', 'all-in']),
    to: chips.exactOptional(),
  }),
  z.strictObject({ ...following('pass-to'), seat }),
  z.strictObject({ ...following('deal'), cards: z.array(card).max(3).exactOptional() }),
  z.strictObject({ ...following('show'), seat, cards: z.array(card).max(2) }),
  z.strictObject({ ...following('muck'), seat }),
  z.strictObject({ ...following('best'), seats: z.array(seat).min(1).max(10) }),
  z.strictObject({ ...following('count'), seat, behind: chips }),
  z.strictObject(following('back')),
  z.strictObject({ ...following('tv'), on: z.boolean() }),
  z.strictObject({ ...following('close'), keep: z.boolean() }),
]);

/** Every command of a tournament as it comes over the wire; nothing it does not name gets in. */
export const tournamentCommand = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('expect'),
    ...player,
    name: personName,
    prepaid: z.boolean().exactOptional(),
    online: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('play-online'), ...player, online: z.boolean() }),
  z.strictObject({ type: z.literal('excuse'), ...player }),
  z.strictObject({
    type: z.literal('enter'),
    ...player,
    name: personName,
    prepaid: z.boolean().exactOptional(),
    paid: z.boolean().exactOptional(),
    adult: z.boolean().exactOptional(),
    inTime: z.boolean().exactOptional(),
    here: z.boolean().exactOptional(),
    online: z.boolean().exactOptional(),
    ...anyway,
  }),
  z.strictObject({ type: z.literal('rename'), ...player, name: personName }),
  z.strictObject({ type: z.literal('withdraw'), ...player, ...anyway }),
  z.strictObject({ type: z.literal('merge'), ...player, other: id }),
  z.strictObject({
    type: z.literal('draw-seats'),
    dealers: z.array(id).max(100).exactOptional(),
    kind: z.enum(['live', 'dealt']).exactOptional(),
    oneByOne: z.boolean().exactOptional(),
    cards: cardsByTable.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('seat-late'),
    ...player,
    orbits: hands.exactOptional(),
    cards: cardsByTable.exactOptional(),
    missed: z
      .array(z.strictObject({ small: chips, big: chips, circuits: hands }))
      .max(200)
      .exactOptional(),
  }),
  z.strictObject({ type: z.literal('take-seats'), players: z.array(id).min(1).max(1000) }),
  z.strictObject({ type: z.literal('name-dealers'), players: z.array(id).max(100) }),
  z.strictObject({ type: z.literal('draw-button'), table, cards: byPlayer(cardText) }),
  z.strictObject({ type: z.literal('end-break-step'), step: z.enum(BREAK_STEPS) }),
  z.strictObject({ type: z.literal('show-on-tv'), layout: z.enum(TV_LAYOUTS) }),
  plain('start'),
  z.strictObject({
    type: z.literal('start-hand'),
    table,
    riffledAt: moment.exactOptional(),
    button: seat.exactOptional(),
  }),
  z.strictObject({ type: z.literal('next-hand'), table, riffledAt: moment.exactOptional() }),
  z.strictObject({
    type: z.literal('track'),
    table,
    on: z.boolean(),
    button: seat.exactOptional(),
    remote: id.nullable().exactOptional(),
  }),
  z.strictObject({
    type: z.literal('bust'),
    table,
    players: z.array(id).min(1).max(10),
    ranked: ranked.exactOptional(),
    before: z.boolean().exactOptional(),
    startedWith: byPlayer(chips).exactOptional(),
    knockedOutBy: byPlayer(z.array(id).max(10)).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('settle-hand'),
    table,
    busts: z.array(id).max(10).exactOptional(),
    stacks: byPlayer(chips).exactOptional(),
    startedWith: byPlayer(chips).exactOptional(),
    knockedOutBy: byPlayer(z.array(id).max(10)).exactOptional(),
  }),
  follow,
  z.strictObject({ type: z.literal('order-bust'), ...player, when: z.enum(['before', 'with']), other: id }),
  z.discriminatedUnion('question', [
    z.strictObject({ type: z.literal('answer'), question: z.literal('button'), table, seat }),
    z.strictObject({
      type: z.literal('answer'),
      question: z.literal('blinds'),
      table,
      seats: z.array(seat).min(1).max(10),
    }),
    z.strictObject({
      type: z.literal('answer'),
      question: z.literal('in-hand'),
      ...player,
      was: z.boolean(),
    }),
    z.strictObject({
      type: z.literal('answer'),
      question: z.literal('bell'),
      ...player,
      before: z.boolean(),
    }),
    z.strictObject({
      type: z.literal('answer'),
      question: z.literal('rebuy'),
      ...player,
      rebuy: z.boolean(),
    }),
    z.strictObject({ type: z.literal('answer'), question: z.literal('ranking'), players: ranked }),
    z.strictObject({
      type: z.literal('answer'),
      question: z.literal('bounty'),
      ...player,
      by: z.array(id).max(10),
    }),
  ]),
  z.strictObject({
    type: z.literal('end-hand'),
    table,
    busts: z.array(id).max(10).exactOptional(),
    stacks: byPlayer(chips).exactOptional(),
    startedWith: byPlayer(chips).exactOptional(),
    misdeal: z.boolean().exactOptional(),
    knockedOutBy: byPlayer(z.array(id).max(10)).exactOptional(),
  }),
  z.strictObject({ type: z.literal('correct-button'), table, seat }),
  z.strictObject({ type: z.literal('rebuy'), ...player, ...anyway }),
  z.strictObject({
    type: z.literal('add-on'),
    ...player,
    blocks: z.int().min(1).max(1000).exactOptional(),
    stack: chips.exactOptional(),
    ...anyway,
  }),
  z.strictObject({
    type: z.literal('rearrange'),
    cards: cardsByTable.exactOptional(),
    stacks: byPlayer(chips).exactOptional(),
    ...anyway,
  }),
  plain('combine-tables'),
  z.strictObject({
    type: z.literal('reseat'),
    ...player,
    to: z.strictObject({ table, seat }),
    reason: sentence,
    stack: chips.exactOptional(),
    ...anyway,
  }),
  z.strictObject({ type: z.literal('redraw-half-field'), ...anyway }),
  z.strictObject({
    type: z.literal('color-up'),
    odd: byPlayer(z.int().min(0).max(1000)).exactOptional(),
    nothingElse: z.array(id).max(1000).exactOptional(),
    cards: byPlayer(z.array(cardText).max(52)).exactOptional(),
  }),
  z.strictObject({ type: z.literal('leave'), ...player }),
  z.strictObject({ type: z.literal('come-back'), ...player, inTime: z.boolean().exactOptional(), ...anyway }),
  z.strictObject({
    type: z.literal('ask'),
    ...player,
    what: z.enum(['out', 'rebuy', 'clock', 'card', 'nothing']),
    on: id.exactOptional(),
    card: cardText.exactOptional(),
  }),
  z.strictObject({ type: z.literal('call-clock'), ...player, counts: z.boolean() }),
  z.strictObject({
    type: z.literal('remove'),
    ...player,
    why: z.enum(['disqualified', 'stayed-away', 'never-came', 'went-home']),
    stack: chips.exactOptional(),
    ...anyway,
  }),
  z.strictObject({ type: z.literal('tell-chips'), ...player, stack: chips }),
  z.strictObject({ type: z.literal('take-chips'), ...player, chips, reason: sentence }),
  z.strictObject({
    type: z.literal('penalize'),
    ...player,
    penalty: z.strictObject({
      kind: penaltyKind,
      hands,
      reason: sentence,
    }),
    stack: chips.exactOptional(),
  }),
  z.discriminatedUnion('do', [
    z.strictObject({ type: z.literal('clock'), do: z.enum(['start', 'next', 'back', 'restart']) }),
    z.strictObject({
      type: z.literal('clock'),
      do: z.literal('stop'),
      why: z.enum(['break', 'dispute', 'pause']),
    }),
    z.strictObject({
      type: z.literal('clock'),
      do: z.literal('break'),
      minutes: z.number().positive().max(1440),
    }),
    z.strictObject({ type: z.literal('clock'), do: z.literal('set'), left: z.number().min(0).max(8.64e7) }),
  ]),
  z.strictObject({ type: z.literal('count-sleep'), count: z.boolean() }),
  z.strictObject({ type: z.literal('set-levels'), levels, breaks, ...anyway }),
  z.strictObject({ type: z.literal('hand-for-hand'), on: z.boolean() }),
  z.strictObject({
    type: z.literal('set-prizes'),
    percent: z.array(z.number().min(0).max(100)).min(1).max(200),
    roundTo: z.int().min(1).max(1_000_000).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('agree-deal'),
    amounts: byPlayer(cents),
    forFirst: cents.exactOptional(),
    paid: z.boolean().exactOptional(),
    stacks: byPlayer(chips).exactOptional(),
    ends: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('set-costs'),
    costs,
    ...anyway,
  }),
  z.strictObject({ type: z.literal('pay'), ...player, amount: cents }),
  z.strictObject({ type: z.literal('pay-out'), ...player, amount: cents, tip: cents.exactOptional() }),
  z.strictObject({ type: z.literal('write-off'), ...player, reason: sentence }),
  plain('end-now'),
  plain('finish'),
  z.strictObject({
    type: z.literal('override'),
    rule,
    ruling: sentence,
    reason: sentence,
    by: personName,
    involvesDirector: z.boolean().exactOptional(),
    thirdParty: personName.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('record-ruling'),
    irregularity: z.string().max(80),
    facts,
    table: table.exactOptional(),
    player: id.exactOptional(),
    penalty: z.strictObject({ kind: penaltyKind, hands }).exactOptional(),
    stack: chips.exactOptional(),
  }),
  z.strictObject({ type: z.enum(['undo', 'redo']) }),
  z.strictObject({
    type: z.literal('retract'),
    step: stepNumber,
    with: z.array(stepNumber).max(20).exactOptional(),
  }),
]);

type Sent = z.infer<typeof tournamentCommand>;
/** What each command consists of, by its type. */
type Fields<C extends { readonly type: string }> = {
  [T in C['type']]: C extends { readonly type: infer U } ? (T extends U ? keyof C : never) : never;
};
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : A) : B;
/** Whoever sends a command cannot say that they are the dealer. */
type Sendable = TournamentCommand extends infer C
  ? C extends TournamentCommand
    ? Omit<C, 'dealer'> & Pick<C, 'type'>
    : never
  : never;
/** A schema has every command and every field that the engine knows, and no other: otherwise this does not compile. */
export const complete: Same<Fields<Sent>, Fields<Sendable>> = true;
