import { Agent, request } from 'node:http';
import { platform } from 'node:os';
import WebSocket from 'ws';
import type { ServerFrame } from '../protocol/frames.ts';
import type { Served } from './served.ts';

/** Milliseconds after which something that was asked will never be answered. */
const NEVER_MS = 120_000;

export type Answered = {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers as they come.
  readonly body: any;
};

export type Asking = {
  readonly body?: unknown;
  /** Instead of a body: these very bytes. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One phone or laptop on the network: its own address, its key, its requests and its sockets. */
export class SiteDevice {
  token = '';
  readonly address: string;
  private readonly served: Served;
  private agent = new Agent({ keepAlive: true });

  constructor(served: Served, address: string) {
    this.served = served;
    // Elsewhere a machine has one loopback address: then all share its limits.
    this.address = platform() === 'linux' ? address : '127.0.0.1';
  }

  private get key(): Readonly<Record<string, string>> {
    return this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
  }

  ask(method: string, path: string, { body, raw, headers }: Asking = {}): Promise<Answered> {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const asked = request(`${this.served.origin}${path}`, {
        method,
        agent: this.agent,
        localAddress: this.address,
        timeout: NEVER_MS,
        headers: {
          ...(sent !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(sent)),
          }),
          ...this.key,
          ...headers,
        },
      });
      asked.on('timeout', () => asked.destroy(new Error(`${method} ${path}: never answered`)));
      asked.on('error', reject);
      asked.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          const cookie = /riffle=([^;]+)/.exec(String(response.headers['set-cookie'] ?? ''))?.[1];
          if (cookie !== undefined && this.token === '') this.token = cookie;
          const isJson = /json/.test(response.headers['content-type'] ?? '') && text !== '';
          resolve({ status: response.statusCode!, text, body: isJson ? JSON.parse(text) : null });
        });
      });
      asked.end(sent);
    });
  }

  /** A socket, or the status with which it was refused. */
  open(hear: (frame: ServerFrame) => void, headers = this.key): Promise<SiteSocket | number> {
    return new Promise((resolve, reject) => {
      const ws = new WebSocket(this.served.socket, { headers, localAddress: this.address });
      const socket = new SiteSocket(ws, hear);
      ws.on('open', () => resolve(socket));
      ws.on('unexpected-response', (asked, response) => {
        asked.destroy();
        resolve(response.statusCode!);
      });
      ws.on('error', reject);
    });
  }

  /** What was open when the server was killed is of no use any more. */
  cut(): void {
    this.agent.destroy();
    this.agent = new Agent({ keepAlive: true });
  }
}

const isRefusal = (frame: ServerFrame, key: string): frame is ServerFrame & { type: 'refused' } =>
  frame.type === 'refused' && (frame.key === null || frame.key === key);

/** An open socket on which one thing is asked after the other. */
export class SiteSocket {
  private readonly ws: WebSocket;
  private waiting: ((frame: ServerFrame | null) => void) | null = null;
  private pings = 0;

  constructor(ws: WebSocket, hear: (frame: ServerFrame) => void) {
    this.ws = ws;
    ws.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      hear(frame);
      this.waiting?.(frame);
    });
    ws.on('close', () => this.waiting?.(null));
  }

  get isOpen(): boolean {
    return this.ws.readyState === WebSocket.OPEN;
  }

  /** The first frame that answers, or null if the socket was closed instead. */
  private first(answers: (frame: ServerFrame) => boolean, what: string): Promise<ServerFrame | null> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return resolve(null);
      const never = setTimeout(() => reject(new Error(`${what}: never answered`)), NEVER_MS);
      this.waiting = (frame) => {
        if (frame !== null && !answers(frame)) return;
        clearTimeout(never);
        this.waiting = null;
        resolve(frame);
      };
    });
  }

  /** What a frame with this key is answered; a refusal without a key is to something that could not be read. */
  async ask(frame: { readonly key: string }): Promise<ServerFrame | null> {
    const text = JSON.stringify(frame);
    const answer = this.first(
      (each) => (each.type === 'done' && each.key === frame.key) || isRefusal(each, frame.key),
      text.slice(0, 200),
    );
    this.ws.send(text);
    return answer;
  }

  /** Sends whatever it is, and waits for the pong of a ping after it, which says that the socket has lived through it. */
  async tell(what: string | Buffer): Promise<void> {
    const at = ++this.pings;
    const answer = this.first(
      (each) => (each.type === 'pong' && each.at === at) || (isRefusal(each, '') && each.code === 'too-fast'),
      String(what).slice(0, 200),
    );
    if (this.isOpen) {
      this.ws.send(what);
      this.ws.send(JSON.stringify({ type: 'ping', at }));
    }
    await answer;
  }

  /** Says hello; what it is answered. */
  hello(tournament: string): Promise<ServerFrame | null> {
    const answer = this.first(({ type }) => type === 'welcome' || type === 'refused', 'hello');
    this.ws.send(JSON.stringify({ type: 'hello', tournament }));
    return answer;
  }

  close(): void {
    this.ws.on('error', () => {});
    this.ws.terminate();
  }
}
