import { type Rule, rule } from './rule.ts';

/** Chips, color-ups and the chip race. */
export const chips = {
  'chip-values': rule(
    'enforced',
    'Chips by color: 1 is white, 5 red, 25 green, 100 black, 500 purple and 1000 yellow.',
    [
      ['homepokertourney-rulebook', 'Poker Chip Value'],
      ['homepokertourney-booklet', 'Poker Chip Value'],
      ['homepokertourney-cheat-card', 'Chip Value'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'chip-set-a': rule(
    'guided',
    'Set A makes 1000 of 41 chips: 20 red, 16 green and 5 black.',
    [
      ['homepokertourney-rulebook', 'Poker Chip Value'],
      ['homepokertourney-booklet', 'Poker Chip Value'],
      ['homepokertourney-cheat-card', 'Chip Value'],
    ],
    ['homepokertourney'],
  ),
  'chip-set-b': rule(
    'guided',
    'Set B makes 1000 of 34 chips: 15 red, 13 green and 6 black.',
    [
      ['homepokertourney-rulebook', 'Poker Chip Value'],
      ['homepokertourney-booklet', 'Poker Chip Value'],
      ['homepokertourney-cheat-card', 'Chip Value'],
    ],
    ['homepokertourney'],
  ),
  'chip-set-c': rule(
    'guided',
    'Set C makes 1000 of 27 chips: 10 red, 10 green and 7 black.',
    [
      ['homepokertourney-rulebook', 'Poker Chip Value'],
      ['homepokertourney-booklet', 'Poker Chip Value'],
      ['homepokertourney-cheat-card', 'Chip Value'],
    ],
    ['homepokertourney'],
  ),
  'chip-white-yellow-unused': rule(
    'guided',
    'Nobody starts with white, purple or yellow chips; purple and yellow come in when smaller ones go out.',
    [
      ['homepokertourney-rulebook', 'Poker Chip Value'],
      ['homepokertourney-booklet', 'Poker Chip Value'],
      ['homepokertourney-cheat-card', 'Chip Value'],
    ],
    ['homepokertourney'],
  ),
  'chips-needed-10': rule(
    'guided',
    'Ten players with set A use 200 red, 160 green and 50 black; buy 500 chips: 200, 200, 50 and 50 purple.',
    [['homepokertourney-booklet', 'Poker Chips Needed for a T1000 Tourney']],
    ['homepokertourney'],
  ),
  'chips-needed-24': rule(
    'guided',
    'For 24 players with set B it takes 360 red, 312 green and 144 black; buy 950 chips: 400, 350, 150 and 50 purple.',
    [['homepokertourney-booklet', 'Poker Chips Needed for a T1000 Tourney']],
    ['homepokertourney'],
  ),
  'chips-buy-in-rolls': rule(
    'guided',
    'Chips are bought by the fifty: what is used, rounded up, and fifty purple to change into.',
    [['homepokertourney-booklet', 'Poker Chips Needed for a T1000 Tourney']],
    ['homepokertourney'],
  ),
  'chips-visible': rule(
    'advised',
    'All chips stay on the table and in sight, the big ones in front, so that everybody can see what the others have.',
    [
      ['homepokertourney-cheat-card', 'Chips in view'],
      ['home-guidelines', 'Money In View'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'chips-removed-from-table': rule(
    'guided',
    'Chips that go into a pocket or off the table are out of the tournament, and so may be the player who took them.',
    [['homepokertourney-cheat-card', 'Chips in view']],
    ['homepokertourney', 'tda'],
  ),
  'colour-up-trigger': rule(
    'enforced',
    'The smallest chip is colored up when no blind or ante to come needs it.',
    [
      ['homepokertourney-cheat-card', 'Chip Race-off'],
      ['bnai-jeshurun', 'Coloring up'],
      ['home-guidelines', 'Chips'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'colour-up-exchange': rule(
    'enforced',
    'First everybody exchanges what makes whole new chips; only the odd ones are raced for.',
    [
      ['homepokertourney-cheat-card', 'Chip Race-off'],
      ['bnai-jeshurun', 'Coloring up'],
      ['home-guidelines', 'Chips'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'chip-race-cards': rule(
    'enforced',
    'Each odd chip gets a card, from seat 1 clockwise, one player’s cards all at once; with a hired dealer the congregation starts at the dealer’s left.',
    [
      ['homepokertourney-cheat-card', 'Chip Race-off'],
      ['bnai-jeshurun', 'Coloring up'],
      ['home-guidelines', 'Chips'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'chip-race-award': rule(
    'enforced',
    'The highest cards get the new chips. At HomePokerTourney suits count and one player may win several; the congregation ranks them and, like TDA, gives at most one per player. Suits decide between equal ranks.',
    [
      ['homepokertourney-cheat-card', 'Chip Race-off'],
      ['bnai-jeshurun', 'Coloring up'],
      ['home-guidelines', 'Chips'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules', 'tda'],
  ),
  'chip-race-remainder': rule(
    'enforced',
    'Odd chips left over are worth one more new chip if they make half of it, otherwise they go; the guidelines have no such test.',
    [
      ['homepokertourney-cheat-card', 'Chip Race-off'],
      ['bnai-jeshurun', 'Coloring up'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'chip-race-no-elimination': rule(
    'enforced',
    'Nobody busts in a chip race: a player who would have nothing gets a new chip before all others. TDA gives it on top; the congregation and the guidelines say nothing, so Robert’s holds there.',
    [['homepokertourney-cheat-card', 'Chip Race-off']],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules', 'tda'],
  ),
  'chip-race-example-names': rule(
    'enforced',
    'In the guidelines’ example Steve’s ace beats Jeff’s four cards and takes the $5 chip; “Andy” there can only be Jeff.',
    [['home-guidelines', 'Chips']],
    ['home-guidelines'],
  ),
  'rr-smallest-chip-plays': rule(
    'advised',
    'The smallest chip that plays is the smallest in the blinds and antes; smaller ones do not, however many, and are changed between hands.',
    [['roberts-rules', 'Section 3, Betting and raising']],
    ['roberts-rules'],
  ),
  'tda-24-chip-race': rule(
    'enforced',
    'The race starts at seat 1 and gives at most one chip per player; a player who would be out gets the smallest chip left. Old chips found later are exchanged at par, without a race.',
    [['tda', 'Rule 24']],
    ['tda'],
  ),
  'tda-25-colour-up-discretion': rule(
    'guided',
    'The director may change anybody’s chips at any time; stacks should be easy to count, best in twenties.',
    [['tda', 'Rule 25']],
    ['tda'],
  ),
  'tda-63-out-of-view': rule(
    'guided',
    'Chips taken out of sight are lost and out of play; the player may be disqualified too.',
    [['tda', 'Rule 63']],
    ['tda'],
  ),
  'tda-64-lost-chips': rule(
    'guided',
    'Chips found that are clearly nobody’s go out of play.',
    [['tda', 'Rule 64']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
