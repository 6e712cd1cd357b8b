import { BETTING, count, type Hand, has, OVER } from '../engine/record/hand.ts';
import { refusal } from '../engine/refusal.ts';
import { countIn, type PlayerId, type TableId } from '../engine/tournament/state/state.ts';
import type { Answer, ClientFrame, RefusedFrame, Said } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';
import type { DealerRoom } from './dealer-room.ts';
import { encode } from './frames.ts';
import { type HandsInPlay, seatIn } from './hand-in-play.ts';
import { plainRefusal, refusedFrame } from './refusals.ts';
import type { TableViewers } from './table-viewers.ts';

type Frame<T extends ClientFrame['type']> = ClientFrame & { type: T };
type Room = Pick<
  DealerRoom,
  'tournament' | 'version' | 'now' | 'clientsOf' | 'notice' | 'tell' | 'afterCommit'
>;

/** How many messages a newcomer gets, and how many one player may have waiting. */
const REMEMBERED = 30;
const MOST_WAITING = 5;

/**
 * What is said at the dealt tables. Nobody talks about a hand in play, so typed messages wait until it is over, unless the
 * rulebook lets the last two players in it talk; a set reaction gives nothing away. Who only watches talks with the others
 * who do, and no player hears it. Nothing of this is stored.
 */
export class Talk {
  private readonly room: Room;
  private readonly viewers: Pick<TableViewers, 'at' | 'railAt'>;
  private readonly playing: HandsInPlay;
  private readonly recent = new Map<TableId, Said[]>();
  private readonly waiting = new Map<TableId, Said[]>();
  private readonly silenced = new Set<PlayerId>();
  /** The host lets everybody chat during hands. */
  private open = false;
  /** Starts at the time the room opened, so that no number comes again after a restart. */
  private last: number;

  constructor(room: Room, viewers: Pick<TableViewers, 'at' | 'railAt'>, playing: HandsInPlay) {
    this.room = room;
    this.viewers = viewers;
    this.playing = playing;
    this.last = Math.floor(room.now());
  }

  answer(who: Actor, frame: Frame<'say' | 'react' | 'report' | 'silence' | 'open-talk'>): Answer {
    switch (frame.type) {
      case 'say':
        return this.say(who, frame);
      case 'react':
        return this.react(who, frame);
      case 'report':
        return this.report(who, frame);
      case 'silence':
        return this.silence(frame);
      case 'open-talk':
        return this.openUp(frame);
    }
  }

  say(who: Actor, { key, table, text }: Frame<'say'>): Answer {
    const refused = this.mayNotTalk(who, table, key);
    if (refused !== null) return refused;
    const said = this.saying(who, table, { text });
    if (said.rail || this.mayTalkNow(who, table)) this.spread(said);
    else {
      const waiting = this.waiting.get(table) ?? [];
      if (waiting.filter(({ player }) => player === who.player).length >= MOST_WAITING)
        return refusedFrame(key, refusal('talk-waits', 'no-commentary', 'wait until the hand is over'));
      this.waiting.set(table, [...waiting, said]);
      const frame = encode({ ...said, waits: true });
      for (const client of who.player === null ? [] : this.room.clientsOf(who.player)) client.send(frame);
    }
    return { type: 'done', key, version: this.room.version };
  }

  react(who: Actor, { key, table, reaction }: Frame<'react'>): Answer {
    const refused = this.mayNotTalk(who, table, key);
    if (refused !== null) return refused;
    this.spread(this.saying(who, table, { reaction }));
    return { type: 'done', key, version: this.room.version };
  }

  /** Tells the director what was said and who objects. */
  report(who: Actor, { key, table, said: id }: Frame<'report'>): Answer {
    const said = this.recent.get(table)?.find((each) => each.id === id);
    if (said === undefined) return plainRefusal(key, 'no-such-word', 'that was said too long ago to report');
    const by =
      who.player === null ? 'a guest' : (this.room.tournament.players.get(who.player)?.name ?? 'a guest');
    this.room.notice('reported', `${by} reports ${said.name}: “${said.text ?? said.reaction}”`, 'director');
    return { type: 'done', key, version: this.room.version };
  }

  silence({ key, player, on }: Frame<'silence'>): Answer {
    if (on) this.silenced.add(player);
    else this.silenced.delete(player);
    this.room.tell(this.silencedNow(), 'director');
    return { type: 'done', key, version: this.room.version };
  }

  /** Chat during hands, where the rulebook lets at least some of the players talk. */
  openUp({ key, on }: Frame<'open-talk'>): Answer {
    if (on && this.headsUpTalk.use === 'never')
      return refusedFrame(
        key,
        refusal('no-talk-in-hands', this.headsUpTalk.cite, 'these house rules allow no chat during a hand'),
      );
    this.open = on;
    this.room.tell({ type: 'open-talk', on });
    if (on) for (const table of [...this.waiting.keys()]) this.handOver(table);
    return { type: 'done', key, version: this.room.version };
  }

  private get headsUpTalk() {
    return this.room.tournament.rulebook.rulings.headsUpTalk;
  }

  private silencedNow = () => ({ type: 'silenced', players: [...this.silenced] }) as const;

  /** What was said lately at the table a newcomer looks at; and for the director, who is silenced. */
  framesFor(who: Actor, table: TableId | null): string[] {
    const frames: string[] = [];
    if (table !== null)
      for (const said of this.recent.get(table) ?? [])
        if (!said.rail || this.onRail(who, table)) frames.push(encode(said));
    if (this.open) frames.push(encode({ type: 'open-talk', on: true }));
    if (who.role === 'director' && this.silenced.size > 0) frames.push(encode(this.silencedNow()));
    return frames;
  }

  /** The hand is over: messages that waited go out. */
  handOver(table: TableId): void {
    const waiting = this.waiting.get(table) ?? [];
    this.waiting.delete(table);
    for (const said of waiting) this.spread(said);
  }

  /** Whether somebody only watches this table, without a seat at any. */
  private onRail({ player, role }: Actor, table: TableId): boolean {
    const { tables, players } = this.room.tournament;
    if (player === null) return role === 'spectator' && tables.has(table);
    const standing = players.get(player)?.standing;
    return standing !== undefined && standing.is !== 'in' && tables.has(table);
  }

  private mayNotTalk(who: Actor, table: TableId, key: string): RefusedFrame | null {
    const { tables } = this.room.tournament;
    const sits = who.player !== null && [...(tables.get(table)?.seats.values() ?? [])].includes(who.player);
    if (!sits && who.role !== 'director' && !this.onRail(who, table))
      return plainRefusal(key, 'not-at-table', `you do not sit at table ${table}`, { table });
    if (who.player !== null && this.silenced.has(who.player))
      return plainRefusal(key, 'silenced', 'the director has silenced you');
    return null;
  }

  private mayTalkNow(who: Actor, table: TableId): boolean {
    const playing = this.playing.get(table);
    if (playing === undefined || playing.hand.phase === OVER || who.player === null) return true;
    const { use } = this.headsUpTalk;
    if (this.open) return true;
    if (use === 'last-two-of-the-event') return countIn(this.room.tournament) === 2;
    return use === 'two-in-the-pot' && aloneInIt(playing.hand, seatIn(playing, who));
  }

  private saying(who: Actor, table: TableId, what: Partial<Pick<Said, 'text' | 'reaction'>>): Said {
    const name = who.player === null ? null : this.room.tournament.players.get(who.player)!.name;
    const now = this.room.now();
    const id = ++this.last;
    return {
      type: 'said',
      id,
      table,
      player: who.player,
      name,
      text: null,
      reaction: null,
      ...what,
      now,
      waits: false,
      rail: who.role !== 'director' && this.onRail(who, table),
    };
  }

  private spread(said: Said): void {
    this.recent.set(said.table, [...(this.recent.get(said.table) ?? []), said].slice(-REMEMBERED));
    const frame = encode(said);
    this.room.afterCommit(() => {
      const hear = said.rail ? this.viewers.railAt(said.table) : this.viewers.at(said.table);
      for (const client of hear) client.send(frame);
    });
  }
}

/** Two are left in the hand, and this seat is one of them. */
function aloneInIt(hand: Hand, seat: number | null): boolean {
  return (
    seat !== null && hand.phase >= BETTING && count(hand.live) === 2 && has(hand.live, hand.placeOf(seat))
  );
}
