import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'riffle-'));

function riffle(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/riffle.js', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

const hand = {
  id: 'h1',
  players: [
    { seat: 1, stack: 1000 },
    { seat: 2, stack: 1000 },
    { seat: 3, stack: 1000 },
  ],
  button: 1,
  sb: 5,
  bb: 10,
  holes: { 1: 'AcKd', 2: '2c7d', 3: 'AdKc' },
  board: ['Ah', 'Ks', '9h', '8s', '3c'],
  actions: [
    { street: 'preflop', seat: 1, action: 'call', to: 10 },
    { street: 'preflop', seat: 2, action: 'fold' },
    { street: 'preflop', seat: 3, action: 'check' },
    { street: 'flop', seat: 3, action: 'check' },
    { street: 'flop', seat: 1, action: 'check' },
    { street: 'turn', seat: 3, action: 'check' },
    { street: 'turn', seat: 1, action: 'check' },
    { street: 'river', seat: 3, action: 'bet', to: 10 },
    { street: 'river', seat: 1, action: 'call', to: 20 - 10 },
  ],
  expected: { finalStacks: { 1: 1002, 2: 995, 3: 1003 } },
};
const line = (change: object = {}): string => `${JSON.stringify({ ...hand, ...change })}\n`;

describe('riffle replay', () => {
  test('prints one line of JSON per hand with stacks, pots and the showdown order', () => {
    const { stdout, stderr, status } = riffle(['replay', '-', '--json'], line());
    expect(JSON.parse(stdout)).toEqual({
      id: 'h1',
      finalStacks: { 1: 1002, 2: 995, 3: 1003 },
      pots: [{ amount: 45, eligible: [1, 3], winners: { 3: 23, 1: 22 } }],
      showdownOrder: [3, 1],
      ok: true,
      refused: null,
    });
    expect(stderr).toMatch(/^1 hands: 1 as recorded/);
    expect(status).toBe(0);
  });

  test('says which action was refused and by which rule, and exits 1', () => {
    const actions = [{ street: 'preflop', seat: 1, action: 'raise', to: 15 }];
    const { stdout, status } = riffle(['replay', '-', '--json'], line({ actions }));
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      refused: { action: 1, code: 'below-minimum-raise', rule: 'minimum-raise' },
    });
    expect(status).toBe(1);
  });

  test('a fold by an all-in seat is accepted in a record', () => {
    const actions = [
      { street: 'preflop', seat: 1, action: 'raise', to: 1000 },
      { street: 'preflop', seat: 2, action: 'call', to: 1000 },
      { street: 'preflop', seat: 3, action: 'fold' },
      { street: 'flop', seat: 2, action: 'fold' },
    ];
    const { stdout } = riffle(
      ['replay', '-', '--json'],
      line({ actions, board: [], expected: { finalStacks: { 1: 2010, 2: 0, 3: 990 } } }),
    );
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, refused: null });
  });

  test('a seat whose cards are unknown mucks at showdown', () => {
    const { stdout } = riffle(['replay', '-', '--json'], line({ holes: { 3: '2h2d' }, expected: undefined }));
    expect(JSON.parse(stdout)).toMatchObject({
      ok: null,
      finalStacks: { 1: 980, 2: 995, 3: 1025 },
      showdownOrder: [3, 1],
    });
  });

  const twelve = Array.from({ length: 12 }, (_, at) => ({ seat: at + 1, stack: 100 }));
  test.each([
    ['a truncated line', line().slice(0, 80), /:1: not JSON/],
    ['an unknown card', line({ holes: { 1: 'AcXd' } }), /:1: the cards of seat 1: unknown card "Xd"/],
    ['the same card twice', line({ holes: { 1: 'AcAh' } }), /:1: the board: the same card twice/],
    [
      'a negative stack',
      line({
        players: [
          { seat: 1, stack: -5 },
          { seat: 2, stack: 5 },
        ],
      }),
      /stack of seat 1 is -5/,
    ],
    ['twelve players', line({ players: twelve, holes: {}, actions: [], button: 12 }), /at most 10 players/],
    [
      'a raise to NaN',
      line({ actions: [{ street: 'preflop', seat: 1, action: 'raise', to: Number.NaN }] }),
      /action 1: "to" is null/,
    ],
    [
      'a seat nobody has',
      line({ actions: [{ street: 'preflop', seat: 8, action: 'fold' }] }),
      /action 1: nobody sits in seat 8/,
    ],
    ['one player', line({ players: [{ seat: 1, stack: 5 }], holes: {}, actions: [] }), /needs two players/],
    ['no board cards but a list of words', line({ board: 'Ah Ks' }), /"board" is not a list/],
  ])('%s: one clear line, exit 2, nothing written', (_, input, message) => {
    const { stdout, stderr, status } = riffle(['replay', '-', '--json'], line() + input);
    expect(stderr.replace(':2:', ':1:')).toMatch(message);
    expect(stderr.trim().split('\n').length).toBe(1);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  test('without --json the lines and the summary are for people', () => {
    expect(riffle(['replay', '-'], line()).stdout).toBe('h1  ok  1:1002 2:995 3:1003  45 to 1+3\n');
  });

  test('a missing file, a wrong extension, no file and an unknown rulebook are bad input', () => {
    expect(riffle(['replay', 'nowhere.jsonl']).stderr).toBe('riffle: nowhere.jsonl: no such file\n');
    expect(riffle(['replay', 'package.txt']).status).toBe(2);
    expect(riffle(['replay']).stderr).toMatch(/which file/);
    expect(riffle(['replay', '-', '--rulebook', 'vegas'], line()).stderr).toMatch(
      /no rulebook "vegas": choose homepokertourney/,
    );
    expect(riffle(['replay', '-', '--fast'], line()).stderr).toMatch(/--fast/);
  });
});

describe('the Poker Hand History standard', () => {
  const phh = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [2, 4, 0]
min_bet = 4
starting_stacks = [110, 420.5, 300]
actions = ['d dh p1 AcKd', 'd dh p2 ????', 'd dh p3 QsQh', 'p3 cbr 12.5', 'p1 cc # stays', 'p2 f', 'd db Ah7c2d', 'p1 cc', 'p3 cbr 20', 'p1 cc', 'd db 9s', 'p1 cc', 'p3 cc', 'd db 3h', 'p1 cc', 'p3 cc', 'p1 sm AcKd', 'p3 sm']
finishing_stacks = [146.5, 416.5, 267.5]
`;
  const file = join(folder, 'hand.phh');
  writeFileSync(file, phh);

  test('a .phh with cents replays, keeps its own money, and mucks', () => {
    const { stdout, status } = riffle(['replay', file, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, finalStacks: { 1: 146.5, 2: 416.5, 3: 267.5 } });
    expect(status).toBe(0);
  });

  test('what --phh writes replays to the same stacks', () => {
    const again = join(folder, 'again.phh');
    writeFileSync(again, riffle(['replay', file, '--phh']).stdout);
    expect(JSON.parse(riffle(['replay', again, '--json']).stdout)).toMatchObject({
      ok: true,
      finalStacks: { 1: 146.5 },
    });
  });

  test('heads-up, p1 is the big blind and p2 has the button', () => {
    const headsUp = join(folder, 'two.phhs');
    const body = `variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [50, 60]\n`;
    writeFileSync(
      headsUp,
      `[1]\n${body}actions = ['p2 f']\nfinishing_stacks = [51, 59]\n[2]\n${body}actions = ['p2 cc', 'p1 cbr 8', 'p2 f']\nfinishing_stacks = [52, 58]\n`,
    );
    const { stderr, status } = riffle(['replay', headsUp, '--json']);
    expect(stderr).toMatch(/^2 hands: 2 as recorded/);
    expect(status).toBe(0);
  });

  test.each(['PO', 'FO/8', 'F7S', 'F2L3D', 'KT'])(
    '[home-no-omaha] only hold’em is replayed: %s is refused by name',
    (variant) => {
      const other = join(folder, 'other.phh');
      writeFileSync(other, phh.replace("'NT'", `'${variant}'`));
      const { stderr, status } = riffle(['replay', other]);
      expect(stderr).toContain(`variant "${variant}" is not hold'em`);
      expect(status).toBe(2);
    },
  );

  test.each([
    ['variant = ', /not TOML/],
    [phh.replace('p3 cbr 12.5', 'p9 cbr 12'), /no player "p9"/],
    [phh.replace('p3 cbr 12.5', 'p3 cbr much'), /no amount "much"/],
    [phh.replace('QsQh', 'AcQh'), /the same card twice/],
  ])('bad files are named: %#', (text, message) => {
    const bad = join(folder, 'bad.phh');
    writeFileSync(bad, text);
    const { stderr, status } = riffle(['replay', bad]);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });
});

describe('riffle odds rank', () => {
  test('ranks hands given as words or lines', () => {
    expect(JSON.parse(riffle(['odds', 'rank', 'As Ks Qs Js Ts 2c 3d', '--json']).stdout)).toMatchObject({
      category: 'straight flush',
      name: 'Royal flush',
    });
    const lines = riffle(['odds', 'rank', '--json'], 'KcKdKh4s4c\nKcKdKh4s4c2h3d\n')
      .stdout.trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(lines.map(({ name }) => name)).toEqual([
      'Full house, kings over fours',
      'Full house, kings over fours',
    ]);
    expect(lines[0].value).toBe(lines[1].value);
  });

  test('too few cards, or cards that do not exist, are bad input', () => {
    expect(riffle(['odds', 'rank', 'As Ks']).stderr).toBe(
      'riffle: hand 1: 2 cards instead of five to seven\n',
    );
    expect(riffle(['odds', 'rank', 'As As Ks Qs Js']).status).toBe(2);
  });
});

describe('riffle deal', () => {
  test('the same seed deals the same hand', () => {
    const seed = '5a'.repeat(32);
    const first = riffle(['deal', '--seed', seed, '--players', '9']);
    expect(first.stdout).toMatch(/wins \d+/);
    expect(riffle(['deal', '--seed', seed, '--players', '9']).stdout).toBe(first.stdout);
  });
});

test('every command has --help with an example, and the overview names them', () => {
  const overview = execFileSync(process.execPath, ['bin/riffle.js'], { cwd: root, encoding: 'utf8' });
  for (const name of ['plan', 'simulate', 'odds', 'icm', 'desk', 'rules', 'deal', 'replay', 'convert']) {
    expect(overview).toContain(name);
    expect(riffle([name, '--help']).stdout).toMatch(/Example: .*riffle/);
  }
  expect(riffle(['dance']).stderr).toMatch(/^riffle: no command "dance": choose \w+, .*\n$/);
});
