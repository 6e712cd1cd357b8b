import type { Hand } from '../engine/record/hand.ts';
import { remoteHolders, remoteOn } from '../engine/tournament/hands/track.ts';
import { accountOf } from '../engine/tournament/money/account.ts';
import { type Finish, finishes } from '../engine/tournament/money/finish.ts';
import { purseOf } from '../engine/tournament/state/purse.ts';
import type { Player, PlayerId, TableId, Tournament } from '../engine/tournament/state/state.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import {
  askedBy,
  askedOf,
  onlineOf,
  type TournamentView,
  viewTournament,
} from '../engine/views/tournament-view.ts';
import { View } from '../engine/views/view.ts';
import type { ServerFrame } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';
import { audienceOf } from './audience.ts';

export const encode = (frame: ServerFrame): string => JSON.stringify(frame);

export const welcomeFrame = (tournament: string, { role, player }: Actor, now: number): string =>
  encode({ type: 'welcome', tournament, role, player, now });

/** In a field larger than this a phone gets its own table instead of all, and only the top prizes and places. */
const LARGE_FIELD = 60;
const TOP_COUNT = 30;

/**
 * The tournament as its audiences see it. Players see what the TV sees, and their own seat and account: what is the same
 * for all is encoded once, and each player's frame is put together from the same pieces.
 */
export class TournamentFrames {
  readonly version: number;
  readonly now: number;
  private readonly history: UndoStack;
  private readonly tournament: Tournament;
  private readonly made = new Map<string, string>();
  private readonly tables = new Map<string, string>();
  private display: TournamentView | null = null;
  private head: string | null = null;
  private remotes: ReadonlyMap<PlayerId, readonly TableId[]> | null = null;
  private finished: ReadonlyMap<PlayerId, Finish> | null = null;

  constructor(history: UndoStack, version: number, now: number) {
    this.history = history;
    this.tournament = history.tournament;
    this.version = version;
    this.now = now;
  }

  for(who: Actor): string {
    const audience = audienceOf(who);
    if (audience.role === 'director' || audience.role === 'assistant')
      return this.once(`${who.role} ${who.player} ${who.powers} ${who.remote}`, () =>
        viewTournament(this.tournament, audience, this.now, this.history),
      );
    const player = who.player === null ? undefined : this.tournament.players.get(who.player);
    if (player !== undefined) return this.forPlayer(player, who.remote);
    if (audience.role === 'display' && audience.remote !== undefined)
      return this.once(`remote ${audience.remote}`, () =>
        viewTournament(this.tournament, audience, this.now),
      );
    return this.once('display', () => this.seenByAll());
  }

  private once(name: string, view: () => TournamentView): string {
    const made = this.made.get(name) ?? this.encoded(view());
    this.made.set(name, made);
    return made;
  }

  private encoded(view: TournamentView): string {
    return encode({ type: 'tournament', version: this.version, now: this.now, view });
  }

  private seenByAll(): TournamentView {
    this.display ??= viewTournament(this.tournament, { role: 'display' }, this.now);
    return this.display;
  }

  private forPlayer(player: Player, remote: TableId | undefined): string {
    const mine = player.standing.is === 'in' ? player.standing.chair : null;
    this.finished ??= finishes(this.tournament);
    this.remotes ??= remoteHolders(this.tournament);
    const held = this.remotes.get(player.id) ?? [];
    const remotes =
      remote === undefined ? held : [...new Set([...held, ...remoteOn(this.tournament, remote)])];
    const own = JSON.stringify({
      online: onlineOf(this.tournament, player),
      mine,
      remotes,
      questions: askedOf(this.tournament, this.now, remotes),
      accounts: [accountOf(player, this.finished)],
      ...askedBy(this.tournament, player, this.now),
    }).slice(1);
    return `${this.common()},"tables":${this.tablesFor(mine?.table)},${own}}`;
  }

  private get large(): boolean {
    return this.tournament.players.size > LARGE_FIELD;
  }

  /** Everything but the tables and what is the player's own. */
  private common(): string {
    if (this.head === null) {
      const {
        tables: _,
        online: _________,
        mine: __,
        accounts: ___,
        requested: ____,
        mayRebuy: _____,
        noRebuy: ______,
        remotes: _______,
        questions: ________,
        ...rest
      } = this.seenByAll();
      const short = this.large
        ? {
            ...rest,
            prizes: rest.prizes.slice(0, TOP_COUNT),
            payouts: rest.payouts.slice(0, TOP_COUNT),
            places: rest.places.slice(0, TOP_COUNT),
          }
        : rest;
      const view = short as TournamentView;
      this.head = this.encoded(view).slice(0, -2);
    }
    return this.head;
  }

  private tablesFor(mine: string | undefined): string {
    const name = this.large ? (mine ?? '') : '';
    const known = this.tables.get(name);
    if (known !== undefined) return known;
    const { tables } = this.seenByAll();
    const made = JSON.stringify(this.large ? tables.filter(({ id }) => id === name) : tables);
    this.tables.set(name, made);
    return made;
  }
}

/** What somebody who is not in a tournament may know of it: its name, rulebook and price. */
export const invitation = (tournament: Tournament) => ({
  name: tournament.name,
  rulebook: tournament.rulebook.name,
  buyIn: tournament.rulebook.tournament.buyIn.use,
  players: tournament.players.size,
  purse: purseOf(tournament),
  phase: tournament.phase,
});

/** A moment of a hand: everything but its view. */
export type Moment = Omit<ServerFrame & { type: 'hand' }, 'type' | 'view'>;

const CARDS = '"cards":';

/**
 * The frames of one moment of a hand. They are the same for everybody except for a player's own cards, so the hand is encoded
 * once, and a seat's frame is the public one with that seat's cards put in.
 */
export class HandFrames {
  private readonly hand: Hand;
  private readonly shared: string;
  /** Where each seat's cards begin and end in the shared frame. */
  private readonly seats = new Map<number, readonly [from: number, to: number]>();

  constructor(hand: Hand, moment: Moment) {
    this.hand = hand;
    const view = new View(hand, { role: 'spectator' }).toJSON();
    this.shared = JSON.stringify({ type: 'hand', ...moment, view });
    // The players come last.
    let to = this.shared.lastIndexOf('"players":[');
    for (const { seat, cards } of view.players) {
      const from = this.shared.indexOf(CARDS, to) + CARDS.length;
      to = from + JSON.stringify(cards).length;
      this.seats.set(seat, [from, to]);
    }
  }

  for(seat: number | null): string {
    const mine = seat === null ? undefined : this.seats.get(seat);
    if (mine === undefined) return this.shared;
    const own = JSON.stringify(new View(this.hand, { role: 'player', seat: seat! }).me!.cards);
    const [from, to] = mine;
    return `${this.shared.slice(0, from)}${own}${this.shared.slice(to)}`;
  }
}
