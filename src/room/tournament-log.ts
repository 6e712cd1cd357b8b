import { type Refusal, refuse } from '../engine/refusal.ts';
import type { SystemCommand, TournamentCommand } from '../engine/tournament/commands.ts';
import { decide } from '../engine/tournament/decide.ts';
import { PACKED_SCHEMA, packTournament } from '../engine/tournament/pack.ts';
import type { Circumstances } from '../engine/tournament/state/draft.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import { type Append, asNew, type EventStore, type StreamWrite } from '../store/event-store.ts';
import { tournamentStream } from '../store/names.ts';
import type { Answers } from './answers.ts';
import { AppendFailed } from './append-failed.ts';
import type { Ports } from './ports.ts';
import type { ReadTournament } from './read-tournament.ts';
import type { RoomGuard } from './room-guard.ts';

/** What the log is made of: where it writes, who runs its errors, and who knows what was asked. */
type LogParts = {
  readonly id: string;
  readonly store: Pick<EventStore, 'append'>;
  readonly ports: Pick<Ports, 'now' | 'secret'>;
  readonly guard: Pick<RoomGuard, 'failed' | 'run' | 'report' | 'fail'>;
  readonly answers: Pick<Answers, 'contentsOf'>;
};

export type Decided = { readonly write: StreamWrite } | { readonly refusal: Refusal };

/** Events between two snapshots: the larger the field, the longer both a snapshot and a replay take. */
const eventsBetweenSnapshots = (playerCount: number): number => Math.max(200 + playerCount, 4 * playerCount);

/**
 * The tournament in memory and its events on their way to the store. What is decided holds here at once; frames about it
 * wait for the commit (`afterCommit`), so nobody sees what a crash could take back.
 */
export class TournamentLog {
  history: UndoStack;
  version: number;
  /** The entropy of the last command, for the log of faults. */
  seed: string | null = null;
  /** Rejects when the last append failed. */
  committed: Promise<void> = Promise.resolve();
  private snapshotVersion: number;
  private readonly parts: LogParts;
  private readonly changed: () => void;

  constructor(parts: LogParts, { history, version, packedAt }: ReadTournament, changed: () => void) {
    this.parts = parts;
    this.changed = changed;
    this.history = history;
    this.version = version;
    this.snapshotVersion = packedAt;
  }

  /** Decides on the tournament as it is now; the caller must persist the write. */
  decide(command: TournamentCommand | SystemCommand): Decided {
    const { version } = this;
    const { id, ports } = this.parts;
    this.seed = ports.secret();
    const done = this.tryOut(command, { now: ports.now(), entropy: this.seed });
    if (!done.ok) return { refusal: done.refusal };
    this.history = done.value.history;
    this.version = version + done.value.events.length;
    this.changed();
    return {
      write: { stream: tournamentStream(id), expected: version, events: done.value.events.map(asNew) },
    };
  }

  /** Does what Riffle does without being asked: dealing, moving players, what is due. The refusal, if it may not. */
  runAsSystem(command: TournamentCommand | SystemCommand): Refusal | null {
    const done = this.decide(command);
    if ('refusal' in done) return done.refusal;
    void this.persist({ streams: [done.write] });
    return null;
  }

  /** Deciding changes nothing, so an exception in it becomes a refusal, and the room goes on. */
  private tryOut(
    command: TournamentCommand | SystemCommand,
    circumstances: Circumstances,
  ): ReturnType<typeof decide> {
    try {
      return decide(this.history, command, circumstances);
    } catch (error) {
      this.parts.guard.report('decide', error, command);
      const message = 'Riffle could not do that. Nothing has changed.';
      return refuse({ code: 'not-done', rule: null, message });
    }
  }

  persist(append: Append): Promise<void> {
    // A closed room may hold the tournament as it was before its log was rewritten.
    const { guard, store } = this.parts;
    const appending =
      guard.failed === null
        ? store.append(this.withSnapshot(this.withContents(append)))
        : Promise.reject(guard.failed);
    const committed = appending.then((appended) => {
      if (appended.ok) return;
      const failed = new AppendFailed(appended.refusal.message);
      // Another server may have been faster; an append that no store would take is a bug.
      if (appended.refusal.code === 'bad-append') guard.report('append', failed);
      throw failed;
    });
    this.committed = committed;
    committed.catch((error: Error) => guard.fail(error));
    return committed;
  }

  /** Stores the digest of the command beside its answer. */
  private withContents(append: Append): Append {
    const contents = append.command && this.parts.answers.contentsOf(append.command.key);
    return contents === undefined ? append : { ...append, command: { ...append.command!, contents } };
  }

  /** Adds a snapshot every so often, so that opening a room costs the same however long the tournament has run. */
  private withSnapshot(append: Append): Append {
    const { version, history } = this;
    if (version - this.snapshotVersion < eventsBetweenSnapshots(history.tournament.players.size))
      return append;
    // Also where the snapshot is too large to store: the next try comes as many events later.
    this.snapshotVersion = version;
    const state = packTournament(history);
    if (state === null) return append;
    const stream = tournamentStream(this.parts.id);
    return { ...append, snapshots: [{ stream, version, schema: PACKED_SCHEMA, state }] };
  }

  /** Runs it once everything decided so far is committed; never, if that fails. */
  afterCommit(send: () => void): void {
    this.committed.then(
      () => this.parts.guard.run('send', send),
      () => {},
    );
  }

  /** When everything decided so far is committed or has failed. */
  settled(): Promise<void> {
    return this.committed.catch(() => {});
  }
}
