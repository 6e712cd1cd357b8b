import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { HandView } from '../engine/views/view.ts';
import type { ChangedChoices } from '../protocol/choices.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import { SYSTEM } from '../room/actor.ts';
import type { Room } from '../room/room.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { changedRulebook } from '../server/site/changed-rulebook.ts';
import { NAMES } from './scenes.ts';
import type { ScreenSite } from './screen-site.ts';

type HandFrame = ServerFrame & { type: 'hand' };
type Move = 'fold' | 'check' | 'call' | 'raise';
const NEVER = 86_400_000;
const SOON = 15;

/** A table dealt by the server at which nobody moves but as he is told; it stands still when asked to. */
export class DealtScene {
  readonly room: Room;
  frame: HandFrame | null = null;
  private keys = 0;
  private readonly eyes = { send: (text: string) => this.hear(text), close: () => {} };

  private constructor(room: Room) {
    this.room = room;
    room.attach(this.eyes, { ...SYSTEM, role: 'spectator' }, undefined);
  }

  /** Everybody has a seat, and nothing is dealt yet. */
  static async seated(
    site: ScreenSite,
    id: string,
    players: number,
    changes: ChangedChoices['tournament'] = {},
  ): Promise<DealtScene> {
    const rules: Rulebook = changedRulebook(findRulebook('homepokertourney')!, {
      tournament: {
        tableMaximum: 10,
        redraws: { at: [], atHalfTheField: false, whenTablesCombine: false },
        ...changes,
      },
    });
    const pace = {
      action: NEVER,
      bank: 0,
      street: SOON,
      between: NEVER,
      think: [NEVER, NEVER],
      reveal: 0,
    } as const;
    const created = await site.rooms.create(id, 'Thursday game', rules, { kind: 'dealt', bots: 0, pace });
    if (!created.ok) throw new Error(created.refusal.message);
    const scene = new DealtScene(created.value);
    for (const name of NAMES.slice(0, players))
      await scene.do({ type: 'enter', player: name.toLowerCase(), name, prepaid: true, adult: true });
    await scene.do({ type: 'draw-seats', kind: 'dealt' });
    scene.room.watch(scene.eyes, { type: 'watch', table: '1' });
    return scene;
  }

  /** The first hand is dealt, and somebody is to act. */
  static async create(...given: Parameters<typeof DealtScene.seated>): Promise<DealtScene> {
    const scene = await DealtScene.seated(...given);
    await scene.do({ type: 'start' });
    await scene.until(({ toAct }) => toAct !== null);
    return scene;
  }

  private hear(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type === 'hand') this.frame = frame;
  }

  async do(command: Parameters<Room['do']>[2]): Promise<void> {
    const answer = await this.room.do(SYSTEM, `dealt-key-${this.keys++}`, command);
    if (answer.type === 'refused') throw new Error(answer.message);
  }

  /** The dealer waits from now on, or goes on. */
  still(on: boolean): void {
    (this.room.settings.pace as { street: number }).street = on ? NEVER : SOON;
  }

  async until(there: (view: HandView) => boolean): Promise<HandView> {
    for (let tries = 0; tries < 400; tries++) {
      if (this.frame !== null && there(this.frame.view)) return this.frame.view;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('the hand never came there');
  }

  playerAt(seat: number): string {
    return this.room.tournament.tables.get(this.frame!.table)!.seats.get(seat)!;
  }

  playerToAct(): string {
    return this.playerAt(this.frame!.view.toAct!);
  }

  /** Whoever is to act does this. */
  async act(action: Move, to?: number): Promise<void> {
    const { toAct } = await this.until((view) => view.toAct !== null);
    const { table, hand, version } = this.frame!;
    const player = this.playerAt(toAct!);
    const answer = await this.room.act(
      { device: `phone-${player}`, role: 'player', player },
      { type: 'act', key: `dealt-key-${this.keys++}`, table, hand, action, ...(to !== undefined && { to }) },
    );
    if (answer.type === 'refused') throw new Error(answer.message);
    await this.until(() => this.frame!.version > version);
  }

  /** Somebody calls the clock on whoever is to act. */
  async callTime(player: string): Promise<void> {
    const { table, hand } = this.frame!;
    const answer = await this.room.act(
      { device: `phone-${player}`, role: 'player', player },
      { type: 'call-time', key: `dealt-key-${this.keys++}`, table, hand },
    );
    if (answer.type === 'refused') throw new Error(answer.message);
  }

  /** Everybody does as the table of moves says until somebody of this name is to act. */
  async actUntil(player: string, move: (view: HandView) => Move): Promise<void> {
    for (let at = 0; at < 60; at++) {
      const { toAct } = await this.until((view) => view.toAct !== null);
      if (this.playerAt(toAct!) === player) return;
      await this.act(move(this.frame!.view));
    }
  }
}
