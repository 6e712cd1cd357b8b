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
