import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../engine/betting/legal.ts';
import { deadButton } from '../engine/button/dead-button.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { type HandRecord, readRecord } from './record.ts';
import { Follower, replay } from './replay.ts';

/** The recorded hands live beside the project; without them these tests say so and the project's own still run. */
const folder = new URL('../../../shared/hands/', import.meta.url);
const there = existsSync(folder);
const choices = findRulebook('tda')!.hand;

// biome-ignore lint/suspicious/noExplicitAny: the files' own shape
type Json = any;
const lines = (file: string): Json[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

if (!there) console.warn('The recorded hands (../shared/hands) are not here: 1,294 cases are left out.');

describe.runIf(there)('recorded hands', () => {
  test.each([
    ['pluribus-1000.jsonl', 1000],
    ['acpc-200.jsonl', 200],
    ['side-pots-40.jsonl', 40],
    ['posts-3.jsonl', 3],
  ])('%s: %i hands end with the recorded stacks', (file, count) => {
    const hands = lines(file);
    expect(hands.length).toBe(count);
    for (const hand of hands) {
      const played = replay(readRecord(hand), choices);
      expect(played, hand.id).toMatchObject({ ok: true, refused: null });
      if (hand.expected.pots) expect(played.pots, hand.id).toEqual(hand.expected.pots);
      if (hand.expected.showdownOrder)
        expect(played.showdownOrder, hand.id).toEqual(hand.expected.showdownOrder);
    }
  });
});

describe.runIf(there)('rule cases', () => {
  const cases: Json[] = there
    ? JSON.parse(readFileSync(new URL('rule-cases.json', folder), 'utf8')).cases
    : [];

  test('there are 51', () => expect(cases.length).toBe(51));

  test.each(cases.filter((each) => each.type === 'button').map((each) => [each.id, each]))(
    '%s',
    (_, each) => {
      const { occupied, button, sb, bb, smallBlindMarker } = each.before;
      const seats = occupied.filter((seat: number) => !each.eliminated.includes(seat));
      const next = deadButton({ button, small: sb ?? smallBlindMarker, big: bb }, seats);
      const posts = seats.includes(next.small) ? next.small : null;
      expect({ button: next.button, sb: posts, bb: next.big }).toEqual({
        button: each.expectedNext.button,
        sb: each.expectedNext.sb,
        bb: each.expectedNext.bb,
      });
    },
  );

  test.each(cases.filter((each) => each.type !== 'button').map((each) => [each.id, each]))(
    '%s',
    (_, each) => {
      const record = readRecord(each);
      for (const checkpoint of each.checkpoints)
        expect(stateAfter(record, checkpoint.afterActions)).toMatchObject(expectedAt(checkpoint));
      const { expected } = each;
      if (expected.rejects) return refuses(record, expected.rejects);
      const played = replay(record, choices);
      expect(played).toMatchObject({ ok: true, refused: null, pots: expected.pots });
      expect(played.showdownOrder).toEqual(expected.showdownOrder ?? []);
      const returned = played.events.flatMap((event) =>
        event.type === 'returned' ? [{ seat: event.seat, amount: event.amount }] : [],
      );
      expect(returned).toEqual(expected.uncalledReturned ? [expected.uncalledReturned] : []);
    },
  );

  function follow(record: HandRecord, actions: number): Follower {
    const follower = new Follower(record, choices);
    for (const action of record.actions.slice(0, actions)) expect(follower.follow(action)).toBeNull();
    follower.dealToNextTurn();
    return follower;
  }

  function stateAfter(record: HandRecord, actions: number) {
    const legal = legalActions(follow(record, actions).hand);
    if (legal === null) return { actor: null };
    return {
      actor: legal.seat,
      canCheck: legal.canCheck,
      toCall: legal.toCall,
      canRaise: legal.raise !== null,
      minRaiseTo: legal.raise?.minimum ?? null,
      maxRaiseTo: legal.raise?.maximum ?? null,
    };
  }

  function expectedAt({ afterActions: _, ...state }: Json) {
    return state;
  }

  function refuses(record: HandRecord, { seat, action, to }: Json) {
    const follower = follow(record, record.actions.length);
    const before = JSON.stringify(follower.hand);
    const kind = action === 'bet' ? 'raise' : action;
    const refusal = follower.played.do({ type: 'act', seat, action: kind, ...(to !== undefined && { to }) });
    expect(refusal).toMatchObject({ code: expect.any(String), rule: expect.any(String) });
    expect(JSON.stringify(follower.hand)).toBe(before);
  }
});
