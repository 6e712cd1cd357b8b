import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { namesIn as namesOf } from '../history/forgetting.ts';
import { DELETED } from '../protocol/frames.ts';
import { FOLLOWED } from '../room/documents.ts';
import { asNew } from '../store/event-store.ts';
import { PostgresStore } from '../store/postgres-store.ts';
import { EngineTournament } from '../testing/engine-tournament.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { Served } from '../testing/served.ts';
import { Line } from '../testing/test-site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const HIM = 'Zebedee';
let served: Served;
beforeEach(async () => {
  served = await Served.start();
});
afterEach(() => served.end());

function riffle(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['bin/riffle.js', ...args, '--data', served.data],
    { cwd: root, encoding: 'utf8', input, env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  return { stdout, stderr, status };
}

/** The site's files that contain a text. */
const filesWith = (text: string): string[] =>
  readdirSync(served.folder).filter(
    (name) =>
      name.startsWith(basename(served.data)) && readFileSync(join(served.folder, name)).includes(text),
  );

let keys = 0;
async function tournament(name: string, ...players: string[]) {
  const { body, token } = await served.ask('/api/tournaments', { name, rulebook: 'homepokertourney' });
  for (const player of players) {
    const command = { type: 'enter', player: `p${++keys}`, name: player };
    const path = `/api/tournaments/${body.tournament}/commands`;
    expect((await served.ask(path, { key: `key-${keys}-000`, command }, token)).status).toBe(200);
  }
  return { id: body.tournament, token };
}
const namesIn = async ({ id, token }: { id: string; token: string }): Promise<string[]> =>
  (await served.ask(`/api/tournaments/${id}`, undefined, token)).body.view.people.map(({ name }) => name);

/** A screen that has the night. */
async function screen({ id, token }: { id: string; token: string }): Promise<Line> {
  const line = new Line(served.socket, { authorization: `Bearer ${token}` });
  await line.open;
  line.send({ type: 'hello', tournament: id });
  await line.next('tournament');
  return line;
}

describe('riffle forget', () => {
  test('asks first, and replaces the name with the server running: screens come back to it', async () => {
    const tournaments = [await tournament('Friday', HIM, 'Ann'), await tournament('Saturday', HIM)] as const;
    const line = await screen(tournaments[0]);
    const no = riffle(['forget', 'zebedee'], 'n\n');
    expect([no.status, no.stdout]).toEqual([1, '']);
    expect(no.stderr).toMatch(
      /^Zebedee is in 2 tournaments \((Friday, Saturday|Saturday, Friday)\)\. The name becomes Guest 1 everywhere\. This cannot be undone\. Forget Zebedee\? \[y\/N\] riffle: nothing was changed\n$/,
    );
    expect(await namesIn(tournaments[0])).toEqual([HIM, 'Ann']);
    expect(riffle(['forget', HIM], 'y\n')).toMatchObject({
      status: 0,
      stdout: 'Zebedee is now Guest 1 in 2 tournaments\n',
    });
    expect((await line.closed).code).toBe(1012);
    expect(await namesIn(tournaments[0])).toEqual(['Guest 1', 'Ann']);
    expect(filesWith(HIM)).toEqual([]);
    const json = riffle(['forget', 'Ann', '--yes', '--json']);
    expect(JSON.parse(json.stdout)).toEqual({
      name: 'Ann',
      guest: 'Guest 2',
      tournaments: [{ id: tournaments[0].id, name: 'Friday' }],
    });
    expect(riffle(['audit'])).toMatchObject({ status: 0 });
  });

  test('works on the data file when the server is stopped, or was killed', async () => {
    const friday = await tournament('Friday', HIM, 'Ann');
    await served.kill();
    // What it left behind leads nowhere.
    expect(existsSync(`${served.data}.server`)).toBe(true);
    expect(filesWith(HIM)).not.toEqual([]);
    expect(riffle(['forget', HIM, '--yes'])).toMatchObject({ status: 0 });
    expect(filesWith(HIM)).toEqual([]);
    expect(riffle(['audit'])).toMatchObject({ status: 0 });
    await served.up();
    expect(await namesIn(friday)).toEqual(['Guest 1', 'Ann']);
  });

  test('says who is unknown, whose name several players have, and what is not a data file', async () => {
    await tournament('Friday', 'Ben', 'ben');
    for (const running of [true, false]) {
      if (!running) await served.kill('SIGTERM');
      expect(riffle(['forget', HIM, '--yes'])).toEqual({
        status: 2,
        stdout: '',
        stderr: 'riffle: Nobody here is called Zebedee.\n',
      });
      expect(riffle(['forget', 'BEN', '--yes'])).toEqual({
        status: 2,
        stdout: '',
        stderr: 'riffle: Friday has more than one Ben: --all forgets all of them\n',
      });
    }
    expect(riffle(['forget', 'BEN', '--yes', '--all']).stdout).toBe('Ben is now Guest 1 in 1 tournament\n');
    for (const args of [
      ['forget'],
      ['forget', ' '],
      ['forget', 'Ben', 'Gunn'],
      ['delete'],
      ['delete', 'a', 'b'],
    ])
      expect([args, riffle(args).status]).toEqual([args, 2]);
    rmSync(served.data);
    expect(riffle(['forget', 'Ann', '--yes'])).toMatchObject({ status: 1 });
    expect(existsSync(served.data)).toBe(false);
    writeFileSync(served.data, 'no house at all');
    expect(riffle(['forget', 'Ann', '--yes']).stderr).toMatch(/is not a store of Riffle/);
  });
});

test('forget and delete work in PostgreSQL too', async () => {
  const postgres = await TestPostgres.start();
  try {
    const data = ['--data', await postgres.database()];
    const asked = (...args: string[]) =>
      spawnSync(process.execPath, ['bin/riffle.js', ...args, '--yes', ...data], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, XDG_DATA_HOME: served.folder, NODE_NO_WARNINGS: '1' },
      });
    const store = await PostgresStore.open(data[1]!, FOLLOWED);
    const engine = new EngineTournament('tda').enter(HIM, 'Ann');
    const events = engine.events.map(asNew);
    await store.append({ streams: [{ stream: 'tournament/tournament', expected: 0, events }] });
    expect(asked('forget', HIM)).toMatchObject({
      status: 0,
      stdout: 'Zebedee is now Guest 1 in 1 tournament\n',
    });
    const told = (await store.read('tournament/tournament')).map(({ data }) => data as TournamentEvent);
    expect(namesOf(told)).toEqual(['Guest 1', 'Ann']);
    expect(asked('delete', 'tournament')).toMatchObject({ status: 0, stdout: 'A night is deleted\n' });
    expect(await store.streams('')).toEqual([]);
    await store.close();
  } finally {
    await postgres.end();
  }
});

describe('riffle delete', () => {
  test('asks first, deletes for good with the server running, and tells the screens', async () => {
    const [friday, saturday] = [await tournament('Friday', HIM, 'Ann'), await tournament('Saturday', 'Bob')];
    const line = await screen(friday);
    const no = riffle(['delete', friday.id]);
    expect([no.status, no.stderr]).toEqual([
      1,
      `Friday has 2 players and 0 dealt hands. This cannot be undone; riffle export ${friday.id} makes a copy first. Delete Friday? [y/N] riffle: nothing was changed\n`,
    ]);
    expect(riffle(['delete', friday.id], 'yes\n')).toMatchObject({
      status: 0,
      stdout: 'Friday is deleted\n',
    });
    expect(await line.closed).toEqual({ code: DELETED, reason: 'the tournament was deleted' });
    expect((await served.ask(`/api/tournaments/${friday.id}`, undefined, friday.token)).status).toBe(401);
    expect([filesWith(HIM), filesWith(friday.id)]).toEqual([[], []]);
    expect(await namesIn(saturday)).toEqual(['Bob']);
    expect(riffle(['delete', friday.id, '--yes'])).toEqual({
      status: 2,
      stdout: '',
      stderr: `riffle: There is no such tournament. (${friday.id})\n`,
    });
  });

  test('works on the data file when the server is stopped', async () => {
    const [friday, saturday] = [await tournament('Friday', HIM), await tournament('Saturday', 'Bob')];
    await served.kill('SIGTERM');
    const gone = riffle(['delete', friday.id, '--yes', '--json']);
    expect(JSON.parse(gone.stdout)).toEqual({ tournament: friday.id, name: 'Friday' });
    expect([filesWith(HIM), filesWith(friday.id)]).toEqual([[], []]);
    expect(riffle(['delete', friday.id, '--yes'])).toMatchObject({ status: 2 });
    await served.up();
    expect(await namesIn(saturday)).toEqual(['Bob']);
  });
});
