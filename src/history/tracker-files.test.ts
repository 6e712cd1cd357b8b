import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Setup } from '../engine/record/setup.ts';
import { anyAbsent, anyHand, playOutWithout } from '../testing/random-hand.ts';
import { anyOccasion } from '../testing/random-occasion.ts';
import { FILES, FORMAT_IDS } from './format-ids.ts';
import { FORMATS } from './formats.ts';
import { asTournament } from './occasion.ts';
import { copyFor, type HandCopy } from './readers.ts';
import { replay } from './replay.ts';

/**
 * Random hands as files for other programs (`npm run tracker-files`), with what each player won or lost beside them: so a
 * tracker can be asked whether it reads the same.
 */
const COUNT = Number(process.env.RIFFLE_HANDS ?? 200);
const FOLDER = process.env.RIFFLE_HANDS_FOLDER;

const anyRecord = fc.record({
  hand: fc.tuple(...anyHand),
  occasion: anyOccasion,
  absent: anyAbsent,
});

const TOURNAMENT = asTournament({ id: '4711', name: 'Tournament 4711', currency: 'USD', buyIn: 2500 });

function written(
  { hand, occasion: anywhere, absent }: typeof anyRecord extends fc.Arbitrary<infer Given> ? Given : never,
  at: number,
) {
  const [given, seed, whims] = hand;
  // The stacks are random to the chip, so pots are split to the chip.
  const setup: Setup = { ...given, oddChip: 1 };
  // A limit cash game is played for stakes on a tracker's list; a tournament has any.
  const limit = setup.choices.structure.use === 'limit';
  const occasion = limit ? { ...anywhere, tournament: anywhere.tournament ?? TOURNAMENT } : anywhere;
  const { events } = playOutWithout(absent, setup, seed, whims);
  const first = copyFor(events, { ...occasion, id: String(10_000_000 + at) }, 'archive');
  const { stacks, pots } = first.transcript;
  const out = setup.players.filter(({ seat }) => stacks[seat] === 0);
  const by = (pots[0]?.winners ?? []).map(({ seat }) => seat);
  const amount = occasion.tournament?.bounty ?? 0;
  const bounties = amount > 0 && by.length > 0 ? out.map(({ seat }) => ({ out: seat, by, amount })) : [];
  const copy: HandCopy = {
    ...first,
    occasion: { ...first.occasion, ...(bounties.length > 0 && { bounties }) },
  };
  const net = setup.players.map(({ seat, stack }) => [occasion.name(seat), stacks[seat]! - stack]);
  const pot = pots.reduce((sum, each) => sum + each.amount, 0);
  return { copy, setup, truth: { id: copy.occasion.id, net: Object.fromEntries(net), pot, absent } };
}

test(`${COUNT} random hands as files that come back with the same stacks and pots`, () => {
  const seed = Number(process.env.RIFFLE_SEED ?? 23);
  const hands = fc.sample(anyRecord, { numRuns: COUNT, seed }).map(written);
  for (const format of FORMAT_IDS) {
    const text = FORMATS[format].write(hands.map(({ copy }) => copy));
    if (FOLDER !== undefined) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, `hands.${FILES[format].extension}`), text);
    }
    for (const [at, record] of FORMATS[format].read(text).entries()) {
      const { setup, copy } = hands[at]!;
      const played = replay(record, setup.choices);
      expect(played, `${format}, hand ${record.id}`).toMatchObject({ refused: null, ok: true });
      expect(played.finalStacks).toEqual(copy.transcript.stacks);
    }
  }
  if (FOLDER !== undefined)
    writeFileSync(join(FOLDER, 'truth.json'), JSON.stringify(hands.map(({ truth }) => truth)));
}, 600_000);
