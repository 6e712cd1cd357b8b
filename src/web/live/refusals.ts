import { sentence } from '../format.ts';
import type { Catalogue } from '../language.ts';

/** A refusal with its figures, over the socket or by HTTP. */
export type Refusal = { readonly code: string; readonly message: string; readonly [figure: string]: unknown };

/** How a language says a refusal, by its code, from its figures and the name of whom it is about. */
export type RefusalWords = Readonly<Record<string, (refusal: Refusal, name: string) => string>>;

/** What the server says is English already. */
const en: RefusalWords = {};

export const refusalWords: Catalogue<RefusalWords> = {
  en,
  de: () => import('./refusals.de.ts').then(({ de }) => de),
};

/** Why not, as a sentence; what a language has no words for is said as the server said it. */
export const refusalText = (refusal: Refusal, t: RefusalWords, name = ''): string =>
  t[refusal.code]?.(refusal, name) ?? sentence(refusal.message);
