import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { findFile } from '../../../rulebooks/index.ts';
import { useLanguage } from '../../shared/language.ts';

/** What a rulebook is called in the language of this device; one that is not ours, as its tournament calls it. */
export function useTitle({ id, name }: Pick<Rulebook, 'id' | 'name'>): string {
  const language = useLanguage();
  return findFile(id)?.words[language].title ?? name;
}
