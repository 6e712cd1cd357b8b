// One contestant in a process of its own: node contest.mjs NAME prints {"rate", ...}.
import { createRequire } from 'node:module';
import { Dice, highUnder, lowUnder } from './policy.mjs';

const HANDS = 1 << 20;

function randomHands() {
  const dice = new Dice(20261116);
  const cards = new Uint8Array(HANDS * 7);
  for (let hand = 0; hand < HANDS; hand++) {
    const seen = new Set();
    while (seen.size < 7) seen.add(dice.below(52));
    cards.set([...seen], hand * 7);
  }
  return cards;
}

/** The best of several rounds, in things a second. */
function rate(things, run, rounds = 12) {
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    run();
    best = Math.max(best, (things / (performance.now() - started)) * 1000);
  }
  return best;
}

const asArrays = () => {
  const cards = randomHands();
  return Array.from({ length: HANDS }, (_, hand) => Array.from(cards.subarray(hand * 7, hand * 7 + 7)));
};

function evaluatePeer(evaluate) {
  const hands = asArrays();
  return {
    rate: rate(
      HANDS,
      () => {
        let sum = 0;
        for (let i = 0; i < HANDS; i++) sum += evaluate(hands[i]);
        return sum;
      },
      6,
    ),
  };
}

function pokerTs() {
  const { default: found, ...named } = createRequire(import.meta.url)('poker-ts');
  const Table = found?.Table ?? named.Table;
  const dice = new Dice(7);
  const seated = () => {
    const table = new Table({ smallBlind: 50, bigBlind: 100 }, 6);
    for (let seat = 0; seat < 6; seat++) table.sitDown(seat, 10_000);
    return table;
  };
  let table = seated();
  const playHand = () => {
    table.startHand();
    for (let guard = 0; table.isHandInProgress(); ) {
      while (table.isBettingRoundInProgress()) {
        if (++guard > 500) throw new Error('hangs');
        const { actions, chipRange } = table.legalActions();
        const first = actions.includes('check') ? 1 : 0;
        const bits = dice.next();
        const action = actions[first + lowUnder(bits, actions.length - first)];
        if (action === 'bet' || action === 'raise')
          table.actionTaken(action, chipRange.min + highUnder(bits, chipRange.max - chipRange.min + 1));
        else table.actionTaken(action);
      }
      table.endBettingRound();
      if (table.areBettingRoundsCompleted()) table.showdown();
    }
    const seats = table.seats();
    for (let seat = 0; seat < 6; seat++) {
      if (seats[seat] !== null) table.standUp(seat);
      table.sitDown(seat, 10_000);
    }
  };
  const hands = 15_000;
  return {
    rate: rate(
      hands,
      () => {
        for (let i = 0; i < hands; i++) {
          try {
            playHand();
          } catch {
            // It loses its way in some hands; a fresh table goes on, as its users must.
            table = seated();
          }
        }
      },
      6,
    ),
  };
}

async function ours(what) {
  const { evaluateAll, evaluateNumbers, sixMax } = await import('./.bundle/ours.js');
  if (what === 'evaluate7FromNumbers') return { rate: rate(HANDS, evaluateNumbers(randomHands())) };
  if (what === 'evaluate7') {
    const evaluateThem = evaluateAll(randomHands());
    const found = rate(HANDS, evaluateThem);
    globalThis.gc();
    const before = process.memoryUsage().heapUsed;
    for (let round = 0; round < 10; round++) evaluateThem();
    return { rate: found, bytesPerCall: Math.max(0, process.memoryUsage().heapUsed - before) / (10 * HANDS) };
  }
  const play = sixMax(new Dice(7));
  const found = rate(300_000, () => play(300_000));
  const heap = () => {
    globalThis.gc();
    return process.memoryUsage().heapUsed;
  };
  play(1_000_000);
  const after = heap();
  play(2_000_000);
  return { rate: found, bytesPerMillionHands: (heap() - after) / 2 };
}

async function decisions() {
  const { bigTournament } = await import('./.bundle/ours.js');
  const { times, hands } = bigTournament(1000);
  const heap = () => {
    globalThis.gc();
    return process.memoryUsage().heapUsed;
  };
  hands(3000);
  const after = heap();
  hands(6000);
  return { times, slowest: Math.max(...Object.values(times)), bytesPerHand: (heap() - after) / 6000 };
}

/** Milliseconds a call, the best of many. */
function milliseconds(run, rounds) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    run();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

const TRIALS = 1_000_000;

async function oursInMilliseconds(what) {
  const ours = await import('./.bundle/ours.js');
  const dice = new Dice(5);
  // Only the one that is asked for is prepared: the others would leave their marks on the compiler.
  const contests = {
    equityHeadsUp: () => ({ run: ours.equityHeadsUp, rounds: 300, things: 1 }),
    monteCarlo: () => ({ run: () => ours.monteCarlo(TRIALS), rounds: 12, things: 1 }),
    deckProof: () => ({ run: ours.deckProof(), rounds: 100, things: 1 }),
    icm20: () => ({ run: ours.icmOf(20, 20, dice), rounds: 500, things: 1 }),
    icm1000: () => ({ run: ours.icmOf(1000, 150, dice), rounds: 12, things: 1 }),
    tournaments9: () => ({ run: () => ours.tournaments9(0, 500), rounds: 10, things: 500 }),
  };
  const { run, rounds, things } = contests[what]();
  return { rate: (things * 1000) / milliseconds(run, rounds) };
}

/** The first equity of a fresh process, from the call on: the tables are made and nothing is compiled yet. */
async function equityFirstCall() {
  const { equityHeadsUp } = await import('./.bundle/ours.js');
  const started = performance.now();
  equityHeadsUp();
  return { rate: 1000 / (performance.now() - started) };
}

const HOLDEM = {
  communityCards: [],
  expectedCommunityCardCount: 5,
  expectedHoleCardCount: 2,
  minimumHoleCardsUsed: 0,
  maximumHoleCardsUsed: 2,
};
const PAIRING = [
  ['As', 'Ah'],
  ['Ks', 'Kd'],
];

function apprentice(run, rounds) {
  const peer = createRequire(import.meta.url)('@poker-apprentice/hand-evaluator');
  return { rate: 1000 / milliseconds(() => run(peer), rounds) };
}

const contestants = {
  'ours:equityFirstCall': equityFirstCall,
  'ours:equityHeadsUp': () => oursInMilliseconds('equityHeadsUp'),
  'ours:monteCarlo': () => oursInMilliseconds('monteCarlo'),
  'ours:deckProof': () => oursInMilliseconds('deckProof'),
  'ours:icm20': () => oursInMilliseconds('icm20'),
  'ours:icm1000': () => oursInMilliseconds('icm1000'),
  'ours:tournaments9': () => oursInMilliseconds('tournaments9'),
  '@poker-apprentice/hand-evaluator equity': () => apprentice(({ equity }) => equity(PAIRING, HOLDEM), 6),
  '@poker-apprentice/hand-evaluator simulate': () =>
    apprentice(
      ({ simulate }) =>
        simulate({ allHoleCards: PAIRING, ...HOLDEM, samplesPerUpdate: TRIALS }).next().value[0].equity,
      6,
    ),
  'ours:decide1000': decisions,
  'ours:evaluate7': () => ours('evaluate7'),
  'ours:evaluate7FromNumbers': () => ours('evaluate7FromNumbers'),
  'ours:hands6max': () => ours('hands6max'),
  '@pokertools/evaluator': async () => evaluatePeer((await import('@pokertools/evaluator')).evaluate),
  phe: async () => evaluatePeer((await import('phe')).default.evaluateCardCodes),
  'poker-ts': pokerTs,
};
process.stdout.write(`${JSON.stringify(await contestants[process.argv[2]]())}\n`);
