import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TournamentView } from '../engine/views/tournament-view.ts';
import { checkAnswer } from './answers.ts';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** What tests look for in answers; each answer has some of these. */
type Told = {
  readonly tournament: string;
  readonly joinCode: string;
  readonly code: string;
  readonly player: string;
  readonly view: TournamentView;
  readonly [other: string]: unknown;
};

/** `riffle serve` in its own process, as a host runs it; it can be killed and started again on the same file. */
export class Served {
  readonly folder = mkdtempSync(join(tmpdir(), 'riffle-'));
  readonly data = join(this.folder, 'riffle.db');
  readonly port: number;
  private child: ChildProcess | null = null;
  private said = '';
  /** In the host's terminal; a new one at every start. */
  hostCode = '';
  /** Everything on standard error that is not an ordinary line of its log: its own mistakes, and whatever Node says. */
  readonly faults: string[] = [];

  private readonly root: string;
  private readonly more: readonly string[];

  private constructor(root: string, port: number, more: readonly string[]) {
    this.root = root;
    this.port = port;
    this.more = more;
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  /** Starts it with these extra arguments; `--data` or a database among them replaces its own file. */
  static start(...more: readonly string[]): Promise<Served> {
    return Served.startIn(ROOT, ...more);
  }

  /** The same of another copy of Riffle, in its folder. */
  static async startIn(root: string, ...more: readonly string[]): Promise<Served> {
    const served = new Served(root, await freePort(), more);
    await served.up();
    return served;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get socket(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  async up(): Promise<void> {
    const args = [
      'bin/riffle.js',
      'serve',
      '--port',
      String(this.port),
      '--host',
      '127.0.0.1',
      '--data',
      this.data,
      ...this.more,
    ];
    const child = spawn(process.execPath, args, { cwd: this.root, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    this.said = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (data) => {
        this.said = (this.said + String(data)).slice(-4000);
      });
    createInterface(child.stderr!).on('line', (line) => {
      if (!/^\{"level":[1-4]0,/.test(line)) this.faults.push(line);
    });
    // The last line it prints, once it listens.
    const listens = (): boolean => this.said.includes('Ctrl+C');
    await until(() => listens() || !this.isUp, 'the server does not answer');
    if (!listens()) throw new Error(`the server did not start: ${this.said}`);
    this.hostCode = / code +([A-Z2-9]{8})\b/.exec(this.said)?.[1] ?? '';
  }

  /** False from the moment it has ended, whoever ended it. */
  get isUp(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** SIGSTOP, SIGCONT: it stays where it is. */
  signal(signal: NodeJS.Signals): void {
    this.child!.kill(signal);
  }

  /** SIGKILL: it gets no chance to finish anything. */
  kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const child = this.child!;
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  serverFile(): { origin: string; secret: string } {
    return JSON.parse(readFileSync(`${this.data}.server`, 'utf8'));
  }

  /** Sends a request with a device's token, or as a new device; returns the token. */
  async ask(
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<{ status: number; body: Told; token: string }> {
    const answer = await fetch(`${this.origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookie = /riffle=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
    const text = await answer.text();
    const said = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    checkAnswer(body === undefined ? 'GET' : 'POST', path, answer.status, said);
    return { status: answer.status, body: said, token: cookie ?? token ?? '' };
  }
}
