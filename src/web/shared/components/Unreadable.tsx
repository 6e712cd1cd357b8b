import type { UnreadableTournament } from '../../../protocol/after.ts';
import { useWords } from '../language.ts';
import { componentWords } from './words.ts';

/** Tournaments missing from a page because their data is damaged. */
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
