import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { questions } from '../engine/tournament/open-questions.ts';
import type { HandView } from '../engine/views/view.ts';
import type { ChangedChoices } from '../protocol/choices.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import { SYSTEM } from '../room/actor.ts';
import type { Room } from '../room/room.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { changedRulebook } from '../server/site/changed-rulebook.ts';
import type { ScreenSite } from './screen-site.ts';
import { until } from './until.ts';

export const NAMES =
  'Mia Leo Ivo Noa Tom Eva Ben Ana Sol Kim Nia Max Joan Ravi Lea Otto Zoe Finn Ida Paul Rosa Emil Gus Vera'.split(
    ' ',
  );

const MINUTE = 60_000;
const NEVER_MS = 86_400_000;
const SOON_MS = 15;

type HandFrame = ServerFrame & { type: 'hand' };
type Move = 'fold' | 'check' | 'call' | 'raise';

/** A tournament in a room of a `ScreenSite`, for a browser to look at: live, or dealt with nobody acting unless told to. */
export class ScreenTournament {
  readonly room: Room;
  /** The newest hand at table 1 of a dealt tournament, as a spectator sees it. */
  frame: HandFrame | null = null;
  private keys = 0;

  private constructor(room: Room) {
    this.room = room;
  }

  static async live(
    site: ScreenSite,
    id: string,
    book: string | Rulebook = 'homepokertourney',
    name = 'Thursday game',
  ): Promise<ScreenTournament> {
    const rules = typeof book === 'string' ? findRulebook(book)! : book;
    const created = await site.rooms.create(id, name, rules, { kind: 'live', bots: 0 });
    if (!created.ok) throw new Error(created.refusal.message);
    return new ScreenTournament(created.value);
  }

  /** Dealt: everybody has a seat, and nothing is dealt yet. */
  static async seated(
    site: ScreenSite,
    id: string,
    players: number,
    changes: ChangedChoices['tournament'] = {},
  ): Promise<ScreenTournament> {
    const rules: Rulebook = changedRulebook(findRulebook('homepokertourney')!, {
      tournament: {
        tableMaximum: 10,
        redraws: { at: [], atHalfTheField: false, whenTablesCombine: false },
        ...changes,
      },
    });
    const pace = {
      action: NEVER_MS,
      bank: 0,
      street: SOON_MS,
      between: NEVER_MS,
      think: [NEVER_MS, NEVER_MS],
      reveal: 0,
    } as const;
    const created = await site.rooms.create(id, 'Thursday game', rules, { kind: 'dealt', bots: 0, pace });
    if (!created.ok) throw new Error(created.refusal.message);
    const scene = new ScreenTournament(created.value);
    const eyes = { send: (text: string) => scene.hear(text), close: () => {} };
    scene.room.attach(eyes, { ...SYSTEM, role: 'spectator' }, undefined);
    await scene.enter(players);
    await scene.do({ type: 'draw-seats', kind: 'dealt' });
    scene.room.watch(eyes, { type: 'watch', table: '1' });
    return scene;
  }

  /** Dealt: the first hand has begun, and somebody is to act. */
  static async dealt(...given: Parameters<typeof ScreenTournament.seated>): Promise<ScreenTournament> {
    const scene = await ScreenTournament.seated(...given);
    await scene.do({ type: 'start' });
    await scene.until(({ toAct }) => toAct !== null);
    return scene;
  }

  private hear(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type === 'hand') this.frame = frame;
  }

  private key(): string {
    return `screen-key-${this.keys++}`;
  }

  async do(...commands: TournamentCommand[]): Promise<this> {
    for (const command of commands) {
      const answer = await this.room.do(SYSTEM, this.key(), command);
      if (answer.type === 'refused') throw new Error(`${JSON.stringify(command)}: ${answer.message}`);
    }
    return this;
  }

  enter(players: number, paid = true): Promise<this> {
    return this.do(
      ...NAMES.slice(0, players).map(
        (name): TournamentCommand => ({
          type: 'enter',
          player: name.toLowerCase(),
          name,
          prepaid: paid,
          adult: true,
        }),
      ),
    );
  }

  /** Live: everybody has entered and has a seat, and the clock runs. */
  async started(players: number): Promise<this> {
    return (await this.enter(players)).do({ type: 'draw-seats' }, { type: 'start' });
  }

  /** The players at a table, by seat. */
  at(table: string): string[] {
    return [...this.room.tournament.tables.get(table)!.seats].sort(([a], [b]) => a - b).map(([, id]) => id);
  }

  /** Live: one hand, in which these players bust. */
  hand(table: string, ...busts: string[]): Promise<this> {
    return this.do({ type: 'start-hand', table }, { type: 'end-hand', table, busts });
  }

  /** Live: a hand whose busted players do not rebuy. */
  async out(table: string, ...busts: string[]): Promise<this> {
    await this.hand(table, ...busts);
    const asked = questions(this.room.tournament, Date.now());
    for (const player of busts)
      if (asked.some((each) => each.is === 'rebuy' && each.player === player))
        await this.do({ type: 'answer', question: 'rebuy', player, rebuy: false });
    return this;
  }

  /** Sets the clock to a level, with that much of it left. */
  async level(number: number, left: number): Promise<this> {
    for (let at = 1; at < number; at++) await this.do({ type: 'clock', do: 'next' });
    return this.do({ type: 'clock', do: 'set', left });
  }

  /** Makes the dealer wait from now on, or go on. */
  still(on: boolean): void {
    (this.room.settings.pace as { street: number }).street = on ? NEVER_MS : SOON_MS;
  }

  async until(there: (view: HandView) => boolean): Promise<HandView> {
    await until(() => this.frame !== null && there(this.frame.view), 'the hand never got there');
    return this.frame!.view;
  }

  playerAt(seat: number): string {
    return this.room.tournament.tables.get(this.frame!.table)!.seats.get(seat)!;
  }

  playerToAct(): string {
    return this.playerAt(this.frame!.view.toAct!);
  }

  /** The player to act does this. */
  async act(action: Move, to?: number): Promise<void> {
    const { toAct } = await this.until((view) => view.toAct !== null);
    const { table, hand, version } = this.frame!;
    const player = this.playerAt(toAct!);
    const answer = await this.room.act(
      { device: `phone-${player}`, role: 'player', player },
      { type: 'act', key: this.key(), table, hand, action, ...(to !== undefined && { to }) },
    );
    if (answer.type === 'refused') throw new Error(answer.message);
    await this.until(() => this.frame!.version > version);
  }

  /** This player calls the clock on the player to act. */
  async callTime(player: string): Promise<void> {
    const { table, hand } = this.frame!;
    const answer = await this.room.act(
      { device: `phone-${player}`, role: 'player', player },
      { type: 'call-time', key: this.key(), table, hand },
    );
    if (answer.type === 'refused') throw new Error(answer.message);
  }

  /** Everybody makes the given moves until this player is to act. */
  async actUntil(player: string, move: (view: HandView) => Move): Promise<void> {
    for (let at = 0; at < 60; at++) {
      const { toAct } = await this.until((view) => view.toAct !== null);
      if (this.playerAt(toAct!) === player) return;
      await this.act(move(this.frame!.view));
    }
  }
}

/** The 5s are due to be colored up, and nobody has counted a stack since the first hand. */
export async function racing(scene: ScreenTournament): Promise<ScreenTournament> {
  await scene.started(6);
  await scene.hand('1');
  return scene.level(4, 6 * MINUTE);
}

/** Two tables on the bubble, hand for hand, and table 1 waits for table 2. */
export async function onTheBubble(scene: ScreenTournament): Promise<ScreenTournament> {
  await scene.started(12);
  await scene.level(4, 6 * MINUTE);
  await scene.do(
    { type: 'color-up' },
    { type: 'set-prizes', percent: [30, 20, 10, 8, 7, 6, 5, 5, 4, 3, 2] },
    { type: 'hand-for-hand', on: true },
    { type: 'start-hand', table: '1' },
    { type: 'start-hand', table: '2' },
  );
  return scene.do({ type: 'end-hand', table: '1' });
}

/** Three of ten players left, their stacks counted. */
export async function threeLeft(scene: ScreenTournament): Promise<ScreenTournament> {
  await scene.started(10);
  await scene.level(9, 6 * MINUTE);
  await scene.do({ type: 'color-up' }, { type: 'color-up' });
  while (scene.at('1').length > 3) await scene.hand('1', scene.at('1')[0]!);
  const [first, second, third] = scene.at('1') as [string, string, string];
  const { chipsIssued, bank } = scene.room.tournament;
  return scene.do(
    { type: 'tell-chips', player: first, stack: 5200 },
    { type: 'tell-chips', player: second, stack: 3100 },
    { type: 'tell-chips', player: third, stack: chipsIssued - bank - 8300 },
  );
}

/** Tables of eight, eight and six: cards were drawn to choose the table that gives up a player. */
export async function lowCard(scene: ScreenTournament): Promise<ScreenTournament> {
  await scene.started(23);
  for (const table of ['1', '2']) await scene.hand(table);
  await scene.out('3', scene.at('3')[3]!);
  return scene.do({ type: 'rearrange' });
}
