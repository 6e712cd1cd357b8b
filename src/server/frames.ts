import type { History } from '../engine/tournament/evolve.ts';
import { type Finish, finishes } from '../engine/tournament/finish.ts';
import { type Night, type PlayerId, purseOf } from '../engine/tournament/night.ts';
import { type NightView, viewNight } from '../engine/views/night-view.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import type { Who } from './who.ts';

export const encode = (frame: ServerFrame): string => JSON.stringify(frame);

/** A field this large is not sent to every phone at every hand: a player gets his own table. */
const LARGE_FIELD = 60;

/**
 * The night as its audiences see it, each view made and encoded once. Players see what the TV sees, their own chair and
 * account, and in a large field their own table instead of all.
 */
export class NightFrames {
  private readonly history: History;
  private readonly night: Night;
  private readonly version: number;
  private readonly now: number;
  private readonly made = new Map<string, string>();
  private display: NightView | null = null;
  private finished: ReadonlyMap<PlayerId, Finish> | null = null;

  constructor(history: History, version: number, now: number) {
    this.history = history;
    this.night = history.night;
    this.version = version;
    this.now = now;
  }

  for(who: Who): string {
    const name =
      who.role === 'director' ? 'director' : who.player === null ? 'display' : `player ${who.player}`;
    const made = this.made.get(name);
    if (made !== undefined) return made;
    const frame = encode({ type: 'night', version: this.version, now: this.now, view: this.view(who) });
    this.made.set(name, frame);
    return frame;
  }

  private view(who: Who): NightView {
    if (who.role === 'director') return viewNight(this.night, { role: 'director' }, this.now, this.history);
    this.display ??= viewNight(this.night, { role: 'display' }, this.now);
    return who.player === null ? this.display : this.playersView(who.player, this.display);
  }

  private playersView(id: PlayerId, display: NightView): NightView {
    const player = this.night.players.get(id);
    if (player === undefined) return display;
    const { standing } = player;
    const mine = standing.is === 'in' ? standing.chair : null;
    const large = this.night.players.size > LARGE_FIELD;
    this.finished ??= finishes(this.night);
    const prize = this.finished.get(id)?.prize ?? 0;
    return {
      ...display,
      tables: large ? display.tables.filter(({ id: table }) => table === mine?.table) : display.tables,
      mine,
      accounts: [
        {
          player: id,
          name: player.name,
          owes: player.owes,
          paid: player.paid,
          won: prize + player.bountiesWon,
          paidOut: player.paidOut,
        },
      ],
    };
  }
}

/** What may be told of a night to somebody who is not in it: its name, house and price. */
export const invitation = (night: Night) => ({
  name: night.name,
  house: night.house.name,
  buyIn: night.house.night.buyIn.use,
  players: night.players.size,
  purse: purseOf(night),
  phase: night.phase,
});
