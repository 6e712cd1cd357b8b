import { expect, test } from 'vitest';
import { legalActions } from '../../engine/betting/legal.ts';
import type { Rulebook } from '../../engine/choices/rulebook.ts';
import { wonLastChipsOf } from '../../engine/pots/last-chips.ts';
import { OVER } from '../../engine/record/hand.ts';
import { playersIn } from '../../engine/tournament/state/state.ts';
import { FORMAT_IDS, type FormatId } from '../../history/format-ids.ts';
import { FORMATS } from '../../history/formats.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { EngineTournament } from '../../testing/engine-tournament.ts';
import { TestSite } from '../../testing/test-site.ts';

/** A dealt tournament of three that is over: everybody was all-in in every hand. */
async function played(bounty = 0) {
  const site = await TestSite.open();
  const { id, director } = await site.tournament();
  const book = findRulebook('homepokertourney')!;
  const rulebook: Rulebook = {
    ...book,
    tournament: { ...book.tournament, bounty: { use: bounty, cite: 'home-bounty-fixed' } },
  };
  const engine = new EngineTournament(rulebook).enter('Ann', 'Bob', 'Cy');
  engine.do({ type: 'draw-seats', kind: 'dealt' }).do({ type: 'start' });
  const asWritten = (events: readonly { type: string }[]) =>
    events.map((event) => ({ type: event.type, data: event }));
  let hands = 0;
  while (playersIn(engine.tournament).length > 1) {
    const { seats } = engine.tournament.tables.get('1')!;
    const hand = engine.deal('1');
    for (let legal = legalActions(hand.hand); hand.hand.phase !== OVER; legal = legalActions(hand.hand)) {
      const raise = legal?.raise ? { action: 'raise' as const, to: legal.raise.maximum } : null;
      const plain = { action: legal?.canCheck ? ('check' as const) : ('call' as const) };
      const refusal =
        legal === null
          ? hand.do({ type: 'proceed' })
          : hand.do({ type: 'act', seat: legal.seat, ...(raise ?? plain) });
      expect(refusal).toBeNull();
    }
    const stack = (seat: number) => hand.hand.stacks[hand.hand.placeOf(seat)]!;
    const stacks = Object.fromEntries([...seats].map(([seat, player]) => [player, stack(seat)]));
    const knockedOutBy = Object.fromEntries(
      [...seats].flatMap(([seat, player]) =>
        stack(seat) > 0
          ? []
          : [[player, wonLastChipsOf(seat, hand.hand, hand.events).map((winner) => seats.get(winner)!)]],
      ),
    );
    engine.do({ type: 'end-hand', table: '1', stacks, knockedOutBy, dealer: true });
    await site.store.append({
      streams: [{ stream: `hand/${id}/1/${++hands}`, expected: 0, events: asWritten(hand.events) }],
    });
    for (const player of engine.rebuyers())
      if (playersIn(engine.tournament).length > 1)
        engine.try({ type: 'answer', question: 'rebuy', player, rebuy: false });
  }
  const room = (await site.rooms.room(id))!;
  /** The room as it is by now, with what is stored of it. */
  const publish = async (version: number) => {
    room.history = { ...engine.history, tournament: { ...engine.tournament, id } };
    await site.store.append({
      streams: [
        { stream: `tournament/${id}`, expected: version, events: asWritten(engine.events.slice(version)) },
      ],
    });
    return engine.events.length;
  };
  const phoneOf = async (player: string) => {
    const { body } = await director.post(`/api/tournaments/${id}/invites`, { to: 'seat', player });
    return site.joined(body.code);
  };
  return { site, id, director, engine, publish, phoneOf };
}

test('statistics are a player’s own until they share them, whoever asks, and there are none before the end', async () => {
  const { site, id, director, engine, publish, phoneOf } = await played();
  const path = `/api/tournaments/${id}/statistics`;
  const before = await publish(1);
  const [ann, bob] = [await phoneOf('ann'), await phoneOf('bob')];
  expect((await ann.get(path)).body).toEqual({ mine: null, sharing: false, shared: [] });
  engine.do({ type: 'finish' });
  await publish(before);

  const mine = (await ann.get(path)).body;
  expect(mine).toMatchObject({ sharing: false, shared: [], mine: { hands: expect.any(Number) } });
  const others = [
    bob,
    director,
    await site.invited(director, id, { to: 'spectator' }),
    await site.invited(director, id, { to: 'display' }),
    await site.invited(director, id, { to: 'assistant', powers: [] }),
  ];
  for (const other of others) expect((await other.get(path)).body.shared).toEqual([]);
  for (const other of others.slice(1)) {
    expect((await other.get(path)).body.mine).toBeNull();
    expect((await other.put(path, { share: true })).body.code).toBe('no-seat');
  }
  const stranger = site.device().elsewhere();
  expect((await stranger.get(path)).body.code).toBe('not-a-member');
  expect((await stranger.put(path, { share: true })).body.code).toBe('not-a-member');

  expect((await ann.put(path, { share: true })).status).toBe(200);
  for (const other of others)
    expect((await other.get(path)).body.shared).toEqual([
      { player: 'ann', name: 'Ann', statistics: mine.mine },
    ]);
  expect((await ann.get(path)).body).toMatchObject({ sharing: true, shared: [], mine: mine.mine });
  expect((await ann.put(path, { share: false })).status).toBe(200);
  for (const other of others) expect((await other.get(path)).body.shared).toEqual([]);
});

test('what is shared is deleted with the tournament', async () => {
  const { site, id, director, engine, publish, phoneOf } = await played();
  engine.do({ type: 'finish' });
  await publish(1);
  const ann = await phoneOf('ann');
  await ann.put(`/api/tournaments/${id}/statistics`, { share: true });
  expect(await site.store.list('shared-statistics')).toHaveLength(1);
  expect((await director.delete(`/api/tournaments/${id}`)).status).toBe(200);
  expect(await site.store.list('shared-statistics')).toEqual([]);
});

test('[home-bounty-fixed] the file of a night says who won whose bounty', async () => {
  const { id, director, publish } = await played(500);
  await publish(1);
  const { body } = await director.get(`/api/tournaments/${id}/hands/pokerstars`);
  expect(body.match(/ the \$5 bounty for eliminating (Ann|Bob|Cy)\n/g)).toHaveLength(2);
});

test('a whole night is one file in every format, with a player’s own hands and no card they did not see', async () => {
  const { id, site, director, publish, phoneOf } = await played();
  await publish(1);
  const ann = await phoneOf('ann');
  const list = (await ann.get(`/api/tournaments/${id}/hands`)).body.hands as {
    seats: Record<number, string>;
  }[];
  const own = list.filter(({ seats }) => Object.values(seats).includes('ann'));
  const read = async (who: typeof ann, format: FormatId) => {
    const { body, headers, status } = await who.get(`/api/tournaments/${id}/hands/${format}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    return FORMATS[format].read(body);
  };
  for (const format of FORMAT_IDS) {
    const hands = await read(ann, format);
    expect(hands.length).toBe(own.length);
    for (const { players, hero } of hands)
      expect(players.find(({ seat }) => seat === hero)?.name, format).toBe('Ann');
    const all = await read(director, format);
    expect(all.length).toBe(list.length);
    for (const { dealt } of all) expect(dealt, format).toEqual([]);
  }
  expect((await ann.get(`/api/tournaments/${id}/hands/xml`)).body.code).toBe('bad-request');
  expect((await site.device().elsewhere().get(`/api/tournaments/${id}/hands/phh`)).status).toBe(401);
});
