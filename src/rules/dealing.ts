import { type Rule, rule } from './rule.ts';

/** The deck and the deal: dealer errors, misdeals, irregular cards and dead hands. */
export const dealing = {
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
    'A blind who can still raise is asked by the dealer if he will.',
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
    'Cards dealt to decide something start at the dealer’s left, wherever the button is; for seats and the button each player draws his own.',
    [['roberts-rules', 'Section 3, Ties']],
    ['roberts-rules'],
  ),
  'tda-38-one-burn': rule(
    'enforced',
    'Each street has one burn and no more, not even to put the cards back in their old order.',
    [['tda', 'Rule 38']],
    ['tda'],
  ),
  'home-no-omaha': rule(
    'enforced',
    'Only hold’em is played here; what the texts say of Omaha, stud, draw and lowball is left aside.',
    [['common-home', 'Scope']],
    [],
  ),

  // Dealer errors
  'exposed-first-two-cards': rule(
    'enforced',
    'If one of the first two cards dealt is seen, it is a misdeal: back with it, shuffle and cut again. The congregation says so of any card.',
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

  // Misdeals
  'misdeal-a-first-two-exposed': rule(
    'enforced',
    'Misdeal, if said before two have acted: the dealer let the first or the second card be seen.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-b-two-exposed': rule(
    'enforced',
    'Misdeal, if said before two have acted: the dealer let two cards or more be seen.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-c-two-boxed': rule(
    'enforced',
    'Misdeal, if said before two have acted: two cards or more were the wrong way up in the deck.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-d-two-extra': rule(
    'enforced',
    'Misdeal, if said before two have acted: two cards or more too many were dealt to the hands.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-e-wrong-number': rule(
    'enforced',
    'Misdeal, if said before two have acted: somebody has too many cards or too few. If the top card is the very one he should have had, he just gets it.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-f-out-of-sequence': rule(
    'enforced',
    'Misdeal, if said before two have acted: a card went out of its order. A shown card traded for the burn is no such case.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-g-button-wrong': rule(
    'enforced',
    'Misdeal, if said before two have acted: the button was not where it belongs.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-h-first-card-wrong': rule(
    'enforced',
    'Misdeal, if said before two have acted: the first card went to the wrong player.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-i-empty-seat': rule(
    'enforced',
    'Misdeal, if said before two have acted: cards went to an empty chair or to somebody who should have none.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-j-player-skipped': rule(
    'enforced',
    'Misdeal, if said before two have acted: a player was passed over who sits there or has his blind or ante in.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-deadline': rule(
    'enforced',
    'When two players after the blinds have acted, it is too late for a misdeal: the hand is played out and nothing is given back. TDA waits for substantial action.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney', 'tda'],
  ),
  'misdeal-stud-deadline': rule(
    'advised',
    'Stud counts two players after the forced bet instead; it is not played here.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'tda-35-misdeal': rule(
    'enforced',
    'Two boxed cards, a wrong seat or count, a foreign card found in time, one of the first two or any two cards seen: the deal is repeated, same button, blinds and players.',
    [['tda', 'Rule 35']],
    ['tda'],
  ),
  'tda-36-substantial-action': rule(
    'enforced',
    'Substantial action: two players have acted in turn, one of them with chips, or three in any way; blinds are not counted.',
    [['tda', 'Rule 36']],
    ['tda'],
  ),
  'tda-37-button-short': rule(
    'guided',
    'A button who is short of a card still gets it after substantial action, as long as he has not acted.',
    [['tda', 'Rule 37']],
    ['tda'],
  ),

  // Irregular cards
  'irregular-back-in-hand': rule(
    'enforced',
    'A card with another back among those dealt voids the hand, and everybody takes his chips back.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'irregular-back-in-stub': rule(
    'enforced',
    'A card with another back that is still in the stub changes nothing: the hand counts.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'irregular-duplicate': rule(
    'enforced',
    'Two cards alike void the hand, and every chip goes back.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney', 'tda'],
  ),
  'irregular-missing-card': rule(
    'enforced',
    'A deck that turns out to be short does not undo a hand.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'irregular-unseen-liability': rule(
    'enforced',
    'Who plays without looking at both cards has only himself to blame for a joker or a wrong card.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'flashed-by-dealer': rule(
    'guided',
    'A card the dealer lets slip into view is an exposed card.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'flashed-by-player': rule(
    'guided',
    'A card that a player lets others see is still his to play.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'dealt-off-table': rule(
    'guided',
    'A hole card dealt over the edge of the table is an exposed card.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'dropped-card': rule(
    'guided',
    'Who drops one of his own cards picks it up and plays it.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'player-exposes-card-bj': rule(
    'guided',
    'A player who shows a card, meaning to or not, plays on; everybody may know the card, and the director may give a penalty.',
    [['bnai-jeshurun', 'House Rules']],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'player-exposes-maliciously-bj': rule(
    'guided',
    'If cards were shown to ruin somebody’s chances, the congregation’s director may void the hand, give all chips back and punish the player.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'rr-know-fouled-deck': rule(
    'guided',
    'Who knows that the deck is bad has to say so; who keeps quiet to play at no risk may lose his refund.',
    [['roberts-rules', 'Section 3, Irregularities']],
    ['roberts-rules'],
  ),
  'rr-extra-money-next-hand': rule(
    'guided',
    'Chips that such a ruling leaves in the middle are only for those who were in that hand.',
    [['roberts-rules', 'Section 3, Irregularities']],
    ['roberts-rules'],
  ),
  'rr-boxed-card': rule(
    'guided',
    'A lone card face up in the deck, or a stray joker, is no more than a scrap of paper: the next card takes its place.',
    [['roberts-rules', 'Section 3, Irregularities']],
    ['roberts-rules'],
  ),
  'tda-35-fouled': rule(
    'enforced',
    'Two cards alike foul the deck at any moment of the hand, and bets go back; any other foreign card after substantial action is a scrap of paper.',
    [['tda', 'Rule 35']],
    ['tda'],
  ),

  // Dead hands
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
    'Who acts with a joker in his hand has a dead hand.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
    ],
    ['homepokertourney'],
  ),
  'dead-hand-clock': rule(
    'enforced',
    'Who is on the clock with a bet to answer and runs out of time has a dead hand.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
    ],
    ['homepokertourney'],
  ),
  'dead-hand-muck': rule(
    'enforced',
    'Cards in the muck may be ruled dead, or given back if it is plain whose they are; the congregation never gives them back, and TDA keeps them live while they are certain.',
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
    'Everybody guards his own cards, with a hand or a chip on them; if they are fouled or swept away by mistake he has no claim.',
    [['homepokertourney-cheat-card', 'Protecting your hand']],
    ['homepokertourney', 'tda'],
  ),
  'tda-14-live-until-killed': rule(
    'enforced',
    'Cards laid down unseen at the showdown are live until the dealer has made them impossible to tell apart.',
    [['tda', 'Rule 14']],
    ['tda'],
  ),
  'tda-15-mucked-uncalled-returned': rule(
    'enforced',
    'If a bettor’s hand is swept away by mistake he loses what was called and takes the rest of his bet back.',
    [
      ['tda', 'Rule 15'],
      ['tda', 'Rule 65'],
    ],
    ['tda'],
  ),
  'tda-58-odd-folds': rule(
    'enforced',
    'A fold counts, out of turn or with no bet to answer, and may bring a penalty.',
    [['tda', 'Rule 58']],
    ['tda'],
  ),
  'tda-65-fouled-hand': rule(
    'guided',
    'A hand left unguarded and killed by mistake gets back only its uncalled bet; a fouled one that can still be told stays live.',
    [['tda', 'Rule 65']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
