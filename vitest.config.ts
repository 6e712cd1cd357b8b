import { defineConfig } from 'vitest/config';
import { preact } from './scripts/preact.mjs';

/** RIFFLE_SHOTS=1 makes the screenshots instead of testing. */
const shots = process.env.RIFFLE_SHOTS !== undefined;
/** RIFFLE_EXE=1 tests the executable and the Debian package: npm run test:exe builds them. */
const executable = process.env.RIFFLE_EXE !== undefined;
/** Compares the clocks of three screens, so it has the machine to itself. */
const TIMED = ['src/web/shared/live/agree.test.ts'];
/** No process, file or socket: such files share a worker and what it has loaded. */
const PLAIN = ['engine', 'rules', 'rulebooks', 'odds', 'plan', 'sim', 'fairness', 'history', 'protocol'].map(
  (folder) => `src/${folder}/**/*.test.ts`,
);
/** More than two cores can serve: many tests wait for a browser, a server or a disk. */
const SIDE_BY_SIDE = { maxWorkers: 4 };

const projects = [
  { extends: true, test: { name: 'plain', include: PLAIN, isolate: false, ...SIDE_BY_SIDE } },
  {
    extends: true,
    test: {
      name: 'tests',
      include: ['src/**/*.test.ts'],
      exclude: [...PLAIN, ...TIMED],
      ...SIDE_BY_SIDE,
    },
  },
  { extends: true, test: { name: 'timed', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } } },
] as const;

export default defineConfig({
  resolve: { alias: preact },
  test: {
    globalSetup: 'scripts/chromium.mjs',
    // Tests wait for conditions. These limits only end what would never end, also on one core that others load.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    ...(shots
      ? { include: ['src/**/*.shots.ts'], testTimeout: 900_000, maxWorkers: 2 }
      : executable
        ? { include: ['src/**/*.exe.ts'], maxWorkers: 1 }
        : { projects: [...projects] }),
  },
});
