import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../testing/browser.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'riffle-api-'));
const packed = join(folder, 'node_modules/riffle');
const ENTRIES = ['engine', 'odds', 'rules', 'history', 'fairness'];

/** An empty project with nothing in it but the package as it is packed, and what that depends on. */
beforeAll(() => {
  const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [pack] = Object.values(JSON.parse(said) as { files: { path: string }[] }[]);
  for (const { path } of pack!.files) {
    mkdirSync(join(packed, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(packed, path));
  }
  symlinkSync(join(root, 'node_modules/smol-toml'), join(folder, 'node_modules/smol-toml'), 'junction');
  mkdirSync(join(folder, 'node_modules/@noble'));
  symlinkSync(
    join(root, 'node_modules/@noble/hashes'),
    join(folder, 'node_modules/@noble/hashes'),
    'junction',
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(join(root, 'docs/examples'), join(folder, 'examples'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

describe('the package in an empty project', () => {
  test.each([
    ['hand', /^below-minimum-raise minimum-raise\n.*\{ '1': 940, '2': 940, '5': 520 \}\ntrue\n$/],
    ['sit-and-go', /^\d+ hands: 1\. \w+, 2\. \w+/],
    ['ruling', /^String bet\n[\s\S]*homepokertourney · [\s\S]*bnai-jeshurun · /],
    ['equity', /81\.95%[\s\S]*18\.05%[\s\S]*1712304 true\n0\.\d{3}\nnine outs twice: 35\.0%/],
    ['icm', /'38\.39', '32\.75', '28\.86'[\s\S]*40, 32, 28/],
    ['phh', /'1': 860, '2': 1140[\s\S]*Player 2 wins 280/],
  ])('runs the example %s', (name, says) => {
    const { stdout, stderr } = node(`examples/${name}.mjs`);
    expect(stderr).toBe('');
    expect(stdout).toMatch(says);
  });

  test('checks a proof of a shuffle', () => {
    const { stdout } = node('examples/verify.mjs', join(root, 'docs/fairness-example.json'));
    expect(stdout).toMatch(/^true \d+\n$/);
  });

  test('has an example in the test for every example there is', () => {
    const tested = ['equity', 'hand', 'icm', 'phh', 'ruling', 'sit-and-go', 'verify'];
    expect(readdirSync(join(root, 'docs/examples'))).toEqual(tested.map((name) => `${name}.mjs`));
  });

  test('has types that a strict program compiles with, and that find its mistakes', () => {
    writeFileSync(
      join(folder, 'program.ts'),
      `import { HandGame, rankHand, TournamentGame } from 'riffle/engine';
       import { verifyProof } from 'riffle/fairness';
       import { readPhh } from 'riffle/history';
       import { equity, icm } from 'riffle/odds';
       import { rule } from 'riffle/rules';
       const started = HandGame.start({ players: [], button: 1, blinds: { small: 1, big: 2 }, seed: '' });
       if (started.ok) started.value.act(1, 'raise', 40);
       else console.log(started.refusal.code, verifyProof, readPhh, equity, icm, rule, TournamentGame);
       const wrong: string = rankHand('As').value;`,
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = node(
      tsc,
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      'program.ts',
    );
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringContaining("Type 'number' is not assignable to type 'string'"),
    ]);
  });

  test('lets nothing in but its entry points', () => {
    const { stderr } = node('--input-type=module', '-e', "import 'riffle/dist/engine/hand/decide.js'");
    expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});

/** One file for a page, as an application's own build would make it. */
async function bundled(code: string): Promise<string> {
  const file = join(folder, 'page.mjs');
  writeFileSync(file, code);
  const missing: string[] = [];
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    onLog: (_, { message }) => void missing.push(message),
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true });
  await bundle.close();
  expect(missing).toEqual([]);
  return output[0].code;
}

describe('in a browser', () => {
  test('no entry point needs Node', async () => {
    const code = await bundled(
      ENTRIES.map((entry) => `export * as ${entry} from 'riffle/${entry}';`).join('\n'),
    );
    expect(code.match(/from ?["']node:|\brequire\(|\bprocess\.|\bBuffer\b/)).toBe(null);
  });

  test('a page with no server behind it plays a hand', async () => {
    const play = readFileSync(join(root, 'docs/examples/hand.mjs'), 'utf8');
    const code = await bundled(play.replaceAll('console.log', 'window.said.push'));
    const page = join(folder, 'page.html');
    writeFileSync(
      page,
      `<!doctype html><script>window.said = []</script><script type="module">${code}</script>`,
    );
    const browser = await launch();
    try {
      const tab = await browser.newPage();
      await tab.goto(`file://${page}`);
      await expect.poll(() => tab.evaluate('window.said')).toContainEqual({ 1: 940, 2: 940, 5: 520 });
    } finally {
      await browser.close();
    }
  });
});

test('docs/API.md is up to date (npm run api makes it)', async () => {
  const { apiPage } = (await import(new URL('../../scripts/api.mjs', import.meta.url).href)) as {
    apiPage(): Promise<string>;
  };
  // How well something compresses differs a little from one Node to the next.
  const sizeless = (page: string): string => page.replaceAll(/\d+ KB \|/g, 'KB |');
  expect(sizeless(readFileSync(join(root, 'docs/API.md'), 'utf8'))).toBe(sizeless(await apiPage()));
});
