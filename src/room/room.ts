import { readClock } from '../engine/clock/clock.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { SystemCommand, TournamentCommand } from '../engine/tournament/commands.ts';
import { decide } from '../engine/tournament/decide.ts';
import { PACKED_SCHEMA, packTournament } from '../engine/tournament/pack.ts';
import type { Circumstances } from '../engine/tournament/state/draft.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import { textDigest } from '../fairness/digest.ts';
import type { Answer, ClientFrame, RefusedFrame, Role, ServerFrame } from '../protocol/frames.ts';
import { type TemperamentName, temperaments } from '../sim/temperaments.ts';
import { type Append, asNew, type EventStore, type StreamWrite } from '../store/event-store.ts';
import { tournamentStream } from '../store/names.ts';
import { StoreError } from '../store/store-error.ts';
import type { Actor } from './actor.ts';
import { AppendFailed } from './append-failed.ts';
import { Dealer } from './dealer.ts';
import { encode, TournamentFrames } from './frames.ts';
import type { TimeLost } from './ports.ts';
import { type DealtPace, type Ports, TABLE_PACE } from './ports.ts';
import { type ReadTournament, readTournament } from './read-tournament.ts';
import { plainRefusal, refusedFrame } from './refusals.ts';
import { RoomFailed, type RoomTimer } from './room-fault.ts';
import type { AskedFrame, Client, RoomPort, Seen } from './room-port.ts';

/** What a tournament is besides its events: who is a bot, and how fast its dealt tables go. */
export type RoomSettings = {
  readonly kind: 'live' | 'dealt';
  readonly bots: Readonly<Record<PlayerId, TemperamentName>>;
  readonly pace: DealtPace;
};
export const NO_BOTS: RoomSettings = { kind: 'live', bots: {}, pace: TABLE_PACE };

/** How a room is opened. */
export type OpenOptions = {
  /** Where another server takes over at once, dealt tables need nobody's tap. */
  readonly goOnByItself?: boolean;
  /** Why it was not open. */
  readonly after?: 'restart' | 'problem';
  /** Dealt tables wait when nobody has been connected for so long. */
  readonly holdWhenEmptyMs?: number;
  /** A timer fired late: the machine may have slept. */
  readonly lookAtTime?: () => void;
};

/** What was asked under a key, and what was answered. */
type Asked = { readonly contents: string; answer?: Promise<Answer> };

/** The same for the same contents, in whatever order their fields come. */
const digestOf = (asked: object): string => textDigest(JSON.stringify(asked, inOrder)).slice(0, 32);
const inOrder = (_: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

const keyReused = (key: string): Answer =>
  plainRefusal(key, 'key-reused', 'This key was used for another command: use a new key.');

/** As many answers as are kept at hand in a night of so many; older ones are asked of the store. */
const answersFor = (players: number): number => 5_000 + 50 * players;
/** Events between two times that a night of so many is kept as it is: the larger it is, the longer both take. */
const eventsFor = (players: number): number => Math.max(200 + players, 4 * players);
/** What those who come back need to see where they are, before tables go on by themselves. */
const RECOVERED = 1_000;
/** Shorter absences are nobody's business. */
const AWHILE = 3_000;
/** How often a running night's views are made anew although nothing happened: countdowns end, absences come due. */
const REFRESH = 30_000;
/** Views of a night are made this often at most: for many, a millisecond for each of them. */
const OFTEN = 25;
const RARELY = 2_000;
/** How old a view may be for a client that has just come. */
const FRESH = 500;
/** As many are shown a night at once; tables do not wait while a thousand are. */
const AT_ONCE = 60;

/** A timer that fires this much late tells that the machine slept. */
const LATE_MS = 5_000;
/** The room is opened anew: the socket comes back. */
const COME_BACK = 1011;
/** For the answer to what went wrong to go out before the socket closes. */
const LAST_WORDS_MS = 50;
/** The server was away for so long that the director is asked whether it counts. */
const ASK_ABOVE_MS = 30_000;

export const welcome = (tournament: string, { role, player }: Actor, now: number): string =>
  encode({ type: 'welcome', tournament, role, player, now });

/**
 * One tournament being played: commands in, events into the store, views out. What is decided is true here at once, but
 * nobody hears of it before the store has it: frames are made when it happens and sent when it is kept.
 */
export class Room implements RoomPort {
  readonly id: string;
  readonly ports: Ports;
  readonly settings: RoomSettings;
  history: UndoStack;
  version: number;
  packedAt: number;
  private readonly store: EventStore;
  private readonly clients = new Map<Client, Actor>();
  private readonly byPlayer = new Map<PlayerId, Set<Client>>();
  private readonly answers = new Map<string, Asked>();
  /** Whether the store may know of commands that are not at hand. */
  private forgets = false;
  private readonly dealer: Dealer;
  private readonly options: OpenOptions;
  private seed: string | null = null;
  /** Since when nobody has been connected. */
  private emptySince: number;
  private kept: Promise<void> = Promise.resolve();
  private flushing = false;
  private made: TournamentFrames | null = null;
  /** What the director is told when he comes back after the server was away. */
  private passed: string | null = null;
  private stopTicking: (() => void) | null = null;
  private usedAt: number;
  /** Its log was written over since the server started: what a client has seen at this version may be something else. */
  rewritten = false;
  /** Nothing more happens in here: it failed, or it was closed. */
  stopped = false;
  /** Why the room can go on no more; it is opened anew from the store. */
  failed: Error | null = null;

  constructor(
    id: string,
    store: EventStore,
    ports: Ports,
    settings: RoomSettings,
    { history, version, packedAt }: ReadTournament,
    options: OpenOptions,
  ) {
    this.id = id;
    this.store = store;
    this.ports = ports;
    this.settings = settings;
    this.history = history;
    this.version = version;
    this.packedAt = packedAt;
    this.usedAt = ports.now();
    this.emptySince = ports.now();
    this.options = options;
    this.dealer = new Dealer(this, store);
  }

  /**
   * Opens a tournament from the store, hands in play and all. Its dealt tables wait for somebody's tap, or where they go on
   * by themselves for the first who is there.
   */
  static async open(
    id: string,
    store: EventStore,
    ports: Ports,
    settings: RoomSettings,
    options: OpenOptions = {},
  ): Promise<Room | null> {
    const read = await readTournament(store, id);
    if (read === null) return null;
    const room = new Room(id, store, ports, settings, read, options);
    await room.dealer.reopen(options.after ?? 'restart');
    // Nobody has done anything in a night that was only created.
    room.forgets = read.version > 1;
    room.tick();
    return room;
  }

  get tournament(): Tournament {
    return this.history.tournament;
  }

  /** Nobody looks, nothing is being dealt, and nobody has asked for anything in this long. */
  isQuiet(ms: number): boolean {
    const { phase, tables } = this.tournament;
    const deals = phase === 'running' && [...tables.values()].some(({ kind }) => kind === 'dealt');
    return this.clients.size === 0 && !deals && this.ports.now() - this.usedAt > ms;
  }

  isHere(player: PlayerId): boolean {
    return this.byPlayer.has(player);
  }

  botOf(player: PlayerId) {
    const name = this.settings.bots[player];
    return name === undefined ? null : temperaments[name];
  }

  // Everything of a room runs in its guard

  /** Runs something of this room later. */
  later(timer: RoomTimer, ms: number, run: () => void): () => void {
    const due = this.ports.now() + ms;
    return this.ports.later(ms, () => {
      if (this.stopped) return;
      // Woken from sleep: first everybody's time is renewed, then there is nothing left to be late for.
      const late = this.ports.now() - due > LATE_MS;
      if (late) this.options.lookAtTime?.();
      if (!(late && timer === 'hand')) this.guard(timer, run);
    });
  }

  /** What goes wrong in here fails this room and no other. */
  guard<T>(at: string, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      this.fault(at, error);
      return undefined;
    }
  }

  /** The same for what takes time, and for whoever waits for the answer. */
  private async guarded<T>(at: string, run: () => Promise<T> | T, command?: unknown): Promise<T> {
    if (this.failed !== null) throw this.failed;
    try {
      return await run();
    } catch (error) {
      // What the store would not take has failed the room already, or was only asked for.
      if (this.failed !== null || error instanceof StoreError || error instanceof AppendFailed) throw error;
      this.fault(at, error, command);
      throw new RoomFailed(error);
    }
  }

  fault(at: string, error: unknown, command?: unknown): void {
    if (this.failed !== null) return;
    this.report(at, error, command);
    this.fail(new RoomFailed(error));
  }

  /** For the log. */
  report(at: string, error: unknown, command?: unknown): void {
    const { id: tournament, version, seed } = this;
    this.ports.report({
      tournament,
      at,
      error,
      version,
      hands: this.dealer.handsInPlay(),
      seed,
      ...(command !== undefined && { command }),
    });
  }

  isBot(player: PlayerId): boolean {
    return Object.hasOwn(this.settings.bots, player);
  }

  // Clients

  attach(client: Client, who: Actor, saw: Seen): void {
    if (this.failed !== null) return client.close(COME_BACK, 'come back');
    const seen = this.rewritten ? undefined : saw;
    this.usedAt = this.ports.now();
    this.clients.set(client, who);
    this.guard('attach', () => this.welcome(client, who, seen));
  }

  private welcome(client: Client, who: Actor, seen: Seen): void {
    if (who.player !== null) this.byPlayer.set(who.player, new Set(this.clientsOf(who.player)).add(client));
    const frames = [welcome(this.id, who, this.ports.now())];
    if (seen?.tournament !== this.version) frames.push(this.tournamentFrames().for(who));
    frames.push(...this.dealer.framesFor(who, seen, client));
    if (this.passed !== null && who.role === 'director') {
      frames.push(this.passed);
      this.passed = null;
    }
    this.afterCommit(() => {
      for (const frame of frames) client.send(frame);
    });
    if (who.player !== null) this.dealer.arrived(who.player);
    if (this.dealer.waitsForAnybody(this.options.goOnByItself === true))
      this.later('resume', RECOVERED, () => this.dealer.resume());
  }

  /** As of now, once it is kept. */
  async greet(who: Actor): Promise<readonly string[]> {
    return this.guarded('greet', async () => {
      const now = this.ports.now();
      const frames = [
        welcome(this.id, who, now),
        new TournamentFrames(this.history, this.version, now).for(who),
      ];
      await this.kept;
      return frames;
    });
  }

  detach(client: Client): void {
    this.usedAt = this.ports.now();
    this.guard('detach', () => this.leave(client));
    if (this.clients.size === 0) this.emptySince = this.ports.now();
  }

  private leave(client: Client): void {
    const who = this.clients.get(client);
    this.clients.delete(client);
    this.dealer.unwatch(client);
    if (who?.player == null) return;
    const left = new Set(this.clientsOf(who.player));
    left.delete(client);
    if (left.size > 0) this.byPlayer.set(who.player, left);
    else this.byPlayer.delete(who.player);
  }

  /** A player's phones. */
  clientsOf(player: PlayerId): Iterable<Client> {
    return this.byPlayer.get(player) ?? [];
  }

  /** To everybody, or to those of one role. */
  notice(code: string, message: string, role?: Role): void {
    this.tell({ type: 'notice', code, message, now: this.ports.now() }, role);
  }

  tell(told: ServerFrame, role?: Role): void {
    const frame = encode(told);
    this.afterCommit(() => {
      for (const [client, who] of this.clients)
        if (role === undefined || who.role === role) client.send(frame);
    });
  }

  /** After a restart: what passed meanwhile, for whoever directs; if it was long, whether it counts. */
  tellOfAbsence(since: number, until: number): void {
    const { phase, clock } = this.tournament;
    if (phase !== 'running' || until - since < AWHILE) return;
    const [then, today] = [readClock(clock, since), readClock(clock, until)];
    const level =
      then.level === today.level ? '' : `, and the clock went from level ${then.level} to ${today.level}`;
    this.passed = encode({
      type: 'notice',
      code: 'was-away',
      message: `Riffle was away for ${Math.round((until - since) / 1000)} seconds${level}.`,
      now: this.ports.now(),
    });
    if (until - since >= ASK_ABOVE_MS) this.runAsSystem({ type: 'note-sleep', from: since, to: until });
  }

  /** The machine slept, or its date was set: dealt tables wait with fresh time for everybody, and the director hears why. */
  timeWasLost({ slept, jumped }: TimeLost): void {
    if (this.tournament.phase !== 'running' || this.stopped) return;
    this.guard('time', () => {
      const now = this.ports.now();
      if (jumped !== 0) this.runAsSystem({ type: 'note-jump', by: jumped });
      if (slept > 0) this.runAsSystem({ type: 'note-sleep', from: now - slept, to: now });
      this.usedAt = now;
      this.emptySince = now;
      this.dealer.timeWasLost();
      const minutes = Math.round(slept / 60_000);
      const message =
        slept === 0
          ? 'This machine’s clock was set. The tournament clock did not change.'
          : `This machine slept for ${minutes < 2 ? `${Math.round(slept / 1000)} seconds` : `${minutes} minutes`}.`;
      this.notice('time-lost', message, 'director');
    });
  }

  // Commands

  do(who: Actor, key: string, command: TournamentCommand): Promise<Answer> {
    return this.guarded('do', () => this.done(who, key, command), command);
  }

  private done(who: Actor, key: string, command: TournamentCommand): Promise<Answer> {
    return this.once(who, key, command, async (name) => {
      const done = this.decide(command);
      if ('refusal' in done) return refusedFrame(key, done.refusal);
      const answer: Answer = { type: 'done', key, version: this.version };
      await this.persist({ streams: [done.write], command: { tournament: this.id, key: name, answer } });
      return answer;
    });
  }

  act(who: Actor, frame: ClientFrame & { type: 'act' | 'call-time' }): Promise<Answer> {
    return this.once(who, frame.key, frame, async (name) =>
      frame.type === 'act' ? this.dealer.act(who, frame, name) : this.dealer.callTime(who, frame),
    );
  }

  rule(who: Actor, frame: ClientFrame & { type: 'rule' }): Promise<Answer> {
    return this.once(who, frame.key, frame, (name) => this.dealer.rule(frame, name));
  }

  voidHand(who: Actor, frame: ClientFrame & { type: 'void-hand' }): Promise<Answer> {
    return this.once(who, frame.key, frame, (name) => this.dealer.voidHand(frame, name));
  }

  hold(who: Actor, frame: ClientFrame & { type: 'table' }): Promise<Answer> {
    return this.once(who, frame.key, frame, async (name) => {
      const refusal = this.dealer.hold(frame.do === 'hold', who.role);
      if (refusal !== null) return refusedFrame(frame.key, refusal);
      const answer: Answer = { type: 'done', key: frame.key, version: this.version };
      await this.persist({ command: { tournament: this.id, key: name, answer } });
      return answer;
    });
  }

  talk(who: Actor, frame: ClientFrame & { type: 'say' | 'react' | 'report' | 'silence' }): Answer {
    const { talk } = this.dealer;
    switch (frame.type) {
      case 'say':
        return talk.say(who, frame);
      case 'react':
        return talk.react(who, frame);
      case 'report':
        return talk.report(who, frame);
      case 'silence':
        return talk.silence(frame);
    }
  }

  watch(client: Client, { table }: ClientFrame & { type: 'watch' }): RefusedFrame | null {
    const who = this.clients.get(client);
    return who === undefined ? null : this.dealer.watch(client, who, table);
  }

  prove(client: Client, frame: ClientFrame & { type: 'prove' }): Promise<RefusedFrame | null> {
    return this.dealer.prove(client, this.clients.get(client), frame);
  }

  commit(who: Actor, frame: ClientFrame & { type: 'commit' }): RefusedFrame | null {
    return this.dealer.commit(who, frame);
  }

  reveal(who: Actor, frame: ClientFrame & { type: 'reveal' }): RefusedFrame | null {
    return this.dealer.reveal(who, frame);
  }

  ask(client: Client, who: Actor, frame: AskedFrame): Promise<Answer | null> {
    return this.guarded(frame.type, () => this.answer(client, who, frame), frame);
  }

  private async answer(client: Client, who: Actor, frame: AskedFrame): Promise<Answer | null> {
    switch (frame.type) {
      case 'do':
        return this.done(who, frame.key, frame.command);
      case 'act':
      case 'call-time':
        return this.act(who, frame);
      case 'rule':
        return this.rule(who, frame);
      case 'void-hand':
        return this.voidHand(who, frame);
      case 'table':
        return this.hold(who, frame);
      case 'say':
      case 'react':
      case 'report':
      case 'silence':
        return this.talk(who, frame);
      case 'watch':
        return this.watch(client, frame);
      case 'prove':
        return this.prove(client, frame);
      case 'commit':
        return this.commit(who, frame);
      case 'reveal':
        return this.reveal(who, frame);
    }
  }

  /** What the house does by itself: dealing, moving players, what is due. Gives the refusal, if it may not. */
  runAsSystem(command: TournamentCommand | SystemCommand): Refusal | null {
    const done = this.decide(command);
    if ('refusal' in done) return done.refusal;
    void this.persist({ streams: [done.write] });
    return null;
  }

  /** Decides on the tournament as it is now; the caller must persist the write. */
  decide(
    command: TournamentCommand | SystemCommand,
  ): { readonly write: StreamWrite } | { readonly refusal: Refusal } {
    const { ports, version } = this;
    this.seed = ports.secret();
    const done = this.tried(command, { now: ports.now(), entropy: this.seed });
    if (!done.ok) return { refusal: done.refusal };
    this.usedAt = ports.now();
    this.history = done.value.history;
    this.version = version + done.value.events.length;
    this.changed();
    return {
      write: { stream: tournamentStream(this.id), expected: version, events: done.value.events.map(asNew) },
    };
  }

  /** Deciding changes nothing, so what goes wrong in it is a refusal, and the room goes on. */
  private tried(
    command: TournamentCommand | SystemCommand,
    circumstances: Circumstances,
  ): ReturnType<typeof decide> {
    try {
      return decide(this.history, command, circumstances);
    } catch (error) {
      this.report('decide', error, command);
      const message = 'Riffle could not do that. Nothing has changed.';
      return refuse({ code: 'not-done', rule: null, message });
    }
  }

  /** Sent twice is done once: the second time gets the first one's answer, unless it asks for something else. */
  private once(
    who: Actor,
    key: string,
    asked: object,
    run: (name: string) => Promise<Answer>,
  ): Promise<Answer> {
    const name = `${who.device}:${key}`;
    const contents = digestOf(asked);
    const before = this.answers.get(name);
    if (before !== undefined)
      return before.contents === contents ? before.answer! : Promise.resolve(keyReused(key));
    const now: Asked = { contents };
    // Known before it is run: what it keeps carries its digest.
    this.answers.set(name, now);
    const answer = this.forgets
      ? this.store.answerTo(this.id, name).then((done) => {
          if (done === null) return run(name);
          return (done.contents ?? contents) === contents ? (done.answer as Answer) : keyReused(key);
        })
      : run(name);
    now.answer = answer;
    if (this.answers.size > answersFor(this.tournament.players.size)) {
      this.answers.delete(this.answers.keys().next().value!);
      this.forgets = true;
    }
    // What was refused may be asked again when things have changed.
    answer.then(
      ({ type }) => type === 'refused' && this.answers.delete(name),
      () => this.answers.delete(name),
    );
    return answer;
  }

  // What has happened goes to the store, then to everybody

  persist(append: Append): Promise<void> {
    // Once it is closed it may know the night as it was before its log was changed.
    const appending =
      this.failed === null
        ? this.store.append(this.withTournament(this.withContents(append)))
        : Promise.reject(this.failed);
    const kept = appending.then((appended) => {
      if (appended.ok) return;
      const failed = new AppendFailed(appended.refusal.message);
      // Another server may have been faster; an append that no store would take is a mistake in here.
      if (appended.refusal.code === 'bad-append') this.report('append', failed);
      throw failed;
    });
    this.kept = kept;
    kept.catch((error: Error) => this.fail(error));
    return kept;
  }

  /** With its answer goes what the command was. */
  private withContents(append: Append): Append {
    const contents = append.command && this.answers.get(append.command.key)?.contents;
    return contents === undefined ? append : { ...append, command: { ...append.command!, contents } };
  }

  /** Every so often the night goes along as it is, so that opening it costs the same however long it was. */
  private withTournament(append: Append): Append {
    const { version, history } = this;
    if (version - this.packedAt < eventsFor(history.tournament.players.size)) return append;
    // Also where it is too much to keep: then it is tried again as much later.
    this.packedAt = version;
    const state = packTournament(history);
    if (state === null) return append;
    const stream = tournamentStream(this.id);
    return { ...append, snapshots: [{ stream, version, schema: PACKED_SCHEMA, state }] };
  }

  afterCommit(send: () => void): void {
    this.kept.then(
      () => this.guard('send', send),
      () => {},
    );
  }

  /**
   * The store could not keep what has been decided here, or something in here went wrong: nobody has heard of it. Everybody
   * is told and comes back to the room as the store has it.
   */
  private fail(error: Error): void {
    const message = error instanceof RoomFailed ? error.message : 'Riffle could not save the last step.';
    const notice = encode({ type: 'notice', code: 'problem', message, now: this.ports.now() });
    void this.close(error, COME_BACK, 'come back', notice);
  }

  /** Nothing more is kept here, and everybody leaves: it has to be opened again from the store. */
  close(why: Error, code: number, reason: string, lastWords?: string): Promise<void> {
    if (this.failed === null) {
      this.failed = why;
      const clients = [...this.clients.keys()];
      const dismiss = (client: Client): void => {
        try {
          if (lastWords !== undefined) client.send(lastWords);
          client.close(code, reason);
        } catch {
          // Its socket is gone already, and the others still have to hear of it.
        }
      };
      if (lastWords === undefined) clients.forEach(dismiss);
      else this.ports.later(LAST_WORDS_MS, () => clients.forEach(dismiss));
      this.stop();
    }
    return this.settled();
  }

  stop(): void {
    this.stopped = true;
    try {
      this.stopTicking?.();
      this.dealer.stop();
    } catch (error) {
      this.fault('stop', error);
    }
  }

  /** When all that has been decided so far is kept, or cannot be. */
  settled(): Promise<void> {
    return this.kept.catch(() => {});
  }

  private changed(): void {
    this.dealer.tournamentChanged();
    if (this.flushing) return;
    this.flushing = true;
    const { size } = this.clients;
    const wait = size > AT_ONCE ? Math.min(size, RARELY) : OFTEN;
    this.later('flush', wait, () => this.flush());
  }

  /** Made once for all who ask at about the same time. */
  private tournamentFrames(): TournamentFrames {
    const now = this.ports.now();
    const { made } = this;
    if (made === null || made.version !== this.version || now - made.now > FRESH || made.now > now)
      this.made = new TournamentFrames(this.history, this.version, now);
    return this.made!;
  }

  private flush(): void {
    this.flushing = false;
    const frames = this.tournamentFrames();
    const clients = [...this.clients];
    this.afterCommit(() => this.show(frames, clients));
    const { holdWhenEmptyMs = Number.POSITIVE_INFINITY } = this.options;
    if (clients.length === 0 && frames.now - this.emptySince >= holdWhenEmptyMs) this.dealer.pause('nobody');
    this.tick();
  }

  private show(frames: TournamentFrames, clients: readonly (readonly [Client, Actor])[], from = 0): void {
    // Who has come in anew since has a newer one.
    for (const [client, who] of clients.slice(from, from + AT_ONCE))
      if (this.clients.get(client) === who) client.send(frames.for(who));
    const next = from + AT_ONCE;
    if (next < clients.length) this.later('show', 0, () => this.show(frames, clients, next));
  }

  /** Wakes when the clock's stretch ends, or now and then. */
  private tick(): void {
    this.stopTicking?.();
    this.stopTicking = null;
    if (this.tournament.phase !== 'running' || this.stopped) return;
    const { left, running } = readClock(this.tournament.clock, this.ports.now());
    const wait = running && left !== null ? Math.min(left, REFRESH) : REFRESH;
    this.stopTicking = this.later('tick', Math.max(1, wait), () => {
      this.dealer.tournamentChanged();
      this.flush();
    });
  }
}
