import { type Rule, rule } from './rule.ts';

/** Misdeals and irregular cards. */
export const misdeals = {
  // Misdeals
  'misdeal-a-first-two-exposed': rule(
    'enforced',
    'Misdeal, if called before two have acted: the dealer exposed the first or the second card.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-b-two-exposed': rule(
    'enforced',
    'Misdeal, if called before two have acted: the dealer exposed two or more cards.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-c-two-boxed': rule(
    'enforced',
    'Misdeal, if called before two have acted: two or more cards were boxed (face up in the deck).',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-d-two-extra': rule(
    'enforced',
    'Misdeal, if called before two have acted: two or more extra cards were dealt.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-e-wrong-number': rule(
    'enforced',
    'Misdeal, if called before two have acted: somebody has too many or too few cards. If the top card is the very one they should have had, they just get it.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-f-out-of-sequence': rule(
    'enforced',
    'Misdeal, if called before two have acted: a card was dealt out of order. Replacing an exposed card with the burn does not count.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-g-button-wrong': rule(
    'enforced',
    'Misdeal, if called before two have acted: the button was in the wrong place.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-h-first-card-wrong': rule(
    'enforced',
    'Misdeal, if called before two have acted: the first card went to the wrong player.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-i-empty-seat': rule(
    'enforced',
    'Misdeal, if called before two have acted: cards went to an empty seat or to a player who should not have any.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-j-player-skipped': rule(
    'enforced',
    'Misdeal, if called before two have acted: a player was skipped who is in their seat or has posted a blind or ante.',
    [
      ['homepokertourney-rulebook', 'Poker Misdeals'],
      ['homepokertourney-booklet', 'Poker Misdeals'],
    ],
    ['homepokertourney'],
  ),
  'misdeal-deadline': rule(
    'enforced',
    'Once two players after the blinds have acted, it is too late for a misdeal: the hand is played out and nothing is returned. TDA waits for substantial action.',
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
    'A button who is a card short still gets it after substantial action, as long as they have not acted.',
    [['tda', 'Rule 37']],
    ['tda'],
  ),

  // Irregular cards
  'irregular-back-in-hand': rule(
    'enforced',
    'A card with a different back among those dealt voids the hand, and everybody takes their chips back.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'irregular-back-in-stub': rule(
    'enforced',
    'A card with a different back that is still in the stub changes nothing: the hand counts.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'irregular-duplicate': rule(
    'enforced',
    'Two identical cards void the hand, and every chip goes back.',
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
    'Players who play without looking at both cards have only themselves to blame for a joker or a wrong card.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'flashed-by-dealer': rule(
    'guided',
    'A card the dealer flashes is an exposed card.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'flashed-by-player': rule(
    'guided',
    'A player who lets others see a card still plays it.',
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
    'Players who drop one of their own cards pick it up and play it.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Irregular cards'],
    ],
    ['homepokertourney'],
  ),
  'player-exposes-card-bj': rule(
    'guided',
    'A player who shows a card, on purpose or not, plays on; everybody may know the card, and the director may give a penalty.',
    [['bnai-jeshurun', 'House Rules']],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'player-exposes-maliciously-bj': rule(
    'guided',
    'If cards were shown to ruin somebody’s chances, the congregation’s director may void the hand, return all chips and penalize the player.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'rr-know-fouled-deck': rule(
    'guided',
    'Players who know that the deck is fouled have to say so; those who keep quiet to play at no risk may lose their refund.',
    [['roberts-rules', 'Section 3, Irregularities']],
    ['roberts-rules'],
  ),
  'rr-extra-money-next-hand': rule(
    'guided',
    'Chips that such a ruling leaves in the pot are only for those who were in that hand.',
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
} as const satisfies Record<string, Rule>;
