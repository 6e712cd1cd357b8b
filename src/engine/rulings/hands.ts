import { whenTimeIsUp } from '../clock/decision.ts';
import { citeFor } from './cite.ts';
import { asExposed, sinceTheBlinds, tooLate } from './misdeals.ts';
import { penaltySteps } from './penalties.ts';
import {
  type FactsOf,
  type Irregularity,
  irregularity,
  number,
  oneOf,
  type Ruling,
  type RulingHouse,
  ruling,
  withEffect,
  yesOrNo,
} from './ruling.ts';

const DEAD = ['His cards go into the muck', 'His chips stay in the pot'];
const VOID = [
  'Every chip in the pot goes back to who put it in',
  'Every hand is dead',
  'Use another deck, shuffle, and deal again with the same button',
];
const PAPER = ['Lay it aside as a scrap of paper', 'The next card takes its place where it was to be dealt'];

const dead = (rule: Ruling['rule'], says: string, ...more: string[]): Ruling =>
  withEffect('kill', ruling(rule, says, ...DEAD, ...more));

const identifiable = yesOrNo(
  'identifiable',
  'Can his cards be told from the others beyond doubt?',
  'his cards can be told',
  'they cannot be told',
);

export const deadHands: readonly Irregularity[] = [
  irregularity({
    id: 'folded-or-said-fold',
    title: 'A player folds, or says that he folds, and wants to take it back',
    facts: [yesOrNo('facingABet', 'Does he face a bet or raise?', 'facing a bet', 'facing none')],
    settle({ facingABet }, house) {
      if (facingABet) return dead('dead-hand-fold', 'The hand is dead.');
      const rule = citeFor(house, 'tda-58-odd-folds', 'verbal-in-turn-binding');
      return dead(
        rule,
        'The fold binds, also with nothing to call: the hand is dead.',
        ...(rule === 'tda-58-odd-folds' ? penaltySteps(house) : []),
      );
    },
  }),
  irregularity({
    id: 'hand-thrown-forward',
    title: 'A player throws his cards forward without facing a bet',
    facts: [
      yesOrNo(
        'actedBehind',
        'Has a player behind him acted because of it?',
        'somebody acted behind him',
        'nobody has acted',
      ),
    ],
    settle({ actedBehind }, house) {
      const { use, cite } = house.rulings.foldWithoutABet;
      if (actedBehind)
        return dead('dead-hand-forward-throw', 'The hand is dead, also where he faced no bet.');
      if (use === 'binds')
        return dead(cite, 'It is a fold all the same: the hand is dead.', ...penaltySteps(house));
      return ruling(
        cite,
        'The hand is still his: nobody has acted on it.',
        'He takes his cards back and acts',
      );
    },
  }),
  irregularity({
    id: 'hand-with-wrong-count',
    title: 'A hand has not two cards, and the misdeal can no longer be called',
    facts: [],
    settle: () => dead('dead-hand-wrong-count', 'The hand is dead.'),
  }),
  irregularity({
    id: 'joker-in-hand',
    title: 'A player finds a joker in his hand',
    facts: [
      yesOrNo('hasActed', 'Has he acted on the hand?', 'after he has acted', 'before'),
      ...sinceTheBlinds,
    ],
    settle(facts, house) {
      const { use, cite } = house.rulings.foreignCard;
      if (use === 'misdeal-then-paper' && !tooLate(facts, house)) return foreignMisdeal();
      if (facts.hasActed)
        return dead('dead-hand-joker', 'He has acted on it: the hand is dead, and no chips come back.');
      return ruling(
        use === 'misdeal-then-paper' ? cite : 'rr-boxed-card',
        'He has not acted yet: the joker is a scrap of paper and is replaced.',
        'Give him the top card of the stub',
        'The joker leaves the deck',
      );
    },
  }),
  irregularity({
    id: 'clock-called',
    title: 'Somebody asks for the clock on a player who takes long',
    facts: [
      oneOf(
        'by',
        'Who asks for it?',
        ['player', 'a player at the table'],
        ['director', 'the director'],
        ['onlooker', 'somebody who does not play'],
      ),
    ],
    settle({ by }, house) {
      const { use, cite: rule } = house.tournament.decisionClock;
      if (by === 'onlooker')
        return ruling(
          rule,
          'Only a player of the table or the director can call the clock.',
          'The player goes on thinking',
        );
      return ruling(
        rule,
        `He has ${use.seconds} seconds, then a countdown of ${use.countdown}.`,
        'Tell the director, who keeps the time',
        `After ${use.seconds} seconds count down from ${use.countdown}`,
        use.withoutABet === 'fold'
          ? 'At zero his hand is folded'
          : 'At zero his hand is dead if he faces a bet, otherwise it is a check',
      );
    },
  }),
  irregularity({
    id: 'clock-ran-out',
    title: 'The clock called on a player has run out',
    facts: [yesOrNo('facingABet', 'Does he face a bet?', 'facing a bet', 'facing none')],
    settle({ facingABet }, house) {
      const fate = whenTimeIsUp(house.tournament.decisionClock.use, facingABet);
      const killed = citeFor(house, 'tda-29-clock', 'dead-hand-clock');
      const folded = citeFor(house, 'call-the-clock', 'dead-hand-clock');
      if (fate === 'fold')
        return dead(
          house.tournament.decisionClock.use.withoutABet === 'fold' ? folded : killed,
          'His hand is folded.',
        );
      return ruling(
        killed,
        'He faces no bet, so his hand is not dead: it is a check.',
        'The action goes on with the next player',
      );
    },
  }),
  irregularity({
    id: 'hand-in-the-muck',
    title: 'A hand has touched the muck',
    facts: [
      identifiable,
      yesOrNo(
        'falseInformation',
        'Did he fold because of something wrong he was told?',
        'he was misled',
        'nobody misled him',
      ),
    ],
    settle({ identifiable: told, falseInformation }, { rulings }) {
      const { use, cite } = rulings.fromTheMuck;
      if (use === 'never') return dead(cite, 'Cards in the muck are dead.');
      if (!told) return dead(cite, 'The cards cannot be told apart: the hand is dead.');
      if (use === 'if-identifiable')
        return withEffect(
          'give-back',
          ruling(
            cite,
            'The hand is live: the dealer has not made it impossible to tell.',
            'He takes his two cards back',
            'The hand goes on',
          ),
        );
      const steps = [
        'The director decides, and says why',
        'If it is given back, he takes his two cards and the action goes on',
      ];
      return falseInformation
        ? withEffect(
            'give-back',
            ruling(cite, 'He was misled, so every effort is made to give him his hand back.', ...steps),
          )
        : ruling(cite, 'The director may give it back if that is best for the game.', ...steps);
    },
  }),
  irregularity({
    id: 'cards-into-another-hand',
    title: 'Cards were thrown into another player’s hand',
    facts: [],
    settle: () =>
      withEffect(
        'kill',
        ruling(
          'dead-hand-into-other-hand',
          'The thrown cards are dead, face up or face down.',
          'They go into the muck; the other player keeps his own two if they can be told',
        ),
      ),
  }),
  irregularity({
    id: 'unprotected-hand',
    title: 'The dealer has taken or fouled a hand that was not protected',
    facts: [
      identifiable,
      number(
        'uncalled',
        'How much of his own bet has nobody called?',
        [0, 'all of his bet is called'],
        [200, '200 of his bet are not called'],
      ),
    ],
    settle({ identifiable: told, uncalled }, { rulings }) {
      const { use, cite } = rulings.fouledHand;
      if (use === 'no-redress')
        return dead(cite, 'The hand is dead: everybody protects his own. No chips come back.');
      if (told)
        return ruling(
          cite,
          'His cards can be told: the hand stays live.',
          'He gets them back',
          'The hand goes on',
        );
      if (uncalled === 0) return dead(cite, 'The hand is dead: everybody protects his own.');
      return withEffect(
        'kill-uncalled-back',
        ruling(
          'tda-15-mucked-uncalled-returned',
          `The hand is dead; the ${uncalled} that nobody called go back to him.`,
          'His cards go into the muck',
          `Give him back ${uncalled}; what was called stays in the pot`,
        ),
      );
    },
  }),
];

const foreignMisdeal = (): Ruling =>
  withEffect(
    'void',
    ruling(
      'tda-35-misdeal',
      'Misdeal: a card that does not belong to the deck was found before substantial action.',
      'Every player hands in his cards, and blinds and antes go back',
      'Take the card out, shuffle, cut and deal again with the same button, blinds and players',
    ),
  );

const otherBackFacts = [
  oneOf(
    'where',
    'Was it in a hand or on the board, or still in the stub?',
    ['in-play', 'in play'],
    ['stub', 'in the stub'],
  ),
  ...sinceTheBlinds,
] as const;

function otherBack(facts: FactsOf<typeof otherBackFacts>, house: RulingHouse): Ruling {
  const { use, cite } = house.rulings.foreignCard;
  if (facts.where === 'stub')
    return ruling('irregular-back-in-stub', 'All action stands.', 'Take the card out for the next hand');
  if (use === 'void') return withEffect('void', ruling(cite, 'All action is void.', ...VOID));
  return tooLate(facts, house)
    ? ruling(cite, 'There has been substantial action: the card is a scrap of paper.', ...PAPER)
    : foreignMisdeal();
}

export const irregularCards: readonly Irregularity[] = [
  irregularity({
    id: 'other-back',
    title: 'A card with another back turns up',
    facts: otherBackFacts,
    settle: otherBack,
  }),
  irregularity({
    id: 'duplicate-card',
    title: 'Two cards of the same rank and suit are found',
    facts: [],
    settle: (_, house) =>
      withEffect(
        'void',
        ruling(citeFor(house, 'tda-35-fouled', 'irregular-duplicate'), 'All action is void.', ...VOID),
      ),
  }),
  irregularity({
    id: 'knew-of-bad-deck',
    title: 'A player knew that the deck was bad and played on without a word',
    facts: [
      yesOrNo(
        'refundRefused',
        'Does the director refuse him his chips back?',
        'he gets nothing back',
        'everybody gets his chips back',
      ),
    ],
    settle: ({ refundRefused }, house) =>
      refundRefused
        ? ruling(
            'rr-extra-money-next-hand',
            'His chips stay in the pot, and only players of this hand can win them.',
            'Everybody else takes his chips back',
            'His lie in the middle for the next deal among the same players',
          )
        : withEffect(
            'void',
            ruling(
              'rr-know-fouled-deck',
              'All action is void. Who knows of a bad deck must say so; he may lose his refund.',
              ...VOID,
              ...penaltySteps(house),
            ),
          ),
  }),
  irregularity({
    id: 'missing-card',
    title: 'A card is found to be missing from the deck',
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
    title: 'A player played without looking, and a card is irregular',
    facts: [],
    settle: () =>
      dead(
        'irregular-unseen-liability',
        'The hand is dead, and no chips come back: who plays without looking takes the risk of a wrong card.',
      ),
  }),
  asExposed('flashed-by-dealer', 'The dealer has flashed a card', 'flashed-by-dealer'),
  asExposed('dealt-off-the-table', 'A card was dealt off the table', 'dealt-off-table'),
  irregularity({
    id: 'flashed-by-player',
    title: 'A player has flashed his own card',
    facts: [],
    settle: (_, house) =>
      ruling(
        citeFor(house, 'flashed-by-player', 'player-exposes-card-bj', 'tda-68-exposing'),
        'The card plays, and the hand is live.',
        'Everybody may know the card',
        'The hand goes on',
      ),
  }),
  irregularity({
    id: 'dropped-card',
    title: 'A player has dropped a card on the floor',
    facts: [],
    settle: () =>
      ruling('dropped-card', 'He must still play the card.', 'He picks it up and the hand goes on'),
  }),
  irregularity({
    id: 'shown-to-spoil',
    title: 'A player shows cards to ruin another’s chances',
    facts: [
      yesOrNo(
        'intent',
        'Does the director find that it was done on purpose to spoil another’s hand?',
        'it was meant to',
        'it was not',
      ),
    ],
    settle({ intent }, house) {
      const { use, cite } = house.rulings.shownToSpoil;
      if (intent && use === 'may-void')
        return withEffect(
          'void',
          ruling(
            cite,
            'The director may declare every hand dead and give all chips back.',
            'The director decides, and says why',
            'If so, every chip goes back to who put it in',
            ...penaltySteps(house),
          ),
        );
      return ruling(
        intent ? cite : house.rulings.shownByPlayer.cite,
        'The hand goes on and his own stays live; he may be penalised.',
        'Everybody may see the card',
        ...penaltySteps(house),
      );
    },
  }),
];
