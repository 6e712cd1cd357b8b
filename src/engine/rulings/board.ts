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
      'Put the board cards back into the stub; the burn card stays burned',
      'Finish the betting',
      'Shuffle and cut the stub',
      'Deal a new flop without burning',
    ),
  );

export const boardErrors: readonly Irregularity[] = [
  irregularity({
    id: 'flop-premature',
    title: 'Premature flop',
    about: 'The flop is dealt before the betting is finished.',
    facts: [],
    settle: (_, rulebook) =>
      newFlop(
        citeFor(rulebook, 'tda-rp5-premature', 'flop-premature-or-too-many'),
        'The flop is taken back and dealt again.',
      ),
  }),
  irregularity({
    id: 'flop-too-many-cards',
    title: 'Four-card flop',
    about: 'The flop has four cards or more.',
    facts: [
      oneOf('cards', 'How many cards are on the flop?', ['four', 'four cards'], ['more', 'five or more']),
      yesOrNo(
        'known',
        'Does everyone know which card is extra?',
        'the extra card is known',
        'it is not known',
      ),
    ],
    settle({ cards, known }, rulebook) {
      const { use, cite } = rulebook.rulings.flopOfFour;
      if (use === 'new-flop' || cards !== 'four')
        return known
          ? newFlop(
              citeFor(rulebook, 'rr-flop-extra-known', 'flop-premature-or-too-many'),
              'The flop is taken back and dealt again, even though the extra card is known.',
            )
          : newFlop('flop-premature-or-too-many', 'The flop is taken back and dealt again.');
      return withEffect(
        'one-of-four-out',
        ruling(
          cite,
          'One of the four comes out at random.',
          'Turn the four cards face down and scramble them',
          'Pick one at random; it becomes the next burn card',
          'The other three are the flop',
        ),
      );
    },
  }),
  irregularity({
    id: 'no-burn',
    title: 'Missed burn',
    about: 'The dealer put out a card without burning first.',
    facts: [
      oneOf(
        'street',
        'On which street did the dealer forget to burn?',
        ['flop', 'on the flop'],
        ['turn', 'on the turn'],
        ['river', 'on the river'],
      ),
      yesOrNo(
        'actedSince',
        'Has anyone acted since the card came out?',
        'someone has acted',
        'nobody has acted',
      ),
    ],
    settle({ street, actedSince }, { rulings: { noBurn } }) {
      if (noBurn.use === 'show-and-skip' || street !== 'flop')
        return ruling(
          'failed-burn',
          'The card that should have been burned is out; the next one plays.',
          'Show everyone the card and put it with the burn cards',
          'Deal the next card as usual',
        );
      if (actedSince)
        return ruling(noBurn.cite, 'Someone has acted, so the flop stands.', 'The hand continues');
      return withEffect(
        'one-of-three-burnt',
        ruling(
          noBurn.cite,
          'One of the three becomes the burn card, at random.',
          'Turn the three cards face down and scramble them',
          'Pick one at random as the burn card',
          'The other two and the next card from the stub are the flop',
        ),
      );
    },
  }),
  premature('turn-card-premature', 'turn', 'flop'),
  premature('river-card-premature', 'river', 'turn'),
  irregularity({
    id: 'dropped-stub',
    title: 'Dropped stub',
    about: 'The dealer dropped the stub.',
    facts: [
      oneOf(
        'state',
        'Can you restore its order, is it only out of order, or is it mixed with burns and discards?',
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
            'Put it back in order.',
            'Restore the order',
            'The hand continues',
          );
        case 'out-of-order':
          return withEffect(
            'shuffle-stub',
            ruling(
              'tda-rp4-dropped-stub',
              'Reshuffle the stub, without burns and discards.',
              'Shuffle and cut the stub',
              'The hand continues',
            ),
          );
        case 'mixed':
          return ruling(
            'tda-rp4-dropped-stub',
            'Shuffle everything that got mixed together.',
            'Keep out the burns and discards you can still identify',
            'Shuffle the rest, cut, and play on',
          );
        default:
          return assertNever(state);
      }
    },
  }),
];

function premature(id: string, street: 'turn' | 'river', before: 'flop' | 'turn'): Irregularity {
  return irregularity({
    id,
    title: `Premature ${street}`,
    about: `The ${street} is dealt before the betting on the ${before} is finished.`,
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
              `Deal the ${street} without burning again`,
            ),
          );
        case 'set-aside':
          return street === 'turn'
            ? withEffect(
                'set-turn-aside',
                ruling(
                  'turn-premature',
                  'The card is out of play for this street, even if players now fold.',
                  'Set the card aside and finish the betting',
                  'Burn, then deal what would have been the fifth card in its place',
                  'After that betting, shuffle the card set aside into the stub, without burns and discards',
                  'Cut, and deal the river without burning',
                ),
              )
            : withEffect(
                'river-again',
                ruling(
                  'river-premature',
                  'The card is taken back and the river is dealt again.',
                  'Set the card aside and finish the betting',
                  'Shuffle that card into the stub, without burns and discards',
                  'Cut, and deal the river without burning',
                ),
              );
        default:
          return assertNever(prematureTurn.use);
      }
    },
  });
}
