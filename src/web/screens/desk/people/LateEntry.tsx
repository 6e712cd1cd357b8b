import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { peopleWords } from './words.ts';

/** What buying in now means, before it happens: the deadline, the table, and the blinds that were missed. */
export function LateEntry({ prepaid }: { prepaid: boolean }) {
  const { view, why } = useDesk();
  const t = useWords(peopleWords).lateEntry;
  const late = view.desk?.late ?? null;
  if (late === null) return null;
  const { orbits, less, starts, posts } = prepaid ? late.prepaid : late.cost;
  const says = [
    late.closedAt === null ? null : t.closed(late.closedAt),
    late.table === null ? t.byCard : t.table(late.table),
    less === 0 ? t.fullStack(chips(starts)) : t.missed(orbits, chips(less), chips(starts)),
    posts === 0 ? null : t.posts(chips(posts)),
  ].filter((each) => each !== null);
  return (
    <p className="late-entry" role="note">
      {says.join(' ')}{' '}
      <button type="button" className="why-link" onClick={() => why(late.rule)}>
        {t.whyAsk}
      </button>
    </p>
  );
}
