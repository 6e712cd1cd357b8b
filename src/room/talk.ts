import { BETTING, count, type Hand, has, OVER } from '../engine/record/hand.ts';
import { refusal } from '../engine/refusal.ts';
import { countIn, type PlayerId, type TableId } from '../engine/tournament/state/state.ts';
import type { Answer, ClientFrame, RefusedFrame, Said } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';
import { encode } from './frames.ts';
import { plainRefusal, refusedFrame } from './refusals.ts';
import type { Room } from './room.ts';
import type { Client } from './room-port.ts';
import { type HandInPlay, seatIn, type TableViewers } from './table-viewers.ts';

type Frame<T extends ClientFrame['type']> = ClientFrame & { type: T };

/** As many as a newcomer is told, and as many as one may have waiting. */
const REMEMBERED = 30;
const MOST_WAITING = 5;

/**
 * What is said at the dealt tables. Nobody talks of a hand while it is on, so what is typed waits until it is over, unless
 * the house lets the two who are alone in it talk; a set reaction gives nothing away. Nothing of it is kept.
 */
export class Talk {
  private readonly room: Room;
  private readonly viewers: TableViewers;
  private readonly playing: ReadonlyMap<TableId, HandInPlay>;
  private readonly recent = new Map<TableId, Said[]>();
  private readonly waiting = new Map<TableId, Said[]>();
  private readonly silenced = new Set<PlayerId>();
  /** Counts on from the time it began, so that after a restart no number comes again. */
  private last: number;

  constructor(room: Room, viewers: TableViewers, playing: ReadonlyMap<TableId, HandInPlay>) {
    this.room = room;
    this.viewers = viewers;
    this.playing = playing;
    this.last = Math.floor(room.ports.now());
  }

  say(who: Actor, { key, table, text }: Frame<'say'>): Answer {
    const refused = this.mayNotTalk(who, table, key);
    if (refused !== null) return refused;
    const said = this.saying(who, table, { text });
    if (this.mayTalkNow(who, table)) this.spread(said);
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

  /** The director hears what was said and who minds. */
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

  private silencedNow = () => ({ type: 'silenced', players: [...this.silenced] }) as const;

  /** What was said lately at the table that a newcomer looks at; and for the director, who may not talk. */
  framesFor({ role }: Actor, table: TableId | null): string[] {
    const said = table === null ? [] : (this.recent.get(table) ?? []).map(encode);
    return role === 'director' && this.silenced.size > 0 ? [...said, encode(this.silencedNow())] : said;
  }

  /** The hand is over: what waited is said. */
  handOver(table: TableId): void {
    const waiting = this.waiting.get(table) ?? [];
    this.waiting.delete(table);
    for (const said of waiting) this.spread(said);
  }

  private mayNotTalk(who: Actor, table: TableId, key: string): RefusedFrame | null {
    const { tables } = this.room.tournament;
    const sits = who.player !== null && [...(tables.get(table)?.seats.values() ?? [])].includes(who.player);
    if (!sits && who.role !== 'director')
      return plainRefusal(key, 'not-at-table', `you do not sit at table ${table}`, { table });
    if (who.player !== null && this.silenced.has(who.player))
      return plainRefusal(key, 'silenced', 'the director has silenced you');
    return null;
  }

  private mayTalkNow(who: Actor, table: TableId): boolean {
    const playing = this.playing.get(table);
    if (playing === undefined || playing.hand.phase === OVER || who.player === null) return true;
    const { use } = this.room.tournament.rulebook.rulings.headsUpTalk;
    if (use === 'last-two-of-the-event') return countIn(this.room.tournament) === 2;
    return use === 'two-in-the-pot' && aloneInIt(playing.hand, seatIn(playing, who));
  }

  private saying(who: Actor, table: TableId, what: Partial<Pick<Said, 'text' | 'reaction'>>): Said {
    const name = who.player === null ? null : this.room.tournament.players.get(who.player)!.name;
    const now = this.room.ports.now();
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
    };
  }

  private spread(said: Said): void {
    this.recent.set(said.table, [...(this.recent.get(said.table) ?? []), said].slice(-REMEMBERED));
    const frame = encode(said);
    this.room.afterCommit(() => {
      for (const client of this.viewers.at(said.table) as Iterable<Client>) client.send(frame);
    });
  }
}

/** Two are left in the hand, and he is one of them. */
function aloneInIt(hand: Hand, seat: number | null): boolean {
  return (
    seat !== null && hand.phase >= BETTING && count(hand.live) === 2 && has(hand.live, hand.placeOf(seat))
  );
}
