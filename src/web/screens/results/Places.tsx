import type { AfterTournament } from '../../../protocol/after.ts';
import { money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { resultsWords } from './words.ts';

export function Places({ results, currency }: Pick<AfterTournament, 'results' | 'currency'>) {
  const t = useWords(resultsWords);
  return (
    <section className="card places" aria-labelledby="places">
      <h2 id="places" className="title">
        {t.places}
      </h2>
      <ol>
        {results.map(({ player, name, place, prize, bounties, rebuys, outAtLevel }) => {
          const more = [
            ...(outAtLevel === null ? [] : [t.atLevel(outAtLevel)]),
            ...(rebuys > 0 ? [t.rebuys(rebuys)] : []),
            ...(bounties > 0 ? [t.bounty(money(bounties, currency))] : []),
          ];
          return (
            <li key={player} className={place === 1 ? 'first' : ''}>
              <b className="number at">{place ?? t.stillIn}</b>
              <span>
                <b>{name}</b>
                {more.length > 0 && <small className="dim">{more.join(' · ')}</small>}
              </span>
              {prize > 0 && <b className="number">{money(prize, currency)}</b>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
