import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('every rule a host can act on leads to a button, every command has one that sends it, and docs/BUTTONS.md says so', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/buttons.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { problems, stale, acted } = JSON.parse(stdout);
  expect(problems).toEqual([]);
  expect(stale, 'npm run rules writes it').toBe(false);
  expect(acted).toBeGreaterThan(150);
});
