// npm run bench: each contestant in a process of its own, in turn, three times over; ratios come from the same turn.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const here = fileURLToPath(new URL('.', import.meta.url));
const ROUNDS = 3;

if (!existsSync(`${here}node_modules`)) {
  console.error('Installing the peers into bench/ …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
const bundle = await rolldown({ input: `${here}ours.mjs`, platform: 'node' });
await bundle.write({ file: `${here}.bundle/ours.js`, format: 'esm' });
await bundle.close();

const run = (name) =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', 'contest.mjs', name], { cwd: here, encoding: 'utf8' }),
  );
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function contest(name, unit, peers) {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    console.error(`${name}, round ${round + 1} of ${ROUNDS} …`);
    const found = run(`ours:${name}`);
    const against = peers.map((peer) => ({ peer, rate: run(peer).rate })).sort((a, b) => b.rate - a.rate)[0];
    return { ...found, against, ratio: found.rate / against.rate };
  });
  const { against } = rounds[0];
  return {
    rounds,
    entry: {
      value: Math.round(median(rounds.map(({ rate }) => rate))),
      unit,
      against: `${against.peer} at ${Math.round(median(rounds.map((round) => round.against.rate)))} ${unit}`,
      ratio: Number(median(rounds.map(({ ratio }) => ratio)).toFixed(1)),
    },
  };
}

const evaluation = contest('evaluate7', 'hands/s', ['@pokertools/evaluator', 'phe']);
const hands = contest('hands6max', 'hands/s', ['poker-ts']);
const results = {
  evaluate7: evaluation.entry,
  evaluate7Allocation: {
    value: Number(median(evaluation.rounds.map(({ bytesPerCall }) => bytesPerCall)).toFixed(3)),
    unit: 'bytes/call',
    against: 'nothing',
    ratio: null,
  },
  hands6max: hands.entry,
  hands6maxMemory: {
    value: Math.round(median(hands.rounds.map(({ bytesPerMillionHands }) => bytesPerMillionHands))),
    unit: 'bytes/million hands',
    against: 'flat',
    ratio: null,
  },
};
writeFileSync(`${here}results.json`, `${JSON.stringify(results, null, 2)}\n`);
console.table(
  Object.fromEntries(
    Object.entries(results).map(([name, { value, unit, against, ratio }]) => [
      name,
      { value: value.toLocaleString('en'), unit, against, ratio },
    ]),
  ),
);
