// npm run reproducible: builds the package twice, in two folders of different names, and compares them to the bit; with --exe the
// executable too. What was built must not depend on where, or when.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const withExe = process.argv.includes('--exe');
const run = (cwd, command, ...args) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The files of this checkout, committed or not, and its packages, as real files and not as links to here. */
function copyTo(folder) {
  const files = run(ROOT, 'git', 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of files.filter((each) => each !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  run(ROOT, 'cp', '-a', '--reflink=auto', join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

function built(folder) {
  mkdirSync(folder, { recursive: true });
  copyTo(folder);
  run(folder, 'npm', 'run', 'build', '--silent');
  if (withExe) run(folder, 'node', 'scripts/exe/build.mjs');
  run(folder, 'npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', folder);
  const package_ = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz')),
  );
  const exe = withExe
    ? readdirSync(join(folder, 'dist/exe'))
        .filter((name) => name.startsWith('riffle-'))
        .map((name) => join(folder, 'dist/exe', name))
    : [];
  return [package_, ...exe].map((file) => `${hashOf(file)}  ${file.slice(file.lastIndexOf('/') + 1)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'riffle-twice-'));
try {
  const [first, second] = ['one', 'another/elsewhere'].map((name) => built(join(folder, name)));
  console.log(first.join('\n'));
  if (first.join() !== second.join()) {
    console.error(`not the same:\n${second.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
