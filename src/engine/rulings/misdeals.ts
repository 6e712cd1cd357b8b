import type { RuleId } from '../../rules/index.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import { citeFor } from './cite.ts';
import { penaltySteps } from './penalties.ts';
import {
  type FactsOf,
  type Irregularity,
  irregularity,
  number,
  numberFrom,
  type Ruling,
  ruling,
  withEffect,
  yesOrNo,
} from './ruling.ts';

/** How far the hand has come: two players, or the TDA's substantial action. */
export const sinceTheBlinds = [
  number(
    'acted',
    'How many players have acted after the blinds?',
    [0, 'before anyone has acted'],
    [2, 'after two have acted'],
    [3, 'after three have acted'],
  ),
  yesOrNo('chipsIn', 'Did any of them put chips in (a call, bet or raise)?', 'with chips in', 'no chips in'),
] as const;

type SinceTheBlinds = FactsOf<typeof sinceTheBlinds>;

const REDEAL = [
  'Every player hands in their cards',
  'Return the blinds and antes',
  'Shuffle, cut and deal again with the same button, blinds and players',
];
const PLAY_ON = ['Play the hand to the end', 'A fouled hand stays dead and gets no chips back'];

/** Two have acted, one of them with chips, or any three [tda-36-substantial-action]. */
export const isSubstantial = (acted: number, chipsIn: boolean): boolean =>
  acted >= 3 || (acted === 2 && chipsIn);

/** Two have acted, or for the TDA there has been substantial action [misdeal-deadline]. */
export const tooLate = ({ acted, chipsIn }: SinceTheBlinds, { rulings }: Rulebook): boolean =>
  rulings.misdealUntil.use === 'two-have-acted' ? acted >= 2 : isSubstantial(acted, chipsIn);

/** Until the deadline a misdeal; afterwards the hand is played on [misdeal-deadline]. */
function misdeal(
  facts: SinceTheBlinds,
  rulebook: Rulebook,
  why: string,
  rule: RuleId,
  redeal = REDEAL,
): Ruling {
  if (!tooLate(facts, rulebook)) return withEffect('void', ruling(rule, `Misdeal: ${why}.`, ...redeal));
  const { use, cite } = rulebook.rulings.misdealUntil;
  const until =
    use === 'two-have-acted' ? 'two players have acted on their hands' : 'there has been substantial action';
  return ruling(cite, `Too late for a misdeal: ${until}, so the hand plays on.`, ...PLAY_ON);
}

const simple = (id: string, title: string, about: string, why: string, rule: RuleId): Irregularity =>
  irregularity({
    id,
    title,
    about,
    facts: sinceTheBlinds,
    settle: (facts, rulebook) => misdeal(facts, rulebook, why, citeFor(rulebook, rule, 'tda-35-misdeal')),
  });

/** A single exposed card that is no misdeal: made good after the deal. */
function replaced(rulebook: Rulebook): Ruling {
  const { use, cite } = rulebook.rulings.exposedReplacedBy;
  if (use === 'last-burn')
    return withEffect(
      'replace-by-last-burn',
      ruling(
        cite,
        'The last burn card replaces the exposed card.',
        'Give the player the last burn card face down',
        'The exposed card stays face up with the burn cards',
        'If the dealer did it on purpose, the director may penalize them',
      ),
    );
  return withEffect(
    'replace-by-top-card',
    ruling(
      cite,
      'Keep dealing. The player may not keep the card; it is replaced.',
      'Finish the deal',
      'Give the player the top card of the stub',
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
  yesOrNo('alone', 'Was it the only exposed card?', 'one card', 'several cards'),
  ...sinceTheBlinds,
] as const;

function exposed(facts: FactsOf<typeof exposedFacts>, rulebook: Rulebook): Ruling {
  const { use, cite } = rulebook.rulings.exposedInTheDeal;
  if (use === 'any')
    return misdeal(facts, rulebook, 'any card exposed in the deal is one, and the button stays', cite);
  if (!facts.alone)
    return misdeal(
      facts,
      rulebook,
      'two or more cards were exposed',
      citeFor(rulebook, 'misdeal-b-two-exposed', 'tda-35-misdeal'),
    );
  if (facts.which <= 2)
    return misdeal(
      facts,
      rulebook,
      'the first or second card of the deal was exposed',
      citeFor(rulebook, 'misdeal-a-first-two-exposed', 'tda-35-misdeal'),
    );
  return replaced(rulebook);
}

const EXPOSED = 'It counts as an exposed card.';

/** What counts as an exposed card is ruled on as one [flashed-by-dealer, dealt-off-table]. */
export const asExposed = (id: string, title: string, about: string, rule: RuleId): Irregularity =>
  irregularity({
    id,
    title,
    about,
    facts: exposedFacts,
    countsAs: EXPOSED,
    settle(facts, rulebook) {
      const ruled = exposed(facts, rulebook);
      return { ...ruled, ruling: `${EXPOSED} ${ruled.ruling}`, rule };
    },
  });

function wrongNumber(facts: SinceTheBlinds, rulebook: Rulebook): Ruling {
  const rule = citeFor(rulebook, 'misdeal-e-wrong-number', 'tda-35-misdeal');
  return misdeal(facts, rulebook, 'a player has the wrong number of cards', rule);
}

/** One card too many [rr-deal-extra-card]. */
function oneExtra(facts: SinceTheBlinds, rulebook: Rulebook): Ruling {
  const { use, cite } = rulebook.rulings.oneExtraCard;
  if (use === 'misdeal' || tooLate(facts, rulebook)) return wrongNumber(facts, rulebook);
  return ruling(
    cite,
    'No misdeal: the extra card goes back and becomes the burn card.',
    'Draw one of their cards at random, face down',
    'Put it on top of the stub as the burn card before the flop',
    'The hand continues',
  );
}

const topCard = (rule: RuleId): Ruling =>
  ruling(
    rule,
    'They get the top card of the deck, which would have been theirs.',
    'Deal them the top card face down',
    'The hand continues',
  );

export const misdeals: readonly Irregularity[] = [
  irregularity({
    id: 'hole-card-exposed',
    title: 'Exposed card in the deal',
    about: 'A hole card is exposed while dealing.',
    facts: exposedFacts,
    settle: exposed,
  }),
  irregularity({
    id: 'card-exposed-after-deal',
    title: 'Exposed card after the deal',
    about: 'The dealer exposes a player’s card after the deal.',
    facts: [yesOrNo('onPurpose', 'Was it on purpose?', 'on purpose', 'by accident')],
    settle({ onPurpose }, rulebook) {
      const given = replaced(rulebook);
      if (!onPurpose) return given;
      const rule = citeFor(rulebook, 'exposed-on-purpose-bj', 'rr-penalties', 'tda-71-penalties');
      return {
        ...given,
        ...ruling(
          rule,
          'The card is replaced, and the director may penalize the dealer.',
          ...given.steps.slice(0, 2),
          ...penaltySteps(rulebook),
        ),
      };
    },
  }),
  irregularity({
    id: 'boxed-cards',
    title: 'Boxed card',
    about: 'One or more cards are face up in the deck.',
    facts: [
      numberFrom(1, 'count', 'How many cards are boxed?', [1, 'one card'], [2, 'two or more']),
      ...sinceTheBlinds,
    ],
    settle(facts, rulebook) {
      if (facts.count >= 2)
        return misdeal(
          facts,
          rulebook,
          'two cards were boxed',
          citeFor(rulebook, 'misdeal-c-two-boxed', 'tda-35-misdeal'),
        );
      return ruling(
        'rr-boxed-card',
        'No misdeal: treat one boxed card as a scrap of paper.',
        'Set the card aside',
        'The next card takes its place, and the deal continues',
      );
    },
  }),
  irregularity({
    id: 'extra-cards',
    title: 'Extra cards dealt',
    about: 'The dealer dealt too many cards.',
    facts: [
      numberFrom(1, 'count', 'How many extra cards are there?', [1, 'one card'], [2, 'two or more']),
      ...sinceTheBlinds,
    ],
    settle: (facts, rulebook) =>
      facts.count === 1
        ? oneExtra(facts, rulebook)
        : misdeal(
            facts,
            rulebook,
            'two extra cards were dealt',
            citeFor(rulebook, 'misdeal-d-two-extra', 'tda-35-misdeal'),
          ),
  }),
  irregularity({
    id: 'wrong-number-of-cards',
    title: 'Wrong number of cards',
    about: 'A player has too few or too many cards.',
    facts: [
      number('cards', 'How many cards do they have?', [1, 'one card'], [3, 'three cards']),
      yesOrNo(
        'topCardInTurn',
        'Is the top card of the deck the one they should have gotten?',
        'the top card is theirs',
        'the top card is not theirs',
      ),
      ...sinceTheBlinds,
    ],
    settle(facts, rulebook) {
      if (facts.cards === 3) return oneExtra(facts, rulebook);
      return facts.cards === 1 && facts.topCardInTurn && !tooLate(facts, rulebook)
        ? topCard('misdeal-e-wrong-number')
        : wrongNumber(facts, rulebook);
    },
  }),
  irregularity({
    id: 'button-short-of-cards',
    title: 'Button dealt short',
    about: 'The player on the button got too few cards.',
    facts: [
      yesOrNo(
        'buttonActed',
        'Has the button acted on their hand?',
        'the button has acted',
        'the button has not acted',
      ),
      ...sinceTheBlinds,
    ],
    settle(facts, rulebook) {
      const { use, cite } = rulebook.rulings.buttonShort;
      const inTime = use === 'until-he-acts' ? !facts.buttonActed : !tooLate(facts, rulebook);
      return inTime ? topCard(cite) : wrongNumber(facts, rulebook);
    },
  }),
  irregularity({
    id: 'dealt-out-of-sequence',
    title: 'Card dealt out of sequence',
    about: 'A card went to a seat out of order.',
    facts: sinceTheBlinds,
    settle(facts, rulebook) {
      const { use, cite } = rulebook.rulings.outOfSequence;
      return use === 'misdeal'
        ? misdeal(facts, rulebook, 'a card was dealt out of sequence', cite)
        : ruling(
            cite,
            'No misdeal: dealing out of order is not grounds for one.',
            'Everyone keeps the cards they have',
            'If a player has no cards or the wrong number, rule on that',
          );
    },
  }),
  irregularity({
    id: 'button-out-of-position',
    title: 'Misplaced button',
    about: 'The button was in the wrong place.',
    facts: sinceTheBlinds,
    settle: (facts, rulebook) =>
      misdeal(
        facts,
        rulebook,
        'the button was out of position',
        citeFor(rulebook, 'misdeal-g-button-wrong', 'tda-34-button'),
        [...REDEAL.slice(0, 2), 'Put the button where it belongs, shuffle, cut and deal again'],
      ),
  }),
  simple(
    'first-card-wrong-seat',
    'First card to the wrong seat',
    'The deal started at the wrong seat.',
    'the first card went to the wrong seat',
    'misdeal-h-first-card-wrong',
  ),
  simple(
    'card-to-empty-seat',
    'Cards dealt to an empty seat',
    'An empty seat, or someone who should not get a hand, was dealt in.',
    'cards went to an empty seat or to someone not entitled to a hand',
    'misdeal-i-empty-seat',
  ),
  irregularity({
    id: 'player-left-out',
    title: 'Player not dealt in',
    about: 'The dealer left a player out of the deal.',
    facts: [
      yesOrNo(
        'hereOrPosted',
        'Were they at the table, or had they posted a blind or ante?',
        'they were there or had posted',
        'they were away and had posted nothing',
      ),
      ...sinceTheBlinds,
    ],
    settle: (facts, rulebook) =>
      facts.hereOrPosted
        ? misdeal(
            facts,
            rulebook,
            'a player who was there, or had posted, got no cards',
            citeFor(rulebook, 'misdeal-j-player-skipped', 'tda-35-misdeal'),
          )
        : ruling(
            'misdeal-j-player-skipped',
            'No misdeal: they were away and had posted nothing, so they were not due a hand.',
            'The hand continues without them',
          ),
  }),
];

/** A joker, or a card from another deck, found in time. */
export const foreignMisdeal = (): Ruling =>
  withEffect(
    'void',
    ruling(
      'tda-35-misdeal',
      'Misdeal: a card that does not belong to the deck was found before substantial action.',
      'Every player hands in their cards, and blinds and antes go back',
      'Take the card out, shuffle, cut and deal again with the same button, blinds and players',
    ),
  );
