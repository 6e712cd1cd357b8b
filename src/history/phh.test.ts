import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardText } from '../engine/cards/card.ts';
import { freshDeck } from '../engine/cards/shuffle.ts';
import { evolve } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { anyHand, playOut } from '../testing/random-hand.ts';
import { cards, table } from '../testing/table.ts';
import type { Occasion } from './occasion.ts';
import { writePhh } from './phh.ts';
import { readPhh } from './read-phh.ts';
import { copyFor, type Reader } from './readers.ts';
import { replay } from './replay.ts';
import { tell } from './tell.ts';

const observer: Reader = { role: 'spectator' };
const occasion: Occasion = {
  id: '1',
  at: '2026-01-31T19:30:00Z',
  table: '1',
  chairs: 10,
  name: (seat) => `Seat ${seat}`,
  tournament: null,
};
const phh = (events: readonly HandEvent[], reader: Reader): string =>
  writePhh(copyFor(events, occasion, reader));

test('a public record has ???? for folded and mucked cards; a player’s has their own', () => {
  const { events } = table({
    stacks: { 1: 500, 2: 500, 3: 500, 4: 500 },
    button: 1,
    blinds: [10, 20],
    holes: { 1: '7c2d', 2: 'AsAh', 3: 'KsKh', 4: 'QsQh' },
    board: '2c 5d 9h Jc 3s',
  })
    .play('4 fold; 1 fold; 2 call; 3 check')
    .checkDown();
  const cardsIn = (reader: Reader): string =>
    phh(events, reader)
      .match(/'(d dh|p\d sm)[^']*'/g)!
      .join(' ');
  expect(cardsIn(observer)).toBe(
    "'d dh p1 AsAh' 'd dh p2 ????' 'd dh p3 ????' 'd dh p4 ????' 'p1 sm AsAh' 'p2 sm'",
  );
  expect(cardsIn({ role: 'player', seat: 4 })).toContain("'d dh p3 QsQh' 'd dh p4 ????'");
  expect(cardsIn('archive')).toContain("'d dh p2 KsKh' 'd dh p3 QsQh' 'd dh p4 7c2d'");
});

test('a replaced card is written and told as the one that was played', () => {
  const top = cards('AsKsAhKh2c5d9hJc3s4s6s8sTs');
  const short = table({
    stacks: { 1: 100, 2: 100 },
    button: 1,
    blinds: [10, 20],
    deck: [...top, ...Array.from(freshDeck()).filter((card) => !top.includes(card))],
  });
  const replaced: HandEvent = { type: 'replaced', seat: 2, out: cards('As')[0]!, by: 'top-card' };
  evolve(short.hand, replaced);
  short.played.events.push(replaced);
  short.play('1 raise 100; 2 call').dealOn();
  expect(phh(short.events, 'archive')).toContain("'d dh p1 2cAh'");
  expect([...tell(short.events, (seat) => `Seat ${seat}`)]).toContain('Seat 2 is all-in or called: 2c Ah');
});

test('a retrieved hand was never folded', () => {
  const given = table({ stacks: { 1: 100, 2: 100, 3: 100 }, button: 1, blinds: [10, 20] }).play(
    '1 call; 2 fold',
  );
  const retrieved: HandEvent = { type: 'retrieved', seat: 2, rule: 'director-final-authority' };
  evolve(given.hand, retrieved);
  given.played.events.push(retrieved);
  given.play('3 check; 2 call').checkDown();
  const text = phh(given.events, observer);
  expect(text).toMatch(/'p3 cc', 'p2 cc', 'p1 cc', 'd db/);
  expect(text).not.toContain("'p1 f'");
});

test('any hand’s public record has no hidden card, and replays to the same stacks', () => {
  fc.assert(
    fc.property(...anyHand, (given, seed, whims) => {
      const setup = { ...given, oddChip: 1 };
      const { hand, events } = playOut(setup, seed, whims);
      const text = phh(events, observer);
      const actions = text.split('\n').find((line) => line.startsWith('actions'));
      for (let place = 0; place < hand.players; place++) {
        const seen = events.some(
          (event) =>
            (event.type === 'shown' && event.seat === hand.seats[place]) ||
            (event.type === 'tabled' && event.seats.includes(hand.seats[place]!)),
        );
        for (const card of hand.holes.subarray(place * 2, place * 2 + 2))
          if (!seen) expect(actions).not.toContain(cardText(card));
      }
      const replayed = replay(readPhh(text)[0]!, setup.choices);
      expect(replayed).toMatchObject({ refused: null, ok: true });
    }),
    { numRuns: 300 },
  );
});
