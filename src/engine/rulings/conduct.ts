import type { RuleId } from '../../rules/index.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import { citeFor } from './cite.ts';
import { offense } from './offense.ts';
import { countMissedHands, penaltySteps } from './penalties.ts';
import { type Irregularity, irregularity, number, numberFrom, oneOf, ruling, yesOrNo } from './ruling.ts';

const headsUpInThePot = yesOrNo(
  'headsUpInThePot',
  'Are only two players in the pot?',
  'heads-up in the pot',
  'more than two in the pot',
);

const citeOrPenalties =
  (first: RuleId) =>
  (rulebook: Rulebook): RuleId =>
    citeFor(rulebook, first, 'tda-71-penalties', 'rr-penalties');

export const conduct: readonly Irregularity[] = [
  irregularity({
    id: 'showed-live-card',
    title: 'Showing a live card',
    about: 'A player shows a card from a live hand.',
    facts: [
      yesOrNo(
        'lastTwoOfTheEvent',
        'Are only two players left in the tournament?',
        'heads-up for the title',
        'more players left',
      ),
      headsUpInThePot,
    ],
    settle({ lastTwoOfTheEvent, headsUpInThePot: headsUp }, rulebook) {
      const { use, cite } = rulebook.rulings.headsUpTalk;
      const free =
        (use === 'last-two-of-the-event' && lastTwoOfTheEvent) || (use === 'two-in-the-pot' && headsUp);
      if (free)
        return ruling(
          cite,
          'That’s allowed: these two can show and say what they like.',
          'The hand continues',
        );
      return ruling(
        rulebook.rulings.shownByPlayer.cite,
        'The hand is not dead, but the player may be penalized.',
        'Everyone may see the card',
        ...penaltySteps(rulebook),
      );
    },
  }),
  irregularity({
    id: 'stated-or-commented',
    title: 'Table talk',
    about: 'Someone says what they hold, or comments on the hand or the board.',
    facts: [
      oneOf(
        'who',
        'Who spoke?',
        ['in-the-hand', 'a player in the hand'],
        ['not-in-the-hand', 'someone else'],
      ),
      headsUpInThePot,
    ],
    settle({ who, headsUpInThePot: headsUp }, rulebook) {
      if (who === 'in-the-hand' && headsUp && rulebook.rulings.headsUpTalk.use === 'two-in-the-pot')
        return ruling(
          'commentary-heads-up-exception',
          'That’s allowed: two players heads-up in a pot can say what they like.',
          'The hand continues',
        );
      return ruling(
        citeFor(rulebook, 'tda-67-no-disclosure', 'no-commentary', 'rr-penalties'),
        'Nobody may say anything that could help or hurt a player in the hand.',
        'What was said cannot be unsaid; the hand continues',
        ...penaltySteps(rulebook),
      );
    },
  }),
  offense({
    id: 'said-the-obvious',
    title: 'Stating the obvious',
    about: 'Someone comments on the hand and says everyone could see it anyway.',
    says: '“It was obvious” is no excuse: it may not have been, and if it was, there is no need to say it.',
    rule: (rulebook) => citeFor(rulebook, 'no-commentary-obvious', 'tda-67-no-disclosure', 'rr-penalties'),
    steps: ['What was said cannot be unsaid; the hand continues'],
  }),
  offense({
    id: 'coaching',
    title: 'Coaching',
    about: 'Someone gives advice to a player in a hand.',
    says: 'One player to a hand.',
    rule: (rulebook) => citeFor(rulebook, 'tda-67-no-disclosure', 'no-coaching', 'rr-penalties'),
    steps: ['The hand continues'],
  }),
  irregularity({
    id: 'chips-off-the-table',
    title: 'Chips or cards off the table',
    about: 'A player takes chips or cards off the table.',
    facts: [oneOf('what', 'What did they take?', ['chips', 'chips'], ['cards', 'their cards'])],
    settle: ({ what }, rulebook) =>
      what === 'chips'
        ? ruling(
            citeFor(rulebook, 'tda-63-out-of-view', 'chips-removed-from-table', 'cards-chips-stay-on-table'),
            'The chips are out of the tournament, and the player may be disqualified.',
            'Count the chips and take them out of play',
            'The director decides about the player',
          )
        : ruling(
            citeFor(rulebook, 'cards-chips-stay-on-table', 'tda-2-responsibilities', 'rr-chips-in-view'),
            'Cards stay on the table.',
            'They put the cards back where everyone can see them; the hand continues',
            ...penaltySteps(rulebook),
          ),
  }),
  irregularity({
    id: 'intoxicated',
    title: 'Drunk player',
    about: 'A player is too drunk to play.',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeOrPenalties('intoxicated-disqualified')(rulebook),
        'The house may disqualify them.',
        'The director decides and explains why',
        'If they are disqualified, their chips leave play',
      ),
  }),
  offense({
    id: 'out-of-turn-on-purpose',
    title: 'Acting out of turn on purpose',
    about: 'A player deliberately acts before it is their turn.',
    says: 'Not tolerated. Rule on the action itself like any other action out of turn.',
    rule: (rulebook) => citeFor(rulebook, 'deliberate-out-of-turn', 'tda-50-act-in-turn', 'act-in-turn'),
  }),
  irregularity({
    id: 'splashed-pot',
    title: 'Splashing the pot',
    about: 'A player throws their chips into the pot.',
    facts: [],
    settle: (_, rulebook) =>
      ruling(
        citeFor(rulebook, 'splashing', 'tda-70-etiquette', 'rr-etiquette'),
        'The dealer makes sure the amount is right.',
        'Count the pot against the action',
        'Push the player’s chips back in front of them until the betting is finished',
      ),
  }),
  offense({
    id: 'made-own-change',
    title: 'Making change from the pot',
    about: 'A player makes change from the pot or from another player’s bet.',
    says: 'Only the dealer makes change.',
    rule: (rulebook) => citeFor(rulebook, 'no-self-change', 'tda-70-etiquette', 'rr-etiquette'),
    steps: ['Count the pot against the action and correct it'],
  }),
  irregularity({
    id: 'asked-for-count',
    title: 'Asking for a chip count',
    about: 'A player wants to know how much another player has.',
    facts: [
      yesOrNo('facingAllIn', 'Are they facing an all-in?', 'facing an all-in', 'not facing one'),
      yesOrNo('theirTurn', 'Is it their turn?', 'in turn', 'out of turn'),
    ],
    settle({ facingAllIn, theirTurn }, { rulings }) {
      const { use, cite: rule } = rulings.stackCount;
      if (use === 'everybody' || (facingAllIn && theirTurn))
        return ruling(
          rule,
          'They get a count.',
          'The dealer or the player counts the chips where everyone can see',
        );
      return ruling(
        rule,
        'They may look and estimate. Only a player facing an all-in in turn gets a count.',
        'Chips stay in plain view, large ones in front',
      );
    },
  }),
  offense({
    id: 'rabbit-hunting',
    title: 'Rabbit hunting',
    about: 'Someone wants to see the cards that would have come.',
    says: 'The stub stays face down.',
    rule: (rulebook) => citeFor(rulebook, 'tda-28-rabbit', 'rr-no-next-card'),
  }),
  offense({
    id: 'left-with-live-hand',
    title: 'Leaving the table during a hand',
    about: 'A player in a hand, all-in or not, leaves the table.',
    says: 'They must stay until the hand is over.',
    rule: citeOrPenalties('tda-31-stay-at-table'),
    steps: ['Call them back; the hand continues'],
  }),
  offense({
    id: 'dodged-blind',
    title: 'Dodging the blinds',
    about: 'A player avoids a blind on purpose.',
    says: 'They pay the blind and may be penalized.',
    rule: citeOrPenalties('tda-33-dodging'),
    steps: ['They post what they missed'],
  }),
  irregularity({
    id: 'soft-play',
    title: 'Soft play and chip dumping',
    about: 'Two players go easy on each other, or one passes chips to the other.',
    facts: [
      oneOf(
        'what',
        'Was it soft play, or did they agree to pass chips?',
        ['soft-play', 'soft play'],
        ['collusion', 'chip dumping or collusion'],
      ),
    ],
    settle({ what }, rulebook) {
      const rule = citeOrPenalties('tda-69-collusion')(rulebook);
      return what === 'soft-play'
        ? ruling(rule, 'Penalize it.', ...penaltySteps(rulebook))
        : ruling(
            rule,
            'They are disqualified.',
            'The director decides and explains why',
            'Their chips leave play',
          );
    },
  }),
  irregularity({
    id: 'penalty-given',
    title: 'Orbit penalty',
    about: 'The director makes a player miss orbits.',
    facts: [
      numberFrom(1, 'players', 'How many players are at their table?', [9, 'nine at the table']),
      numberFrom(1, 'circuits', 'How many orbits do they miss?', [1, 'one orbit']),
    ],
    settle({ players, circuits }, rulebook) {
      const hands = countMissedHands(players, circuits);
      return ruling(
        citeFor(rulebook, 'tda-71-penalties', 'rr-penalties'),
        `They miss ${hands} hands.`,
        'Deal them in, post their blinds and antes, and kill their hand',
        `After ${hands} hands they may come back`,
      );
    },
  }),
  irregularity({
    id: 'hidden-chips-found',
    title: 'Hidden chips',
    about: 'A player who lost an all-in finds more chips.',
    facts: [
      yesOrNo(
        'nextDealBegun',
        'Has the next deal started?',
        'after the next deal started',
        'before the next deal',
      ),
      numberFrom(1, 'found', 'How much did they find?', [200, '200 found']),
      number(
        'winnerCovers',
        'How much more than the all-in did the winner have?',
        [200, 'the winner had that covered'],
        [50, 'the winner had 50 more'],
      ),
    ],
    settle({ found, winnerCovers, nextDealBegun }, rulebook) {
      const rule = citeFor(rulebook, 'tda-62-found-chips', 'all-in-hidden-chips');
      // Whoever had how much: once the next deal has begun nobody gets these chips.
      if (nextDealBegun)
        return ruling(
          rule,
          'They are out, and the chips leave the tournament.',
          'Take the chips out of play',
          'They may rebuy if rebuys are open',
        );
      const kept = found - winnerCovers;
      if (kept > 0)
        return ruling(
          rule,
          `The winner could not have won it all: the director decides, and the loser keeps the uncovered ${kept}.`,
          `${found - kept} goes to the winner if the director finds it would clearly have been lost`,
          `The loser plays on with ${kept}`,
        );
      return ruling(
        rule,
        'They are out; the director may give the chips to the winner.',
        'The director decides whether the chips would clearly have been lost',
        'If so, they go to the winner; otherwise they leave play',
        'They may rebuy if rebuys are open',
      );
    },
  }),
  irregularity({
    id: 'overpaid-all-in',
    title: 'Overpaid all-in',
    about: 'The loser of an all-in paid more than they owed.',
    facts: [
      yesOrNo(
        'nextHandDealt',
        'Has another hand been dealt?',
        'after another hand is dealt',
        'before another hand',
      ),
    ],
    settle({ nextHandDealt }, { rulings }) {
      const { use, cite } = rulings.overpaidAllIn;
      if (use === 'stands-after-next-hand' && nextHandDealt)
        return ruling(
          cite,
          'It stands: players make sure themselves that all-in stacks are even, and another hand has been dealt.',
          'The loser is out',
        );
      return ruling(
        cite,
        'Correct it.',
        'Count both stacks back to what each player had before the hand',
        'The winner keeps their own stack and the same amount again; the rest goes back',
      );
    },
  }),
  irregularity({
    id: 'complained-late',
    title: 'Disputed pot',
    about: 'A player disputes a pot that has been pushed.',
    facts: [
      oneOf(
        'about',
        'Is it about who won or how much was in the pot?',
        ['who-won', 'who won'],
        ['amount', 'how much was in it'],
      ),
      oneOf(
        'nextHand',
        'How far along is the next hand?',
        ['not-begun', 'before the next riffle'],
        ['begun', 'after the next riffle'],
        ['substantial-action', 'after substantial action in it'],
      ),
    ],
    settle({ about, nextHand }, { rulings }) {
      const { use, cite: rule } = rulings.disputes;
      const counted = use === 'amounts-later' && about === 'amount' && nextHand === 'begun';
      return nextHand === 'not-begun' || counted
        ? ruling(rule, 'Look into it.', 'Stop the game', 'Go through the hand and correct what was wrong')
        : ruling(rule, 'The result stands: it’s too late.', 'The game continues');
    },
  }),
];
