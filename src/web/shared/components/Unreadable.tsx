import type { UnreadableTournament } from '../../../protocol/after.ts';
import { useWords } from '../language.ts';
import { componentWords } from './words.ts';

/** Nights that are missing on a page, because nobody can read them any more. */
export function Unreadable({
  tournaments = [],
}: {
  tournaments?: readonly UnreadableTournament[] | undefined;
}) {
  const t = useWords(componentWords);
  if (tournaments.length === 0) return null;
  return (
    <p className="sorry" role="status">
      {t.unreadable(tournaments.map(({ id }) => id))}
    </p>
  );
}
