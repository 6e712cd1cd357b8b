import { whenTimeIsUp } from '../clock/decision.ts';
import { citeFor } from './cite.ts';
import { foreignMisdeal, sinceTheBlinds, tooLate } from './misdeals.ts';
import { penaltySteps } from './penalties.ts';
import {
  type Irregularity,
  irregularity,
  number,
  oneOf,
  type Ruling,
  ruling,
  withEffect,
  yesOrNo,
} from './ruling.ts';

const DEAD = ['Muck their cards', 'Their chips stay in the pot'];
/** A ruling that kills the hand. */
export const dead = (rule: Ruling['rule'], says: string, ...more: string[]): Ruling =>
  withEffect('kill', ruling(rule, says, ...DEAD, ...more));

const facingABet = yesOrNo('facingABet', 'Are they facing a bet?', 'facing a bet', 'not facing a bet');
const identifiable = yesOrNo(
  'identifiable',
  'Can you identify their cards beyond doubt?',
  'their cards can be identified',
  'they cannot be identified',
);

export const deadHands: readonly Irregularity[] = [
  irregularity({
    id: 'folded-or-said-fold',
    title: 'Taking back a fold',
    about: 'A player folds, or says “fold,” and wants the hand back.',
    facts: [facingABet],
    settle(facts, rulebook) {
      if (facts.facingABet) return dead('dead-hand-fold', 'The hand is dead.');
      const rule = citeFor(rulebook, 'tda-58-odd-folds', 'verbal-in-turn-binding');
      return dead(
        rule,
        'The fold is binding even with nothing to call. The hand is dead.',
        ...(rule === 'tda-58-odd-folds' ? penaltySteps(rulebook) : []),
      );
    },
  }),
  irregularity({
    id: 'hand-thrown-forward',
    title: 'Cards thrown forward',
    about: 'A player not facing a bet throws their cards forward.',
    facts: [
      yesOrNo(
        'actedBehind',
        'Has a player behind them acted because of it?',
        'someone behind has acted',
        'nobody has acted',
      ),
    ],
    settle({ actedBehind }, rulebook) {
      const { use, cite } = rulebook.rulings.foldWithoutABet;
      if (actedBehind)
        return dead('dead-hand-forward-throw', 'The hand is dead, even though they faced no bet.');
      if (use === 'binds')
        return dead(cite, 'It’s still a fold: the hand is dead.', ...penaltySteps(rulebook));
      return ruling(
        cite,
        'The hand is still theirs: nobody has acted on it.',
        'They take their cards back and act',
      );
    },
  }),
  irregularity({
    id: 'hand-with-wrong-count',
    title: 'Wrong number of cards, found late',
    about: 'A hand does not have two cards, and it is too late for a misdeal.',
    facts: [],
    settle: () => dead('dead-hand-wrong-count', 'The hand is dead.'),
  }),
  irregularity({
    id: 'joker-in-hand',
    title: 'Joker in a hand',
    about: 'A player finds a joker among their cards.',
    facts: [
      yesOrNo('hasActed', 'Have they acted on the hand?', 'after they have acted', 'before they act'),
      ...sinceTheBlinds,
    ],
    settle(facts, rulebook) {
      const { use, cite } = rulebook.rulings.foreignCard;
      if (use === 'misdeal-then-paper' && !tooLate(facts, rulebook)) return foreignMisdeal();
      if (facts.hasActed)
        return dead('dead-hand-joker', 'They have acted on it: the hand is dead, and no chips come back.');
      return ruling(
        use === 'misdeal-then-paper' ? cite : 'rr-boxed-card',
        'They have not acted yet: the joker is a scrap of paper, and they get another card.',
        'Give them the top card of the stub',
        'Take the joker out of the deck',
      );
    },
  }),
  irregularity({
    id: 'clock-called',
    title: 'Calling the clock',
    about: 'Someone wants a time limit on a player who takes too long.',
    facts: [
      oneOf(
        'by',
        'Who is calling it?',
        ['player', 'a player at the table'],
        ['director', 'the director'],
        ['onlooker', 'someone not playing'],
      ),
    ],
    settle({ by }, rulebook) {
      const { use, cite: rule } = rulebook.tournament.decisionClock;
      if (by === 'onlooker')
        return ruling(
          rule,
          'Only a player at the table or the director can call the clock.',
          'The player may keep thinking',
        );
      return ruling(
        rule,
        `They have ${use.seconds} seconds, then a ${use.countdown}-second countdown.`,
        'Tell the director, who keeps the time',
        `After ${use.seconds} seconds, count down from ${use.countdown}`,
        use.withoutABet === 'fold'
          ? 'At zero, their hand is folded'
          : 'At zero, their hand is dead if they face a bet; otherwise it’s a check',
      );
    },
  }),
  irregularity({
    id: 'clock-ran-out',
    title: 'Clock runs out',
    about: 'Time is up for a player who had the clock called on them.',
    facts: [facingABet],
    settle(facts, rulebook) {
      const fate = whenTimeIsUp(rulebook.tournament.decisionClock.use, facts.facingABet);
      const killed = citeFor(rulebook, 'tda-29-clock', 'dead-hand-clock');
      const folded = citeFor(rulebook, 'call-the-clock', 'dead-hand-clock');
      if (fate === 'fold')
        return dead(
          rulebook.tournament.decisionClock.use.withoutABet === 'fold' ? folded : killed,
          'Their hand is folded.',
        );
      return ruling(
        killed,
        'They face no bet, so their hand is not dead: it’s a check.',
        'Action moves to the next player',
      );
    },
  }),
  irregularity({
    id: 'hand-in-the-muck',
    title: 'Mucked hand',
    about: 'A hand has touched the muck, and the player wants it back.',
    facts: [
      identifiable,
      yesOrNo(
        'falseInformation',
        'Did they fold because someone told them something wrong?',
        'they were misled',
        'nobody misled them',
      ),
    ],
    settle({ identifiable: isKnown, falseInformation }, { rulings }) {
      const { use, cite } = rulings.fromTheMuck;
      if (use === 'never') return dead(cite, 'Cards in the muck are dead.');
      if (!isKnown) return dead(cite, 'The cards cannot be identified: the hand is dead.');
      if (use === 'if-identifiable')
        return withEffect(
          'give-back',
          ruling(
            cite,
            'The hand is live: it can still be identified.',
            'They take their two cards back',
            'The hand continues',
          ),
        );
      const steps = [
        'The director decides and explains why',
        'If they get it back, they take their two cards and action continues',
      ];
      return falseInformation
        ? withEffect(
            'give-back',
            ruling(cite, 'They were misled, so make every effort to give them their hand back.', ...steps),
          )
        : ruling(cite, 'The director may give it back if that is best for the game.', ...steps);
    },
  }),
  irregularity({
    id: 'cards-into-another-hand',
    title: 'Cards thrown into another hand',
    about: 'A player’s cards land in another player’s hand.',
    facts: [],
    settle: () =>
      withEffect(
        'kill',
        ruling(
          'dead-hand-into-other-hand',
          'The thrown cards are dead, face up or face down.',
          'Muck them; the other player keeps their own two if they can be identified',
        ),
      ),
  }),
  irregularity({
    id: 'unprotected-hand',
    title: 'Unprotected hand mucked',
    about: 'The dealer takes or fouls a hand that was not protected.',
    facts: [
      identifiable,
      number(
        'uncalled',
        'How much of their bet is uncalled?',
        [0, 'their whole bet is called'],
        [200, '200 of their bet is uncalled'],
      ),
    ],
    settle({ identifiable: isKnown, uncalled }, { rulings }) {
      const { use, cite } = rulings.fouledHand;
      if (use === 'no-redress')
        return dead(cite, 'The hand is dead: players protect their own hands. No chips come back.');
      if (isKnown)
        return ruling(
          cite,
          'Their cards can be identified: the hand stays live.',
          'They get their cards back',
          'The hand continues',
        );
      if (uncalled === 0) return dead(cite, 'The hand is dead: players protect their own hands.');
      return withEffect(
        'kill-uncalled-back',
        ruling(
          'tda-15-mucked-uncalled-returned',
          `The hand is dead; the uncalled ${uncalled} goes back to the player.`,
          'Muck their cards',
          `Return ${uncalled} to them; what was called stays in the pot`,
        ),
      );
    },
  }),
];
