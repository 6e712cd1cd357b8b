// The whole command line as one script, with the packages it uses, and the database's addon taken from the executable.
import { rolldown } from 'rolldown';

/** How the addon gets from the executable to where the system loads it from. */
const ADDON = `
const { mkdtempSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { homedir, tmpdir } = require('node:os');
const { join } = require('node:path');
const { getRawAsset } = require('node:sea');
const { brotliDecompressSync } = require('node:zlib');

// Windows keeps the file of what is loaded: an earlier start has left one, which goes now unless it is still in use.
if (process.platform === 'win32')
  for (const left of readdirSync(tmpdir()).filter((name) => name.startsWith('.riffle-')))
    try {
      rmSync(join(tmpdir(), left), { recursive: true });
    } catch (error) {
      if (error.code !== 'EPERM' && error.code !== 'EBUSY' && error.code !== 'EACCES') throw error;
    }

// In one piece, and held no longer than it takes to write it: many small ones would leave the memory they were in full of holes.
const ONE_PIECE = { chunkSize: 16 * 1024 * 1024 };
const unpackTo = (file) =>
  writeFileSync(file, brotliDecompressSync(Buffer.from(getRawAsset('libsql.node')), ONE_PIECE), { mode: 0o500 });
const refused = [];
const loaded = { exports: {} };
// Some systems let no program be loaded from the folder for temporary files.
for (const parentOf of [tmpdir, homedir]) {
  let folder = null;
  try {
    folder = mkdtempSync(join(parentOf(), '.riffle-'));
    const file = join(folder, 'libsql.node');
    unpackTo(file);
    process.dlopen(loaded, file);
  } catch (error) {
    refused.push(error.message);
    continue;
  } finally {
    // Once it is in memory it needs no file.
    if (folder !== null && process.platform !== 'win32') rmSync(folder, { recursive: true, force: true });
  }
  break;
}
if (Object.keys(loaded.exports).length === 0)
  throw new Error('cannot load the database: set TMPDIR to a folder that programs may run from (' + refused.join('; ') + ')');
module.exports = loaded.exports;
`;

/** libsql finds its addon by the system it runs on; here there is only one. */
const addonInside = {
  name: 'addon-inside',
  resolveId: (source) => (source === 'riffle:addon' ? '\0riffle:addon.cjs' : null),
  load: (id) => (id === '\0riffle:addon.cjs' ? { code: ADDON, moduleType: 'js' } : null),
  transform(code, id) {
    if (!/[\\/]libsql[\\/](?:index|promise)\.js$/.test(id)) return null;
    const [found, ...more] = code.match(/= requireNative\(\);/g) ?? [];
    if (found === undefined || more.length > 0) throw new Error(`${id} loads its addon in another way`);
    return code
      .replace(found, "= require('riffle:addon');")
      .replace(/^function requireNative\(\) \{.*?^\}$/ms, '')
      .replace(/^const .*require\("(?:@neon-rs\/load|detect-libc)"\);$/gm, '')
      .replace(/^if \(0\) \{.*?^\}$/ms, '');
  },
};

/** One script, `cjs` or `esm`, without imports but Node's own. */
export async function script(input, format) {
  const missing = [];
  const bundle = await rolldown({
    input,
    platform: 'node',
    plugins: [addonInside],
    onLog: (_, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') missing.push(message);
    },
  });
  const { output } = await bundle.generate({ format, codeSplitting: false, minify: true });
  await bundle.close();
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return output[0].code;
}
