import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardText } from '../engine/cards/card.ts';
import { evolve } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/record/events.ts';
import type { Hand } from '../engine/record/hand.ts';
import { anyHand, playOut } from '../testing/random-hand.ts';
import { type Table, table } from '../testing/table.ts';
import type { Occasion } from './occasion.ts';
import { type Ohh, ohhFile, ohh as write } from './ohh.ts';
import { copyFor, type Reader } from './readers.ts';

const occasion: Occasion = {
  id: '7',
  at: '2026-01-31T19:30:00Z',
  table: 'Table 1',
  chairs: 10,
  name: (seat) => `Seat ${seat}`,
  tournament: null,
};
const observer: Reader = { role: 'spectator' };
const ohh = (events: readonly HandEvent[], at: Occasion, reader: Reader) =>
  write(copyFor(events, at, reader));

const four = {
  stacks: { 1: 500, 2: 500, 3: 500, 4: 500 },
  button: 1,
  blinds: [10, 20] as const,
  holes: { 1: '7c2d', 2: 'AsAh', 3: 'KsKh', 4: 'QsQh' },
  board: '2c 5d 9h Jc 3s',
};

const told = (hand: Ohh): string[] =>
  hand.rounds.flatMap(({ street, cards, actions }) => [
    [street, ...(cards ?? [])].join(' '),
    ...actions.map(({ player_id, action, amount, is_allin, cards: shown }) =>
      [player_id, action, amount || '', is_allin ? 'all-in' : '', ...(shown ?? [])].filter(Boolean).join(' '),
    ),
  ]);

/** What a reader of the standard works out: stacks from actions, pots and wins, and what nobody called. */
function stacksFrom({ players, rounds, pots }: Ohh): Record<number, number> {
  const stacks = Object.fromEntries(players.map(({ id, starting_stack }) => [id, starting_stack]));
  const folded = new Set<number>();
  for (const { actions } of rounds) {
    const bets = new Map<number, number>();
    for (const { player_id, action, amount } of actions) {
      stacks[player_id]! -= amount;
      if (action === 'Fold') folded.add(player_id);
      if (action !== 'Post Ante' && action !== 'Post Dead')
        bets.set(player_id, (bets.get(player_id) ?? 0) + amount);
    }
    const [most, next] = [...bets].sort(([, a], [, b]) => b - a);
    if (most !== undefined && !folded.has(most[0])) stacks[most[0]]! += most[1] - (next?.[1] ?? 0);
  }
  for (const { player_wins } of pots)
    for (const { player_id, win_amount } of player_wins) stacks[player_id]! += win_amount;
  return stacks;
}

const stacksOf = (hand: Hand): Record<number, number> =>
  Object.fromEntries(
    Array.from(hand.seats.subarray(0, hand.players), (seat, place) => [seat, hand.stacks[place]!]),
  );

test('a spectator’s copy of a hand has no folded or mucked cards', () => {
  const { events } = table(four)
    .play('4 raise 60; 1 fold; 2 call; 3 call; deal; 2 raise 100; 3 call; 4 fold')
    .checkDown();
  const hand = ohh(events, occasion, observer).ohh;
  expect(told(hand)).toEqual([
    'Preflop',
    '2 Post SB 10',
    '3 Post BB 20',
    '4 Raise 60',
    '1 Fold',
    '2 Call 50',
    '3 Call 40',
    'Flop 2c 5d 9h',
    '2 Bet 100',
    '3 Call 100',
    '4 Fold',
    'Turn Jc',
    '2 Check',
    '3 Check',
    'River 3s',
    '2 Check',
    '3 Check',
    'Showdown',
    '2 Shows Cards As Ah',
    '3 Mucks Cards',
  ]);
  expect(hand.pots).toEqual([
    {
      number: 0,
      amount: 380,
      rake: 0,
      player_wins: [{ player_id: 2, win_amount: 380, contributed_rake: 0 }],
    },
  ]);
  expect(hand).toMatchObject({ spec_version: '1.4.7', flags: ['Observed'], dealer_seat: 1 });
  expect(hand.hero_player_id).toBeUndefined();
});

test('a player’s own copy adds his cards, the host’s archive everybody’s', () => {
  const { events } = table(four).play('4 fold; 1 fold; 2 fold').dealOn();
  const own = ohh(events, occasion, { role: 'player', seat: 4 }).ohh;
  expect(own.hero_player_id).toBe(4);
  expect(told(own).filter((line) => line.includes('Dealt'))).toEqual(['4 Dealt Cards Qs Qh']);
  expect(told(ohh(events, occasion, observer).ohh).join()).not.toContain('Dealt');
  expect(told(ohh(events, occasion, 'archive').ohh).filter((line) => line.includes('Dealt')).length).toBe(4);
});

test('side pots are numbered from the main pot, and an uncalled bet is in none', () => {
  const { events, stacks } = table({ ...four, stacks: { 1: 500, 2: 100, 3: 300, 4: 800 } })
    .play('4 raise 800; 1 fold; 2 call; 3 call')
    .dealOn();
  const hand = ohh(events, occasion, observer).ohh;
  expect(hand.pots.map(({ number, amount }) => [number, amount])).toEqual([
    [0, 300],
    [1, 400],
  ]);
  expect(told(hand)).toContain('4 Raise 800 all-in');
  expect(stacksFrom(hand)).toEqual(stacks);
});

test('the tournament’s figures come along, in money with two decimals', () => {
  const tournament = {
    id: 'n1',
    name: 'Friday',
    at: '2026-01-31T19:00:00Z',
    currency: 'EUR',
    buyIn: 2550,
    bounty: 500,
    startingStack: 1000,
    tables: 2,
    levelMinutes: 20,
  };
  const { events } = table(four).play('4 fold; 1 fold; 2 fold').dealOn();
  const hand = ohh(events, { ...occasion, tournament }, observer);
  expect(hand.ohh).toMatchObject({
    tournament: true,
    tournament_info: { name: 'Friday', buyin_amount: 25.5, bounty_fee_amount: 5, type: 'MTT' },
  });
  const hands = ohhFile([hand, hand]).split(/\n\n(?=\{)/);
  expect(hands.map((text) => JSON.parse(text))).toEqual([hand, hand]);
});

/** What a ruling does to the hand. */
function ruled(at: Table, ...events: HandEvent[]): Table {
  for (const event of events) {
    evolve(at.hand, event);
    at.played.events.push(event);
  }
  return at;
}

test('a corrected bet is written as what it counts as, and a retrieved hand was never folded', () => {
  const corrected = ruled(table({ ...four }).play('4 raise 60; 1 raise 400'), {
    type: 'bet-corrected',
    seat: 1,
    put: 400,
    to: 60,
    rule: 'director-final-authority',
  }).play('1 call; 2 fold');
  const given = ruled(corrected, {
    type: 'retrieved',
    seat: 2,
    rule: 'director-final-authority',
  }).checkDown();
  const hand = ohh(given.events, occasion, observer).ohh;
  expect(told(hand).slice(3, 8)).toEqual([
    '4 Raise 60',
    '1 Call 60',
    '3 Call 40',
    '2 Call 50',
    'Flop 2c 5d 9h',
  ]);
  expect(stacksFrom(hand)).toEqual(given.stacks);
});

test('a void hand returns everybody’s chips', () => {
  const voided = ruled(table({ ...four }).play('4 raise 60; 1 call; 2 fold; 3 call; deal'), {
    type: 'voided',
    rule: 'rr-fairness',
  });
  const hand = ohh(voided.events, occasion, observer).ohh;
  expect(hand.pots[0]!.player_wins.map((won) => [won.player_id, won.win_amount])).toEqual([
    [2, 10],
    [3, 60],
    [4, 60],
    [1, 60],
  ]);
  expect(stacksFrom(hand)).toEqual(four.stacks);
});

test('any hand: actions, pots and wins give the final stacks, and nobody reads a card they may not see', () => {
  fc.assert(
    fc.property(...anyHand, (setup, seed, whims) => {
      const { hand, events } = playOut(setup, seed, whims);
      const up = new Set(
        events.flatMap((event) =>
          event.type === 'tabled' ? event.seats : event.type === 'shown' ? [event.seat] : [],
        ),
      );
      for (const seat of [null, setup.players[0]!.seat]) {
        const reader: Reader = seat === null ? observer : { role: 'player', seat };
        const written = ohh(events, occasion, reader).ohh;
        expect(stacksFrom(written)).toEqual(stacksOf(hand));
        for (const pot of written.pots)
          expect(pot.player_wins.reduce((sum, won) => sum + won.win_amount, 0)).toBe(pot.amount);
        const allowed = new Set(Array.from(hand.board.subarray(0, hand.boarded), cardText));
        for (const each of [...up, ...(seat === null ? [] : [seat])]) {
          const place = hand.placeOf(each);
          for (const card of hand.holes.subarray(place * 2, place * 2 + 2)) allowed.add(cardText(card));
        }
        for (const text of JSON.stringify(written).match(/"[2-9TJQKA][cdhs]"/g) ?? [])
          expect(allowed).toContain(text.slice(1, 3));
      }
    }),
    { numRuns: 500 },
  );
});
