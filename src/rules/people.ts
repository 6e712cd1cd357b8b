import { type Rule, rule } from './rule.ts';

/** Players who come late or are away. */
export const people = {
  // Late players
  'late-committed-player-seated': rule(
    'enforced',
    'Who has promised to come but is not there yet may get a seat and chips if the director likes; somebody posts his blinds and antes.',
    [['homepokertourney-rulebook', 'LATE PLAYERS']],
    ['homepokertourney'],
  ),
  'late-forfeit-deadline': rule(
    'enforced',
    'Who is not there by the first hand of level 2 is out, and his chips go away; Robert’s lets the director do so at the next level or after 30 minutes.',
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
    'Who has paid beforehand and comes late loses nothing; he sits down and posts what comes to him.',
    [['bnai-jeshurun', 'Late Seating']],
    ['bnai-jeshurun'],
  ),
  'late-unpaid-missed-blinds': rule(
    'enforced',
    'Who has not paid beforehand starts with a small and a big blind less for each circuit the button has made at his table.',
    [['bnai-jeshurun', 'Late Seating']],
    ['bnai-jeshurun'],
  ),
  'late-unpaid-posts-big-blind': rule(
    'enforced',
    'A late player who had not paid beforehand posts a big blind on his first hand, wherever he sits.',
    [['bnai-jeshurun', 'Late Seating']],
    ['bnai-jeshurun'],
  ),
  'late-table-choice': rule(
    'enforced',
    'A late player goes to the table with the fewest; between equal ones the director deals a card each and the low one gets him, equal cards again.',
    [['bnai-jeshurun', 'Late Seating']],
    ['bnai-jeshurun'],
  ),
  'late-missed-blinds-all': rule(
    'enforced',
    'Under the guidelines who comes late pays all the small and big blinds he has missed.',
    [['home-guidelines', 'Late Players']],
    ['home-guidelines'],
  ),
  'rr-paid-entrant-absent': rule(
    'enforced',
    'Who has paid has his chips on the table from the start; with no word from him they may go after a level or half an hour. If he asks, they stay.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-late-stack-in-seat': rule(
    'enforced',
    'A stack may stand at a free seat and pay its blinds, so that who comes late to it has missed nothing.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-8-late-full-stack': rule(
    'enforced',
    'Late players get a full stack, a seat by chance and cards at once, except between small blind and button. Who enters again leaves his old stack, and it goes out of play.',
    [['tda', 'Rule 8']],
    ['tda'],
  ),

  // Players away
  'no-refunds-after-first-hand': rule(
    'enforced',
    'After the first hand nobody who leaves gets money back; at the congregation nor does who never came.',
    [
      ['homepokertourney-rulebook', 'PLAYERS LEAVING'],
      ['bnai-jeshurun', 'Players Leaving'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'absence-under-20-minutes': rule(
    'enforced',
    'Who is back within 20 minutes may sit out: he pays blinds and antes and gets no cards. The congregation, Robert’s and TDA deal him in.',
    [['homepokertourney-rulebook', 'PLAYERS LEAVING']],
    ['homepokertourney', 'bnai-jeshurun', 'roberts-rules', 'tda'],
  ),
  'absence-drop-is-optional': rule(
    'enforced',
    'At HomePokerTourney who goes away for a while may choose to drop his hands; at the congregation they are dropped anyway.',
    [
      ['homepokertourney-rulebook', 'PLAYERS LEAVING'],
      ['bnai-jeshurun', 'Players Leaving'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'absence-over-20-minutes': rule(
    'enforced',
    'Who stays away 20 minutes, or means to, loses his chips: his table shares them evenly and the odd ones go to the bank.',
    [['homepokertourney-rulebook', 'PLAYERS LEAVING']],
    ['homepokertourney'],
  ),
  'absence-who-posts': rule(
    'guided',
    'His neighbours, or somebody he has named, post for a player who is away.',
    [
      ['homepokertourney-rulebook', 'PLAYERS LEAVING'],
      ['bnai-jeshurun', 'Players Leaving'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'absence-moved': rule(
    'enforced',
    'If a player who is away must move, his chips go without him and pay the blinds there; his 20 minutes run on.',
    [['homepokertourney-rulebook', 'PLAYERS LEAVING']],
    ['homepokertourney', 'tda'],
  ),
  'absence-bj-drop': rule(
    'enforced',
    'At the congregation a player who is away pays his blinds and antes and gets cards, but every hand of his is dropped.',
    [['bnai-jeshurun', 'Players Leaving']],
    ['bnai-jeshurun'],
  ),
  'rr-seat-at-deal': rule(
    'enforced',
    'Who is not in his seat when the hands are dealt has a dead hand.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-absent-dealt-in': rule(
    'enforced',
    'Under Robert’s a player who is away is always dealt in, and his chips pay blinds and antes.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-30-at-seat': rule(
    'enforced',
    'One must be within reach of one’s chair when the last card is dealt, or the hand is dead and what was posted stays in the pot.',
    [['tda', 'Rule 30']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
