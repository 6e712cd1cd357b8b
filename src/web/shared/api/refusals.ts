import type { Refusal } from '../../../engine/refusal.ts';
import type { RefusalCode, RefusalFigures } from '../../../engine/refusal-codes.ts';
import { sentence } from '../format.ts';
import type { Catalogue } from '../language.ts';

type Among<Code extends RefusalCode> = Code;

/** No screen asks for what these refuse: they answer programs, or the engine itself. */
type OffScreen = Among<
  // A hand that cannot be set up or followed.
  | 'bad-button'
  | 'bad-cards'
  | 'bad-deck'
  | 'bad-final-stack'
  | 'bad-forced-bets'
  | 'bad-odd-chip'
  | 'bad-post'
  | 'bad-seat'
  | 'bad-seat-stack'
  | 'betting-goes-on'
  | 'board-missing'
  | 'entropy-needed'
  | 'hand-not-over'
  | 'nobody-there'
  | 'seat-taken'
  | 'seats-out-of-order'
  | 'stacks-needed'
  | 'tie-card-needed'
  | 'too-few-players'
  | 'too-many-players'
  | 'unfinished'
  | 'unknown-action'
  | 'wrong-call'
  | 'wrong-street'
  // A phone's part in the shuffle, which it takes by itself.
  | 'not-next'
  | 'shuffle-closed'
  // Requests that Riffle's own pages never send.
  | 'bad-frame'
  | 'hello-first'
  | 'host-only'
  | 'key-needed'
  | 'key-reused'
  | 'not-json'
  | 'not-text'
  | 'taken'
  | 'too-deep'
  | 'too-many-sockets'
  | 'too-slow'
  | 'wrong-host'
  | 'wrong-origin'
  // Has a page of its own.
  | 'deleted'
>;

export type ScreenRefusal = Exclude<RefusalCode, OffScreen>;

/** How a language says a refusal, from its figures; null where the server's own words are in that language. */
export type RefusalWords =
  | {
      readonly [Code in ScreenRefusal]: (figures: RefusalFigures[Code]) => string;
    }
  | null;

/** What the server says is English already. */
const en: RefusalWords = null;

export const refusalWords: Catalogue<RefusalWords> = {
  en,
  de: () => import('./refusals.de.ts').then(({ de }) => de),
};

/** Why not, as a sentence; a code from another version of the server is said as that server said it. */
export function refusalText(refusal: Refusal, t: RefusalWords): string {
  // The figures of a code belong to its words, which the compiler cannot follow from one table to the other.
  const words = t as Readonly<Record<string, ((figures: Refusal) => string) | undefined>> | null;
  return words?.[refusal.code]?.(refusal) ?? sentence(refusal.message);
}
