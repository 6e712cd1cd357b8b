import type { Hand } from '../engine/hand/hand.ts';
import { type Finish, finishes } from '../engine/tournament/finish.ts';
import { type Night, type PlayerId, purseOf } from '../engine/tournament/night.ts';
import { type NightView, viewNight } from '../engine/views/night-view.ts';
import { View } from '../engine/views/view.ts';
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
  private readonly night: Night;
  private readonly version: number;
  private readonly now: number;
  private readonly made = new Map<string, string>();
  private display: NightView | null = null;
  private finished: ReadonlyMap<PlayerId, Finish> | null = null;

  constructor(night: Night, version: number, now: number) {
    this.night = night;
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
    if (who.role === 'director') return viewNight(this.night, { role: 'director' }, this.now);
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

/** A hand at a moment, with what is not in its cards. */
export type Moment = {
  readonly table: string;
  readonly hand: number;
  readonly version: number;
  readonly now: number;
  readonly deadline: number | null;
};

/**
 * The frames of one moment of a hand: alike for everybody but for a player's own cards, so the rest is encoded once and
 * each seat's frame is put together from the same pieces.
 */
export class HandFrames {
  private readonly hand: Hand;
  private readonly head: string;
  private readonly players: readonly string[];
  private readonly seats: readonly number[];

  constructor(hand: Hand, moment: Moment) {
    this.hand = hand;
    const { players, ...rest } = new View(hand, { role: 'spectator' }).toJSON();
    this.head = JSON.stringify({ type: 'hand', ...moment, view: rest }).slice(0, -2);
    this.players = players.map((player) => JSON.stringify(player));
    this.seats = players.map(({ seat }) => seat);
  }

  for(seat: number | null): string {
    const at = seat === null ? -1 : this.seats.indexOf(seat);
    const players = at < 0 ? this.players : this.players.with(at, this.own(seat!));
    return `${this.head},"players":[${players.join(',')}]}}`;
  }

  private own(seat: number): string {
    return JSON.stringify(new View(this.hand, { role: 'player', seat }).me);
  }
}
