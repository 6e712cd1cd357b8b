import { type Rule, rule } from './rule.ts';

/** Hands that are dead, and hands that are not. */
export const deadHands = {
  'dead-hand-fold': rule(
    'enforced',
    'A hand folded facing a bet is dead.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
    ],
    ['homepokertourney'],
  ),
  'dead-hand-forward-throw': rule(
    'enforced',
    'Cards thrown forward are dead once that makes somebody behind act, bet or no bet.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
    ],
    ['homepokertourney'],
  ),
  'dead-hand-stud-upcards': rule(
    'advised',
    'In stud, upcards picked up, turned over or mixed in with a bet to answer are dead; stud is not played here.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
    ],
    ['homepokertourney'],
  ),
  'dead-hand-wrong-count': rule(
    'enforced',
    'A hand of more or fewer than two cards is dead.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
    ],
    ['homepokertourney'],
  ),
  'dead-hand-joker': rule(
    'enforced',
    'A player who acts with a joker in their hand has a dead hand.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
    ],
    ['homepokertourney'],
  ),
  'dead-hand-clock': rule(
    'enforced',
    'A player on the clock who faces a bet and runs out of time has a dead hand.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
    ],
    ['homepokertourney'],
  ),
  'dead-hand-muck': rule(
    'enforced',
    'Cards in the muck may be ruled dead, or given back if it is clear whose they are; the congregation never gives them back, and TDA keeps them live while they can be identified.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['bnai-jeshurun', 'House Rules'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'tda'],
  ),
  'dead-hand-into-other-hand': rule(
    'enforced',
    'Cards thrown in among another player’s cards are dead, face up or face down.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
    ],
    ['homepokertourney'],
  ),
  'protect-own-hand': rule(
    'enforced',
    'Players protect their own cards, with a hand or a chip on them; if they are fouled or mucked by mistake, there is no redress.',
    [['homepokertourney-cheat-card', 'Protecting your hand']],
    ['homepokertourney', 'tda'],
  ),
  'tda-14-live-until-killed': rule(
    'enforced',
    'Cards laid down face down at the showdown are live until the dealer has made them impossible to identify.',
    [['tda', 'Rule 14']],
    ['tda'],
  ),
  'tda-15-mucked-uncalled-returned': rule(
    'enforced',
    'Bettors whose hand is mucked by mistake lose what was called and take the rest of their bet back.',
    [
      ['tda', 'Rule 15'],
      ['tda', 'Rule 65'],
    ],
    ['tda'],
  ),
  'tda-58-odd-folds': rule(
    'enforced',
    'A fold out of turn, or with no bet to call, counts, and may bring a penalty.',
    [['tda', 'Rule 58']],
    ['tda'],
  ),
  'tda-65-fouled-hand': rule(
    'guided',
    'An unprotected hand that is killed by mistake gets back only its uncalled bet; a fouled one that can still be identified stays live.',
    [['tda', 'Rule 65']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
