import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerFrame } from '../protocol/frames.ts';
import { Guest } from '../testing/guest.ts';
import { natsThere, TestNats } from '../testing/nats.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { Served } from '../testing/served.ts';
import { until } from '../testing/until.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const there = natsThere();
if (!there)
  console.warn('nats-server is not here and cannot be installed: riffle serve --nats is not tested.');

describe.runIf(there)('riffle serve --data postgres://… --nats …', () => {
  let [postgres, nats, one, other]: [TestPostgres, TestNats, Served, Served] = [] as never;
  let site: string[] = [];
  beforeAll(async () => {
    [postgres, nats] = await Promise.all([TestPostgres.start(), TestNats.start()]);
    site = ['--data', await postgres.database(), '--nats', nats.url, '--host-by-address'];
    [one, other] = await Promise.all([Served.start(...site), Served.start(...site)]);
  });
  afterAll(async () => {
    for (const served of [one, other]) await served.end();
    await nats.stop();
    await postgres.end();
  });

  const shards = async (served: Served): Promise<number> =>
    Number(/^riffle_shards (\d+)/m.exec(String((await served.ask('/metrics')).body))?.[1]);
  const health = async (served: Served) => (await served.ask('/health')).status;

  /** A tournament with its director's screen at a server. */
  async function directed(at: Served) {
    const created = await at.ask('/api/tournaments', { name: 'Club night', rulebook: 'tda', kind: 'live' });
    expect(created.status).toBe(201);
    const frames: ServerFrame[] = [];
    const { tournament } = created.body;
    const screen = (served: Served) => {
      const guest = new Guest({
        url: served.socket,
        token: created.token,
        tournament,
        hear: (frame) => frames.push(frame),
      });
      guest.connect();
      return guest;
    };
    return { ...created, tournament, frames, screen };
  }

  test('two servers share the site half and half, and a stranger finds the same doors closed at both', async () => {
    await until(async () => (await shards(one)) === 512 && (await shards(other)) === 512, 'halves');
    const { tournament, token } = await directed(one);
    await expect
      .poll(async () => (await other.ask('/api/tournaments', undefined, token)).body.tournaments)
      .toMatchObject([{ id: tournament, name: 'Club night' }]);
    expect((await other.ask(`/api/tournaments/${tournament}`)).status).toBe(401);
  });

  test('an address alone makes nobody the host, unless an option says so', async () => {
    const guarded = await Served.start('--data', await postgres.database(), '--nats', nats.url);
    const created = await guarded.ask('/api/tournaments', { name: 'Club night', rulebook: 'tda' });
    expect([created.status, created.body.code]).toEqual([403, 'site-code-needed']);
    expect((await guarded.ask('/metrics')).status).toBe(404);
    await guarded.end();
  });

  test('riffle director-link makes one more director, whichever server is asked', async () => {
    const { tournament, token } = await directed(other);
    const args = ['bin/riffle.js', 'director-link', tournament, ...site.slice(0, 2), '--json'];
    const { stdout, status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const code = new URL(JSON.parse(stdout).link).hash.slice(1) || JSON.parse(stdout).link.split('/').at(-1);
    const joined = await one.ask('/api/join', { code });
    expect(joined.body.role).toBe('director');
    await until(
      async () =>
        (await other.ask(`/api/tournaments/${tournament}`, undefined, joined.token)).body.role === 'director',
      'known everywhere',
    );
    expect((await other.ask(`/api/tournaments/${tournament}`, undefined, token)).body.role).toBe('director');
  });

  test('with PostgreSQL away everybody is told that play is paused, and it continues by itself', async () => {
    const { tournament, frames, screen, token } = await directed(one);
    const guests = [screen(one), screen(other)];
    await until(
      () => frames.filter(({ type }) => type === 'tournament').length >= 2,
      'both see the tournament',
    );
    await postgres.stop();
    const before = frames.length;
    const command = (key: string) =>
      one.ask(
        `/api/tournaments/${tournament}/commands`,
        { key, command: { type: 'expect', player: 'ann', name: 'Ann' } },
        token,
      );
    const meanwhile = command('ann-comes-along');
    await until(async () => (await health(one)) === 503 && (await health(other)) === 503, 'health says so');
    await until(
      () => frames.filter((frame) => frame.type === 'notice' && frame.code === 'site-away').length >= 1,
      'the guests are told',
    );
    await postgres.start();
    await until(async () => (await health(one)) === 200 && (await health(other)) === 200, 'it is back');
    // A command sent meanwhile is done once, however often it is sent.
    expect([200, 503]).toContain((await meanwhile).status);
    await until(async () => (await command('ann-comes-along')).status === 200, 'Ann is on the list');
    const { body } = await other.ask(`/api/tournaments/${tournament}`, undefined, token);
    expect(JSON.stringify(body).match(/"Ann"/g)).not.toBeNull();
    await until(
      () =>
        frames
          .slice(before)
          .some((frame) => frame.type === 'tournament' && JSON.stringify(frame).includes('Ann')),
      'the screens see Ann',
    );
    for (const guest of guests) guest.leave();
  });

  test('asked to stop, a server gives its half to the other at once', async () => {
    await until(async () => (await shards(one)) === 512, 'halves again');
    expect(await other.kill('SIGTERM')).toBe(0);
    await until(async () => (await shards(one)) === 1024, 'all of it');
  });
});
