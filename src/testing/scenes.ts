import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import { SYSTEM } from '../room/actor.ts';
import type { Room } from '../room/room.ts';
import { findRulebook } from '../rulebooks/index.ts';
import type { ScreenSite } from './screen-site.ts';

export const NAMES =
  'Mia Leo Ivo Noa Tom Eva Ben Ana Sol Kim Nia Max Joan Ravi Lea Otto Zoe Finn Ida Paul Rosa Emil Gus Vera'.split(
    ' ',
  );

const MINUTE = 60_000;

/** A night in a test house, told what happens. */
export class Scene {
  readonly room: Room;
  private keys = 0;

  private constructor(room: Room) {
    this.room = room;
  }

  static async create(
    site: ScreenSite,
    id: string,
    book: string | Rulebook = 'homepokertourney',
    name = 'Thursday game',
  ) {
    const rules = typeof book === 'string' ? findRulebook(book)! : book;
    const created = await site.rooms.create(id, name, rules, { kind: 'live', bots: 0 });
    if (!created.ok) throw new Error(created.refusal.message);
    return new Scene(created.value);
  }

  async do(...commands: TournamentCommand[]): Promise<this> {
    for (const command of commands) {
      const answer = await this.room.do(SYSTEM, `scene-key-${this.keys++}`, command);
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

  /** Entered, seated, and the clock runs. */
  async started(players: number): Promise<this> {
    return (await this.enter(players)).do({ type: 'draw-seats' }, { type: 'start' });
  }

  at(table: string): string[] {
    return [...this.room.tournament.tables.get(table)!.seats].sort(([a], [b]) => a - b).map(([, id]) => id);
  }

  hand(table: string, ...busts: string[]): Promise<this> {
    return this.do({ type: 'start-hand', table }, { type: 'end-hand', table, busts });
  }

  /** The clock in a level, with so much of it left. */
  async level(number: number, left: number): Promise<this> {
    for (let at = 1; at < number; at++) await this.do({ type: 'clock', do: 'next' });
    return this.do({ type: 'clock', do: 'set', left });
  }
}

/** The fives are to be changed, and nobody has counted a stack since the first hand. */
export async function racing(scene: Scene): Promise<Scene> {
  await scene.started(6);
  await scene.hand('1');
  return scene.level(4, 6 * MINUTE);
}

/** Two tables, one more to go until the money, hand for hand, and table 1 waits. */
export async function onTheBubble(scene: Scene): Promise<Scene> {
  await scene.started(12);
  await scene.level(4, 6 * MINUTE);
  await scene.do(
    { type: 'colour-up' },
    { type: 'set-prizes', percent: [30, 20, 10, 8, 7, 6, 5, 5, 4, 3, 2] },
    { type: 'hand-for-hand', on: true },
    { type: 'start-hand', table: '1' },
    { type: 'start-hand', table: '2' },
  );
  return scene.do({ type: 'end-hand', table: '1' });
}

/** Three of ten left, their stacks counted. */
export async function threeLeft(scene: Scene): Promise<Scene> {
  await scene.started(10);
  await scene.level(9, 6 * MINUTE);
  await scene.do({ type: 'colour-up' }, { type: 'colour-up' });
  while (scene.at('1').length > 3) await scene.hand('1', scene.at('1')[0]!);
  const [first, second, third] = scene.at('1') as [string, string, string];
  const { chipsIssued, bank } = scene.room.tournament;
  return scene.do(
    { type: 'tell-chips', player: first, stack: 5200 },
    { type: 'tell-chips', player: second, stack: 3100 },
    { type: 'tell-chips', player: third, stack: chipsIssued - bank - 8300 },
  );
}

/** Tables of eight, eight and six: cards have been drawn for who gives a player. */
export async function lowCard(scene: Scene): Promise<Scene> {
  await scene.started(23);
  for (const table of ['1', '2']) await scene.hand(table);
  await scene.hand('3', scene.at('3')[3]!);
  return scene.do({ type: 'rearrange' });
}
