// Steps of bench:cluster, each a process of its own so that memory is that step's.
//   make URL N              writes N tournaments of nine with their people
//   tournaments URL NATS N  starts a server on them and opens them
//   hands URL NATS N        plays a tournament of N hands
//   open URL N              opens that one: from when it was kept last, so the same however many hands it had
import { sharedSite } from '../dist/cluster/shared-site.js';
import { createTournament } from '../dist/engine/tournament/create.js';
import { decide } from '../dist/engine/tournament/decide.js';
import { tournamentFrom } from '../dist/engine/tournament/evolve.js';
import { SYSTEM } from '../dist/room/actor.js';
import { FOLLOWED } from '../dist/room/documents.js';
import { readTournament } from '../dist/room/read-tournament.js';
import { findRulebook } from '../dist/rulebooks/index.js';
import { hashOf, newToken } from '../dist/server/people/codes.js';
import { newLog } from '../dist/server/site/log.js';
import { PostgresStore } from '../dist/store/postgres-store.js';

const SEATS = 9;
const LOOKS = 200;
const [step, url, ...given] = process.argv.slice(2);
const book = findRulebook('tda');
const events = (list) => list.map((event) => ({ type: event.type, data: event }));
const middle = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
const ms = (value) => Number(value.toFixed(2));
const MB = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().rss / 1e6);
};

/** A night whose nine players have their seats. */
function seated(id) {
  const made = createTournament(id, id, book).value;
  let history = tournamentFrom(made);
  const written = [...made];
  const commands = Array.from({ length: SEATS }, (_, at) => ({
    type: 'enter',
    player: `p${at}`,
    name: `Guest ${at}`,
    adult: true,
  }));
  for (const command of [...commands, { type: 'draw-seats', kind: 'live' }]) {
    const done = decide(history, command, { now: 0, entropy: '11'.repeat(32) });
    history = done.value.history;
    written.push(...done.value.events);
  }
  return written;
}

async function make(count) {
  const store = await PostgresStore.open(url, FOLLOWED);
  for (let from = 0; from < count; from += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, count - from) }, (_, at) => {
        const id = `t${from + at}`;
        const people = Array.from({ length: SEATS }, (_, seat) => ({
          do: 'put',
          kind: 'device',
          id: hashOf(newToken()),
          data: { memberships: { [id]: { role: 'player', player: `p${seat}`, powers: [] } } },
        }));
        return store.append({
          streams: [{ stream: `tournament/${id}`, expected: 0, events: events(seated(id)) }],
          documents: people,
        });
      }),
    );
  await store.close();
  return { made: count };
}

async function tournaments(nats, count) {
  const empty = MB();
  const started = performance.now();
  const { rooms, close } = await sharedSite(url, nats, '')(newLog('silent'));
  const start = performance.now() - started;
  const known = MB();
  const looks = [];
  for (let at = 0; at < count; at++) {
    const before = performance.now();
    await rooms.room(`t${at}`);
    if (at % Math.ceil(count / LOOKS) === 0) looks.push(performance.now() - before);
  }
  const open = MB();
  await close();
  return {
    tournaments: count,
    people: count * SEATS,
    startMs: Math.round(start),
    openMs: ms(middle(looks)),
    serverMB: empty,
    withPeopleMB: known,
    allOpenMB: open,
    kBperOpenTournament: Math.round(((open - known) * 1000) / count),
  };
}

async function hands(nats, count) {
  const { rooms, store, close } = await sharedSite(url, nats, '')(newLog('silent'));
  const id = `hands${count}`;
  await store.append({ streams: [{ stream: `tournament/${id}`, expected: 0, events: events(seated(id)) }] });
  const room = await rooms.room(id);
  const ask = (key, command) => room.do(SYSTEM, key, command);
  await ask('start-it-now', { type: 'start' });
  for (let hand = 1; hand <= count; hand += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, count - hand + 1) }, async (_, at) => {
        const [begun, ended] = await Promise.all([
          ask(`begin-${hand + at}`, { type: 'start-hand', table: '1' }),
          ask(`end-${hand + at}-now`, { type: 'end-hand', table: '1' }),
        ]);
        for (const answer of [begun, ended]) if (answer.type === 'refused') throw new Error(answer.message);
      }),
    );
  await close();
  return { hands: count };
}

async function open(count) {
  const store = await PostgresStore.open(url, FOLLOWED);
  const looks = [];
  for (let look = 0; look < LOOKS; look++) {
    const before = performance.now();
    await readTournament(store, `hands${count}`);
    looks.push(performance.now() - before);
  }
  const { version, packedAt } = await readTournament(store, `hands${count}`);
  await store.close();
  return { hands: count, events: version, eventsRead: version - packedAt, openMs: ms(middle(looks)) };
}

const steps = { make, tournaments, hands, open };
const numbers = given.map((each) => (/^\d+$/.test(each) ? Number(each) : each));
console.log(JSON.stringify(await steps[step](...numbers)));
process.exit(0);
