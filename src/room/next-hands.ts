import type { Card } from '../engine/cards/card.ts';
import { readClock } from '../engine/clock/clock.ts';
import { Hand } from '../engine/record/hand.ts';
import type { Refusal } from '../engine/refusal.ts';
import { handSetup } from '../engine/tournament/hands/setup.ts';
import { mayStillRebuy } from '../engine/tournament/rebuys/rebuys.ts';
import { arrangementDue, waitingTables } from '../engine/tournament/seats/arrange.ts';
import { countIn, nobodyPlays, type Table, type TableId } from '../engine/tournament/state/state.ts';
import type { DealerRoom } from './dealer-room.ts';
import { type HandInPlay, handInPlay } from './hand-in-play.ts';
import type { HandPlay } from './hand-play.ts';
import type { KeptShuffle } from './shuffler.ts';
import type { Shuffling } from './shuffling.ts';
import type { TableHold } from './table-hold.ts';

type Room = Pick<
  DealerRoom,
  'tournament' | 'settings' | 'stopped' | 'now' | 'later' | 'decide' | 'runAsSystem'
>;

type NextParts = {
  readonly hands: Map<TableId, HandInPlay>;
  readonly ended: Map<TableId, HandInPlay>;
  readonly play: Pick<HandPlay, 'run' | 'persist' | 'goOn'>;
  readonly hold: Pick<TableHold, 'why'>;
  readonly shuffling: Pick<Shuffling, 'isUnderWay' | 'start' | 'document'>;
};

/** Begins the next hands at the dealt tables, once seats, clock and players allow. */
export class NextHands {
  private readonly room: Room;
  private readonly parts: NextParts;
  /** When the next hand may begin, by table. */
  private readonly readyAt = new Map<TableId, number>();
  private cancelLook: (() => void) | null = null;
  private looksAtOnce = false;
  private cancelFinish: (() => void) | null = null;

  constructor(room: Room, parts: NextParts) {
    this.room = room;
    this.parts = parts;
  }

  /** Something about the tournament has changed, or time has passed: looks what to do before the next hands. */
  soon(): void {
    if (!this.looksAtOnce) this.lookIn(0);
  }

  /** The next hand at this table comes no earlier. */
  pauseTable(table: TableId, pauseMs: number): void {
    this.readyAt.set(table, this.room.now() + pauseMs);
  }

  /** Points in time from before mean nothing any more: the next hands come when the tables continue. */
  timeWasLost(): void {
    this.readyAt.clear();
  }

  stop(): void {
    this.cancelLook?.();
    this.cancelFinish?.();
  }

  private lookIn(ms: number): void {
    this.cancelLook?.();
    this.looksAtOnce = ms === 0;
    this.cancelLook = this.room.later('look', ms, () => {
      this.cancelLook = null;
      this.looksAtOnce = false;
      this.look();
    });
  }

  private look(): void {
    const { room } = this;
    const { tournament } = room;
    if (this.parts.hold.why || room.stopped || tournament.phase !== 'running' || tournament.ending) return;
    const dealt = [...tournament.tables.values()].filter(({ kind }) => kind === 'dealt');
    if (dealt.length === 0) return;
    if (countIn(tournament) === 1) return this.callWinner();
    const face = readClock(tournament.clock, room.now());
    // A break ends by itself; a stopped clock is started by somebody.
    if (face.resumesIn !== null) return this.lookIn(face.resumesIn);
    if (face.onBreak && face.running && face.left !== null) return this.lookIn(face.left);
    if (face.onBreak || !face.running) return;
    const due = arrangementDue(tournament, room.now());
    const waiting = due === null ? [] : waitingTables(tournament, due);
    // Where people deal, the director moves players.
    const mayMove =
      due !== null &&
      waiting.every((table) => table.kind === 'dealt' && table.hand === null && !this.isShuffling(table));
    const rebuyMs = mayMove ? this.rebuyPauseMs() : 0;
    if (mayMove && rebuyMs <= 0) return this.rearrange();
    const others = dealt.filter((table) => !waiting.includes(table));
    this.dealAt(others, mayMove ? rebuyMs : Number.POSITIVE_INFINITY);
  }

  /** How long players who have just busted may still rebuy before anybody changes seats because of them. */
  private rebuyPauseMs(): number {
    const { tournament, settings } = this.room;
    const now = this.room.now();
    const left = [...tournament.players.values()].map((player) => {
      const { standing } = player;
      if (standing.is !== 'busted' || standing.declined || !mayStillRebuy(tournament, player, now)) return 0;
      return standing.at + settings.pace.rebuy - now;
    });
    return Math.max(0, ...left);
  }

  private isShuffling({ id }: Table): boolean {
    return this.parts.shuffling.isUnderWay(id);
  }

  private rearrange(): void {
    const { room } = this;
    if (room.runAsSystem({ type: 'rearrange' }) !== null) return;
    // Players who moved look around before they get cards.
    for (const { to } of room.tournament.moves) this.pauseTable(to.table, room.settings.pace.between);
  }

  /** Deals where it can, and looks again when the next table is ready, or in `withinMs`. */
  private dealAt(tables: readonly Table[], withinMs: number): void {
    const now = this.room.now();
    const { handForHand, played } = this.room.tournament;
    let soonestMs = withinMs;
    for (const table of tables) {
      if (table.hand !== null || this.isShuffling(table) || table.seats.size < 2) continue;
      // Hand for hand, the next one comes when every table has played.
      if (handForHand && played.includes(table.id)) continue;
      const waitMs = (this.readyAt.get(table.id) ?? 0) - now;
      if (waitMs <= 0) this.deal(table);
      else soonestMs = Math.min(soonestMs, waitMs);
    }
    if (soonestMs < Number.POSITIVE_INFINITY) this.lookIn(soonestMs);
  }

  /** Everybody else is out; players who may still rebuy have a moment to do so. */
  private callWinner(): void {
    const { room } = this;
    if (!nobodyPlays(room.tournament) || this.cancelFinish !== null) return;
    this.cancelFinish = room.later('finish', room.settings.pace.rebuy, () => {
      this.cancelFinish = null;
      if (countIn(room.tournament) === 1) room.runAsSystem({ type: 'finish' });
    });
  }

  private deal({ id, handsPlayed }: Table): void {
    this.parts.shuffling.start({ table: id, number: handsPlayed + 1 }, (deck, kept) =>
      this.begin(id, deck, kept),
    );
  }

  private begin(table: TableId, deck: readonly Card[], kept: KeptShuffle): void {
    const { room } = this;
    const { hands, ended, hold, play, shuffling } = this.parts;
    // The director may have taken the draw of this table back meanwhile.
    if (hold.why || room.tournament.tables.get(table)?.kind !== 'dealt') return;
    const started = room.decide({ type: 'start-hand', table, dealer: true });
    // Something came between: the next look finds out what.
    if ('refusal' in started) return;
    const at = room.tournament.tables.get(table)!;
    const playing = handInPlay(room.tournament, at, new Hand(), []);
    const events = play.run(playing, { type: 'start', setup: handSetup(room.tournament, table), deck });
    if (!Array.isArray(events))
      throw new Error(`a hand that cannot be dealt: ${(events as Refusal).message}`);
    const { sitting, dead, seats } = at.hand!;
    const out = new Set([...sitting, ...dead]);
    const rule = room.tournament.rulebook.tournament.absentHands.cite;
    if (out.size < seats.length)
      for (const seat of out) {
        const killed = play.run(playing, { type: 'kill', seat, rule });
        if (Array.isArray(killed)) events.push(...killed);
      }
    hands.set(table, playing);
    ended.delete(table);
    void play.persist(playing, events, {
      streams: [started.write],
      documents: [shuffling.document(playing, [kept], playing.seats)],
    });
    play.goOn(playing, events);
  }
}
