import { describe, expect, test, vi } from 'vitest';
import { type Phone, TestSite } from '../../testing/test-site.ts';
import { RATES } from '../http/limits.ts';

/** A tournament played to its end: the first named has won. */
async function finished(site: TestSite, director: Phone, name: string, ...players: string[]) {
  const { body } = await director.post('/api/tournaments', { name, rulebook: 'homepokertourney' });
  const id: string = body.tournament;
  const ok = async (command: object) => expect((await director.command(id, command)).status).toBe(200);
  for (const player of players)
    await ok({ type: 'enter', player: player.toLowerCase(), name: player, adult: true });
  await ok({ type: 'draw-seats' });
  await ok({ type: 'start' });
  for (const out of players.slice(1).reverse()) {
    await ok({ type: 'start-hand', table: '1' });
    await ok({ type: 'end-hand', table: '1', busts: [out.toLowerCase()] });
  }
  await ok({ type: 'finish' });
  const guest = await site.invited(director, id, { to: 'seat', player: players.at(-1)!.toLowerCase() });
  return { id, guest };
}

describe('after the tournament', () => {
  test('results are for its members, the ledger for the director, nothing for strangers', async () => {
    const site = await TestSite.open();
    const director = site.device();
    const { id, guest } = await finished(site, director, 'Thursday', 'Ann', 'Bob', 'Cy');
    const path = `/api/tournaments/${id}/results`;
    const told = (await guest.get(path)).body;
    expect(told).toMatchObject({ name: 'Thursday', over: true, ledger: null });
    expect(told.results.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Bob', 'Cy']);
    expect(told.knockOuts.map(({ left }: { left: number }) => left)).toEqual([2, 1]);
    expect(told.story.at(-1).told).toEqual({ is: 'won', name: 'Ann' });
    expect((await director.get(path)).body.ledger.accounts).toHaveLength(3);
    for (const grant of [{ to: 'display' }, { to: 'spectator' }, { to: 'assistant', powers: [] }])
      expect((await (await site.invited(director, id, grant)).get(path)).body.ledger).toBeNull();
    expect((await guest.get(`/api/tournaments/${id}/rulebook`)).body.rulebook.id).toBe('homepokertourney');
    for (const each of [path, `/api/tournaments/${id}/rulebook`])
      expect((await site.device().elsewhere().get(each)).status).toBe(401);
  });
});

describe('a tournament that cannot be read any more', () => {
  test('is named and left out wherever every tournament is looked at, and keeps nobody from the others', async () => {
    const site = await TestSite.open();
    const director = site.device();
    const fine = await finished(site, director, 'Thursday', 'Ann', 'Bob', 'Cy');
    const { body } = await director.post('/api/tournaments', {
      name: 'Friday',
      rulebook: 'homepokertourney',
    });
    const broken: string = body.tournament;
    const event = (type: string, more: object = {}) => ({ type, data: { type, ...more } });
    await site.store.append({
      streams: [
        { stream: `tournament/${broken}`, expected: 1, events: [event('promoted')] },
        { stream: 'tournament/hollow', expected: 0, events: [event('created', { name: 'Hollow' })] },
      ],
    });
    await site.running.close();
    await site.start();

    const why = expect.stringMatching(
      /^Its event 2 \(promoted\) cannot be read: run “riffle audit” for details/,
    );
    const hollow = expect.stringMatching(/^Its event 1 \(created\) cannot be read/);
    const unreadable = [
      { id: 'hollow', why: hollow },
      { id: broken, why },
    ];
    const named = (answer: { status: number; body: { unreadable: { id: string }[] } }) => [
      answer.status,
      answer.body.unreadable.toSorted((a, b) => (a.id === 'hollow' ? -1 : b.id === 'hollow' ? 1 : 0)),
    ];
    const results = await director.get('/api/site/results');
    expect(named(results)).toEqual([200, unreadable]);
    expect(results.body.tournaments).toMatchObject([{ id: fine.id, name: 'Thursday' }]);
    const roster = await director.get('/api/site/roster');
    expect(named(roster)).toEqual([200, unreadable]);
    expect(roster.body.roster).toHaveLength(3);
    const season = await director.get('/api/season');
    expect(named(season)).toEqual([200, unreadable]);
    expect(season.body.standings[0].name).toBe('Ann');
    expect((await fine.guest.get('/api/season')).body.unreadable).toEqual([]);
    const list = await director.get('/api/tournaments');
    expect(named(list)).toEqual([200, [{ id: broken, why }]]);
    expect(list.body.tournaments).toMatchObject([{ id: fine.id }]);
    expect((await director.put('/api/site/roster', { roster: [{ name: 'Ann' }] })).status).toBe(200);

    // Somebody who goes there all the same is told why.
    const there = await director.get(`/api/tournaments/${broken}`);
    expect([there.status, there.body.code]).toEqual([500, 'unreadable']);
    expect(there.body.message).toMatch(/^This tournament cannot be read any more\./);
    const line = director.socket();
    await line.open;
    expect(await line.ask({ type: 'hello', tournament: broken })).toMatchObject({ code: 'unreadable' });
    expect((await director.get(`/t/${broken}`, { accept: 'text/html' })).status).toBe(200);
  });
});

describe('looking back', () => {
  /** How often what happened was read from its beginning. */
  const reads = (site: TestSite) => {
    const read = vi.spyOn(site.store, 'read');
    return () => read.mock.calls.filter(([, after]) => !after).length;
  };

  test('is worked out once for everybody until something happens', async () => {
    const site = await TestSite.open();
    const director = site.device();
    const { id, guest } = await finished(site, director, 'Thursday', 'Ann', 'Bob', 'Cy');
    const spectator = await site.invited(director, id, { to: 'spectator' });
    const everybody = [director, guest, spectator];
    const count = reads(site);
    for (const path of ['results', 'hands'].map((what) => `/api/tournaments/${id}/${what}`)) {
      const before = count();
      const answers = await Promise.all([...everybody, ...everybody].map((phone) => phone.get(path)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(count() - before).toBe(1);
      await Promise.all(everybody.map((phone) => phone.get(path)));
      expect(count() - before).toBe(1);
    }
    // Everybody still gets what is theirs alone.
    const results = await Promise.all(everybody.map((each) => each.get(`/api/tournaments/${id}/results`)));
    expect(results.map(({ body }) => body.ledger !== null)).toEqual([true, false, false]);
    const hands = await Promise.all(everybody.map((each) => each.get(`/api/tournaments/${id}/hands`)));
    expect(hands.map(({ body }) => body.me)).toEqual([null, 'cy', null]);

    const before = count();
    await director.command(id, { type: 'pay', player: 'ann', amount: 2500 });
    await guest.get(`/api/tournaments/${id}/results`);
    await spectator.get(`/api/tournaments/${id}/results`);
    expect(count() - before).toBe(1);
  });

  test('on all tournaments reads none of them twice, and no note of theirs while nothing happens', async () => {
    const site = await TestSite.open();
    const director = site.device();
    const first = await finished(site, director, 'First', 'Ann', 'Bob', 'Cy');
    await finished(site, director, 'Second', 'Bob', 'Ann');
    const count = reads(site);
    const list = vi.spyOn(site.store, 'list');
    const notes = () => list.mock.calls.filter(([kind]) => kind === 'result').length;
    for (let time = 0; time < 5; time++)
      for (const path of ['/api/season', '/api/site/results', '/api/site/roster'])
        expect((await director.get(path)).status).toBe(200);
    expect((await first.guest.get('/api/season')).status).toBe(200);
    expect([count(), notes()]).toEqual([2, 1]);
    await director.put('/api/season', { formula: 'root', dropWorst: 0, counts: {}, same: [] });
    expect((await first.guest.get('/api/season')).body.choices.formula).toBe('root');
    expect([count(), notes()]).toEqual([2, 1]);
    await finished(site, director, 'Third', 'Cy', 'Dot');
    expect((await first.guest.get('/api/season')).body.tournaments).toHaveLength(3);
    expect([count(), notes()]).toEqual([3, 2]);
  });

  test('has a limit of its own for each device, which leaves everything else to do', async () => {
    const site = await TestSite.open({ rates: { ...RATES, lookingBack: { burst: 3, perSecond: 0.01 } } });
    const director = site.device();
    const { id, guest } = await finished(site, director, 'Thursday', 'Ann', 'Bob');
    const paths = ['results', 'hands', 'results.csv'].map((what) => `/api/tournaments/${id}/${what}`);
    for (const path of paths) expect((await guest.get(path)).status).toBe(200);
    for (const path of [...paths, '/api/season'])
      expect((await guest.get(path)).body).toMatchObject({ code: 'too-fast' });
    expect((await guest.get(`/api/tournaments/${id}`)).status).toBe(200);
    expect((await director.get(paths[0]!)).status).toBe(200);
  });
});

describe('the season', () => {
  async function twoTournaments() {
    const site = await TestSite.open();
    const director = site.device();
    const first = await finished(site, director, 'First', 'Ann', 'Bob', 'Cy');
    const second = await finished(site, director, 'Second', 'Robert', 'Ann', 'Dot');
    return { site, director, first, second };
  }
  const START = { formula: 'places', dropWorst: 0, counts: {}, same: [] };
  const points = ({ standings }: { standings: { name: string; points: number }[] }) =>
    Object.fromEntries(standings.map(({ name, points }) => [name, points]));

  test('adds up the tournaments that count, by the formula the host chooses', async () => {
    const { director, second } = await twoTournaments();
    const season = async () => (await director.get('/api/season')).body;
    expect(points(await season())).toEqual({ Ann: 500, Robert: 300, Bob: 200, Cy: 100, Dot: 100 });
    await director.put('/api/season', { ...START, same: [['Robert', 'Bob']] });
    expect(points(await season())).toEqual({ Ann: 500, Bob: 500, Cy: 100, Dot: 100 });
    await director.put('/api/season', { ...START, counts: { [second.id]: false } });
    expect(points(await season())).toEqual({ Ann: 300, Bob: 200, Cy: 100 });
    await director.put('/api/season', { ...START, formula: 'root' });
    expect(points(await season()).Cy).toBe(1000);
  });

  test('makes no one person of two who played together, and reads what it is sent strictly', async () => {
    const { director } = await twoTournaments();
    const refused = await director.put('/api/season', { ...START, same: [['Ann', 'Bob']] });
    expect(refused.body).toMatchObject({
      code: 'played-together',
      message: 'Ann and Bob both played in First: they are two people.',
    });
    for (const wrong of [{ formula: 'luck' }, { dropWorst: -1 }, { more: 1 }])
      expect((await director.put('/api/season', { ...START, ...wrong })).status).toBe(400);
  });

  test('is shown to guests of a tournament that counts and to anyone with the link; only the host changes it', async () => {
    const { site, director, second } = await twoTournaments();
    const seen = (await second.guest.get('/api/season')).body;
    expect(seen).toMatchObject({ mayChoose: false, names: [] });
    expect((await second.guest.put('/api/season', START)).status).toBe(401);
    expect((await second.guest.post('/api/season/link')).status).toBe(401);
    const stranger = site.device().elsewhere();
    expect((await stranger.get('/api/season')).status).toBe(401);
    const { body } = await director.post('/api/season/link');
    const [, code] = body.link.split('/season#');
    expect((await stranger.post('/api/join', { code })).status).toBe(200);
    expect((await stranger.get('/api/season')).body.standings[0].name).toBe('Ann');
    // A tournament that no longer counts shows its guests nothing.
    await director.put('/api/season', { ...START, counts: { [second.id]: false } });
    expect((await second.guest.get('/api/season')).status).toBe(401);
  });

  test('leaves sample tournaments out', async () => {
    const { site, director, second } = await twoTournaments();
    await site.store.put('sample', second.id, { at: 0 });
    expect((await director.get('/api/season')).body.tournaments).toMatchObject([{ name: 'First' }]);
  });
});
