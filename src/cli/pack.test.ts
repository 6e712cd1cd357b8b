import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'riffle-pack-'));
const unpacked = join(folder, 'package');
let files: string[];

beforeAll(() => {
  // Without scripts: to build now would take the build away from the tests beside this one.
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [packed] = Object.values(JSON.parse(said) as { files: { path: string }[] }[]);
  files = packed!.files.map(({ path }) => path);
  for (const path of files) {
    mkdirSync(join(unpacked, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(unpacked, path));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a package has what runs and the licenses, and no sources', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      ...['package.json', 'README.md', 'LICENSE', 'bin/riffle.js', 'dist/riffle.js', 'dist/worker.js'],
      ...[
        'dist/server/serve.js',
        'dist/server/site/planning-worker.js',
        'dist/room/room.js',
        'dist/store/libsql-store.js',
      ],
      ...[
        'dist/web/index.html',
        'dist/web/boot-clock.js',
        'dist/web/.vite/manifest.json',
        'dist/web/third-party.txt',
      ],
    ]),
  );
  // The command line is in the bundle; types are for those who build on the engine.
  const needless =
    /^(src|bench|docs|lint|packaging|dist\/(cli|deb|exe))\/|\.(test|shots)\.|(?<!^dist\/(api|engine|fairness|history|odds|rulebooks|rules)\/.*\.d)\.ts$|\.map$|tsbuildinfo|^dist\/\./;
  expect(files.filter((path) => needless.test(path))).toEqual([]);
});

test('an unpacked package runs with the dependencies it names', async () => {
  symlinkSync(join(root, 'node_modules'), join(unpacked, 'node_modules'), 'junction');
  const bin = join(unpacked, 'bin/riffle.js');
  const rules = spawnSync(process.execPath, [bin, 'rules', 'minimum-raise'], { encoding: 'utf8' });
  expect([rules.stderr, rules.status]).toEqual(['', 0]);
  const simulate = ['simulate', '--players', '6', '--runs', '4'];
  const simulated = spawnSync(process.execPath, [bin, ...simulate], { encoding: 'utf8' });
  expect([simulated.stderr, simulated.status]).toEqual(['', 0]);
  const data = join(folder, 'riffle.db');
  const args = [bin, 'serve', '--json', '--port', '0', '--host', '127.0.0.1', '--data', data];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [line] = await once(server.stdout, 'data');
    const { origins } = JSON.parse(String(line)) as { origins: string[] };
    for (const path of ['/', '/third-party.txt', '/docs', '/health'])
      expect([path, (await fetch(origins[0] + path)).status]).toEqual([path, 200]);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});

test('without the build tools nothing is built, and that is not a failure', () => {
  const bare = join(folder, 'bare');
  mkdirSync(join(bare, 'scripts'), { recursive: true });
  cpSync(join(root, 'scripts/prepare.mjs'), join(bare, 'scripts/prepare.mjs'));
  const prepare = () =>
    spawnSync(process.execPath, ['scripts/prepare.mjs'], { cwd: bare, encoding: 'utf8', env: process.env });
  const { stderr, status } = prepare();
  expect(status).toBe(0);
  expect(stderr).toMatch(/^Riffle is installed but not built: [^\n]+\n$/);
  mkdirSync(join(bare, 'dist'));
  cpSync(join(root, 'dist/riffle.js'), join(bare, 'dist/riffle.js'));
  expect(prepare()).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(bare, 'node_modules'))).toBe(false);
});
