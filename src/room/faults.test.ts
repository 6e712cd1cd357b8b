import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { HandEvent } from '../engine/record/events.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { auditStore, tournamentsIn } from '../server/site/audit.ts';
import { roomTournament, startCommands, TestScreen } from '../testing/room-tournament.ts';
import { type Actor, SYSTEM } from './actor.ts';
import type { Dealer } from './dealer.ts';
import type { Room } from './room.ts';
import { ROOM_TIMERS, RoomFailed } from './room-fault.ts';
import type { RoomGuard } from './room-guard.ts';
import type { AskedFrame } from './room-port.ts';
import type { TournamentLog } from './tournament-log.ts';

const ann: Actor = { device: 'phone-of-ann', role: 'player', player: 'ann' };
const director: Actor = { ...SYSTEM, device: 'laptop' };
const PLANTED = 'planted by the test';
const boom = (): never => {
  throw new Error(PLANTED);
};

/** Ann among bots in the middle of a hand, after she has acted; and another tournament beside it. */
async function twoRooms() {
  const given = await roomTournament({ bots: 4 });
  const { ports, rooms, room, direct } = given;
  await direct({ type: 'enter', player: 'ann', name: 'Ann' });
  const phone = new TestScreen(ann);
  const laptop = new TestScreen(director);
  room.attach(phone, ann, undefined);
  room.attach(laptop, director, undefined);
  const created = await rooms.create('other', 'Another night', findRulebook('tda')!, {
    kind: 'dealt',
    bots: 3,
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const other = created.value;
  const watcher = new TestScreen(director);
  other.attach(watcher, director, undefined);
  for (const command of startCommands('dealt')) {
    await direct(command);
    await other.do(SYSTEM, `start-other-${command.type}`, command);
  }
  const myTurn = () => {
    const frame = phone.last('hand');
    const seat = phone.last('tournament')?.view.mine?.seat;
    return frame !== undefined && frame.view.toAct === seat && frame.deadline !== null ? frame : null;
  };
  await ports.until(() => myTurn() !== null);
  const { table, hand } = myTurn()!;
  const action = myTurn()!.view.legal?.canCheck ? 'check' : 'call';
  const acted = await room.act(ann, { type: 'act', key: 'anns-own-action', table, hand, action });
  expect(acted).toMatchObject({ type: 'done' });
  await ports.until(() => room.tournament.tables.get('1')!.hand?.number === hand);
  return { ...given, other, phone, laptop, watcher, hand };
}

/** The private parts of a room, in which the tests plant exceptions. */
type Parts = { readonly guard: RoomGuard; readonly log: TournamentLog; readonly dealer: Dealer };
const partsOf = (room: Room): Parts => room as unknown as Parts;

type Staged = Awaited<ReturnType<typeof twoRooms>>;

const streamOf = async ({ store, hand }: Staged): Promise<HandEvent[]> =>
  (await store.read(`hand/tournament/1/${hand}`)).map(({ data }) => data as HandEvent);

/** Only that room fails, its people are told, and it reopens with its hand and everything that was acknowledged. */
async function expectFailedAlone(staged: Staged): Promise<Room> {
  const { ports, rooms, room, other, phone, watcher, store } = staged;
  await ports.until(() => phone.closed !== null);
  expect(room.failed).toBeInstanceOf(RoomFailed);
  expect(ports.faults).toMatchObject([{ tournament: 'tournament', error: { message: PLANTED } }]);
  expect(JSON.stringify(ports.faults[0])).not.toMatch(/"(?:cards|stub|holes|deck)"/);
  expect(phone.last('notice')).toMatchObject({
    code: 'problem',
    message: 'This table hit a problem. Your chips are safe.',
  });
  const [played, heard] = [other.tournament.tables.get('1')!.handsPlayed, watcher.frames.length];
  await ports.until(() => other.tournament.tables.get('1')!.handsPlayed > played + 1);
  expect(other.failed).toBeNull();
  expect(watcher.frames.length).toBeGreaterThan(heard);
  expect(watcher.closed).toBeNull();

  const before = await streamOf(staged);
  const reopened = (await rooms.room('tournament'))!;
  expect(reopened).not.toBe(room);
  expect(reopened.version).toBe((await store.read('tournament/tournament')).length);
  const back = new TestScreen(ann);
  reopened.attach(back, ann, undefined);
  await ports.settle();
  expect(back.last('held')).toMatchObject({ held: 'problem' });
  expect(await reopened.hold(ann, { type: 'table', key: 'we-go-on-now', do: 'go-on' })).toMatchObject({
    type: 'done',
  });
  const { handsPlayed } = reopened.tournament.tables.get('1')!;
  await ports.until(() => reopened.tournament.tables.get('1')!.handsPlayed > handsPlayed);
  expect((await streamOf(staged)).slice(0, before.length)).toEqual(before);
  for await (const { wrong } of auditStore(store, await tournamentsIn(store))) expect(wrong).toEqual([]);
  return reopened;
}

describe('an exception in a timer', () => {
  test.each(ROOM_TIMERS)(
    '%s fails only that room',
    async (timer) => {
      const staged = await twoRooms();
      const { guard } = partsOf(staged.room);
      const later = guard.later.bind(guard);
      vi.spyOn(guard, 'later').mockImplementation((name, ms, run) =>
        later(name, ms, name === timer ? boom : run),
      );
      // Where nothing starts this timer just now, the test does.
      guard.later(timer, 0, boom);
      await expectFailedAlone(staged);
    },
    30_000,
  );

  test('no timer of a room runs outside its guard', () => {
    // The guard itself, the last frame of a room that has failed, and the heartbeat of all rooms.
    const own = ['room-guard.ts', 'room.ts', 'rooms.ts'];
    const files = readdirSync(import.meta.dirname).filter((name) => /^[a-z-]+\.ts$/.test(name));
    const outside = files.filter((name) => {
      const text = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
      return !own.includes(name) && /ports\.later\(/.test(text);
    });
    expect(files).toContain('next-hands.ts');
    expect(outside).toEqual([]);
  });
});

describe('an exception in the handling of a message', () => {
  const at = { table: '1', hand: 1 };
  const hex = 'ab'.repeat(32);
  const key = 'a-key-of-its-own';
  /** A frame of every kind, and the part of the room that handles it. */
  const FRAMES: {
    [T in AskedFrame['type']]: [AskedFrame & { type: T }, (parts: Parts) => object, string];
  } = {
    do: [{ type: 'do', key, command: { type: 'undo' } }, ({ log }) => log, 'decide'],
    act: [{ type: 'act', key, ...at, action: 'fold' }, ({ dealer }) => dealer.actions, 'act'],
    'call-time': [{ type: 'call-time', key, ...at }, ({ dealer }) => dealer.actions, 'callTime'],
    'more-time': [{ type: 'more-time', key, ...at }, ({ dealer }) => dealer.actions, 'moreTime'],
    hurry: [{ type: 'hurry', key, ...at }, ({ dealer }) => dealer.actions, 'hurry'],
    rule: [
      { type: 'rule', key, ...at, irregularity: 'x', facts: {} },
      ({ dealer }) => dealer.rulings,
      'rule',
    ],
    'void-hand': [{ type: 'void-hand', key, ...at }, ({ dealer }) => dealer.rulings, 'voidHand'],
    table: [{ type: 'table', key, do: 'hold' }, ({ dealer }) => dealer.hold, 'set'],
    watch: [{ type: 'watch', table: '1' }, ({ dealer }) => dealer.viewers, 'watch'],
    prove: [{ type: 'prove', ...at }, ({ dealer }) => dealer.shuffling, 'prove'],
    commit: [{ type: 'commit', ...at, commitment: hex }, ({ dealer }) => dealer.shuffling, 'commit'],
    reveal: [{ type: 'reveal', ...at, entropy: hex }, ({ dealer }) => dealer.shuffling, 'reveal'],
    say: [{ type: 'say', key, table: '1', text: 'hello' }, ({ dealer }) => dealer.talk, 'say'],
    react: [{ type: 'react', key, table: '1', reaction: 'thanks' }, ({ dealer }) => dealer.talk, 'react'],
    report: [{ type: 'report', key, table: '1', said: 1 }, ({ dealer }) => dealer.talk, 'report'],
    silence: [{ type: 'silence', key, player: 'bot1', on: true }, ({ dealer }) => dealer.talk, 'silence'],
    'open-talk': [{ type: 'open-talk', key, on: true }, ({ dealer }) => dealer.talk, 'openUp'],
  };

  test.each(Object.values(FRAMES))(
    '$type',
    async (frame, part, method) => {
      const staged = await twoRooms();
      const { room, laptop } = staged;
      vi.spyOn(part(partsOf(room)) as Record<string, () => unknown>, method).mockImplementation(boom);
      await expect(room.ask(laptop, director, frame)).rejects.toThrow(RoomFailed);
      await expectFailedAlone(staged);
    },
    30_000,
  );

  test.each([
    ['attach', 'framesFor', ({ room }: Staged) => room.attach(new TestScreen(ann), ann, undefined)],
    ['detach', 'left', ({ room, laptop }: Staged) => room.detach(laptop)],
    ['time', 'timeWasLost', ({ room }: Staged) => room.timeWasLost({ sleptMs: 60_000, jumpedMs: 0 })],
  ] as const)(
    '%s',
    async (_, method, act) => {
      const staged = await twoRooms();
      const { dealer } = partsOf(staged.room);
      vi.spyOn(dealer, method).mockImplementation(boom);
      act(staged);
      await expectFailedAlone(staged);
    },
    30_000,
  );

  test('send: a client that throws', async () => {
    const staged = await twoRooms();
    const bad = new TestScreen(director);
    staged.room.attach(bad, director, undefined);
    bad.send = boom;
    await expectFailedAlone(staged);
  });

  test('greet: the caller learns of it', async () => {
    const staged = await twoRooms();
    vi.spyOn(staged.room.history.tournament.players, 'get').mockImplementation(boom);
    await expect(staged.room.greet(ann)).rejects.toThrow(RoomFailed);
    vi.restoreAllMocks();
    await expectFailedAlone(staged);
  });

  test('an exception while deciding a command changes nothing, and the room goes on', async () => {
    const { ports, room } = await twoRooms();
    const { version } = room;
    const broken = { type: 'penalize', player: 'ann', penalty: null } as never;
    expect(await room.do(SYSTEM, 'a-broken-command', broken)).toMatchObject({
      type: 'refused',
      code: 'not-done',
      rule: null,
    });
    expect([room.failed, room.version]).toEqual([null, version]);
    expect(ports.faults).toMatchObject([{ at: 'decide', version }]);
  });
});

test('an append that no store would take fails the room and is reported', async () => {
  const { ports, room, other, store } = await twoRooms();
  const message = 'Nothing was written: a stream is named twice.';
  vi.spyOn(store, 'append').mockResolvedValueOnce({ ok: false, refusal: { code: 'bad-append', message } });
  await expect(room.do(SYSTEM, 'a-bad-append', { type: 'clock', do: 'next' })).rejects.toThrow(message);
  expect(room.failed).not.toBeNull();
  expect(other.failed).toBeNull();
  expect(ports.faults).toMatchObject([{ at: 'append', error: { message } }]);
});

describe('a hand that cannot end', () => {
  test('can be voided by the director: every chip goes back, and it is dealt again with the same button', async () => {
    const staged = await twoRooms();
    const { ports, rooms, room, store, hand } = staged;
    const { circuit } = room.tournament.tables.get('1')!;
    const chips = () => [...room.tournament.players.values()].map(({ stack }) => stack);
    const before = chips();
    const { log } = partsOf(room);
    const decide = log.decide.bind(log);
    vi.spyOn(log, 'decide').mockImplementation((command) =>
      command.type === 'end-hand'
        ? { refusal: { code: 'not-over', rule: null, left: 2, message: PLANTED } }
        : decide(command),
    );
    await ports.until(() => room.failed !== null);
    expect(ports.faults).toMatchObject([
      { at: 'hand', error: { message: expect.stringContaining(PLANTED) } },
    ]);
    const again = (await rooms.room('tournament'))!;
    const voided = { type: 'void-hand', key: 'void-it-please', table: '1', hand } as const;
    expect(await again.voidHand(director, voided)).toMatchObject({ type: 'done' });
    expect([...again.tournament.players.values()].map(({ stack }) => stack)).toEqual(before);
    expect(again.tournament.tables.get('1')!.hand).toBeNull();
    await again.hold(director, { type: 'table', key: 'go-on-please', do: 'go-on' });
    await ports.until(() => again.tournament.tables.get('1')!.hand !== null);
    expect(again.tournament.tables.get('1')!.circuit).toEqual(circuit);
    for await (const { wrong } of auditStore(store, await tournamentsIn(store))) expect(wrong).toEqual([]);
  });

  test('can be voided even if its record cannot be read, and the other table deals on', async () => {
    const { ports, room, rooms, store, direct } = await roomTournament({ bots: 12 });
    for (const command of startCommands('dealt')) await direct(command);
    await ports.until(() => [...room.tournament.tables.values()].every(({ hand }) => hand !== null));
    const { number } = room.tournament.tables.get('1')!.hand!;
    const before = [...room.tournament.players.values()].map(({ stack }) => stack);
    room.fault('test', new Error(PLANTED));
    const read = store.read.bind(store);
    vi.spyOn(store, 'read').mockImplementation(async (stream, after) =>
      stream === `hand/tournament/1/${number}` ? [{ data: null } as never] : read(stream, after),
    );
    const again = (await rooms.room('tournament'))!;
    vi.restoreAllMocks();
    await again.hold(director, { type: 'table', key: 'go-on-please', do: 'go-on' });
    const { handsPlayed } = again.tournament.tables.get('2')!;
    await ports.until(() => again.tournament.tables.get('2')!.handsPlayed > handsPlayed);
    const voided = { type: 'void-hand', key: 'void-it-please', table: '1', hand: number } as const;
    expect(await again.voidHand(director, { ...voided, hand: 99, key: 'another-hand' })).toMatchObject({
      code: 'no-such-hand',
    });
    expect(await again.voidHand(director, voided)).toMatchObject({ type: 'done' });
    const table = [...again.tournament.tables.get('1')!.seats.values()];
    const stacks = [...again.tournament.players.values()];
    for (const [at, { id, stack }] of stacks.entries())
      if (table.includes(id)) expect(stack).toBe(before[at]);
    await ports.until(() => again.tournament.tables.get('1')!.handsPlayed > number);
  });
});
