import { beforeEach, describe, expect, test } from 'vitest';
import { findRulebook } from '../../rulebooks/index.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import { FakeRooms } from '../../testing/fake-rooms.ts';
import { hashOf } from './codes.ts';
import type { Outcome } from './outcome.ts';
import { People } from './people.ts';
import type { Joined } from './register.ts';

let store: MemoryStore;
let rooms: FakeRooms;
let people: People;
let director: string;

const device = ({ token }: { token: string | null }): string => hashOf(token!);
const value = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.denial.message);
  return outcome.value;
};
const code = (outcome: Outcome<unknown>): string | null => (outcome.ok ? null : outcome.denial.code);
const joinCode = (): string => people.door('friday')!.code;
const joinAs = async (name: string, from: string | null = null): Promise<Joined> =>
  value(await people.join(from, { code: joinCode() }, { name }));
const tournament = async () => (await rooms.room('friday'))!;

beforeEach(async () => {
  store = new MemoryStore();
  rooms = new FakeRooms(store);
  people = await People.open(store, rooms);
  await rooms.create('friday', 'Friday', findRulebook('homepokertourney')!, { kind: 'live', bots: 0 });
  director = device(await people.createTournament(null, 'friday', false));
});

describe('tokens', () => {
  test('only their hash is stored, and they are 32 random bytes', async () => {
    const { token } = await joinAs('Ann');
    expect(Buffer.from(token!, 'base64url')).toHaveLength(32);
    const kept = JSON.stringify([
      await store.list('device'),
      await store.list('invite'),
      await store.list('door'),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).toContain(hashOf(token!));
  });

  test('a device is known after a restart', async () => {
    const { token } = await joinAs('Ann');
    const again = await People.open(store, rooms);
    expect(again.member(again.deviceOf(token!), 'friday')?.who.role).toBe('player');
    expect(again.deviceOf('A'.repeat(43))).toBeNull();
    expect(again.deviceOf('nonsense')).toBeNull();
  });

  test('a device may direct one tournament and play in another', async () => {
    await rooms.create('sunday', 'Sunday', findRulebook('tda')!, { kind: 'live', bots: 0 });
    await people.createTournament(null, 'sunday', false);
    value(await people.join(director, { code: people.door('sunday')!.code }, { name: 'Dora' }));
    expect(people.member(director, 'friday')?.who.role).toBe('director');
    expect(people.member(director, 'sunday')?.who.role).toBe('player');
    expect(people.member(director, 'constructor')).toBeNull();
  });
});

describe('the code on the TV', () => {
  test('has six letters and digits that nobody mistakes for others', () => {
    expect(joinCode()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  });

  test('lets a guest in at once, and puts them on the list', async () => {
    const { member, token } = value(
      await people.join(
        null,
        { code: ` ${joinCode().toLowerCase().slice(0, 3)}-${joinCode().slice(3)}` },
        { name: 'Ann' },
      ),
    );
    expect(token).not.toBeNull();
    const player = (await tournament()).tournament.players.get(member!.who.player!);
    expect(player).toMatchObject({ name: 'Ann', standing: { is: 'expected' } });
  });

  test('asks for a name, and opens nothing else', async () => {
    expect(code(await people.join(null, { code: joinCode() }))).toBe('name-needed');
    expect(code(await people.join(null, { code: 'AAAAAA' }, { name: 'Ann' }))).toBe('no-such-code');
  });

  test('gives the seat of a name on the list to one phone; another one waits for the director', async () => {
    await (await tournament()).do({ device: 'd', role: 'director', player: null }, 'k', {
      type: 'expect',
      player: 'ann',
      name: 'Ann',
    });
    expect((await joinAs('ANN ')).member?.who.player).toBe('ann');
    expect((await joinAs('ann')).waiting).toMatchObject({ name: 'ann', player: 'ann', moves: true });
  });

  test('gives the seat to one of two phones that join at the same moment', async () => {
    const both = await Promise.all([
      people.join(null, { code: joinCode() }, { name: 'Ann' }),
      people.join(null, { code: joinCode() }, { name: 'Ann' }),
    ]);
    expect(both.map((each) => value(each).waiting?.moves ?? 'in')).toEqual(['in', true]);
  });

  test('gives the same phone the same seat again', async () => {
    const ann = await joinAs('Ann');
    const again = await joinAs('Ann', device(ann));
    expect(again.member).toEqual(ann.member);
    expect((await tournament()).tournament.players.size).toBe(1);
  });

  test('does not give away a seat at a table for a name alone', async () => {
    const room = await tournament();
    const who = { device: 'd', role: 'director', player: null } as const;
    for (const player of ['ann', 'bob'])
      await room.do(who, player, { type: 'enter', player, name: player, adult: true });
    await room.do(who, 'draw', { type: 'draw-seats' });
    const { waiting, member } = await joinAs('Ann');
    expect(member).toBeNull();
    expect(waiting).toMatchObject({ name: 'Ann', player: 'ann' });
  });

  test('makes a player of a director, who still directs', async () => {
    const { member } = await joinAs('Dora', director);
    expect(member?.who).toMatchObject({ role: 'director', player: expect.any(String) });
  });

  test('can be changed', async () => {
    const { code: old, linkCode } = people.door('friday')!;
    await people.newJoinCode('friday');
    for (const gone of [old, linkCode!])
      expect(code(await people.join(null, { code: gone }, { name: 'Ann' }))).toBe('no-such-code');
  });
});

describe('where the director approves guests', () => {
  beforeEach(() => people.setApproval('friday', true));

  test('a guest waits and is let in', async () => {
    const ann = await joinAs('Ann');
    expect(ann.member).toBeNull();
    expect(people.waitingOf(device(ann))).toEqual([{ tournament: 'friday', name: 'Ann' }]);
    expect((await tournament()).tournament.players.size).toBe(0);
    value(await people.approve('friday', people.door('friday')!.waiting[0]!.id));
    expect(people.member(device(ann), 'friday')?.who.role).toBe('player');
    expect(people.door('friday')!.waiting).toEqual([]);
  });

  test('a guest waits and is turned away', async () => {
    const ann = await joinAs('Ann');
    const { id } = people.door('friday')!.waiting[0]!;
    value(await people.decline('friday', id));
    expect(people.deviceOf(ann.token!)).toBeNull();
    expect(code(await people.approve('friday', id))).toBe('nobody-waiting');
  });

  test('a guest who asks twice waits once, and the queue has a limit', async () => {
    const ann = await joinAs('Ann');
    await joinAs('Anna', device(ann));
    expect(people.door('friday')!.waiting.map(({ name }) => name)).toEqual(['Anna']);
    for (let at = 1; at < 50; at++) await joinAs(`G${at}`);
    expect(code(await people.join(null, { code: joinCode() }, { name: 'One more' }))).toBe(
      'too-many-waiting',
    );
  });

  test('of two guests who say they are Ann, one gets her seat', async () => {
    await joinAs('Ann');
    await joinAs('Ann');
    const [first, second] = people.door('friday')!.waiting;
    value(await people.approve('friday', second!.id));
    expect(code(await people.approve('friday', first!.id))).toBe('seat-claimed');
  });
});
