import { expect, test } from 'vitest';
import { openRooms, type Rooms } from '../../room/rooms.ts';
import { TestSite } from '../../testing/test-site.ts';
import { loudPorts } from '../../testing/time.ts';

/** A site whose rooms really deal. */
async function dealing() {
  let rooms!: Rooms;
  const site = await TestSite.open({
    rooms: async (store) => {
      rooms = await openRooms(store, loudPorts());
      return rooms;
    },
  });
  return { site, room: async (id: string) => (await rooms.room(id))! };
}

test('one call creates a nine-seat tournament against bots with a seat for the caller, and it runs', async () => {
  const { site, room } = await dealing();
  const me = site.device();
  const { status, body } = await me.post('/api/play', { rulebook: 'tda', name: 'Ana' });
  expect([status, body.role]).toEqual([201, 'director']);
  const { tournament, settings } = await room(body.tournament);
  expect(tournament.phase).toBe('running');
  expect(tournament.rulebook.id).toBe('tda');
  expect(tournament.players.get(body.player)).toMatchObject({ name: 'Ana', standing: { is: 'in' } });
  expect(Object.keys(settings.bots)).toHaveLength(8);
  expect([...tournament.tables.values()].map(({ kind, seats }) => [kind, seats.size])).toEqual([
    ['dealt', 9],
  ]);
  // The same device is let in and finds it on the first page.
  const listed = await me.get('/api/tournaments');
  expect(listed.body.tournaments).toMatchObject([{ id: body.tournament, dealt: true }]);
});

test.each(['homepokertourney', 'bnai-jeshurun', 'home-guidelines', 'roberts-rules', 'tda'])(
  'three tables of nine under the rules of %s, for nothing',
  async (book) => {
    const { site, room } = await dealing();
    const { status, body } = await site.device().post('/api/play', { rulebook: book, players: 27 });
    expect(status, JSON.stringify(body)).toBe(201);
    const { tournament } = await room(body.tournament);
    expect([...tournament.tables.values()].map(({ seats }) => seats.size)).toEqual([9, 9, 9]);
    expect([...tournament.players.values()].every(({ owes }) => owes === 0)).toBe(true);
  },
);

test('a smaller table, with easy or hard bots and levels of another length', async () => {
  const { site, room } = await dealing();
  for (const [bots, styles] of [
    ['easy', ['calling', 'loose']],
    ['hard', ['strong', 'aggressive']],
  ] as const) {
    const asked = { players: 4, bots, levelMinutes: 3 };
    const { body } = await site.device().post('/api/play', asked);
    const { tournament, settings } = await room(body.tournament);
    expect([...tournament.tables.values()].map(({ seats }) => seats.size)).toEqual([4]);
    expect(Object.values(settings.bots)).toEqual([styles[0], styles[1], styles[0]]);
    expect(tournament.rulebook.tournament.levels.use[0]!.minutes).toBe(3);
  }
});

test('somebody who keeps asking is told to wait, and a stranger needs the host’s code', async () => {
  const site = await TestSite.open();
  const wish = { rulebook: 'no-such-book' };
  const me = site.device();
  const statuses = new Set<number>();
  for (let at = 0; at < 25; at++) statuses.add((await me.post('/api/play', wish)).status);
  expect([...statuses]).toEqual([404, 429]);
  const stranger = await site.device().elsewhere().post('/api/play', wish);
  expect([stranger.status, stranger.body.code]).toEqual([403, 'site-code-needed']);
  expect((await me.post('/api/play', { players: 10 })).status).toBe(400);
});
