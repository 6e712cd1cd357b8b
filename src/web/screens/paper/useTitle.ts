import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { findFile } from '../../../rulebooks/index.ts';
import { useLanguage } from '../../shared/language.ts';

/** A rulebook's title in the language of this device; one that is not ours goes by the name its tournament gives it. */
export function useTitle({ id, name }: Pick<Rulebook, 'id' | 'name'>): string {
  const language = useLanguage();
  return findFile(id)?.words[language].title ?? name;
}
