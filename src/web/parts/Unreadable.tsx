import type { UnreadableNight } from '../../protocol/after.ts';
import { useWords } from '../language.ts';
import { partWords } from './words.ts';

/** Nights that are missing on a page, because nobody can read them any more. */
export function Unreadable({ nights = [] }: { nights?: readonly UnreadableNight[] | undefined }) {
  const t = useWords(partWords);
  if (nights.length === 0) return null;
  return (
    <p className="sorry" role="status">
      {t.unreadable(nights.map(({ id }) => id))}
    </p>
  );
}
