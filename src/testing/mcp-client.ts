import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './riffle-process.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers as they come.
type Json = any;

/** An assistant's side of the Model Context Protocol, against the real command. */
export class McpClient {
  readonly process: ChildProcessWithoutNullStreams;
  readonly ended: Promise<number | null>;
  private readonly answers = new Map<number | null, (answer: Json) => void>();
  private asked = 0;

  constructor(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
    this.process = spawn(process.execPath, ['bin/riffle.js', 'mcp', ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    this.ended = new Promise((resolve) => this.process.once('exit', resolve));
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      const answer = JSON.parse(line);
      this.answers.get(answer.id)?.(answer);
    });
  }

  /** A line as it is; the answer to it has this id. */
  say(line: string, id: number | null): Promise<Json> {
    const answered = new Promise<Json>((resolve) => this.answers.set(id, resolve));
    this.process.stdin.write(`${line}\n`);
    return answered;
  }

  ask(method: string, params: object = {}): Promise<Json> {
    const id = ++this.asked;
    return this.say(JSON.stringify({ jsonrpc: '2.0', id, method, params }), id);
  }

  async initialize(): Promise<Json> {
    const { result } = await this.ask('initialize', {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    this.process.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
    return result;
  }

  /** What a tool answers. */
  async call(name: string, args: object = {}): Promise<Json> {
    const { result } = await this.ask('tools/call', { name, arguments: args });
    if (result.isError) throw new Error(result.content[0].text);
    return JSON.parse(result.content[0].text);
  }

  /** The assistant is closed, and the command ends by itself. */
  close(): Promise<number | null> {
    this.process.stdin.end();
    return this.ended;
  }
}
