import { type Prepared, prepare, prepareRewrite } from './append.ts';
import { type Commands, doneCommand, type FoundAnswer, pair } from './batch.ts';
import { type Append, type Appended, type DoneCommand, EventStore, type Rewrite } from './event-store.ts';
import { isKey, isWord } from './names.ts';
import type { StoreError } from './store-error.ts';
import { nextTurn, pause } from './turn.ts';

type Waiting = {
  readonly append: Prepared;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
};

/** Between commits when many write. */
const TOGETHER_MS = 6;

/** A store in which many appends share one commit. */
export abstract class GroupedStore extends EventStore {
  /** How often something was kept; many appends may share one. */
  commits = 0;
  private waiting: Waiting[] = [];
  /** What has the store to itself, between commits. */
  private alone: Waiting[] = [];
  /** What is asked in one turn of the event loop, and the query that answers it all. */
  private asked: (readonly [tournament: string, key: string])[] = [];
  private asking: Promise<ReadonlyMap<string, FoundAnswer>> | null = null;
  /** The commit that comes or is under way. */
  private keeping: Promise<void> | null = null;
  /** Whether several wrote together last time, and when that was kept. */
  private together = false;
  private keptAt = 0;
  private closed = false;
  /** Nobody knows what was kept: only opening the store again tells. */
  protected broken: StoreError | null = null;

  /** Keeps all of these or throws; each is answered. */
  protected abstract keepGroup(group: readonly Prepared[]): Promise<readonly Appended[]>;
  /** Writes this over what is there, or throws. */
  protected abstract rewriteAlone(rewrite: Prepared): Promise<Appended>;
  protected abstract findAnswers(commands: Commands): Promise<readonly FoundAnswer[]>;
  protected abstract letGo(): void | Promise<void>;
  protected abstract closedError(): StoreError;

  async append(append: Append): Promise<Appended> {
    this.mustBeOpen();
    const prepared = prepare(append);
    if (!prepared.ok) return prepared;
    return new Promise((resolve, reject) => {
      this.waiting.push({ append: prepared.value, resolve, reject });
      this.keeping ??= this.keepAll();
    });
  }

  async rewrite(rewrite: Rewrite): Promise<Appended> {
    this.mustBeOpen();
    const prepared = prepareRewrite(rewrite);
    if (!prepared.ok) return prepared;
    this.rewriting++;
    const done = new Promise<Appended>((resolve, reject) => {
      this.alone.push({ append: prepared.value, resolve, reject });
      this.keeping ??= this.keepAll();
    });
    return done.finally(() => {
      this.rewriting--;
    });
  }

  /** All that arrives in one turn of the event loop shares a commit, and so does all that arrives during the last one. */
  private async keepAll(): Promise<void> {
    while (this.waiting.length > 0 || this.alone.length > 0) {
      // When many write they wait a moment for each other: the disk is slower than any table.
      const rest = this.together ? TOGETHER_MS - (performance.now() - this.keptAt) : 0;
      await (rest > 0 ? pause(rest) : nextTurn());
      await this.keepTogether(this.waiting.splice(0));
      for (const each of this.alone.splice(0)) await this.keepAlone(each);
    }
    this.keeping = null;
  }

  private async keepAlone({ append, resolve, reject }: Waiting): Promise<void> {
    try {
      if (this.broken !== null) throw this.broken;
      const rewritten = await this.rewriteAlone(append);
      if (rewritten.ok) this.rewrites++;
      resolve(rewritten);
    } catch (error) {
      // It may be written all the same: what was read before is not relied on.
      this.rewrites++;
      reject(error);
    }
  }

  private async keepTogether(group: readonly Waiting[]): Promise<void> {
    if (group.length === 0) return;
    this.together = group.length > 2;
    try {
      if (this.broken !== null) throw this.broken;
      const answers = await this.keepGroup(group.map(({ append }) => append));
      if (answers.some(({ ok }) => ok)) this.commits++;
      this.keptAt = performance.now();
      for (const [index, { resolve }] of group.entries()) resolve(answers[index]!);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  async answerTo(tournament: string, key: string): Promise<DoneCommand | null> {
    this.mustBeOpen();
    // Nothing was done under what is no name.
    if (!isWord(tournament) || !isKey(key)) return null;
    this.asked.push([tournament, key]);
    this.asking ??= this.findAsked();
    const found = (await this.asking).get(pair(tournament, key));
    return found === undefined ? null : doneCommand(found);
  }

  private async findAsked(): Promise<ReadonlyMap<string, FoundAnswer>> {
    await nextTurn();
    this.asking = null;
    const found = await this.findAnswers(this.asked.splice(0));
    return new Map(found.map((each) => [pair(each.tournament, each.key), each]));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.keeping;
    await this.letGo();
  }

  protected mustBeOpen(): void {
    if (this.closed) throw this.closedError();
    if (this.broken !== null) throw this.broken;
  }
}
