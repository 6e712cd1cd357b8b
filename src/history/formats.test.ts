import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HandEvent } from '../engine/record/events.ts';
import type { Setup } from '../engine/record/setup.ts';
import { anyAbsent, anyHand, playOutWithout } from '../testing/random-hand.ts';
import { anyOccasion } from '../testing/random-occasion.ts';
import { FORMAT_IDS, type FormatId } from './format-ids.ts';
import { FORMATS } from './formats.ts';
import { copyFor, copyOfRecord, type HandCopy, type Reader } from './readers.ts';
import { replay } from './replay.ts';
import { transcribe } from './transcript.ts';

/** The hand as a file in this format tells it, played again. */
function readBack(format: FormatId, text: string, { choices }: Setup): HandCopy {
  const [record, ...others] = FORMATS[format].read(text);
  expect(others).toEqual([]);
  const played = replay(record!, choices);
  expect(played, text).toMatchObject({ refused: null, ok: true });
  return copyOfRecord(record!, played.events);
}

/** Whoever lost a pot to a bounty paid it. */
function bountyOf(events: readonly HandEvent[], amount: number) {
  const { stacks, pots, order } = transcribe(events);
  const out = order.filter((seat) => stacks[seat] === 0);
  const by = (pots[0]?.winners ?? []).map(({ seat }) => seat);
  return amount === 0 || by.length === 0 ? [] : out.map((seat) => ({ out: seat, by, amount }));
}

const anyReader = fc.constantFrom<(setup: Setup) => Reader>(
  () => 'archive',
  () => ({ role: 'spectator' }),
  ({ players }) => ({ role: 'player', seat: players[0]!.seat }),
);

/** Stacks, blinds and antes in whole numbers of the smallest chip, as they are at a real table. */
function inChips({ players, stakes, posts, oddChip, ...setup }: Setup): Setup {
  const { small, big, ante, anteBy } = stakes;
  return {
    ...setup,
    oddChip,
    players: players.map(({ seat, stack }) => ({ seat, stack: stack * oddChip })),
    stakes: { small: small * oddChip, big: big * oddChip, ante: ante * oddChip, anteBy },
    posts: posts.map((post) => ({ ...post, amount: post.amount * oddChip })),
  };
}

test('any hand comes back the same from every format, by way of every other', () => {
  fc.assert(
    fc.property(
      ...anyHand,
      anyOccasion,
      anyReader,
      anyAbsent,
      (given, seed, whims, occasion, readerIn, absent) => {
        const setup = inChips(given);
        // A lone blind as high as the other one is taken for the big blind.
        fc.pre(setup.stakes.small < setup.stakes.big);
        const { events } = playOutWithout(absent, setup, seed, whims);
        const bounties = bountyOf(events, occasion.tournament?.bounty ?? 0);
        const copy = copyFor(
          events,
          { ...occasion, ...(bounties.length > 0 && { bounties }) },
          readerIn(setup),
        );
        for (const first of FORMAT_IDS)
          for (const second of FORMAT_IDS) {
            const once = FORMATS[second].write([copy]);
            const through = FORMATS[first].write([readBack(second, once, setup)]);
            const again = FORMATS[second].write([readBack(first, through, setup)]);
            // What the first format has no word for is gone after the first time, and nothing after that.
            const settled = FORMATS[second].write([
              readBack(first, FORMATS[first].write([readBack(second, again, setup)]), setup),
            ]);
            expect(settled).toBe(again);
            expect(hand(again)).toEqual(hand(once));
          }
      },
    ),
    { numRuns: 300 },
  );
});

/**
 * What a text tells of the hand itself. A header of PokerStars has no ante, and for limit no small blind: where nobody
 * had the chips to post one in full, its size is lost.
 */
const hand = (text: string): string[] => {
  const lost = text.includes("'FT'")
    ? /^(blinds_or_straddles|_small_blind)/
    : /^ *"(ante_amount|small_blind_amount)/;
  return text.split('\n').filter((line) => !lost.test(line));
};
