import { type Rule, rule } from './rule.ts';

/** Buy-ins, rebuys and add-ons, prizes and places. */
export const money = {
  // Buy-ins, rebuys and add-ons
  'buyin-price-displayed': rule(
    'guided',
    'The cost of playing is posted where all tables can read it.',
    [['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON']],
    ['homepokertourney'],
  ),
  'buyin-starting-stack': rule(
    'enforced',
    'Everybody starts with the same stack: 1000 at HomePokerTourney for a price the host chooses, 4000 for $50 at the congregation.',
    [
      ['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON'],
      ['bnai-jeshurun', 'Entry Fee'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'chips-have-no-cash-value': rule(
    'enforced',
    'Chips are not money and are not changed back into it.',
    [['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON']],
    ['homepokertourney'],
  ),
  'rebuy-only-when-broke': rule(
    'enforced',
    'At HomePokerTourney only players without chips may rebuy; the congregation does not ask for that.',
    [
      ['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON'],
      ['bnai-jeshurun', 'Re-Buy'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'rebuy-window': rule(
    'enforced',
    'Rebuys end with level 3 at HomePokerTourney, with level 2 at the congregation; the guidelines leave it to the host.',
    [
      ['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON'],
      ['bnai-jeshurun', 'Re-Buy'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'rebuy-price-chips': rule(
    'enforced',
    'A rebuy costs and gives the same as the buy-in at HomePokerTourney; at the congregation it is 2000 chips for $20.',
    [
      ['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON'],
      ['bnai-jeshurun', 'Re-Buy'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'rebuy-count-limit': rule(
    'enforced',
    'HomePokerTourney allows one rebuy per player, the congregation as many as they like.',
    [
      ['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON'],
      ['bnai-jeshurun', 'Re-Buy'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'rebuy-not-during-hand': rule(
    'enforced',
    'No rebuy in the middle of a hand: players finish it with the chips they had when it began.',
    [['home-guidelines', 'Re-buys']],
    ['home-guidelines'],
  ),
  'addon-availability': rule(
    'enforced',
    'HomePokerTourney has no add-on; the congregation sells one to anybody in the break after level 2.',
    [
      ['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON'],
      ['bnai-jeshurun', 'Chip Add Ons'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'addon-cap-and-price': rule(
    'enforced',
    'The add-on tops a stack up to 4000, in lots of 500 chips for $5; a lot used in part costs as much.',
    [['bnai-jeshurun', 'Chip Add Ons']],
    ['bnai-jeshurun'],
  ),
  'addon-optional-amount': rule(
    'enforced',
    'Players may buy fewer lots than there is room for, each at its full price.',
    [['bnai-jeshurun', 'Chip Add Ons']],
    ['bnai-jeshurun'],
  ),
  'rr-rebuy-announced': rule(
    'enforced',
    'A player who announces a rebuy before the deal is playing those chips already, and has to pay.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-27-rebuys': rule(
    'enforced',
    'A rebuy must not cost a hand; a player who announces it before the deal plays those chips and owes the price.',
    [['tda', 'Rule 27']],
    ['tda'],
  ),
  'home-freezeout': rule(
    'enforced',
    'A freezeout is one buy-in, with nothing to buy after it.',
    [['common-home', 'Formats']],
    [],
  ),

  // Prizes and places
  'purse-definition': rule(
    'enforced',
    'All buy-ins, rebuys and add-ons make the prize pool, and all of it goes to the players.',
    [['homepokertourney-rulebook', 'PAYOUT']],
    ['homepokertourney'],
  ),
  'home-costs': rule(
    'enforced',
    'What everybody pays for, like food or the room, may come out before the prizes if it is announced.',
    [['common-home', 'Money']],
    [],
  ),
  'home-prizes-rounded': rule(
    'enforced',
    'Prizes may be rounded down to the notes people carry; what is left goes to first place.',
    [['common-home', 'Money']],
    [],
  ),
  'home-settle-up': rule(
    'guided',
    'Where nobody holds the bank, players settle among themselves with as few payments as possible.',
    [['common-home', 'Money']],
    [],
  ),
  'payout-structure-displayed': rule(
    'guided',
    'The payouts are posted before the start; the guidelines allow changes when rebuys or late players make the prize pool grow.',
    [
      ['homepokertourney-rulebook', 'PAYOUT'],
      ['home-guidelines', 'Payouts'],
    ],
    ['homepokertourney', 'home-guidelines'],
  ),
  'payout-default-five-places': rule(
    'enforced',
    'HomePokerTourney’s pattern for five prizes is 40, 25, 20, 10 and 5 percent.',
    [['homepokertourney-rulebook', 'PAYOUT']],
    ['homepokertourney'],
  ),
  'payout-by-field-size': rule(
    'enforced',
    'Up to 10 players the prizes are 50/30/20 percent, up to 20 they are 50/25/15/10, up to 30 they are 40/25/20/10/5; the other rulebooks give none.',
    [
      ['homepokertourney-rulebook', 'Poker Payout'],
      ['homepokertourney-booklet', 'Poker Payout'],
      ['homepokertourney-cheat-card', 'Payout'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'finish-order': rule(
    'enforced',
    'The player with all the chips is first, the last one out second, the one before them third, and so on.',
    [
      ['homepokertourney-rulebook', 'WINNING THE TOURNEY'],
      ['bnai-jeshurun', 'Winning the Tournament'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'simultaneous-elimination': rule(
    'enforced',
    'Players who bust on the same hand share the prizes of their places at HomePokerTourney; elsewhere the bigger stack before the hand places higher.',
    [
      ['homepokertourney-rulebook', 'WINNING THE TOURNEY'],
      ['bnai-jeshurun', 'Winning the Tournament'],
      ['home-guidelines', 'Two or More Players Eliminated on the Same Hand'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules'],
  ),
  'side-deals': rule(
    'advised',
    'Players may agree on a deal, but the director is not responsible for it.',
    [['homepokertourney-rulebook', 'WINNING THE TOURNEY']],
    ['homepokertourney'],
  ),
  'rr-simultaneous-bust-stack': rule(
    'enforced',
    'Of two who bust on the same hand, the one who began it with more chips places higher.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-rp8-hand-for-hand': rule(
    'enforced',
    'Hand for hand, all tables play one hand at a time; players who bust on the same one share the places, and the clock loses 2 minutes a hand, 3 at most.',
    [['tda', 'RP-8']],
    ['tda'],
  ),
  'home-bounty-fixed': rule(
    'enforced',
    'Part of each buy-in, say 10 to 30 percent, is a bounty for the player who wins the last chips; equal winners share it.',
    [['common-home', 'Bounties']],
    [],
  ),
  'home-bounty-progressive': rule(
    'enforced',
    'With a progressive bounty one half is paid out and the other goes on the winner’s own head.',
    [['common-home', 'Bounties']],
    [],
  ),
  'home-bounty-rebuy': rule(
    'enforced',
    'The bounty is lost the first time a player busts; a rebuy does not bring it back.',
    [['common-home', 'Bounties']],
    [],
  ),
  'home-equal-stacks-split': rule(
    'enforced',
    'Players who bust on the same hand with equal stacks share their places; hand for hand, all tables are one hand.',
    [['common-home', 'Places']],
    [],
  ),
} as const satisfies Record<string, Rule>;
