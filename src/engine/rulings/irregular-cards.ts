import type { Rulebook } from '../choices/rulebook.ts';
import { citeFor } from './cite.ts';
import { dead } from './hands.ts';
import { asExposed, foreignMisdeal, sinceTheBlinds, tooLate } from './misdeals.ts';
import { penaltySteps } from './penalties.ts';
import {
  type FactsOf,
  type Irregularity,
  irregularity,
  oneOf,
  type Ruling,
  ruling,
  withEffect,
  yesOrNo,
} from './ruling.ts';

const VOID = [
  'Return every chip in the pot to the player who put it in',
  'Every hand is dead',
  'Use another deck, shuffle, and deal again with the same button',
];
const PAPER = ['Set it aside like a scrap of paper', 'The next card takes its place'];

const otherBackFacts = [
  oneOf(
    'where',
    'Was it in a hand or on the board, or still in the stub?',
    ['in-play', 'in play'],
    ['stub', 'in the stub'],
  ),
  ...sinceTheBlinds,
] as const;

function otherBack(facts: FactsOf<typeof otherBackFacts>, rulebook: Rulebook): Ruling {
  const { use, cite } = rulebook.rulings.foreignCard;
  if (facts.where === 'stub')
    return ruling('irregular-back-in-stub', 'All action stands.', 'Take the card out before the next hand');
  if (use === 'void') return withEffect('void', ruling(cite, 'All action is void.', ...VOID));
  return tooLate(facts, rulebook)
    ? ruling(cite, 'There has been substantial action: the card is a scrap of paper.', ...PAPER)
    : foreignMisdeal();
}

export const irregularCards: readonly Irregularity[] = [
  irregularity({
    id: 'other-back',
    title: 'Wrong-back card',
    about: 'A card with a different back turns up.',
    facts: otherBackFacts,
    settle: otherBack,
  }),
  irregularity({
    id: 'duplicate-card',
    title: 'Fouled deck: duplicate card',
    about: 'There are two cards of the same rank and suit.',
    facts: [],
    settle: (_, rulebook) =>
      withEffect(
        'void',
        ruling(citeFor(rulebook, 'tda-35-fouled', 'irregular-duplicate'), 'All action is void.', ...VOID),
      ),
  }),
  irregularity({
    id: 'knew-of-bad-deck',
    title: 'Keeping quiet about a fouled deck',
    about: 'A player knew that the deck was fouled and played on.',
    facts: [
      yesOrNo(
        'refundRefused',
        'Does the director refuse to give them their chips back?',
        'they get nothing back',
        'everyone gets their chips back',
      ),
    ],
    settle: ({ refundRefused }, rulebook) =>
      refundRefused
        ? ruling(
            'rr-extra-money-next-hand',
            'Their chips stay in the pot, and only players in this hand can win them.',
            'Everyone else takes their chips back',
            'The offender’s chips stay in the middle for the next deal among the same players',
          )
        : withEffect(
            'void',
            ruling(
              'rr-know-fouled-deck',
              'All action is void. A player who knows the deck is fouled must say so, and may lose their refund.',
              ...VOID,
              ...penaltySteps(rulebook),
            ),
          ),
  }),
  irregularity({
    id: 'missing-card',
    title: 'Missing card',
    about: 'A card turns out to be missing from the deck.',
    facts: [],
    settle: () =>
      ruling(
        'irregular-missing-card',
        'The result of the hand stands.',
        'Complete the deck before the next hand',
      ),
  }),
  irregularity({
    id: 'card-not-looked-at',
    title: 'Playing blind with an irregular card',
    about: 'A player bets without looking, and one of their cards is irregular.',
    facts: [],
    settle: () =>
      dead(
        'irregular-unseen-liability',
        'The hand is dead, and no chips come back: players who don’t look take the risk of a wrong card.',
      ),
  }),
  asExposed(
    'flashed-by-dealer',
    'Card flashed by the dealer',
    'The dealer lets a card be seen while dealing it.',
    'flashed-by-dealer',
  ),
  asExposed(
    'dealt-off-the-table',
    'Card dealt off the table',
    'A card leaves the table while being dealt.',
    'dealt-off-table',
  ),
  irregularity({
    id: 'flashed-by-player',
    title: 'Card flashed by a player',
    about: 'A player lets others see one of their own cards.',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeFor(rulebook, 'flashed-by-player', 'player-exposes-card-bj', 'tda-68-exposing'),
        'The card plays, and the hand is live.',
        'Everyone may know the card',
        'The hand continues',
      ),
  }),
  irregularity({
    id: 'dropped-card',
    title: 'Dropped card',
    about: 'A player drops one of their cards on the floor.',
    facts: [],
    settle: () =>
      ruling('dropped-card', 'They must still play the card.', 'They pick it up, and the hand continues'),
  }),
  irregularity({
    id: 'shown-to-spoil',
    title: 'Exposing cards to hurt a player',
    about: 'A player shows cards to spoil another player’s chances.',
    facts: [
      yesOrNo(
        'intent',
        'Does the director find that they meant to spoil another player’s hand?',
        'they meant to',
        'they did not mean to',
      ),
    ],
    settle({ intent }, rulebook) {
      const { use, cite } = rulebook.rulings.shownToSpoil;
      if (intent && use === 'may-void')
        return withEffect(
          'void',
          ruling(
            cite,
            'The director may declare every hand dead and return all chips.',
            'The director decides and explains why',
            'If so, return every chip to the player who put it in',
            ...penaltySteps(rulebook),
          ),
        );
      return ruling(
        intent ? cite : rulebook.rulings.shownByPlayer.cite,
        'The hand continues and theirs stays live, but they may be penalized.',
        'Everyone may see the card',
        ...penaltySteps(rulebook),
      );
    },
  }),
  irregularity({
    id: 'deck-change',
    title: 'Asking for a new deck',
    about: 'A player wants the deck changed.',
    facts: [
      yesOrNo('damaged', 'Is a card marked or damaged?', 'a card is marked or damaged', 'the deck is fine'),
    ],
    settle({ damaged }, rulebook) {
      const rule = citeFor(rulebook, 'tda-26-deck-change', 'director-final-authority', 'rr-fairness');
      return damaged
        ? ruling(rule, 'Change the deck before the next hand.', 'Play this hand to the end')
        : ruling(
            rule,
            'Players cannot ask for another deck. The house changes decks when it wants to.',
            'The hand continues',
          );
    },
  }),
];
