import { type Rule, rule } from './rule.ts';

/** Players who come late or are away. */
export const people = {
  // Late players
  'late-committed-player-seated': rule(
    'enforced',
    'Players who promised to come but are not there yet may get a seat and chips if the director likes; somebody posts their blinds and antes.',
    [['homepokertourney-rulebook', 'LATE PLAYERS']],
    ['homepokertourney'],
  ),
  'late-forfeit-deadline': rule(
    'enforced',
    'Players who are not there by the first hand of level 2 are out, and their chips leave play; Robert’s lets the director do so at the next level or after 30 minutes.',
    [['homepokertourney-rulebook', 'LATE PLAYERS']],
    ['homepokertourney', 'roberts-rules'],
  ),
  'late-window-round-one': rule(
    'enforced',
    'The congregation lets late players in during level 1 and not later.',
    [['bnai-jeshurun', 'Late Seating']],
    ['bnai-jeshurun'],
  ),
  'late-prepaid-no-penalty': rule(
    'enforced',
    'Players who paid beforehand and come late lose nothing; they sit down and post what is due.',
    [['bnai-jeshurun', 'Late Seating']],
    ['bnai-jeshurun'],
  ),
  'late-unpaid-missed-blinds': rule(
    'enforced',
    'Players who did not pay beforehand start with a small and a big blind less for each orbit the button has made at their table.',
    [['bnai-jeshurun', 'Late Seating']],
    ['bnai-jeshurun'],
  ),
  'late-unpaid-posts-big-blind': rule(
    'enforced',
    'A late player who did not pay beforehand posts a big blind on their first hand, wherever they sit.',
    [['bnai-jeshurun', 'Late Seating']],
    ['bnai-jeshurun'],
  ),
  'late-table-choice': rule(
    'enforced',
    'A late player goes to the table with the fewest players; between equal ones the director deals a card each, the low card gets the player, and ties are dealt again.',
    [['bnai-jeshurun', 'Late Seating']],
    ['bnai-jeshurun'],
  ),
  'late-missed-blinds-all': rule(
    'enforced',
    'Under the guidelines late players pay all the small and big blinds they have missed.',
    [['home-guidelines', 'Late Players']],
    ['home-guidelines'],
  ),
  'rr-paid-entrant-absent': rule(
    'enforced',
    'The chips of a player who paid are on the table from the start; without word from them the chips may go after a level or half an hour. If the player asks, they stay.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-late-stack-in-seat': rule(
    'enforced',
    'A stack may sit at a free seat and pay its blinds, so that a late player has missed nothing.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-8-late-full-stack': rule(
    'enforced',
    'Late players get a full stack, a random seat and cards at once, except between small blind and button. A player who re-enters leaves the old stack, and it goes out of play.',
    [['tda', 'Rule 8']],
    ['tda'],
  ),

  // Players away
  'no-refunds-after-first-hand': rule(
    'enforced',
    'After the first hand players who leave get no money back; at the congregation neither do those who never came.',
    [
      ['homepokertourney-rulebook', 'PLAYERS LEAVING'],
      ['bnai-jeshurun', 'Players Leaving'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'absence-under-20-minutes': rule(
    'enforced',
    'Players who are back within 20 minutes may sit out: they pay blinds and antes and get no cards. The congregation, Robert’s and TDA deal them in.',
    [['homepokertourney-rulebook', 'PLAYERS LEAVING']],
    ['homepokertourney', 'bnai-jeshurun', 'roberts-rules', 'tda'],
  ),
  'absence-drop-is-optional': rule(
    'enforced',
    'At HomePokerTourney players who step away may choose to drop their hands; at the congregation the hands are dropped anyway.',
    [
      ['homepokertourney-rulebook', 'PLAYERS LEAVING'],
      ['bnai-jeshurun', 'Players Leaving'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'absence-over-20-minutes': rule(
    'enforced',
    'Players who stay away 20 minutes, or mean to, lose their chips: their table shares them evenly and the odd ones go to the bank.',
    [['homepokertourney-rulebook', 'PLAYERS LEAVING']],
    ['homepokertourney'],
  ),
  'absence-who-posts': rule(
    'guided',
    'The neighbors of a player who is away, or somebody the player has named, post for them.',
    [
      ['homepokertourney-rulebook', 'PLAYERS LEAVING'],
      ['bnai-jeshurun', 'Players Leaving'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'absence-moved': rule(
    'enforced',
    'If a player who is away must move, their chips go without them and pay the blinds there; the 20 minutes keep running.',
    [['homepokertourney-rulebook', 'PLAYERS LEAVING']],
    ['homepokertourney', 'tda'],
  ),
  'absence-bj-drop': rule(
    'enforced',
    'At the congregation a player who is away pays blinds and antes and gets cards, but every hand is dropped.',
    [['bnai-jeshurun', 'Players Leaving']],
    ['bnai-jeshurun'],
  ),
  'rr-seat-at-deal': rule(
    'enforced',
    'A player who is not in their seat when the hands are dealt has a dead hand.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-absent-dealt-in': rule(
    'enforced',
    'Under Robert’s a player who is away is always dealt in, and their chips pay blinds and antes.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-30-at-seat': rule(
    'enforced',
    'Players must be within reach of their seat when the last card is dealt, or the hand is dead and what they posted stays in the pot.',
    [['tda', 'Rule 30']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
