import type { Irregularity } from '../../../engine/rulings/ruling.ts';
import { germanTitle } from '../../../engine/rulings/search.ts';
import { useLanguage } from '../../shared/language.ts';

/** What an irregularity is called in the reader's language. */
export const RulingTitle = ({ of }: { of: Irregularity }) =>
  useLanguage() === 'de' ? germanTitle(of) : of.title;
