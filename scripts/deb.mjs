// npm run build:deb [-- amd64|arm64 …]: a Debian package around the executable, in dist/deb, with a systemd unit and a user of its
// own. Needs dpkg-deb. Built twice, it is the same to the bit.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OUT = join(ROOT, 'dist/deb');
const EXECUTABLES = { amd64: 'riffle-linux-x64', arm64: 'riffle-linux-arm64' };
/** Nothing in the package is newer than this, so that its date does not tell when it was built. */
const EPOCH = String(Date.UTC(2026, 0, 1) / 1000);
/** The only file that people edit; dpkg keeps their changes through upgrades. */
const CONFIGURATION = '/etc/default/riffle';

/** Puts the files of the package into a folder as they will lie on the machine. */
function lay(folder, executable) {
  const put = (from, to, mode = 0o644) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true, mode: 0o755 });
    cpSync(join(ROOT, from), join(folder, to));
    chmodSync(join(folder, to), mode);
  };
  put(`dist/exe/${executable}`, '/usr/bin/riffle', 0o755);
  put('packaging/riffle.service', '/usr/lib/systemd/system/riffle.service');
  put('packaging/deb/default', CONFIGURATION);
  put('LICENSE', '/usr/share/doc/riffle/copyright');
  put('dist/web/third-party.txt', '/usr/share/doc/riffle/third-party.txt');
  for (const script of ['postinst', 'prerm', 'postrm'])
    put(`packaging/deb/${script}`, `/DEBIAN/${script}`, 0o755);
  writeFileSync(join(folder, 'DEBIAN/conffiles'), `${CONFIGURATION}\n`);
}

export function buildDeb(architecture, { version, out = OUT } = {}) {
  const { version: own, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = `riffle_${version ?? own}_${architecture}`;
  const folder = join(out, name);
  const executable = EXECUTABLES[architecture];
  if (executable === undefined) throw new Error(`no architecture ${architecture}: choose amd64 or arm64`);
  if (!existsSync(join(ROOT, 'dist/exe', executable)))
    throw new Error(`dist/exe/${executable} is missing: npm run build:exe`);
  rmSync(folder, { recursive: true, force: true });
  lay(folder, executable);
  const size = Math.ceil(statSync(join(folder, 'usr/bin/riffle')).size / 1024);
  writeFileSync(
    join(folder, 'DEBIAN/control'),
    `Package: riffle
Version: ${version ?? own}
Architecture: ${architecture}
Maintainer: Riffle <riffle@localhost>
Installed-Size: ${size}
Depends: adduser, libc6 (>= 2.28), libgcc-s1, libstdc++6 (>= 9)
Section: games
Priority: optional
Description: home Texas hold'em tournaments
 ${description}
 Phones, TV and laptop join over the home network, by the address that
 journalctl -u riffle shows.
`,
  );
  const file = `${folder}.deb`;
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', folder, file], {
    stdio: 'ignore',
    env: { ...process.env, SOURCE_DATE_EPOCH: EPOCH },
  });
  rmSync(folder, { recursive: true });
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  for (const architecture of asked.length > 0 ? asked : ['amd64']) console.log(buildDeb(architecture));
}
