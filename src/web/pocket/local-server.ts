import {
  CHANNEL,
  type LocalAnswer,
  type LocalRequest,
  type ToWindow,
  type ToWorker,
} from '../../pocket/channel.ts';
import type { Socket, ToServer } from '../shared/to-server.ts';

type Said = ToWorker extends infer One ? (One extends ToWorker ? Omit<One, 'to' | 'from'> : never) : never;
type Asked = { readonly answered: (answer: LocalAnswer) => void; readonly failed: (why: Error) => void };

const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('');
const [CONNECTING, OPEN, CLOSED] = [0, 1, 3] as const;
/** As browsers close a socket whose server is gone. */
const GONE = 1006;

/** A line to the worker, as the screens know lines. */
class LocalSocket implements Socket {
  readyState: Socket['readyState'] = CONNECTING;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  onerror: Socket['onerror'] = null;
  private readonly out: { say(frame: string): void; hangUp(): void };

  constructor(out: LocalSocket['out']) {
    this.out = out;
  }

  send(frame: string): void {
    if (this.readyState === OPEN) this.out.say(frame);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.out.hangUp();
    this.closed(1000);
  }

  opened(): void {
    this.readyState = OPEN;
    this.onopen?.({} as never);
  }

  heard(frame: string): void {
    this.onmessage?.({ data: frame } as never);
  }

  closed(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code } as never);
  }
}

/** What answers the screens where there is no server: the worker that plays, in this window or in another one. */
export class LocalServer implements ToServer {
  readonly isLocal = true;
  private readonly me = newId();
  private readonly channel = new BroadcastChannel(CHANNEL);
  private readonly asked = new Map<string, Asked>();
  private readonly sockets = new Map<string, LocalSocket>();
  private worker: string | null = null;
  /** Resolves once a worker plays. */
  private readonly there: Promise<void>;
  /** Called where nothing can be played, with why. */
  onBroken: (message: string) => void = () => {};

  constructor() {
    let found!: () => void;
    this.there = new Promise((resolve) => {
      found = resolve;
    });
    this.channel.onmessage = ({ data }: MessageEvent<ToWorker | ToWindow>) => {
      if (data.to !== 'everybody' && data.to !== this.me) return;
      const said = data as ToWindow;
      if (said.type === 'here') {
        this.playedBy(said.worker);
        found();
      } else this.hear(said);
    };
    window.addEventListener('pagehide', () => this.say({ type: 'bye' }));
    this.say({ type: 'hello' });
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    await this.there;
    const { method = 'GET', headers, body = null } = init;
    const given = { ...Object.fromEntries(new Headers(headers)), 'user-agent': navigator.userAgent };
    const asked: LocalRequest = { method, url, headers: given, body: body === null ? null : String(body) };
    const { status, headers: said, body: text } = await this.answerTo(asked);
    return new Response(text, { status, headers: said });
  };

  private answerTo(asked: LocalRequest): Promise<LocalAnswer> {
    const key = newId();
    return new Promise((answered, failed) => {
      this.asked.set(key, { answered, failed });
      this.say({ type: 'ask', key, asked });
    });
  }

  readonly socket = (): Socket => {
    const line = newId();
    const socket = new LocalSocket({
      say: (frame) => this.say({ type: 'say', line, frame }),
      hangUp: () => {
        this.sockets.delete(line);
        this.say({ type: 'hang-up', line });
      },
    });
    void this.there.then(() => {
      if (socket.readyState !== CONNECTING) return;
      this.sockets.set(line, socket);
      this.say({ type: 'open', line });
    });
    return socket;
  };

  /** Another worker knows nothing of what was asked of the last one. */
  private playedBy(worker: string): void {
    const before = this.worker;
    this.worker = worker;
    if (before === null || before === worker) return;
    for (const { failed } of this.asked.values()) failed(new Error('another worker plays'));
    this.asked.clear();
    const sockets = [...this.sockets.values()];
    this.sockets.clear();
    for (const socket of sockets) socket.closed(GONE);
  }

  private hear(said: Exclude<ToWindow, { type: 'here' }>): void {
    switch (said.type) {
      case 'answer':
        this.asked.get(said.key)?.answered(said.answer);
        this.asked.delete(said.key);
        return;
      case 'opened':
        return this.sockets.get(said.line)?.opened();
      case 'frame':
        return this.sockets.get(said.line)?.heard(said.frame);
      case 'closed': {
        const socket = this.sockets.get(said.line);
        this.sockets.delete(said.line);
        return socket?.closed(said.code);
      }
      case 'broken':
        return this.onBroken(said.message);
    }
  }

  private say(said: Said): void {
    this.channel.postMessage({ to: 'worker', from: this.me, ...said });
  }
}
