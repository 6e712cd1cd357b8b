import { type Irregularity, oneOf, rules, yesOrNo } from './ruling.ts';

const PENALTY = ['Say it once, kindly', 'Record a warning; a second time the director may take hands away'];

export const conduct: readonly Irregularity[] = [
  {
    id: 'showed-live-card',
    title: 'A player shows a card of a live hand',
    facts: [
      yesOrNo(
        'lastTwoOfTheEvent',
        'Are only two players left in the tournament?',
        'the last two of the tournament',
        'more are left',
      ),
      yesOrNo(
        'headsUpInThePot',
        'Are only two players in the pot?',
        'two alone in the pot',
        'more in the pot',
      ),
    ],
    settle({ lastTwoOfTheEvent, headsUpInThePot }, { rulings }) {
      const { use, cite } = rulings.headsUpTalk;
      const free =
        (use === 'last-two-of-the-event' && lastTwoOfTheEvent) ||
        (use === 'two-in-the-pot' && headsUpInThePot);
      if (free)
        return rules(cite, 'He may: the two of them can show and say what they like.', 'The hand goes on');
      return rules(
        rulings.shownByPlayer.cite,
        'The hand is not dead, but he may be penalised.',
        'Everybody may see the card',
        ...PENALTY,
      );
    },
  },
  {
    id: 'stated-or-commented',
    title: 'Somebody says what he holds, or comments on the hand or the board',
    facts: [
      oneOf(
        'who',
        'Who spoke?',
        ['in-the-hand', 'a player in the hand'],
        ['not-in-the-hand', 'somebody else'],
      ),
      yesOrNo(
        'headsUpInThePot',
        'Are only two players in the pot?',
        'two alone in the pot',
        'more in the pot',
      ),
    ],
    settle({ who, headsUpInThePot }, { rulings }) {
      if (who === 'in-the-hand' && headsUpInThePot && rulings.headsUpTalk.use === 'two-in-the-pot')
        return rules(
          'commentary-heads-up-exception',
          'He may: two who are alone in a pot can say what they like.',
          'The hand goes on',
        );
      return rules(
        'no-commentary',
        'No word that could help or hurt somebody in the hand.',
        'Nothing that was said is taken back; the hand goes on',
        ...PENALTY,
      );
    },
  },
  {
    id: 'coaching',
    title: 'Somebody advises a player in a hand',
    facts: [],
    settle: () => rules('no-coaching', 'One player to a hand.', 'The hand goes on', ...PENALTY),
  },
  {
    id: 'chips-off-the-table',
    title: 'A player has taken chips off the table',
    facts: [],
    settle: () =>
      rules(
        'chips-removed-from-table',
        'The chips leave the tournament, and he may be disqualified.',
        'Count the chips and take them out of play',
        'The director decides about the player',
      ),
  },
  {
    id: 'intoxicated',
    title: 'A player is too drunk to play',
    facts: [],
    settle: () =>
      rules(
        'intoxicated-disqualified',
        'The house may disqualify him.',
        'The director decides, and says why',
      ),
  },
  {
    id: 'out-of-turn-on-purpose',
    title: 'A player acts out of turn on purpose',
    facts: [],
    settle: () =>
      rules(
        'deliberate-out-of-turn',
        'It is not tolerated; the action itself is ruled on as any out of turn.',
        ...PENALTY,
      ),
  },
  {
    id: 'splashed-pot',
    title: 'A player has thrown his chips into the pot',
    facts: [],
    settle: () =>
      rules(
        'splashing',
        'The dealer makes sure of the amount.',
        'Count what is in the pot against the action',
        'Push his chips back in front of him until the betting is over',
      ),
  },
  {
    id: 'hidden-chips-found',
    title: 'A player who lost an all-in finds more chips',
    facts: [
      yesOrNo(
        'winnerCovered',
        'Could the winner have covered them?',
        'the winner had as many',
        'the winner had fewer',
      ),
      yesOrNo('nextDealBegun', 'Has the next deal begun?', 'after the next deal', 'before the next deal'),
    ],
    settle({ winnerCovered, nextDealBegun }) {
      if (!winnerCovered)
        return rules(
          'all-in-hidden-chips',
          'The winner could not have won them: they stay his.',
          'He plays on with them',
        );
      if (nextDealBegun)
        return rules(
          'all-in-hidden-chips',
          'He is out, and the chips leave the tournament.',
          'Take the chips out of play',
          'He may rebuy if rebuys are open',
        );
      return rules(
        'all-in-hidden-chips',
        'He is out; the director may give the chips to the winner.',
        'The director decides whether they would clearly have been lost',
        'If so they go to the winner, otherwise out of play',
        'He may rebuy if rebuys are open',
      );
    },
  },
  {
    id: 'overpaid-all-in',
    title: 'The loser of an all-in has paid more than he owed',
    facts: [
      yesOrNo('nextHandDealt', 'Has another hand been dealt?', 'after another hand', 'before another hand'),
    ],
    settle({ nextHandDealt }, { rulings }) {
      const { use, cite } = rulings.overpaidAllIn;
      if (use === 'stands-after-next-hand' && nextHandDealt)
        return rules(
          cite,
          'It stands: players see to it themselves that stacks are even, and another hand has been played.',
          'The loser is out',
        );
      return rules(
        cite,
        'It is put right.',
        'Count both stacks back to what each had before the hand',
        'The winner keeps his own stack and as much again; the rest goes back',
      );
    },
  },
];
