import { whenTimeIsUp } from '../clock/decision.ts';
import { doing, type Irregularity, oneOf, rules, yesOrNo } from './ruling.ts';

const DEAD = ['His cards go into the muck', 'His chips stay in the pot'];
const VOID = [
  'Every chip in the pot goes back to who put it in',
  'Every hand is dead',
  'Use another deck, shuffle, and deal again with the same button',
];

export const deadHands: readonly Irregularity[] = [
  {
    id: 'folded-or-said-fold',
    title: 'A player folds, or says that he folds, facing a bet',
    facts: [],
    settle: () => doing('kill', rules('dead-hand-fold', 'The hand is dead.', ...DEAD)),
  },
  {
    id: 'hand-thrown-forward',
    title: 'A player throws his cards forward, and somebody acts behind him',
    facts: [
      yesOrNo(
        'actedBehind',
        'Has a player behind him acted because of it?',
        'somebody acted behind him',
        'nobody has acted',
      ),
    ],
    settle: ({ actedBehind }) =>
      actedBehind
        ? doing(
            'kill',
            rules('dead-hand-forward-throw', 'The hand is dead, also where he faced no bet.', ...DEAD),
          )
        : rules(
            'dead-hand-forward-throw',
            'The hand is still his: nobody has acted on it.',
            'He takes his cards back and acts',
          ),
  },
  {
    id: 'hand-with-wrong-count',
    title: 'A hand has not two cards, and the misdeal can no longer be called',
    facts: [],
    settle: () => doing('kill', rules('dead-hand-wrong-count', 'The hand is dead.', ...DEAD)),
  },
  {
    id: 'joker-in-hand',
    title: 'A player finds a joker in his hand',
    facts: [yesOrNo('acted', 'Has he acted on the hand?', 'after he has acted', 'before')],
    settle: ({ acted }) =>
      acted
        ? doing('kill', rules('dead-hand-joker', 'He has acted on it: the hand is dead.', ...DEAD))
        : rules(
            'irregular-unseen-liability',
            'He has not acted yet: the joker is replaced as an exposed card is.',
            'Give him the top card of the stub',
            'The joker leaves the deck',
          ),
  },
  {
    id: 'clock-ran-out',
    title: 'The clock called on a player has run out',
    facts: [yesOrNo('facingABet', 'Does he face a bet?', 'facing a bet', 'facing none')],
    settle({ facingABet }, { night }) {
      const fate = whenTimeIsUp(night.decisionClock.use, facingABet === true);
      if (fate === 'fold')
        return doing(
          'kill',
          rules(facingABet ? 'dead-hand-clock' : 'call-the-clock', 'His hand is folded.', ...DEAD),
        );
      return rules(
        'dead-hand-clock',
        'He faces no bet, so his hand is not dead: it is a check.',
        'The action goes on with the next player',
      );
    },
  },
  {
    id: 'hand-in-the-muck',
    title: 'A hand has touched the muck',
    facts: [
      yesOrNo(
        'identifiable',
        'Can his cards be told from the others beyond doubt?',
        'his cards can be told',
        'they cannot be told',
      ),
      yesOrNo(
        'falseInformation',
        'Did he fold because of something wrong he was told?',
        'he was misled',
        'nobody misled him',
      ),
    ],
    settle({ identifiable, falseInformation }, { rulings }) {
      const { use, cite } = rulings.fromTheMuck;
      if (use === 'never') return doing('kill', rules(cite, 'Cards in the muck are dead.', ...DEAD));
      if (!identifiable)
        return doing(
          'kill',
          rules('dead-hand-muck', 'The cards cannot be told apart: the hand is dead.', ...DEAD),
        );
      const extra = falseInformation
        ? 'He was misled, so every effort is made to give him his hand back.'
        : 'The director may give it back if that is best for the game.';
      return rules(
        'dead-hand-muck',
        extra,
        'The director decides, and says why',
        'If it is given back, he takes his two cards and the action goes on',
      );
    },
  },
  {
    id: 'cards-into-another-hand',
    title: 'Cards were thrown into another player’s hand',
    facts: [],
    settle: () =>
      doing(
        'kill',
        rules(
          'dead-hand-into-other-hand',
          'The thrown cards are dead, face up or face down.',
          'They go into the muck; the other player keeps his own two if they can be told',
        ),
      ),
  },
  {
    id: 'unprotected-hand',
    title: 'The dealer has taken or fouled a hand that was not protected',
    facts: [],
    settle: () =>
      doing('kill', rules('protect-own-hand', 'The hand is dead: everybody protects his own.', ...DEAD)),
  },
];

export const irregularCards: readonly Irregularity[] = [
  {
    id: 'other-back',
    title: 'A card with another back turns up',
    facts: [
      oneOf(
        'where',
        'Was it in a hand or on the board, or still in the stub?',
        ['in-play', 'in play'],
        ['stub', 'in the stub'],
      ),
    ],
    settle: ({ where }) =>
      where === 'in-play'
        ? doing('void', rules('irregular-back-in-hand', 'All action is void.', ...VOID))
        : rules('irregular-back-in-stub', 'All action stands.', 'Take the card out for the next hand'),
  },
  {
    id: 'duplicate-card',
    title: 'Two cards of the same rank and suit are found',
    facts: [],
    settle: () => doing('void', rules('irregular-duplicate', 'All action is void.', ...VOID)),
  },
  {
    id: 'missing-card',
    title: 'A card is found to be missing from the deck',
    facts: [],
    settle: () =>
      rules(
        'irregular-missing-card',
        'The result of the hand stands.',
        'Complete the deck before the next hand',
      ),
  },
  {
    id: 'card-not-looked-at',
    title: 'A player played without looking, and a card is irregular',
    facts: [],
    settle: () =>
      doing(
        'kill',
        rules(
          'irregular-unseen-liability',
          'He bears it: who plays without looking takes the risk of a wrong card.',
          ...DEAD,
        ),
      ),
  },
  {
    id: 'flashed-by-dealer',
    title: 'The dealer has flashed a card',
    facts: [],
    settle: () =>
      rules(
        'flashed-by-dealer',
        'It counts as an exposed card.',
        'Rule on it as a hole card exposed while dealing',
      ),
  },
  {
    id: 'flashed-by-player',
    title: 'A player has flashed his own card',
    facts: [],
    settle: () => rules('flashed-by-player', 'The card plays.', 'The hand goes on'),
  },
  {
    id: 'dealt-off-the-table',
    title: 'A card was dealt off the table',
    facts: [],
    settle: () =>
      rules(
        'dealt-off-table',
        'It counts as an exposed card.',
        'Rule on it as a hole card exposed while dealing',
      ),
  },
  {
    id: 'dropped-card',
    title: 'A player has dropped a card on the floor',
    facts: [],
    settle: () =>
      rules('dropped-card', 'He must still play the card.', 'He picks it up and the hand goes on'),
  },
  {
    id: 'shown-to-spoil',
    title: 'A player shows cards to ruin another’s chances',
    facts: [],
    settle: () =>
      rules(
        'player-exposes-maliciously-bj',
        'The director may declare every hand dead and give all chips back.',
        'The director decides, and says why',
        'If so, every chip goes back to who put it in',
        'The player may be penalised',
      ),
  },
];
