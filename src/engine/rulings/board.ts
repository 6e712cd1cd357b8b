import type { RuleId } from '../../rules/index.ts';
import { assertNever } from '../refusal.ts';
import { citeFor } from './cite.ts';
import {
  type Irregularity,
  irregularity,
  oneOf,
  type Ruling,
  ruling,
  withEffect,
  yesOrNo,
} from './ruling.ts';

const newFlop = (rule: RuleId, says: string): Ruling =>
  withEffect(
    'flop-again',
    ruling(
      rule,
      says,
      'The board cards go back into the stub; the burn card stays where it is',
      'Finish the betting',
      'Shuffle the stub and cut it',
      'Turn a new flop without burning',
    ),
  );

export const boardErrors: readonly Irregularity[] = [
  irregularity({
    id: 'flop-premature',
    title: 'The flop is turned before the betting is over',
    facts: [],
    settle: (_, house) =>
      newFlop(
        citeFor(house, 'tda-rp5-premature', 'flop-premature-or-too-many'),
        'The flop is taken back and dealt again.',
      ),
  }),
  irregularity({
    id: 'flop-too-many-cards',
    title: 'The flop has four cards or more',
    facts: [
      oneOf('cards', 'How many cards were turned?', ['four', 'four cards'], ['more', 'five or more']),
      yesOrNo(
        'known',
        'Does everybody know which card is one too many?',
        'the extra card is known',
        'it is not known',
      ),
    ],
    settle({ cards, known }, house) {
      const { use, cite } = house.rulings.flopOfFour;
      if (use === 'new-flop' || cards !== 'four')
        return known
          ? newFlop(
              citeFor(house, 'rr-flop-extra-known', 'flop-premature-or-too-many'),
              'The flop is taken back and dealt again, though the extra card is known.',
            )
          : newFlop('flop-premature-or-too-many', 'The flop is taken back and dealt again.');
      return withEffect(
        'one-of-four-out',
        ruling(
          cite,
          'One of the four comes out by chance.',
          'Turn the four cards face down and mix them',
          'One is taken at random and becomes the next burn card',
          'The other three are the flop',
        ),
      );
    },
  }),
  irregularity({
    id: 'no-burn',
    title: 'The dealer has turned a card without burning',
    facts: [
      oneOf(
        'street',
        'On which street was the burn forgotten?',
        ['flop', 'on the flop'],
        ['turn', 'on the turn'],
        ['river', 'on the river'],
      ),
      yesOrNo(
        'actedSince',
        'Has anybody acted since the card was turned?',
        'somebody has acted',
        'nobody has acted',
      ),
    ],
    settle({ street, actedSince }, { rulings: { noBurn } }) {
      if (noBurn.use === 'show-and-skip' || street !== 'flop')
        return ruling(
          'failed-burn',
          'The card that should have been burnt is out; the next one plays.',
          'Show the card to everybody and lay it with the burn cards',
          'Turn the next card as usual',
        );
      if (actedSince)
        return ruling(noBurn.cite, 'Somebody has acted, so the flop stands.', 'The hand goes on');
      return withEffect(
        'one-of-three-burnt',
        ruling(
          noBurn.cite,
          'One of the three becomes the burn, by chance.',
          'Turn the three cards face down and mix them',
          'One is taken at random and is the burn card',
          'The flop is the other two and the next card of the stub',
        ),
      );
    },
  }),
  premature('turn-card-premature', 'The turn is turned before the betting on the flop is over', 'turn'),
  premature('river-card-premature', 'The river is turned before the betting on the turn is over', 'river'),
  irregularity({
    id: 'dropped-stub',
    title: 'The dealer has dropped the stub',
    facts: [
      oneOf(
        'state',
        'Can its order be restored, is it only out of order, or is it mixed with burns and discards?',
        ['order-known', 'its order can be restored'],
        ['out-of-order', 'out of order'],
        ['mixed', 'mixed with burns or discards'],
      ),
    ],
    settle({ state }) {
      switch (state) {
        case 'order-known':
          return ruling(
            'tda-rp4-dropped-stub',
            'It is put back in its order.',
            'Restore the order',
            'The hand goes on',
          );
        case 'out-of-order':
          return withEffect(
            'shuffle-stub',
            ruling(
              'tda-rp4-dropped-stub',
              'The stub is shuffled again, without burns and discards.',
              'Shuffle the stub and cut it',
              'The hand goes on',
            ),
          );
        case 'mixed':
          return ruling(
            'tda-rp4-dropped-stub',
            'Everything that got mixed is shuffled together.',
            'Keep burns and discards out as far as they can be told',
            'Shuffle the rest, cut, and go on',
          );
        default:
          return assertNever(state);
      }
    },
  }),
];

function premature(id: string, title: string, street: 'turn' | 'river'): Irregularity {
  return irregularity({
    id,
    title,
    facts: [],
    settle(_, { rulings: { prematureTurn } }) {
      switch (prematureTurn.use) {
        case 'shuffle-back':
          return withEffect(
            street === 'turn' ? 'turn-again' : 'river-again',
            ruling(
              prematureTurn.cite,
              'The card goes back into the stub.',
              'Finish the betting',
              'Shuffle the card into the stub and cut',
              `Turn the ${street} without another burn`,
            ),
          );
        case 'set-aside':
          return street === 'turn'
            ? withEffect(
                'set-turn-aside',
                ruling(
                  'turn-premature',
                  'The card is out of play for this street, even if players now fold.',
                  'Lay the card aside and finish the betting',
                  'Burn, and turn what would have been the fifth card in its place',
                  'After that betting shuffle the stub with the card laid aside, but without burns and discards',
                  'Cut, and turn the last card without burning',
                ),
              )
            : withEffect(
                'river-again',
                ruling(
                  'river-premature',
                  'The card is taken back and the last card dealt again.',
                  'Lay the card aside and finish the betting',
                  'Shuffle the stub with that card, but without burns and discards',
                  'Cut, and turn the last card without burning',
                ),
              );
        default:
          return assertNever(prematureTurn.use);
      }
    },
  });
}
