import type { HandChoices } from '../engine/choices/hand-choices.ts';
import type { Rulebook } from '../engine/choices/rulebook.ts';
import type { RulingChoices } from '../engine/choices/ruling-choices.ts';
import type { TournamentChoices } from '../engine/choices/tournament-choices.ts';
import { type RuleId, speakersOf } from '../rules/index.ts';
import { books } from './books.ts';
import { DEFAULT_RULEBOOK, type InLanguages, type RulebookFile } from './rulebook.ts';

export type { RulebookFile, Structure } from './rulebook.ts';
export { DEFAULT_RULEBOOK } from './rulebook.ts';

const isDefault = ({ id }: RulebookFile): boolean => id === DEFAULT_RULEBOOK;

/** Every rulebook, the default first. */
export const rulebooks: readonly RulebookFile[] = [
  ...books.filter(isDefault),
  ...books.filter((book) => !isDefault(book)),
];

/** The documents that rules come from; custom is written down nowhere. */
export const documents: Readonly<Record<string, InLanguages<string>>> = {
  'common-home': { en: 'Custom at home tables', de: 'Üblich in Heimrunden' },
  ...Object.assign({}, ...books.map((book) => book.documents)),
};

/** A rulebook's own choices laid over those of its fallback [precedence-house-over-roberts]. */
export function layered(rulebook: RulebookFile, all: readonly RulebookFile[] = rulebooks): Rulebook {
  const under = all.find(({ id }) => id === rulebook.over);
  const below = under && layered(under, all);
  const { en, ...others } = rulebook.words;
  return {
    id: rulebook.id,
    name: en.title,
    nameIn: Object.fromEntries(Object.entries(others).map(([language, { title }]) => [language, title])),
    layers: [rulebook.id, ...(below?.layers ?? [])],
    hand: { ...below?.hand, ...rulebook.hand } as HandChoices,
    tournament: { ...below?.tournament, ...rulebook.tournament } as TournamentChoices,
    rulings: { ...below?.rulings, ...rulebook.rulings } as RulingChoices,
  };
}

export const findFile = (id: string): RulebookFile | undefined => rulebooks.find((each) => each.id === id);

/** A rulebook as it is, or as one of the structures it offers has it. */
export function findRulebook(id: string, structure?: string): Rulebook | undefined {
  const file = findFile(id);
  const book = file && layered(file);
  if (book === undefined || structure === undefined) return book;
  const offered = file?.structures?.find((each) => each.id === structure);
  return (
    offered && {
      ...book,
      hand: { ...book.hand, ...offered.hand },
      tournament: { ...book.tournament, ...offered.tournament },
    }
  );
}

/**
 * Whose word a rule is under a rulebook: its own, or that of the nearest one it is laid over; where all of these are
 * silent, another rulebook's; null where only custom speaks.
 */
export function spokenBy(book: Rulebook, rule: RuleId): string | null {
  const speakers = speakersOf(rule);
  return [...book.layers, ...speakers].find((id) => speakers.includes(id)) ?? null;
}
