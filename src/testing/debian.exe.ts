import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * npm run test:exe: the Debian package, installed over a copy of this machine that forgets everything afterwards (an overlay).
 * Needs root and Debian. No systemd runs in there, so the unit's own command is started as its own user.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'riffle-debian-'));
const machine = join(folder, 'machine');

beforeAll(async () => {
  for (const name of ['layer', 'machine']) mkdirSync(join(folder, name));
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', join(folder, 'layer')]);
  for (const name of ['upper', 'work']) mkdirSync(join(folder, 'layer', name));
  const layers = `lowerdir=/,upperdir=${folder}/layer/upper,workdir=${folder}/layer/work`;
  execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', layers, machine]);
  const { buildDeb } = (await import(`${root}scripts/deb.mjs`)) as {
    buildDeb(architecture: string, changes: { version: string; out: string }): string;
  };
  for (const version of ['0.1.0', '0.2.0']) buildDeb('amd64', { version, out: join(machine, 'packages') });
});
afterAll(() => {
  spawnSync('umount', [machine]);
  spawnSync('umount', [join(folder, 'layer')]);
  rmSync(folder, { recursive: true, force: true });
});

const inside = (...command: string[]) => {
  const { stdout, stderr, status } = spawnSync('chroot', [machine, ...command], { encoding: 'utf8' });
  return { said: stdout + stderr, status };
};
const install = (version: string) => inside('dpkg', '--install', `/packages/riffle_${version}_amd64.deb`);
const unit = (): string => readFileSync(join(machine, 'usr/lib/systemd/system/riffle.service'), 'utf8');

/** Starts the unit's command as its user, asks whether it is well, and stops it. */
function served(): string {
  const [, command = ''] = /^ExecStart=(.+) \$RIFFLE_OPTIONS$/m.exec(unit())!;
  const script = `rm -f /tmp/said; ${command} --host 127.0.0.1 --port 7391 --json > /tmp/said & server=$!
    until [ -s /tmp/said ]; do kill -0 $server || exit 1; sleep 0.1; done
    cat /tmp/said; stat -c %U /var/lib/riffle/riffle.db; kill $server; wait $server`;
  const { said, status } = inside('runuser', '-u', 'riffle', '--', 'sh', '-c', script);
  expect([said, status]).toEqual([said, 0]);
  return said;
}

test('installs, runs as its own user, keeps data and settings through an upgrade, and leaves nothing when purged', () => {
  expect(install('0.1.0')).toMatchObject({ status: 0 });
  expect(inside('riffle', '--version').status).toBe(0);
  expect(inside('id', 'riffle').said).toContain('(riffle)');
  const said = served();
  expect(said).toContain('"data":"/var/lib/riffle/riffle.db"');
  expect(said).toMatch(/^riffle$/m);
  const data = join(machine, 'var/lib/riffle/riffle.db');
  expect(existsSync(data)).toBe(true);

  const settings = join(machine, 'etc/default/riffle');
  writeFileSync(settings, 'RIFFLE_OPTIONS="--port 7500"\n');
  expect(install('0.2.0')).toMatchObject({ status: 0 });
  expect(inside('dpkg-query', '-W', '-f', '$' + '{Version}', 'riffle').said).toBe('0.2.0');
  expect(readFileSync(settings, 'utf8')).toContain('7500');
  expect(existsSync(data)).toBe(true);
  served();

  expect(inside('dpkg', '--remove', 'riffle').status).toBe(0);
  expect([existsSync(join(machine, 'usr/bin/riffle')), existsSync(data)]).toEqual([false, true]);
  expect(inside('dpkg', '--purge', 'riffle').status).toBe(0);
  expect([existsSync(data), existsSync(settings), inside('id', 'riffle').status]).toEqual([false, false, 1]);
});

test('systemd takes its unit', () => {
  install('0.1.0');
  const { said, status } = inside('systemd-analyze', 'verify', '/usr/lib/systemd/system/riffle.service');
  expect([said, status]).toEqual([said, 0]);
});
