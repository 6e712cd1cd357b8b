import { type Rule, rule } from './rule.ts';

/** What players owe each other at the table. */
export const etiquette = {
  'rr-etiquette': rule(
    'guided',
    'Splashing the pot or acting out of turn on purpose, reading out a hand that is not shown, stalling, and using a phone at the table may be penalized.',
    [['roberts-rules', 'Section 1, Poker etiquette']],
    ['roberts-rules'],
  ),
  'rr-conduct-code': rule(
    'guided',
    'Cheating, threats, insults, noise, and throwing or bending cards can cost players their seat.',
    [['roberts-rules', 'Section 1, Conduct code']],
    ['roberts-rules'],
  ),
  'rr-one-language': rule(
    'guided',
    'During a hand nobody speaks a language that the table does not understand.',
    [['roberts-rules', 'Section 2, House policies']],
    ['roberts-rules'],
  ),
  'rr-no-next-card': rule(
    'guided',
    'Nobody looks through the stub or the discards, and the dealer does not show the card that would have come.',
    [['roberts-rules', 'Section 2, House policies']],
    ['roberts-rules'],
  ),
  'rr-chips-in-view': rule(
    'guided',
    'Cards and chips stay on the table where everybody can see them, the large chips in front.',
    [['roberts-rules', 'Section 2, House policies']],
    ['roberts-rules'],
  ),
  'tda-2-responsibilities': rule(
    'advised',
    'Players follow the action, protect their cards, keep them and their chips visible, and speak up when they see a mistake.',
    [['tda', 'Rule 2']],
    ['tda'],
  ),
  'tda-4-identity': rule(
    'guided',
    'The director must always be able to see who is playing, and may say what may cover a face.',
    [['tda', 'Rule 4']],
    ['tda'],
  ),
  'tda-5-devices': rule(
    'guided',
    'Nobody talks on a phone at the table. Players with a live hand use no device at all; otherwise a device may not disturb, delay or help anybody.',
    [['tda', 'Rule 5']],
    ['tda'],
  ),
  'tda-6-language': rule(
    'guided',
    'During a hand players speak the language, or languages, that the house has announced.',
    [['tda', 'Rule 6']],
    ['tda'],
  ),
  'tda-9-special-needs': rule(
    'guided',
    'Players with special needs get help where it is possible.',
    [['tda', 'Rule 9']],
    ['tda'],
  ),
  'tda-70-etiquette': rule(
    'guided',
    'Delay, abuse, bad hygiene, endless chatter, touching others’ chips and bets out of the dealer’s reach may be penalized.',
    [['tda', 'Rule 70']],
    ['tda'],
  ),
  'tda-rp3-belongings': rule(
    'advised',
    'The table is for cards and chips: other things stay off it, and out of the way.',
    [['tda', 'RP-3']],
    ['tda'],
  ),
} as const satisfies Record<string, Rule>;
