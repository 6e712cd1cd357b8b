import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foresee } from '../plan/outlook.ts';
import { planTournament } from '../plan/planner.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import { auditStore } from '../server/site/audit.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { TestPorts } from '../testing/time.ts';
import { LocalSite } from './site.ts';

let store: MemoryStore;
let ports: TestPorts;
let site: LocalSite;

const open = async (): Promise<LocalSite> =>
  LocalSite.open({
    store,
    ports,
    planning: async (wishes) => planTournament(wishes),
    foreseeing: async (rest) => foresee(rest),
    log: { error: (_, message) => errors.push(message), warn: () => {} },
    origin: 'https://club.example.org/riffle/',
  });
const errors: string[] = [];
beforeEach(async () => {
  [store, ports] = [new MemoryStore(), new TestPorts()];
  site = await open();
});
afterEach(() => expect(errors.splice(0)).toEqual([]));

const ask = async (method: string, url: string, body?: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const asked = { method, url, headers, body: body === undefined ? null : JSON.stringify(body) };
  const { status, headers: said, body: text } = await site.answer(asked);
  return { status, body: said['content-type']?.includes('json') ? JSON.parse(text) : text };
};
const created = async (): Promise<string> =>
  (await ask('POST', '/api/tournaments', { name: 'The cabin', rulebook: 'homepokertourney' })).body
    .tournament;

/** A window of this device, and the frames it was sent. */
function window() {
  const frames: ServerFrame[] = [];
  const closed: number[] = [];
  const session = site.connect({
    frame: (text) => frames.push(JSON.parse(text)),
    closed: (code) => closed.push(code),
  });
  return { frames, closed, session, say: (frame: object) => session.hear(JSON.stringify(frame)) };
}
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 5));

describe('a site in a browser', () => {
  test('answers the routes of a server, and whoever has the device directs', async () => {
    const id = await created();
    const mine = await ask('GET', '/api/tournaments');
    expect(mine.body.tournaments).toMatchObject([{ id, name: 'The cabin', role: 'director' }]);
    expect(mine.body.mayCreate).toBe(true);
    const done = await ask('POST', `/api/tournaments/${id}/commands`, {
      key: 'a-key-of-the-test',
      command: { type: 'enter', player: 'mia', name: 'Mia', adult: true },
    });
    expect(done).toMatchObject({ status: 200, body: { version: expect.any(Number) } });
    const results = await ask('GET', `/api/tournaments/${id}/log.txt?language=en`);
    expect(results.body).toContain('Mia');
  });

  test('says what is wrong as a server does', async () => {
    const id = await created();
    expect(await ask('POST', '/api/tournaments', { name: '' })).toMatchObject({
      status: 400,
      body: { code: 'bad-request', message: expect.stringMatching(/^\w+: /) },
    });
    expect(await ask('GET', '/api/tournaments/nothing')).toMatchObject({ status: 401 });
    expect(await ask('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await ask('GET', `/api/tournaments/${id}/hands/1/9.json`)).toMatchObject({ status: 404 });
    const refused = await ask('POST', `/api/tournaments/${id}/commands`, {
      key: 'a-key-of-the-test',
      command: { type: 'start' },
    });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.any(String) } });
  });

  test('a window follows by a session like any socket, and another one sees what it does', async () => {
    const id = await created();
    const [desk, tv] = [window(), window()];
    for (const each of [desk, tv]) each.say({ type: 'hello', tournament: id });
    await settled();
    expect(desk.frames.map(({ type }) => type)).toContain('welcome');
    desk.say({
      type: 'do',
      key: 'another-key-of-the-test',
      command: { type: 'enter', player: 'mia', name: 'Mia', adult: true },
    });
    await settled();
    await ports.settle();
    await ports.pass(1_000);
    await settled();
    expect(desk.frames).toContainEqual(expect.objectContaining({ type: 'done' }));
    desk.say({ type: 'ping', at: 1 });
    expect(desk.frames.at(-1)).toMatchObject({ type: 'pong', at: 1 });
    await ask('DELETE', `/api/tournaments/${id}`);
    expect([...desk.closed, ...tv.closed]).toEqual([4410, 4410]);
  });

  test('everything is there again when another worker opens it', async () => {
    const id = await created();
    site = await open();
    const { body } = await ask('GET', `/api/tournaments/${id}`);
    expect(body).toMatchObject({ role: 'director', view: { name: 'The cabin' } });
  });

  test('a tournament goes to another device as a file, and is audited there before it is taken', async () => {
    const { body: sample } = await ask('POST', '/api/sample', { name: 'A sample' });
    const { body: text } = await ask('GET', `/local/file/${sample.tournament}`);
    const name = 'sample.riffle';
    expect(await ask('POST', '/local/file', { name, text })).toMatchObject({ status: 409 });
    store = new MemoryStore();
    site = await open();
    const changed = text.replace('"Mia"', '"Mio"');
    expect(await ask('POST', '/local/file', { name, text: changed })).toMatchObject({
      status: 409,
      body: { code: 'unreadable', message: expect.stringContaining(name) },
    });
    expect(await ask('POST', '/local/file', { name, text })).toEqual({
      status: 200,
      body: { tournament: sample.tournament },
    });
    const { body: mine } = await ask('GET', '/api/tournaments');
    expect(mine.tournaments).toMatchObject([{ id: sample.tournament, role: 'director' }]);
    for await (const { wrong } of auditStore(store, [sample.tournament])) expect(wrong).toEqual([]);
  });

  test('against bots a hand is dealt, with a shuffle that anyone can check', async () => {
    const { body } = await ask('POST', '/api/play', {
      rulebook: 'homepokertourney',
      players: 9,
      name: 'Mia',
    });
    expect(body).toMatchObject({ tournament: expect.any(String), player: expect.any(String) });
  });
});
