import { defineConfig } from 'vitest/config';

/** RIFFLE_SHOTS=1 makes the screenshots instead of testing. */
const shots = process.env.RIFFLE_SHOTS !== undefined;
/** What measures how soon people see something has the machine to itself. */
const TIMED = ['app/whole-tournament', 'app/e2e', 'screens/table/e2e', 'shared/live/agree'].map(
  (name) => `src/web/${name}.test.ts`,
);

/** Tests side by side; then those that look at the time, one after the other. */
const projects = [
  { extends: true, test: { name: 'tests', include: ['src/**/*.test.ts'], exclude: TIMED, maxWorkers: 2 } },
  { extends: true, test: { name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } } },
] as const;

export default defineConfig({
  test: {
    globalSetup: 'scripts/chromium.mjs',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A condition may take long on a loaded machine.
    expect: { poll: { timeout: 30_000 } },
    ...(shots
      ? { include: ['src/**/*.shots.ts'], testTimeout: 900_000, maxWorkers: 2 }
      : { projects: [...projects] }),
  },
});
