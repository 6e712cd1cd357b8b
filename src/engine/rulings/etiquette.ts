import { citeFor } from './cite.ts';
import { offense } from './offense.ts';
import { penaltySteps } from './penalties.ts';
import { type Irregularity, irregularity, oneOf, ruling, yesOrNo } from './ruling.ts';

/** Manners, phones and what players need. */
export const etiquette: readonly Irregularity[] = [
  irregularity({
    id: 'phone-at-table',
    title: 'Phone at the table',
    about: 'A player uses a phone, headphones or another device.',
    facts: [
      oneOf('use', 'What are they doing?', ['talking', 'talking on the phone'], ['other', 'anything else']),
      yesOrNo('liveHand', 'Do they have a live hand?', 'with a live hand', 'without a hand'),
    ],
    settle({ use, liveHand }, rulebook) {
      const rule = citeFor(rulebook, 'tda-5-devices', 'rr-etiquette');
      if (rule === 'rr-etiquette')
        return ruling(rule, 'No phones at the table.', 'They put it away', ...penaltySteps(rulebook));
      if (use === 'talking')
        return ruling(
          rule,
          'No calls at the table.',
          'They hang up, or walk away from the table',
          ...penaltySteps(rulebook),
        );
      return liveHand
        ? ruling(
            rule,
            'Not with a live hand.',
            'They put it away until their hand is over',
            ...penaltySteps(rulebook),
          )
        : ruling(
            rule,
            'It’s fine as long as it disturbs and helps nobody.',
            'No sound, no delay, no photos of the table',
          );
    },
  }),
  offense({
    id: 'abusive-conduct',
    title: 'Abusive conduct',
    about: 'A player insults or threatens someone, shouts, or throws cards.',
    says: 'Not tolerated, whoever it is aimed at.',
    rule: (rulebook) => citeFor(rulebook, 'tda-70-etiquette', 'rr-conduct-code'),
  }),
  offense({
    id: 'bad-manners',
    title: 'Bad manners',
    about: 'Chatter without end, bad hygiene, touching other players’ chips, betting out of reach.',
    says: 'It may be penalized if it goes on.',
    rule: (rulebook) => citeFor(rulebook, 'tda-70-etiquette', 'rr-etiquette'),
  }),
  offense({
    id: 'belongings-on-table',
    title: 'Things on the table',
    about: 'Drinks, food, bags or other things are in the way.',
    says: 'The table is for cards and chips.',
    rule: (rulebook) => citeFor(rulebook, 'tda-rp3-belongings', 'director-final-authority', 'rr-fairness'),
    steps: ['Move them off the table'],
  }),
  offense({
    id: 'angle-shooting',
    title: 'Angle shooting',
    about: 'A player misleads others on purpose: a fake call, a pump fake, a false count.',
    says: 'What they did counts as what it looked like, and they may be penalized.',
    rule: (rulebook) => citeFor(rulebook, 'tda-1-fairness', 'gesture-reliance', 'rr-fairness'),
    steps: ['Rule on the action itself in favor of the player who was misled'],
  }),
  offense({
    id: 'foreign-language',
    title: 'Foreign language',
    about: 'Players speak a language during a hand that others don’t understand.',
    says: 'During a hand, only a language the whole table understands.',
    rule: (rulebook) => citeFor(rulebook, 'tda-6-language', 'rr-one-language'),
    steps: ['Say which language it is tonight; the hand continues'],
  }),
  irregularity({
    id: 'face-covered',
    title: 'Covered face',
    about: 'A player hides their face, or it’s not clear who is playing.',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeFor(rulebook, 'tda-4-identity', 'director-final-authority', 'rr-fairness'),
        'The director must be able to see who is playing. What may cover a face is up to the director.',
        'Make sure it is the player who bought in',
        'Nobody plays another player’s chips',
      ),
  }),
  irregularity({
    id: 'special-needs',
    title: 'Special needs',
    about: 'A player needs help to see, hear, sit or handle cards and chips.',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeFor(rulebook, 'tda-9-special-needs', 'director-final-authority', 'rr-fairness'),
        'Help them wherever you can.',
        'Pick a seat that suits them',
        'Someone may read out the board and the bets, or handle their cards',
      ),
  }),
  irregularity({
    id: 'chips-not-visible',
    title: 'Hidden big chips',
    about: 'A player keeps large chips behind or under small ones, or in their hands.',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeFor(rulebook, 'tda-25-colour-up-discretion', 'right-to-know-stacks', 'rr-chips-in-view'),
        'Chips stay in plain view, large ones in front.',
        'They stack their chips again where everyone can see them',
        'If another player acted because of it, the director decides what the hidden chips count for',
      ),
  }),
  irregularity({
    id: 'lost-chips',
    title: 'Chips found on the floor',
    about: 'Chips turn up, and nobody knows whose they are.',
    facts: [yesOrNo('owner', 'Is it clear whose they are?', 'it is clear whose they are', 'nobody knows')],
    settle({ owner }, rulebook) {
      const rule = citeFor(rulebook, 'tda-64-lost-chips', 'director-final-authority', 'rr-fairness');
      return owner
        ? ruling(rule, 'They go back to the player.', 'Count them where everyone can see')
        : ruling(
            rule,
            'They leave the tournament.',
            'Take them out of play',
            'The director records how many',
          );
    },
  }),
];
