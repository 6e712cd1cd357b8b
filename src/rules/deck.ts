import { type Rule, rule } from './rule.ts';

/** The deck, the deal and the dealer’s mistakes. */
export const deck = {
  // The deck
  'play-step-1-small-blind': rule(
    'enforced',
    'The first seat after the button posts the small blind.',
    [['homepokertourney-booklet', 'How To Play Hold’em']],
    ['homepokertourney'],
  ),
  'play-step-2-big-blind': rule(
    'enforced',
    'The seat after the small blind posts the big blind.',
    [['homepokertourney-booklet', 'How To Play Hold’em']],
    ['homepokertourney'],
  ),
  'play-step-3-hole-cards': rule(
    'enforced',
    'Two cards face down to everybody, from the button’s left.',
    [
      ['homepokertourney-booklet', 'How To Play Hold’em'],
      ['bnai-jeshurun', 'Game Play'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'play-step-4-first-betting': rule(
    'enforced',
    'The first betting starts left of the big blind and ends with the blinds’ own choice.',
    [
      ['homepokertourney-booklet', 'How To Play Hold’em'],
      ['bnai-jeshurun', 'Game Play'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'play-step-5-flop': rule(
    'enforced',
    'Burn one card, turn three.',
    [['homepokertourney-booklet', 'How To Play Hold’em']],
    ['homepokertourney'],
  ),
  'play-step-6-second-betting': rule(
    'enforced',
    'From the flop on, betting starts with the first live player to the left of the button.',
    [
      ['homepokertourney-booklet', 'How To Play Hold’em'],
      ['bnai-jeshurun', 'Game Play'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'play-step-7-turn': rule(
    'enforced',
    'Burn one card, turn one.',
    [['homepokertourney-booklet', 'How To Play Hold’em']],
    ['homepokertourney'],
  ),
  'play-step-9-river': rule(
    'enforced',
    'Burn one card, turn the last.',
    [['homepokertourney-booklet', 'How To Play Hold’em']],
    ['homepokertourney'],
  ),
  'play-step-11-showdown': rule(
    'enforced',
    'Hands are shown, and the best one gets the pot.',
    [['homepokertourney-booklet', 'How To Play Hold’em']],
    ['homepokertourney'],
  ),
  'play-step-12-button-moves': rule(
    'enforced',
    'When the pot is paid, the button moves on one player, clockwise.',
    [['homepokertourney-booklet', 'How To Play Hold’em']],
    ['homepokertourney'],
  ),
  'burn-before-board': rule(
    'enforced',
    'A card is burnt before anything is dealt to the middle.',
    [
      ['homepokertourney-booklet', 'How To Play Hold’em'],
      ['bnai-jeshurun', 'Game Play'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'shuffle-by-last-dealer': rule(
    'guided',
    'At the congregation, whoever dealt the last hand shuffles and cuts for this one.',
    [['bnai-jeshurun', 'Game Play']],
    ['bnai-jeshurun'],
  ),
  'deal-rotates': rule(
    'enforced',
    'At the congregation the deal passes to the left, one seat after each hand.',
    [['bnai-jeshurun', 'Game Play']],
    ['bnai-jeshurun'],
  ),
  'who-deals-eliminated': rule(
    'guided',
    'The button deals until somebody is out; under the guidelines the last one out then deals for the table, while HomePokerTourney and the congregation leave it to the players.',
    [['home-guidelines', 'Who Deals?']],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'dealer-duties': rule(
    'guided',
    'The dealer shuffles, cuts and deals, keeps play in turn and the amounts right, and pushes the pot.',
    [['home-guidelines', 'Basic Dealer Procedures']],
    ['home-guidelines'],
  ),
  'dealer-announces-count': rule(
    'guided',
    'At the start of each street the dealer says how many are still in.',
    [['home-guidelines', 'Basic Dealer Procedures']],
    ['home-guidelines'],
  ),
  'dealer-asks-option': rule(
    'guided',
    'The dealer asks a blind who can still raise whether they want to.',
    [['home-guidelines', 'Basic Dealer Procedures']],
    ['home-guidelines'],
  ),
  'dealer-collects-bets': rule(
    'guided',
    'The dealer alone sweeps the bets in, and not before every amount is right and all change is given.',
    [
      ['home-guidelines', 'Splashing the Pot'],
      ['home-guidelines', 'Basic Dealer Procedures'],
    ],
    ['home-guidelines'],
  ),
  'rr-suit-order': rule(
    'enforced',
    'Where suits matter, in draws and races, spades lead, then hearts, diamonds and clubs; never for a pot.',
    [['roberts-rules', 'Section 3, Ties']],
    ['roberts-rules'],
  ),
  'rr-dealt-cards-order': rule(
    'guided',
    'Cards dealt to decide something start at the dealer’s left, wherever the button is; for seats and the button each player draws their own.',
    [['roberts-rules', 'Section 3, Ties']],
    ['roberts-rules'],
  ),
  'tda-26-deck-change': rule(
    'guided',
    'Decks are changed with the levels, or as the house says; players may not ask for another one.',
    [['tda', 'Rule 26']],
    ['tda'],
  ),
  'tda-38-one-burn': rule(
    'enforced',
    'Each street has one burn and no more, not even to put the cards back in their old order.',
    [['tda', 'Rule 38']],
    ['tda'],
  ),
  'home-no-omaha': rule(
    'enforced',
    'Only hold’em is played here; what the texts say about Omaha, stud, draw and lowball is left out.',
    [['common-home', 'Scope']],
    [],
  ),

  // Dealer errors
  'exposed-first-two-cards': rule(
    'enforced',
    'If one of the first two cards dealt is exposed, it is a misdeal: shuffle and cut again. At the congregation any exposed card is.',
    [
      ['homepokertourney-rulebook', 'Poker Dealer Errors'],
      ['homepokertourney-booklet', 'Poker Dealer Errors'],
      ['bnai-jeshurun', 'House Rules'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'tda'],
  ),
  'exposed-later-card-replaced': rule(
    'enforced',
    'Another hole card shown by the dealer is not kept: the deal goes on, the player then gets the top card, and the shown one becomes the burn.',
    [
      ['homepokertourney-rulebook', 'Poker Dealer Errors'],
      ['homepokertourney-booklet', 'Poker Dealer Errors'],
    ],
    ['homepokertourney'],
  ),
  'exposed-two-cards-misdeal': rule(
    'enforced',
    'Two hole cards shown by the dealer make a misdeal, and all is dealt afresh.',
    [
      ['homepokertourney-rulebook', 'Poker Dealer Errors'],
      ['homepokertourney-booklet', 'Poker Dealer Errors'],
    ],
    ['homepokertourney', 'tda'],
  ),
  'redeal-same-button-bj': rule(
    'enforced',
    'After a misdeal the congregation deals again and leaves the button alone; TDA also keeps the blinds and the players.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun', 'tda'],
  ),
  'exposed-any-initial-card-bj': rule(
    'enforced',
    'At the congregation one card seen while the hands are dealt is enough for a misdeal.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'exposed-after-deal-bj': rule(
    'enforced',
    'Once the hands are out, the congregation swaps a card the dealer showed by accident for the last burn, and lays it face up with the burns.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'exposed-on-purpose-bj': rule(
    'guided',
    'A dealer who shows a card on purpose may get a penalty from the congregation’s director.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'flop-premature-or-too-many': rule(
    'enforced',
    'A flop turned too soon or with too many cards goes back into the deck: shuffle, cut, flop again; the first burn stays and there is no second.',
    [
      ['homepokertourney-rulebook', 'Poker Dealer Errors'],
      ['homepokertourney-booklet', 'Poker Dealer Errors'],
    ],
    ['homepokertourney', 'tda'],
  ),
  'failed-burn': rule(
    'enforced',
    'If the burn was forgotten, the card is shown to everybody and put away, and the next one plays; TDA instead mends the flop if nobody has acted.',
    [
      ['homepokertourney-rulebook', 'Poker Dealer Errors'],
      ['homepokertourney-booklet', 'Poker Dealer Errors'],
    ],
    ['homepokertourney', 'tda'],
  ),
  'turn-premature': rule(
    'enforced',
    'A turn shown too soon is set aside and the river card due takes its place; then it is shuffled back in and the river comes without a burn. TDA reshuffles at once.',
    [
      ['homepokertourney-rulebook', 'Poker Dealer Errors'],
      ['homepokertourney-booklet', 'Poker Dealer Errors'],
    ],
    ['homepokertourney', 'tda'],
  ),
  'river-premature': rule(
    'enforced',
    'A river shown too soon is shuffled into the stub when the betting is done, without burns and discards; cut, and turn a new one with no burn.',
    [
      ['homepokertourney-rulebook', 'Poker Dealer Errors'],
      ['homepokertourney-booklet', 'Poker Dealer Errors'],
    ],
    ['homepokertourney', 'tda'],
  ),
  'rr-deal-extra-card': rule(
    'guided',
    'One hole card too many goes back and becomes the burn; with two too many it is a misdeal.',
    [['roberts-rules', 'Section 5, Hold’em']],
    ['roberts-rules'],
  ),
  'rr-flop-extra-known': rule(
    'enforced',
    'A flop of four is dealt again even when everybody knows which card was the fourth.',
    [['roberts-rules', 'Section 5, Hold’em']],
    ['roberts-rules'],
  ),
  'tda-39-four-card-flop': rule(
    'enforced',
    'With four cards on the flop, mix them face down: one drawn blind is the next burn, the three others are the flop.',
    [['tda', 'Rule 39']],
    ['tda'],
  ),
  'tda-39-no-burn-flop': rule(
    'enforced',
    'A flop without a burn, before anybody acts: mix the three, make one the burn and add the next card. Once somebody has acted it stays.',
    [['tda', 'Rule 39']],
    ['tda'],
  ),
  'tda-rp5-premature': rule(
    'enforced',
    'Cards turned too soon, on any street, go back to the stub for a shuffle; the burn stays, and no other is made for the new ones.',
    [['tda', 'RP-5']],
    ['tda'],
  ),
  'tda-rp4-dropped-stub': rule(
    'enforced',
    'A stub that falls is put back in its order; if that cannot be done it is shuffled, along with whatever got mixed into it.',
    [['tda', 'RP-4']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
