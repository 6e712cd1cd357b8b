import { type Rule, rule } from './rule.ts';

/** The odds charts. */
export const odds = {
  'odds-turn': rule(
    'enforced',
    'With n outs the turn hits in n of 47 cases, at (47 − n) to n against.',
    [['homepokertourney-booklet', 'Outs']],
    ['homepokertourney'],
  ),
  'odds-river': rule(
    'enforced',
    'With n outs the river hits in n of 46 cases.',
    [['homepokertourney-booklet', 'Outs']],
    ['homepokertourney'],
  ),
  'odds-turn-or-river': rule(
    'enforced',
    'At least one hit on turn or river comes in all cases but (47 − n)(46 − n) of 47 × 46.',
    [['homepokertourney-booklet', 'Outs']],
    ['homepokertourney'],
  ),
  'odds-turn-and-river': rule(
    'enforced',
    'Two hits, on turn and river, come in n(n − 1) of 47 × 46 cases; with one out there is no such thing.',
    [['homepokertourney-booklet', 'Outs']],
    ['homepokertourney'],
  ),
  'odds-rounding': rule(
    'enforced',
    'Percentages have one decimal and odds two, and a half is rounded up.',
    [['homepokertourney-booklet', 'Outs']],
    ['homepokertourney'],
  ),
  'odds-full-table': rule(
    'enforced',
    'For 1 to 20 outs the booklet prints percentages and odds for the turn, the river, either and both.',
    [['homepokertourney-booklet', 'Outs']],
    ['homepokertourney'],
  ),
  'outs-by-draw': rule(
    'enforced',
    'Outs: 15 for an open straight-flush draw, 12 for an inside one, 9 to a flush, 8 to an open straight, 4 to a gutshot or from two pair up, 2 from a pair, 1 from three of a kind.',
    [['homepokertourney-booklet', 'Number of Outs Given a Particular Hand to Improve']],
    ['homepokertourney'],
  ),
  'odds-credit': rule(
    'advised',
    'The booklet has its two odds charts from rgpfaq.com; the figures are plain arithmetic.',
    [
      ['homepokertourney-booklet', 'Outs'],
      ['homepokertourney-booklet', 'Number of Outs Given a Particular Hand to Improve'],
    ],
    ['homepokertourney'],
  ),
} as const satisfies Record<string, Rule>;
