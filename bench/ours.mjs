// Riffle's side of the contests, bundled by bench/run.mjs as the command line is.

import { ordinaryForcedBets } from '../dist/engine/betting/forced.js';
import { Dice as SimulationDice } from '../dist/engine/cards/dice.js';
import { freshDeck, shuffle } from '../dist/engine/cards/shuffle.js';
import { act, proceed, startHand } from '../dist/engine/hand/play.js';
import { cardKeys, evaluate7, evaluateKeys } from '../dist/engine/ranking/evaluate.js';
import { BETTING, Hand, OVER } from '../dist/engine/record/hand.js';
import { createTournament } from '../dist/engine/tournament/create.js';
import { decide } from '../dist/engine/tournament/decide.js';
import { evolve, tournamentFrom } from '../dist/engine/tournament/evolve.js';
import { commitDeck, openPlace, secretDeck } from '../dist/fairness/deck.js';
import { exactEquity } from '../dist/odds/equity.js';
import { icm } from '../dist/odds/icm.js';
import { parseRange } from '../dist/odds/ranges.js';
import { sampledEquity } from '../dist/odds/sampling.js';
import { findRulebook } from '../dist/rulebooks/index.js';
import { simulateRuns } from '../dist/sim/runs.js';
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

/** The same from card numbers, as the hand engine asks. */
export const evaluateNumbers = (cards) => () => {
  let sum = 0;
  for (let at = 0; at < cards.length; at += 7)
    sum =
      (sum +
        evaluate7(
          cards[at],
          cards[at + 1],
          cards[at + 2],
          cards[at + 3],
          cards[at + 4],
          cards[at + 5],
          cards[at + 6],
        )) |
      0;
  return sum;
};

/** Plays whole six-handed hands, 100 big blinds deep, as a simulation does: the tape is off, every rule is on. */
export function sixMax(dice) {
  const choices = findRulebook('tda').hand;
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

/** A tournament of many players at dealt tables, and how long each kind of command takes to decide there. */
export function bigTournament(players) {
  const rulebook = findRulebook('homepokertourney');
  const seed = (n) => n.toString(16).padStart(64, '0');
  let history = tournamentFrom(createTournament('big', 'Big', rulebook).value);
  let now = 0;
  let chance = 1;
  const decideNow = (command) => decide(history, command, { now, entropy: seed(chance++) });
  const run = (command) => {
    const decided = decideNow(command);
    if (!decided.ok) throw new Error(`${command.type}: ${decided.refusal.message}`);
    for (const event of decided.value.events) history = evolve(history, event);
  };
  for (let at = 1; at <= players; at++) run({ type: 'enter', player: `p${at}`, name: `P${at}` });
  run({ type: 'draw-seats', kind: 'live' });
  run({ type: 'start' });
  const table = () => history.tournament.tables.get('1');
  const someone = () => [...table().seats.values()][0];
  const commands = {
    'start-hand': () => ({ type: 'start-hand', table: '1' }),
    'end-hand': () => {
      if (!table().hand) run({ type: 'start-hand', table: '1' });
      return { type: 'end-hand', table: '1', busts: [someone()] };
    },
    leave: () => ({ type: 'leave', player: someone() }),
    pay: () => ({ type: 'pay', player: someone(), amount: 2500 }),
    clock: () => ({ type: 'clock', do: 'stop', why: 'dispute' }),
    penalize: () => ({
      type: 'penalize',
      player: someone(),
      penalty: { kind: 'warning', hands: 0, reason: 'talk' },
    }),
    undo: () => ({ type: 'undo' }),
  };
  /** Milliseconds a decision, the median of many. */
  const time = (name) => {
    const command = commands[name]();
    const times = Array.from({ length: 300 }, () => {
      const started = performance.now();
      const decided = decideNow(command);
      const took = performance.now() - started;
      if (!decided.ok) throw new Error(`${name}: ${decided.refusal.message}`);
      return took;
    });
    return times.sort((a, b) => a - b)[150];
  };
  const times = Object.fromEntries(Object.keys(commands).map((name) => [name, time(name)]));
  // Two busts at a table make a move due, once it is known that nobody rebuys.
  for (let bust = 0; bust < 2; bust++) {
    if (!table().hand) run({ type: 'start-hand', table: '1' });
    const busted = someone();
    run({ type: 'end-hand', table: '1', busts: [busted] });
    run({ type: 'answer', question: 'rebuy', player: busted, rebuy: false });
    if (bust === 0) run({ type: 'start-hand', table: '1' });
  }
  commands.rearrange = () => ({ type: 'rearrange' });
  times.rearrange = time('rearrange');
  const hands = (count) => {
    for (let hand = 0; hand < count; hand++) {
      run({ type: 'start-hand', table: '2' });
      run({ type: 'end-hand', table: '2' });
      now += 1000;
    }
  };
  run({ type: 'rearrange' });
  return { times, hands };
}

const hand = (text) => parseRange(text).range[0];

/** Aces against kings before the flop, every board. */
export const equityHeadsUp = () => exactEquity([hand('AsAh'), hand('KsKd')]).hands[0].wins;

/** The same pairing on so many random boards. */
export const monteCarlo = (trials) =>
  sampledEquity([[hand('AsAh')], [hand('KsKd')]], [], trials, new SimulationDice(1)).hands[0].equity;

const stacksOf = (players, dice) => Array.from({ length: players }, () => 1 + dice.below(10_000));

/** Commits to a deck and opens every place of it. */
export function deckProof() {
  const deal = { hand: 'speed', shuffle: 1 };
  const places = Array.from({ length: 52 }, (_, place) => place);
  return () => {
    const deck = commitDeck(deal, secretDeck(deal, freshDeck(), '3'.repeat(64)));
    return places.map((place) => openPlace(deck, places, place)).length;
  };
}

export function icmOf(players, paid, dice) {
  const stacks = stacksOf(players, dice);
  const prizes = Array.from({ length: paid }, (_, place) => 1 / (place + 1));
  return () => icm(stacks, prizes)[0];
}

/** Whole nights of nine players under a house with rebuys, color-ups and a race. */
export const tournaments9 = (from, to) =>
  simulateRuns({ rulebook: findRulebook('homepokertourney'), players: 9 }, 1, from, to).hands.length;
