import { describe, expect, test } from 'vitest';
import type { HandEvent } from '../engine/record/events.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { table } from '../testing/table.ts';
import { FORMATS } from './formats.ts';
import { asTournament, type Occasion } from './occasion.ts';
import { readPokerStars } from './read-pokerstars.ts';
import { copyFor, type Reader } from './readers.ts';
import { replay } from './replay.ts';
import { fromEastern } from './stars-text.ts';

const NAMES = ['', 'Ann', 'Ben', 'Cleo', 'Dan'];
const occasion: Occasion = {
  id: '77',
  at: '2026-07-31T19:30:00Z',
  table: '2',
  chairs: 9,
  level: 4,
  name: (seat) => NAMES[seat]!,
  tournament: asTournament({ id: '4711', name: 'Friday', currency: 'USD', buyIn: 2000, bounty: 500 }),
};
const observer: Reader = { role: 'spectator' };
const written = (events: readonly HandEvent[], reader: Reader, at: object = {}): string =>
  FORMATS.pokerstars.write([copyFor(events, { ...occasion, ...at }, reader)]);

const four = {
  stacks: { 1: 500, 2: 100, 3: 300, 4: 800 },
  button: 1,
  blinds: [10, 20] as const,
  holes: { 1: '7c2d', 2: 'AsAh', 3: 'KsKh', 4: 'QsQh' },
  board: '2c 5d 9h Jc 3s',
};
const choices = findRulebook('tda')!.hand;

describe('PokerStars text', () => {
  test('a hand with a big blind ante, a side pot, an uncalled bet and a bounty, as one player saw it', () => {
    const { events } = table({ ...four, ante: 20, anteBy: 'big-blind' })
      .play('4 raise 800; 1 fold; 2 call; 3 call')
      .dealOn();
    const bounties = [{ out: 3, by: [2, 4], amount: 500 }];
    expect(written(events, { role: 'player', seat: 1 }, { bounties })).toBe(
      `PokerStars Hand #77: Tournament #4711, $20+$5+$0 USD Hold'em No Limit - Level IV (10/20) - 2026/07/31 19:30:00 UTC [2026/07/31 15:30:00 ET]
Table '4711 2' 9-max Seat #1 is the button
Seat 1: Ann (500 in chips)
Seat 2: Ben (100 in chips)
Seat 3: Cleo (300 in chips)
Seat 4: Dan (800 in chips)
Cleo: posts the ante 20
Ben: posts small blind 10
Cleo: posts big blind 20
*** HOLE CARDS ***
Dealt to Ann [7c 2d]
Dan: raises 780 to 800 and is all-in
Ann: folds
Ben: calls 90 and is all-in
Cleo: calls 260 and is all-in
Uncalled bet (520) returned to Dan
*** FLOP *** [2c 5d 9h]
*** TURN *** [2c 5d 9h] [Jc]
*** RIVER *** [2c 5d 9h Jc] [3s]
*** SHOW DOWN ***
Dan: shows [Qs Qh] (a pair of Queens)
Ben: shows [As Ah] (a pair of Aces)
Cleo: shows [Ks Kh] (a pair of Kings)
Cleo collected 360 from side pot
Ben collected 320 from main pot
Ben, Dan split the $5 bounty for eliminating Cleo
*** SUMMARY ***
Total pot 680 Main pot 320. Side pot 360. | Rake 0
Board [2c 5d 9h Jc 3s]
Seat 1: Ann (button) folded before Flop (didn't bet)
Seat 2: Ben (small blind) showed [As Ah] and won (320) with a pair of Aces
Seat 3: Cleo (big blind) showed [Ks Kh] and won (360) with a pair of Kings
Seat 4: Dan showed [Qs Qh] and lost with a pair of Queens
`,
    );
  });

  test('nobody else’s folded or mucked cards are in it', () => {
    const { events } = table({ ...four, stacks: { 1: 500, 2: 500, 3: 500, 4: 500 } })
      .play('4 call; 1 fold; 2 call; 3 check')
      .checkDown();
    const text = written(events, observer);
    expect(text).not.toMatch(/Dealt to|7c|2d|Ks|Qs/);
    expect(text).toContain('Cleo: mucks hand');
    expect(written(events, { role: 'player', seat: 4 })).toContain('Seat 4: Dan mucked [Qs Qh]');
  });

  test('players are told apart by their names: two alike get a number, and no sign breaks a line', () => {
    const names = ['', 'Ann: [ace] "x"', 'Ben', 'Ben', '()'];
    const { events } = table(four).play('4 fold; 1 fold; 2 fold').dealOn();
    const text = written(events, observer, { name: (seat: number) => names[seat]! });
    expect(text.split('\n').slice(2, 6)).toEqual([
      'Seat 1: Ann ace x (500 in chips)',
      'Seat 2: Ben (100 in chips)',
      'Seat 3: Ben 2 (300 in chips)',
      'Seat 4: Seat 4 (800 in chips)',
    ]);
    expect(replay(readPokerStars(text)[0]!, choices)).toMatchObject({ ok: true, refused: null });
  });

  test('a tournament without a number gets one, always the same, and a currency trackers do not know is play money', () => {
    const { events } = table(four).play('4 fold; 1 fold; 2 fold').dealOn();
    const tournament = { ...occasion.tournament!, id: 'tabc', currency: '' };
    const text = written(events, observer, { id: 'tabc-1-7', tournament });
    expect(text).toMatch(/^PokerStars Hand #\d+: Tournament #\d+, 20\+5\+0 Hold'em/);
    expect(written(events, observer, { id: 'tabc-1-7', tournament })).toBe(text);
    expect(written(events, observer, { id: 'tabc-1-8', tournament })).not.toBe(text);
  });

  test('a void hand is in Open Hand History alone', () => {
    const at = table(four).play('4 raise 60; 1 call');
    const events: HandEvent[] = [...at.events, { type: 'voided', rule: 'rr-fairness' }];
    const copy = copyFor(events, occasion, observer);
    expect(FORMATS.pokerstars.write([copy])).toBe('');
    expect(FORMATS.phh.write([copy])).toBe('');
    expect(FORMATS.ohh.read(FORMATS.ohh.write([copy]))).toHaveLength(1);
  });
});

describe('reading PokerStars text', () => {
  const head = (stakes: string, game = "Hold'em No Limit"): string =>
    `PokerStars Hand #5:  ${game} (${stakes}) - 2020/11/01 1:30:00 ET\nTable 'Halley' 6-max Seat #3 is the button`;

  test('a cash game with cents, a player who comes back with both blinds, and rake', () => {
    const [record] = readPokerStars(`${head('$0.05/$0.10 USD')}
Seat 1: Ann ($10 in chips)
Seat 3: Ben ($9.95 in chips)
Seat 4: Cy ($12 in chips)
Seat 6: Dee ($4 in chips) is sitting out
Cy: posts small blind $0.05
Ann: posts big blind $0.10
Ben: posts small & big blinds $0.15
Dee: sits out
*** HOLE CARDS ***
Ben: checks
Cy: folds
Ann: checks
*** FLOP *** [2c 5d 9h]
Ann: bets $0.20
Ben: folds
Uncalled bet ($0.20) returned to Ann
Ann collected $0.29 from pot
Ann: doesn't show hand
*** SUMMARY ***
Total pot $0.30 | Rake $0.01
Board [2c 5d 9h]
Seat 1: Ann (big blind) collected ($0.29)
`);
    expect(record).toMatchObject({
      scale: 100,
      button: 3,
      stakes: { small: 5, big: 10, ante: 0 },
      occasion: { at: '2020-11-01T05:30:00Z', sign: '$', chairs: 6, table: 'Halley' },
      posts: [
        { seat: 4, kind: 'small', amount: 5 },
        { seat: 1, kind: 'big', amount: 10 },
        { seat: 3, kind: 'small', amount: 5, dead: true },
        { seat: 3, kind: 'big', amount: 10 },
      ],
    });
    // Riffle takes no rake, so there is no result to compare.
    expect(record!.expected).toBeUndefined();
    // Who sits out is not dealt in.
    expect(record!.players.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cy']);
    expect(replay(record!, choices)).toMatchObject({
      refused: null,
      finalStacks: { 1: 1020, 3: 980, 4: 1195 },
    });
  });

  test('an absent player who is all-in for the blind is folded, and the chips stay in', () => {
    const [record] = readPokerStars(`${head('15/30')}
Seat 1: Ann (300 in chips)
Seat 3: Ben (300 in chips)
Seat 4: Cy (300 in chips)
Seat 5: Dee (20 in chips) is sitting out
Cy: posts small blind 15
Dee: posts big blind 20 and is all-in
*** HOLE CARDS ***
Ann: folds
Ben: calls 30
Cy: calls 15
Dee: folds
*** FLOP *** [2c 5d 9h]
Cy: bets 30
Ben: folds
Uncalled bet (30) returned to Cy
Cy collected 80 from pot
*** SUMMARY ***
Total pot 80 | Rake 0
`);
    expect(record!.posts).toContainEqual({ seat: 5, kind: 'big', amount: 30 });
    expect(replay(record!, choices)).toMatchObject({
      ok: true,
      refused: null,
      finalStacks: { 3: 270, 4: 350, 5: 0 },
    });
  });

  test('a canceled hand is left out', () => {
    const hand = `${head('5/10')}\nSeat 1: Ann (50 in chips)\nSeat 3: Ben (50 in chips)\nHand cancelled\n*** SUMMARY ***\n`;
    expect(readPokerStars(hand)).toEqual([]);
  });

  test.each([
    ['2026/01/31 14:30:00', '2026-01-31T19:30:00Z'],
    ['2026/07/31 14:30:00', '2026-07-31T18:30:00Z'],
  ])('%s in New York is %s', (text, at) => expect(fromEastern(text)).toBe(at));
});
