import { request } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../room/actor.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import { FakeRooms } from '../../testing/fake-rooms.ts';
import { TestSite } from '../../testing/test-site.ts';
import { hashOf } from './codes.ts';
import type { Outcome } from './outcome.ts';
import { People } from './people.ts';
import type { Joined } from './register.ts';

let [rooms, people]: [FakeRooms, People] = [] as never;
let now = 0;
beforeEach(async () => {
  const store = new MemoryStore();
  now = 1_000_000;
  rooms = new FakeRooms(store);
  people = await People.open(store, rooms, () => now);
  await rooms.create('friday', 'Friday', findRulebook('homepokertourney')!, { kind: 'live', bots: 0 });
  await people.createTournament(null, 'friday', false);
});

const value = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.denial.message);
  return outcome.value;
};
let guests = 0;
/** A new phone with a new name. */
const join = (from: string, name = `Guest ${++guests}`, device: string | null = null) =>
  people.join(device, { code: people.door('friday')!.code }, { name, from });
const came = (joined: Outcome<Joined>): string =>
  !joined.ok ? joined.denial.code : joined.value.member === null ? 'waits' : 'in';
const many = async (count: number, from: string): Promise<string[]> => {
  const all: string[] = [];
  for (let at = 0; at < count; at++) all.push(came(await join(from)));
  return all;
};
const room = async () => (await rooms.room('friday'))!;
const waiting = () => people.door('friday')!.waiting;

describe('newcomers from one network', () => {
  test('twelve come straight in, twelve more wait for the director, the rest are told to try later', async () => {
    const all = await many(60, 'one');
    expect(all.slice(0, 12)).toEqual(Array(12).fill('in'));
    expect(all.slice(12, 24)).toEqual(Array(12).fill('waits'));
    expect(new Set(all.slice(24))).toEqual(new Set(['too-many-waiting']));
    expect((await room()).tournament.players.size).toBe(12);
    expect(came(await join('another'))).toBe('in');
  });

  test('no longer count once they have bought in or the director has let them in', async () => {
    await many(12, 'one');
    for (const { id, name } of [...(await room()).tournament.players.values()])
      await (await room()).do(SYSTEM, `enter-${id}`, { type: 'enter', player: id, name, adult: true });
    expect(await many(12, 'one')).toEqual(Array(12).fill('in'));
    expect(came(await join('one'))).toBe('waits');
    value(await people.approve('friday', waiting()[0]!.id));
    expect(came(await join('one'))).toBe('waits');
    expect((await room()).tournament.players.size).toBe(25);
  });

  test('may claim names on the list, however many there are', async () => {
    for (let at = 0; at < 20; at++)
      await (await room()).do(SYSTEM, `on-the-list-${at}`, {
        type: 'expect',
        player: `p${at}`,
        name: `P${at}`,
      });
    for (let at = 0; at < 20; at++) expect(came(await join('one', `P${at}`))).toBe('in');
  });
});

describe('a crowd from many networks', () => {
  test('does not fill the list: beyond sixty who have not bought in, the director is asked', async () => {
    for (let network = 0; network < 10; network++) await many(12, `network ${network}`);
    expect((await room()).tournament.players.size).toBe(60);
    expect(came(await join('real'))).toBe('waits');
  });

  test('keeps nobody from waiting: its latest makes room for somebody from elsewhere', async () => {
    await people.setApproval('friday', true);
    for (let network = 0; network < 10; network++) await many(12, `network ${network}`);
    expect(waiting()).toHaveLength(50);
    expect(came(await join('real', 'Ann'))).toBe('waits');
    expect(waiting()).toHaveLength(50);
    expect(waiting().at(-1)).toMatchObject({ name: 'Ann', at: now });
    // Ann keeps her place, whoever comes next.
    for (let network = 10; network < 20; network++) await many(12, `network ${network}`);
    expect(waiting().filter(({ name }) => name === 'Ann')).toHaveLength(1);
  });
});

describe('a device', () => {
  test('has one player, whatever names are typed', async () => {
    const ann = value(await join('one', 'Ann'));
    const again = value(await join('one', 'Another', hashOf(ann.token!)));
    expect(again.member?.who.player).toBe(ann.member?.who.player);
    expect((await room()).tournament.players.size).toBe(1);
  });

  test('waits once, and no longer once it is in', async () => {
    await people.setApproval('friday', true);
    const device = hashOf(value(await join('one', 'Ann')).token!);
    await join('one', 'Anna', device);
    expect(waiting().map(({ name }) => name)).toEqual(['Anna']);
    await people.setApproval('friday', false);
    expect(came(await join('one', 'Ann', device))).toBe('in');
    expect(waiting()).toEqual([]);
  });
});

describe('turning away everybody who came since a certain time', () => {
  const MINUTE = 60_000;
  const names = async () => [...(await room()).tournament.players.values()].map(({ name }) => name);

  test('removes them from the queue and the list, and their phones are strangers again', async () => {
    const ann = value(await join('home', 'Ann'));
    now += 20 * MINUTE;
    const since = now;
    await many(30, 'one');
    expect(people.newcomers(await room())).toHaveLength(25);
    const told: string[] = [];
    people.watch((device) => told.push(device));
    expect(value(await people.turnAway('friday', since))).toEqual({ turnedAway: 24 });
    expect(await names()).toEqual(['Ann']);
    expect(waiting()).toEqual([]);
    expect(new Set(told).size).toBe(12);
    expect(people.members('friday').map(({ role }) => role)).toEqual(['director', 'player']);
    expect(people.deviceOf(ann.token!)).not.toBeNull();
    expect(value(await people.turnAway('friday', since))).toEqual({ turnedAway: 0 });
  });

  test('leaves players who bought in, directors, and guests with an invite', async () => {
    const bought = value(await join('home', 'Ann')).member!.who.player!;
    await (await room()).do(SYSTEM, 'enter-ann', { type: 'enter', player: bought, name: 'Ann', adult: true });
    const { code } = await people.invite('friday', { role: 'assistant', player: null, powers: ['door'] });
    value(await people.join(null, { code }, { from: 'home' }));
    expect(value(await people.turnAway('friday', 0))).toEqual({ turnedAway: 0 });
    expect(people.members('friday').map(({ role }) => role)).toEqual(['director', 'player', 'assistant']);
  });

  test('a name that was on the list before stays there, without the phone that claimed it', async () => {
    await (await room()).do(SYSTEM, 'expect-ann', { type: 'expect', player: 'ann', name: 'Ann' });
    const claimed = value(await join('home', 'Ann'));
    expect(value(await people.turnAway('friday', now))).toEqual({ turnedAway: 1 });
    expect(await names()).toEqual(['Ann']);
    expect(people.deviceOf(claimed.token!)).toBeNull();
  });

  test('is for the director and for assistants at the door', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const path = `/api/tournaments/${id}/waiting/turn-away`;
    const helper = await site.invited(director, id, { to: 'assistant', powers: ['door'] });
    const clock = await site.invited(director, id, { to: 'assistant', powers: ['clock'] });
    const ann = await site.joined(code, 'Ann');
    const line = await ann.hello(id);
    for (const phone of [ann, clock])
      expect((await phone.post(path, { since: 0 })).body.code).toBe('director-only');
    expect((await site.device().post(path, { since: 0 })).status).toBe(401);
    expect((await director.post(path, { since: 'yesterday' })).status).toBe(400);
    const { body } = await helper.get(`/api/tournaments/${id}/people`);
    expect(body.newcomers).toEqual([{ name: 'Ann', at: expect.any(Number) }]);
    expect(body.now).toBeGreaterThanOrEqual(body.newcomers[0].at);
    expect((await helper.post(path, { since: body.newcomers[0].at })).body).toEqual({ turnedAway: 1 });
    expect((await line.closed).code).toBe(4401);
    expect((await director.post(path, { since: 0 })).body).toEqual({ turnedAway: 0 });
  });
});

/** A request from another address of this machine's own network. */
const from = (address: string, port: number, path: string, body: object) =>
  new Promise<{ status: number; code?: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(
      { host: '127.0.0.1', port, localAddress: address, method: 'POST', path, headers },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ ...JSON.parse(text), status: answer.statusCode }));
      },
    );
    asked.on('error', reject).end(JSON.stringify(body));
  });

test('over HTTP networks are told apart by address, and no address is stored', async () => {
  const site = await TestSite.open();
  const { id, code } = await site.tournament();
  const { port } = site.running;
  for (const address of ['127.0.0.2', '127.0.0.3'])
    for (let at = 0; at < 30; at++)
      await from(address, port, '/api/join', { code, name: `${address.at(-1)} ${at}` });
  expect((await site.rooms.room(id))!.tournament.players.size).toBe(24);
  expect(site.people.door(id)!.waiting).toHaveLength(24);
  const kept = await Promise.all(['device', 'door', 'invitation'].map((kind) => site.store.list(kind)));
  expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0/);
});

describe('“cannot come”', () => {
  const said = async (site: TestSite, id: string) =>
    (await site.store.get('invitation', id)) as { cannot: { name: string }[] };

  test('counts once for each device, and the last one counts', async () => {
    const site = await TestSite.open();
    const { id, code } = await site.tournament();
    const phone = site.device();
    for (const name of ['Ann', 'Bob', 'Cy'])
      expect((await phone.post('/api/invitation/cannot', { code, name })).status).toBe(200);
    expect((await said(site, id)).cannot.map(({ name }) => name)).toEqual(['Cy']);
  });

  test('is accepted twelve times from one network, and then still from others', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const { port } = site.running;
    const answers: unknown[] = [];
    for (let at = 0; at < 20; at++)
      answers.push(
        (await from('127.0.0.2', port, '/api/invitation/cannot', { code, name: `X${at}` })).code ?? 'noted',
      );
    expect(answers.filter((answer) => answer === 'noted')).toHaveLength(12);
    expect(answers.at(-1)).toBe('too-many');
    expect((await from('127.0.0.3', port, '/api/invitation/cannot', { code, name: 'Ann' })).status).toBe(200);
    const { body } = await director.get(`/api/tournaments/${id}/invitation`);
    expect(body.cannot).toHaveLength(13);
    expect(body.cannot).toContain('Ann');
  });
});
