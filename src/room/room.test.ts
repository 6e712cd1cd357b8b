import { describe, expect, test, vi } from 'vitest';
import type { HandEvent } from '../engine/record/events.ts';
import { PACKED_SCHEMA } from '../engine/tournament/pack.ts';
import { playersIn } from '../engine/tournament/state/state.ts';
import type { HandView } from '../engine/views/view.ts';
import { checkOwnPart, clientCommit, fingerprint } from '../fairness/commitment.ts';
import { verifyProof } from '../fairness/verify.ts';
import { tournamentCommand } from '../protocol/commands.ts';
import type { Append, Appended } from '../store/event-store.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import { type Actor, SYSTEM } from './actor.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';

/** A store on a disk that can be full. */
class FullDisk extends MemoryStore {
  full = false;
  override append(append: Append): Promise<Appended> {
    return this.full ? Promise.reject(new Error('the disk is full')) : super.append(append);
  }
}

const chipsOf = (room: Room): number => {
  const { players, bank } = room.tournament;
  return [...players.values()].reduce((sum, { stack }) => sum + (stack ?? 0), 0) + bank;
};

const ann: Actor = { device: 'phone-of-ann', role: 'player', player: 'ann' };

describe('a dealt tournament', () => {
  test('of 24 bots plays itself to one winner, with every chip where it belongs', async () => {
    const { ports, room, direct } = await roomTournament({ bots: 24 });
    for (const command of startCommands('dealt'))
      expect(await direct(command)).toMatchObject({ type: 'done' });
    await ports.until(() => room.tournament.phase === 'over');
    expect(playersIn(room.tournament)).toHaveLength(1);
    expect(chipsOf(room)).toBe(room.tournament.chipsIssued);
  });

  test('is in the store, hand by hand, and opens again as it was', async () => {
    const { ports, room, rooms, store, direct } = await roomTournament({ bots: 9 });
    for (const command of startCommands('dealt')) await direct(command);
    await ports.until(() => [...room.tournament.tables.values()][0]!.handsPlayed === 5);
    const again = await Rooms.start(store, ports);
    const reopened = (await again.room('tournament'))!;
    expect(reopened.tournament).toEqual(room.tournament);
    expect(reopened.version).toBe(room.version);
    const hands = await store.streams('hand/tournament/');
    expect(hands.length).toBeGreaterThanOrEqual(5);
    const events = (await store.read(hands[0]!.stream)).map(({ data }) => data as HandEvent);
    expect(events.at(-1)).toEqual({ type: 'ended' });
    await rooms.close();
  });

  test('does a command once, even if it was thousands ago or the server has been away', async () => {
    const { ports, room, rooms, store } = await roomTournament({ bots: 0 });
    const expectAnn = { type: 'expect', player: 'ann', name: 'Ann' } as const;
    const first = await room.do(SYSTEM, 'the-first', expectAnn);
    for (let at = 0; at < 5_100; at++)
      await room.do(SYSTEM, `step-${at}`, { type: at % 2 === 0 ? 'undo' : 'redo' });
    const { version } = room;
    expect(version).toBeGreaterThan(5_000);
    expect(await room.do(SYSTEM, 'the-first', expectAnn)).toEqual(first);
    await rooms.close();
    const reopened = (await (await Rooms.start(store, ports)).room('tournament'))!;
    expect(await reopened.do(SYSTEM, 'the-first', expectAnn)).toEqual(first);
    expect([room.version, reopened.version]).toEqual([version, version]);
  });

  test('refuses a key with other contents, and takes the same contents for the same command', async () => {
    const { ports, room, rooms, store } = await roomTournament({ bots: 0 });
    const reused = { type: 'refused', key: 'one-key', code: 'key-reused', rule: null };
    const enter = (name: string) => ({ type: 'enter', player: name.toLowerCase(), name }) as const;
    for (const name of ['Ann', 'Bob', 'Cy']) await room.do(SYSTEM, `enter-${name}`, enter(name));
    const first = await room.do(SYSTEM, 'one-key', { type: 'pay', player: 'ann', amount: 100 });
    const undone = await room.do(SYSTEM, 'undo-key', { type: 'undo' });
    const held = await room.hold(SYSTEM, { type: 'table', key: 'hold-key', do: 'hold' });
    const { version } = room;
    await rooms.close();
    const reopened = (await (await Rooms.start(store, ports)).room('tournament'))!;
    for (const each of [room, reopened]) {
      const pay = (player: string, amount: number) =>
        each.do(SYSTEM, 'one-key', { type: 'pay', player, amount });
      expect(await pay('bob', 700)).toMatchObject({
        ...reused,
        message: 'This key was used for another command: use a new key.',
      });
      expect(await each.do(SYSTEM, 'one-key', { type: 'undo' })).toMatchObject(reused);
      expect(await each.do(SYSTEM, 'undo-key', { type: 'redo' })).toMatchObject({ code: 'key-reused' });
      expect(await each.hold(SYSTEM, { type: 'table', key: 'hold-key', do: 'go-on' })).toMatchObject({
        code: 'key-reused',
      });
      expect(await pay('ann', 100)).toEqual(first);
      expect(await each.do(SYSTEM, 'undo-key', { type: 'undo' })).toEqual(undone);
      expect(await each.hold(SYSTEM, { type: 'table', key: 'hold-key', do: 'hold' })).toEqual(held);
      // The order of the fields does not make it another command: its schema puts them in order.
      const turned = tournamentCommand.parse({ amount: 100, player: 'ann', type: 'pay' });
      expect(await each.do(SYSTEM, 'one-key', turned)).toEqual(first);
      expect(each.version).toBe(version);
    }
  });

  test('a key whose command was refused is free for another one', async () => {
    const { room } = await roomTournament({ bots: 0 });
    expect(await room.do(SYSTEM, 'one-key', { type: 'start' })).toMatchObject({ code: 'no-tables' });
    expect(await room.do(SYSTEM, 'one-key', { type: 'expect', player: 'ann', name: 'Ann' })).toMatchObject({
      type: 'done',
    });
  });

  test('opens from the last snapshot, and reads only the events since', async () => {
    const { ports, room, rooms, store, direct } = await roomTournament({ bots: 9, rulebook: 'tda' });
    for (const command of startCommands('dealt')) await direct(command);
    await ports.until(() => room.version > 450);
    const packed = (await store.snapshot('tournament/tournament', PACKED_SCHEMA))!;
    expect(packed.version).toBeGreaterThan(200);
    const read = vi.spyOn(store, 'read');
    const reopened = (await (await Rooms.start(store, ports)).room('tournament'))!;
    expect(read.mock.calls[0]).toEqual(['tournament/tournament', packed.version]);
    expect(reopened.tournament).toEqual(room.tournament);
    expect(reopened.version).toBe(room.version);
    await rooms.close();
  });

  test('gives players their time, then checks or folds for them; players who are not connected are away until they return', async () => {
    const { ports, room, direct } = await roomTournament({ bots: 3 });
    await direct({ type: 'enter', player: 'ann', name: 'Ann' });
    for (const command of startCommands('dealt')) await direct(command);
    await ports.until(() => room.tournament.players.get('ann')!.awaySince !== null);
    const phone = new TestScreen();
    room.attach(phone, ann, undefined);
    await ports.settle();
    expect(room.tournament.players.get('ann')!.awaySince).toBeNull();
    expect(phone.last('welcome')).toMatchObject({ role: 'player', player: 'ann' });
    expect(phone.last('tournament')?.view.mine).not.toBeNull();
  });

  test('lets players act on their own seat, once for each key', async () => {
    const { ports, room, store, direct } = await roomTournament({ bots: 3 });
    await direct({ type: 'enter', player: 'ann', name: 'Ann' });
    const phone = new TestScreen();
    room.attach(phone, ann, undefined);
    for (const command of startCommands('dealt')) await direct(command);
    const mine = () => {
      const frame = phone.last('hand');
      const seat = phone.last('tournament')?.view.mine?.seat;
      return frame !== undefined && frame.view.toAct === seat && frame.deadline !== null ? frame : null;
    };
    await ports.until(() => mine() !== null);
    const { table, hand } = mine()!;
    const fold = { type: 'act', key: 'fold-this-hand', table, hand, action: 'fold' } as const;
    const [first, second] = [room.act(ann, fold), room.act(ann, fold)];
    await ports.settle();
    expect(await first).toMatchObject({ type: 'done' });
    expect(await second).toEqual(await first);
    expect(await room.act(ann, { ...fold, key: 'another-key-now' })).toMatchObject({ type: 'refused' });
    const called = { ...fold, action: 'call' } as const;
    const reopened = (await (await Rooms.start(store, ports)).room('tournament'))!;
    for (const each of [room, reopened]) {
      expect(await each.act(ann, called)).toMatchObject({ type: 'refused', code: 'key-reused' });
      expect(await each.act(ann, fold)).toEqual(await first);
    }
  });

  test('continues after a restart only when somebody taps, with the same cards', async () => {
    const { ports, room, store, direct } = await roomTournament({ bots: 6 });
    for (const command of startCommands('dealt')) await direct(command);
    await ports.until(() => [...room.tournament.tables.values()][0]!.handsPlayed === 2);
    await ports.until(() => [...room.tournament.tables.values()][0]!.hand !== null);
    const before = (await store.read('hand/tournament/1/3')).map(({ data }) => data as HandEvent);
    room.stop();
    const reopened = (await (await Rooms.start(store, ports)).room('tournament'))!;
    await ports.pass(120_000);
    expect((await store.read('hand/tournament/1/3')).length).toBe(before.length);
    const phone = new TestScreen();
    reopened.attach(phone, { ...SYSTEM, device: 'directors' }, undefined);
    await reopened.hold(SYSTEM, { type: 'table', key: 'go-on-please', do: 'go-on' });
    await ports.until(() => [...reopened.tournament.tables.values()][0]!.handsPlayed === 3);
    const after = (await store.read('hand/tournament/1/3')).map(({ data }) => data as HandEvent);
    expect(after.slice(0, before.length)).toEqual(before);
  });
});

describe('a live tournament', () => {
  /** Hands in which nobody busts, four events each. */
  async function playHands(room: Room, from: number, to: number): Promise<void> {
    for (let hand = from; hand < to; hand++)
      for (const type of ['start-hand', 'end-hand'] as const)
        expect(await room.do(SYSTEM, `${type}-${hand}`, { type, table: '1' })).toMatchObject({
          type: 'done',
        });
  }

  test('opens the same after ten hands and after a thousand: it reads few events and has all steps', async () => {
    const { ports, room, store, direct } = await roomTournament({ bots: 9, rulebook: 'tda' });
    for (const command of startCommands('live')) await direct(command);
    const read = vi.spyOn(store, 'read');
    for (const [from, to] of [
      [0, 10],
      [10, 1000],
    ] as const) {
      await playHands(room, from, to);
      await direct({ type: 'undo' });
      read.mockClear();
      const reopened = (await (await Rooms.start(store, ports)).room('tournament'))!;
      expect((await read.mock.results[0]!.value).length).toBeLessThan(220);
      expect(reopened.history).toEqual(room.history);
      expect(reopened.version).toBe(room.version);
      await direct({ type: 'redo' });
    }
    expect(room.history.past).toHaveLength(50);
  });

  test('stores a snapshot now and then, however often it is closed and opened', async () => {
    const { rooms, room, store, direct } = await roomTournament({ bots: 9, rulebook: 'tda' });
    for (const command of startCommands('live')) await direct(command);
    for (let visit = 0, at = room; visit < 12; visit++) {
      await playHands(at, 10 * visit, 10 * (visit + 1));
      rooms.forget(at);
      at = (await rooms.room('tournament'))!;
    }
    const packed = (await store.snapshot('tournament/tournament', PACKED_SCHEMA))!;
    expect((await store.read('tournament/tournament', packed.version)).length).toBeLessThan(220);
    expect(packed.version).toBeGreaterThan(220);
    await rooms.close();
  });
});

test('no player continues tables that the director holds; after a restart any player does', async () => {
  const { ports, room, direct } = await roomTournament({ bots: 3 });
  await direct({ type: 'enter', player: 'ann', name: 'Ann' });
  for (const command of startCommands('dealt')) await direct(command);
  await ports.until(() => [...room.tournament.tables.values()][0]!.hand !== null);
  const phone = new TestScreen();
  room.attach(phone, ann, undefined);
  const asks = async (who: Actor, todo: 'hold' | 'go-on', key: string) => {
    const answer = room.hold(who, { type: 'table', key, do: todo });
    await ports.settle();
    return answer;
  };
  expect(await asks(SYSTEM, 'hold', 'hold-the-tables')).toMatchObject({ type: 'done' });
  expect(phone.last('held')).toMatchObject({ held: 'director' });
  expect(phone.last('hand')).toMatchObject({ deadline: null, told: [] });
  expect(await asks(ann, 'go-on', 'i-am-impatient')).toMatchObject({
    type: 'refused',
    code: 'held-by-director',
  });
  expect(await asks(SYSTEM, 'go-on', 'all-is-well-now')).toMatchObject({ type: 'done' });
  expect(phone.last('held')).toMatchObject({ held: null });
});

test('the director rules on a hand in play: a misdeal gives every chip back, and the next hand follows', async () => {
  const { ports, room, store, direct } = await roomTournament({ bots: 4 });
  for (const command of startCommands('dealt')) await direct(command);
  await ports.until(() => [...room.tournament.tables.values()][0]!.hand !== null);
  const frame = {
    type: 'rule',
    key: 'two-exposed-cards',
    table: '1',
    hand: 1,
    irregularity: 'first-card-wrong-seat',
    facts: { acted: 0, chipsIn: false },
  } as const;
  const asked = room.rule(SYSTEM, frame);
  await ports.settle();
  const answer = await asked;
  expect(answer).toMatchObject({ type: 'done' });
  const events = (await store.read('hand/tournament/1/1')).map(({ data }) => data as HandEvent);
  expect(events.map(({ type }) => type)).toContain('voided');
  expect([...room.tournament.players.values()].map(({ stack }) => stack)).toEqual([1000, 1000, 1000, 1000]);
  await ports.until(() => [...room.tournament.tables.values()][0]!.handsPlayed === 2);
  const reopened = (await (await Rooms.start(store, ports)).room('tournament'))!;
  for (const each of [room, reopened]) {
    const other = { ...frame, facts: { acted: 1, chipsIn: false } };
    expect(await each.rule(SYSTEM, other)).toMatchObject({ type: 'refused', code: 'key-reused' });
    expect(await each.rule(SYSTEM, frame)).toEqual(answer);
  }
});

test('a dealt hand cannot be undone, and the table plays on', async () => {
  const { ports, room, direct } = await roomTournament({ bots: 3 });
  for (const command of startCommands('dealt')) await direct(command);
  const table = () => [...room.tournament.tables.values()][0]!;
  await ports.until(() => table().hand !== null);
  expect(await direct({ type: 'undo' })).toMatchObject({ type: 'refused', code: 'dealt-since' });
  await ports.until(() => table().handsPlayed === 2);
  expect(room.failed).toBeNull();
});

describe('the shuffle', () => {
  test('a phone that takes part shuffles the deck too, and checks every card it has seen', async () => {
    const { ports, room, direct } = await roomTournament({ bots: 3 });
    await direct({ type: 'enter', player: 'ann', name: 'Ann' });
    const phone = new TestScreen();
    room.attach(phone, ann, undefined);
    await direct({ type: 'draw-seats', kind: 'dealt' });
    const deal = { hand: 'hand/tournament/1/1', shuffle: 1 };
    const entropy = 'ab'.repeat(32);
    const commitment = clientCommit(deal, 'ann', entropy);
    expect(room.commit(ann, { type: 'commit', table: '1', hand: 1, commitment })).toBeNull();
    await direct({ type: 'start' });
    await ports.until(() => phone.last('announce') !== undefined);
    const { announced } = phone.last('announce')!;
    expect(announced.commitments).toEqual([{ client: 'ann', commitment }]);
    expect(room.reveal(ann, { type: 'reveal', table: '1', hand: 1, entropy })).toBeNull();
    await ports.until(() => phone.last('hand') !== undefined);
    const asked = room.prove(phone, { type: 'prove', table: '1', hand: 1 });
    await ports.settle();
    expect(await asked).toBeNull();
    const { proof } = phone.last('proof')!;
    expect(verifyProof(proof).wrong).toBeNull();
    const [shuffle] = proof.shuffles;
    const own = phone.last('hand')!.view.players.find(({ cards }) => cards !== null)!.cards!;
    expect(shuffle!.openings.map(({ card }) => card).sort()).toEqual([...own].sort());
    expect(
      checkOwnPart(shuffle!.announced, shuffle!.reveals, {
        client: 'ann',
        entropy,
        fingerprint: fingerprint(announced),
      }),
    ).toBeNull();
  });

  test('[flop-premature-or-too-many] a ruling that reshuffles the stub starts a new commitment, and every card is proved again', async () => {
    const { ports, room, direct } = await roomTournament({ bots: 3, seed: 1 });
    await direct({ type: 'enter', player: 'ann', name: 'Ann' });
    for (const command of startCommands('dealt')) await direct(command);
    const phone = new TestScreen();
    room.attach(phone, ann, undefined);
    const street = () => phone.last('hand')?.view.street;
    await ports.until(() => street() === 'preflop');
    const { table, hand, version } = phone.last('hand')!;
    const flop = { irregularity: 'flop-premature', facts: {} };
    const asked = room.rule(SYSTEM, { type: 'rule', key: 'flop-came-early', table, hand, ...flop });
    await ports.settle();
    expect(phone.last('reshuffle')).toMatchObject({ table, hand, shuffle: 2 });
    const fold = { type: 'act', key: 'act-meanwhile', table, hand, action: 'fold' } as const;
    expect(await room.act(ann, fold)).toMatchObject({ code: 'shuffling' });
    const entropy = '5a'.repeat(32);
    const commitment = clientCommit({ hand: `hand/tournament/${table}/${hand}`, shuffle: 2 }, 'ann', entropy);
    expect(room.commit(ann, { type: 'commit', table, hand, shuffle: 2, commitment })).toBeNull();
    const { announced } = phone.last('announce')!;
    expect(announced).toMatchObject({ shuffle: 2, commitments: [{ client: 'ann', commitment }] });
    expect(room.reveal(ann, { type: 'reveal', table, hand, shuffle: 2, entropy })).toBeNull();
    await ports.settle();
    expect(await asked).toMatchObject({ type: 'done' });
    expect(phone.last('hand')!.version).toBeGreaterThan(version);
    await ports.until(() => phone.last('hand')!.view.board.length >= 3 || phone.last('hand')!.hand > hand);
    const { view } = phone.frames.findLast((frame) => frame.type === 'hand' && frame.hand === hand) as never;
    await room.prove(phone, { type: 'prove', table, hand });
    const { proof } = phone.last('proof')!;
    expect(verifyProof(proof).wrong).toBeNull();
    const opened = proof.shuffles.map(({ openings }) => openings.map(({ card }) => card));
    expect(opened[0]).toHaveLength(2);
    expect([...opened[1]!].sort()).toEqual([...(view as HandView).board].sort());
    expect(opened[1]!.length).toBeGreaterThanOrEqual(3);
  });

  test('a late phone is left out, and that is recorded; the deal does not wait', async () => {
    const { ports, room, store, direct } = await roomTournament({ bots: 2 });
    await direct({ type: 'enter', player: 'ann', name: 'Ann' });
    await direct({ type: 'draw-seats', kind: 'dealt' });
    const commitment = clientCommit({ hand: 'hand/tournament/1/1', shuffle: 1 }, 'ann', 'cd'.repeat(32));
    room.commit(ann, { type: 'commit', table: '1', hand: 1, commitment });
    await direct({ type: 'start' });
    await ports.until(() => [...room.tournament.tables.values()][0]!.hand !== null);
    expect(await store.get('shuffle', 'tournament:1:1')).toMatchObject({
      shuffles: [{ reveals: [{ client: 'ann', leftOut: 'late' }] }],
    });
    expect(room.reveal(ann, { type: 'reveal', table: '1', hand: 1, entropy: 'cd'.repeat(32) })).toMatchObject(
      {
        code: 'shuffle-closed',
      },
    );
  });

  test('nobody takes part at another table than their own, or in another hand than the next', async () => {
    const { room, direct } = await roomTournament({ bots: 3 });
    await direct({ type: 'enter', player: 'ann', name: 'Ann' });
    await direct({ type: 'draw-seats', kind: 'dealt' });
    const commitment = 'ef'.repeat(32);
    expect(
      room.commit({ ...ann, player: 'bob' }, { type: 'commit', table: '1', hand: 1, commitment }),
    ).toMatchObject({
      code: 'not-at-table',
    });
    expect(room.commit(ann, { type: 'commit', table: '1', hand: 7, commitment })).toMatchObject({
      code: 'not-next',
    });
  });
});

test('a tournament nobody looks at leaves memory and comes back unchanged; one that deals stays', async () => {
  const { ports, room, rooms } = await roomTournament({ bots: 2 });
  const phone = new TestScreen();
  room.attach(phone, { ...SYSTEM, device: 'laptop' }, undefined);
  await ports.pass(20 * 60_000);
  expect(rooms.list()).toEqual([room]);
  room.detach(phone);
  await ports.pass(11 * 60_000);
  expect(rooms.list()).toEqual([]);
  const again = (await rooms.room('tournament'))!;
  expect(again).not.toBe(room);
  expect(again.tournament).toEqual(room.tournament);
  const dealt = await roomTournament({ bots: 9 });
  for (const command of startCommands('dealt')) await dealt.direct(command);
  await dealt.ports.pass(15 * 60_000);
  expect(dealt.rooms.list()).toEqual([dealt.room]);
});

describe('what can go wrong', () => {
  test('if the store fails, nobody hears of the change, and the room continues from what is stored', async () => {
    const store = new FullDisk();
    const { ports, room, rooms, direct } = await roomTournament({
      bots: 2,
      rulebook: 'homepokertourney',
      store: store,
    });
    const phone = new TestScreen();
    room.attach(phone, { ...SYSTEM, device: 'laptop' }, undefined);
    await ports.settle();
    const heard = phone.frames.length;
    store.full = true;
    await expect(direct({ type: 'enter', player: 'ann', name: 'Ann' })).rejects.toThrow(/full/);
    await ports.pass(1000);
    expect(phone.frames.slice(heard)).toMatchObject([{ type: 'notice', code: 'problem' }]);
    expect(phone.closed).toMatch(/come back/);
    store.full = false;
    expect((await rooms.room('tournament'))!.tournament.players.has('ann')).toBe(false);
  });

  test('the server knows how long it was up, even after the disk was full for a while', async () => {
    const store = new FullDisk();
    const { ports } = await roomTournament({ bots: 2, store });
    store.full = true;
    await ports.pass(20_000);
    store.full = false;
    await ports.pass(20_000);
    const alive = (await store.get('server', 'alive')) as { at: number };
    expect(ports.now() - alive.at).toBeLessThanOrEqual(5_000);
  });

  test('a command done before a restart is not done again after it', async () => {
    const { ports, room, store } = await roomTournament({ bots: 2 });
    const enter = { type: 'enter', player: 'ann', name: 'Ann' } as const;
    const first = room.do(SYSTEM, 'enter-ann-once', enter);
    await ports.settle();
    const again = (await (await Rooms.start(store, ports)).room('tournament'))!;
    const second = again.do(SYSTEM, 'enter-ann-once', enter);
    await ports.settle();
    expect(await second).toEqual(await first);
    expect(again.tournament.entries).toBe(3);
  });

  test('the director is told what passed while the server was away', async () => {
    const { ports, store, direct } = await roomTournament({ bots: 4 });
    for (const command of startCommands('live')) await direct(command);
    ports.now = (
      (now) => () =>
        now
    )(ports.now() + 25 * 60_000);
    const room = (await (await Rooms.start(store, ports)).room('tournament'))!;
    const phone = new TestScreen();
    room.attach(phone, { ...SYSTEM, device: 'laptop' }, undefined);
    await ports.settle();
    expect(phone.last('notice')).toMatchObject({
      code: 'was-away',
      message: expect.stringMatching(/level 1 to 2/),
    });
  });
});
