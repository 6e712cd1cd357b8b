import { defineConfig } from 'vitest/config';

/** RIFFLE_SHOTS=1 makes the screenshots instead of testing. */
const shots = process.env.RIFFLE_SHOTS !== undefined;
const SCREENS = 'src/web/**/*.test.ts';

/** Tests side by side; then those in a browser, which measure what people see, one after the other. */
const projects = [
  { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: [SCREENS], maxWorkers: 2 } },
  { extends: true, test: { name: 'screens', include: [SCREENS], maxWorkers: 1, sequence: { groupOrder: 1 } } },
] as const;

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    ...(shots ? { include: ['src/**/*.shots.ts'] } : { projects: [...projects] }),
  },
});
