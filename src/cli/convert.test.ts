import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'riffle-'));

function riffle(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/riffle.js', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const STARS = `PokerStars Hand #99145265150: Tournament #734695129, $2.00+$0.50+$0.20 USD Hold'em No Limit - Level II (15/30) - 2013/05/26 19:59:48 WET [2013/05/26 14:59:48 ET]
Table '734695129 21' 9-max Seat #1 is the button
Seat 1: Ann (3000 in chips)
Seat 2: Ben (2000 in chips)
Seat 4: Cleo B. (500 in chips)
Ann: posts the ante 3
Ben: posts the ante 3
Cleo B.: posts the ante 3
Ben: posts small blind 15
Cleo B.: posts big blind 30
*** HOLE CARDS ***
Dealt to Cleo B. [Ac Ad]
Ann: raises 60 to 90
Ben said, "good luck"
Ben: folds
Cleo B.: raises 407 to 497 and is all-in
Ann: calls 407
*** FLOP *** [As 4h 6d]
*** TURN *** [As 4h 6d] [Kd]
*** RIVER *** [As 4h 6d Kd] [7d]
*** SHOW DOWN ***
Cleo B.: shows [Ac Ad] (three of a kind, Aces)
Ann: shows [Kh Kc] (three of a kind, Kings)
Cleo B. collected 1018 from pot
*** SUMMARY ***
Total pot 1018 | Rake 0
Board [As 4h 6d Kd 7d]
Seat 1: Ann (button) showed [Kh Kc] and lost with three of a kind, Kings
Seat 2: Ben (small blind) folded before Flop
Seat 4: Cleo B. (big blind) showed [Ac Ad] and won (1018) with three of a kind, Aces
`;

describe('riffle convert', () => {
  const stars = file('night.txt', STARS);

  test('a PokerStars hand replays to the recorded stacks', () => {
    const { stdout, status } = riffle('replay', stars, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, finalStacks: { 1: 2500, 2: 1982, 4: 1018 } });
    expect(status).toBe(0);
  });

  test('into every format and back: the same hand, for the same reader', () => {
    const plain = riffle('convert', stars, '--to', 'pokerstars').stdout;
    expect(plain).toContain('2013/05/26 18:59:48 UTC [2013/05/26 14:59:48 ET]');
    expect(plain).toContain('Dealt to Cleo B. [Ac Ad]');
    expect(plain).not.toContain('good luck');
    for (const [format, name] of [
      ['phh', 'night.phhs'],
      ['ohh', 'night.ohh'],
    ] as const) {
      const other = join(folder, name);
      const { stderr, status } = riffle('convert', stars, '--to', format, '--out', other);
      expect([stderr, status]).toEqual([`1 hand in ${format.toUpperCase()}\n`, 0]);
      expect(readFileSync(other, 'utf8')).not.toBe('');
      expect(riffle('convert', other, '--to', 'pokerstars').stdout).toBe(plain);
    }
  });

  test.each([
    ['no file', [], /which file\? riffle convert FILE… --to pokerstars\|phh\|ohh/],
    ['no format', [stars], /into what\? Add --to pokerstars, --to phh, --to ohh/],
    ['another format', [stars, '--to', 'xml'], /--to xml: choose pokerstars, phh, ohh/],
    ['no such file', ['nowhere.txt', '--to', 'phh'], /nowhere\.txt: no such file/],
    ['another kind of file', ['package.json5', '--to', 'phh'], /package\.json5: no such file/],
    [
      'a text without hands',
      [file('empty.txt', 'hello\n'), '--to', 'phh'],
      /empty\.txt: no PokerStars hand in it: each begins with "PokerStars Hand #" and a number/,
    ],
    [
      'another game',
      [file('omaha.txt', STARS.replace("Hold'em No Limit", 'Omaha Pot Limit')), '--to', 'phh'],
      /omaha\.txt: line 1, hand 99145265150: "Omaha Pot Limit" is not hold'em with or without a limit/,
    ],
    [
      'a card there is not',
      [file('card.txt', STARS.replaceAll('[Kh Kc]', '[Kx Kc]')), '--to', 'phh'],
      /card\.txt: line 23, hand 99145265150: unknown card "Kx"/,
    ],
    [
      'a card that is there twice',
      [file('twice.txt', STARS.replaceAll('[Kh Kc]', '[As Kc]')), '--to', 'phh'],
      /twice\.txt, hand 99145265150: card \d+ of the deck is no card or there twice/,
    ],
    [
      'an action the rules do not know',
      [file('bet.txt', STARS.replace('raises 60 to 90', 'raises 10 to 40')), '--to', 'phh'],
      /bet\.txt, hand 99145265150: action 1 cannot be: raise to 40: the least is 60. riffle replay shows the hand/,
    ],
    [
      'half a file',
      [file('half.ohh', '{ "ohh": { "game_type": "Hold'), '--to', 'phh'],
      /half\.ohh: not JSON/,
    ],
    [
      'a hand without players',
      [
        file('nobody.ohh', '{ "ohh": { "game_type": "Holdem", "bet_limit": { "bet_type": "NL" } } }'),
        '--to',
        'phh',
      ],
      /nobody\.ohh: hand 1: "players" is no list/,
    ],
  ] as const)('%s: one line that says what, where and what to do; exit 2', (_, args, message) => {
    const { stdout, stderr, status } = riffle('convert', ...args);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect([stdout, status]).toEqual(['', 2]);
  });

  test('a file that cannot be written is said so', () => {
    const { stderr, status } = riffle(
      'convert',
      stars,
      '--to',
      'ohh',
      '--out',
      join(folder, 'no', 'way.ohh'),
    );
    expect(stderr).toMatch(/way\.ohh cannot be written .*: name another file with --out\n$/);
    expect(status).toBe(1);
  });
});
