import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const example = readFileSync(`${root}docs/fairness-example.json`, 'utf8');

function verify(args: readonly string[], input = '') {
  return spawnSync(process.execPath, ['bin/riffle.js', 'verify', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
}

test('the example is verified, from a file and from standard input', () => {
  const { stdout, status } = verify(['docs/fairness-example.json']);
  expect(stdout).toMatch(/^✓ shuffle 1: the deal of hand friday-3\/table-1\/hand-12\n/);
  expect(stdout).toMatch(/left out: cy \(late\)/);
  expect(stdout).toMatch(/Verified\.\n$/);
  expect(status).toBe(0);
  const { proof } = JSON.parse(example);
  const json = JSON.parse(verify(['-', '--json'], example).stdout);
  expect(json).toMatchObject({ hand: 'friday-3/table-1/hand-12', verified: true, wrong: null });
  expect(json.shuffles[0]).toMatchObject({
    mixedBy: ['ann', 'bob'],
    leftOut: [{ client: 'cy', why: 'late' }],
  });
  expect(json.shuffles[0].shown.length).toBe(proof.shuffles[0].openings.length);
});

test('a changed card is not verified: exit 1, and it says which', () => {
  const changed = JSON.parse(example);
  changed.proof.shuffles[0].openings[0].card = '2c';
  const text = JSON.stringify(changed);
  const { stdout, status } = verify(['-'], text);
  expect(stdout).toMatch(/✗ shuffle 1: the 2c at place 0 is not in the committed deck\n/);
  expect(status).toBe(1);
  expect(JSON.parse(verify(['-', '--json'], text).stdout)).toMatchObject({
    verified: false,
    wrong: 'shuffle 1: the 2c at place 0 is not in the committed deck',
    shuffles: [],
  });
});

test.each([
  [['-'], 'nonsense', /standard input: not JSON/],
  [['-'], '{}', /standard input: has no "proof" in it/],
  [['-'], 'null', /has no "proof" in it/],
  [['-'], '{"proof":{"version":1}}', /proof.shuffles is missing/],
  [['-'], example.replace(/"root": "./, '"root": "X'), /proof.shuffles\[0\].announced.root is "X/],
  [['nowhere.json'], '', /nowhere.json: no such file/],
  [[], '', /which file/],
  [['-', '--deep'], '', /--deep/],
])('%j %#: one line, exit 2, nothing written', (args, input, message) => {
  const { stdout, stderr, status } = verify(args, input);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n').length).toBe(1);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('help has an example', () => {
  expect(verify(['--help']).stdout).toMatch(/Example: riffle verify docs\/fairness-example.json/);
});
