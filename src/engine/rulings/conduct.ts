import type { RuleId } from '../../rules/index.ts';
import { citeFor } from './cite.ts';
import { countMissedHands, penaltySteps } from './penalties.ts';
import {
  type Irregularity,
  irregularity,
  number,
  numberFrom,
  oneOf,
  type RulingHouse,
  ruling,
  yesOrNo,
} from './ruling.ts';

/** An offence: what is said about it, and the penalties the house allows. */
const offence = (
  id: string,
  title: string,
  says: string,
  rule: (house: RulingHouse) => RuleId,
  ...steps: string[]
): Irregularity =>
  irregularity({
    id,
    title,
    facts: [],
    settle: (_, house) => ruling(rule(house), says, ...steps, ...penaltySteps(house)),
  });

const headsUpInThePot = yesOrNo(
  'headsUpInThePot',
  'Are only two players in the pot?',
  'two alone in the pot',
  'more in the pot',
);

const punished =
  (first: RuleId) =>
  (house: RulingHouse): RuleId =>
    citeFor(house, first, 'tda-71-penalties', 'rr-penalties');

export const conduct: readonly Irregularity[] = [
  irregularity({
    id: 'showed-live-card',
    title: 'A player shows a card of a live hand',
    facts: [
      yesOrNo(
        'lastTwoOfTheEvent',
        'Are only two players left in the tournament?',
        'the last two of the tournament',
        'more are left',
      ),
      headsUpInThePot,
    ],
    settle({ lastTwoOfTheEvent, headsUpInThePot: alone }, house) {
      const { use, cite } = house.rulings.headsUpTalk;
      const free =
        (use === 'last-two-of-the-event' && lastTwoOfTheEvent) || (use === 'two-in-the-pot' && alone);
      if (free)
        return ruling(cite, 'He may: the two of them can show and say what they like.', 'The hand goes on');
      return ruling(
        house.rulings.shownByPlayer.cite,
        'The hand is not dead, but he may be penalised.',
        'Everybody may see the card',
        ...penaltySteps(house),
      );
    },
  }),
  irregularity({
    id: 'stated-or-commented',
    title: 'Somebody says what he holds, or comments on the hand or the board',
    facts: [
      oneOf(
        'who',
        'Who spoke?',
        ['in-the-hand', 'a player in the hand'],
        ['not-in-the-hand', 'somebody else'],
      ),
      headsUpInThePot,
    ],
    settle({ who, headsUpInThePot: alone }, house) {
      if (who === 'in-the-hand' && alone && house.rulings.headsUpTalk.use === 'two-in-the-pot')
        return ruling(
          'commentary-heads-up-exception',
          'He may: two who are alone in a pot can say what they like.',
          'The hand goes on',
        );
      const stated = who === 'in-the-hand' ? (['no-showing-live-cards'] as const) : [];
      return ruling(
        citeFor(house, 'tda-67-no-disclosure', 'no-commentary', ...stated, 'rr-penalties'),
        'No word that could help or hurt somebody in the hand.',
        'Nothing that was said is taken back; the hand goes on',
        ...penaltySteps(house),
      );
    },
  }),
  offence(
    'said-the-obvious',
    'Somebody comments on the hand, and says it was obvious to all',
    'That it was obvious is no excuse: it may not have been, and then it need not be said.',
    (house) => citeFor(house, 'no-commentary-obvious', 'tda-67-no-disclosure', 'rr-penalties'),
    'Nothing that was said is taken back; the hand goes on',
  ),
  offence(
    'coaching',
    'Somebody advises a player in a hand',
    'One player to a hand.',
    (house) => citeFor(house, 'tda-67-no-disclosure', 'no-coaching', 'rr-penalties'),
    'The hand goes on',
  ),
  irregularity({
    id: 'chips-off-the-table',
    title: 'A player has taken chips or cards off the table',
    facts: [oneOf('what', 'What did he take?', ['chips', 'chips'], ['cards', 'his cards'])],
    settle: ({ what }, house) =>
      what === 'chips'
        ? ruling(
            citeFor(house, 'chips-removed-from-table', 'cards-chips-stay-on-table'),
            'The chips leave the tournament, and he may be disqualified.',
            'Count the chips and take them out of play',
            'The director decides about the player',
          )
        : ruling(
            'cards-chips-stay-on-table',
            'Cards stay on the table.',
            'He puts them back where everybody sees them; the hand goes on',
            ...penaltySteps(house),
          ),
  }),
  irregularity({
    id: 'intoxicated',
    title: 'A player is too drunk to play',
    facts: [],
    settle: (_, house) =>
      ruling(
        punished('intoxicated-disqualified')(house),
        'The house may disqualify him.',
        'The director decides, and says why',
        'His chips leave play if he is disqualified',
      ),
  }),
  offence(
    'out-of-turn-on-purpose',
    'A player acts out of turn on purpose',
    'It is not tolerated; the action itself is ruled on as any out of turn.',
    (house) => citeFor(house, 'deliberate-out-of-turn', 'act-in-turn', 'tda-53-out-of-turn'),
  ),
  irregularity({
    id: 'splashed-pot',
    title: 'A player has thrown his chips into the pot',
    facts: [],
    settle: () =>
      ruling(
        'splashing',
        'The dealer makes sure of the amount.',
        'Count what is in the pot against the action',
        'Push his chips back in front of him until the betting is over',
      ),
  }),
  offence(
    'made-own-change',
    'A player makes change from the pot or from another’s bet',
    'Only the dealer makes change.',
    () => 'no-self-change',
    'Count what is in the pot against the action, and put it right',
  ),
  irregularity({
    id: 'asked-for-count',
    title: 'A player wants to know how much another has',
    facts: [
      yesOrNo('facingAllIn', 'Does he face an all-in?', 'facing an all-in', 'facing none'),
      yesOrNo('hisTurn', 'Is it his turn?', 'in his turn', 'not in his turn'),
    ],
    settle({ facingAllIn, hisTurn }, { rulings }) {
      const { use, cite: rule } = rulings.stackCount;
      if (use === 'everybody' || (facingAllIn && hisTurn))
        return ruling(rule, 'He is told.', 'Dealer or player counts the chips where everybody sees it');
      return ruling(
        rule,
        'He may look and estimate; a count is for who faces an all-in in his turn.',
        'The chips stay where they can be seen, the large ones in front',
      );
    },
  }),
  offence(
    'rabbit-hunting',
    'Somebody wants to see the card that would have come',
    'The stub stays face down.',
    () => 'tda-28-rabbit',
  ),
  offence(
    'left-with-live-hand',
    'A player in a hand, all-in or not, leaves the table',
    'He stays until the hand is over.',
    punished('tda-31-stay-at-table'),
    'Call him back; the hand goes on',
  ),
  offence(
    'dodged-blind',
    'A player dodges his blind on purpose',
    'He pays it, and may be penalised.',
    punished('tda-33-dodging'),
    'He posts what he has missed',
  ),
  irregularity({
    id: 'soft-play',
    title: 'Two players go easy on each other, or pass chips',
    facts: [
      oneOf(
        'what',
        'Was it soft play, or were chips passed by agreement?',
        ['soft-play', 'soft play'],
        ['collusion', 'chips passed or collusion'],
      ),
    ],
    settle({ what }, house) {
      const rule = punished('tda-69-collusion')(house);
      return what === 'soft-play'
        ? ruling(rule, 'It is penalised.', ...penaltySteps(house))
        : ruling(
            rule,
            'They are disqualified.',
            'The director decides, and says why',
            'Their chips leave play',
          );
    },
  }),
  irregularity({
    id: 'penalty-given',
    title: 'The director has given a player missed circuits',
    facts: [
      numberFrom(1, 'players', 'How many players are at his table?', [9, 'nine at the table']),
      numberFrom(1, 'circuits', 'How many circuits does he miss?', [1, 'one circuit']),
    ],
    settle({ players, circuits }, house) {
      const hands = countMissedHands(players, circuits);
      return ruling(
        citeFor(house, 'tda-71-penalties', 'rr-penalties'),
        `He misses ${hands} hands.`,
        'He is dealt in, his blinds and antes are posted, and his hand is killed',
        `After ${hands} hands he may come back`,
      );
    },
  }),
  irregularity({
    id: 'hidden-chips-found',
    title: 'A player who lost an all-in finds more chips',
    facts: [
      numberFrom(1, 'found', 'How much did he find?', [200, '200 found']),
      number(
        'winnerCovers',
        'How much more than the all-in did the winner have?',
        [200, 'the winner had as much'],
        [50, 'the winner had 50 more'],
      ),
      yesOrNo('nextDealBegun', 'Has the next deal begun?', 'after the next deal', 'before the next deal'),
    ],
    settle({ found, winnerCovers, nextDealBegun }, house) {
      const rule = citeFor(house, 'tda-62-found-chips', 'all-in-hidden-chips');
      const kept = found - winnerCovers;
      if (kept > 0)
        return ruling(
          rule,
          `The winner could not have won it all: the director decides, and the loser keeps the ${kept} not covered.`,
          `${found - kept} go to the winner if the director finds they would clearly have been lost`,
          `He plays on with ${kept}`,
        );
      if (nextDealBegun)
        return ruling(
          rule,
          'He is out, and the chips leave the tournament.',
          `Take the ${found} out of play`,
          'He may rebuy if rebuys are open',
        );
      return ruling(
        rule,
        'He is out; the director may give the chips to the winner.',
        'The director decides whether they would clearly have been lost',
        `If so the ${found} go to the winner, otherwise out of play`,
        'He may rebuy if rebuys are open',
      );
    },
  }),
  irregularity({
    id: 'overpaid-all-in',
    title: 'The loser of an all-in has paid more than he owed',
    facts: [
      yesOrNo('nextHandDealt', 'Has another hand been dealt?', 'after another hand', 'before another hand'),
    ],
    settle({ nextHandDealt }, { rulings }) {
      const { use, cite } = rulings.overpaidAllIn;
      if (use === 'stands-after-next-hand' && nextHandDealt)
        return ruling(
          cite,
          'It stands: players see to it themselves that stacks are even, and another hand has been played.',
          'The loser is out',
        );
      return ruling(
        cite,
        'It is put right.',
        'Count both stacks back to what each had before the hand',
        'The winner keeps his own stack and as much again; the rest goes back',
      );
    },
  }),
  irregularity({
    id: 'complained-late',
    title: 'Somebody disputes a pot that has been pushed',
    facts: [
      oneOf(
        'about',
        'Is it about who won, or about how much was in the pot?',
        ['who-won', 'who won'],
        ['amount', 'how much was in it'],
      ),
      oneOf(
        'nextHand',
        'How far is the next hand?',
        ['not-begun', 'before the next riffle'],
        ['begun', 'after the next riffle'],
        ['substantial-action', 'after substantial action in it'],
      ),
    ],
    settle({ about, nextHand }, { rulings }) {
      const { use, cite: rule } = rulings.disputes;
      const counted = use === 'amounts-later' && about === 'amount' && nextHand === 'begun';
      return nextHand === 'not-begun' || counted
        ? ruling(
            rule,
            'It is looked into.',
            'Stop the game',
            'Go through the hand and put right what was wrong',
          )
        : ruling(rule, 'The result stands: it is too late.', 'The game goes on');
    },
  }),
];
