import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { NatsBus } from '../cluster/nats-bus.ts';
import { freePort } from './served.ts';
import { until } from './until.ts';

const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** Whether a nats-server is available; Debian's is installed if that is allowed. */
export function natsThere(): boolean {
  if (runs('nats-server', '--version')) return true;
  if (process.getuid?.() !== 0 || !runs('apt-get', '--version')) return false;
  const install = () => runs('apt-get', 'install', '-y', '--no-install-recommends', 'nats-server');
  return (install() || (runs('apt-get', 'update') && install())) && runs('nats-server', '--version');
}

/** A real NATS on this machine only, which can be stopped and started again. */
export class TestNats {
  readonly port: number;
  private running: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
    process.once('exit', () => this.running?.kill('SIGKILL'));
  }

  static async start(): Promise<TestNats> {
    const nats = new TestNats(await freePort());
    await nats.start();
    return nats;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  get isDown(): boolean {
    return this.running === null;
  }

  async start(): Promise<void> {
    const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', `${this.port}`], { stdio: 'ignore' });
    this.running = child;
    const failed = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`nats-server ended with ${code}`)));
    });
    failed.catch(() => {});
    const answers = async (): Promise<boolean> => {
      const bus = await Promise.race([NatsBus.open(this.url).catch(() => null), failed]);
      await bus?.close();
      return bus !== null;
    };
    await until(answers, 'nats-server does not answer');
  }

  async stop(): Promise<void> {
    const child = this.running;
    if (child === null) return;
    this.running = null;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
