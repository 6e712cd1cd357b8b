import { expect, test } from 'vitest';
import { PlayedHand } from '../../history/replay.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { cards } from '../../testing/table.ts';
import { ordinaryForcedBets } from '../betting/forced.ts';
import { UNKNOWN } from '../cards/card.ts';
import { OVER, SHOWDOWN } from '../record/hand.ts';
import { handFrom } from './evolve.ts';

/** A hand that people deal, entered card by card: the deck is unknown. */
function followed(stacks: readonly number[]): PlayedHand {
  const choices = findRulebook('homepokertourney')!.hand;
  const seats = stacks.map((_, at) => at + 1);
  const stakes = { small: 10, big: 20, ante: 0, anteBy: 'each' as const };
  const played = new PlayedHand();
  const setup = {
    players: stacks.map((stack, at) => ({ seat: at + 1, stack })),
    button: 1,
    stakes,
    ...ordinaryForcedBets(stakes, 1, seats, choices),
    oddChip: 5,
    choices,
  };
  expect(played.do({ type: 'start', setup, deck: new Array(52).fill(UNKNOWN) })).toBeNull();
  return played;
}

const stacksOf = ({ hand }: PlayedHand) => hand.stacks.subarray(0, hand.players).join(' ');

test('a live hand is followed: board cards as they come, hands as they are shown, and the events tell it again', () => {
  const played = followed([500, 500]);
  for (const command of [
    { type: 'act', seat: 1, action: 'call' },
    { type: 'act', seat: 2, action: 'check' },
    { type: 'proceed', cards: cards('AhKs9h') },
    { type: 'act', seat: 2, action: 'check' },
    { type: 'act', seat: 1, action: 'raise', to: 40 },
    { type: 'act', seat: 2, action: 'call' },
    { type: 'proceed', cards: cards('8s') },
    { type: 'act', seat: 2, action: 'check' },
    { type: 'act', seat: 1, action: 'check' },
    { type: 'proceed', cards: cards('3c') },
    { type: 'act', seat: 2, action: 'check' },
    { type: 'act', seat: 1, action: 'check' },
    { type: 'proceed' },
    { type: 'show', seat: 2, cards: cards('KdQd') },
    { type: 'show', seat: 1, cards: cards('AcJc') },
  ] as const)
    expect(played.do(command), JSON.stringify(command)).toBeNull();
  expect(played.hand.phase).toBe(OVER);
  expect(stacksOf(played)).toBe('440 560');
  expect(handFrom(JSON.parse(JSON.stringify(played.events)))).toEqual(played.hand);
});

/** Two players check to the end and seat 2 shows. */
function atShowdown(board: readonly [string, string, string], second: string): PlayedHand {
  const played = followed([500, 500]);
  played.do({ type: 'act', seat: 1, action: 'call' });
  played.do({ type: 'act', seat: 2, action: 'check' });
  for (const text of board) {
    played.do({ type: 'proceed', cards: cards(text) });
    played.do({ type: 'act', seat: 2, action: 'check' });
    played.do({ type: 'act', seat: 1, action: 'check' });
  }
  played.do({ type: 'proceed' });
  expect(played.do({ type: 'show', seat: 2, cards: cards(second) })).toBeNull();
  return played;
}

test('[show-all-cards] one card that makes a pair wins nothing until the other is shown too', () => {
  const played = atShowdown(['AhKs9h', '8s', '3c'], 'QdJd');
  for (const kept of [{ cards: cards('Ac') }, {}])
    expect(played.do({ type: 'show', seat: 1, ...kept })).toMatchObject({
      code: 'show-both',
      rule: 'show-all-cards',
    });
  expect(played.hand.phase).toBe(SHOWDOWN);
  expect(played.do({ type: 'show', seat: 1, cards: cards('AcJc') })).toBeNull();
  expect(stacksOf(played)).toBe('480 520');
});

test('[tda-19-play-board] [rr-play-board-declare] players who show both cards share a straight on the board; players who muck have no part of it', () => {
  const board = ['AhKsQh', 'Js', 'Tc'] as const;
  const shown = atShowdown(board, '2d2c');
  expect(shown.do({ type: 'show', seat: 1, cards: cards('3c') })).toMatchObject({ code: 'show-both' });
  expect(shown.do({ type: 'show', seat: 1, cards: cards('3c4d') })).toBeNull();
  expect(stacksOf(shown)).toBe('500 500');
  const thrown = atShowdown(board, '2d2c');
  expect(thrown.do({ type: 'muck', seat: 1 })).toBeNull();
  expect(stacksOf(thrown)).toBe('520 480');
});

test('with everybody all-in the hand waits for the cards that people turn up', () => {
  const played = followed([500, 500]);
  played.do({ type: 'act', seat: 1, action: 'raise', to: 500 });
  played.do({ type: 'act', seat: 2, action: 'call' });
  for (const text of ['AhKs9h', '8s', '3c'])
    expect(played.do({ type: 'proceed', cards: cards(text) })).toBeNull();
  played.do({ type: 'proceed' });
  expect(played.do({ type: 'show', seat: 1, cards: cards('AcAd') })).toBeNull();
  expect(played.do({ type: 'show', seat: 2, cards: cards('KcKd') })).toBeNull();
  expect(stacksOf(played)).toBe('0 1000');
});

test('a card that has been seen, too few or too many are refused', () => {
  const played = followed([500, 500]);
  played.do({ type: 'act', seat: 1, action: 'call' });
  played.do({ type: 'act', seat: 2, action: 'check' });
  expect(played.do({ type: 'proceed', cards: cards('AhKs') })).toMatchObject({ code: 'bad-cards' });
  expect(played.do({ type: 'proceed', cards: [0, 0, 1] })).toMatchObject({ code: 'bad-cards' });
  expect(played.do({ type: 'proceed', cards: cards('AhKs9h') })).toBeNull();
});
