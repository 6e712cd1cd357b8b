import { rulingCard } from '../../../engine/rulings/card.ts';
import { rulebookTitle } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Matter } from './Paper.tsx';
import { paperWords } from './words.ts';

/** The card of all rulings, from the same data as `riffle desk ruling --card`. */
export function Rulings({ matter: { rulebook } }: { matter: Matter }) {
  const t = useWords(paperWords);
  return (
    <>
      <h1 className="title">{t.rulingsOf(rulebookTitle(rulebook))}</h1>
      <div className="rulings-card" lang="en">
        {rulingCard(rulebook).map(({ title, cases }) => (
          <section key={title}>
            <h2>{title}</h2>
            {cases.map(({ when, ruling, rule }) => (
              <p key={`${when}${ruling}`}>
                {when !== '' && <i>{when}: </i>}
                {ruling} <small>{rule}</small>
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
