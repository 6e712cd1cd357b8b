// npm run test:nodes [-- NAME…]: the tests on Node 20, 22 and 24, which npm's `node` package brings; with names only those files.
import { spawnSync } from 'node:child_process';

const VERSIONS = ['20', '22', '24'];
const vitest = ['node', 'node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];

for (const version of VERSIONS) {
  console.log(`Node ${version}`);
  const { status } = spawnSync('npx', ['--yes', '--package', `node@${version}`, '--', ...vitest], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
