import { describe, expect, test } from 'vitest';
import { House, type Phone } from '../testing/house.ts';

/** A night played to its end: the first named has won. */
async function finished(house: House, director: Phone, name: string, ...players: string[]) {
  const { body } = await director.post('/api/tournaments', { name, house: 'homepokertourney' });
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
  const guest = await house.invited(director, id, { role: 'player', player: players.at(-1)!.toLowerCase() });
  return { id, guest };
}

describe('after the night', () => {
  test('results are for who was in it, the ledger for the director, nothing for strangers', async () => {
    const house = await House.open();
    const director = house.device();
    const { id, guest } = await finished(house, director, 'Thursday', 'Ann', 'Bob', 'Cy');
    const path = `/api/tournaments/${id}/results`;
    const told = (await guest.get(path)).body;
    expect(told).toMatchObject({ name: 'Thursday', over: true, ledger: null });
    expect(told.results.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Bob', 'Cy']);
    expect(told.knockOuts.map(({ left }: { left: number }) => left)).toEqual([2, 1]);
    expect(told.story.at(-1).told).toEqual({ is: 'won', name: 'Ann' });
    expect((await director.get(path)).body.ledger.accounts).toHaveLength(3);
    for (const role of ['display', 'spectator', 'assistant'])
      expect((await (await house.invited(director, id, { role })).get(path)).body.ledger).toBeNull();
    expect((await guest.get(`/api/tournaments/${id}/house`)).body.house.id).toBe('homepokertourney');
    for (const each of [path, `/api/tournaments/${id}/house`])
      expect((await house.device().elsewhere().get(each)).status).toBe(401);
  });
});

describe('the season', () => {
  async function twoNights() {
    const house = await House.open();
    const director = house.device();
    const first = await finished(house, director, 'First', 'Ann', 'Bob', 'Cy');
    const second = await finished(house, director, 'Second', 'Robert', 'Ann', 'Dot');
    return { house, director, first, second };
  }
  const START = { formula: 'places', dropWorst: 0, counts: {}, same: [] };
  const points = ({ standings }: { standings: { name: string; points: number }[] }) =>
    Object.fromEntries(standings.map(({ name, points }) => [name, points]));

  test('adds up the nights that count, by the formula the host chooses', async () => {
    const { director, second } = await twoNights();
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
    const { director } = await twoNights();
    const refused = await director.put('/api/season', { ...START, same: [['Ann', 'Bob']] });
    expect(refused.body).toMatchObject({
      code: 'played-together',
      message: 'Ann and Bob both played in First: they are two people.',
    });
    for (const wrong of [{ formula: 'luck' }, { dropWorst: -1 }, { more: 1 }])
      expect((await director.put('/api/season', { ...START, ...wrong })).status).toBe(400);
  });

  test('is shown to who was in a night that counts and to who has the link; only the host changes it', async () => {
    const { house, director, second } = await twoNights();
    const seen = (await second.guest.get('/api/season')).body;
    expect(seen).toMatchObject({ mayChoose: false, names: [] });
    expect((await second.guest.put('/api/season', START)).status).toBe(401);
    expect((await second.guest.post('/api/season/link')).status).toBe(401);
    const stranger = house.device().elsewhere();
    expect((await stranger.get('/api/season')).status).toBe(401);
    const { body } = await director.post('/api/season/link');
    const [, code] = body.link.split('/season#');
    expect((await stranger.post('/api/join', { code })).status).toBe(200);
    expect((await stranger.get('/api/season')).body.standings[0].name).toBe('Ann');
    // A night that no longer counts shows its guests nothing.
    await director.put('/api/season', { ...START, counts: { [second.id]: false } });
    expect((await second.guest.get('/api/season')).status).toBe(401);
  });

  test('leaves sample nights out', async () => {
    const { house, director, second } = await twoNights();
    await house.store.put('sample', second.id, { at: 0 });
    expect((await director.get('/api/season')).body.nights).toMatchObject([{ name: 'First' }]);
  });
});
