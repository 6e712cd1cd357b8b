import { expect, test } from 'vitest';
import { citations } from './citations.ts';
import { isRuleId, type Rule, type RuleId, ruleIds, ruleOf } from './index.ts';

/** The TDA’s rules by number: which of ours says it, or why it is not for us. */
const COVERED: Readonly<Record<number, readonly RuleId[] | string>> = {
  1: ['tda-1-fairness'],
  2: ['tda-2-responsibilities'],
  3: ['tda-3-terms'],
  4: ['tda-4-identity'],
  5: ['tda-5-devices'],
  6: ['tda-6-language'],
  7: ['tda-7-wrong-seat'],
  8: ['tda-8-late-full-stack'],
  9: ['tda-9-special-needs'],
  10: ['tda-10-broken-table'],
  11: ['tda-11-balance'],
  12: ['tda-12-cards-speak'],
  13: ['tda-13-tabling'],
  14: ['tda-14-live-until-killed'],
  15: ['tda-15-mucked-uncalled-returned'],
  16: ['tda-16-face-up'],
  17: ['tda-17-show-order'],
  18: ['tda-18-ask-to-see'],
  19: ['tda-19-play-board'],
  20: ['tda-20-odd-chips'],
  21: ['tda-21-side-pots'],
  22: ['tda-22-dispute-window'],
  23: ['tda-23-new-level'],
  24: ['tda-24-chip-race'],
  25: ['tda-25-colour-up-discretion'],
  26: ['tda-26-deck-change'],
  27: ['tda-27-rebuys'],
  28: ['tda-28-rabbit'],
  29: ['tda-29-clock'],
  30: ['tda-30-at-seat'],
  31: ['tda-31-stay-at-table'],
  32: ['tda-32-dead-button'],
  33: ['tda-33-dodging'],
  34: ['tda-34-button'],
  35: ['tda-35-misdeal', 'tda-35-fouled'],
  36: ['tda-36-substantial-action'],
  37: ['tda-37-button-short'],
  38: ['tda-38-one-burn'],
  39: ['tda-39-four-card-flop', 'tda-39-no-burn-flop'],
  40: ['tda-40-verbal-chips'],
  41: ['tda-41-calling'],
  42: ['tda-42-raise-methods'],
  43: ['tda-43-raise-amount'],
  44: ['tda-44-overchip'],
  45: ['tda-45-multi-chip'],
  46: ['tda-46-prior-chips'],
  47: ['tda-47-reopen'],
  48: ['tda-48-raise-cap'],
  49: ['tda-49-accepted-action'],
  50: ['tda-50-act-in-turn'],
  51: ['tda-51-undercall'],
  52: ['tda-52-underraise'],
  53: ['tda-53-out-of-turn'],
  54: ['tda-54-pot-declaration'],
  55: ['tda-55-invalid-declarations'],
  56: ['tda-56-string'],
  57: ['tda-57-ambiguous-amount'],
  58: ['tda-58-odd-folds'],
  59: ['tda-59-conditional'],
  60: ['tda-60-count'],
  61: ['tda-61-change'],
  62: ['tda-62-found-chips'],
  63: ['tda-63-out-of-view'],
  64: ['tda-64-lost-chips'],
  65: ['tda-65-fouled-hand', 'tda-15-mucked-uncalled-returned'],
  66: 'Dead hands in stud: only hold’em is played here.',
  67: ['tda-67-no-disclosure'],
  68: ['tda-68-exposing'],
  69: ['tda-69-collusion'],
  70: ['tda-70-etiquette'],
  71: ['tda-71-penalties'],
};

/** The recommended procedures that concern a home tournament of hold’em. */
const PROCEDURES: Readonly<Record<string, RuleId>> = {
  'RP-2': 'tda-rp2-bets-stay-out',
  'RP-3': 'tda-rp3-belongings',
  'RP-4': 'tda-rp4-dropped-stub',
  'RP-5': 'tda-rp5-premature',
  'RP-8': 'tda-rp8-hand-for-hand',
  'RP-9': 'tda-rp9-final-table',
  'RP-11': 'tda-rp11-bb-ante',
  'RP-16': 'tda-rp16-absent-break',
  'RP-22': 'tda-rp22-bounty-chip',
};

const headings = (id: RuleId): readonly string[] =>
  (ruleOf(id) satisfies Rule).from.filter(([document]) => document === 'tda').map(([, heading]) => heading);

test('each of the TDA’s rules 1 to 71 is one of ours, or it says why not', () => {
  expect(Object.keys(COVERED).map(Number)).toEqual(Array.from({ length: 71 }, (_, at) => at + 1));
  for (const [number, covered] of Object.entries(COVERED))
    if (typeof covered === 'string') expect(covered.length, number).toBeGreaterThan(20);
    else for (const id of covered) expect(headings(id), id).toContain(`Rule ${number}`);
});

test('the recommended procedures for a home tournament are ours too, and nothing of the TDA is left out here', () => {
  for (const [heading, id] of Object.entries(PROCEDURES)) expect(headings(id), id).toEqual([heading]);
  const listed = [...Object.values(COVERED).flat(), ...Object.values(PROCEDURES)].filter(isRuleId);
  expect(ruleIds.filter((id) => headings(id).length > 0 && !listed.includes(id))).toEqual([]);
});

/** Said elsewhere too, and cited there. */
const SAID_ELSEWHERE: readonly RuleId[] = [
  // An absent player's chips move without them [absence-moved].
  'tda-rp16-absent-break',
];

test('every one of them is cited by code or by a test', () => {
  const ids = ruleIds.filter((id) => headings(id).length > 0);
  expect(ids.filter((id) => [...citations[id]!.code, ...citations[id]!.tests].length === 0)).toEqual(
    SAID_ELSEWHERE,
  );
});
