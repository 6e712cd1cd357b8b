import { type Rule, rule } from './rule.ts';

/** Blinds and antes. */
export const blinds = {
  'blinds-schedule-displayed': rule(
    'guided',
    'The blinds are fixed before the tournament starts and posted where everybody can see them.',
    [
      ['homepokertourney-rulebook', 'BLINDS SCHEDULE'],
      ['home-guidelines', 'Blinds and the Button'],
    ],
    ['homepokertourney', 'home-guidelines'],
  ),
  'blinds-schedule-t1000': rule(
    'enforced',
    'HomePokerTourney has fifteen levels for stacks of 1000, from 10-20 up to 1000-2000; the last one lasts to the end.',
    [
      ['homepokertourney-rulebook', 'Blinds'],
      ['homepokertourney-booklet', 'Blinds'],
      ['homepokertourney-cheat-card', 'Blinds'],
    ],
    ['homepokertourney'],
  ),
  'blinds-schedule-bj': rule(
    'enforced',
    'The congregation has eleven levels, from 25/50 up to 10,000/20,000, and the last has no end.',
    [['bnai-jeshurun', 'Blind Structure']],
    ['bnai-jeshurun'],
  ),
  'blinds-small-ratio': rule(
    'enforced',
    'The small blind is a third to two thirds of the big one; HomePokerTourney and the congregation always take half.',
    [['home-guidelines', 'Blinds and the Button']],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'blinds-two-posted': rule(
    'enforced',
    'A small and a big blind are in before the cards.',
    [
      ['homepokertourney-booklet', 'How To Play Hold’em'],
      ['bnai-jeshurun', 'Game Play'],
      ['home-guidelines', 'Blinds and the Button'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'blinds-rise': rule(
    'enforced',
    'The blinds go up at fixed times, so that the tournament comes to an end.',
    [['home-guidelines', 'Blinds and the Button']],
    ['home-guidelines'],
  ),
  'blinds-option': rule(
    'enforced',
    'A blind may still raise when the action first comes around to them.',
    [
      ['homepokertourney-booklet', 'How To Play Hold’em'],
      ['homepokertourney-cheat-card', 'Blind option'],
      ['bnai-jeshurun', 'Game Play'],
      ['home-guidelines', 'Basic Dealer Procedures'],
    ],
    ['homepokertourney', 'bnai-jeshurun', 'home-guidelines'],
  ),
  'blinds-raise-every-round-bj': rule(
    'enforced',
    'The blinds may raise on every street, not just before the flop.',
    [['bnai-jeshurun', 'Game Play']],
    ['bnai-jeshurun'],
  ),
  'blinds-missed-still-posted': rule(
    'enforced',
    'A blind is paid even when the player it comes to is away for a moment.',
    [['home-guidelines', 'Missed Big Blind']],
    ['home-guidelines'],
  ),
  'house-may-accelerate': rule(
    'guided',
    'To get to an end the congregation may put the blinds up, bring in an ante or add another betting at the last.',
    [['bnai-jeshurun', 'House Rules']],
    ['bnai-jeshurun'],
  ),
  'rulebook-mentions-antes': rule(
    'enforced',
    'HomePokerTourney and the congregation speak of antes, yet their schedules have none: the ante is 0 unless a level sets one.',
    [
      ['homepokertourney-rulebook', 'LATE PLAYERS'],
      ['homepokertourney-rulebook', 'PLAYERS LEAVING'],
      ['bnai-jeshurun', 'Players Leaving'],
    ],
    ['homepokertourney', 'bnai-jeshurun'],
  ),
  'rr-blind-short-does-not-lower': rule(
    'enforced',
    'A blind posted short leaves the price to enter and the raises as they are.',
    [['roberts-rules', 'Section 4, Button and blind use']],
    ['roberts-rules'],
  ),
  'rr-short-blind-action': rule(
    'enforced',
    'A player too short for the blind plays for what they have.',
    [['roberts-rules', 'Section 15, Tournaments']],
    ['roberts-rules'],
  ),
  'tda-rp11-bb-ante': rule(
    'enforced',
    'The big blind pays one ante for the table, after the blind.',
    [['tda', 'RP-11']],
    ['tda'],
  ),
  'home-bb-ante': rule(
    'enforced',
    'An ante that the big blind pays for everybody is dead money, not part of their bet.',
    [['common-home', 'Antes']],
    [],
  ),
  'home-no-straddle': rule(
    'enforced',
    'There are no straddles in a tournament.',
    [['common-home', 'Straddles']],
    [],
  ),
} as const satisfies Record<string, Rule>;
