import type { RuleId } from '../../rules/index.ts';
import { citeFor } from './cite.ts';
import { penaltySteps } from './penalties.ts';
import {
  type FactsOf,
  type Irregularity,
  irregularity,
  number,
  numberFrom,
  type Ruling,
  type RulingHouse,
  ruling,
  withEffect,
  yesOrNo,
} from './ruling.ts';

/** How far the hand has come: two players, or the TDA's substantial action. */
export const sinceTheBlinds = [
  number(
    'acted',
    'How many players have acted after the blinds?',
    [0, 'before anybody has acted'],
    [2, 'after two have acted'],
    [3, 'after three have acted'],
  ),
  yesOrNo(
    'chipsIn',
    'Has one of those who acted put chips in (a call, bet or raise)?',
    'one of them with chips',
    'none of them with chips',
  ),
] as const;

type SinceTheBlinds = FactsOf<typeof sinceTheBlinds>;

const REDEAL = [
  'Every player hands in his cards',
  'Blinds and antes go back to who posted them',
  'Shuffle, cut and deal again with the same button, blinds and players',
];
const PLAY_ON = ['The hand is played to its end', 'A hand that is fouled stays dead and gets no chips back'];

/** Two have acted, one of them with chips, or any three [tda-36-substantial-action]. */
export const isSubstantial = (acted: number, chipsIn: boolean): boolean =>
  acted >= 3 || (acted === 2 && chipsIn);

/** Two have acted, or for the TDA there has been substantial action [misdeal-deadline]. */
export const tooLate = ({ acted, chipsIn }: SinceTheBlinds, { rulings }: RulingHouse): boolean =>
  rulings.misdealUntil.use === 'two-have-acted' ? acted >= 2 : isSubstantial(acted, chipsIn);

/** Until the deadline a misdeal; afterwards the hand is played on [misdeal-deadline]. */
function misdeal(
  facts: SinceTheBlinds,
  house: RulingHouse,
  why: string,
  rule: RuleId,
  redeal = REDEAL,
): Ruling {
  if (!tooLate(facts, house)) return withEffect('void', ruling(rule, `Misdeal: ${why}.`, ...redeal));
  const { use, cite } = house.rulings.misdealUntil;
  const until =
    use === 'two-have-acted' ? 'two players have acted on their hands' : 'there has been substantial action';
  return ruling(cite, `No misdeal any more: ${until}, so the hand is played on.`, ...PLAY_ON);
}

const simple = (id: string, title: string, why: string, rule: RuleId): Irregularity =>
  irregularity({
    id,
    title,
    facts: sinceTheBlinds,
    settle: (facts, house) => misdeal(facts, house, why, citeFor(house, rule, 'tda-35-misdeal')),
  });

/** A single exposed card that is no misdeal: made good after the deal. */
function replaced(house: RulingHouse): Ruling {
  const { use, cite } = house.rulings.exposedReplacedBy;
  if (use === 'last-burn')
    return withEffect(
      'replace-by-last-burn',
      ruling(
        cite,
        'The card is replaced by the last burn card.',
        'Give him the last burn card face down',
        'The exposed card stays face up with the burn cards',
        'If it was done on purpose the director may penalise the dealer',
      ),
    );
  return withEffect(
    'replace-by-top-card',
    ruling(
      cite,
      'The deal goes on; he may not keep the card, which is replaced.',
      'Finish the deal',
      'Give him the top card of the stub',
      'The exposed card becomes the burn card before the flop',
    ),
  );
}

const exposedFacts = [
  numberFrom(
    1,
    'which',
    'Which card of the deal was it (1 for the first)?',
    [1, 'the first or second card'],
    [3, 'a later card'],
  ),
  yesOrNo('alone', 'Was it the only card exposed?', 'one card', 'several cards'),
  ...sinceTheBlinds,
] as const;

function exposed(facts: FactsOf<typeof exposedFacts>, house: RulingHouse): Ruling {
  const { use, cite } = house.rulings.exposedInTheDeal;
  if (use === 'any')
    return misdeal(facts, house, 'any card exposed in the deal is one, and the button stays', cite);
  if (!facts.alone)
    return misdeal(
      facts,
      house,
      'two or more cards were exposed',
      citeFor(house, 'misdeal-b-two-exposed', 'tda-35-misdeal'),
    );
  if (facts.which <= 2)
    return misdeal(
      facts,
      house,
      'the first or second card of the deal was exposed',
      citeFor(house, 'misdeal-a-first-two-exposed', 'tda-35-misdeal'),
    );
  return replaced(house);
}

const EXPOSED = 'It counts as an exposed card.';

/** What counts as an exposed card is ruled on as one [flashed-by-dealer, dealt-off-table]. */
export const asExposed = (id: string, title: string, rule: RuleId): Irregularity =>
  irregularity({
    id,
    title,
    facts: exposedFacts,
    countsAs: EXPOSED,
    settle(facts, house) {
      const ruled = exposed(facts, house);
      return { ...ruled, ruling: `${EXPOSED} ${ruled.ruling}`, rule };
    },
  });

function wrongNumber(facts: SinceTheBlinds, house: RulingHouse): Ruling {
  const rule = citeFor(house, 'misdeal-e-wrong-number', 'tda-35-misdeal');
  return misdeal(facts, house, 'a player has the wrong number of cards', rule);
}

/** One card too many [rr-deal-extra-card]. */
function oneExtra(facts: SinceTheBlinds, house: RulingHouse): Ruling {
  const { use, cite } = house.rulings.oneExtraCard;
  if (use === 'misdeal' || tooLate(facts, house)) return wrongNumber(facts, house);
  return ruling(
    cite,
    'No misdeal: the card goes back and is the burn.',
    'Draw one of his cards at random, face down',
    'It lies on top of the stub and is the burn card before the flop',
    'The hand goes on',
  );
}

const topCard = (rule: RuleId): Ruling =>
  ruling(
    rule,
    'He gets the top card of the deck, which would have been his.',
    'Deal him the top card face down',
    'The hand goes on',
  );

export const misdeals: readonly Irregularity[] = [
  irregularity({
    id: 'hole-card-exposed',
    title: 'A hole card is exposed while dealing',
    facts: exposedFacts,
    settle: exposed,
  }),
  irregularity({
    id: 'card-exposed-after-deal',
    title: 'The dealer exposes a player’s card after the deal',
    facts: [yesOrNo('onPurpose', 'Was it done on purpose?', 'on purpose', 'by mistake')],
    settle({ onPurpose }, house) {
      const made = replaced(house);
      if (!onPurpose) return made;
      const rule = citeFor(house, 'exposed-on-purpose-bj', 'rr-penalties', 'tda-71-penalties');
      return {
        ...made,
        ...ruling(
          rule,
          'The card is replaced, and the director may penalise the dealer.',
          ...made.steps.slice(0, 2),
          ...penaltySteps(house),
        ),
      };
    },
  }),
  irregularity({
    id: 'boxed-cards',
    title: 'Cards lie face up in the deck',
    facts: [
      numberFrom(1, 'count', 'How many cards lie the wrong way up?', [1, 'one card'], [2, 'two or more']),
      ...sinceTheBlinds,
    ],
    settle(facts, house) {
      if (facts.count >= 2)
        return misdeal(
          facts,
          house,
          'two cards were turned the wrong way',
          citeFor(house, 'misdeal-c-two-boxed', 'tda-35-misdeal'),
        );
      return ruling(
        'rr-boxed-card',
        'No misdeal: one boxed card is a scrap of paper.',
        'Lay the card aside',
        'The next card takes its place, and the deal goes on',
      );
    },
  }),
  irregularity({
    id: 'extra-cards',
    title: 'Too many cards have been dealt',
    facts: [
      numberFrom(
        1,
        'count',
        'How many cards too many are in the hands?',
        [1, 'one card'],
        [2, 'two or more'],
      ),
      ...sinceTheBlinds,
    ],
    settle: (facts, house) =>
      facts.count === 1
        ? oneExtra(facts, house)
        : misdeal(
            facts,
            house,
            'two extra cards were dealt',
            citeFor(house, 'misdeal-d-two-extra', 'tda-35-misdeal'),
          ),
  }),
  irregularity({
    id: 'wrong-number-of-cards',
    title: 'A player has too few or too many cards',
    facts: [
      number('cards', 'How many cards has he got?', [1, 'one card'], [3, 'three cards']),
      yesOrNo(
        'topCardInTurn',
        'Is the top card of the deck the very one he lacks?',
        'the top card is his',
        'it is not',
      ),
      ...sinceTheBlinds,
    ],
    settle(facts, house) {
      if (facts.cards === 3) return oneExtra(facts, house);
      return facts.cards === 1 && facts.topCardInTurn && !tooLate(facts, house)
        ? topCard('misdeal-e-wrong-number')
        : wrongNumber(facts, house);
    },
  }),
  irregularity({
    id: 'button-short-of-cards',
    title: 'The player on the button was dealt too few cards',
    facts: [
      yesOrNo(
        'buttonActed',
        'Has the button acted on his hand?',
        'the button has acted',
        'he has not acted yet',
      ),
      ...sinceTheBlinds,
    ],
    settle(facts, house) {
      const { use, cite } = house.rulings.buttonShort;
      const inTime = use === 'until-he-acts' ? !facts.buttonActed : !tooLate(facts, house);
      return inTime ? topCard(cite) : wrongNumber(facts, house);
    },
  }),
  irregularity({
    id: 'dealt-out-of-sequence',
    title: 'A card was dealt out of sequence',
    facts: sinceTheBlinds,
    settle(facts, house) {
      const { use, cite } = house.rulings.outOfSequence;
      return use === 'misdeal'
        ? misdeal(facts, house, 'a card was dealt out of its order', cite)
        : ruling(
            cite,
            'No misdeal: the order alone is not among its grounds.',
            'Everybody keeps the cards he has',
            'If a seat is left out or has the wrong number, rule on that',
          );
    },
  }),
  irregularity({
    id: 'button-out-of-position',
    title: 'The button was in the wrong place',
    facts: sinceTheBlinds,
    settle: (facts, house) =>
      misdeal(
        facts,
        house,
        'the button was out of position',
        citeFor(house, 'misdeal-g-button-wrong', 'tda-34-button'),
        [...REDEAL.slice(0, 2), 'Put the button where it belongs, shuffle, cut and deal again'],
      ),
  }),
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
  irregularity({
    id: 'player-left-out',
    title: 'A player was left out of the deal',
    facts: [
      yesOrNo(
        'hereOrPosted',
        'Was he at the table, or had he posted a blind or an ante?',
        'he was there or had posted',
        'he was away and had posted nothing',
      ),
      ...sinceTheBlinds,
    ],
    settle: (facts, house) =>
      facts.hereOrPosted
        ? misdeal(
            facts,
            house,
            'a player who was there, or had posted, was dealt out',
            citeFor(house, 'misdeal-j-player-skipped', 'tda-35-misdeal'),
          )
        : ruling(
            'misdeal-j-player-skipped',
            'No misdeal: he was away and had nothing posted, so no hand was his.',
            'The hand goes on without him',
          ),
  }),
];
