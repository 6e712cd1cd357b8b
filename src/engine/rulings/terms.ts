/** What players call each irregularity besides its title, to search for: phrases, apart by commas. */
export const terms: Readonly<Record<string, string>> = {
  // The deal
  'hole-card-exposed':
    'misdeal, exposed card, exposed hole card, flipped card, card face up, card turned over while dealing, flashed in the deal, redeal',
  'card-exposed-after-deal': 'exposed after the deal, dealer turned my card over, flipped card, face up',
  'boxed-cards':
    'boxed, boxed card, misdeal, turned card, wrong way up, face up in the deck, face up in the stub',
  'extra-cards': 'misdeal, too many cards dealt, extra card, additional card',
  'wrong-number-of-cards':
    'misdeal, one card, only one card, three cards, three hole cards, short hand, too few cards',
  'button-short-of-cards': 'misdeal, button has one card, button missing a card, dealer has one card',
  'dealt-out-of-sequence':
    'misdeal, wrong order, dealt in the wrong order, skipped seat in the deal, out of sequence',
  'button-out-of-position':
    'misdeal, wrong button, button not moved, dealer button, button in the wrong place, dead button, wrong blinds, forgot to move the button',
  'first-card-wrong-seat': 'misdeal, dealt to the wrong player first, wrong first card, deal started wrong',
  'card-to-empty-seat': 'misdeal, empty seat, absent player dealt in, dealt to busted player',
  'player-left-out':
    'misdeal, left out, not dealt in, no cards, dealt out, forgot to deal me in, missed in the deal',
  // The board
  'flop-premature': 'early flop, flop too soon, flop before betting was done, burn and turn, premature board',
  'flop-too-many-cards':
    'four cards on the flop, too many cards on the flop, extra card on the flop, 4 card flop',
  'no-burn': 'burn, no burn, forgot to burn, failed burn, missed burn, burn card, burn and turn',
  'turn-card-premature': 'early turn, turn too soon, turn before betting was done, fourth street too early',
  'river-card-premature':
    'early river, river too soon, river before betting was done, fifth street too early',
  'dropped-stub': 'dropped deck, scattered cards, deck fell, stub on the floor, disordered stub',
  // A hand
  'folded-or-said-fold':
    'fold, unfold, folded by mistake, changed mind after folding, want my hand back, said fold',
  'hand-thrown-forward':
    'fold without a bet, open fold, folding when you can check, tossed cards, cards forward, pushed cards over the line',
  'hand-with-wrong-count':
    'fouled hand, played with one card, played with three cards, found a third card late',
  'joker-in-hand': 'joker, foreign card in my hand, scrap of paper',
  'clock-called':
    'call the clock, clock, time, stalling, tanking, tank, slow play, time bank, too slow, shot clock, hollywooding, hollywood, takes forever',
  'clock-ran-out': 'time is up, timeout, out of time, clock expired, time ran out',
  'hand-in-the-muck':
    'dead hand, muck, mucked, retrieve from the muck, discards, touched the muck, winning hand mucked, pull back from the muck',
  'cards-into-another-hand': 'mixed cards, fouled hand, cards mixed, threw cards into my hand, hit my cards',
  'unprotected-hand':
    'protect your hand, protected hand, card protector, card cap, swept, fouled hand, mucked by the dealer, dealer took my cards, dealer killed my hand',
  // The cards
  'other-back':
    'foreign card, different back, wrong color, other deck, card from another deck, fouled deck, red card in blue deck',
  'duplicate-card':
    'fouled deck, foul deck, bad deck, duplicate cards, two of the same card, two aces of spades, setup, wrong setup',
  'knew-of-bad-deck': 'kept quiet, bad deck, refund, knew the deck was bad',
  'missing-card': '51 cards, incomplete deck, lost card, card missing, deck is short, fouled deck',
  'card-not-looked-at': 'played blind, unseen cards, did not look, all-in blind with a joker',
  'flashed-by-dealer': 'flashed card, dealer flashed a card, exposed card, misdeal, saw the card',
  'dealt-off-the-table':
    'card fell off the table, card on the floor in the deal, exposed card, misdeal, flew off the table',
  'flashed-by-player':
    'showed a card by accident, accidentally exposed, exposed own card, flashed my card, lifted too high',
  'dropped-card': 'card on the floor, dropped my card, fell off the table, card fell',
  'shown-to-spoil': 'showed cards on purpose, malicious, sabotage, spoil, hurt another player',
  'deck-change':
    'deck change, change the deck, new deck, new setup, bent card, damaged card, cards are marked',
  // A bet
  underraise:
    'underraise, underbet, min raise, minimum bet, minimum raise, short raise, incomplete raise, raise too small, bet too small, raised too little',
  'string-bet': 'string raise, string, two motions, one motion, went back for more chips, stringbet',
  'oversized-chip': 'overchip, one chip rule, single chip, big chip, one big chip no word, oversize chip',
  'short-call': 'short call, too few chips, underpaid, called too little, pot is short, not enough chips in',
  'misheard-amount':
    'wrong amount, misunderstanding, accepted action, miscount, told the wrong amount, did not know it was a raise',
  'chips-without-a-word':
    'silent bet, silent raise, multi-chip, multiple chips, half the bet, call or raise, 50 percent rule, silent chips',
  'declared-in-turn':
    'verbal, verbal binding, verbal is binding, binding, gesture, changed mind, take it back, check tap, knocked on the table, said call, said raise',
  'acted-out-of-turn':
    'out of turn, action out of turn, premature action, oot, bet out of turn, folded out of turn, checked out of turn, not my turn, jumped the line',
  'skipped-player': 'passed over, skipped, missed turn, right to act, they skipped me, did not get to act',
  'bounty-chip-bet': 'bounty chip, time bank card, non-value chip, knockout chip',
  'short-all-in':
    'reopen, reopen the betting, reopen action, short all-in, all-in less than a raise, all in for less, can I raise again, re-raise, incomplete all-in, reraise after all-in',
  'conditional-declaration':
    'conditional, if you bet I raise, if then, overcall, called before the amount, premature declaration, blind call, call in the dark, I will call anything',
  'token-call':
    'methods of calling, how to call, one chip call, token chip, tiny chip, small chip call, toss in a chip',
  'unclear-action':
    'unclear, terminology, slang, ambiguous, unclear bet, gesture, what did they say, nod, nonstandard word',
  'bets-brought-in': 'dealer pulled in the bets, pulled in the chips, bring in the bets, bets swept in',
  // The showdown
  'who-shows-first':
    'show first, shows first, showdown, showdown order, order of showdown, last aggressor, all-in showdown, turn them up, cards up, table the cards',
  'misread-hand':
    'cards speak, misread, misread hand, miscalled, wrong hand called, overlooked straight, verbal claim, called wrong hand, wrong winner, said flush but no flush',
  'odd-chip-split': 'odd chip, odd chips, extra chip, remainder, left over chip, uneven split',
  'split-pot':
    'split, split pot, chop pot, chopped pot, tie, tied hands, same hand, kicker, suits, equal hands, draw',
  'side-pot': 'side pot, side pots, main pot, multiway all-in, all-in pots, three way all-in, uneven all-in',
  'see-called-hand':
    'see hand, ask to see, asking to see, show me, want to see the hand, called hand, see the muck, iwtsth, pay to see',
  'playing-the-board': 'play the board, plays the board, board plays, board is the best hand',
  'show-one-show-all':
    'show one show all, showed his neighbor, showed a friend, showed one player, showing to the neighbor',
  'slow-roll': 'slow roll, slowroll, slowrolling, slow rolled, nit roll',
  'speaking-up':
    'speak up, tell the dealer, read the hand, point out a mistake, wrong pot pushed, may I say something, mistake',
  // Conduct
  'showed-live-card':
    'exposing a live card, showing cards, show one card, showing a card for a read, exposed during the action',
  'stated-or-commented':
    'table talk, talking, talk, talk about the hand, commentary, disclosure, said what they folded, talking during a hand',
  'said-the-obvious': 'obvious, flush on board, comment on the board, four to a flush',
  coaching: 'coach, advice, one player to a hand, helping, giving tips, asked for advice',
  'chips-off-the-table':
    'going south, go south, ratholing, rathole, pocketing chips, chips in pocket, took chips off, hit and run, cards off the table',
  intoxicated: 'drunk, alcohol, drinking, too drunk, high',
  'out-of-turn-on-purpose': 'deliberately out of turn, on purpose out of turn, acting early on purpose',
  'splashed-pot': 'splash, splash the pot, splashed, splashing, pot splashing, threw chips in the pot',
  'made-own-change': 'change, own change, change from the pot, took change, make change',
  'asked-for-count': 'count, chip count, stack size, how much, how many chips, count their stack',
  'rabbit-hunting': 'rabbit, rabbit hunt, run it out, next card, what would have come, see the river anyway',
  'left-with-live-hand':
    'walked away, left the table, stay at the table, left during a hand, bathroom, smoke break',
  'dodged-blind': 'missed blind, missed blinds, dodge, skipping the blind, avoid the big blind, straddle',
  'soft-play':
    'collusion, cheating, check it down, checking it down, chip passing, chip dumping, softplaying, soft playing, teaming up, implicit collusion',
  'penalty-given':
    'penalty, missed orbits, sit out, orbit, missed hands, round penalty, time out for a player',
  'hidden-chips-found':
    'found chips, chips behind, found more chips, chips found after all-in, hidden chip after bust',
  'overpaid-all-in':
    'even up, paid too much, all-in payout, overpaid, gave too many chips, count the all-in again',
  'complained-late':
    'dispute, complaint, disputed pot, too late, pot pushed, wrong pot, pushed to the wrong player, argue about the last hand',
  'phone-at-table':
    'phone, cell phone, mobile, smartphone, texting, phone call, headphones, earbuds, electronic device, devices, tablet, solver, camera, video, music',
  'abusive-conduct':
    'abuse, abusive, insult, swearing, profanity, threats, shouting, throwing cards, yelling, fight, berating',
  'bad-manners':
    'etiquette, manners, hygiene, smell, chatter, needling, touching chips, betting out of reach, annoying',
  'belongings-on-table': 'belongings, personal items, drinks, food, bag on the table, drink on the table',
  'angle-shooting': 'angle, angle shoot, angle shooter, pump fake, fake fold, fake call, misleading, trick',
  'foreign-language': 'language, foreign language, english only, speaking german, speaking another language',
  'face-covered': 'mask, sunglasses, hoodie, hood, identity, face covering, scarf, id, who is playing',
  'special-needs': 'special needs, disability, disabled, wheelchair, blind player, deaf, help with cards',
  'chips-not-visible':
    'hidden chips, big chips hidden, chips in view, chips visible, dirty stack, large chips in front, messy stack',
  'lost-chips': 'lost chips, chip on the floor, found a chip, chip under the table, lost and found',
};
