import { readClock } from '../engine/clock/clock.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { SystemCommand, TournamentCommand } from '../engine/tournament/commands.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import type { Answer, ClientFrame, RefusedFrame } from '../protocol/frames.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Actor } from './actor.ts';
import { Answers } from './answers.ts';
import { Broadcast } from './broadcast.ts';
import { Dealer } from './dealer.ts';
import { DealerRoom } from './dealer-room.ts';
import { encode, TournamentFrames, welcomeFrame } from './frames.ts';
import { keptHand } from './kept-hand.ts';
import { absenceMessage, asksWhetherItCounts, timeLostMessage } from './lost-time.ts';
import type { HandFrame } from './player-actions.ts';
import type { Ports, TimeLost } from './ports.ts';
import { type ReadTournament, readTournament } from './read-tournament.ts';
import { refusedFrame } from './refusals.ts';
import { dismiss, RoomClients } from './room-clients.ts';
import { RoomFailed } from './room-fault.ts';
import { RoomGuard } from './room-guard.ts';
import type { AskedFrame, Client, RoomPort, Seen } from './room-port.ts';
import { isBotIn, type OpenOptions, type RoomSettings } from './room-settings.ts';
import { renamedBots } from './seating-bots.ts';
import { TournamentLog } from './tournament-log.ts';

type Frame<T extends AskedFrame['type']> = ClientFrame & { type: T };

/** Players who reconnect see where they are before dealing resumes by itself. */
const RESUME_AFTER_MS = 1_000;
/** The WebSocket code for a room that reopens: the client connects again. */
const COME_BACK = 1011;
/** Lets the answer about a problem go out before the socket closes. */
const LAST_FRAME_MS = 50;

/**
 * One tournament being played: commands in, events into the store, views out. What is decided holds here at once, but
 * nobody hears of it before the store has it: frames are made when something happens and sent after the commit.
 */
export class Room implements RoomPort {
  readonly id: string;
  readonly settings: RoomSettings;
  private readonly ports: Ports;
  private readonly options: OpenOptions;
  private readonly clients = new RoomClients();
  private readonly guard: RoomGuard;
  private readonly log: TournamentLog;
  private readonly answers: Answers;
  private readonly broadcast: Broadcast;
  private readonly dealer: Dealer;
  /** When somebody last came, left or did something; and since when nobody has been connected. */
  private usedAt: number;
  private emptySince: number;
  /** What the first director to connect reads after the server was away. */
  private absenceFrame: string | null = null;
  /** Its log was rewritten since the server started: a version a client has seen may stand for something else now. */
  rewritten = false;

  constructor(
    id: string,
    store: EventStore,
    ports: Ports,
    settings: RoomSettings,
    read: ReadTournament,
    options: OpenOptions,
  ) {
    this.id = id;
    this.ports = ports;
    this.settings = settings;
    this.options = options;
    this.usedAt = ports.now();
    this.emptySince = ports.now();
    this.guard = new RoomGuard(ports, {
      whereItStands: () => this.whereItStands(),
      fail: (error) => this.fail(error),
      lookAtTime: () => options.lookAtTime?.(),
    });
    const { guard, clients } = this;
    // In a tournament that was only created nobody has asked for anything.
    this.answers = new Answers(id, store, read.version > 1);
    this.log = new TournamentLog({ id, store, ports, guard, answers: this.answers }, read, () =>
      this.changed(),
    );
    this.broadcast = new Broadcast({
      log: this.log,
      clients,
      guard,
      now: () => ports.now(),
      timePassed: () => this.dealer.tournamentChanged(),
      shown: (now) => this.holdIfEmpty(now),
    });
    const { log, broadcast } = this;
    this.dealer = new Dealer(new DealerRoom({ id, settings, ports, clients, guard, log, broadcast }), store);
  }

  /** Opens a tournament from the store with its hands in play. Dealt tables wait for a tap, or for the first to connect. */
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
    room.broadcast.tick();
    return room;
  }

  get history(): UndoStack {
    return this.log.history;
  }

  get tournament(): Tournament {
    return this.log.history.tournament;
  }

  get version(): number {
    return this.log.version;
  }

  get stopped(): boolean {
    return this.guard.stopped;
  }

  get failed(): Error | null {
    return this.guard.failed;
  }

  /** Nobody is connected, nothing is being dealt, and nobody has asked for anything in this long. */
  isQuiet(ms: number): boolean {
    const { phase, tables } = this.tournament;
    const deals = phase === 'running' && [...tables.values()].some(({ kind }) => kind === 'dealt');
    return this.clients.count === 0 && !deals && this.ports.now() - this.usedAt > ms;
  }

  isBot(player: PlayerId): boolean {
    return isBotIn(this.settings, player);
  }

  runAsSystem(command: TournamentCommand | SystemCommand): Refusal | null {
    return this.log.runAsSystem(command);
  }

  /** The blinds do not go up while the director has paused the tables. */
  private pauseClock(): void {
    const { phase, clock } = this.tournament;
    if (phase === 'running' && readClock(clock, this.ports.now()).running)
      this.runAsSystem({ type: 'clock', do: 'stop', why: 'dispute' });
  }

  private changed(): void {
    this.usedAt = this.ports.now();
    // Started at the desk again, or its pause undone: the tables the director paused with it continue.
    if (this.dealer.hold.why === 'director' && readClock(this.tournament.clock, this.usedAt).running)
      this.dealer.hold.set(false, 'director');
    this.dealer.tournamentChanged();
    this.broadcast.soon();
  }

  private holdIfEmpty(now: number): void {
    const { holdWhenEmptyMs = Number.POSITIVE_INFINITY } = this.options;
    if (this.clients.count === 0 && now - this.emptySince >= holdWhenEmptyMs)
      this.dealer.hold.pause('nobody');
  }

  // Clients

  attach(client: Client, who: Actor, saw: Seen): void {
    if (this.failed !== null) return client.close(COME_BACK, 'come back');
    this.usedAt = this.ports.now();
    this.clients.add(client, who);
    this.guard.run('attach', () => this.welcome(client, who, this.rewritten ? undefined : saw));
  }

  private welcome(client: Client, who: Actor, seen: Seen): void {
    const frames = [welcomeFrame(this.id, who, this.ports.now())];
    if (seen?.tournament !== this.version) frames.push(this.broadcast.frames().for(who));
    frames.push(...this.dealer.framesFor(who, seen, client));
    if (this.absenceFrame !== null && who.role === 'director') {
      frames.push(this.absenceFrame);
      this.absenceFrame = null;
    }
    this.log.afterCommit(() => {
      for (const frame of frames) client.send(frame);
    });
    if (who.player !== null) this.dealer.arrived(who.player);
    if (this.dealer.hold.waitsForAnybody(this.options.goOnByItself === true))
      this.guard.later('resume', RESUME_AFTER_MS, () => this.dealer.hold.resume());
  }

  /** As of now, once it is committed. */
  async greet(who: Actor): Promise<readonly string[]> {
    return this.guard.answer('greet', async () => {
      const now = this.ports.now();
      const frames = [
        welcomeFrame(this.id, who, now),
        new TournamentFrames(this.history, this.version, now).for(who),
      ];
      await this.log.committed;
      return frames;
    });
  }

  detach(client: Client): void {
    this.usedAt = this.ports.now();
    const player = this.clients.remove(client);
    this.guard.run('detach', () => this.dealer.left(client, player));
    if (this.clients.count === 0) this.emptySince = this.usedAt;
  }

  // Time that nobody played

  /** After a restart: tells the director what passed meanwhile and, if it was long, asks whether it counts. */
  tellOfAbsence(from: number, to: number): void {
    const { phase, clock } = this.tournament;
    const message = phase === 'running' ? absenceMessage(clock, from, to) : null;
    if (message === null) return;
    this.absenceFrame = encode({ type: 'notice', code: 'was-away', message, now: this.ports.now() });
    if (asksWhetherItCounts(from, to, this.ports)) this.runAsSystem({ type: 'note-sleep', from, to });
  }

  /** The machine slept or its date was set: dealt tables wait with fresh time for everybody, and the director is told. */
  timeWasLost(lost: TimeLost): void {
    if (this.tournament.phase !== 'running' || this.stopped) return;
    this.guard.run('time', () => {
      const [now, asks] = [this.ports.now(), !this.ports.sleepCounts];
      const from = now - lost.sleptMs;
      if (lost.jumpedMs !== 0) this.runAsSystem({ type: 'note-jump', by: lost.jumpedMs });
      if (from < now && asks) this.runAsSystem({ type: 'note-sleep', from, to: now });
      this.usedAt = now;
      this.emptySince = now;
      this.dealer.timeWasLost();
      if (asks || lost.jumpedMs !== 0) this.broadcast.notice('time-lost', timeLostMessage(lost), 'director');
    });
  }

  // Requests

  do(who: Actor, key: string, command: TournamentCommand): Promise<Answer> {
    return this.guard.answer('do', () => this.done(who, key, command), command);
  }

  private done(who: Actor, key: string, command: TournamentCommand): Promise<Answer> {
    return this.once(who, key, command, async (name) => {
      const kept = keptHand(this.tournament, command);
      const done = this.log.decide(this.onWhoseWord(who, command));
      if ('refusal' in done) return refusedFrame(key, done.refusal);
      const answer: Answer = { type: 'done', key, version: this.version };
      const streams = [done.write, ...kept];
      const stored = this.log.persist({ streams, command: { tournament: this.id, key: name, answer } });
      // A bot gives up its name to somebody who comes later and has it too.
      for (const rename of renamedBots(this.tournament, this.settings, command)) this.runAsSystem(rename);
      await stored;
      return answer;
    });
  }

  /** An exception goes on record with the person who made it. */
  private onWhoseWord({ player, role }: Actor, command: TournamentCommand): TournamentCommand {
    if (!('anyway' in command) || command.anyway === undefined) return command;
    const by = (player === null ? undefined : this.tournament.players.get(player)?.name) ?? role;
    return { ...command, anyway: { ...command.anyway, by } };
  }

  private once(who: Actor, key: string, asked: object, run: (name: string) => Promise<Answer>) {
    return this.answers.once(who, key, asked, this.tournament.players.size, run);
  }

  act(who: Actor, frame: HandFrame): Promise<Answer> {
    return this.once(who, frame.key, frame, (name) => this.dealer.actions.answer(who, frame, name));
  }

  rule(who: Actor, frame: Frame<'rule'>): Promise<Answer> {
    return this.once(who, frame.key, frame, (name) => this.dealer.rulings.rule(frame, name));
  }

  voidHand(who: Actor, frame: Frame<'void-hand'>): Promise<Answer> {
    return this.once(who, frame.key, frame, (name) => this.dealer.rulings.voidHand(frame, name));
  }

  hold(who: Actor, frame: Frame<'table'>): Promise<Answer> {
    return this.once(who, frame.key, frame, async (name) => {
      const { hold } = this.dealer;
      const wasPaused = hold.why === 'director';
      if (frame.do === 'hold') this.pauseClock();
      const refusal = hold.set(frame.do === 'hold', who.role);
      if (refusal !== null) return refusedFrame(frame.key, refusal);
      if (frame.do === 'go-on' && wasPaused) this.runAsSystem({ type: 'clock', do: 'start' });
      const answer: Answer = { type: 'done', key: frame.key, version: this.version };
      await this.log.persist({ command: { tournament: this.id, key: name, answer } });
      return answer;
    });
  }

  talk(who: Actor, frame: Frame<'say' | 'react' | 'report' | 'silence' | 'open-talk'>): Answer {
    return this.dealer.talk.answer(who, frame);
  }

  watch(client: Client, { table }: Frame<'watch'>): RefusedFrame | null {
    const who = this.clients.actorOf(client);
    return who === null ? null : this.dealer.viewers.watch(client, who, table);
  }

  prove(client: Client, frame: Frame<'prove'>): Promise<RefusedFrame | null> {
    return this.dealer.shuffling.prove(client, this.clients.actorOf(client), frame);
  }

  commit(who: Actor, frame: Frame<'commit'>): RefusedFrame | null {
    return this.dealer.shuffling.commit(who, frame);
  }

  reveal(who: Actor, frame: Frame<'reveal'>): RefusedFrame | null {
    return this.dealer.shuffling.reveal(who, frame);
  }

  ask(client: Client, who: Actor, frame: AskedFrame): Promise<Answer | null> {
    return this.guard.answer(frame.type, () => this.answer(client, who, frame), frame);
  }

  private answer(client: Client, who: Actor, frame: AskedFrame): Promise<Answer | null> | Answer | null {
    switch (frame.type) {
      case 'do':
        return this.done(who, frame.key, frame.command);
      case 'act':
      case 'call-time':
      case 'more-time':
      case 'hurry':
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
      case 'open-talk':
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

  // The end

  fault(at: string, error: unknown): void {
    this.guard.fault(at, error);
  }

  private whereItStands() {
    const { version, seed } = this.log;
    return { tournament: this.id, version, seed, hands: this.dealer.handsInPlay() };
  }

  /** Something went wrong in here, or the store did not take what was decided: everybody comes back to what it has. */
  private fail(error: Error): void {
    const message = error instanceof RoomFailed ? error.message : 'Riffle could not save the last step.';
    const notice = encode({ type: 'notice', code: 'problem', message, now: this.ports.now() });
    void this.close(error, COME_BACK, 'come back', notice);
  }

  /** Nothing more is appended from here, and everybody leaves: the room must be opened again from the store. */
  close(why: Error, code: number, reason: string, lastFrame?: string): Promise<void> {
    if (this.guard.failed === null) {
      this.guard.failed = why;
      const clients = [...this.clients.all()].map(([client]) => client);
      if (lastFrame === undefined) dismiss(clients, code, reason);
      else this.ports.later(LAST_FRAME_MS, () => dismiss(clients, code, reason, lastFrame));
      this.stop();
    }
    return this.settled();
  }

  stop(): void {
    this.guard.stopped = true;
    try {
      this.broadcast.stop();
      this.dealer.stop();
    } catch (error) {
      this.fault('stop', error);
    }
  }

  /** When everything decided so far is committed or has failed. */
  settled(): Promise<void> {
    return this.log.settled();
  }
}
