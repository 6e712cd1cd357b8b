import type { Refusal } from '../../../engine/refusal.ts';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import type { Answer, ClientFrame, Held, Role, ServerFrame, WaitingGuest } from '../../../protocol/frames.ts';
import type { BootFrames } from '../boot-clock/frames.ts';
import type { Socket } from '../to-server.ts';
import { EMPTY_FEED, follow, type HandFeed } from './hand-feed.ts';
import { ServerClock } from './server-clock.ts';

/** What a screen knows of the tournament. */
export type Live = {
  readonly view: TournamentView | null;
  readonly version: number;
  readonly role: Role | null;
  readonly player: string | null;
  /** Since when the server has been away, by its own clock; null while it is there. */
  readonly awaySince: number | null;
  /** Why the server does not let this device in. */
  readonly refused: Refusal | null;
  readonly notice: { readonly message: string; readonly at: number } | null;
  /** Why the dealt tables wait; null while they don't. */
  readonly held: Held;
  /** Whether the host lets everybody chat during hands. */
  readonly openTalk: boolean;
  /** How each bot plays. */
  readonly bots: Readonly<Record<string, string>>;
  /** For the director: the players who are muted. */
  readonly silenced: readonly string[];
  /** For everybody who may let guests in: who is waiting at the door. */
  readonly door: readonly WaitingGuest[];
  /** The commands that wait for the connection, in the order they were given. */
  readonly pending: readonly TournamentCommand[];
};

/** A request that has no answer yet, and the command in it. */
type Waiting = {
  readonly frame: ClientFrame;
  readonly command: TournamentCommand | null;
  readonly answered: (answer: Answer) => void;
};

/** A frame that gets an answer, without the key it is sent under. */
export type RequestFrame = ClientFrame extends infer Frame
  ? Frame extends { key: string }
    ? Omit<Frame, 'key'>
    : never
  : never;

export type LineOptions = {
  readonly tournament: string;
  connect(): Socket;
  /** Milliseconds on a monotonic clock. */
  local(): number;
  /** A new key for a command, never used twice. */
  key(): string;
  /** The frames that came with the page. */
  readonly boot?: BootFrames | null;
  /** Called when a socket does not open: why this device gets none; null if it is not refused. */
  whyNot?(): Promise<Refusal | null>;
  /** The waits between attempts to reconnect. */
  readonly retryMs?: readonly number[];
};

const RETRY_MS = [250, 500, 1000, 2000, 3000];
const FIRST_PINGS_MS = [0, 80, 160, 400, 900];
const PING_EVERY_MS = 10_000;
const ANSWER_MS = 8_000;
const WAKE_MS = 3_000;
const OPEN = 1;
type Frames = typeof import('../../../protocol/frames.ts');
/** The server's close codes after which reconnecting is pointless. Repeated here to keep the schemas out of the bundle. */
const DELETED: Frames['DELETED'] = 4410;
const NOT_A_MEMBER: Frames['NOT_A_MEMBER'] = 4401;

const NO_MEMBER: Refusal = { code: 'not-a-member', rule: null, message: 'Join the tournament first.' };

const NOTHING: Live = {
  view: null,
  version: 0,
  role: null,
  player: null,
  awaySince: null,
  refused: null,
  notice: null,
  held: null,
  openTalk: false,
  bots: {},
  silenced: [],
  door: [],
  pending: [],
};

/**
 * The line to the server. It reconnects by itself and says what it has seen; a command is sent again under its key until it
 * is answered, so that it is done exactly once however often the line breaks.
 */
export class Line {
  readonly clock: ServerClock;
  private readonly options: LineOptions;
  private live: Live = NOTHING;
  private felt: HandFeed = EMPTY_FEED;
  private readonly listeners = new Set<() => void>();
  private readonly hearers = new Set<(frame: ServerFrame) => void>();
  private readonly waiting = new Map<string, Waiting>();
  private socket: Socket | null = null;
  private tries = 0;
  private closed = false;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private lastHeard = 0;

  constructor(options: LineOptions) {
    this.options = options;
    this.clock = new ServerClock(options.local);
    if (options.boot) this.begin(options.boot);
    this.open();
  }

  /** The page brought the tournament; the socket brings what has happened since. */
  private begin({ welcome, tournament, at }: BootFrames): void {
    this.clock.heard(tournament.now, at);
    const { role, player } = welcome;
    this.live = { ...NOTHING, role, player, view: tournament.view, version: tournament.version };
  }

  readonly snapshot = (): Live => this.live;

  /** Everything heard of the hand on the table. */
  readonly feed = (): HandFeed => this.felt;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Resolves once the screen shows the result: the answer arrives before the view. */
  async do(command: TournamentCommand): Promise<Answer> {
    // The engine's command type fits the schema; the server checks it again.
    const answer = await this.request({ type: 'do', command } as RequestFrame, command);
    if (answer.type === 'done') await this.caughtUp(answer.version);
    return answer;
  }

  private caughtUp(version: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.live.version < version) return;
        leave();
        resolve();
      };
      const leave = this.subscribe(look);
      look();
    });
  }

  /** Sends a request under its own key until it is answered. */
  ask(asked: RequestFrame): Promise<Answer> {
    return this.request(asked, null);
  }

  private request(asked: RequestFrame, command: TournamentCommand | null): Promise<Answer> {
    const key = this.options.key();
    const frame = { ...asked, key } as ClientFrame;
    return new Promise((answered) => {
      this.waiting.set(key, { frame, command, answered });
      this.send(frame);
      if (this.live.awaySince !== null) this.set({ pending: this.unanswered() });
    });
  }

  private unanswered(): TournamentCommand[] {
    return [...this.waiting.values()].flatMap(({ command }) => (command === null ? [] : [command]));
  }

  /** Sends a frame without an answer; it is lost if the line is down. */
  tell(frame: Exclude<ClientFrame, { key: string }>): void {
    this.send(frame);
  }

  /** Calls back for every frame, for screens that follow a dealt table. */
  onFrame(hear: (frame: ServerFrame) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  /** The device woke up: its clock may have stopped, and the line may be dead without notice. */
  wake(): void {
    if (this.socket?.readyState !== OPEN) return;
    const woken = this.options.local();
    this.clock.forget();
    for (const wait of FIRST_PINGS_MS) this.later(wait, () => this.ping());
    this.later(WAKE_MS, () => {
      if (this.lastHeard < woken) this.drop();
    });
  }

  close(): void {
    this.closed = true;
    this.rest();
    this.socket?.close();
  }

  private open(): void {
    const socket = this.options.connect();
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      const { view, version } = this.live;
      const seen = view === null ? {} : { seen: { tournament: version } };
      this.send({ type: 'hello', tournament: this.options.tournament, ...seen });
    };
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as ServerFrame);
    };
    socket.onerror = () => {};
    socket.onclose = ({ code }: { code?: number }) => {
      if (socket !== this.socket) return;
      if (code === DELETED)
        this.over({ code: 'deleted', rule: null, message: 'The tournament was deleted.' });
      else if (code === NOT_A_MEMBER) this.over(NO_MEMBER);
      else this.lost(opened);
    };
  }

  private lost(opened = true): void {
    this.socket = null;
    this.rest();
    if (this.closed) return;
    if (!opened) void this.askWhyNot();
    if (this.live.awaySince === null && this.live.view !== null)
      this.set({ awaySince: this.clock.now(), pending: this.unanswered() });
    const waits = this.options.retryMs ?? RETRY_MS;
    this.later(waits[Math.min(this.tries++, waits.length - 1)]!, () => this.open());
  }

  /** A browser does not say why a socket did not open: the server may be away, or this device is no longer a member. */
  private async askWhyNot(): Promise<void> {
    const refused = (await this.options.whyNot?.()) ?? null;
    if (refused !== null && !this.closed) this.over(refused);
  }

  /** Stops for good and shows why. */
  private over(refused: Refusal): void {
    this.close();
    this.set({ view: null, awaySince: null, refused });
  }

  private hear(frame: ServerFrame): void {
    this.lastHeard = this.options.local();
    for (const hear of this.hearers) hear(frame);
    const felt = follow(this.felt, frame);
    if (felt !== this.felt) {
      this.felt = felt;
      this.changed();
    }
    switch (frame.type) {
      case 'welcome':
        this.clock.heard(frame.now);
        this.tries = 0;
        // Frames after it say who is muted and whether the tables wait; who is at the door may come before it.
        this.set({
          role: frame.role,
          player: frame.player,
          awaySince: null,
          refused: null,
          held: null,
          openTalk: false,
          silenced: [],
        });
        for (const { frame: command } of this.waiting.values()) this.send(command);
        for (const wait of FIRST_PINGS_MS) this.later(wait, () => this.ping());
        this.listen();
        return;
      case 'tournament':
        this.clock.heard(frame.now);
        return this.set({ view: frame.view, version: frame.version });
      case 'pong':
        return this.clock.pong(frame.at, frame.now);
      case 'done':
        return this.answer(frame);
      case 'refused':
        if (frame.key === null) return this.set({ refused: frame });
        return this.answer(frame);
      case 'held':
        return this.set({ held: frame.held });
      case 'open-talk':
        return this.set({ openTalk: frame.on });
      case 'bots':
        return this.set({ bots: frame.styles });
      case 'silenced':
        return this.set({ silenced: frame.players });
      case 'door':
        return this.set({ door: frame.waiting });
      case 'notice':
        return this.set({ notice: { message: frame.message, at: frame.now } });
      default:
    }
  }

  private answer(answer: Answer): void {
    const key = answer.key!;
    this.waiting.get(key)?.answered(answer);
    this.waiting.delete(key);
    if (this.live.pending.length > 0) this.set({ pending: this.unanswered() });
  }

  private ping(): void {
    this.send({ type: 'ping', at: this.options.local() });
  }

  /** Pings now and then; a server that does not answer is gone, whatever the socket says. */
  private listen(): void {
    this.later(PING_EVERY_MS, () => {
      this.ping();
      this.later(ANSWER_MS, () => {
        if (this.options.local() - this.lastHeard > PING_EVERY_MS) this.drop();
        else this.listen();
      });
    });
  }

  private drop(): void {
    const socket = this.socket;
    if (socket === null) return;
    this.lost();
    socket.close();
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(frame));
  }

  private later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }

  private rest(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private set(part: Partial<Live>): void {
    this.live = { ...this.live, ...part };
    this.changed();
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
