import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { openRooms } from '../../room/rooms.ts';
import { rulebooks } from '../../rulebooks/index.ts';
import { StoreError } from '../../store/store-error.ts';
import { TestSite } from '../../testing/test-site.ts';
import { fileSite } from '../serve.ts';
import { RATES } from './limits.ts';

/** What a link ends in. */
const codeIn = (link: string): string => link.split('#')[1]!;
const shape = { code: expect.any(String), message: expect.any(String) };

describe('a stranger on the Wi-Fi', () => {
  test('gets nothing but what is for everybody', async () => {
    const site = await TestSite.open();
    const { id } = await site.tournament();
    const stranger = site.device().elsewhere();
    const asked: [string, string, object?][] = [
      ['GET', `/api/tournaments/${id}`],
      ['POST', `/api/tournaments/${id}/commands`, { key: 'key-00001', command: { type: 'undo' } }],
      ['GET', `/api/tournaments/${id}/rulebook`],
      ['GET', `/api/tournaments/${id}/people`],
      ['POST', `/api/tournaments/${id}/invites`, { to: 'display' }],
      ['DELETE', `/api/tournaments/${id}/invites/0123456789abcdef`],
      ['POST', `/api/tournaments/${id}/tv`, { code: 'AAAAAA' }],
      ['PUT', `/api/tournaments/${id}/door`, { approval: false }],
      ['POST', `/api/tournaments/${id}/waiting/x`, { do: 'approve' }],
      ['POST', `/api/tournaments/${id}/waiting/turn-away`, { since: 0 }],
      ['POST', `/api/tournaments/${id}/waiting/let-in`],
      ['PUT', `/api/tournaments/${id}/people/0123456789abcdef`, { powers: [] }],
      ['DELETE', `/api/tournaments/${id}/people/0123456789abcdef`],
      ...[
        'results.csv',
        'ledger.csv',
        'log.txt',
        'hands',
        'hands/1/1.phh',
        'hands/1/1.ohh',
        'hands/phh',
        'statistics',
      ].map((file): [string, string] => ['GET', `/api/tournaments/${id}/${file}`]),
      ['GET', '/api/site/roster'],
      ['PUT', '/api/site/roster', { roster: [] }],
      ['GET', '/api/site/results'],
      ['GET', '/api/rules'],
      ['POST', '/api/plan', { rulebook: 'tda', players: 9, minutes: 180 }],
      ['POST', '/api/desk/ruling', { rulebook: 'tda' }],
    ];
    for (const [method, path, body] of asked) {
      const answer = await stranger.ask(method, path, body);
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 401, 'not-a-member']);
    }
    expect((await stranger.get('/api/tournaments')).body).toEqual({
      tournaments: [],
      mayCreate: false,
      unreadable: [],
      waiting: [],
    });
    expect((await stranger.get('/api/rulebooks')).body.rulebooks).toHaveLength(rulebooks.length);
    expect((await stranger.get('/health')).body).toEqual({ status: 'ok' });
    expect((await stranger.get('/metrics')).status).toBe(404);
    expect((await stranger.post('/api/admin/director-link', { tournament: id })).status).toBe(403);
    expect(site.rooms.list()[0]!.asked).toEqual([]);
  });

  test('cannot tell a tournament that is there from one that is not', async () => {
    const site = await TestSite.open();
    const { id } = await site.tournament();
    const stranger = site.device().elsewhere();
    expect((await stranger.get(`/api/tournaments/${id}`)).body).toEqual(
      (await stranger.get('/api/tournaments/nothing')).body,
    );
  });

  test('creates a tournament only with the code from the host’s terminal', async () => {
    const site = await TestSite.open();
    const stranger = site.device().elsewhere();
    const body = { name: 'Mine', rulebook: 'tda' };
    expect((await stranger.post('/api/tournaments', body)).body.code).toBe('site-code-needed');
    const wrong = await stranger.post('/api/tournaments', body, { 'x-site-code': 'AAAAAAAA' });
    expect(wrong.body.code).toBe('wrong-site-code');
    const { siteCode } = site.running;
    const typed = `${siteCode.slice(0, 4)} ${siteCode.slice(4).toLowerCase()}`;
    expect((await stranger.post('/api/tournaments', body, { 'x-site-code': typed })).status).toBe(201);
    // Somebody who directs here may do it again.
    expect((await stranger.post('/api/tournaments', body)).status).toBe(201);
  });

  test('guesses few codes', async () => {
    // On a slow machine time alone would give them one more.
    const joins = { ...RATES.joins, perSecond: 0.001 };
    const site = await TestSite.open({ rates: { ...RATES, joins } });
    await site.tournament();
    const guesser = site.device().elsewhere();
    const codes: string[] = [];
    for (let at = 0; at < RATES.joins.burst + 10; at++)
      codes.push((await guesser.post('/api/join', { code: 'WRONG2', name: 'X' })).body.code);
    expect(codes.filter((code) => code === 'no-such-code')).toHaveLength(RATES.joins.burst);
    expect(codes.at(-1)).toBe('too-fast');
  });

  test('has no better luck with many addresses: then not even the right code is looked at', async () => {
    const site = await TestSite.open({ rates: { ...RATES, wrongCodes: { burst: 2, perSecond: 0.001 } } });
    const { code } = await site.tournament();
    const join = async (typed: string) =>
      (await site.device().elsewhere().post('/api/join', { code: typed, name: 'X' })).body;
    expect((await join('WRONG2')).code).toBe('no-such-code');
    expect((await join('WRONG2')).code).toBe('no-such-code');
    expect((await join(code)).code).toBe('too-fast');
  });

  test('shuts out nobody with a link or the site code, nor the host’s machine', async () => {
    const site = await TestSite.open({ rates: { ...RATES, wrongCodes: { burst: 2, perSecond: 0.001 } } });
    const { id, code, director } = await site.tournament();
    const link = async (invite: object): Promise<string> =>
      codeIn((await director.post(`/api/tournaments/${id}/invites`, invite)).body.link);
    const links = [await link({ to: 'display' }), await link({ to: 'assistant', powers: ['door'] })];
    const { body: sent } = await director.get(`/api/tournaments/${id}/invitation`);
    const invitation = sent.link.split('/').at(-1);
    const stranger = () => site.device().elsewhere();
    const join = (typed: string, name?: string) => stranger().post('/api/join', { code: typed, name });
    for (const typed of ['WRONG2', 'WRONG3']) expect((await join(typed, 'X')).body.code).toBe('no-such-code');
    expect((await join(code, 'Ann')).body.code).toBe('too-fast');
    for (const typed of links) expect((await join(typed)).status).toBe(200);
    expect((await stranger().post('/api/invitation', { code: invitation })).body.name).toBe('Friday');
    expect((await join(invitation, 'Ann')).body.role).toBe('player');
    const { code: again } = (await site.people.addDirector(id))!;
    expect((await join(again)).body.role).toBe('director');
    const tournament = { name: 'Mine', rulebook: 'tda' };
    const headers = { 'x-site-code': site.running.siteCode };
    expect((await stranger().post('/api/tournaments', tournament, headers)).status).toBe(201);
    expect((await site.device().post('/api/join', { code, name: 'Bob' })).status).toBe(200);
  });

  test('wrong links are counted by address, and take nothing from the codes on the TV', async () => {
    const once = { burst: 1, perSecond: 0.001 };
    const site = await TestSite.open({ rates: { ...RATES, links: { ...once, burst: 2 }, wrongCodes: once } });
    const { id, code, director } = await site.tournament();
    const { body } = await director.post(`/api/tournaments/${id}/invites`, { to: 'display' });
    const join = async (typed: string, name?: string) =>
      (await site.device().elsewhere().post('/api/join', { code: typed, name })).body;
    const nowhere = 'A'.repeat(24);
    const codes = [await join(nowhere), await join(nowhere), await join(nowhere)].map((each) => each.code);
    expect(codes).toEqual(['no-such-code', 'no-such-code', 'too-fast']);
    expect((await join(codeIn(body.link))).role).toBe('display');
    expect((await join(code, 'Ann')).role).toBe('player');
  });
});

describe('every answer', () => {
  test('has the headers that keep a page to itself', async () => {
    const site = await TestSite.open();
    for (const path of ['/health', '/api/rulebooks', '/nothing', '/api/tournaments/x', '/docs/json']) {
      const { headers } = await site.device().get(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('that is an error has one shape, and nothing of ours inside', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const answers = [
      await director.get('/nothing'),
      await director.get(`/api/tournaments/${'x'.repeat(500)}`),
      await director.get('/%zz'),
      await director.post('/api/join', '{"code":'),
      await director.post('/api/join', '{"__proto__":{"a":1},"code":"abcdef"}'),
      await director.post('/api/join', { code: 1 }),
      await director.post('/api/join', 'code=abcdef', { 'content-type': 'text/plain' }),
      await director.post('/api/join', 'code=abcdef', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
      await director.post('/api/join', { code: 'x'.repeat(200_000) }),
      await director.post(`/api/tournaments/${id}/commands`, '['.repeat(10_000)),
      await director.command(id, { type: 'clock', do: 'start', '<script>': 1 }),
      await director.command(id, { type: 'start' }),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).toEqual({ ...shape, ...(body.rule && { rule: expect.any(String) }) });
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(JSON.stringify(body)).not.toMatch(/node_modules|src\/|\.ts\b| {4}at /);
    }
    expect(answers.at(-1)!.body).toEqual({ code: 'no-tables', message: 'draw the seats first' });
  });

  test('of our own fault says so and no more', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    site.rooms.room = async () => {
      throw new Error('a secret path /home/host');
    };
    const { status, body } = await director.get(`/api/tournaments/${id}`);
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

test('a full disk is told as such, without saying where', async () => {
  const site = await TestSite.open();
  const { id, director } = await site.tournament();
  (await site.rooms.room(id))!.do = async () => {
    throw new StoreError('disk-full', '/home/host/riffle.db');
  };
  const { status, body } = await director.command(id, { type: 'undo' });
  expect([status, body.code]).toEqual([503, 'store-failed']);
  expect(JSON.stringify(body)).not.toContain('/home');
});

describe('a page elsewhere', () => {
  test('may not make a browser do anything here', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const body = { key: 'key-00001', command: { type: 'expect', player: 'ann', name: 'Ann' } };
    for (const headers of [
      { origin: 'http://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await director.post(`/api/tournaments/${id}/commands`, body, headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong-origin']);
    }
    expect((await director.post(`/api/tournaments/${id}/commands`, body, { origin: site.url })).status).toBe(
      200,
    );
  });

  test('whose name points here is not answered', async () => {
    const site = await TestSite.open();
    const status = await new Promise((resolve) =>
      request(
        {
          host: '127.0.0.1',
          port: site.running.port,
          path: '/api/rulebooks',
          headers: { host: 'evil.example' },
        },
        (answer) => resolve(answer.resume().statusCode),
      ).end(),
    );
    expect(status).toBe(421);
  });
});

describe('tournaments', () => {
  test('a device sees its own, each with its role', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    expect((await director.get('/api/tournaments')).body.tournaments).toEqual([
      {
        ...{ id, name: 'Friday', phase: 'open', role: 'director', player: null },
        ...{ when: null, coming: 1, dealt: false, sample: false },
      },
    ]);
    expect((await ann.get('/api/tournaments')).body.tournaments).toMatchObject([{ id, role: 'player' }]);
  });

  test('everybody sees the tournament with their own eyes; only TV and director have the code', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    await site.joined(code, 'Bob');
    const tv = await site.invited(director, id, { to: 'display' });
    const look = async (who: typeof ann) => (await who.get(`/api/tournaments/${id}`)).body;
    expect((await look(director)).view.accounts).toHaveLength(2);
    expect((await look(ann)).view.accounts).toMatchObject([{ name: 'Ann' }]);
    expect((await look(tv)).view.accounts).toEqual([]);
    expect([(await look(director)).joinCode, (await look(tv)).joinCode]).toEqual([code, code]);
    expect((await look(ann)).joinCode).toBeNull();
  });

  test('the cookie is HttpOnly and stays at home', async () => {
    const site = await TestSite.open();
    const { headers } = await site.device().post('/api/tournaments', { name: 'A', rulebook: 'tda' });
    expect(headers.get('set-cookie')).toMatch(
      /^riffle=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
  });

  test('are created from a rulebook with choices of one’s own', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament({
      kind: 'dealt',
      bots: 5,
      choices: { tournament: { startingStack: 2000, tableMaximum: 6 }, hand: { structure: 'limit' } },
    });
    const room = (await site.rooms.room(id))!;
    expect(room.options).toEqual({ kind: 'dealt', bots: 5 });
    expect(room.tournament.rulebook.tournament.startingStack).toEqual({
      use: 2000,
      cite: 'buyin-starting-stack',
    });
    expect(room.tournament.rulebook.tournament.tableMaximum.use).toBe(6);
    expect(room.tournament.rulebook.hand.structure.use).toBe('limit');
    const { body } = await director.get(`/api/tournaments/${id}/rulebook`);
    expect(body.rulebook).toEqual(room.tournament.rulebook);
  });

  test('are not made of nonsense', async () => {
    const site = await TestSite.open();
    const code = async (changes: object) =>
      (await site.device().post('/api/tournaments', { name: 'A', rulebook: 'tda', ...changes })).body.code;
    expect(await code({ rulebook: 'nobody' })).toBe('not-found');
    expect(await code({ name: '   ' })).toBe('bad-request');
    expect(await code({ bots: 3 })).toBe('bots-need-dealing');
    expect(await code({ choices: { tournament: { tableMaximum: 99 } } })).toBe('bad-request');
    expect(await code({ choices: { tournament: { nonsense: 1 } } })).toBe('bad-request');
    const level = { small: 10, big: 100, ante: 0, minutes: 20 };
    expect(await code({ choices: { tournament: { levels: [level], breaks: [] } } })).toBe(
      'blinds-out-of-proportion',
    );
    expect(site.rooms.list()).toEqual([]);
  });

  test('are planned for the players, the hours and the chips there are', async () => {
    const site = await TestSite.open();
    const plan = {
      players: 8,
      minutes: 180,
      chips: [
        { value: 25, count: 200 },
        { value: 100, count: 100 },
        { value: 500, count: 50 },
      ],
    };
    const { id, director } = await site.tournament({ plan, choices: { tournament: { buyIn: 2500 } } });
    const { body } = await director.post('/api/plan', { rulebook: 'homepokertourney', ...plan });
    const { tournament } = (await site.rooms.room(id))!.tournament.rulebook;
    expect(tournament.levels.use).toEqual(body.levels);
    expect(tournament.startingStack.use).toBe(body.startingStack);
    expect(tournament.buyIn.use).toBe(2500);
    expect(body.finishes.length).toBeGreaterThan(20);
    const rebuys = { atMost: 0, onlyWhenBroke: true, throughLevel: 0, price: null, chips: null };
    const without = { rulebook: 'homepokertourney', ...plan, choices: { tournament: { rebuys } } };
    expect((await director.post('/api/plan', without)).body.rebuyReserve).toBe(0);
    expect((await director.post('/api/plan', { rulebook: 'tda', players: 101, minutes: 60 })).status).toBe(
      400,
    );
    const few = { players: 90, minutes: 60, chips: [{ value: 25, count: 10 }] };
    expect((await director.post('/api/plan', { rulebook: 'tda', ...few })).body.code).toBe(
      'cannot-be-planned',
    );
  });

  test('[blinds-schedule-t1000] [home-costs] are created as the rulebook prints them, with what the host has set', async () => {
    const site = await TestSite.open();
    const plan = { players: 10, structure: { id: 't1000-30', set: 'B' } };
    const choices = {
      tournament: { startingStack: 2000, lateUntilLevel: null, costs: 'before-prizes' },
      hand: { anteBy: 'each' },
      rulings: { headsUpTalk: 'never' },
    };
    const costs = [{ name: 'Pizza', amount: 4000, per: 'tournament' }];
    const { id } = await site.tournament({ plan, choices, costs });
    const { tournament } = (await site.rooms.room(id))!;
    const { levels, startingStack, lateUntilLevel } = tournament.rulebook.tournament;
    expect(levels.use.slice(0, -1).every(({ minutes }) => minutes === 30)).toBe(true);
    expect([startingStack.use, lateUntilLevel.use]).toEqual([2000, null]);
    expect(tournament.rulebook.hand.anteBy.use).toBe('each');
    expect(tournament.rulebook.rulings.headsUpTalk.use).toBe('never');
    expect(tournament.costs).toEqual(costs);
    const code = async (asked: object) =>
      (await site.device().post('/api/tournaments', { name: 'A', rulebook: 'homepokertourney', ...asked }))
        .body.code;
    expect(await code({ plan, costs })).toBe('costs-not-allowed');
    expect(await code({ plan: { players: 10, structure: { id: 'nobody' } } })).toBe('not-found');
    expect(await code({ plan: { players: 10, structure: { id: 't1000-20', set: 'Q' } } })).toBe(
      'cannot-be-planned',
    );
    expect(await code({ plan: { players: 10 } })).toBe('cannot-be-planned');
  });

  test('planning is for people who direct here, and for whoever has the site code', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ask = async (phone: typeof director, headers = {}) =>
      (await phone.post('/api/plan', { rulebook: 'tda', players: 2, minutes: 60 }, headers)).body;
    const invite = async (role: string) =>
      (await director.post(`/api/tournaments/${id}/invites`, { to: role })).body.code;
    const [player, spectator] = [site.device().elsewhere(), site.device().elsewhere()];
    await player.post('/api/join', { code, name: 'Ann' });
    await spectator.post('/api/join', { code: await invite('spectator') });
    for (const phone of [player, spectator]) expect((await ask(phone)).code).toBe('site-code-needed');
    const siteCode = { 'x-site-code': site.running.siteCode };
    expect((await ask(spectator, siteCode)).levels.length).toBeGreaterThan(3);
    expect((await ask(director.elsewhere())).levels.length).toBeGreaterThan(3);
  });

  test('a plan that makes no sense is refused in a sentence', async () => {
    const site = await TestSite.open();
    const why = async (asked: object) => {
      const body = { rulebook: 'homepokertourney', players: 100, minutes: 240, ...asked };
      const answer = await site.device().post('/api/plan', body);
      return [answer.status, answer.body.code, answer.body.message];
    };
    const tooMuch = [{ value: 100_000_000, count: 100_000 }];
    const rebuys = { atMost: null, onlyWhenBroke: true, throughLevel: 200, price: null, chips: null };
    const absurd = [
      { chips: tooMuch },
      { chips: [...tooMuch, { value: 1, count: 100_000 }] },
      { choices: { tournament: { startingStack: 1_000_000_000, chipSets: {} } } },
      { choices: { tournament: { rebuys: { ...rebuys, chips: 1_000_000_000, throughLevel: 2 } } } },
      { choices: { tournament: { rebuys } } },
      { choices: { tournament: { prizes: [{ upTo: 100, percent: [50, 30] }] } } },
      { minutes: 1440, levelMinutes: 1 },
    ];
    for (const asked of absurd)
      expect(await why(asked)).toEqual([400, 'cannot-be-planned', expect.stringMatching(/\w+ .*\d/)]);
    // Odd values may make few blinds, which is no fault of ours.
    const odd = [3, 7, 97].map((value) => ({ value, count: 100_000 }));
    expect((await why({ players: 9, chips: odd }))[0]).toBeLessThan(500);
  });

  test('planning is rationed', async () => {
    const plans = { burst: 6, perSecond: 0.001 };
    const site = await TestSite.open({ planning: async () => 'busy' as const, rates: { ...RATES, plans } });
    const codes: string[] = [];
    for (let at = 0; at < 8; at++)
      codes.push(
        (await site.device().post('/api/plan', { rulebook: 'tda', players: 9, minutes: 90 })).body.code,
      );
    expect(codes.filter((code) => code === 'planner-busy')).toHaveLength(plans.burst);
    expect(codes.at(-1)).toBe('too-fast');
  });
});

describe('commands', () => {
  test('are done once however often their key comes, by field or header', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    const command = { type: 'expect', player: 'ann', name: 'Ann' };
    const first = await director.command(id, command, 'key-12345');
    const second = await director.command(id, command, 'key-12345');
    const third = await director.post(
      `/api/tournaments/${id}/commands`,
      { command },
      { 'idempotency-key': 'key-12345' },
    );
    expect([first.body, second.body, third.body]).toEqual([first.body, first.body, first.body]);
    expect(first.body).toEqual({ version: expect.any(Number) });
    expect((await director.post(`/api/tournaments/${id}/commands`, { command })).body.code).toBe(
      'key-needed',
    );
  });

  test('a key that comes with other contents is a conflict, over HTTP and sockets, also after a restart', async () => {
    const site = await TestSite.open({ rooms: openRooms });
    const { id, director } = await site.tournament();
    for (const player of ['ann', 'bob']) await director.command(id, { type: 'enter', player, name: player });
    const pay = (player: string, amount: number) =>
      director.command(id, { type: 'pay', player, amount }, 'key-12345');
    const first = await pay('ann', 100);
    for (const when of ['before', 'after']) {
      const other = await pay('bob', 700);
      expect([when, other.status, other.body]).toEqual([
        when,
        409,
        { code: 'key-reused', message: 'This key was used for another command: use a new key.' },
      ]);
      const line = await director.hello(id);
      const frame = { type: 'do', key: 'key-12345', command: { type: 'undo' } };
      expect(await line.ask(frame)).toMatchObject({ type: 'refused', key: 'key-12345', code: 'key-reused' });
      expect((await pay('ann', 100)).body).toEqual(first.body);
      const { view } = (await director.get(`/api/tournaments/${id}`)).body;
      expect(view.accounts.map(({ paid }: { paid: number }) => paid)).toEqual([100, 0]);
      if (when === 'after') break;
      await site.running.close();
      await site.start({ site: fileSite(site.file, openRooms) });
    }
  });

  test('another device’s key is another key', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    await director.command(id, { type: 'expect', player: 'bob', name: 'Bob' }, 'key-12345');
    const answer = await ann.command(id, { type: 'leave', player: ann.player }, 'key-12345');
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'not-in',
      message: 'Ann is not in the tournament',
      player: ann.player,
      name: 'Ann',
    });
  });

  test('are asked for permission', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    const helper = await site.invited(director, id, { to: 'assistant', powers: ['clock'] });
    const tv = await site.invited(director, id, { to: 'display' });
    const asked = async (who: typeof ann, command: object) => {
      const { status, body } = await who.command(id, command);
      return status === 200 ? 'done' : body.code;
    };
    const clock = { type: 'clock', do: 'start' };
    expect(await asked(ann, clock)).toBe('director-only');
    expect(await asked(ann, { type: 'leave', player: 'bob' })).toBe('not-yours');
    expect(await asked(tv, clock)).toBe('read-only');
    expect(await asked(helper, clock)).toBe('done');
    expect(await asked(helper, { type: 'expect', player: 'bob', name: 'Bob' })).toBe('not-delegated');
    const { device } = (await director.get(`/api/tournaments/${id}/people`)).body.people.find(
      ({ role }: { role: string }) => role === 'assistant',
    );
    await director.put(`/api/tournaments/${id}/people/${device}`, { powers: ['door'] });
    expect(await asked(helper, { type: 'expect', player: 'bob', name: 'Bob' })).toBe('done');
    expect(await asked(helper, clock)).toBe('not-delegated');
  });

  test('are rationed', async () => {
    const site = await TestSite.open({ rates: { ...RATES, commands: { burst: 3, perSecond: 0.001 } } });
    const { id, director } = await site.tournament();
    const statuses: number[] = [];
    for (let at = 0; at < 5; at++)
      statuses.push((await director.command(id, { type: 'clock', do: 'start' })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('people', () => {
  test('wait for the director where they want to be asked', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament({ approval: true });
    const ann = site.device();
    expect((await ann.post('/api/join', { code, name: 'Ann' })).body).toMatchObject({
      waiting: true,
      role: null,
    });
    expect((await ann.get(`/api/tournaments/${id}`)).status).toBe(401);
    expect((await ann.get('/api/tournaments')).body.waiting).toEqual([{ tournament: id, name: 'Ann' }]);
    const { door } = (await director.get(`/api/tournaments/${id}/people`)).body;
    await director.post(`/api/tournaments/${id}/waiting/${door.waiting[0].id}`, { do: 'approve' });
    expect((await ann.get(`/api/tournaments/${id}`)).body.role).toBe('player');
    const again = await director.post(`/api/tournaments/${id}/waiting/${door.waiting[0].id}`, {
      do: 'decline',
    });
    expect(again.status).toBe(404);
  });

  test('come by invites, which can be listed and taken back', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const { body } = await director.post(`/api/tournaments/${id}/invites`, { to: 'spectator' });
    expect(body.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(body.link).toMatch(new RegExp(`^${site.url}/join#[A-Za-z0-9_-]{24}$`));
    expect((await director.get(`/api/tournaments/${id}/people`)).body.invites).toEqual([
      { id: body.id, role: 'spectator', player: null, powers: [], remote: null, until: body.until },
    ]);
    await director.delete(`/api/tournaments/${id}/invites/${body.id}`);
    expect((await site.device().post('/api/join', { code: body.code })).body.code).toBe('no-such-code');
    expect((await director.post(`/api/tournaments/${id}/invites`, { to: 'host' })).status).toBe(400);
    const ann = await site.joined(code, 'Ann');
    expect((await ann.post(`/api/tournaments/${id}/invites`, { to: 'display' })).status).toBe(403);
    expect((await ann.get(`/api/tournaments/${id}/people`)).status).toBe(403);
  });

  test('a seat goes to a new phone when that one takes it', async () => {
    const site = await TestSite.open();
    const { id, code } = await site.tournament();
    const old = await site.joined(code, 'Ann');
    const { body } = await old.post(`/api/tournaments/${id}/invites`, { to: 'seat', player: old.player });
    expect((await old.get(`/api/tournaments/${id}`)).status).toBe(200);
    const phone = await site.joined(body.code);
    expect(phone.player).toBe(old.player);
    expect((await old.get(`/api/tournaments/${id}`)).status).toBe(401);
  });

  test('a device that is put out is out', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    const { people } = (await director.get(`/api/tournaments/${id}/people`)).body;
    const { device } = people.find(({ role }: { role: string }) => role === 'player');
    expect((await director.delete(`/api/tournaments/${id}/people/${device}`)).status).toBe(200);
    expect((await ann.get(`/api/tournaments/${id}`)).status).toBe(401);
  });

  test('other people’s tokens open only what is theirs', async () => {
    const site = await TestSite.open();
    const one = await site.tournament();
    const two = await site.tournament();
    expect((await one.director.get(`/api/tournaments/${two.id}`)).status).toBe(401);
    expect((await one.director.command(two.id, { type: 'undo' })).status).toBe(401);
    expect((await one.director.post(`/api/tournaments/${two.id}/invites`, { to: 'display' })).status).toBe(
      401,
    );
  });
});

describe('the desk', () => {
  test('rules on what goes wrong, and asks for what it must know', async () => {
    const site = await TestSite.open();
    const { director } = await site.tournament();
    const { body } = await director.post('/api/desk/ruling', { rulebook: 'tda' });
    expect(body.irregularities.length).toBeGreaterThan(50);
    const asking = body.irregularities.find(({ facts }: { facts: [] }) => facts.length > 0);
    const needed = await director.post('/api/desk/ruling', { rulebook: 'tda', irregularity: asking.id });
    expect(needed.body.code).toBe('fact-needed');
    const facts = Object.fromEntries(
      asking.facts.map(({ name, cases }: { name: string; cases: { value: unknown }[] }) => [
        name,
        cases[0]!.value,
      ]),
    );
    const ruled = await director.post('/api/desk/ruling', {
      rulebook: 'tda',
      irregularity: asking.id,
      facts,
    });
    expect(ruled.body).toMatchObject({
      ruling: expect.any(String),
      rule: expect.any(String),
      by: expect.any(String),
    });
    expect((await director.get('/api/rules?rulebook=tda')).body.rules.length).toBeGreaterThan(10);
  });
});

describe('what a site remembers', () => {
  test('is for those who direct here', async () => {
    const site = await TestSite.open();
    const { director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    expect((await director.get('/api/site/roster')).body.roster).toEqual([]);
    const roster = [{ name: 'Ann' }, { name: '<b>Bob</b>', note: 'brings chips' }];
    expect((await director.put('/api/site/roster', { roster })).status).toBe(200);
    expect((await director.get('/api/site/roster')).body.roster).toEqual(roster);
    expect((await ann.get('/api/site/roster')).status).toBe(401);
    expect((await ann.put('/api/site/roster', { roster: [] })).status).toBe(401);
    const presets = [{ name: 'Fridays', tournament: { name: 'Friday', rulebook: 'tda' } }];
    expect((await director.put('/api/site/presets', { presets })).status).toBe(200);
    expect((await director.put('/api/site/presets', { presets: [{ name: 'x' }] })).status).toBe(400);
    expect(
      (await director.put('/api/site/chip-case', { 'chip-case': [{ value: 25, count: 100 }] })).status,
    ).toBe(200);
  });

  test('has a club’s name, text and picture, which every screen of a tournament may show', async () => {
    const site = await TestSite.open();
    const { director, id, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    const path = `/api/tournaments/${id}/club`;
    expect((await ann.get(path)).body).toEqual({ name: '', text: '', picture: null });
    const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
    const club = { name: 'Riverboat', text: 'Drinks are in the kitchen', picture };
    expect((await director.put('/api/site/club', club)).status).toBe(200);
    expect((await ann.get(path)).body).toEqual(club);
    expect((await ann.put('/api/site/club', club)).status).toBe(401);
    for (const bad of [
      'data:image/svg+xml;base64,iVBORw0KGgo=',
      `data:image/png;base64,${btoa('<svg onload=alert(1)>')}`,
      `data:image/png;base64,iVBORw0KGgo${'A'.repeat(200_000)}`,
      'https://example.com/logo.png',
    ])
      expect((await director.put('/api/site/club', { ...club, picture: bad })).status).toBe(400);
  });

  test('has the results of past tournaments', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    await site.tournament();
    for (const player of ['ann', 'bob'])
      await director.command(id, { type: 'enter', player, name: player, adult: true });
    for (const command of [
      { type: 'draw-seats' },
      { type: 'start' },
      { type: 'start-hand', table: '1' },
      { type: 'end-hand', table: '1', busts: ['bob'] },
    ])
      expect((await director.command(id, command)).status).toBe(200);
    if ((await site.rooms.room(id))!.tournament.phase !== 'over')
      expect((await director.command(id, { type: 'finish' })).status).toBe(200);
    for (let twice = 0; twice < 2; twice++)
      expect((await director.get('/api/site/results')).body.tournaments).toMatchObject([
        {
          id,
          name: 'Friday',
          results: [
            { name: 'ann', place: 1 },
            { name: 'bob', place: 2 },
          ],
        },
      ]);
    expect((await director.get(`/api/tournaments/${id}/results.csv`)).body).toMatch(
      /^place,name,.*\r\n1,ann,/,
    );
  });
});

describe('operation', () => {
  test('metrics are for this machine unless asked', async () => {
    const closed = await TestSite.open();
    expect((await closed.device().get('/metrics')).body).toContain('riffle_http_requests_total');
    expect((await closed.device().elsewhere().get('/metrics')).status).toBe(404);
    const open = await TestSite.open({ metricsOpen: true });
    expect((await open.device().elsewhere().get('/metrics')).status).toBe(200);
  });

  test('the log has no secrets', async () => {
    const site = await TestSite.open();
    const { id, director, code } = await site.tournament();
    const ann = await site.joined(code, 'Ann');
    await ann.get(`/api/tournaments/${id}?token=${ann.token}`);
    await (await ann.hello(id)).ask({ type: 'nonsense' });
    const log = site.logged.join('');
    expect(log).toContain('/api/tournaments/:id');
    for (const secret of [ann.token!, director.token!, code, site.running.siteCode])
      expect(log).not.toContain(secret);
  });

  test('a member is still one after a restart', async () => {
    const site = await TestSite.open();
    const { id, director } = await site.tournament();
    await site.running.close();
    await site.start();
    expect((await director.get(`/api/tournaments/${id}`)).body).toMatchObject({
      role: 'director',
      version: 1,
    });
    expect((await site.device().get(`/api/tournaments/${id}`)).body.code).toBe('not-a-member');
  });
});
