import { type Rule, rule } from './rule.ts';

/** Seats, moving between tables, and the button. */
export const seating = {
  // Seats
  'table-maximum': rule(
    'enforced',
    'Ten players at a table at most.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney'],
  ),
  'seating-even': rule(
    'enforced',
    'Tables are filled evenly: no two differ by more than one player.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney'],
  ),
  'seating-deck': rule(
    'enforced',
    'Seats are drawn from a small deck with a card for each seat: a suit for each table, from the ace up.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney'],
  ),
  'seating-draw-positions': rule(
    'enforced',
    'Everybody draws a card at the start and for every new table: the ace has the button, the two the small blind, the three the big blind, and so on round.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney'],
  ),
  'seating-suit-is-table': rule(
    'enforced',
    'The suit says which table: spades the first, hearts the second, clubs the third, and diamonds a fourth.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney'],
  ),
  'redraw-18-to-two-tables': rule(
    'enforced',
    'Three tables become two when 18 players are left; all draw new seats.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney'],
  ),
  'redraw-9-final-table': rule(
    'enforced',
    'Two tables become one when 9 players are left, with a new draw; the congregation waits for 8.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney', 'bnai-jeshurun', 'tda'],
  ),
  'redraw-half-field': rule(
    'enforced',
    'The congregation’s director may draw all seats anew when half the players are gone.',
    [['bnai-jeshurun', 'Table Seating']],
    ['bnai-jeshurun'],
  ),
  'redraw-8-final-table-bj': rule(
    'enforced',
    'At the congregation the last 8 draw new seats at a single table.',
    [['bnai-jeshurun', 'Table Seating']],
    ['bnai-jeshurun'],
  ),
  'combine-as-new-game': rule(
    'enforced',
    'Combined tables begin like a new game: seats and button are drawn again.',
    [['home-guidelines', 'Combining Tables']],
    ['homepokertourney', 'home-guidelines'],
  ),
  'tables-play-internally': rule(
    'enforced',
    'Until the next draw a table keeps its players; only balancing moves one of them.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney'],
  ),
  'seating-dealers-one-per-table': rule(
    'enforced',
    'For one dealer at each table, each dealer first draws from the pile of another suit; the rest is mixed for everybody else.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney'],
  ),
  'seating-dealer-in-middle': rule(
    'enforced',
    'A chosen dealer sits at the middle of the table, and the others around them in the order of their cards.',
    [['homepokertourney-rulebook', 'SEATING']],
    ['homepokertourney'],
  ),
  'seating-random-bj': rule(
    'enforced',
    'The congregation and the guidelines leave table and seat to chance, before the first hand.',
    [
      ['bnai-jeshurun', 'Table Seating'],
      ['home-guidelines', 'Table and Seat Assignment'],
    ],
    ['bnai-jeshurun', 'home-guidelines'],
  ),
  'seat-change-forbidden': rule(
    'enforced',
    'Nobody changes seats at their table; Robert’s leaves it to the director.',
    [['home-guidelines', 'Changing Seats at the Same Table']],
    ['home-guidelines', 'roberts-rules'],
  ),
  'rr-redraw-three-two-one': rule(
    'enforced',
    'Seats are drawn again when three tables are left, then two, then one; at three a small event may skip it.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-seat-change-director': rule(
    'enforced',
    'Once play has begun, only the director gives somebody another seat.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-seating-random': rule(
    'enforced',
    'Chance decides where people sit at the start.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-7-wrong-seat': rule(
    'enforced',
    'Seats are assigned at random; a player who started in the wrong one moves to their own with the chips they have by then.',
    [['tda', 'Rule 7']],
    ['tda'],
  ),
  'tda-rp9-final-table': rule(
    'enforced',
    'Two tables of five play on till one player is out and then make a final of nine; where tables are of seven or six, two fours make a final of seven.',
    [['tda', 'RP-9']],
    ['tda'],
  ),
  'home-shootout': rule(
    'enforced',
    'In a shootout each table plays down to one winner, nobody is moved, and the winners meet at the final, as a rule with equal new stacks.',
    [['common-home', 'Formats']],
    [],
  ),
  'home-hpt-seating-table': rule(
    'enforced',
    'HomePokerTourney’s site makes 13 players 7 and 6, and 20 two tens; with tables of ten it merges three tables at 20 left and two at 10.',
    [['common-home', 'Seating']],
    [],
  ),

  // Moving players
  'balance-threshold': rule(
    'enforced',
    'One player moves from the fullest to the emptiest table when they differ by two; the congregation waits for three, the guidelines name no number.',
    [
      ['homepokertourney-rulebook', 'MOVING PLAYERS'],
      ['bnai-jeshurun', 'Table Seating'],
      ['home-guidelines', 'Switching Tables'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules', 'tda'],
  ),
  'balance-donor-tie': rule(
    'enforced',
    'Between equally full tables a card for each decides, and the low one gives a player. Suits break ties, ace of spades high; the congregation draws again.',
    [
      ['homepokertourney-rulebook', 'MOVING PLAYERS'],
      ['bnai-jeshurun', 'Table Seating'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'balance-same-position': rule(
    'enforced',
    'The player who moves sits as far from their button as the player who busted did, and takes that seat; TDA moves the next big blind.',
    [
      ['homepokertourney-rulebook', 'MOVING PLAYERS'],
      ['bnai-jeshurun', 'Table Seating'],
      ['home-guidelines', 'Switching Tables'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'tda'],
  ),
  'balance-example-right-of-button': rule(
    'enforced',
    'So the player right before the button here sits down right before the button there.',
    [['home-guidelines', 'Switching Tables']],
    ['home-guidelines'],
  ),
  'balance-before-next-hand': rule(
    'enforced',
    'All hands are played to the end and the move is made before anybody deals again.',
    [['homepokertourney-rulebook', 'MOVING PLAYERS']],
    ['homepokertourney'],
  ),
  'balance-playing-a-hand': rule(
    'enforced',
    'For a move too, a hand is on once blinds and antes are in and the dealer has begun to riffle.',
    [['homepokertourney-rulebook', 'MOVING PLAYERS']],
    ['homepokertourney'],
  ),
  'moved-player-obligations': rule(
    'enforced',
    'A player who is moved plays the next hand and takes over what the seat owes, a blind or the deal.',
    [['homepokertourney-rulebook', 'MOVING PLAYERS']],
    ['homepokertourney', 'tda'],
  ),
  'balance-several-moves': rule(
    'enforced',
    'With several to move, the smallest table comes first, and there the empty seat closest after the button.',
    [['homepokertourney-rulebook', 'MOVING PLAYERS']],
    ['homepokertourney'],
  ),
  'balance-three-table-example': rule(
    'enforced',
    'Tables of 8, 8 and 7, and at C the third after the button goes out: a card for A and B picks the table, and its third after the button posts C’s big blind.',
    [['homepokertourney-rulebook', 'MOVING PLAYERS']],
    ['homepokertourney'],
  ),
  'moved-small-blind-bj': rule(
    'enforced',
    'If the congregation moves the player whose small blind it is, nobody posts it that hand, and the button stays for one more.',
    [['bnai-jeshurun', 'Table Seating']],
    ['bnai-jeshurun'],
  ),
  'rr-balance-numbers': rule(
    'enforced',
    'Up to six tables differ by one player at most, more tables by two.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-broken-table-order': rule(
    'enforced',
    'Which table breaks next is fixed beforehand; its players fill the empty seats at the others.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-10-broken-table': rule(
    'enforced',
    'Players from a broken table may get any seat, blinds and button too, but no cards between small blind and button; the seats are drawn in two steps.',
    [['tda', 'Rule 10']],
    ['tda'],
  ),
  'tda-11-balance': rule(
    'enforced',
    'The next big blind moves, to the worst open seat but never to the small blind. A table that is three short stops dealing.',
    [['tda', 'Rule 11']],
    ['tda'],
  ),
  'tda-rp16-absent-break': rule(
    'guided',
    'When a table breaks, the staff carry the stack of a player who is away.',
    [['tda', 'RP-16']],
    ['tda'],
  ),

  // The button
  'initial-button-bj': rule(
    'enforced',
    'At the congregation seat 1 deals the first hand, seat 2 has the small blind and seat 3 the big one.',
    [['bnai-jeshurun', 'Game Play']],
    ['bnai-jeshurun'],
  ),
  'initial-button-draw': rule(
    'enforced',
    'Each table draws cards for its first button; under Robert’s the high card gets it, suits counting.',
    [['home-guidelines', 'Dealer Button Assignment']],
    ['home-guidelines', 'roberts-rules'],
  ),
  'button-advances-one': rule(
    'enforced',
    'After each hand the button goes one player clockwise.',
    [
      ['homepokertourney-booklet', 'How To Play Hold’em'],
      ['bnai-jeshurun', 'Game Play'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'dead-button-bb-bust': rule(
    'enforced',
    'When the big blind busts, the small blind gets the button, nobody posts the small blind and the next player posts the big blind; then the button lies on the empty seat.',
    [
      ['homepokertourney-rulebook', 'DEAD BUTTON RULE'],
      ['homepokertourney-booklet', 'Button Help'],
      ['bnai-jeshurun', 'Dead Button Rule'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'tda'],
  ),
  'dead-button-sb-bust': rule(
    'enforced',
    'When the small blind busts, the big blind posts the small blind, the next player the big blind, and the same player is last again; the booklet puts the button on the empty seat.',
    [
      ['homepokertourney-rulebook', 'DEAD BUTTON RULE'],
      ['homepokertourney-booklet', 'Button Help'],
      ['bnai-jeshurun', 'Dead Button Rule'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'dead-button-replaced': rule(
    'enforced',
    'If somebody is moved into the empty seat before the deal, nothing is dead.',
    [
      ['homepokertourney-rulebook', 'DEAD BUTTON RULE'],
      ['bnai-jeshurun', 'Dead Button Rule'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'dead-button-general': rule(
    'enforced',
    'The button goes where the small blind was and the small blind where the big blind was, even to an empty seat; the big blind goes to the next player.',
    [
      ['homepokertourney-rulebook', 'DEAD BUTTON RULE'],
      ['homepokertourney-booklet', 'Button Help'],
      ['bnai-jeshurun', 'Dead Button Rule'],
    ],
    ['homepokertourney'],
  ),
  'heads-up-transition': rule(
    'enforced',
    'From three to two, the next player after the old big blind is big blind, and the other has the button and the small one.',
    [['homepokertourney-booklet', 'Button Help']],
    ['homepokertourney', 'tda'],
  ),
  'heads-up-order': rule(
    'enforced',
    'Heads-up, the button posts the small blind, acts first before the flop and last after it.',
    [
      ['homepokertourney-booklet', 'Button Help'],
      ['home-guidelines', 'Head’s Up Play'],
    ],
    ['homepokertourney', 'home-guidelines', 'tda'],
  ),
  'heads-up-first-card': rule(
    'enforced',
    'Heads-up, the first card goes to the player without the button.',
    [
      ['homepokertourney-booklet', 'Button Help'],
      ['home-guidelines', 'Head’s Up Play'],
    ],
    ['homepokertourney', 'home-guidelines'],
  ),
  'no-dead-button-principle': rule(
    'enforced',
    'Under the guidelines the button always moves on to a player who is there, so that nobody is last or first twice in a row; if need be a blind is added or posted on the button.',
    [['home-guidelines', 'No Dead Button']],
    ['home-guidelines'],
  ),
  'no-dead-button-left-on-small-blind': rule(
    'enforced',
    'When a player leaves for good on their small blind, nobody posts it. On the next hand the button skips the seat, and the small blind is posted on the button.',
    [['home-guidelines', 'Adjusting Blinds for Players Who Leave On Their Small Blind']],
    ['home-guidelines'],
  ),
  'no-dead-button-left-on-button': rule(
    'enforced',
    'When a player leaves on their button, the next player has it and posts the small blind, and two post the big blind. On the hand after that two post the small blind and one the big blind.',
    [['home-guidelines', 'Adjusting Blinds for Players Who Leave on Their Button']],
    ['home-guidelines'],
  ),
  'no-dead-button-absent-at-deal': rule(
    'enforced',
    'The button also skips a player who is away at the deal and asked for no cards; if they are back after the first card, they wait a hand and have lost their button.',
    [['home-guidelines', 'Adjusting Blinds for Players Who Leave on Their Button']],
    ['home-guidelines'],
  ),
  'button-misplaced-last-hand': rule(
    'enforced',
    'If the button was wrong last hand, it is set right so that each player still gets each place once; TDA lets the mistake stand.',
    [['homepokertourney-cheat-card', 'Misplaced button']],
    ['homepokertourney', 'tda'],
  ),
  'rr-button-methods': rule(
    'enforced',
    'The button either moves to the next player each time, with the blinds made to fit, or goes by the big blind and may lie on an empty seat.',
    [['roberts-rules', 'Section 4, Button and blind use']],
    ['roberts-rules'],
  ),
  'rr-button-tournament-dead': rule(
    'enforced',
    'In tournaments everybody pays all their blinds in each orbit, even if somebody is last twice.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-heads-up-button': rule(
    'enforced',
    'Between two players the button has the small blind.',
    [['roberts-rules', 'Section 4, Button and blind use']],
    ['roberts-rules'],
  ),
  'rr-initial-button-high-card': rule(
    'enforced',
    'At the start the high card has the button.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-32-dead-button': rule('enforced', 'TDA plays with a dead button.', [['tda', 'Rule 32']], ['tda']),
  'tda-34-button': rule(
    'enforced',
    'A wrong button is mended up to substantial action and then left alone. Heads-up the button is small blind and gets the last card; nobody is big blind twice running.',
    [['tda', 'Rule 34']],
    ['tda'],
  ),
  'home-online-moving-simple': rule(
    'enforced',
    'As online: the button goes to the next player, the blinds to the two after them, and missed blinds are forgotten.',
    [['common-home', 'Button']],
    [],
  ),
} as const satisfies Record<string, Rule>;
