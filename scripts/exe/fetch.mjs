// Packages from npm that are not installed here, because they are for another system: checked against a hash, kept in
// node_modules/.cache, and unpacked there.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/riffle', import.meta.url));

/** The folder of NAME@VERSION. What is not what `integrity` says ends the build. */
export function fetched(name, version, integrity) {
  const folder = join(CACHE, `${name.replace('/', '+')}-${version}`);
  if (existsSync(folder)) return folder;
  const arriving = `${folder}.${process.pid}`;
  mkdirSync(arriving, { recursive: true });
  try {
    const packed = execFileSync(
      'npm',
      ['pack', `${name}@${version}`, '--json', '--pack-destination', arriving],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' },
    );
    const [{ filename }] = Object.values(JSON.parse(packed));
    const file = join(arriving, filename.replace('@', '').replace('/', '-'));
    const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    if (found !== integrity) throw new Error(`${name}@${version} is ${found}, and should be ${integrity}`);
    execFileSync('tar', ['-xzf', file, '-C', arriving]);
    renameSync(join(arriving, 'package'), folder);
  } finally {
    rmSync(arriving, { recursive: true, force: true });
  }
  return folder;
}
