import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../server/tls/certificate.ts';
import { freePort } from './served.ts';
import { until } from './until.ts';

const DOCUMENTED = new URL('../../docs/internet/nginx.conf', import.meta.url);

/** Whether an nginx is available; guests with addresses of their own on one machine are Linux's. */
export const nginxThere = (): boolean => platform() === 'linux' && spawnSync('nginx', ['-v']).status === 0;

/** A real nginx as docs/internet has it, with other ports and a certificate of its own for that name. */
export class TestNginx {
  readonly port: number;
  readonly cert: string;
  private readonly running: ChildProcess;
  private readonly folder: string;

  private constructor(port: number, cert: string, running: ChildProcess, folder: string) {
    this.port = port;
    this.cert = cert;
    this.running = running;
    this.folder = folder;
    process.once('exit', () => running.kill('SIGKILL'));
  }

  /** In front of a Riffle at that port. */
  static async start(name: string, port: number, riffle: number): Promise<TestNginx> {
    const folder = mkdtempSync(join(tmpdir(), 'riffle-nginx-'));
    const put = (file: string, text: string): string => {
      writeFileSync(join(folder, file), text, { mode: 0o600 });
      return join(folder, file);
    };
    const { cert, key } = makeCertificate({ names: [name], addresses: ['127.0.0.1'], now: Date.now() });
    const plain = await freePort();
    const site = readFileSync(DOCUMENTED, 'utf8')
      // A test's machine may have no IPv6.
      .replace(/^ *listen \[::\].*$/gm, '')
      .replace('listen 80', `listen 127.0.0.1:${plain}`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('127.0.0.1:7433', `127.0.0.1:${riffle}`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${put('cert.pem', cert)};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${put('key.pem', key)};`)
      .replaceAll('poker.example.org', name);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const config = put(
      'nginx.conf',
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
http { access_log off; ${temporary.join(' ')} include ${put('riffle.conf', site)}; }`,
    );
    const running = spawn('nginx', ['-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    running.stderr.on('data', (text) => {
      said += String(text);
    });
    await until(() => running.exitCode !== null || answers(port), 'nginx does not answer');
    if (running.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    return new TestNginx(port, cert, running, folder);
  }

  end(): void {
    this.running.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (does: boolean): void => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
  });
