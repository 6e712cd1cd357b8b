import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, SYSTEM } from '../room/actor.ts';
import { FOLLOWED } from '../room/documents.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { SHARDS, shardOf } from '../store/append.ts';
import { auditLog } from '../store/postgres-audit.ts';
import { PostgresStore } from '../store/postgres-store.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { TestScreen } from '../testing/room-tournament.ts';
import { until } from '../testing/until.ts';
import { ClusterRooms } from './cluster-rooms.ts';
import { LocalBus } from './local-bus.ts';
import { SharedPeople } from './shared-people.ts';

const log = pino({ level: 'silent' });
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

type Server = {
  readonly clusterRooms: ClusterRooms;
  readonly people: SharedPeople;
  readonly store: PostgresStore;
};
let [url, bus]: [string, LocalBus] = ['', new LocalBus()];
let servers: Server[] = [];
beforeAll(async () => {
  url = await postgres.database();
});
afterAll(async () => {
  for (const server of [...servers]) await stop(server);
});

async function start(): Promise<Server> {
  const store = await PostgresStore.open(url, FOLLOWED);
  const clusterRooms = await ClusterRooms.open(store, bus, 'site', log);
  const server = {
    store,
    clusterRooms,
    people: await SharedPeople.join(store, bus, 'site', clusterRooms, log),
  };
  servers.push(server);
  return server;
}

async function stop(server: Server): Promise<void> {
  servers = servers.filter((each) => each !== server);
  server.people.stop();
  await server.clusterRooms.close();
  await server.store.close();
}

/** Two servers, each with its half; those of the test before, where it left both. */
async function two(): Promise<[Server, Server]> {
  while (servers.length < 2) await start();
  await until(
    () => servers.every(({ clusterRooms }) => clusterRooms.shards === SHARDS / 2),
    'each has its half',
  );
  return servers as [Server, Server];
}

let tournaments = 0;
/** A tournament's name that this server plays. */
function playedBy({ clusterRooms }: Server): string {
  for (;;) if (clusterRooms.isMine(shardOf(`night${++tournaments}`))) return `night${tournaments}`;
}

const TDA = findRulebook('tda')!;
const TV: Actor = { device: 'tv', role: 'display', player: null };
class Screen extends TestScreen {
  tournaments(): number[] {
    return this.all('tournament').map(({ version }) => version);
  }
}

const named = (name: string) => ({ type: 'expect', player: name, name }) as const;

describe('shards', () => {
  test('servers share the shards: a new one gets its part, and one that stops leaves its part to the others', async () => {
    const first = await start();
    expect(first.clusterRooms.shards).toBe(SHARDS);
    const second = await start();
    await until(() => first.clusterRooms.shards === 512 && second.clusterRooms.shards === 512, 'halves');
    const mine = (server: Server) =>
      new Set(
        Array.from({ length: SHARDS }, (_, shard) => shard).filter((shard) =>
          server.clusterRooms.isMine(shard),
        ),
      );
    const [ours, theirs] = [mine(first), mine(second)];
    expect([...ours].some((shard) => theirs.has(shard))).toBe(false);
    await stop(second);
    await until(() => first.clusterRooms.shards === SHARDS, 'all again');
  });

  test('a server that missed its heartbeats writes nothing more, and comes back under another name', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Night', TDA, { kind: 'live', bots: 0 });
    const room = (await one.clusterRooms.here.room(id))!;
    const before = one.clusterRooms.leases.name;
    const epoch = () =>
      postgres.ask(url, async (sql) => {
        const [row] = await sql`SELECT epoch FROM shards WHERE shard = ${shardOf(id)}`;
        return Number(row!.epoch);
      });
    const held = await epoch();
    // As if it had hung: PostgreSQL counts it as dead, and others take its shards.
    await postgres.ask(
      url,
      (sql) => sql`UPDATE servers SET expires = now() - interval '1 second' WHERE id = ${before}`,
    );
    await until(async () => (await epoch()) > held, 'it is taken');
    await expect(room.do(SYSTEM, 'too-late-now', named('ghost'))).rejects.toThrow(/no longer held/);
    await until(() => one.clusterRooms.leases.name !== before && one.clusterRooms.shards > 0, 'it is back');
    const known = await (await other.clusterRooms.room(id))!.do(SYSTEM, 'goes-on-now', named('ann'));
    expect(known.type).toBe('done');
    const { tournament } = (await one.clusterRooms.room(id))!;
    expect([...tournament.players.keys()]).toEqual(['ann']);
  });
});

describe('a tournament that another server plays', () => {
  test('is created, asked and seen from anywhere', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    const created = await other.clusterRooms.create(id, 'Night', TDA, { kind: 'live', bots: 0 });
    expect(created.ok).toBe(true);
    const [here, there] = [new Screen(), new Screen()];
    (await one.clusterRooms.room(id))!.attach(here, TV, undefined);
    const far = (await other.clusterRooms.room(id))!;
    far.attach(there, TV, undefined);
    await until(() => here.tournaments().length === 1 && there.tournaments().length === 1, 'both see it');
    const answer = await far.do(SYSTEM, 'expect-ann-now', named('ann'));
    expect(answer.type).toBe('done');
    const version = (answer as { version: number }).version;
    await until(
      () => here.tournaments().at(-1) === version && there.tournaments().at(-1) === version,
      'both see ann',
    );
    // Sent twice to two servers it is done once.
    expect(await (await one.clusterRooms.room(id))!.do(SYSTEM, 'expect-ann-now', named('ann'))).toEqual(
      answer,
    );
    await far.refresh();
    expect([...far.tournament.players.keys()]).toEqual(['ann']);
    expect(await other.clusterRooms.room('nothing')).toBeNull();
    expect(there.frames[0]).toMatchObject({ type: 'welcome', tournament: id, role: 'display' });
  });

  test('is followed in the log while messages are lost, and by messages again afterwards', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Night', TDA, { kind: 'live', bots: 0 });
    const there = new Screen();
    (await other.clusterRooms.room(id))!.attach(there, TV, undefined);
    await until(() => there.tournaments().length === 1, 'it is seen');
    bus.cut();
    const near = (await one.clusterRooms.room(id))!;
    expect((await near.do(SYSTEM, 'meanwhile-ann', named('ann'))).type).toBe('done');
    await until(() => there.frames.some((frame) => frame.type === 'notice'), 'the guest is told');
    await near.refresh();
    await until(() => there.tournaments().at(-1) === near.version, 'what was missed is read');
    bus.mend();
    const answer = await near.do(SYSTEM, 'afterwards-bea', named('bea'));
    await until(
      () => there.tournaments().at(-1) === (answer as { version: number }).version,
      'it is heard again',
    );
    expect(there.closed).toBeNull();
  });

  test('moves to another server without its guests noticing', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Night', TDA, { kind: 'live', bots: 0 });
    const there = new Screen();
    const far = (await other.clusterRooms.room(id))!;
    far.attach(there, TV, undefined);
    await until(() => there.tournaments().length === 1, 'it is seen');
    await stop(one);
    const answer = await far.do(SYSTEM, 'after-the-move', named('ann'));
    expect(answer.type).toBe('done');
    await until(
      () => there.tournaments().at(-1) === (answer as { version: number }).version,
      'it is followed',
    );
    expect(there.closed).toBeNull();
  });

  test('sends nothing more to the server of a guest who left', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Night', TDA, { kind: 'live', bots: 0 });
    const there = new Screen();
    const far = (await other.clusterRooms.room(id))!;
    far.attach(there, TV, undefined);
    await until(() => there.tournaments().length === 1, 'it is seen');
    far.detach(there);
    await far.do(SYSTEM, 'nobody-looks', named('ann'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(there.tournaments()).toHaveLength(1);
  });
});

describe('a rewritten log', () => {
  test('is rewritten for every server: a person forgotten at one has no name at the other, and the room opens again', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Friday', TDA, { kind: 'live', bots: 0 });
    await (await one.clusterRooms.room(id))!.do(SYSTEM, 'expect-zebedee', named('Zebedee'));
    const [near, far] = [new Screen(), new Screen()];
    (await one.clusterRooms.room(id))!.attach(near, SYSTEM, undefined);
    (await other.clusterRooms.room(id))!.attach(far, SYSTEM, undefined);
    const shows = (screen: Screen, name: string): boolean =>
      screen.last('tournament')?.view.people.some((each) => each.name === name) ?? false;
    await until(() => shows(near, 'Zebedee') && shows(far, 'Zebedee'), 'both see them');
    expect(await other.people.forgetPerson('zebedee', false)).toMatchObject({
      value: { guest: 'Guest 1', tournaments: [{ id }] },
    });
    await until(() => shows(near, 'Guest 1') && shows(far, 'Guest 1'), 'both see a guest');
    for (const { clusterRooms } of [one, other])
      await until(
        async () => (await clusterRooms.room(id))!.tournament.players.get('Zebedee')!.name === 'Guest 1',
        'the tournament has a guest',
      );
    const done = await (await other.clusterRooms.room(id))!.do(SYSTEM, 'expect-ann-too', named('ann'));
    expect(done).toMatchObject({ type: 'done' });
    await until(() => shows(near, 'ann') && shows(far, 'ann'), 'it goes on');
    expect((await auditLog(url)).wrong).toEqual([]);
  });

  test('a tournament deleted at one server is gone at the other, and its door with it', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Friday', TDA, { kind: 'live', bots: 0 });
    const { token } = await one.people.createTournament(null, id, false);
    await until(() => other.people.deviceOf(token!) !== null, 'known');
    const doors: unknown[] = [];
    const device = other.people.deviceOf(token!)!;
    other.people.watch((_, tournament) => {
      if (tournament === id && other.people.member(device, id) === null) doors.push(other.people.door(id));
    });
    expect(await other.people.deleteTournament(id)).toEqual({ ok: true, value: null });
    await until(() => other.people.deviceOf(token!) === null, 'no member');
    expect(doors).toEqual([null]);
    for (const { clusterRooms } of [one, other])
      await until(async () => (await clusterRooms.room(id)) === null, 'gone');
    expect(await one.store.streams(`tournament/${id}`)).toEqual([]);
  });
});

describe('people', () => {
  test('a seat that two phones claim at two servers at once goes to one of them', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Friday', TDA, { kind: 'live', bots: 0 });
    await one.people.createTournament(null, id, false);
    const { code } = other.people.door(id) ?? one.people.door(id)!;
    await (await one.clusterRooms.room(id))!.do(SYSTEM, 'expect-ann-now', named('ann'));
    const claims = await Promise.all(
      [one, other].map(({ people }) => people.join(null, { code }, { name: 'ann' })),
    );
    // The other one waits at the door.
    const [won, ...more] = claims.flatMap((claim) =>
      claim.ok && claim.value.member !== null ? [claim.value] : [],
    );
    expect(more).toEqual([]);
    // Both servers know the winner at once, whichever one the phone asked.
    await until(() => [one, other].every(({ people }) => people.deviceOf(won!.token!) !== null), 'known');
    const device = one.people.deviceOf(won!.token!);
    for (const { people } of [one, other]) expect(people.member(device, id)?.who.player).toBe('ann');
  });

  test('a bot’s seat is nobody’s, whichever server is asked', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Friday', TDA, { kind: 'dealt', bots: 2 });
    await one.people.createTournament(null, id, false);
    for (const { clusterRooms, people } of [one, other]) {
      const room = (await clusterRooms.room(id))!;
      expect([room.isBot('bot2'), room.isBot('bot3'), room.isBot('ann')]).toEqual([true, false, false]);
      const claim = await people.join(null, { code: one.people.door(id)!.code }, { name: 'Ada (bot)' });
      expect(claim.ok ? null : claim.denial.code).toBe('bot-has-name');
    }
  });

  test('a crowd that came in at one server is turned away at the other', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Friday', TDA, { kind: 'live', bots: 0 });
    await one.people.createTournament(null, id, false);
    const { code } = one.people.door(id)!;
    for (let at = 0; at < 14; at++)
      await one.people.join(null, { code }, { name: `Fake ${at}`, from: 'network' });
    expect(await other.people.turnAway(id, 0)).toEqual({ ok: true, value: { turnedAway: 14 } });
    await until(() => one.people.members(id).length === 1, 'their keys are void');
    expect((await one.clusterRooms.room(id))!.tournament.players.size).toBe(0);
  });

  test('a player removed at one server is out at the other, and its sockets are told', async () => {
    const [one, other] = await two();
    const id = playedBy(one);
    await one.clusterRooms.create(id, 'Friday', TDA, { kind: 'live', bots: 0 });
    await one.people.createTournament(null, id, false);
    const joined = await one.people.join(null, { code: one.people.door(id)!.code }, { name: 'Bea' });
    if (!joined.ok) return expect.fail('joined');
    await until(() => other.people.deviceOf(joined.value.token!) !== null, 'known');
    const changed: string[] = [];
    other.people.watch((_, tournament) => changed.push(tournament));
    const { device } = one.people.members(id).find(({ role }) => role === 'player')!;
    expect(await one.people.revoke(id, device)).toEqual({ ok: true, value: null });
    await until(() => other.people.deviceOf(joined.value.token!) === null, 'out');
    expect(changed).toContain(id);
  });
});
