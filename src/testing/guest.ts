import WebSocket from 'ws';
import type { HandView } from '../engine/views/view.ts';
import type { ClientFrame, ServerFrame } from '../protocol/frames.ts';

type HandFrame = ServerFrame & { type: 'hand' };
type Act = ClientFrame & { type: 'act' };

/** What a guest does when it is his turn. */
export type Policy = (view: HandView) => { action: Act['action']; to?: number };

/** Somebody on a real socket who plays: comes back by himself when the line is cut, and asks again what was not answered. */
export class Guest {
  readonly frames: ServerFrame[] = [];
  /** Every action the server said was done: what it was and how far the hand was then. */
  readonly acknowledged: { table: string; hand: number; version: number; action: string }[] = [];
  refusals = 0;
  /** Whose seat it is, if any. */
  readonly player: string | null;
  private socket: WebSocket | null = null;
  private pending: Act | null = null;
  private newest: HandFrame | null = null;
  /** The moment he last acted in. */
  private played = '';
  private stopped = false;
  private keys = 0;
  private readonly url: string | (() => string);
  private readonly token: string;
  readonly tournament: string;
  private readonly policy: Policy | null;
  private readonly think: () => number;
  private readonly keepFrames: boolean;
  private readonly hear: (frame: ServerFrame, guest: Guest) => void;

  constructor(given: {
    /** Where he connects; asked each time where it may change. */
    url: string | (() => string);
    token: string;
    tournament: string;
    player?: string;
    policy?: Policy;
    /** Milliseconds before each action. */
    think?: () => number;
    keepFrames?: boolean;
    hear?: (frame: ServerFrame, guest: Guest) => void;
  }) {
    this.url = given.url;
    this.player = given.player ?? null;
    this.token = given.token;
    this.tournament = given.tournament;
    this.policy = given.policy ?? null;
    this.think = given.think ?? (() => 0);
    this.keepFrames = given.keepFrames ?? false;
    this.hear = given.hear ?? (() => {});
  }

  connect(): void {
    if (this.stopped) return;
    const url = typeof this.url === 'string' ? this.url : this.url();
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${this.token}` } });
    this.socket = socket;
    socket.on('open', () => {
      this.send({ type: 'hello', tournament: this.tournament });
      if (this.pending !== null) this.send(this.pending);
    });
    socket.on('message', (data) => this.receive(JSON.parse(String(data))));
    // A line that cannot be had or is cut is tried again.
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.connect(), 30));
  }

  leave(): void {
    this.stopped = true;
    this.socket?.terminate();
  }

  send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** After a restart the tables wait for a tap. */
  tap(): void {
    this.send({ type: 'table', key: this.key(), do: 'go-on' });
  }

  key(): string {
    return `${this.token.slice(0, 8).replace(/[^A-Za-z0-9]/g, 'x')}-${this.keys++}-${Math.random().toString(36).slice(2, 10)}`;
  }

  private receive(frame: ServerFrame): void {
    if (this.keepFrames) this.frames.push(frame);
    if (frame.type === 'hand') this.play(frame);
    else if (frame.type === 'welcome') this.played = '';
    if ((frame.type === 'done' || frame.type === 'refused') && frame.key === this.pending?.key)
      this.answered(frame);
    this.hear(frame, this);
  }

  private answered(frame: ServerFrame & { type: 'done' | 'refused' }): void {
    const { table, hand, action } = this.pending!;
    this.pending = null;
    if (frame.type === 'done') this.acknowledged.push({ table, hand, version: frame.version, action });
    else {
      this.refusals++;
      // What the house could not do just now is tried again, as anybody at a table would.
      if (frame.code === 'not-kept') this.played = '';
    }
    // It may be his turn again already: the table does not wait for the answer.
    if (this.newest !== null) this.play(this.newest);
  }

  private play(frame: HandFrame): void {
    this.newest = frame;
    const { table, hand, version, view } = frame;
    const { legal } = view;
    const mine =
      legal !== null && view.players.some(({ seat, cards }) => seat === legal.seat && cards !== null);
    if (this.policy === null || !mine || view.phase !== 'betting' || this.pending !== null) return;
    const moment = `${table}/${hand}/${version}`;
    if (this.played === moment) return;
    this.played = moment;
    const act: Act = { type: 'act', key: this.key(), table, hand, ...this.policy(view) };
    this.pending = act;
    const think = this.think();
    if (think === 0) this.send(act);
    else setTimeout(() => this.pending === act && this.send(act), think);
  }
}

/** Plays anything that is allowed, small or with a chance all of it, so that nights end as soon as they should. */
export const anyhow =
  (allIn: () => number): Policy =>
  ({ legal }) => {
    const roll = Math.random();
    if (legal!.raise !== null && roll < allIn()) return { action: 'raise', to: legal!.raise.maximum };
    if (legal!.raise !== null && roll > 0.9) return { action: 'raise', to: legal!.raise.minimum };
    if (legal!.canCheck) return { action: 'check' };
    return { action: roll < 0.4 ? 'fold' : 'call' };
  };
