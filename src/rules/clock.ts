import { type Rule, rule } from './rule.ts';

/** Levels, breaks and the clock called on a player. */
export const clock = {
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
    'The clock is paused in a break and while the director settles a dispute.',
    [['homepokertourney-rulebook', 'TIMER USE AND BREAKS']],
    ['homepokertourney'],
  ),
  'no-new-hand-during-stop': rule(
    'enforced',
    'While the clock is paused no hand begins; hands in play are finished.',
    [['homepokertourney-rulebook', 'TIMER USE AND BREAKS']],
    ['homepokertourney'],
  ),
  'level-length-hpt': rule(
    'enforced',
    'With 1000 chips, levels of 20 minutes make a tournament of 3 to 4 hours, levels of 30 one of 5 to 6.',
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
    'Any player may call the clock on a slow one: a minute, then ten seconds counted down, then the hand is folded, bet or no bet. TDA gives 25 and 5 and checks where it can.',
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
    'On the clock a player has 25 seconds and a count of 5: then the hand is dead, or checked if there is no bet. A tie goes to the player, and only seated players may call the clock.',
    [['tda', 'Rule 29']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
