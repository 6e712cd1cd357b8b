import { describe, expect, test } from 'vitest';
import { type Line, type Phone, TestSite } from '../../testing/test-site.ts';
import { until } from '../../testing/until.ts';
import { ALPHABET, JOIN_CODE } from '../people/codes.ts';
import { MOST_CODES } from '../people/inviting.ts';
import { RATES } from './limits.ts';

const codeIn = (link: string): string => link.split('#')[1]!;
const invites = (id: string) => `/api/tournaments/${id}/invites`;
const IPHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };

/** A tournament at tables whose hands can be tapped in. */
async function running(site: TestSite) {
  const { id, director, code } = await site.tournament();
  for (let at = 1; at <= 22; at++)
    await director.command(id, { type: 'enter', player: `p${at}`, name: `P ${at}`, adult: true });
  for (const type of ['draw-seats', 'start'])
    expect(await director.command(id, { type })).toMatchObject({ status: 200 });
  return { id, director, code };
}

async function finished(site: TestSite) {
  const made = await site.tournament();
  const { id, director } = made;
  for (const player of ['ann', 'bob'])
    await director.command(id, { type: 'enter', player, name: player, adult: true });
  for (const command of [
    { type: 'draw-seats' },
    { type: 'start' },
    { type: 'start-hand', table: '1' },
    { type: 'end-hand', table: '1', busts: ['bob'] },
  ])
    await director.command(id, command);
  if ((await site.rooms.room(id))!.tournament.phase !== 'over')
    await director.command(id, { type: 'finish' });
  expect((await site.rooms.room(id))!.tournament.phase).toBe('over');
  return made;
}

describe('looking at a code', () => {
  test('says what it grants and uses nothing up', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament({ host: 'Mia', when: '2026-11-19T19:30' });
    const front = { tournament: id, name: 'Friday', host: 'Mia', when: '2026-11-19T19:30', phase: 'open' };
    const ann = await site.joined(code, 'Ann');
    const look = async (given: string) =>
      (await site.device().elsewhere().post('/api/code', { code: given })).body;
    const rest = { dealt: false, both: false, powers: [], remote: null, player: null };
    expect(await look(code)).toEqual({ ...front, ...rest, role: 'player' });
    const granted: [object, object][] = [
      [{ to: 'director' }, { role: 'director' }],
      [{ to: 'display' }, { role: 'display' }],
      [{ to: 'spectator' }, { role: 'spectator' }],
      [
        { to: 'assistant', powers: ['clock'] },
        { role: 'assistant', powers: ['clock'] },
      ],
      [
        { to: 'seat', player: ann.player },
        { role: 'player', player: 'Ann' },
      ],
    ];
    for (const [grant, said] of granted) {
      const { body } = await director.post(invites(id), grant);
      for (const given of [body.code, codeIn(body.link)])
        expect(await look(given)).toEqual({ ...front, ...rest, ...said });
      expect((await site.joined(body.code)).token).not.toBeNull();
      expect(await look(body.code)).toMatchObject({ code: 'no-such-code' });
    }
  });

  test('counts as a try like joining, and is told no more than joining is', async () => {
    const site = await TestSite.open({ rates: { ...RATES, wrongCodes: { burst: 3, perSecond: 0.001 } } });
    const { code } = await site.tournament();
    const stranger = site.device().elsewhere();
    const look = async (given: string) => (await stranger.post('/api/code', { code: given })).body;
    const wrong = await look('WRONG2');
    expect(wrong).toEqual((await stranger.post('/api/join', { code: 'WRONG2', name: 'X' })).body);
    // A right one is none of the wrong ones.
    for (let at = 0; at < 5; at++) expect((await look(code)).name).toBe('Friday');
    expect((await look('WRONG3')).code).toBe('no-such-code');
    expect((await look(code)).code).toBe('too-fast');
    expect((await stranger.post('/api/join', { code, name: 'X' })).body.code).toBe('too-fast');
  });

  test('many wrong codes at the same moment are as many tries', async () => {
    const site = await TestSite.open({ rates: { ...RATES, wrongCodes: { burst: 5, perSecond: 0.001 } } });
    await site.tournament();
    for (const path of ['/api/join', '/api/code']) {
      const tries = Array.from({ length: 20 }, (_, at) =>
        site
          .device()
          .elsewhere()
          .post(path, { code: `WRNG${10 + at}` }),
      );
      const codes = (await Promise.all(tries)).map(({ body }) => body.code);
      expect(codes.filter((each) => each === 'no-such-code')).toHaveLength(path === '/api/join' ? 5 : 0);
    }
  });

  test('of a tournament that is over finds nothing, and neither does joining with it', async () => {
    const site = await TestSite.open();
    const { id, code, director } = await finished(site);
    const stranger = () => site.device().elsewhere();
    for (const path of ['/api/code', '/api/join', '/api/invitation'])
      expect([path, (await stranger().post(path, { code })).body.code]).toEqual([
        path,
        path === '/api/invitation' ? 'no-such-invitation' : 'no-such-code',
      ]);
    // The link in the invitation nobody guesses, so it may say what became of the tournament.
    const link = (await director.get(`/api/tournaments/${id}/invitation`)).body.link.split('/').at(-1);
    expect((await stranger().post('/api/join', { code: link, name: 'Zed' })).body.code).toBe('over');
    expect((await stranger().post('/api/code', { code: link })).body.phase).toBe('over');
    // Its director can still bring another device.
    const { body } = await director.post(invites(id), { to: 'director' });
    expect((await stranger().post('/api/join', { code: body.code })).body.role).toBe('director');
  });

  test('guessing one takes more than a year on average, with every code there can be and twenty tournaments open', () => {
    const codes = ALPHABET.length ** JOIN_CODE;
    const open = MOST_CODES + 20;
    // Of n right codes among all, the first is met after a share of 1 in n + 1.
    const tries = codes / (open + 1);
    const seconds = (tries - RATES.wrongCodes.burst) / RATES.wrongCodes.perSecond;
    expect(seconds / (365 * 24 * 3600)).toBeGreaterThan(1);
  });
});

describe('the front of a tournament', () => {
  test('is for anybody with its address, and says nobody’s name and nothing of money', async () => {
    const site = await TestSite.open();
    const { id, code, director } = await site.tournament({ host: 'Mia', kind: 'dealt' });
    await site.joined(code, 'Annabel');
    const path = `/api/tournaments/${id}/front`;
    const { body } = await site.device().elsewhere().get(path);
    expect(body).toEqual({
      ...{ tournament: id, name: 'Friday', host: 'Mia', when: null, phase: 'open', dealt: true },
      ...{ role: null, player: null, waiting: false, fill: 0, call: null, both: false },
    });
    expect(JSON.stringify(body)).not.toMatch(/Annabel|buyIn|price|code/i);
    expect((await director.get(path)).body.role).toBe('director');
    const zed = site.device().elsewhere();
    await zed.post('/api/join', { tournament: id, name: 'Zed' });
    expect((await zed.get(path)).body).toMatchObject({ role: null, waiting: true });
  });

  test('of a deleted tournament is that of one there never was', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    await director.delete(`/api/tournaments/${id}`);
    const stranger = site.device().elsewhere();
    const [gone, never] = [id, 't000000000000000000'].map((each) =>
      stranger.get(`/api/tournaments/${each}/front`),
    );
    expect([(await gone!).status, (await gone!).body]).toEqual([404, (await never!).body]);
    const join = async (each: string) =>
      (await stranger.post('/api/join', { tournament: each, name: 'X' })).body;
    expect(await join(id)).toEqual(await join('t000000000000000000'));
  });
});

describe('who is waiting', () => {
  /** The names in the next frame about the door. */
  const names = async (line: Line) =>
    (await line.next('door')).waiting.map(({ name }: { name: string }) => name);

  test('is told at once to the director and to assistants at the door, and to nobody else', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const door = await site.invited(director, id, { to: 'assistant', powers: ['door'] });
    const others = [
      await site.invited(director, id, { to: 'assistant', powers: ['clock'] }),
      await site.invited(director, id, { to: 'display' }),
      await site.invited(director, id, { to: 'spectator' }),
      await site.joined(code, 'Ann'),
    ];
    const lines = [await director.hello(id), await door.hello(id)];
    const deaf = await Promise.all(others.map((phone) => phone.hello(id)));
    for (const line of lines) expect(await names(line)).toEqual([]);
    const zed = site.device().elsewhere();
    await zed.post('/api/join', { tournament: id, name: 'Zed' });
    for (const line of lines) expect(await names(line)).toEqual(['Zed']);
    expect((await door.post(`/api/tournaments/${id}/waiting/let-in`)).body.waiting).toEqual([]);
    for (const line of lines) expect(await names(line)).toEqual([]);
    expect((await zed.get(`/api/tournaments/${id}`)).body.role).toBe('player');
    for (const line of deaf) {
      await line.ask({ type: 'ping', at: 1 }, 'pong');
      expect(JSON.stringify(line.received)).not.toContain('"door"');
    }
    for (const phone of others)
      expect((await phone.post(`/api/tournaments/${id}/waiting/let-in`)).status).toBe(403);
  });

  test('with the name of a seat another phone has waits, and the director moves the seat', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const old = await site.joined(code, 'Ann');
    const line = await old.hello(id);
    const phone = site.device();
    expect((await phone.post('/api/join', { code, name: 'ann' })).body).toMatchObject({
      waiting: true,
      role: null,
    });
    const { door } = (await director.get(`/api/tournaments/${id}/people`)).body;
    expect(door.waiting).toMatchObject([{ name: 'ann', player: old.player, moves: true }]);
    const answer = (what: string) =>
      director.post(`/api/tournaments/${id}/waiting/${door.waiting[0].id}`, { do: what });
    expect((await answer('approve')).body.code).toBe('seat-claimed');
    expect((await answer('move')).body.waiting).toEqual([]);
    expect((await phone.get(`/api/tournaments/${id}`)).body.player).toBe(old.player);
    expect((await line.closed).code).toBe(4401);
  });
});

test('a guest who types the name of a player who is at an online game is told to add an initial; nobody waits at the door', async () => {
  const site = await TestSite.open();
  const { id, director, code } = await site.tournament({ kind: 'dealt' });
  const ben = await site.joined(code, 'Ben');
  await ben.hello(id);
  const other = await site.device().post('/api/join', { code, name: 'BEN ' });
  expect([other.status, other.body.code]).toEqual([409, 'name-taken']);
  expect(other.body.message).toBe('There’s a Ben already. Add an initial.');
  expect((await director.get(`/api/tournaments/${id}/people`)).body.door.waiting).toEqual([]);
  expect((await site.device().post('/api/join', { code, name: 'Ben K' })).status).toBe(200);
  // Their own phone comes back under its name.
  expect((await ben.post('/api/join', { code, name: 'Ben' })).body.player).toBe(ben.player);
});

describe('a TV', () => {
  test('shows a code until a director types it, and then the tournament', async () => {
    const site = await TestSite.open();
    const { id, director, code: door } = await site.tournament();
    const tv = site.device().elsewhere();
    const { body } = await tv.post('/api/tv', {}, { 'user-agent': 'Mozilla/5.0 (Web0S; Linux/SmartTV)' });
    expect(body.link).toBe(`${site.url}/pair#${body.code}`);
    expect((await tv.get('/api/tv')).body).toEqual({ tournament: null });
    expect((await tv.get(`/api/tournaments/${id}`)).status).toBe(401);
    const type = (who: Phone, code: string) => who.post(`/api/tournaments/${id}/tv`, { code });
    expect((await type(await site.joined(door, 'Ann'), body.code)).body.code).toBe('director-only');
    expect((await type(director, 'AAAAAA')).body.code).toBe('no-such-screen');
    expect((await type(director, body.code)).status).toBe(200);
    expect((await tv.get('/api/tv')).body).toEqual({ tournament: id });
    const seen = (await tv.get(`/api/tournaments/${id}`)).body;
    expect(seen).toMatchObject({ role: 'display', joinCode: door, address: site.url });
    expect((await director.get(`/api/tournaments/${id}/people`)).body.people.at(-1)).toMatchObject({
      ...{ role: 'display', label: 'LG TV' },
    });
    expect((await type(director, body.code)).body.code).toBe('no-such-screen');
  });
});

test('a TV that gets its code typed when the tournament is over shows how it ended', async () => {
  const site = await TestSite.open();
  const { id, director } = await finished(site);
  const tv = site.device().elsewhere();
  const { body } = await tv.post('/api/tv', {});
  expect((await director.post(`/api/tournaments/${id}/tv`, { code: body.code })).status).toBe(200);
  expect((await tv.get('/api/tv')).body).toEqual({ tournament: id });
});

describe('the device list', () => {
  test('says what each device is, whether it is there and when it was, and which one asks', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ann = site.device();
    await ann.post('/api/join', { code, name: 'Ann' }, IPHONE);
    const list = async () => (await director.get(`/api/tournaments/${id}/people`)).body.people;
    expect(await list()).toMatchObject([
      { role: 'director', me: true, online: false, seenAt: null },
      { role: 'player', me: false, online: false, seenAt: null, label: 'iPhone', remote: null },
    ]);
    const lines = [await ann.hello(id), await ann.hello(id)];
    expect((await list())[1]).toMatchObject({ online: true, seenAt: expect.any(Number) });
    lines[0]!.ws.close();
    await lines[0]!.closed;
    expect((await list())[1].online).toBe(true);
    lines[1]!.ws.close();
    await until(async () => !(await list())[1].online, 'away');
    expect((await list())[1].seenAt).toEqual(expect.any(Number));
    const { device } = (await list())[1];
    const path = `/api/tournaments/${id}/people/${device}`;
    expect((await ann.put(path, { label: 'Mine' })).status).toBe(403);
    expect((await director.put(path, { label: 'Ann’s phone' })).status).toBe(200);
    expect((await list())[1].label).toBe('Ann’s phone');
    expect((await director.put(path, { powers: ['clock'] })).status).toBe(200);
    expect((await list())[1]).toMatchObject({ role: 'assistant', powers: ['clock'] });
    expect((await director.put(path, { player: 'nobody' })).status).toBe(404);
    expect(
      (await director.delete(`/api/tournaments/${id}/people/${(await list())[0].device}`)).body.code,
    ).toBe('director-stays');
  });
});

describe('a host who plays', () => {
  test('has a seat on the device they run it from', async () => {
    const site = await TestSite.open();
    const host = site.device();
    const asked = { name: 'Friday', rulebook: 'tda', host: 'Mia', plays: true, approval: true };
    const { body } = await host.post('/api/tournaments', asked);
    expect(body).toMatchObject({ role: 'director', player: expect.any(String), waiting: false });
    const { tournament } = (await site.rooms.room(body.tournament))!;
    expect(tournament.players.get(body.player)?.name).toBe('Mia');
    expect((await host.post('/api/tournaments', { ...asked, host: undefined })).body.code).toBe(
      'name-needed',
    );
  });

  test('of a dealt tournament draws its seats without saying so again, and they are dealt', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament({ kind: 'dealt' });
    for (const player of ['ann', 'bob'])
      await director.command(id, { type: 'enter', player, name: player, adult: true });
    await director.command(id, { type: 'draw-seats' });
    const { tables } = (await site.rooms.room(id))!.tournament;
    expect([...tables.values()].map(({ kind }) => kind)).toEqual(['dealt']);
  });
});

describe('a player’s invites', () => {
  test('are for their own seat alone', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const [ann, bob] = [await site.joined(code, 'Ann'), await site.joined(code, 'Bob')];
    const ask = async (who: Phone, grant: object) => (await who.post(invites(id), grant)).status;
    expect(await ask(ann, { to: 'seat', player: ann.player })).toBe(200);
    expect(await ask(ann, { to: 'seat', player: bob.player })).toBe(403);
    const tv = await site.invited(director, id, { to: 'display' });
    const helper = await site.invited(director, id, { to: 'assistant', powers: ['door', 'bank'] });
    for (const grant of [
      ...['director', 'display', 'spectator'].map((to) => ({ to })),
      { to: 'assistant', powers: [] },
      { to: 'remote', table: '1' },
    ])
      for (const who of [ann, tv, helper]) expect(await ask(who, grant)).toBe(403);
    expect(await ask(director, { to: 'remote', table: '1' })).toBe(404);
    expect(await ask(director, { to: 'seat', player: 'nobody' })).toBe(404);
  });
});

describe('a phone lying on a table', () => {
  test('taps in the hands of that table and nothing else, and sees what the TV sees', async () => {
    const site = await TestSite.open();
    const { id, director } = await running(site);
    const remote = await site.invited(director, id, { to: 'remote', table: '2' });
    const tv = await site.invited(director, id, { to: 'display' });
    const asked = async (who: Phone, command: object) => {
      const { status, body } = await who.command(id, command);
      return status === 200 ? 'done' : body.code;
    };
    expect(await asked(tv, { type: 'start-hand', table: '2' })).toBe('read-only');
    expect(await asked(remote, { type: 'start-hand', table: '1' })).toBe('read-only');
    expect(await asked(remote, { type: 'start-hand', table: '2' })).toBe('done');
    expect(await asked(remote, { type: 'end-hand', table: '2', busts: [] })).toBe('done');
    for (const command of [
      { type: 'clock', do: 'start' },
      { type: 'rebuy', player: 'p1' },
      { type: 'rename', player: 'p1', name: 'X' },
      { type: 'leave', player: 'p1' },
      { type: 'undo' },
    ])
      expect([command.type, await asked(remote, command)]).toEqual([command.type, 'read-only']);
    const view = async (who: Phone) => (await who.get(`/api/tournaments/${id}`)).body;
    const [seen, shown] = [await view(remote), await view(tv)];
    expect(seen).toMatchObject({ role: 'spectator', player: null, joinCode: null, joinLink: null });
    const { clock: _, remotes, ...common } = seen.view;
    const { clock: __, remotes: none, ...same } = shown.view;
    expect([remotes, none]).toEqual([['2'], []]);
    expect(common).toEqual(same);
    expect(common).toMatchObject({ accounts: [], people: [], desk: null, tasks: [], may: [] });
  });

  test('does the same over its socket, until the director removes it', async () => {
    const site = await TestSite.open();
    const { id, director } = await running(site);
    const remote = await site.invited(director, id, { to: 'remote', table: '1' });
    const line = await remote.hello(id);
    const start = (table: string, key: string) => ({
      ...{ type: 'do', key, command: { type: 'start-hand', table } },
    });
    expect((await line.ask(start('2', 'key-00001'))).code).toBe('read-only');
    await line.ask(start('1', 'key-00002'), 'done');
    const { people } = (await director.get(`/api/tournaments/${id}/people`)).body;
    const { device } = people.find(({ remote: table }: { remote: string }) => table === '1');
    await director.delete(`/api/tournaments/${id}/people/${device}`);
    expect((await line.closed).code).toBe(4401);
  });
});
