import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** npm run test:exe: the packed tarball, installed by npm from its registry into an empty folder. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'riffle-installed-'));
const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  // It is built already.
  npm(root, 'pack', '--ignore-scripts', '--silent', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  npm(folder, 'init', '--yes', '--init-type=module');
  npm(folder, 'install', '--no-audit', '--no-fund', `./${tarball}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npx riffle serve works, with its data where it is told', async () => {
  const args = [
    'riffle',
    'serve',
    '--json',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--data',
    join(folder, 'riffle.db'),
  ];
  const server = spawn('npx', args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const line = await new Promise((resolve, reject) => {
      server.stdout.once('data', resolve);
      server.once('exit', (code) => reject(new Error(`exit ${code}`)));
    });
    const { origins } = JSON.parse(String(line)) as { origins: string[] };
    expect((await fetch(`${origins[0]}/`)).status).toBe(200);
  } finally {
    // npx, and what it has started.
    process.kill(-server.pid!);
  }
});

test('npm ls shows only what docs/DEPENDENCIES.md lists, and no problem', () => {
  type Tree = {
    readonly version?: string;
    readonly dependencies?: Readonly<Record<string, Tree>>;
    readonly problems?: readonly string[];
  };
  const tree = JSON.parse(npm(folder, 'ls', '--all', '--json')) as Tree;
  expect(tree.problems).toBe(undefined);
  const names = ({ dependencies = {} }: Tree): string[] =>
    Object.entries(dependencies)
      // What is wished for and not there has no version.
      .filter(([, { version }]) => version !== undefined)
      .flatMap(([name, each]) => [name, ...names(each)]);
  const page = readFileSync(join(root, 'docs/DEPENDENCIES.md'), 'utf8');
  expect(names(tree).filter((name) => name !== 'riffle' && !page.includes(`| \`${name}\` |`))).toEqual([]);
});

test('the examples run', () => {
  cpSync(join(root, 'docs/examples'), join(folder, 'examples'), { recursive: true });
  cpSync(join(root, 'docs/fairness-example.json'), join(folder, 'proof.json'));
  for (const name of readdirSync(join(folder, 'examples'))) {
    const given = name === 'verify.mjs' ? ['proof.json'] : [];
    const said = execFileSync(process.execPath, [`examples/${name}`, ...given], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([name, said.length > 0]).toEqual([name, true]);
  }
});
