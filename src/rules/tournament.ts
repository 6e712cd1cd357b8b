import { type Rule, rule } from './rule.ts';

/** The night around the hands: money, people, clock, chips, director and conduct. */
export const tournament = {
  // Buy-ins, rebuys and add-ons
  'buyin-price-displayed': rule(
    'guided',
    'What it costs to play hangs where all tables can read it.',
    [['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON']],
    ['homepokertourney'],
  ),
  'buyin-starting-stack': rule(
    'enforced',
    'Everybody starts with the same stack: 1000 at HomePokerTourney for a price of one’s choosing, 4000 for $50 at the congregation.',
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
    'At HomePokerTourney only who has no chips left may buy again; the congregation does not ask for that.',
    [
      ['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON'],
      ['bnai-jeshurun', 'Re-Buy'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'rebuy-window': rule(
    'enforced',
    'Rebuys end with level 3 at HomePokerTourney, with level 2 at the congregation.',
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
    'HomePokerTourney allows one rebuy a player, the congregation as many as he likes.',
    [
      ['homepokertourney-rulebook', 'BUYIN/REBUY/ADD-ON'],
      ['bnai-jeshurun', 'Re-Buy'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'rebuy-not-during-hand': rule(
    'enforced',
    'No rebuy in the middle of a hand: one plays it with what lay on the table when it began.',
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
    'The add-on fills a stack up to 4000, in lots of 500 chips for $5; a lot used in part costs as much.',
    [['bnai-jeshurun', 'Chip Add Ons']],
    ['bnai-jeshurun'],
  ),
  'addon-optional-amount': rule(
    'enforced',
    'One may buy fewer lots than there is room for, each at its full price.',
    [['bnai-jeshurun', 'Chip Add Ons']],
    ['bnai-jeshurun'],
  ),
  'rr-rebuy-announced': rule(
    'enforced',
    'Who says before the deal that he buys again is playing those chips already, and has to pay.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-27-rebuys': rule(
    'enforced',
    'A rebuy must not cost a hand; who announces it before the deal plays those chips and owes the price.',
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
    'All buy-ins, rebuys and add-ons make the purse, and the whole of it goes to the players.',
    [['homepokertourney-rulebook', 'PAYOUT']],
    ['homepokertourney'],
  ),
  'payout-structure-displayed': rule(
    'guided',
    'The prizes hang in view before the start; the guidelines allow changes when rebuys or late players make the purse grow.',
    [
      ['homepokertourney-rulebook', 'PAYOUT'],
      ['home-guidelines', 'Payouts'],
    ],
    ['homepokertourney', 'home-guidelines'],
  ),
  'payout-default-five-places': rule(
    'enforced',
    'HomePokerTourney’s pattern for five prizes is 40, 25, 20, 10 and 5 per cent.',
    [['homepokertourney-rulebook', 'PAYOUT']],
    ['homepokertourney'],
  ),
  'payout-by-field-size': rule(
    'enforced',
    'Up to 10 players the prizes are 50/30/20 per cent, up to 20 they are 50/25/15/10, up to 30 they are 40/25/20/10/5; the other houses give none.',
    [
      ['homepokertourney-rulebook', 'Poker Payout'],
      ['homepokertourney-booklet', 'Poker Payout'],
      ['homepokertourney-cheat-card', 'Payout'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'finish-order': rule(
    'enforced',
    'Who has all the chips is first, the last one out second, the one before him third, and so on.',
    [
      ['homepokertourney-rulebook', 'WINNING THE TOURNEY'],
      ['bnai-jeshurun', 'Winning the Tournament'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'simultaneous-elimination': rule(
    'enforced',
    'Players out on one hand share the prizes of their places at HomePokerTourney; elsewhere the bigger stack before the hand places higher.',
    [
      ['homepokertourney-rulebook', 'WINNING THE TOURNEY'],
      ['bnai-jeshurun', 'Winning the Tournament'],
      ['home-guidelines', 'Two or More Players Eliminated on the Same Hand'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules'],
  ),
  'side-deals': rule(
    'advised',
    'Players may agree to share prizes, but the director does not answer for it.',
    [['homepokertourney-rulebook', 'WINNING THE TOURNEY']],
    ['homepokertourney'],
  ),
  'rr-simultaneous-bust-stack': rule(
    'enforced',
    'Of two out on one hand, the one who began it with more chips places higher.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-rp8-hand-for-hand': rule(
    'enforced',
    'Hand for hand, all tables play one hand at a time; who goes out on the same one shares the places, and the clock loses 2 minutes a hand, 3 at most.',
    [['tda', 'RP-8']],
    ['tda'],
  ),
  'home-bounty-fixed': rule(
    'enforced',
    'Part of each buy-in, say 10 to 30 per cent, is a bounty for who wins the player’s last chips; equal winners share it.',
    [['common-home', 'Bounties']],
    [],
  ),
  'home-bounty-progressive': rule(
    'enforced',
    'With a growing bounty one half is paid out and the other goes on the winner’s own head.',
    [['common-home', 'Bounties']],
    [],
  ),
  'home-bounty-rebuy': rule(
    'enforced',
    'The bounty is lost the first time one goes out; a rebuy does not bring it back.',
    [['common-home', 'Bounties']],
    [],
  ),
  'home-equal-stacks-split': rule(
    'enforced',
    'Out on the same hand with equal stacks, players share their places; hand for hand, all tables are one hand.',
    [['common-home', 'Places']],
    [],
  ),

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

  // The clock
  'timer-restarts-at-once': rule(
    'enforced',
    'When a level is over the clock starts the next one right away, whatever is being played.',
    [['homepokertourney-rulebook', 'TIMER USE AND BREAKS']],
    ['homepokertourney'],
  ),
  'new-level-from-next-hand': rule(
    'enforced',
    'New blinds count from the next hand on and never for the one being played.',
    [['homepokertourney-rulebook', 'TIMER USE AND BREAKS']],
    ['homepokertourney', 'tda'],
  ),
  'hand-in-play-definition': rule(
    'enforced',
    'A hand is in play once the blinds are in and the dealer has begun to riffle.',
    [['homepokertourney-rulebook', 'TIMER USE AND BREAKS']],
    ['homepokertourney', 'tda'],
  ),
  'breaks-scheduling': rule(
    'enforced',
    'At HomePokerTourney the director calls the breaks; the congregation has 15 minutes after level 2, and 10 after levels 5 and 8.',
    [
      ['homepokertourney-rulebook', 'TIMER USE AND BREAKS'],
      ['bnai-jeshurun', 'Blind Structure'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'timer-stops-for-break-and-dispute': rule(
    'enforced',
    'The clock stands still in a break and while the director settles a dispute.',
    [['homepokertourney-rulebook', 'TIMER USE AND BREAKS']],
    ['homepokertourney'],
  ),
  'no-new-hand-during-stop': rule(
    'enforced',
    'While the clock stands no hand is begun; those that are on are finished.',
    [['homepokertourney-rulebook', 'TIMER USE AND BREAKS']],
    ['homepokertourney'],
  ),
  'level-length-hpt': rule(
    'enforced',
    'With 1000 chips, levels of 20 minutes make a night of 3 to 4 hours, levels of 30 one of 5 to 6.',
    [
      ['homepokertourney-rulebook', 'Blinds'],
      ['homepokertourney-booklet', 'Blinds'],
    ],
    ['homepokertourney'],
  ),
  'level-length-bj': rule(
    'enforced',
    'At the congregation levels 1 and 2 take 30 minutes, levels 3 to 10 take 20, and the last goes on to the end.',
    [['bnai-jeshurun', 'Blind Structure']],
    ['bnai-jeshurun'],
  ),
  'call-the-clock': rule(
    'enforced',
    'Any player may call the clock on a slow one: a minute, then ten seconds counted down, then he is folded, bet or no bet. TDA gives 25 and 5 and checks where it can.',
    [['bnai-jeshurun', 'Betting Rules']],
    ['homepokertourney', 'bnai-jeshurun', 'tda'],
  ),
  'rr-deal-starts-at-riffle': rule(
    'enforced',
    'New blinds count from the next deal, and a deal begins when the dealer first riffles.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-23-new-level': rule(
    'enforced',
    'A level begins when it is announced and counts for the next hand, which begins with the riffle; a hand dealt at the old blinds by mistake stays after substantial action.',
    [['tda', 'Rule 23']],
    ['tda'],
  ),
  'tda-29-clock': rule(
    'enforced',
    'On the clock one has 25 seconds and a count of 5: then the hand is dead, or checked if there is no bet. A tie is the player’s, and only who has a seat may call it.',
    [['tda', 'Rule 29']],
    ['tda'],
  ),

  // Chips
  'chip-values': rule(
    'enforced',
    'Chips by colour: 1 is white, 5 red, 25 green, 100 black, 500 purple and 1000 yellow.',
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
    'Ten players with set A use 200 red, 160 green and 50 black; one buys 500 chips: 200, 200, 50 and 50 purple.',
    [['homepokertourney-booklet', 'Poker Chips Needed for a T1000 Tourney']],
    ['homepokertourney'],
  ),
  'chips-needed-24': rule(
    'guided',
    'For 24 players with set B it takes 360 red, 312 green and 144 black; one buys 950 chips: 400, 350, 150 and 50 purple.',
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
    'All chips stay on the table and in sight, the big ones in front, so that everybody can see what the others play for.',
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
    'The smallest chip goes out when no blind or ante to come needs it.',
    [
      ['homepokertourney-cheat-card', 'Chip Race-off'],
      ['bnai-jeshurun', 'Coloring up'],
      ['home-guidelines', 'Chips'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'colour-up-exchange': rule(
    'enforced',
    'First everybody changes what makes whole new chips; only the odd ones are raced for.',
    [
      ['homepokertourney-cheat-card', 'Chip Race-off'],
      ['bnai-jeshurun', 'Coloring up'],
      ['home-guidelines', 'Chips'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'chip-race-cards': rule(
    'enforced',
    'Each odd chip gets a card, from seat 1 clockwise, one player’s cards all at once; beside a hired dealer the congregation starts at his left.',
    [
      ['homepokertourney-cheat-card', 'Chip Race-off'],
      ['bnai-jeshurun', 'Coloring up'],
      ['home-guidelines', 'Chips'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'chip-race-award': rule(
    'enforced',
    'The highest cards get the new chips. At HomePokerTourney suits count and one player may win several; the congregation and TDA give one to a player.',
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
    'Nobody goes out in a chip race: who would have nothing gets a new chip before all others. TDA gives it on top; the congregation and the guidelines say nothing.',
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
    'The race starts at seat 1 and gives one chip a player; who would be out gets the smallest chip left. Old chips found later are changed at par, without a race.',
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
    'Chips taken out of sight are lost and out of play; the player may be thrown out too.',
    [['tda', 'Rule 63']],
    ['tda'],
  ),
  'tda-64-lost-chips': rule(
    'guided',
    'Chips found that are clearly nobody’s go out of play.',
    [['tda', 'Rule 64']],
    ['tda'],
  ),

  // The director and the texts
  'precedence-house-over-roberts': rule(
    'enforced',
    'HomePokerTourney comes before Robert’s, and Robert’s answers where HomePokerTourney is silent.',
    [['homepokertourney-rulebook', 'Poker Tournament Rulebook']],
    ['homepokertourney', 'home-guidelines'],
  ),
  'doc-scope-home-guidelines': rule(
    'advised',
    'The guidelines are about running a tournament and take it that one can play hold’em; the game itself is explained elsewhere.',
    [['home-guidelines', 'Opening paragraph']],
    ['home-guidelines'],
  ),
  'game-no-limit-holdem': rule(
    'enforced',
    'The game is no-limit hold’em; the guidelines can be played with limit too.',
    [
      ['homepokertourney-rulebook', 'Poker Tournament Rulebook'],
      ['bnai-jeshurun', 'No-Limit Texas Hold’em House Rules'],
      ['home-guidelines', 'Betting Structures'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'text-source-roberts-v4': rule(
    'guided',
    'HomePokerTourney’s pages on dealing mistakes and its whole card are taken from Robert’s, version 4; only the forgotten burn is its own.',
    [
      ['homepokertourney-rulebook', 'Poker Dealer Errors'],
      ['homepokertourney-booklet', 'Poker Dealer Errors'],
      ['homepokertourney-cheat-card', 'Credit'],
    ],
    ['homepokertourney'],
  ),
  'booklet-licence': rule(
    'advised',
    'The booklet of 2004 may be copied and given away, but not for business.',
    [['homepokertourney-booklet', 'Poker Tournament Booklet']],
    ['homepokertourney'],
  ),
  'director-scope': rule(
    'guided',
    'Tables, seats and the clock are the director’s to decide; at HomePokerTourney the dealers too.',
    [
      ['homepokertourney-rulebook', 'THE TOURNAMENT DIRECTOR'],
      ['bnai-jeshurun', 'The Tournament Director'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'director-delegate-timer': rule(
    'guided',
    'The director may leave the clock to any dealer or player.',
    [['homepokertourney-rulebook', 'THE TOURNAMENT DIRECTOR']],
    ['homepokertourney'],
  ),
  'director-final-authority': rule(
    'enforced',
    'In a dispute, or when a rule is unclear, what the director says goes.',
    [
      ['homepokertourney-rulebook', 'THE TOURNAMENT DIRECTOR'],
      ['bnai-jeshurun', 'The Tournament Director'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'tda'],
  ),
  'director-conflict-of-interest': rule(
    'guided',
    'When the director himself is in the dispute, a third person decides it.',
    [['homepokertourney-rulebook', 'THE TOURNAMENT DIRECTOR']],
    ['homepokertourney'],
  ),
  'director-named': rule(
    'guided',
    'The congregation’s sheet says by name who the director is; here it is a setting.',
    [['bnai-jeshurun', 'Tournament Director']],
    ['bnai-jeshurun'],
  ),
  'rr-correct-errors': rule(
    'advised',
    'Whoever sees a wrong amount, or a pot going to the wrong hand, should say it.',
    [['roberts-rules', 'Section 3, The showdown']],
    ['roberts-rules'],
  ),
  'rr-ruling-deadline': rule(
    'guided',
    'Who wants a ruling on a pot asks before the next hand is riffled.',
    [['roberts-rules', 'Section 2, House policies']],
    ['roberts-rules'],
  ),
  'rr-fairness': rule(
    'guided',
    'What is fair may come before the letter of a rule.',
    [['roberts-rules', 'Section 2, House policies']],
    ['roberts-rules'],
  ),
  'tda-1-fairness': rule(
    'advised',
    'In odd cases fairness and the good of the game come before the letter of the rules, and the floor’s word is final.',
    [['tda', 'Rule 1']],
    ['tda'],
  ),
  'tda-22-dispute-window': rule(
    'guided',
    'How a shown hand was read can be disputed until the next hand begins, the count of a pot until substantial action in it; before a break, for one minute.',
    [['tda', 'Rule 22']],
    ['tda'],
  ),

  // Conduct
  'age-minimum': rule(
    'guided',
    'Who plays at the congregation is 21 or older.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'no-self-change': rule(
    'guided',
    'Change is given by the dealer; nobody takes it himself from the pot or from somebody’s bet.',
    [['home-guidelines', 'Basic Dealer Procedures']],
    ['home-guidelines'],
  ),
  'no-showing-live-cards': rule(
    'guided',
    'While a hand is on nobody shows or names his cards, unless just two players remain in the tournament; it may be punished, but the hand plays on.',
    [['homepokertourney-cheat-card', 'Showing cards']],
    ['homepokertourney', 'bnai-jeshurun', 'tda'],
  ),
  'no-coaching': rule(
    'guided',
    'Nobody helps another play his hand; the director may punish it.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun', 'tda'],
  ),
  'no-commentary': rule(
    'guided',
    'While a hand is on, nobody says a thing about it that may help somebody, whether he plays or looks on.',
    [['home-guidelines', 'Commentary/Inadvertently Taking Away Someone’s Advantage']],
    ['home-guidelines', 'tda'],
  ),
  'no-commentary-obvious': rule(
    'guided',
    '“But everybody saw that” is no excuse: perhaps not everybody did, and if so, there was no need to say it.',
    [['home-guidelines', 'Commentary/Inadvertently Taking Away Someone’s Advantage']],
    ['home-guidelines'],
  ),
  'commentary-heads-up-exception': rule(
    'guided',
    'Two players who are alone in it may say to each other what they please; nobody else may.',
    [['home-guidelines', 'Commentary/Inadvertently Taking Away Someone’s Advantage']],
    ['home-guidelines'],
  ),
  'cards-chips-stay-on-table': rule(
    'guided',
    'Cards and chips never leave the table.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'intoxicated-disqualified': rule(
    'guided',
    'Who has drunk too much to play may be thrown out.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'deliberate-out-of-turn': rule(
    'guided',
    'To act out of turn on purpose is an offence, whatever comes of it.',
    [['homepokertourney-cheat-card', 'Acting out of turn']],
    ['homepokertourney'],
  ),
  'right-to-know-stacks': rule(
    'guided',
    'Everybody may know how much the others at his table have; for TDA about how much, and exactly only when facing an all-in.',
    [['home-guidelines', 'Money In View']],
    ['home-guidelines', 'tda'],
  ),
  'rr-disqualified-chips': rule(
    'enforced',
    'Chips of a player who is thrown out leave the tournament.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-penalties': rule(
    'guided',
    'An offender may be warned, sit out for some time or be thrown out; talk about hands during play may be punished.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-28-rabbit': rule('guided', 'Nobody looks what card would have come.', [['tda', 'Rule 28']], ['tda']),
  'tda-31-stay-at-table': rule(
    'guided',
    'Who is in a hand stays at the table, all-in or not.',
    [['tda', 'Rule 31']],
    ['tda'],
  ),
  'tda-33-dodging': rule(
    'guided',
    'Who slips out of a blind on purpose gets a penalty.',
    [['tda', 'Rule 33']],
    ['tda'],
  ),
  'tda-60-count': rule(
    'guided',
    'Only who has to answer an all-in may have it counted, in his turn.',
    [['tda', 'Rule 60']],
    ['tda'],
  ),
  'tda-67-no-disclosure': rule(
    'guided',
    'Nobody talks of hands that are live or folded, gives advice or reads out cards not yet shown; each hand is played by one.',
    [['tda', 'Rule 67']],
    ['tda'],
  ),
  'tda-68-exposing': rule(
    'guided',
    'Who shows cards while others have yet to act may get a penalty, but keeps his hand.',
    [['tda', 'Rule 68']],
    ['tda'],
  ),
  'tda-69-collusion': rule(
    'guided',
    'Going easy on a friend gets a penalty; handing over chips or playing as partners gets one thrown out.',
    [['tda', 'Rule 69']],
    ['tda'],
  ),
  'tda-71-penalties': rule(
    'guided',
    'Penalties are a warning, missed hands, missed circuits or being thrown out. Meanwhile the player is dealt in, pays his blinds and his hands are killed.',
    [['tda', 'Rule 71']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
