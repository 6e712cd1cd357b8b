import { expect, test } from 'vitest';
import { readClock } from '../../engine/clock/clock.ts';
import { tournamentFrom } from '../../engine/tournament/evolve.ts';
import { questions } from '../../engine/tournament/open-questions.ts';
import { playersIn } from '../../engine/tournament/state/state.ts';
import { tasks } from '../../engine/tournament/tasks.ts';
import { SYSTEM } from '../../room/actor.ts';
import { KINDS } from '../../room/documents.ts';
import { Rooms } from '../../room/rooms.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import { tournamentStream } from '../../store/names.ts';
import { TestScreen } from '../../testing/room-tournament.ts';
import { TestSite } from '../../testing/test-site.ts';
import { TestPorts } from '../../testing/time.ts';
import { sampleTournament } from './sample.ts';

const NOW = 1_800_000_000_000;

test.each([1, 2, 3, 4, 5])('a sample tournament is in full swing whatever the cards were: %i', (seed) => {
  const made = sampleTournament('s', 'Sample', NOW, new TestPorts(seed).secret);
  if (!made.ok) throw new Error(made.refusal.message);
  const { tournament } = tournamentFrom(made.value.events);
  const { players, tables, clock, phase } = tournament;
  expect([phase, tables.size, players.size, playersIn(tournament).length]).toEqual(['running', 3, 25, 22]);
  expect(readClock(clock, NOW)).toMatchObject({ level: 3, running: true });
  expect([...players.values()].filter(({ awaySince }) => awaySince !== null)).toHaveLength(1);
  expect([...players.values()].filter(({ rebuys }) => rebuys > 0)).toHaveLength(1);
  expect([...players.values()].filter(({ owes, paid }) => owes > paid)).toHaveLength(3);
  const [asked, ...others] = questions(tournament, NOW);
  expect([asked!.is, others]).toEqual(['rebuy', []]);
  const due = tasks(tournament, NOW);
  expect(due.map(({ what }) => what)).toEqual(expect.arrayContaining(['seats', 'money']));
  expect(due[0]).toMatchObject({
    what: 'seats',
    facts: { is: 'waits', due: { is: 'balance' } },
    command: null,
  });
  // Nothing happened before what went before it, or in the future.
  const times = made.value.events.flatMap((event) => (event.type === 'began' ? [event.at] : []));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(NOW);
});

test.each([
  ['opened before the server was away hears of it', -120_000, true],
  ['opened since then does not', 60_000, false],
])('a sample %s', async (_, opened, told) => {
  const store = new MemoryStore();
  const ports = new TestPorts(1, NOW);
  await store.put(KINDS.server, 'alive', { at: NOW - 60_000 });
  const rooms = await Rooms.start(store, ports);
  ports.sleep(90_000);
  const made = sampleTournament('s', 'Sample', NOW + opened, ports.secret);
  if (!made.ok) throw new Error(made.refusal.message);
  await store.append({
    streams: [
      {
        stream: tournamentStream('s'),
        expected: 0,
        events: made.value.events.map((event) => ({ type: event.type, data: event })),
      },
    ],
    documents: [{ do: 'put', kind: KINDS.sample, id: 's', data: { at: NOW + opened } }],
  });
  const room = (await rooms.room('s'))!;
  const laptop = new TestScreen();
  room.attach(laptop, { ...SYSTEM, device: 'laptop' }, undefined);
  await ports.settle();
  expect(laptop.frames.some(({ type }) => type === 'notice')).toBe(told);
  await rooms.close();
});

test('everybody may open their own, which leaves no trace in the site, and delete it', async () => {
  const site = await TestSite.open();
  const [ann, bob] = [site.device(), site.device()];
  const open = async (phone: typeof ann): Promise<string> =>
    (await phone.post('/api/sample', { name: 'Sample' })).body.tournament;
  const [hers, theirs] = [await open(ann), await open(bob)];
  expect(hers).not.toBe(theirs);
  expect((await ann.get(`/api/tournaments/${hers}`)).body).toMatchObject({ role: 'director', sample: true });
  expect((await ann.get('/api/site/roster')).body).toMatchObject({ roster: [] });
  expect((await ann.get('/api/site/last-plan')).body).toEqual({ 'last-plan': null });
  expect((await ann.get('/api/site/results')).body).toMatchObject({ tournaments: [] });
  expect((await bob.delete(`/api/tournaments/${hers}`)).status).toBe(401);
  expect((await ann.delete(`/api/tournaments/${hers}`)).status).toBe(200);
  expect((await ann.get(`/api/tournaments/${hers}`)).status).toBe(401);
  expect((await ann.get('/api/tournaments')).body.tournaments).toEqual([]);
  expect((await bob.get(`/api/tournaments/${theirs}`)).status).toBe(200);
});

test('a stranger needs the host’s code for a sample too', async () => {
  const site = await TestSite.open();
  const answer = await site.device().elsewhere().post('/api/sample', { name: 'Sample' });
  expect(answer.body.code).toBe('site-code-needed');
});
