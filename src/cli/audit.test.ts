import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOLLOWED } from '../room/documents.ts';
import { openFile } from '../store/libsql-file.ts';
import { moveSite } from '../store/site-move.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { PlayedTournament } from '../testing/served-tournament.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let server: TestPostgres;
let tournament: PlayedTournament;
let beside: ReturnType<typeof audit>;
beforeAll(async () => {
  server = await TestPostgres.start();
  tournament = await PlayedTournament.seated(4);
  await tournament.play(3);
  beside = audit('--data', tournament.served.data, '--json');
  await tournament.stop();
  await tournament.served.kill('SIGTERM');
});
afterAll(async () => {
  await tournament.end();
  await server.end();
});

function audit(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['bin/riffle.js', 'audit', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  return { stdout, stderr, status };
}

/** Every event in a row of its own, where it can be got at. */
const LOOSENED = `
  CREATE TEMP TABLE loose AS
    SELECT stream, version, json_array(json_array(type, schema, json(data))) AS events FROM events;
  DELETE FROM appended;
  INSERT INTO appended SELECT stream, version, events FROM loose;`;

/** A copy of the data file that somebody has tampered with. */
function tampered(...statements: string[]): string {
  const file = join(tournament.served.folder, `tampered-${statements.join().length}-${Date.now()}.db`);
  copyFileSync(tournament.served.data, file);
  const { connection, reader, release } = openFile(file);
  connection.exec(LOOSENED);
  for (const statement of statements) expect(connection.prepare(statement).run().changes).toBeGreaterThan(0);
  reader.close();
  connection.close();
  release();
  return file;
}
const ofHand = (number: number): string =>
  `stream = (SELECT id FROM streams WHERE name = 'hand/${tournament.id}/1/${number}')`;

describe('riffle audit of a data file', () => {
  test('finds nothing wrong, while the server runs and after it', () => {
    expect([beside.stderr, beside.status]).toEqual(['', 0]);
    const { stdout, stderr, status } = audit('--data', tournament.served.data);
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toMatch(
      /^✓ \S+ Thursday game {2}\d+ events, \d+ hands, \d+ actions\nEverything adds up\.\n$/,
    );
    const told = JSON.parse(audit('--data', tournament.served.data, '--json').stdout);
    expect(told).toMatchObject({ data: tournament.served.data, log: null, wrong: 0 });
    expect(told.tournaments).toMatchObject([{ tournament: tournament.id, wrong: [] }]);
    expect(told.tournaments[0].hands).toBeGreaterThanOrEqual(3);
    expect(told.tournaments[0].actions).toBeGreaterThan(6);
    expect(told.tournaments[0].events).toBeGreaterThan(JSON.parse(beside.stdout).tournaments[0].events);
  });

  test('finds what was tampered with: it says where, and shows no card', () => {
    const posted = tampered(
      `UPDATE appended SET events = json_set(events, '$[0][2].amount', 1) WHERE ${ofHand(2)} AND version = 2`,
    );
    const { stdout, stderr, status } = audit('--data', posted, '--tournament', tournament.id);
    expect([stderr, status]).toEqual(['', 1]);
    expect(stdout).toMatch(
      /^✗ \S+ Thursday game .*\n {4}hand 1\/2: version 2 is "posted" of seat \d+, but not as the rules have it\n1 thing does not add up\.\n$/,
    );

    const dealt = `(SELECT min(version) FROM events WHERE ${ofHand(2)} AND type = 'dealt')`;
    const card = tampered(
      `UPDATE appended SET events = json_set(events, '$[0][2].card', 60) WHERE ${ofHand(2)} AND version = ${dealt}`,
    );
    const told = JSON.parse(audit('--data', card, '--json').stdout);
    expect(told.wrong).toBe(1);
    expect(told.tournaments[0].wrong[0]).toMatch(
      /^hand 1\/2: version \d+ is "dealt" of seat \d+, but not as the rules have it$/,
    );

    const text = tampered(
      `UPDATE appended SET events = '[["dealt",1,{"card":987654]]' WHERE ${ofHand(2)} AND version = 4`,
    );
    const broken = audit('--data', text);
    expect([broken.stderr, broken.status]).toEqual(['', 1]);
    expect(broken.stdout).toContain(`hand/${tournament.id}/1/2: an event is no JSON\n`);
    expect(broken.stdout.replaceAll(tournament.id, '')).not.toContain('987654');
  });

  test('finds that events or a whole hand are missing', () => {
    const gap = audit('--data', tampered(`DELETE FROM appended WHERE ${ofHand(1)} AND version = 5`));
    expect(gap.status).toBe(1);
    expect(gap.stdout).toContain(`hand/${tournament.id}/1/1: version 5 is missing\n`);
    const gone = tampered(
      `DELETE FROM appended WHERE ${ofHand(1)}`,
      `DELETE FROM streams WHERE name = 'hand/${tournament.id}/1/1'`,
    );
    expect(audit('--data', gone).stdout).toMatch(
      /version \d+: hand 1\/1 was never written\n1 thing does not add up\./,
    );
  });
});

test('riffle audit of PostgreSQL finds an epoch that falls', async () => {
  const url = await server.database();
  await moveSite(tournament.served.data, url, FOLLOWED);
  const right = audit('--data', url, '--json');
  expect([right.stderr, right.status]).toEqual(['', 0]);
  const told = JSON.parse(right.stdout);
  expect(told).toMatchObject({
    data: `PostgreSQL at 127.0.0.1:${server.port}`,
    wrong: 0,
    log: { wrong: [] },
  });
  expect(told.tournaments).toEqual(
    JSON.parse(audit('--data', tournament.served.data, '--json').stdout).tournaments,
  );
  await server.ask(
    url,
    (sql) => sql`UPDATE events SET epoch = CASE WHEN events.version < 20 THEN 4 ELSE 3 END
      FROM streams WHERE streams.id = stream AND name = ${`tournament/${tournament.id}`} AND events.version IN (19, 20)`,
  );
  const fallen = audit('--data', url);
  expect([fallen.stderr, fallen.status]).toEqual(['', 1]);
  expect(fallen.stdout).toContain(
    `    tournament/${tournament.id}: version 20 was written under epoch 3 after epoch 4\n`,
  );
  expect(fallen.stdout).not.toContain('only-for-tests');
});

test('bad input is one line, and shows no password', () => {
  const secret = 'Zer0.Geheim';
  for (const args of [
    ['riffle.db'],
    ['--data', tournament.served.data, '--tournament', 'nobody'],
    ['--data', `postgres://u:1/${secret}@127.0.0.1/house`],
    ['--cards'],
  ]) {
    const { stdout, stderr, status } = audit(...args);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toMatch(/^riffle: [^\n]+\n$/);
    expect(stderr).not.toContain(secret);
  }
  const nobody = audit('--data', 'no-such.db');
  expect(nobody.status).toBe(1);
  expect(nobody.stderr).toMatch(/^riffle: \S+no-such\.db or its folder does not exist: check the path\.\n$/);
  expect(audit('--help').stdout).toContain('Example: riffle audit');
});
