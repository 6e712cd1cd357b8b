import { type Rule, rule } from './rule.ts';

/** The director’s powers, the texts’ scope, and conduct. */
export const conduct = {
  // The director and the texts
  'precedence-house-over-roberts': rule(
    'enforced',
    'HomePokerTourney comes before Robert’s, and Robert’s answers where HomePokerTourney is silent.',
    [['homepokertourney-rulebook', 'Poker Tournament Rulebook']],
    ['homepokertourney', 'home-guidelines'],
  ),
  'doc-scope-home-guidelines': rule(
    'advised',
    'The guidelines are about running a tournament and assume that everybody can play hold’em; the game itself is explained elsewhere.',
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
    'The booklet of 2004 may be copied and given away, but not sold.',
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
    'When the director is a party to the dispute, a third person decides it.',
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
    'Anybody who sees a wrong amount, or a pot going to the wrong hand, should say so.',
    [['roberts-rules', 'Section 3, The showdown']],
    ['roberts-rules'],
  ),
  'rr-ruling-deadline': rule(
    'guided',
    'Players who want a ruling on a pot ask before the next hand is riffled.',
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
    'Players at the congregation are 21 or older.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'no-self-change': rule(
    'guided',
    'The dealer makes change; nobody takes it from the pot or from somebody’s bet.',
    [['home-guidelines', 'Basic Dealer Procedures']],
    ['home-guidelines'],
  ),
  'no-showing-live-cards': rule(
    'guided',
    'While a hand is on nobody shows or names their cards, unless just two players remain in the tournament; it may be penalized, but the hand plays on.',
    [['homepokertourney-cheat-card', 'Showing cards']],
    ['homepokertourney', 'bnai-jeshurun', 'tda'],
  ),
  'no-coaching': rule(
    'guided',
    'Nobody helps another player with a hand; the director may penalize it.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun', 'tda'],
  ),
  'no-commentary': rule(
    'guided',
    'While a hand is on, nobody says anything about it that may help somebody, whether they play or watch.',
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
    'Players too drunk to play may be disqualified.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'deliberate-out-of-turn': rule(
    'guided',
    'Acting out of turn on purpose is an offense, whatever comes of it.',
    [['homepokertourney-cheat-card', 'Acting out of turn']],
    ['homepokertourney'],
  ),
  'right-to-know-stacks': rule(
    'guided',
    'Everybody may know how much the others at their table have; for TDA about how much, and exactly only when facing an all-in.',
    [['home-guidelines', 'Money In View']],
    ['home-guidelines', 'tda'],
  ),
  'rr-disqualified-chips': rule(
    'enforced',
    'The chips of a disqualified player leave the tournament.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'rr-penalties': rule(
    'guided',
    'An offender may be warned, suspended for a time or disqualified; talk about hands during play may be penalized.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-28-rabbit': rule(
    'guided',
    'No rabbit hunting: nobody looks at the card that would have come.',
    [['tda', 'Rule 28']],
    ['tda'],
  ),
  'tda-31-stay-at-table': rule(
    'guided',
    'Players in a hand stay at the table, all-in or not.',
    [['tda', 'Rule 31']],
    ['tda'],
  ),
  'tda-33-dodging': rule(
    'guided',
    'Dodging a blind on purpose brings a penalty.',
    [['tda', 'Rule 33']],
    ['tda'],
  ),
  'tda-60-count': rule(
    'guided',
    'Only a player who faces an all-in may have it counted, in turn.',
    [['tda', 'Rule 60']],
    ['tda'],
  ),
  'tda-67-no-disclosure': rule(
    'guided',
    'Nobody talks about hands that are live or folded, gives advice or reads out cards not yet shown; one player to a hand.',
    [['tda', 'Rule 67']],
    ['tda'],
  ),
  'tda-68-exposing': rule(
    'guided',
    'A player who shows cards while others have yet to act may get a penalty, but keeps the hand.',
    [['tda', 'Rule 68']],
    ['tda'],
  ),
  'tda-69-collusion': rule(
    'guided',
    'Soft play brings a penalty; chip dumping or playing as partners brings disqualification.',
    [['tda', 'Rule 69']],
    ['tda'],
  ),
  'tda-71-penalties': rule(
    'guided',
    'Penalties are a warning, missed hands, missed orbits or disqualification. Meanwhile the player is dealt in, pays the blinds and their hands are killed.',
    [['tda', 'Rule 71']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
