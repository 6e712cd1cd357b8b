import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPostgres } from '../testing/postgres.ts';
import { addressOf, PostgresSession } from './postgres-link.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await TestPostgres.start();
});
afterAll(() => server.end());

test('a transaction that goes on after its connection was cut is refused, and the process lives', async () => {
  const url = await server.database();
  const session = new PostgresSession(addressOf(url));
  const refused: unknown[] = [];
  const cut = session.transaction(async (sql) => {
    await sql`SELECT 1`;
    await server.ask(
      url,
      (other) => other`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND datname = current_database()`,
    );
    // Whoever asks again in the same moment would write to a connection that is gone.
    while (refused.length < 3)
      await (async () => [await sql`SELECT 2`, await sql.unsafe('SELECT 3')])().catch((error) =>
        refused.push(error),
      );
    throw refused[0];
  });
  await expect(cut).rejects.toMatchObject({ code: 'away' });
  await expect.poll(() => refused.length).toBe(3);
  expect(refused[2]).toMatchObject({ code: 'CONNECTION_CLOSED' });
  const [answer] = await session.transaction(async (sql) => sql<{ one: number }[]>`SELECT 1 AS one`);
  expect(answer).toEqual({ one: 1 });
  await session.close();
});
