import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { foresee } from '../plan/outlook.ts';
import { planTournament } from '../plan/planner.ts';
import { RATES } from '../server/http/limits.ts';
import { SOCKET_OPTIONS } from '../server/http/sockets.ts';
import type { People } from '../server/people/people.ts';
import { fileSite, type Running, type ServeOptions, serve } from '../server/serve.ts';
import type { EventStore } from '../store/event-store.ts';
import { checkAnswer } from './answers.ts';
import { FakeRooms } from './fake-rooms.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers as they come.
type Json = any;
export type Answered = { readonly status: number; readonly body: Json; readonly headers: Headers };

type SiteOptions = Partial<ServeOptions> & { readonly rooms?: Parameters<typeof fileSite>[1] };

/** The server in this process, on a real port with a real file, and rooms that deal nothing. */
export class TestSite {
  readonly file: string;
  readonly logged: string[] = [];
  running!: Running;
  rooms!: FakeRooms;
  people!: People;
  store!: EventStore;

  private constructor(file: string) {
    this.file = file;
  }

  static async open({ rooms, ...options }: SiteOptions = {}): Promise<TestSite> {
    const folder = mkdtempSync(join(tmpdir(), 'riffle-site-'));
    const site = new TestSite(join(folder, 'riffle.db'));
    opened.push(async () => rmSync(folder, { recursive: true, force: true }));
    await site.start(rooms === undefined ? options : { ...options, site: fileSite(site.file, rooms) });
    opened.push(() => site.running.close());
    return site;
  }

  async start(options: Partial<ServeOptions> = {}): Promise<void> {
    const open = fileSite(this.file, async (store) => {
      this.store = store;
      this.rooms = new FakeRooms(store);
      return this.rooms;
    });
    this.running = await serve({
      site: async (log) => {
        const site = await open(log);
        this.people = site.people;
        return site;
      },
      port: 0,
      host: '127.0.0.1',
      log: pino({ level: 'info' }, { write: (line) => this.logged.push(line) }),
      planning: async (wishes) => planTournament(wishes),
      foreseeing: async (rest) => foresee(rest),
      rates: RATES,
      sockets: SOCKET_OPTIONS,
      ...options,
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.running.port}`;
  }

  device(): Phone {
    return new Phone(this);
  }

  /** A tournament, its director's device, and the code on the TV. */
  async tournament(changes: object = {}): Promise<{ id: string; director: Phone; code: string }> {
    const director = this.device();
    const { status, body } = await director.post('/api/tournaments', {
      name: 'Friday',
      rulebook: 'homepokertourney',
      ...changes,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { id: body.tournament, director, code: body.joinCode };
  }

  /** A new device that joined a tournament by an invite or the code on the TV. */
  async joined(code: string, name?: string): Promise<Phone> {
    const phone = this.device();
    const { status, body } = await phone.post('/api/join', { code, ...(name && { name }) });
    if (status !== 200) throw new Error(JSON.stringify(body));
    phone.player = body.player;
    return phone;
  }

  async invited(director: Phone, id: string, invite: object): Promise<Phone> {
    const { body } = await director.post(`/api/tournaments/${id}/invites`, invite);
    return this.joined(body.code);
  }
}

/** A device: it keeps its cookie and asks over real HTTP and real sockets. */
export class Phone {
  token: string | null = null;
  player: string | null = null;
  private readonly headers: Record<string, string> = {};
  private readonly site: TestSite;

  constructor(site: TestSite) {
    this.site = site;
  }

  /** As if from another machine: the server does not trust what a proxy forwards like the host's own machine. */
  elsewhere(): this {
    this.headers['x-forwarded-for'] = '192.168.1.77';
    return this;
  }

  async ask(method: string, path: string, body?: unknown, headers: object = {}): Promise<Answered> {
    const answer = await fetch(this.site.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token !== null && { cookie: `riffle=${this.token}` }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const given = /riffle=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
    if (given !== undefined) this.token = given;
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('application/json');
    const answered = { status: answer.status, body: json ? JSON.parse(text) : text, headers: answer.headers };
    checkAnswer(method, path, answered.status, answered.body);
    return answered;
  }

  get(path: string, headers: object = {}): Promise<Answered> {
    return this.ask('GET', path, undefined, headers);
  }
  post(path: string, body: unknown = {}, headers: object = {}): Promise<Answered> {
    return this.ask('POST', path, body, headers);
  }
  put(path: string, body: unknown, headers: object = {}): Promise<Answered> {
    return this.ask('PUT', path, body, headers);
  }
  delete(path: string): Promise<Answered> {
    return this.ask('DELETE', path);
  }

  private keys = 0;
  /** A command with a key of its own. */
  command(id: string, command: object, key = `key-0000-${++this.keys}`): Promise<Answered> {
    return this.post(`/api/tournaments/${id}/commands`, { key, command });
  }

  socket(headers: Record<string, string> = {}): Line {
    const line = new Line(`${this.site.url.replace('http', 'ws')}/ws`, {
      ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
      ...headers,
    });
    opened.push(async () => line.ws.terminate());
    return line;
  }

  /** A socket that has joined the tournament. */
  async hello(tournament: string): Promise<Line> {
    const line = this.socket();
    await line.open;
    line.send({ type: 'hello', tournament });
    await line.next('tournament');
    return line;
  }
}

/** One socket: frames are kept until a test asks for them. */
export class Line {
  readonly ws: WebSocket;
  readonly open: Promise<void>;
  readonly closed: Promise<{ code: number; reason: string }>;
  /** The HTTP status of a socket that was refused. */
  readonly refused: Promise<number>;
  readonly received: Json[] = [];
  private waiting: (() => void)[] = [];

  constructor(url: string, headers: Record<string, string>) {
    this.ws = new WebSocket(url, { headers });
    this.open = new Promise((resolve) => this.ws.once('open', resolve));
    this.closed = new Promise((resolve) =>
      this.ws.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
    );
    this.refused = new Promise((resolve) =>
      this.ws.once('unexpected-response', (_, answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      }),
    );
    this.ws.on('error', () => {});
    this.ws.on('message', (data) => {
      this.received.push(JSON.parse(String(data)));
      for (const wake of this.waiting.splice(0)) wake();
    });
  }

  send(frame: unknown): void {
    this.ws.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  }

  /** Takes the next frame of that type and drops those before it. */
  async next(type: string): Promise<Json> {
    for (;;) {
      const at = this.received.findIndex((frame) => frame.type === type);
      if (at >= 0) return this.received.splice(0, at + 1)[at];
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  async ask(frame: unknown, type = 'refused'): Promise<Json> {
    this.send(frame);
    return this.next(type);
  }
}
