import type { Answer } from '../protocol/frames.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Actor } from './actor.ts';
import { plainRefusal } from './refusals.ts';

/** What was asked under a key, and its answer. */
type Asked = { readonly contents: string; answer?: Promise<Answer> };

/**
 * A short name for what was asked. Schemas have put its fields in order, and nobody gains by two commands of theirs with one
 * name, so a fast hash (cyrb53) does: it is made for every action at every table.
 */
function digestOf(asked: object): string {
  const text = JSON.stringify(asked);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    high = Math.imul(high ^ char, 2654435761);
    low = Math.imul(low ^ char, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

const keyReused = (key: string): Answer =>
  plainRefusal(key, 'key-reused', 'This key was used for another command: use a new key.');

/** How many answers stay in memory for a field of this size; older ones are in the store. */
const answersFor = (playerCount: number): number => 5_000 + 50 * playerCount;

/** Answers by key: a command sent twice is done once, and the second sender gets the first one's answer. */
export class Answers {
  private readonly tournament: string;
  private readonly store: Pick<EventStore, 'answerTo'>;
  private readonly known = new Map<string, Asked>();
  /** Whether the store may hold answers that are not in memory. */
  private storeHasMore: boolean;

  constructor(tournament: string, store: Pick<EventStore, 'answerTo'>, storeHasMore: boolean) {
    this.tournament = tournament;
    this.store = store;
    this.storeHasMore = storeHasMore;
  }

  /** Runs it unless its key was used before; `run` gets the name under which the answer is stored. */
  once(
    who: Actor,
    key: string,
    asked: object,
    playerCount: number,
    run: (name: string) => Promise<Answer>,
  ): Promise<Answer> {
    const name = `${who.device}:${key}`;
    const contents = digestOf(asked);
    const before = this.known.get(name);
    if (before !== undefined)
      return before.contents === contents ? before.answer! : Promise.resolve(keyReused(key));
    const now: Asked = { contents };
    // Set before it runs: the append it makes looks up its digest here.
    this.known.set(name, now);
    const answer = this.storeHasMore ? this.fromStoreOr(name, key, contents, run) : run(name);
    now.answer = answer;
    if (this.known.size > answersFor(playerCount)) {
      this.known.delete(this.known.keys().next().value!);
      this.storeHasMore = true;
    }
    // A refused command may be sent again once things have changed.
    answer.then(
      ({ type }) => type === 'refused' && this.known.delete(name),
      () => this.known.delete(name),
    );
    return answer;
  }

  private async fromStoreOr(
    name: string,
    key: string,
    contents: string,
    run: (name: string) => Promise<Answer>,
  ): Promise<Answer> {
    const done = await this.store.answerTo(this.tournament, name);
    if (done === null) return run(name);
    return (done.contents ?? contents) === contents ? (done.answer as Answer) : keyReused(key);
  }

  /** The digest of what was asked under this name. */
  contentsOf(name: string): string | undefined {
    return this.known.get(name)?.contents;
  }
}
