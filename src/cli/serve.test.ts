import { spawn, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeCertificate } from '../server/tls/certificate.ts';
import { connect } from '../store/libsql-file.ts';
import {
  canMount,
  children,
  create,
  file,
  folder,
  mounted,
  post,
  riffle,
  root,
  smallDisk,
  started,
  startedBy,
} from '../testing/riffle-process.ts';
import { Line } from '../testing/test-site.ts';

describe('riffle serve', () => {
  test('says where it is, with a QR code and the house code, and stops in order', async () => {
    const data = file('riffle.db');
    const server = await started('--data', data);
    expect(server.output()).toContain('▀');
    expect(server.siteCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect(statSync(`${data}.server`).mode & 0o777).toBe(0o600);
    expect(statSync(data).mode & 0o777).toBe(0o600);
    expect(await server.stop('SIGINT')).toBe(0);
    expect(existsSync(`${data}.server`)).toBe(false);
    expect(existsSync(`${data}-wal`)).toBe(false);
    expect(server.output()).not.toMatch(/Deprecation|Error| {4}at /);
  });

  test('keeps its file in the host’s own data folder unless told otherwise', async () => {
    const server = await started();
    expect(server.output()).toContain(join(folder, 'riffle', 'riffle.db'));
    await server.stop();
  });

  test('a tournament is still there after the server was killed', async () => {
    const server = await started('--data', file('riffle.db'));
    const { body, token } = await create(server.url);
    await server.stop('SIGKILL');
    const again = await started('--data', file('riffle.db'));
    const answer = await fetch(`${again.url}/api/tournaments`, { headers: { cookie: `riffle=${token}` } });
    expect(await answer.json()).toMatchObject({ tournaments: [{ id: body.tournament, role: 'director' }] });
    await again.stop();
  });

  test('plans in a thread of its own, and answers meanwhile', async () => {
    const server = await started('--data', file('riffle.db'));
    const planning = post(`${server.url}/api/plan`, {
      rulebook: 'homepokertourney',
      players: 10,
      minutes: 240,
    });
    const answered: string[] = [];
    const [{ status, body }] = await Promise.all([
      planning.finally(() => answered.push('the plan')),
      fetch(`${server.url}/health`).finally(() => answered.push('meanwhile')),
    ]);
    expect(status).toBe(200);
    expect(body.levels.length).toBeGreaterThan(5);
    expect(answered).toEqual(['meanwhile', 'the plan']);
    await server.stop();
  });

  test('behind a proxy creating takes the house code here too, and the names it is given are its own', async () => {
    const proxy = ['--behind-proxy', '127.0.0.1', '--name', 'poker.example'];
    const server = await started('--data', file('riffle.db'), ...proxy);
    expect((await create(server.url)).body.code).toBe('site-code-needed');
    const answer = await fetch(`${server.url}/api/tournaments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site-code': server.siteCode },
      body: JSON.stringify({ name: 'Friday', rulebook: 'tda' }),
    });
    expect(answer.status).toBe(201);
    const { tournament } = (await answer.json()) as { tournament: string };
    const { stderr, status } = riffle('director-link', tournament, '--data', file('riffle.db'));
    expect(status, stderr).toBe(0);
    const called = (host: string) =>
      new Promise((resolve) =>
        request(`${server.url}/health`, { headers: { host } }, (told) => resolve(told.statusCode)).end(),
      );
    expect([await called('poker.example'), await called('other.example')]).toEqual([200, 421]);
  });

  test('the first name it is given is in the address it prints and in every link', async () => {
    const names = ['--name', 'Poker.Example:8443', '--name', 'http://poker.lan', '--name', 'größe.example'];
    const server = await started('--data', file('riffle.db'), ...names);
    expect(server.output()).toMatch(
      /\nhttps:\/\/poker\.example:8443 {2}also http:\/\/poker\.lan {2}https:\/\/xn--gre-6ka8i\.example {2}http:/,
    );
    const { body, token } = await create(server.url);
    const invite = await post(
      `${server.url}/api/tournaments/${body.tournament}/invites`,
      { to: 'display' },
      token,
    );
    expect(invite.body.link).toMatch(/^https:\/\/poker\.example:8443\/join#/);
    // The host's own commands stay on this machine.
    const { stderr, status } = riffle('director-link', body.tournament, '--data', file('riffle.db'));
    expect(status, stderr).toBe(0);
  });

  test('--behind-proxy without an address says what to write', () => {
    for (const args of [
      ['--behind-proxy'],
      ['--behind-proxy', '--name', 'poker.example'],
      ['--behind-proxy', 'nginx'],
    ])
      expect(riffle('serve', ...args)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(
          /--behind-proxy.* needs the address the proxy comes from: 127\.0\.0\.1 for/,
        ),
      });
  });

  test('anything the machine cannot do is one line and exit 1, and harms nothing', async () => {
    const data = file('riffle.db');
    const server = await started('--data', data);
    const port = new URL(server.url).port;
    writeFileSync(file('notes.txt'), 'not a store, but somebody’s notes\n'.repeat(100));
    const damaged = file('damaged.db');
    expect(riffle('backup', damaged, '--data', data).status).toBe(0);
    const bytes = readFileSync(damaged);
    writeFileSync(damaged, bytes.fill(0xa5, 4096));
    writeFileSync(file('empty.db'), '');
    const unread = file('unread.db');
    expect(riffle('backup', unread, '--data', data).status).toBe(0);
    const connection = connect(unread);
    connection.exec(`INSERT INTO documents VALUES ('door', 'friday', '{"code": 5')`);
    connection.close();
    const cases: [string[], RegExp][] = [
      [['--data', file('empty.db'), '--port', '0'], /is empty.*restore a backup over it, or delete it/],
      [['--data', unread, '--port', '0'], /can no longer be read.*\(the document door friday is not JSON\)/],
      [['--data', file('other.db'), '--port', port, '--host', '127.0.0.1'], /port \d+ is in use/],
      [['--data', data, '--port', '0'], /in use by another Riffle/],
      [['--data', file('notes.txt'), '--port', '0'], /is not a store of Riffle/],
      [['--data', damaged, '--port', '0'], /is damaged/],
      [['--data', file('no/such/folder.db'), '--port', '0'], /does not exist/],
      [['--data', folder, '--port', '0'], /cannot be opened|cannot be written/],
      [['--data', file('other.db'), '--port', '0', '--host', '203.0.113.7'], /no address of this machine/],
    ];
    for (const [args, line] of cases) {
      const { stderr, status } = riffle('serve', ...args);
      const said = stderr.split('\n').filter((each) => each.startsWith('riffle: '));
      expect([args, said.length, status]).toEqual([args, 1, 1]);
      expect(said[0]).toMatch(line);
      expect(stderr).not.toMatch(/ {4}at /);
    }
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect(existsSync(`${data}.server`)).toBe(true);
    expect(existsSync(`${file('other.db')}.server`)).toBe(false);
    await server.stop();
  });

  test.runIf(canMount())('a full disk and a read-only one: said in a line, and nothing is lost', async () => {
    const data = file('small/riffle.db');
    const small = `mkdir small && mount -t tmpfs -o size=SIZE none small &&`;
    const serve = `exec "$NODE" "$ROOT/bin/riffle.js" serve --host 127.0.0.1 --port 0 --data ${data}`;
    const refused = (script: string) => {
      const { stderr, status } = spawnSync('unshare', ['-rm', 'sh', '-c', script], mounted());
      return { status, said: stderr.split('\n').filter((line) => line.startsWith('riffle: ')) };
    };
    const tooSmall = refused(`${small.replace('SIZE', '60k')} ${serve}`);
    expect(tooSmall).toEqual({ status: 1, said: [expect.stringMatching(/disk of .* is full: make room/)] });
    const first = await started('--data', file('kept.db'));
    await create(first.url);
    await first.stop();
    const before = readFileSync(file('kept.db'));
    const locked = refused(
      `cp kept.db small/riffle.db && mount --bind small small && mount -o remount,bind,ro small && ${serve}`,
    );
    expect(locked).toEqual({ status: 1, said: [expect.stringMatching(/cannot be written/)] });
    expect(readFileSync(data)).toEqual(before);
  });

  test.runIf(canMount())(
    'a disk that fills under a running night: said, nothing lost, and it goes on when there is room',
    async () => {
      const disk = await smallDisk('1m');
      const data = join(disk.path, 'riffle.db');
      const server = await startedBy(disk.inside, '--data', file('small/riffle.db'));
      // Ana only looks on, so her time is short.
      const wish = { rulebook: 'tda', name: 'Ana', pace: { action: 1_000, bank: 0 } };
      const { body: made, token } = await post(`${server.url}/api/play`, wish);
      const at = `${server.url}/api/tournaments/${made.tournament}`;
      const guest = (n: number) =>
        post(
          `${at}/commands`,
          { key: `guest-${n}-key`, command: { type: 'expect', player: `g${n}`, name: `G${n}` } },
          token,
        );
      const names = async (base = at): Promise<string[]> => {
        const answer = await fetch(base, { headers: { cookie: `riffle=${token}` } });
        const { view } = (await answer.json()) as { view: { people: { player: string }[] } };
        return view.people.map(({ player }) => player).filter((id) => id.startsWith('g'));
      };
      /** At the table, where the server deals to bots. */
      const sit = async (): Promise<Line> => {
        const line = new Line(`${server.url.replace('http', 'ws')}/ws`, { cookie: `riffle=${token}` });
        await line.open;
        line.send({ type: 'hello', tournament: made.tournament });
        await line.next('hand');
        return line;
      };
      const line = await sit();
      expect((await guest(0)).status).toBe(200);

      disk.fill();
      const kept = ['g0'];
      let full = await guest(1);
      // What was written before has left a little room in the log.
      while (full.status === 200 && kept.length < 500) {
        kept.push(`g${kept.length}`);
        full = await guest(kept.length);
      }
      expect([full.status, full.body]).toEqual([
        503,
        {
          code: 'store-failed',
          reason: 'disk-full',
          message: expect.stringMatching(/cannot save anything.*tell the host/),
        },
      ]);
      const health = async () => {
        const answer = await fetch(`${server.url}/health`);
        return [answer.status, await answer.json()];
      };
      await expect.poll(health).toEqual([
        503,
        {
          code: 'store-failed',
          reason: 'disk-full',
          message: expect.stringMatching(/cannot save anything/),
        },
      ]);
      expect((await line.closed).code).toBe(1011);
      expect((await guest(kept.length)).status).toBe(503);
      expect(await names()).toEqual(kept);
      await expect.poll(server.output).toMatch(/disk of .*riffle\.db is full/);

      disk.clear();
      await expect.poll(health).toEqual([200, { status: 'ok' }]);
      expect((await guest(kept.length)).status).toBe(200);
      kept.push(`g${kept.length}`);
      const back = await sit();
      await back.ask({ type: 'table', key: 'go-on-key', do: 'go-on' }, 'done');
      const { version } = await back.next('hand');
      expect((await back.next('hand')).version).not.toBe(version);
      expect(await names()).toEqual(kept);

      await server.stop('SIGKILL');
      const connection = connect(data);
      expect(connection.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      connection.close();
      const again = await startedBy(disk.inside, '--data', file('small/riffle.db'));
      expect(await names(`${again.url}/api/tournaments/${made.tournament}`)).toEqual(kept);
      await again.stop();
    },
  );

  test('an error outside every tournament stops it, and it says why', async () => {
    const planted = file('planted.mjs');
    writeFileSync(planted, "process.on('SIGUSR2', () => { throw new Error('planted outside'); });");
    const args = [
      '--import',
      planted,
      'bin/riffle.js',
      'serve',
      '--json',
      '--port',
      '0',
      '--data',
      file('a.db'),
    ];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    let said = '';
    child.stderr.on('data', (text) => {
      said += String(text);
    });
    await once(child.stdout, 'data');
    child.kill('SIGUSR2');
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toMatch(/planted outside/);
    expect(said).toMatch(/riffle stops: an error outside every tournament.*everything saved is still there/);
  });

  test('bad arguments are exit 2', () => {
    for (const args of [
      ['--port', 'x'],
      ['--port', '70000'],
      ['--nonsense'],
      ['--cert', 'x'],
      ['--key', 'x'],
      ['--name', 'http://poker.example/tonight'],
      ['--name', 'ftp://poker.example'],
      ['--name', 'ann@poker.example'],
      ['--name', 'not a name'],
      ['--behind-proxy', '127.0.0.1', '--host-by-address'],
    ]) {
      const { stderr, status } = riffle('serve', ...args);
      expect(status).toBe(2);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});

describe('riffle serve --https', () => {
  test('says where it is and how its certificate is known, and has the same one the next time', async () => {
    const data = file('riffle.db');
    const first = await started('--data', data, '--https');
    const { fingerprint256 } = new X509Certificate(readFileSync(`${data}.cert.pem`));
    expect(first.url).toMatch(/^https:/);
    expect(first.output()).toContain(`certificate ${fingerprint256}`);
    expect(statSync(`${data}.key.pem`).mode & 0o777).toBe(0o600);
    expect(statSync(`${data}.server`).mode & 0o777).toBe(0o600);
    expect(await first.stop()).toBe(0);
    const second = await started('--data', data, '--https');
    expect(second.output()).toContain(fingerprint256);
    await second.stop();
  });

  test('director-link trusts exactly the certificate of the server it asks', async () => {
    const data = file('riffle.db');
    const plain = await started('--data', data);
    const { body } = await create(plain.url);
    await plain.stop();
    const server = await started('--data', data, '--https');
    const { stdout, status } = riffle('director-link', body.tournament, '--data', data, '--json');
    expect([status, stdout]).toEqual([0, expect.stringContaining(`"link":"${server.url}/join#`)]);
    // Somebody else on that port.
    const { cert } = makeCertificate({ names: ['localhost'], addresses: ['127.0.0.1'], now: Date.now() });
    const known = JSON.parse(readFileSync(`${data}.server`, 'utf8'));
    writeFileSync(`${data}.server`, JSON.stringify({ ...known, cert }));
    expect(riffle('director-link', body.tournament, '--data', data)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^riffle: the server on .* does not answer.*\n$/),
    });
    await server.stop();
  });

  test('takes a certificate of the host’s own, also one for a name that is not this machine’s', async () => {
    const given = makeCertificate({ names: ['poker.example.org'], addresses: [], now: Date.now() });
    writeFileSync(file('cert.pem'), given.cert);
    writeFileSync(file('key.pem'), given.key);
    const data = file('riffle.db');
    const server = await started('--data', data, '--cert', file('cert.pem'), '--key', file('key.pem'));
    expect(server.output()).toContain(`https://poker.example.org:${new URL(server.url).port}`);
    expect(existsSync(`${data}.key.pem`)).toBe(false);
    expect(riffle('director-link', 'nothing', '--data', data).stderr).toMatch(
      /^riffle: nothing: There is no/,
    );
    await server.stop();
  });

  test('anything wrong with a certificate is one line and exit 1, and no data file is created', () => {
    const [one, two] = [1, 2].map(() =>
      makeCertificate({ names: ['localhost'], addresses: [], now: Date.now() }),
    );
    writeFileSync(file('cert.pem'), one!.cert);
    writeFileSync(file('key.pem'), two!.key);
    const tried = (cert: string, key: string) =>
      riffle('serve', '--port', '0', '--data', file('new.db'), '--cert', file(cert), '--key', file(key));
    for (const [cert, key, line] of [
      ['none.pem', 'key.pem', /none\.pem cannot be read/],
      ['key.pem', 'key.pem', /is no certificate/],
      ['cert.pem', 'cert.pem', /is no private key/],
      ['cert.pem', 'key.pem', /is not the key of/],
    ] as const)
      expect(tried(cert, key)).toMatchObject({ status: 1, stderr: expect.stringMatching(line) });
    expect(tried('none.pem', 'key.pem').stderr.trim().split('\n')).toHaveLength(1);
    expect(existsSync(file('new.db'))).toBe(false);
  });
});

describe('riffle director-link', () => {
  test('makes one more director, and the others stay', async () => {
    const data = file('riffle.db');
    const server = await started('--data', data);
    const { body, token } = await create(server.url);
    const { stdout, status } = riffle('director-link', body.tournament, '--data', data);
    expect(status).toBe(0);
    const code = /join#(\S+)/.exec(stdout)![1]!;
    const look = (key: string) =>
      fetch(`${server.url}/api/tournaments/${body.tournament}`, { headers: { cookie: `riffle=${key}` } });
    expect((await look(token)).status).toBe(200);
    const back = await post(`${server.url}/api/join`, { code });
    expect(back.body.role).toBe('director');
    expect((await look(back.token)).status).toBe(200);
    expect((await look(token)).status).toBe(200);
    expect((await post(`${server.url}/api/join`, { code })).status).toBe(404);
    expect(riffle('director-link', 'nothing', '--data', data)).toMatchObject({ status: 1 });
    await server.stop();
  });

  test('needs the server', () => {
    const { stderr, status } = riffle('director-link', 't1', '--data', file('riffle.db'));
    expect([stderr, status]).toEqual([expect.stringMatching(/^riffle: no server is running on .*\n$/), 1]);
    writeFileSync(
      file('riffle.db.server'),
      JSON.stringify({ origin: 'http://127.0.0.1:9', secret: 'x', pid: 1 }),
    );
    expect(riffle('director-link', 't1', '--data', file('riffle.db')).stderr).toMatch(/does not answer/);
    expect(riffle('director-link').status).toBe(2);
  });
});
