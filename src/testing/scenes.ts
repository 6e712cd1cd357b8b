import type { NightCommand } from '../engine/tournament/decide.ts';
import type { HouseRules } from '../engine/tournament/night.ts';
import { rulebook } from '../rulebooks/index.ts';
import type { Room } from '../server/room.ts';
import { HOUSE } from '../server/who.ts';
import type { TestHouse } from './screens-house.ts';

export const NAMES =
  'Mia Leo Ivo Noa Tom Eva Ben Ana Sol Kim Nia Max Joan Ravi Lea Otto Zoe Finn Ida Paul Rosa Emil Gus Vera'.split(
    ' ',
  );

/** A night in a test house, told what happens. */
export class Scene {
  readonly room: Room;
  private keys = 0;

  private constructor(room: Room) {
    this.room = room;
  }

  static async create(
    house: TestHouse,
    id: string,
    book: string | HouseRules = 'homepokertourney',
    name = 'Thursday game',
  ) {
    const rules = typeof book === 'string' ? rulebook(book)! : book;
    const created = await house.rooms.create(id, name, rules, { kind: 'live', bots: 0 });
    if (!created.ok) throw new Error(created.refusal.message);
    return new Scene(created.value);
  }

  async do(...commands: NightCommand[]): Promise<this> {
    for (const command of commands) {
      const answer = await this.room.do(HOUSE, `scene-key-${this.keys++}`, command);
      if (answer.type === 'refused') throw new Error(`${JSON.stringify(command)}: ${answer.message}`);
    }
    return this;
  }

  enter(players: number, paid = true): Promise<this> {
    return this.do(
      ...NAMES.slice(0, players).map(
        (name): NightCommand => ({
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
    return [...this.room.night.tables.get(table)!.seats].sort(([a], [b]) => a - b).map(([, id]) => id);
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
