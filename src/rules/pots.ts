import { type Rule, rule } from './rule.ts';

/** Pots and the showdown. */
export const pots = {
  // Pots
  'win-by-fold-or-showdown': rule(
    'enforced',
    'A pot is won by a bet nobody matches or by the best hand shown.',
    [['home-guidelines', 'Winning the Pot']],
    ['home-guidelines'],
  ),
  'tied-pots': rule(
    'enforced',
    'Equal hands share the pot; suits never decide.',
    [['home-guidelines', 'Tied Hands']],
    ['home-guidelines', 'roberts-rules'],
  ),
  'odd-chip': rule(
    'enforced',
    'The odd chip goes to the first of the winners left of the button.',
    [
      ['homepokertourney-cheat-card', 'Odd chip'],
      ['home-guidelines', 'Odd Chip'],
    ],
    ['homepokertourney', 'home-guidelines', 'tda'],
  ),
  'rr-odd-chip-one-each': rule(
    'enforced',
    'Several odd chips go one to each, clockwise.',
    [['roberts-rules', 'Section 3, Ties']],
    ['roberts-rules'],
  ),
  'rr-pots-split-separately': rule(
    'enforced',
    'Each pot is divided on its own.',
    [['roberts-rules', 'Section 3, Ties']],
    ['roberts-rules'],
  ),
  'tda-20-odd-chips': rule(
    'enforced',
    'Odd chips are broken to the smallest in play and go left of the button.',
    [['tda', 'Rule 20']],
    ['tda'],
  ),
  'tda-21-side-pots': rule(
    'enforced',
    'TDA divides every side pot by itself.',
    [['tda', 'Rule 21']],
    ['tda'],
  ),

  // Showdown
  'hand-rank-1-royal-flush': rule(
    'enforced',
    'Nothing beats a royal flush: ten to ace in one suit.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'hand-rank-2-straight-flush': rule(
    'enforced',
    'Second comes the straight flush: five in a row, all of a suit.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'hand-rank-3-four-of-a-kind': rule(
    'enforced',
    'Third comes four of a kind: all four cards of one rank.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'hand-rank-4-full-house': rule(
    'enforced',
    'Fourth comes the full house: three of a kind and a pair.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'hand-rank-5-flush': rule(
    'enforced',
    'Fifth comes the flush: five cards of one suit.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'hand-rank-6-straight': rule(
    'enforced',
    'Sixth comes the straight: five in a row, suits no matter; the ace is high or low.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'hand-rank-7-three-of-a-kind': rule(
    'enforced',
    'Seventh comes three of a kind: three cards of the same rank.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'hand-rank-8-two-pair': rule(
    'enforced',
    'Eighth come two pair, the higher pair first, then the lower, then the odd card.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'hand-rank-9-one-pair': rule(
    'enforced',
    'Ninth comes one pair; below it only the high card counts.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'hand-rank-order': rule(
    'enforced',
    'Hands rank from the royal flush down to a pair, then by high card.',
    [['homepokertourney-booklet', 'Hand Rank']],
    ['homepokertourney'],
  ),
  'showdown-dealer-calls': rule(
    'guided',
    'After the last betting the dealer calls for the hands.',
    [['home-guidelines', 'Order of Showdown']],
    ['home-guidelines'],
  ),
  'show-all-cards': rule(
    'enforced',
    'To win at a showdown a player shows their whole hand.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['homepokertourney-cheat-card', 'Showing to win'],
    ],
    ['homepokertourney', 'tda'],
  ),
  'cards-speak': rule(
    'enforced',
    'Cards face up are worth what they are, whatever was said.',
    [
      ['homepokertourney-rulebook', 'Poker Dead Hands'],
      ['homepokertourney-booklet', 'Poker Dead Hands'],
      ['home-guidelines', 'Cards Speak'],
    ],
    ['homepokertourney', 'home-guidelines', 'tda'],
  ),
  'show-order-no-bet': rule(
    'enforced',
    'Without a bet on the last street, the first to act on it shows first; at TDA the first left of the button does.',
    [
      ['homepokertourney-cheat-card', 'Order of showdown'],
      ['home-guidelines', 'Order of Showdown'],
    ],
    ['homepokertourney', 'home-guidelines', 'tda'],
  ),
  'show-order-last-aggressor': rule(
    'enforced',
    'The last to bet or raise on the last street shows first, then clockwise.',
    [
      ['homepokertourney-cheat-card', 'Order of showdown'],
      ['home-guidelines', 'Order of Showdown'],
    ],
    ['homepokertourney', 'home-guidelines', 'tda'],
  ),
  'show-order-side-pots': rule(
    'enforced',
    'The last side pot is settled first; players who are in for the main pot only show last.',
    [['home-guidelines', 'Showdown with Side Pots']],
    ['home-guidelines', 'roberts-rules', 'tda'],
  ),
  'rr-play-board-declare': rule(
    'guided',
    'Players who play the board must say so before they let go of their cards, or they have no share; TDA wants both cards on the table.',
    [['roberts-rules', 'Section 5, Hold’em']],
    ['roberts-rules'],
  ),
  'rr-kill-losing-hands': rule(
    'guided',
    'The dealer takes in the losing hands before pushing the pot.',
    [['roberts-rules', 'Section 3, The showdown']],
    ['roberts-rules'],
  ),
  'rr-see-called-hand': rule(
    'guided',
    'A called hand is shown if anybody who was dealt in asks to see it. It stays dead, unless the winner is the one who asks; players who overdo it may lose the right.',
    [['roberts-rules', 'Section 3, The showdown']],
    ['roberts-rules'],
  ),
  'rr-show-one-show-all': rule(
    'guided',
    'Cards shown to one player in the hand are shown to all at once; shown to an onlooker, they are shown to all afterwards.',
    [['roberts-rules', 'Section 3, The showdown']],
    ['roberts-rules'],
  ),
  'rr-show-without-delay': rule(
    'guided',
    'A player who probably has the winning hand shows it without delay.',
    [['roberts-rules', 'Section 3, The showdown']],
    ['roberts-rules'],
  ),
  'rr-side-pot-show-first': rule(
    'enforced',
    'Players in a side pot show first, then those who are in for the main pot only.',
    [['roberts-rules', 'Section 3, The showdown']],
    ['roberts-rules'],
  ),
  'tda-12-cards-speak': rule(
    'enforced',
    'The cards count and not the words; miscalling a hand on purpose may be penalized.',
    [['tda', 'Rule 12']],
    ['tda'],
  ),
  'tda-13-tabling': rule(
    'enforced',
    'A player who discards without showing has no more claim to the pot.',
    [['tda', 'Rule 13']],
    ['tda'],
  ),
  'tda-16-face-up': rule(
    'enforced',
    'When somebody is all-in and betting is over, all hands go face up at once; not while two can still bet against each other.',
    [['tda', 'Rule 16']],
    ['tda'],
  ),
  'tda-17-show-order': rule(
    'enforced',
    'If all others throw in, the last hand wins without being shown.',
    [['tda', 'Rule 17']],
    ['tda'],
  ),
  'tda-18-ask-to-see': rule(
    'guided',
    'A player who called on the river and still holds or shows their cards may see the last bettor’s; everything else is up to the director.',
    [['tda', 'Rule 18']],
    ['tda'],
  ),
  'tda-19-play-board': rule(
    'enforced',
    'Players who play the board show both their cards, too.',
    [['tda', 'Rule 19']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
