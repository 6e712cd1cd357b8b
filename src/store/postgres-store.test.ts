import { afterAll, beforeAll } from 'vitest';
import { FOLLOWED } from '../room/documents.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { storeContract } from './contract/contract.ts';
import { PostgresStore } from './postgres-store.ts';

let server: TestPostgres;
let database: string;
beforeAll(async () => {
  server = await TestPostgres.start();
  database = await server.database();
});
afterAll(() => server.end());

storeContract(
  'PostgreSQL',
  async () => PostgresStore.open(await server.corner(database), FOLLOWED),
  'lost-lease',
);
