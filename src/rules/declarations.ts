import { type Rule, rule } from './rule.ts';

/** How players make clear what they do, and what an unclear one is worth. */
export const declarations = {
  'tda-3-terms': rule(
    'guided',
    'Players who use other words than bet, raise, call, fold, check and all-in risk that they are taken otherwise.',
    [['tda', 'Rule 3']],
    ['tda'],
  ),
  'tda-41-calling': rule(
    'guided',
    'Players call by saying so, with matching chips, or with one large chip and no word. One tiny chip may be ruled a full call.',
    [['tda', 'Rule 41']],
    ['tda'],
  ),
  'tda-50-act-in-turn': rule(
    'guided',
    'Players act in turn, with words or chips, and what they do in turn binds.',
    [['tda', 'Rule 50']],
    ['tda'],
  ),
  'tda-59-conditional': rule(
    'guided',
    '“If you bet, I raise” may bind and may be penalized. A player who calls before the amount is known may owe any amount.',
    [['tda', 'Rule 59']],
    ['tda'],
  ),
  'tda-rp2-bets-stay-out': rule(
    'guided',
    'Bets stay in front of the players until the street is over; only the player whose turn it is may have them brought in.',
    [['tda', 'RP-2']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
