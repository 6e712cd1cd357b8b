import type { Choice } from '../../../engine/choices/choice.ts';
import type { HandChoices } from '../../../engine/choices/hand-choices.ts';
import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import type { RulingChoices } from '../../../engine/choices/ruling-choices.ts';
import type { TournamentChoices } from '../../../engine/choices/tournament-choices.ts';
import type { Currency } from '../../../engine/money/currency.ts';
import type { RuleId } from '../../../rules/index.ts';
import type { RulebooksWords } from './words.ts';

type Choices = TournamentChoices & HandChoices & RulingChoices;
export type ChoiceKey = keyof Choices;

/** A phrase for each answer there can be, or a sentence where figures go in. */
type Say<Use> = [Use] extends [string | boolean]
  ? Readonly<Record<`${Use}`, string>>
  : (use: Use, currency: Currency) => string;

/** Every decision point as a question, with the words for its answers. */
export type Asked = { readonly [K in ChoiceKey]: readonly [ask: string, say: Say<Choices[K]['use']>] };

/** Which questions belong together, in the order in which a tournament meets them. */
export const GROUPS = {
  money: [
    ...['buyIn', 'currency', 'startingStack', 'rebuys', 'addOn', 'bounty', 'bountyPaid', 'prizes'],
    ...['prizesRoundedTo', 'costs', 'sameHand', 'dealsPaidByDirector', 'minimumAge'],
  ],
  people: [
    ...[
      'late',
      'lateUntilLevel',
      'lateCloses',
      'lateUntilMinutes',
      'absenceLimitMinutes',
      'absentHands',
      'forfeitedStack',
    ],
    'seatChange',
  ],
  seats: [
    ...['tableMaximum', 'seating', 'balanceWhenTablesDifferBy', 'whichTableGives', 'whoMoves'],
    ...['chairFilledFirst', 'allHandsFinishBeforeMoves', 'behindTheButton', 'redraws'],
  ],
  button: [
    'firstButton',
    'button',
    'deadButtonLies',
    'movedSmallBlind',
    'misplacedButton',
    'dealer',
    'shuffler',
  ],
  clock: [
    ...['levels', 'breaks', 'handBegins', 'decisionClock', 'chips', 'chipSets'],
    ...['raceAtMostOneEach', 'raceRemainder', 'raceProtects', 'raceTies'],
  ],
  betting: [
    ...[
      'structure',
      'silentRaise',
      'shortAllInsReopen',
      'checkOutOfTurn',
      'foldOutOfTurn',
      'foldWithoutABet',
    ],
    ...['wordsOrChips', 'raiseWithoutAmount', 'shortCall', 'passedOver', 'showsFirst', 'allInHands'],
    ...['anteBy', 'bigBlindAnteOrder'],
    ...['limitBetsPerStreet', 'limitCapLiftsHeadsUp'],
  ],
  errors: [
    ...['exposedInTheDeal', 'exposedReplacedBy', 'misdealUntil', 'oneExtraCard', 'outOfSequence'],
    ...['buttonShort', 'flopOfFour', 'noBurn', 'prematureTurn', 'foreignCard', 'fouledHand', 'fromTheMuck'],
    'overpaidAllIn',
  ],
  conduct: ['headsUpTalk', 'shownByPlayer', 'shownToSpoil', 'stackCount', 'disputes', 'penalties'],
} as Readonly<Record<Group, readonly ChoiceKey[]>>;

export type Group = 'money' | 'people' | 'seats' | 'button' | 'clock' | 'betting' | 'errors' | 'conduct';
export const groups = Object.keys(GROUPS) as Group[];

/** Everything a rulebook has chosen. */
export const choicesOf = ({ tournament, hand, rulings }: Rulebook): Choices => ({
  ...tournament,
  ...hand,
  ...rulings,
});

/** An answer in words. */
export function said(asked: Asked, key: ChoiceKey, use: unknown, currency: Currency): string {
  const say = asked[key][1] as Say<unknown> | Readonly<Record<string, string>>;
  return typeof say === 'function' ? say(use, currency) : say[String(use)]!;
}

/** What a rulebook has chosen about one thing: the question, its answer and the rule it rests on. */
export function chosen(rulebook: Rulebook, group: Group, { asked }: RulebooksWords) {
  const choices: Readonly<Record<ChoiceKey, Choice<unknown>>> = choicesOf(rulebook);
  return GROUPS[group].map((key) => {
    const { use, cite } = choices[key];
    return {
      ask: asked[key][0],
      says: said(asked, key, use, rulebook.tournament.currency.use),
      cite: cite as RuleId,
    };
  });
}
