// After npm ci: builds, where the tools for it were installed. Without them (npm ci --omit=dev) there is nothing to build
// with, and a packed Riffle brings its build along. Before npm pack, prepack has built it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const there = (path) => existsSync(new URL(`../${path}`, import.meta.url));
const tools = ['typescript', 'rolldown', 'vite'].every((name) => there(`node_modules/${name}`));
const packs = ['pack', 'publish'].includes(process.env.npm_command ?? '');

if (tools && !packs)
  process.exitCode = spawnSync('npm run build --silent', { stdio: 'inherit', shell: true }).status ?? 1;
else if (!there('dist/riffle.js'))
  console.error(
    'Riffle is installed but not built: run npm ci without --omit=dev once, or install what npm pack makes.',
  );
