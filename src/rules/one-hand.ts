import type { Rule } from './rule.ts';

const rule = (status: Rule['status'], says: string, ...from: Rule['from']): Rule => ({ status, says, from });

/** The rules of one hand: dealing, blinds, betting, pots and showdown. */
export const oneHand = {
  // Dealing
  'play-step-1-small-blind': rule(
    'enforced',
    'The first seat after the button posts the small blind.',
    'homepokertourney-booklet',
  ),
  'play-step-2-big-blind': rule(
    'enforced',
    'The seat after the small blind posts the big blind.',
    'homepokertourney-booklet',
  ),
  'play-step-3-hole-cards': rule(
    'enforced',
    'Two cards face down to everybody, from the button’s left.',
    'homepokertourney-booklet',
  ),
  'play-step-4-first-betting': rule(
    'enforced',
    'The first betting starts left of the big blind and ends with the blinds’ own choice.',
    'homepokertourney-booklet',
  ),
  'play-step-5-flop': rule('enforced', 'Burn one card, turn three.', 'homepokertourney-booklet'),
  'play-step-6-second-betting': rule(
    'enforced',
    'From the flop on, betting starts with the first live player left of the button.',
    'homepokertourney-booklet',
    'bnai-jeshurun',
  ),
  'play-step-7-turn': rule('enforced', 'Burn one card, turn one.', 'homepokertourney-booklet'),
  'play-step-9-river': rule('enforced', 'Burn one card, turn the last.', 'homepokertourney-booklet'),
  'play-step-11-showdown': rule(
    'enforced',
    'Hands are shown and the pot goes to the best.',
    'homepokertourney-booklet',
  ),
  'burn-before-board': rule(
    'enforced',
    'A card is burnt before anything is dealt to the middle.',
    'bnai-jeshurun',
    'homepokertourney-booklet',
  ),
  'dealer-duties': rule(
    'guided',
    'The dealer shuffles, cuts and deals, keeps play in turn and the amounts right, and pushes the pot.',
    'home-guidelines',
  ),
  'heads-up-first-card': rule(
    'enforced',
    'Heads-up, the first card goes to the player without the button.',
    'homepokertourney-booklet',
    'home-guidelines',
  ),
  'table-maximum': rule('enforced', 'Ten players at a table at most.', 'homepokertourney-rulebook'),
  'hand-in-play-definition': rule(
    'enforced',
    'A hand is in play once the blinds are in and the dealer has begun to riffle.',
    'homepokertourney-rulebook',
  ),
  'irregular-duplicate': rule(
    'enforced',
    'Two cards alike void the hand, and every chip goes back.',
    'homepokertourney-rulebook',
  ),
  'irregular-missing-card': rule(
    'enforced',
    'A deck that turns out to be short does not undo a hand.',
    'homepokertourney-rulebook',
  ),
  'rr-suit-order': rule(
    'enforced',
    'Where suits matter, in draws and races, spades lead, then hearts, diamonds and clubs; never for a pot.',
    'roberts-rules',
  ),

  // Blinds and button
  'blinds-two-posted': rule(
    'enforced',
    'A small and a big blind are in before the cards.',
    'homepokertourney-rulebook',
    'bnai-jeshurun',
    'home-guidelines',
  ),
  'blinds-option': rule(
    'enforced',
    'A blind may still raise when the action first comes round to him.',
    'homepokertourney-cheat-card',
    'bnai-jeshurun',
    'home-guidelines',
  ),
  'rr-blind-short-does-not-lower': rule(
    'enforced',
    'A blind posted short leaves the price to enter and the raises as they are.',
    'roberts-rules',
  ),
  'rr-short-blind-action': rule(
    'enforced',
    'A player too short for his blind plays for what he has.',
    'roberts-rules',
  ),
  'tda-rp11-bb-ante': rule('enforced', 'The big blind pays one ante for the table, after his blind.', 'tda'),
  'home-bb-ante': rule(
    'enforced',
    'An ante paid by the big blind for all is dead money, no part of his bet.',
    'common-home',
  ),
  'late-unpaid-posts-big-blind': rule(
    'enforced',
    'A late player who had not paid beforehand posts a big blind on his first hand, wherever he sits.',
    'bnai-jeshurun',
  ),
  'button-advances-one': rule(
    'enforced',
    'After each hand the button goes one player clockwise.',
    'homepokertourney-booklet',
    'bnai-jeshurun',
  ),
  'heads-up-order': rule(
    'enforced',
    'Heads-up, the button posts the small blind, acts first before the flop and last after it.',
    'homepokertourney-booklet',
    'home-guidelines',
  ),

  // Betting
  'act-in-turn': rule(
    'enforced',
    'A player acts when it is his turn and not before.',
    'home-guidelines',
    'homepokertourney-cheat-card',
  ),
  'verbal-in-turn-binding': rule(
    'enforced',
    'What a player says in turn he has done.',
    'homepokertourney-cheat-card',
    'home-guidelines',
  ),
  'tda-55-invalid-declarations': rule(
    'enforced',
    'A call where there is no bet is a check; a check facing a bet leaves call or fold.',
    'tda',
  ),
  'no-limit-bet-size': rule(
    'enforced',
    'In no-limit a player may bet all that lies before him.',
    'home-guidelines',
  ),
  'raises-unlimited': rule(
    'enforced',
    'In no-limit there may be any number of raises.',
    'bnai-jeshurun',
    'home-guidelines',
  ),
  'minimum-bet': rule(
    'enforced',
    'A bet is at least the big blind, unless it is all-in.',
    'bnai-jeshurun',
    'home-guidelines',
  ),
  'minimum-raise': rule(
    'enforced',
    'A raise adds at least the last bet or raise of the street, unless it is all-in.',
    'homepokertourney-cheat-card',
    'bnai-jeshurun',
    'home-guidelines',
  ),
  'rr-nl-raise-over-short-all-in': rule(
    'enforced',
    'Over a short all-in, a raise adds the last full raise on top of it.',
    'roberts-rules',
  ),
  'rr-nl-short-opening-all-in': rule(
    'enforced',
    'Over a short opening all-in, a raise adds at least the minimum bet.',
    'roberts-rules',
  ),
  'short-stack-may-enter': rule('enforced', 'Any chip at all is enough to play.', 'bnai-jeshurun'),
  'short-all-in-no-reopen': rule(
    'enforced',
    'Who has checked or called may not raise over an all-in that is less than a full raise.',
    'homepokertourney-cheat-card',
  ),
  'rr-nl-cumulative-all-ins': rule(
    'enforced',
    'Short all-ins that together make a full raise open the betting again.',
    'roberts-rules',
  ),
  'tda-47-reopen': rule(
    'enforced',
    'Betting opens again for who faces a full raise when it comes back to him, by one wager or several.',
    'tda',
  ),
  'check-raise-allowed': rule('enforced', 'A player may check and then raise.', 'bnai-jeshurun'),
  'limit-fixed-bets': rule(
    'enforced',
    'In limit the bet is fixed: small before and on the flop, double afterwards.',
    'home-guidelines',
  ),
  'limit-raise-cap': rule('enforced', 'In limit a street takes one bet and four raises.', 'home-guidelines'),
  'rr-unlimited-raises-heads-up': rule(
    'enforced',
    'In limit a street takes one bet and three raises, unless two players were alone before that.',
    'roberts-rules',
  ),
  'rr-half-bet-is-raise': rule('enforced', 'In limit half a bet more counts as a raise.', 'roberts-rules'),
  'all-in-show-hands': rule(
    'enforced',
    'With somebody all-in and no more betting, every live hand is turned up.',
    'home-guidelines',
  ),
  'dead-hand-fold': rule('enforced', 'A hand folded facing a bet is dead.', 'homepokertourney-rulebook'),

  // Pots and showdown
  'win-by-fold-or-showdown': rule(
    'enforced',
    'A pot is won by a bet nobody matches or by the best hand shown.',
    'home-guidelines',
  ),
  'showdown-dealer-calls': rule(
    'guided',
    'After the last betting the dealer calls for the hands.',
    'home-guidelines',
  ),
  'cards-speak': rule(
    'enforced',
    'Cards face up are worth what they are, whatever was said.',
    'homepokertourney-rulebook',
    'home-guidelines',
  ),
  'show-all-cards': rule(
    'enforced',
    'To win at a showdown a player shows his whole hand.',
    'homepokertourney-rulebook',
  ),
  'show-order-no-bet': rule(
    'enforced',
    'Without a bet on the last street, the first left of the button shows first.',
    'homepokertourney-cheat-card',
    'home-guidelines',
  ),
  'show-order-last-aggressor': rule(
    'enforced',
    'The last to bet or raise on the last street shows first, then clockwise.',
    'homepokertourney-cheat-card',
    'home-guidelines',
  ),
  'show-order-side-pots': rule(
    'enforced',
    'The last side pot is settled first; who is in for the main pot only shows last.',
    'home-guidelines',
  ),
  'tda-13-tabling': rule('enforced', 'A player who throws his hand in unseen has no more claim.', 'tda'),
  'tda-17-show-order': rule(
    'enforced',
    'If all others throw in, the last hand wins without being shown.',
    'tda',
  ),
  'tied-pots': rule('enforced', 'Equal hands share the pot; suits never decide.', 'home-guidelines'),
  'odd-chip': rule(
    'enforced',
    'The odd chip goes to the first of the winners left of the button.',
    'homepokertourney-cheat-card',
    'home-guidelines',
  ),
  'rr-odd-chip-one-each': rule('enforced', 'Several odd chips go one to each, clockwise.', 'roberts-rules'),
  'rr-pots-split-separately': rule('enforced', 'Each pot is divided on its own.', 'roberts-rules'),
  'tda-20-odd-chips': rule(
    'enforced',
    'Odd chips are broken to the smallest in play and go left of the button.',
    'tda',
  ),
  'hand-rank-order': rule(
    'enforced',
    'Hands rank from the royal flush down to a pair, then by high card.',
    'homepokertourney-booklet',
  ),
} as const satisfies Record<string, Rule>;
