// Riffle's side of the contests, bundled by bench/run.mjs as the command line is.

import { ordinaryForcedBets } from '../dist/engine/betting/forced.js';
import { freshDeck, shuffle } from '../dist/engine/cards/shuffle.js';
import { BETTING, Hand, OVER } from '../dist/engine/hand/hand.js';
import { act, proceed, startHand } from '../dist/engine/hand/play.js';
import { cardKeys, evaluateKeys } from '../dist/engine/ranking/evaluate.js';
import { rulebook } from '../dist/rulebooks/index.js';
import { highUnder, lowUnder } from './policy.mjs';

/** Cards in the evaluator's own form, as the peers get theirs. */
export function evaluateAll(cards) {
  const keys = Int32Array.from(cards, (card) => cardKeys[card]);
  return () => {
    let sum = 0;
    for (let at = 0; at < keys.length; at += 7)
      sum =
        (sum +
          evaluateKeys(
            keys[at],
            keys[at + 1],
            keys[at + 2],
            keys[at + 3],
            keys[at + 4],
            keys[at + 5],
            keys[at + 6],
          )) |
        0;
    return sum;
  };
}

/** Plays whole six-handed hands, 100 big blinds deep, as a simulation does: the tape is off, every rule is on. */
export function sixMax(dice) {
  const choices = rulebook('tda').hand;
  const seats = [1, 2, 3, 4, 5, 6];
  const stakes = { small: 50, big: 100, ante: 0, anteBy: 'each' };
  const players = seats.map((seat) => ({ seat, stack: 10_000 }));
  const hand = new Hand();
  hand.stub.set(freshDeck());
  const deepest = seats.length * 2 + 8;
  let button = 1;
  return (hands) => {
    let actions = 0;
    for (let i = 0; i < hands; i++) {
      button = (button % 6) + 1;
      const { posts, firstToAct } = ordinaryForcedBets(stakes, button, seats, choices);
      shuffle(hand.stub, dice, deepest);
      startHand(hand, { players, button, stakes, posts, firstToAct, oddChip: 1, choices });
      while (hand.phase !== OVER) {
        if (hand.phase !== BETTING) {
          proceed(hand);
          continue;
        }
        actions++;
        const free = hand.toCall === 0;
        const options = (free ? 1 : 2) + (hand.maximumTo > 0 ? 1 : 0);
        const bits = dice.next();
        const pick = lowUnder(bits, options) + (free ? 1 : 0);
        if (pick === 0) act(hand, hand.actor, 'fold');
        else if (pick === 1) act(hand, hand.actor, free ? 'check' : 'call');
        else
          act(
            hand,
            hand.actor,
            'raise',
            hand.minimumTo + highUnder(bits, hand.maximumTo - hand.minimumTo + 1),
          );
      }
    }
    return actions;
  };
}
