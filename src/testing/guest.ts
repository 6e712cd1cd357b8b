import WebSocket from 'ws';
import type { HandView } from '../engine/views/view.ts';
import type { ClientFrame, ServerFrame } from '../protocol/frames.ts';

/** Many guests who try more often would keep the server from starting. */
const AGAIN_MS = 250;

type HandFrame = ServerFrame & { type: 'hand' };
type Act = ClientFrame & { type: 'act' };

/** What a guest does on their turn. */
export type Policy = (view: HandView) => { action: Act['action']; to?: number };

/** A player on a real socket, who reconnects when the line is cut and repeats a request that got no answer. */
export class Guest {
  readonly frames: ServerFrame[] = [];
  /** Every action the server confirmed, with the hand's version at that moment. */
  readonly acknowledged: { table: string; hand: number; version: number; action: string }[] = [];
  refusals = 0;
  /** The player whose seat this is, if any. */
  readonly player: string | null;
  private socket: WebSocket | null = null;
  private pending: Act | null = null;
  private newest: HandFrame | null = null;
  /** The moment in which the guest last acted. */
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
    /** Where to connect; a function if that may change. */
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
    // A connection that fails or is cut is tried again.
    socket.on('error', () => {});
    socket.on('close', () => setTimeout(() => this.connect(), AGAIN_MS));
  }

  leave(): void {
    this.stopped = true;
    this.socket?.terminate();
  }

  send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Continues the tables, which wait after a restart. */
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
      // If the server could not save it just now, try again, as any player would.
      if (frame.code === 'not-kept' || frame.code === 'held') this.played = '';
      // The tables wait: the next frame says when they go on.
      if (frame.code === 'held') return;
    }
    // It may be the guest's turn again already: the table does not wait for the answer.
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

/** Plays anything legal, mostly small and sometimes all-in, so that tournaments end as soon as they should. */
export const anyhow =
  (allIn: () => number): Policy =>
  ({ legal }) => {
    const roll = Math.random();
    if (legal!.raise !== null && roll < allIn()) return { action: 'raise', to: legal!.raise.maximum };
    if (legal!.raise !== null && roll > 0.9) return { action: 'raise', to: legal!.raise.minimum };
    if (legal!.canCheck) return { action: 'check' };
    return { action: roll < 0.4 ? 'fold' : 'call' };
  };
