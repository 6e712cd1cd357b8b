import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_FRAME } from '../../protocol/frames.ts';
import { type Line, type Phone, TestSite } from '../../testing/test-site.ts';
import { RATES } from './limits.ts';
import { SOCKET_OPTIONS } from './sockets.ts';

const GENEROUS = {
  ...RATES,
  commands: { burst: 1e6, perSecond: 1e6 },
  sockets: { burst: 1e6, perSecond: 1e6 },
};
const expectAnn = (key: string) => ({
  type: 'do',
  key,
  command: { type: 'expect', player: 'ann', name: 'Ann' },
});
const fold = { type: 'act', key: 'key-00001', table: '1', hand: 1, action: 'fold' };

describe('a socket', () => {
  test('is opened by a token, as a cookie or a header, and by nothing else', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    expect((await (await director.hello(id)).ask({ type: 'ping', at: 5 }, 'pong')).at).toBe(5);
    const cookie = site.device().socket({ cookie: `riffle=${director.token}` });
    await cookie.open;
    expect(await site.device().socket().refused).toBe(401);
    expect(await site.device().socket({ authorization: `Bearer ${'A'.repeat(43)}` }).refused).toBe(401);
  });

  test('is not for pages elsewhere', async () => {
    const site = await TestSite.open();
    const { director } = await site.tournament();
    expect(await director.socket({ origin: 'http://evil.example' }).refused).toBe(403);
    expect(await director.socket({ host: 'evil.example' }).refused).toBe(421);
    await director.socket({ origin: site.url }).open;
  });

  test('begins with hello, and is told who it is', async () => {
    const site = await TestSite.open();
    const { id, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    const line = ann.socket();
    await line.open;
    expect((await line.ask(fold)).code).toBe('hello-first');
    expect((await line.ask({ type: 'hello', tournament: 'another' })).code).toBe('not-a-member');
    const welcome = await line.ask({ type: 'hello', tournament: id, seen: { tournament: 1 } }, 'welcome');
    expect(welcome).toMatchObject({ tournament: id, role: 'player', player: ann.player });
    await line.next('tournament');
    expect([...(await site.rooms.room(id))!.clients.values()]).toMatchObject([{ seen: { tournament: 1 } }]);
  });

  test('that never says hello is closed', async () => {
    const site = await TestSite.open({ sockets: { ...SOCKET_OPTIONS, helloMs: 50 } });
    const { director } = await site.tournament();
    expect((await director.socket().closed).code).toBe(4408);
  });

  test('frames sent right behind hello wait for the room', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const line = director.socket();
    await line.open;
    line.send({ type: 'hello', tournament: id });
    line.send(expectAnn('key-00001'));
    expect(await line.next('done')).toMatchObject({ key: 'key-00001' });
  });

  test('brings every text whole, however long and in whatever script', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const line = await director.hello(id);
    const [client] = (await site.rooms.room(id))!.clients.keys();
    const around = JSON.stringify({ type: 'said', says: '' }).length;
    for (const letter of ['x', 'ü'])
      for (const length of [around, 125, 126, 127, 65_535, 65_536, 300_000]) {
        const says = letter.repeat(length - around);
        client!.send(JSON.stringify({ type: 'said', says }));
        expect((await line.next('said')).says).toBe(says);
      }
  });

  test('leaves its room when it closes, and when it says hello elsewhere', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const { body } = await director.post('/api/tournaments', { name: 'Sunday', rulebook: 'tda' });
    const line = await director.hello(id);
    await line.ask({ type: 'hello', tournament: body.tournament }, 'tournament');
    const clients = async (room: string) => (await site.rooms.room(room))!.clients.size;
    expect([await clients(id), await clients(body.tournament)]).toEqual([0, 1]);
    line.ws.close();
    await line.closed;
    await expect.poll(() => clients(body.tournament)).toBe(0);
  });
});

describe('commands over a socket', () => {
  test('are answered with the version, and done once', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const line = await director.hello(id);
    const first = await line.ask(expectAnn('key-00001'), 'done');
    expect(await line.ask(expectAnn('key-00001'), 'done')).toEqual(first);
    // The same key over HTTP is the same command.
    const { body } = await director.command(id, expectAnn('').command, 'key-00001');
    expect(body.version).toBe(first.version);
    expect((await line.ask(expectAnn('key-00002'))).code).toBe('already-known');
  });

  test('are asked for permission first', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    const room = (await site.rooms.room(id))!;
    const tv = await (await site.invited(director, id, { to: 'display' })).hello(id);
    const anns = await ann.hello(id);
    const mine = await director.hello(id);
    room.asked.length = 0;
    expect((await anns.ask(expectAnn('key-00001'))).code).toBe('director-only');
    expect((await anns.ask({ type: 'table', key: 'key-00002', do: 'hold' })).code).toBe('director-only');
    expect((await mine.ask(fold)).code).toBe('no-seat');
    for (const frame of [fold, expectAnn('key-00003'), { type: 'table', key: 'key-00004', do: 'go-on' }])
      expect((await tv.ask(frame)).code).toBe('read-only');
    expect(room.asked).toEqual([]);
    await anns.ask(fold, 'done');
    await anns.ask({ type: 'table', key: 'key-00005', do: 'go-on' }, 'done');
    await mine.ask({ type: 'table', key: 'key-00006', do: 'hold' }, 'done');
    expect(room.asked.map(({ who, what }) => [who.player ?? who.role, what])).toEqual([
      [ann.player, 'act fold'],
      [ann.player, 'go-on'],
      ['director', 'hold'],
    ]);
  });

  test('that the server cannot keep are refused, not lost without a word', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const line = await director.hello(id);
    (await site.rooms.room(id))!.do = async () => {
      throw new Error('the disk /home/host is full');
    };
    const refused = await line.ask(expectAnn('key-00001'));
    expect(refused).toMatchObject({ code: 'not-kept', key: 'key-00001' });
    expect(JSON.stringify(refused)).not.toContain('/home');
  });

  test('are rationed, and a client that never stops is let go', async () => {
    const site = await TestSite.open({ rates: { ...RATES, commands: { burst: 5, perSecond: 0.001 } } });
    const { id, director } = await site.tournament();
    const line = await director.hello(id);
    for (let at = 0; at < 4; at++) await line.ask({ type: 'ping', at }, 'pong');
    expect((await line.ask(expectAnn('key-00001'))).code).toBe('too-fast');
    for (let at = 0; at < 600; at++) line.send({ type: 'ping', at });
    expect((await line.closed).code).toBe(1008);
    expect((await site.rooms.room(id))!.asked).toEqual([]);
  });
});

describe('a device that is put out', () => {
  test('is cut off at once', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    const line = await ann.hello(id);
    await site.invited(director, id, { to: 'seat', player: ann.player });
    expect((await line.closed).code).toBe(4401);
    expect(await ann.socket().refused).toBe(401);
  });

  test('a link for one more director signs nobody out', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const line = await director.hello(id);
    const { secret } = JSON.parse(readFileSync(`${site.file}.server`, 'utf8'));
    const asked = await site
      .device()
      .post('/api/admin/director-link', { tournament: id }, { 'x-riffle-admin': secret });
    expect(asked.status).toBe(200);
    await line.ask({ type: 'ping', at: 1 }, 'pong');
    const second = await site.joined(asked.body.link.split('#')[1]);
    expect((await second.get(`/api/tournaments/${id}`)).body.role).toBe('director');
    expect((await director.get(`/api/tournaments/${id}`)).body.role).toBe('director');
  });

  test('a changed role is a changed view; changed powers hold from the next frame', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const line = await director.hello(id);
    await director.post('/api/join', { code, name: 'Dora' });
    expect(await line.next('welcome')).toMatchObject({ role: 'director', player: expect.any(String) });
    expect((await site.rooms.room(id))!.clients.size).toBe(1);

    const helper = await site.invited(director, id, { to: 'assistant', powers: [] });
    const theirs = await helper.hello(id);
    const clock = (key: string) => ({ type: 'do', key, command: { type: 'clock', do: 'start' } });
    expect((await theirs.ask(clock('key-00001'))).code).toBe('not-delegated');
    const { people } = (await director.get(`/api/tournaments/${id}/people`)).body;
    const { device } = people.find(({ role }: { role: string }) => role === 'assistant');
    await director.put(`/api/tournaments/${id}/people/${device}`, { powers: ['clock'] });
    await theirs.ask(clock('key-00002'), 'done');
  });

  test('an assistant sees what their powers need and nothing beyond: money only with the bank', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const enter = { type: 'enter', player: 'ann', name: 'Ann' };
    await director.command(id, enter);
    await director.command(id, { ...enter, player: 'bob', name: 'Bob' });
    const helper = await site.invited(director, id, { to: 'assistant', powers: [] });
    const theirs = await helper.hello(id);
    const seen = async () => (await helper.get(`/api/tournaments/${id}`)).body.view;
    expect(await seen()).toMatchObject({ may: [], tasks: [], people: [], accounts: [], desk: null });
    const { people } = (await director.get(`/api/tournaments/${id}/people`)).body;
    const { device } = people.find(({ role }: { role: string }) => role === 'assistant');
    const hand = (...powers: string[]) => director.put(`/api/tournaments/${id}/people/${device}`, { powers });
    await hand('seats');
    // His line is told at once: other powers are another view.
    await theirs.next('tournament');
    const seats = await seen();
    expect(seats.may).toEqual(expect.arrayContaining(['draw-seats', 'rearrange', 'reseat']));
    expect(seats.may).not.toContain('clock');
    expect(seats.people).toHaveLength(2);
    expect(seats.tasks.map(({ command }: { command: { type: string } }) => command.type)).toEqual([
      'draw-seats',
    ]);
    expect(seats).toMatchObject({ accounts: [], undo: null, desk: { past: [], undone: [] } });
    await hand('bank');
    const bank = await seen();
    expect(bank.accounts).toHaveLength(2);
    expect(new Set(bank.tasks.map(({ command }: { command: { type: string } }) => command.type))).toEqual(
      new Set(['pay']),
    );
    await hand();
    expect(await seen()).toMatchObject({ may: [], people: [], accounts: [], desk: null });
  });
});

describe('bad connections', () => {
  test('one that does not answer is closed', async () => {
    const site = await TestSite.open({ sockets: { ...SOCKET_OPTIONS, heartbeatMs: 1_000 } });
    const { id, director } = await site.tournament();
    const good = await director.hello(id);
    const dead = await director.hello(id);
    (
      dead.ws as unknown as { _receiver: { removeAllListeners(event: string): void } }
    )._receiver.removeAllListeners('ping');
    expect((await dead.closed).code).toBe(1006);
    expect((await good.ask({ type: 'ping', at: 1 }, 'pong')).at).toBe(1);
  });

  test('one that does not read is closed before it fills the memory', async () => {
    const site = await TestSite.open({ sockets: { ...SOCKET_OPTIONS, mostBuffered: 64 * 1024 } });
    const { id, director } = await site.tournament();
    const line = await director.hello(id);
    line.ws.pause();
    const room = (await site.rooms.room(id))!;
    const frame = JSON.stringify({ type: 'notice', code: 'x', message: 'y'.repeat(100_000), now: 0 });
    for (let at = 0; at < 1000 && room.clients.size > 0; at++) {
      for (const client of room.clients.keys()) client.send(frame);
      await new Promise(setImmediate);
    }
    expect(room.clients.size).toBe(0);
  });

  test('a device has only so many', async () => {
    const site = await TestSite.open({ sockets: { ...SOCKET_OPTIONS, mostPerDevice: 2 } });
    const { id, director } = await site.tournament();
    await director.hello(id);
    await director.hello(id);
    expect(await director.socket().refused).toBe(429);
  });

  test('the server goes without waiting for those who do not', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const line = await director.hello(id);
    line.ws.pause();
    const before = performance.now();
    await site.running.close();
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

describe('whatever is sent', () => {
  const bad: [string, string | Buffer, string][] = [
    ['nothing', '', 'not-json'],
    ['half a frame', '{"type":"hello"', 'not-json'],
    ['two frames', '{}{}', 'not-json'],
    ['no object', '42', 'bad-frame'],
    ['null', 'null', 'bad-frame'],
    ['a list', '[{"type":"ping","at":1}]', 'bad-frame'],
    ['an unknown type', '{"type":"sudo"}', 'bad-frame'],
    ['a type of the prototype', '{"type":"constructor"}', 'bad-frame'],
    ['a poisoned prototype', '{"type":"ping","at":1,"__proto__":{"role":"director"}}', 'bad-frame'],
    ['a field too many', '{"type":"ping","at":1,"more":2}', 'bad-frame'],
    ['a number as text', '{"type":"ping","at":"1"}', 'bad-frame'],
    ['a number too large', '{"type":"ping","at":1e999}', 'bad-frame'],
    ['a key too short', '{"type":"table","key":"1","do":"hold"}', 'bad-frame'],
    ['an unknown command', '{"type":"do","key":"key-00001","command":{"type":"win"}}', 'bad-frame'],
    [
      'a command without its player',
      '{"type":"do","key":"key-00001","command":{"type":"rebuy"}}',
      'bad-frame',
    ],
    [
      'a negative bet',
      '{"type":"act","key":"key-00001","table":"1","hand":1,"action":"raise","to":-5}',
      'bad-frame',
    ],
    [
      'half a chip',
      '{"type":"act","key":"key-00001","table":"1","hand":1,"action":"raise","to":0.5}',
      'bad-frame',
    ],
    [
      'a table that is a path',
      '{"type":"act","key":"key-00001","table":"../1","hand":1,"action":"fold"}',
      'bad-frame',
    ],
    [
      'too long a name',
      JSON.stringify({
        ...expectAnn('key-00001'),
        command: { type: 'expect', player: 'a', name: 'x'.repeat(81) },
      }),
      'bad-frame',
    ],
    [
      'a player called as the prototype is',
      JSON.stringify({
        ...expectAnn('key-00001'),
        command: { type: 'expect', player: '__proto__', name: 'Ann' },
      }),
      'bad-frame',
    ],
    ['brackets', '['.repeat(20_000), 'too-deep'],
    ['deep objects', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`, 'too-deep'],
    ['a huge frame', JSON.stringify({ type: 'ping', at: 1, more: 'x'.repeat(LONGEST_FRAME) }), 'too-large'],
    ['bytes', Buffer.from([0, 255, 1, 254]), 'not-text'],
    ['a frame as bytes', Buffer.from('{"type":"ping","at":1}'), 'not-text'],
  ];

  /** The server is there, the socket answers, and nothing has changed. */
  async function unharmed(site: TestSite, id: string, phone: Phone, line: Line, version: number) {
    expect((await line.ask({ type: 'ping', at: 7 }, 'pong')).at).toBe(7);
    expect((await phone.get('/health')).status).toBe(200);
    expect((await site.rooms.room(id))!.version).toBe(version);
    expect((await site.rooms.room(id))!.asked).toEqual([]);
  }

  test.each(bad)('%s is refused', async (_, frame, code) => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const line = await director.hello(id);
    const refused = await line.ask(frame);
    expect(refused).toMatchObject({ code, message: expect.any(String) });
    await unharmed(site, id, director, line, 1);
  });

  test('what is far too long, or not UTF-8, costs the socket', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const other = await director.hello(id);
    const long = await director.hello(id);
    long.send('x'.repeat(LONGEST_FRAME * 5));
    expect((await long.closed).code).toBe(1009);
    const bytes = await director.hello(id);
    bytes.ws.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect((await bytes.closed).code).toBe(1007);
    await unharmed(site, id, director, other, 1);
  });

  test('what is no WebSocket at all is turned away', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const line = await director.hello(id);
    const upgrade = `GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${director.token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    for (const sent of [
      'nonsense\r\n\r\n',
      `${upgrade}\r\n`,
      `${upgrade}${key}\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff`,
      `${upgrade.replace('/ws', '/else')}${key}`,
    ]) {
      const socket = connect(site.running.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.resume();
      socket.write(sent, 'latin1');
      await new Promise((resolve) => socket.once('close', resolve));
    }
    await unharmed(site, id, director, line, 1);
  });

  test('reactions are rationed by themselves, and nothing else with them', async () => {
    const reactions = { ...RATES.reactions, perSecond: 0.001 };
    const site = await TestSite.open({ rates: { ...RATES, reactions } });
    const { id, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    const [line, second] = [await ann.hello(id), await ann.hello(id)];
    const bob = await (await site.joined(code, 'Bob')).hello(id);
    const react = (at: number) => ({ type: 'react', key: `key-0000${at}`, table: '1', reaction: 'thanks' });
    for (let at = 0; at < 5; at++)
      expect(await line.ask(react(at), 'done')).toMatchObject({ key: `key-0000${at}` });
    // A second screen of the same device has no more of them.
    for (const screen of [line, second])
      expect(await screen.ask(react(6))).toMatchObject({ key: 'key-00006', code: 'too-fast' });
    await line.ask({ ...fold, key: 'key-00007' }, 'done');
    await bob.ask(react(8), 'done');
    const asked = (await site.rooms.room(id))!.asked.filter(({ what }) => what === 'react');
    expect(asked).toHaveLength(6);
  });

  test('anything at all is answered, and changes nothing', async () => {
    const site = await TestSite.open({ rates: GENEROUS });
    const { id, director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    const line = await ann.hello(id);
    const room = (await site.rooms.room(id))!;
    room.asked.length = 0;
    const { version } = room;
    const type = fc.constantFrom('hello', 'do', 'act', 'table', 'commit', 'reveal', 'win', '', '__proto__');
    // Real frames with anything in them, anything in the place of a frame, and text that is nearly JSON.
    const frame = fc.oneof(
      fc.record({ type, key: fc.anything(), command: fc.anything(), tournament: fc.anything() }),
      fc.record({
        type,
        table: fc.anything(),
        hand: fc.anything(),
        action: fc.anything(),
        do: fc.anything(),
      }),
      fc.record({
        type: fc.constant('do'),
        key: fc.constant('key-00001'),
        command: fc.record({ type: fc.constantFrom('clock', 'pay', 'undo', 'enter'), do: fc.anything() }),
      }),
      fc.anything(),
    );
    const texts = fc.oneof(
      frame.map((value) => {
        try {
          return JSON.stringify(value) ?? 'undefined';
        } catch {
          return '{';
        }
      }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json().map((text) => text.slice(1)),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const refused = await line.ask(text);
        expect(refused.code).toEqual(expect.any(String));
      }),
      { numRuns: 400 },
    );
    await unharmed(site, id, director, line, version);
  });

  test('other people’s tokens, seats and keys lead nowhere', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const other = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    const bob = await site.joined(code, 'Bob');
    const line = await bob.hello(id);
    const room = (await site.rooms.room(id))!;
    room.asked.length = 0;
    const { version } = room;
    const leave = (player: string | null, key: string) => ({
      type: 'do',
      key,
      command: { type: 'leave', player },
    });
    expect((await line.ask(leave(ann.player, 'key-00001'))).code).toBe('not-yours');
    expect((await line.ask({ type: 'hello', tournament: other.id })).code).toBe('not-a-member');
    const foreign = other.director.socket();
    await foreign.open;
    expect((await foreign.ask({ type: 'hello', tournament: id })).code).toBe('not-a-member');
    expect((await foreign.ask(expectAnn('key-00002'))).code).toBe('hello-first');
    await unharmed(site, id, director, line, version);
  });
});
