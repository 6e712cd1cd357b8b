import type { AfterTournament } from '../../../protocol/after.ts';
import { listed, money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { resultsWords } from './words.ts';

/** Who busted when, and who knocked them out where that is known. */
export function KnockOuts({ knockOuts: list, currency }: Pick<AfterTournament, 'knockOuts' | 'currency'>) {
  const t = useWords(resultsWords);
  const known = list.some(({ by }) => by.length > 0);
  return (
    <section className="card knock-outs" aria-labelledby="knock-outs">
      <h2 id="knock-outs" className="title">
        {t.knockOuts}
      </h2>
      {list.length === 0 && <p className="dim">{t.noKnockOuts}</p>}
      <ul>
        {list.map(({ at, level, out, by, left }) => (
          <li key={`${at} ${out[0]!.player}`}>
            <span>
              <b>{listed(out.map(({ name }) => name))}</b>
              {by.length > 0 && (
                <span>
                  {' '}
                  {t.by}{' '}
                  {by
                    .map(({ name, bounty }) => (bounty > 0 ? `${name} (${money(bounty, currency)})` : name))
                    .join(', ')}
                </span>
              )}
            </span>
            <small className="dim">
              {t.level(level)} · {t.left(left)}
            </small>
          </li>
        ))}
      </ul>
      {list.length > 0 && !known && <p className="dim">{t.byUnknown}</p>}
    </section>
  );
}
