import type { RuleId } from '../../rules/index.ts';
import {
  doing,
  type Facts,
  type Irregularity,
  number,
  type Ruling,
  type RulingHouse,
  rules,
  yesOrNo,
} from './ruling.ts';

const acted = number(
  'acted',
  'How many players have acted after the blinds?',
  [0, 'before two have acted'],
  [2, 'after two have acted'],
);

const REDEAL = [
  'Every player hands in his cards',
  'Blinds and antes go back to who posted them',
  'Shuffle, cut and deal again with the same button',
];
const PLAY_ON = ['The hand is played to its end', 'A hand that is fouled stays dead and gets no chips back'];

const tooLate = ({ acted: count }: Facts): boolean => (count as number) >= 2;

/** Before two have acted a misdeal; afterwards the hand is played on [misdeal-deadline]. */
function misdeal(facts: Facts, house: RulingHouse, why: string, rule: RuleId): Ruling {
  if (!tooLate(facts)) return doing('void', rules(rule, `Misdeal: ${why}.`, ...REDEAL));
  const { use, cite } = house.rulings.misdealUntil;
  const until =
    use === 'two-have-acted' ? 'two players have acted on their hands' : 'there has been substantial action';
  return rules(cite, `No misdeal any more: ${until}, so the hand is played on.`, ...PLAY_ON);
}

const simple = (id: string, title: string, why: string, rule: RuleId): Irregularity => ({
  id,
  title,
  facts: [acted],
  settle: (facts, house) => misdeal(facts, house, why, rule),
});

/** A single exposed card that is no misdeal: made good after the deal. */
function replaced(house: RulingHouse): Ruling {
  if (house.rulings.exposedReplacedBy.use === 'last-burn')
    return doing(
      'replace-by-last-burn',
      rules(
        house.rulings.exposedReplacedBy.cite,
        'The card is replaced by the last burn card.',
        'Give him the last burn card face down',
        'The exposed card stays face up with the burn cards',
        'If it was done on purpose the director may penalise the dealer',
      ),
    );
  return doing(
    'replace-by-top-card',
    rules(
      'exposed-later-card-replaced',
      'The deal goes on; he may not keep the card.',
      'Finish the deal',
      'Give him the top card of the stub',
      'The exposed card becomes the burn card before the flop',
    ),
  );
}

export const misdeals: readonly Irregularity[] = [
  {
    id: 'hole-card-exposed',
    title: 'A hole card is exposed while dealing',
    facts: [
      number(
        'which',
        'Which card of the deal was it (1 for the first)?',
        [1, 'the first or second card'],
        [3, 'a later card'],
      ),
      yesOrNo('alone', 'Was it the only card exposed?', 'one card', 'several cards'),
      acted,
    ],
    settle(facts, house) {
      if (house.rulings.exposedInTheDeal.use === 'any')
        return misdeal(
          facts,
          house,
          'any card exposed in the deal is one, and the button stays',
          house.rulings.exposedInTheDeal.cite,
        );
      if (!facts.alone)
        return misdeal(facts, house, 'two or more cards were exposed', 'misdeal-b-two-exposed');
      if ((facts.which as number) <= 2)
        return misdeal(
          facts,
          house,
          'the first or second card of the deal was exposed',
          'misdeal-a-first-two-exposed',
        );
      return replaced(house);
    },
  },
  {
    id: 'card-exposed-after-deal',
    title: 'The dealer exposes a player’s card after the deal',
    facts: [yesOrNo('onPurpose', 'Was it done on purpose?', 'on purpose', 'by mistake')],
    settle({ onPurpose }, house) {
      if (onPurpose)
        return rules(
          'exposed-on-purpose-bj',
          'The director may penalise the dealer.',
          ...replaced(house).steps.slice(0, 2),
          'Record the penalty',
        );
      return replaced(house);
    },
  },
  simple(
    'boxed-cards',
    'Two or more cards lie face up in the deck',
    'two cards were turned the wrong way',
    'misdeal-c-two-boxed',
  ),
  simple(
    'extra-cards',
    'Two or more extra cards have been dealt',
    'two extra cards were dealt',
    'misdeal-d-two-extra',
  ),
  {
    id: 'wrong-number-of-cards',
    title: 'A player has too few or too many cards',
    facts: [
      yesOrNo(
        'topCardInTurn',
        'Is just the last card missing, and would the top card of the deck be his in the right order?',
        'only the top card is missing',
        'anything else',
      ),
      acted,
    ],
    settle: (facts, house) =>
      facts.topCardInTurn && !tooLate(facts)
        ? rules(
            'misdeal-e-wrong-number',
            'He gets the top card of the deck, which would have been his.',
            'Deal him the top card face down',
            'The hand goes on',
          )
        : misdeal(facts, house, 'a player has the wrong number of cards', 'misdeal-e-wrong-number'),
  },
  simple(
    'dealt-out-of-sequence',
    'A card was dealt out of sequence',
    'a card was dealt out of its order',
    'misdeal-f-out-of-sequence',
  ),
  simple(
    'button-out-of-position',
    'The button was in the wrong place',
    'the button was out of position',
    'misdeal-g-button-wrong',
  ),
  simple(
    'first-card-wrong-seat',
    'The first card went to the wrong seat',
    'the first card went to the wrong seat',
    'misdeal-h-first-card-wrong',
  ),
  simple(
    'card-to-empty-seat',
    'Cards were dealt to an empty seat or somebody not entitled',
    'cards went to an empty seat or to somebody without a right to them',
    'misdeal-i-empty-seat',
  ),
  simple(
    'player-left-out',
    'A player entitled to a hand was left out',
    'a player who was there, or had posted, was dealt out',
    'misdeal-j-player-skipped',
  ),
];
