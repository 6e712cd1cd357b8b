import { type Card, cardText } from '../engine/cards/card.ts';
import { readClock } from '../engine/clock/clock.ts';
import { decide, type HandCommand } from '../engine/hand/decide.ts';
import { evolve, handFrom } from '../engine/hand/evolve.ts';
import { wonLastChipsOf } from '../engine/pots/last-chips.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { BETTING, Hand, OVER } from '../engine/record/hand.ts';
import { type Refusal, refusal } from '../engine/refusal.ts';
import { type AppliedRuling, type Report, ruleOnHand, voidedHand } from '../engine/rulings/apply.ts';
import { handSetup } from '../engine/tournament/hands/setup.ts';
import { foldsInTurn } from '../engine/tournament/hands/start.ts';
import { arrangementDue, waitingTables } from '../engine/tournament/seats/arrange.ts';
import { countIn, nobodyPlays, type PlayerId, type TableId } from '../engine/tournament/state/state.ts';
import { publicEvents } from '../engine/views/public-events.ts';
import type { Answer, ClientFrame, Held, RefusedFrame, Role } from '../protocol/frames.ts';
import { asNew, type DocumentWrite, type EventStore, type StreamWrite } from '../store/event-store.ts';
import { handStream } from '../store/names.ts';
import type { Actor } from './actor.ts';
import { encode } from './frames.ts';
import { plainRefusal, refusedFrame } from './refusals.ts';
import type { Room } from './room.ts';
import type { Client, Seen } from './room-port.ts';
import type { KeptShuffle } from './shuffler.ts';
import { Shuffling } from './shuffling.ts';
import { TableBots } from './table-bots.ts';
import { TableTime } from './table-time.ts';
import { type HandInPlay, seatIn, TableViewers } from './table-viewers.ts';
import { Talk } from './talk.ts';

type Frame<T extends ClientFrame['type']> = ClientFrame & { type: T };

/** How much longer than a street each card takes with all-in hands face up. */
const ALL_IN = 1.8;
/** A further pot takes this part of the time between hands. */
const MORE_POTS = 3;

const shuffled = (): Refusal => refusal('shuffling', null, 'the cards are being shuffled');
const notPlayed = (table: TableId, hand: number): Refusal =>
  refusal('no-such-hand', null, `hand ${hand} is not being played at table ${table}`, { table, hand });
const heldByDirector = (): Refusal =>
  refusal('held-by-director', 'no-new-hand-during-stop', 'the director has paused the tables');

/** Deals at the tables the server deals at: shuffles, keeps time, plays for bots and absent players, starts the next hand. */
export class Dealer {
  private readonly room: Room;
  private readonly store: EventStore;
  private readonly playing = new Map<TableId, HandInPlay>();
  private readonly shuffling: Shuffling;
  private readonly viewers: TableViewers;
  readonly talk: Talk;
  private readonly readyAt = new Map<TableId, number>();
  private readonly time: TableTime;
  private readonly bots: TableBots;
  private held: Held = null;
  private looking: (() => void) | null = null;
  private looksAtOnce = false;
  private finishing: (() => void) | null = null;

  constructor(room: Room, store: EventStore) {
    this.room = room;
    this.store = store;
    this.shuffling = new Shuffling(room, store);
    this.viewers = new TableViewers(room, this.playing);
    this.talk = new Talk(room, this.viewers, this.playing);
    this.time = new TableTime(room);
    this.bots = new TableBots(room.ports.secret());
  }

  private get tables() {
    return this.room.tournament.tables;
  }

  private streamOf({ table, number }: { table: TableId; number: number }): string {
    return handStream(this.room.id, table, number);
  }

  /** From the store: hands in play are taken up as they were, and everybody waits for a tap. */
  async reopen(after: 'restart' | 'problem'): Promise<void> {
    for (const { id, kind, hand: live } of this.tables.values()) {
      if (kind !== 'dealt' || live === null) continue;
      const recorded = await this.store.read(this.streamOf({ table: id, number: live.number }));
      const events = recorded.map(({ data }) => data as HandEvent);
      try {
        this.playing.set(id, this.atTable(id, live.number, handFrom(events), events));
      } catch (error) {
        // Its record cannot be read: the other tables go on, and the director can void it.
        this.room.report(`reopen table ${id}`, error);
      }
    }
    this.held = this.dealsNow() ? after : null;
  }

  private dealsNow(): boolean {
    return (
      this.room.tournament.phase === 'running' &&
      [...this.tables.values()].some(({ kind }) => kind === 'dealt')
    );
  }

  /** For the log: which hands are in play and how far their streams go. */
  handsInPlay(): { table: TableId; hand: number; version: number }[] {
    return [...this.playing.values()].map(({ table, number, version }) => ({ table, hand: number, version }));
  }

  private atTable(table: TableId, number: number, hand: Hand, events: readonly HandEvent[]): HandInPlay {
    const { seats: chairs, hand: live } = this.tables.get(table)!;
    // Whoever got a seat since the deal is not in this hand.
    const seats = new Map([...chairs].filter(([seat]) => live!.seats.includes(seat)));
    const [version, told] = [events.length, publicEvents(events)];
    const time = { deadline: null, bankFrom: 0, called: null, callOff: null };
    return { table, number, hand, seats, version, told, ...time };
  }

  stop(): void {
    this.looking?.();
    this.finishing?.();
    for (const playing of this.playing.values()) playing.callOff?.();
    this.shuffling.stop();
  }

  /** The director holds the tables; after a restart anybody who plays says that they go on. */
  hold(on: boolean, by: Role): Refusal | null {
    const directs = by === 'director' || by === 'assistant';
    if (!on && this.held === 'director' && !directs) return heldByDirector();
    const held = on ? 'director' : null;
    if (this.held === held) return null;
    this.room.notice(
      on ? 'held' : 'going-on',
      on ? `The ${by} has paused the tables.` : 'The tables continue.',
    );
    this.setHeld(held);
    return null;
  }

  /** The tables wait by themselves, unless somebody has them wait already. */
  pause(why: 'sleep' | 'nobody'): void {
    if (this.held === null && this.dealsNow()) this.setHeld(why);
  }

  timeWasLost(): void {
    // Points in time from before mean nothing any more: the next hand comes when the tables go on.
    this.readyAt.clear();
    this.pause('sleep');
  }

  /** Whether the tables go on when somebody comes. */
  waitsForAnybody(afterRestart: boolean): boolean {
    return this.held === 'nobody' || (afterRestart && this.held === 'restart');
  }

  resume(): void {
    if (this.held === 'nobody' || this.held === 'restart') this.setHeld(null);
  }

  private setHeld(held: Held): void {
    this.held = held;
    this.room.tell({ type: 'held', held, now: this.room.ports.now() });
    for (const playing of this.playing.values()) {
      this.time.renew(playing);
      this.goOn(playing, []);
    }
    this.tournamentChanged();
  }

  // Between hands

  /** Something about the night has changed, or time has passed: see what is to be done before and for the next hands. */
  tournamentChanged(): void {
    if (!this.looksAtOnce) this.lookIn(0);
  }

  private lookIn(ms: number): void {
    this.looking?.();
    this.looksAtOnce = ms === 0;
    this.looking = this.room.later('look', ms, () => {
      this.looking = null;
      this.looksAtOnce = false;
      this.look();
    });
  }

  private look(): void {
    const { room } = this;
    const { tournament } = room;
    if (this.held || room.stopped || tournament.phase !== 'running') return;
    const dealt = [...tournament.tables.values()].filter(({ kind }) => kind === 'dealt');
    if (dealt.length === 0) return;
    if (countIn(tournament) === 1) return this.callWinner();
    const now = room.ports.now();
    const face = readClock(tournament.clock, now);
    // A break ends by itself; a stopped clock is started by somebody.
    if (face.onBreak && face.running && face.left !== null) return this.lookIn(face.left);
    if (face.onBreak || !face.running) return;
    const due = arrangementDue(tournament);
    const waiting = due === null ? [] : waitingTables(tournament, due);
    if (due !== null && waiting.every(({ id, hand }) => hand === null && !this.shuffling.isUnderWay(id))) {
      // Whoever has another chair looks around before he gets cards.
      if (room.runAsSystem({ type: 'rearrange' }) === null)
        for (const { to } of room.tournament.moves)
          this.readyAt.set(to.table, now + room.settings.pace.between);
      return;
    }
    let soonest = Number.POSITIVE_INFINITY;
    for (const table of dealt) {
      const busy = table.hand !== null || this.shuffling.isUnderWay(table.id) || waiting.includes(table);
      if (busy || table.seats.size < 2) continue;
      const wait = (this.readyAt.get(table.id) ?? 0) - now;
      if (wait <= 0) this.deal(table.id, table.handsPlayed + 1);
      else soonest = Math.min(soonest, wait);
    }
    if (soonest < Number.POSITIVE_INFINITY) this.lookIn(soonest);
  }

  /** Everybody else is out; whoever may still buy back in has a moment to do so. */
  private callWinner(): void {
    if (!nobodyPlays(this.room.tournament) || this.finishing !== null) return;
    this.finishing = this.room.later('finish', this.room.settings.pace.rebuy, () => {
      this.finishing = null;
      if (countIn(this.room.tournament) === 1) this.room.runAsSystem({ type: 'finish' });
    });
  }

  private deal(table: TableId, number: number): void {
    this.shuffling.start({ table, number }, (deck, kept) => this.begin(table, number, deck, kept));
  }

  commit = (who: Actor, frame: Frame<'commit'>): RefusedFrame | null => this.shuffling.commit(who, frame);
  reveal = (who: Actor, frame: Frame<'reveal'>): RefusedFrame | null => this.shuffling.reveal(who, frame);

  async prove(client: Client, who: Actor | undefined, frame: Frame<'prove'>): Promise<RefusedFrame | null> {
    if (who === undefined) return null;
    const proof = await this.shuffling.proof({ table: frame.table, number: frame.hand }, who);
    if (typeof proof !== 'string') return proof;
    client.send(proof);
    return null;
  }

  private begin(table: TableId, number: number, deck: readonly Card[], kept: KeptShuffle): void {
    const { room } = this;
    if (this.held) return;
    const started = room.decide({ type: 'start-hand', table, dealer: true });
    // Something came between: the next look finds out what.
    if ('refusal' in started) return;
    const playing = this.atTable(table, number, new Hand(), []);
    const { sitting, dead, seats } = this.tables.get(table)!.hand!;
    const events = this.run(playing, { type: 'start', setup: handSetup(room.tournament, table), deck });
    if (!Array.isArray(events))
      throw new Error(`a hand that cannot be dealt: ${(events as Refusal).message}`);
    const out = new Set([...sitting, ...dead]);
    const rule = room.tournament.rulebook.tournament.absentHands.cite;
    if (out.size < seats.length)
      for (const seat of out) {
        const killed = this.run(playing, { type: 'kill', seat, rule });
        if (Array.isArray(killed)) events.push(...killed);
      }
    this.playing.set(table, playing);
    this.write(playing, events, [started.write], undefined, [
      this.shuffling.document(playing, [kept], playing.seats),
    ]);
    this.goOn(playing, events);
  }

  // In a hand

  /** The hand somebody means, and his seat in it; or why it stands still for him. */
  private handOf(
    who: Actor,
    { table, hand: number }: Frame<'act' | 'call-time'>,
  ): { playing: HandInPlay; seat: number | null } | Refusal {
    const playing = this.playing.get(table);
    if (playing === undefined || playing.number !== number) return notPlayed(table, number);
    if (this.held === 'director') return heldByDirector();
    if (this.held) return refusal('held', null, 'the tables are paused: tap Continue');
    if (this.shuffling.isUnderWay(table)) return shuffled();
    return { playing, seat: seatIn(playing, who) };
  }

  async act(who: Actor, frame: Frame<'act'>, name: string): Promise<Answer> {
    const { table, action, to, key } = frame;
    const found = this.handOf(who, frame);
    if ('code' in found) return refusedFrame(key, found);
    const { playing, seat } = found;
    if (seat === null)
      return plainRefusal(key, 'not-at-table', `you do not sit at table ${table}`, { table });
    const command: HandCommand =
      action === 'show' || action === 'muck'
        ? { type: action, seat }
        : { type: 'act', seat, action, ...(to !== undefined && { to }) };
    const events = this.run(playing, command);
    if (!Array.isArray(events)) return refusedFrame(key, events as Refusal);
    this.time.take(playing, who.player!);
    const answer: Answer = { type: 'done', key, version: playing.version };
    const kept = this.write(playing, events, [], { tournament: this.room.id, key: name, answer });
    this.goOn(playing, events);
    await kept;
    return answer;
  }

  /** The clock is called on who is to act. */
  callTime(who: Actor, frame: Frame<'call-time'>): Answer {
    const found = this.handOf(who, frame);
    const refusal = 'code' in found ? found : this.time.mayNotCall(who, found.playing, found.seat);
    if (refusal !== null) return refusedFrame(frame.key, refusal);
    const { playing, seat: by } = found as Exclude<typeof found, Refusal>;
    const { hand } = playing;
    const left = this.time.call(playing, by);
    const seat = hand.seats[hand.actor]!;
    playing.callOff?.();
    this.in(playing, left, () => this.timeIsUp(playing, seat));
    this.viewers.publish(playing, [], { is: 'clock', seat, by, seconds: Math.ceil(left / 1000) });
    return { type: 'done', key: frame.key, version: playing.version };
  }

  /** A ruling in a hand being played: its effects are events of the hand, and the hand goes on from there. */
  async rule({ table, hand: number, key, type: _, ...told }: Frame<'rule'>, name: string): Promise<Answer> {
    const playing = this.playing.get(table);
    if (playing === undefined || playing.number !== number)
      return refusedFrame(key, notPlayed(table, number));
    if (this.shuffling.isUnderWay(table)) return refusedFrame(key, shuffled());
    const { rulebook } = this.room.tournament;
    const report = told as Report;
    this.traceNamedCard(playing, report);
    let pile: readonly Card[] | null = null;
    const look = (cards: readonly Card[]): readonly Card[] => {
      pile = cards;
      return cards;
    };
    const tried = ruleOnHand(playing.hand, { ...report, mix: look }, rulebook);
    if (!tried.ok) return refusedFrame(key, tried.refusal);
    if (pile === null) return this.ruled(playing, tried.value, key, name);
    this.wait(playing);
    return new Promise((resolve, reject) => {
      this.shuffling
        .startAgain(playing, pile!, playing.seats, (mixed, document) => {
          const ruled = ruleOnHand(playing.hand, { ...report, mix: () => mixed }, rulebook);
          if (!ruled.ok) return resolve(refusedFrame(key, ruled.refusal));
          this.ruled(playing, ruled.value, key, name, document).then(resolve, reject);
        })
        .catch(reject);
    });
  }

  /** Whoever names a card learns whether it is there, so everybody at the table learns that it was named. */
  private traceNamedCard({ table, number }: HandInPlay, { seat, card }: Report): void {
    if (seat === undefined || card === undefined) return;
    this.room.runAsSystem({ type: 'note-card', table, hand: number, seat, card });
    this.room.notice('card-named', `The director names ${cardText(card)} as a card of seat ${seat}.`);
  }

  /** The hand cannot end, or cannot even be read: every chip goes back, and it is dealt again with the button where it was. */
  async voidHand({ table, hand: number, key }: Frame<'void-hand'>, name: string): Promise<Answer> {
    const { room } = this;
    if (this.tables.get(table)?.hand?.number !== number || this.tables.get(table)?.kind !== 'dealt')
      return refusedFrame(key, notPlayed(table, number));
    if (this.shuffling.isUnderWay(table)) return refusedFrame(key, shuffled());
    const playing = this.playing.get(table);
    const voided = playing === undefined ? null : voidedHand(playing.hand);
    const answer: Answer = { type: 'done', key, version: room.version };
    const command = { tournament: room.id, key: name, answer };
    room.notice('voided', `Hand ${number} at table ${table} is void: every chip goes back.`);
    if (playing !== undefined && voided?.ok) return this.ruled(playing, voided.value, key, name);
    const stacks = Object.fromEntries(
      [...this.tables.get(table)!.seats.values()].map((id) => [id, room.tournament.players.get(id)!.stack!]),
    );
    const ended = room.decide({ type: 'end-hand', table, stacks, misdeal: true, dealer: true });
    if ('refusal' in ended) return refusedFrame(key, ended.refusal);
    playing?.callOff?.();
    this.playing.delete(table);
    await room.persist({ streams: [ended.write], command });
    return answer;
  }

  private async ruled(
    playing: HandInPlay,
    { events, ruling }: AppliedRuling,
    key: string,
    name: string,
    ...documents: DocumentWrite[]
  ): Promise<Answer> {
    const { room } = this;
    for (const event of events) evolve(playing.hand, event);
    const answer: Answer = { type: 'done', key, version: playing.version + events.length };
    const command = { tournament: room.id, key: name, answer };
    const kept = this.write(playing, events, [], command, documents);
    this.goOn(playing, events);
    room.notice('ruling', ruling.ruling);
    await kept;
    return answer;
  }

  /** Nobody's time runs while cards are shuffled again. */
  private wait(playing: HandInPlay): void {
    playing.callOff?.();
    playing.callOff = null;
    playing.deadline = null;
    this.viewers.publish(playing, []);
  }

  /** Carries a command out on the hand: its events, or why not. */
  private run(playing: HandInPlay, command: HandCommand): HandEvent[] | Refusal {
    const decided = decide(playing.hand, command);
    if (!decided.ok) return decided.refusal;
    for (const event of decided.value) evolve(playing.hand, event);
    this.bots.saw(playing, command);
    return [...decided.value, ...this.straightOn(playing)];
  }

  /** Where the pace leaves no time to look at a street, what the dealer does next belongs to the same moment. */
  private straightOn(playing: HandInPlay): HandEvent[] {
    const { phase } = playing.hand;
    const pauses = phase === BETTING || phase === OVER || this.held !== null;
    if (pauses || this.room.settings.pace.street > 0) return [];
    const events = this.run(playing, { type: 'proceed' });
    return Array.isArray(events) ? events : [];
  }

  /** Into the store: the hand's events, and when it is over its stacks into the night in the same breath. */
  private write(
    playing: HandInPlay,
    events: readonly HandEvent[],
    before: readonly StreamWrite[] = [],
    command?: { tournament: string; key: string; answer: unknown },
    documents: readonly DocumentWrite[] = [],
  ): Promise<void> {
    const hand = { stream: this.streamOf(playing), expected: playing.version, events: events.map(asNew) };
    playing.version += events.length;
    const after = playing.hand.phase === OVER ? [this.end(playing, events)] : [];
    const streams = [...inOne([...before, ...after]), hand];
    return this.room.persist({ streams, documents, ...(command && { command }) });
  }

  private end({ table, hand, seats }: HandInPlay, events: readonly HandEvent[]): StreamWrite {
    const stacks: Record<PlayerId, number> = {};
    const knockedOutBy: Record<PlayerId, PlayerId[]> = {};
    const misdeal = events.some(({ type }) => type === 'voided');
    for (const [seat, player] of seats) {
      stacks[player] = misdeal
        ? this.room.tournament.players.get(player)!.stack!
        : hand.stacks[hand.placeOf(seat)]!;
      if (stacks[player] === 0)
        knockedOutBy[player] = wonLastChipsOf(seat, hand, events).map((winner) => seats.get(winner)!);
    }
    const ended = this.room.decide({
      type: 'end-hand',
      table,
      stacks,
      knockedOutBy,
      misdeal,
      dealer: true,
    });
    if ('refusal' in ended) throw new Error(`a hand that cannot end: ${ended.refusal.message}`);
    const { between } = this.room.settings.pace;
    const pots = events.filter(({ type }) => type === 'awarded').length;
    // Every pot more is pushed by itself and looked at.
    const look = between + Math.max(0, pots - 1) * (between / MORE_POTS);
    this.readyAt.set(table, this.room.ports.now() + look);
    this.playing.delete(table);
    this.talk.handOver(table);
    return ended.write;
  }

  /** What comes next in a hand, a bot's move, somebody's time, or the dealer's; and everybody sees where it stands. */
  private goOn(playing: HandInPlay, events: readonly HandEvent[]): void {
    if (this.shuffling.isUnderWay(playing.table)) return;
    playing.callOff?.();
    playing.callOff = null;
    playing.deadline = null;
    // A clock is called for one decision; who only comes back to the line is still on it.
    if (events.length > 0) playing.called = null;
    this.setTime(playing);
    this.viewers.publish(playing, events);
  }

  private setTime(playing: HandInPlay): void {
    const { hand } = playing;
    if (hand.phase === OVER || this.held) return;
    const { pace } = this.room.settings;
    if (hand.phase !== BETTING) {
      // With the hands face up everybody watches the board come.
      const wait = pace.street * (hand.tabled === 0 ? 1 : ALL_IN);
      return this.in(playing, wait, () => this.step(playing, { type: 'proceed' }));
    }
    const seat = hand.seats[hand.actor]!;
    const player = playing.seats.get(seat)!;
    const bot = this.room.botOf(player);
    if (bot !== null)
      return this.in(playing, this.bots.thinking(pace), () =>
        this.step(playing, this.bots.move(playing, seat, bot)),
      );
    const { awaySince } = this.room.tournament.players.get(player)!;
    if (foldsInTurn(this.room.tournament, playing.table, seat) || awaySince !== null)
      return this.in(playing, pace.street, () => this.timeIsUp(playing, seat));
    this.in(playing, this.time.give(playing, player), () => this.timeIsUp(playing, seat));
  }

  private in(playing: HandInPlay, ms: number, then: () => void): void {
    playing.callOff = this.room.later('hand', ms, then);
  }

  private step(playing: HandInPlay, command: HandCommand): void {
    const events = this.run(playing, command);
    if (!Array.isArray(events)) throw new Error(`the dealer may not: ${(events as Refusal).message}`);
    void this.write(playing, events);
    this.goOn(playing, events);
  }

  /**
   * His time is up: he checks if he can and folds if he cannot, or as the house has it for who is on the clock
   * [dead-hand-clock]; who is not even there counts as having left the table.
   */
  private timeIsUp(playing: HandInPlay, seat: number): void {
    const player = playing.seats.get(seat)!;
    this.time.take(playing, player);
    if (!this.room.isHere(player) && this.room.tournament.players.get(player)!.awaySince === null)
      this.room.runAsSystem({ type: 'leave', player });
    const owes = playing.hand.toCall > 0;
    const { cite } = this.room.tournament.rulebook.tournament.decisionClock;
    if (this.time.kills(playing)) return this.step(playing, { type: 'kill', seat, rule: cite });
    this.step(playing, { type: 'act', seat, action: owes ? 'fold' : 'check' });
  }

  /** Back at the table the moment he is back on the line. */
  arrived(player: PlayerId): void {
    const { tournament } = this.room;
    const found = tournament.players.get(player);
    if (found?.standing.is !== 'in' || found.awaySince === null) return;
    if (tournament.tables.get(found.standing.chair.table)?.kind !== 'dealt') return;
    this.room.runAsSystem({ type: 'come-back', player });
    const playing = this.playing.get(found.standing.chair.table);
    if (
      playing?.hand.phase === BETTING &&
      playing.seats.get(playing.hand.seats[playing.hand.actor]!) === player
    )
      this.goOn(playing, []);
  }

  // Who looks on

  watch = (client: Client, who: Actor, table: TableId): RefusedFrame | null =>
    this.viewers.watch(client, who, table);

  unwatch(client: Client): void {
    this.viewers.unwatch(client);
  }

  framesFor(who: Actor, seen: Seen, client: Client): string[] {
    const hand = this.viewers.framesFor(who, seen, client);
    const held = this.dealsNow()
      ? [encode({ type: 'held', held: this.held, now: this.room.ports.now() })]
      : [];
    return [...held, ...hand, ...this.talk.framesFor(who, this.viewers.tableOf(client, who))];
  }
}

/** Writes to the tournament one after the other, as one: a hand that is over as soon as it is dealt starts and ends in it. */
const inOne = ([first, ...more]: readonly StreamWrite[]): StreamWrite[] =>
  first === undefined ? [] : [{ ...first, events: [first, ...more].flatMap(({ events }) => events) }];
