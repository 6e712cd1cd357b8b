import type { Irregularity } from './ruling.ts';
import { irregularities } from './rulings.ts';
import { germanTerms } from './terms.de.ts';
import { terms } from './terms.ts';

/** Words that say nothing about what happened. */
const FILLER = new Set(
  `a an and are at by can did do does for from had has have he her his i in is it its me my of on or our she so that the
  their them there they this to was we were what when with you your player players someone somebody
  aber als am an auf aus bei beim bin bist da das dass dem den der des die doch ein eine einem einen einer er es habe haben
  hat hatte ich ihr im in ist jemand man mein mit noch oder schon sein seine seinen sich sie sind spieler spielerin
  und vom von war was wenn wie wir wird wo zu zum zur`
    .split(/\s+/)
    .filter(Boolean),
);

/** Without case, accents and spelled-out umlauts: ä is ae is a. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/([aou])e/g, '$1');

/** A word without its ending, so that "raises" and "raise", "gezeigte" and "gezeigt" are the same. */
const stem = (word: string): string =>
  word.length < 5 ? word.replace(/(?<=..)s$/, '') : word.replace(/(ing|en|er|es|em|ed|e|n|s)$/, '');

type Word = { readonly stem: string; readonly whole: string };

function wordsIn(text: string): readonly Word[] {
  const all = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = all.filter((word) => !FILLER.has(word));
  return (telling.length > 0 ? telling : all).map(fold).map((whole) => ({ whole, stem: stem(whole) }));
}

type Entry = {
  readonly irregularity: Irregularity;
  readonly titles: readonly (readonly Word[])[];
  readonly terms: readonly (readonly Word[])[];
  readonly about: readonly Word[];
};

const listed = (text: string): string[] => text.split(',').map((each) => each.trim());

/** What an irregularity is called in German; the English title where it has no other. */
export const germanTitle = ({ id, title }: Irregularity): string => germanTerms[id]?.[0] ?? title;

const entries: readonly Entry[] = irregularities.map((irregularity) => {
  const { id, title, about } = irregularity;
  const [german, more] = germanTerms[id] ?? [title, ''];
  return {
    irregularity,
    titles: [title, german].map(wordsIn),
    terms: [id, ...listed(terms[id] ?? ''), ...listed(more)].map(wordsIn),
    about: wordsIn(about),
  };
});

/** Whether one letter more, less, different or exchanged with its neighbor makes one word the other. */
export function isOneTypoAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

const joined = (words: readonly Word[]): string => words.map((word) => word.stem).join('');

/** How well one word of a question fits one that is written here. */
function likeness(asked: Word, written: Word): number {
  if (asked.stem === written.stem || asked.whole === written.whole) return 1;
  if (asked.whole.length > 2 && written.whole.startsWith(asked.whole)) return 0.6;
  if (asked.whole.length >= 5 && isOneTypoAway(asked.whole, written.whole)) return 0.3;
  return 0;
}

const best = (scores: readonly number[]): number => scores.reduce((most, each) => Math.max(most, each), 0);

/** How much of a phrase is asked for, and how well: 1 where they are the same. */
function fitOf(asked: readonly Word[], phrase: readonly Word[]): number {
  if (joined(asked) === joined(phrase)) return 1;
  const found = asked.map((word) => best(phrase.map((written) => likeness(word, written))));
  const sum = found.reduce((total, each) => total + each, 0);
  return (0.9 * sum) / Math.max(asked.length, phrase.length);
}

/** The whole phrase counts most, then each word by where it is found: title, terms, description. */
function score(
  { titles, terms: phrases, about }: Entry,
  asked: readonly Word[],
): { found: number; points: number } {
  const places = [
    [titles.flat(), 3],
    [phrases.flat(), 2.5],
    [about, 1],
  ] as const;
  const words = asked.map((word) =>
    best(places.map(([written, weight]) => weight * best(written.map((each) => likeness(word, each))))),
  );
  const phrase = best([
    ...titles.map((title) => 1.05 * fitOf(asked, title)),
    ...phrases.map((term) => fitOf(asked, term)),
  ]);
  const sum = words.reduce((total, each) => total + each, 0);
  return { found: words.filter((each) => each > 0).length, points: 10 * phrase + sum / asked.length };
}

/**
 * Irregularities by the words people use for them, in English or German, the best first. Every word must be found; where
 * nothing has them all, more than half must be.
 */
export function findIrregularities(text: string): readonly Irregularity[] {
  const asked = wordsIn(text);
  if (asked.length === 0) return irregularities;
  const scored = entries.map((entry) => ({ ...score(entry, asked), irregularity: entry.irregularity }));
  const whole = scored.filter(({ found }) => found === asked.length);
  const partly = scored.filter(({ found }) => found * 2 > asked.length);
  return (whole.length > 0 ? whole : partly)
    .sort((a, b) => b.points - a.points)
    .map(({ irregularity }) => irregularity);
}
