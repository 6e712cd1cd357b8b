import { assertNever } from '../refusal.ts';
import { doing, type Irregularity, rules } from './ruling.ts';

const NEW_FLOP = [
  'The board cards go back into the stub; the burn card stays where it is',
  'Finish the betting',
  'Shuffle the stub and cut it',
  'Turn a new flop without burning',
];

export const boardErrors: readonly Irregularity[] = [
  {
    id: 'flop-premature',
    title: 'The flop is turned before the betting is over',
    facts: [],
    settle: () =>
      doing(
        'turn-again',
        rules('flop-premature-or-too-many', 'The flop is taken back and dealt again.', ...NEW_FLOP),
      ),
  },
  {
    id: 'flop-too-many-cards',
    title: 'The flop has four cards or more',
    facts: [],
    settle(_, { rulings }) {
      if (rulings.flopOfFour.use === 'new-flop')
        return doing(
          'turn-again',
          rules('flop-premature-or-too-many', 'The flop is taken back and dealt again.', ...NEW_FLOP),
        );
      return rules(
        rulings.flopOfFour.cite,
        'One of the four comes out by chance.',
        'Turn the four cards face down and mix them',
        'One is taken at random and becomes the next burn card',
        'The other three are the flop',
      );
    },
  },
  {
    id: 'no-burn',
    title: 'The dealer has turned a card without burning',
    facts: [],
    settle(_, { rulings }) {
      if (rulings.noBurn.use === 'show-and-skip')
        return rules(
          'failed-burn',
          'The card that should have been burnt is out; the next one plays.',
          'Show the card to everybody and lay it with the burn cards',
          'Turn the next card as usual',
        );
      return rules(
        rulings.noBurn.cite,
        'The order of the cards is put right where it can be.',
        'Move the cards so that the one that should have been burnt is the burn',
        'Turn what should have come',
      );
    },
  },
  premature('turn-card-premature', 'The turn is turned before the betting on the flop is over', 'turn'),
  premature('river-card-premature', 'The river is turned before the betting on the turn is over', 'river'),
];

function premature(id: string, title: string, street: 'turn' | 'river'): Irregularity {
  return {
    id,
    title,
    facts: [],
    settle(_, { rulings }) {
      switch (rulings.prematureTurn.use) {
        case 'shuffle-back':
          return doing(
            'turn-again',
            rules(
              rulings.prematureTurn.cite,
              'The card goes back into the stub.',
              'Finish the betting',
              'Shuffle the card into the stub and cut',
              `Turn the ${street} without another burn`,
            ),
          );
        case 'set-aside':
          return street === 'turn'
            ? doing(
                'set-turn-aside',
                rules(
                  'turn-premature',
                  'The card is out of play for this street, even if players now fold.',
                  'Lay the card aside and finish the betting',
                  'Burn, and turn what would have been the fifth card in its place',
                  'After that betting shuffle the stub with the card laid aside, but without burns and discards',
                  'Cut, and turn the last card without burning',
                ),
              )
            : doing(
                'turn-again',
                rules(
                  'river-premature',
                  'The card is taken back and the last card dealt again.',
                  'Lay the card aside and finish the betting',
                  'Shuffle the stub with that card, but without burns and discards',
                  'Cut, and turn the last card without burning',
                ),
              );
        default:
          return assertNever(rulings.prematureTurn.use);
      }
    },
  };
}
