import { defineConfig } from 'vitest/config';

/** RIFFLE_SHOTS=1 makes the screenshots instead of testing. */
const include = process.env.RIFFLE_SHOTS ? ['src/**/*.shots.ts'] : ['src/**/*.test.ts'];

export default defineConfig({ test: { include, testTimeout: 120_000, hookTimeout: 60_000 } });
