import type { RuleId } from '../../rules/index.ts';
import { BETTING, count, DEALER, type Hand, has, isOne, SHOWDOWN } from '../record/hand.ts';
import { PREFLOP, RIVER } from '../record/street.ts';
import type { Place } from '../units.ts';

/** Something the dealer has to say or do now, and the rule that asks for it. */
type Duty = { readonly say: string; readonly rule: RuleId };

/** What the dealer has to say and do at this point of the hand: the voice of a dealt table, a reminder at a live one. */
export function dealerDuties(hand: Hand): Duty[] {
  const seat = (place: Place): string => `seat ${hand.seats[place]}`;
  if (hand.phase === SHOWDOWN) return [{ say: 'Show your hands, please', rule: 'showdown-dealer-calls' }];
  if (hand.phase === DEALER)
    return [
      {
        say:
          isOne(hand.live) || hand.street === RIVER
            ? 'Gather the bets'
            : 'Gather the bets, burn one and turn',
        rule: 'dealer-collects-bets',
      },
    ];
  if (hand.phase !== BETTING) return [];
  const opening: Duty[] =
    hand.acted === 0 ? [{ say: `${count(hand.live)} players`, rule: 'dealer-announces-count' }] : [];
  const hasOption =
    hand.street === PREFLOP &&
    hand.toCall === 0 &&
    !has(hand.acted, hand.actor) &&
    hand.price === hand.bigBlind;
  return [
    ...opening,
    hasOption
      ? { say: `${seat(hand.actor)}: your option`, rule: 'dealer-asks-option' }
      : { say: `${seat(hand.actor)} to act`, rule: 'dealer-duties' },
  ];
}
