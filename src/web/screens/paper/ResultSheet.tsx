import { money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Matter } from './Paper.tsx';
import { Head, NotYet, spacing } from './Sheet.tsx';
import { paperWords } from './words.ts';

export function ResultSheet({ matter }: { matter: Matter }) {
  const t = useWords(paperWords);
  const { view, after } = matter.tournament!;
  const placed = after.results.filter(({ place }) => place !== null);
  if (placed.length === 0) return <NotYet what="result" />;
  const bounties = placed.some((result) => result.bounties > 0);
  const { players } = view;
  return (
    <>
      <Head matter={matter} title={t.ranking}>
        <p>
          {t.entries(players.entries, players.rebuys, players.addOns)} · {t.purse}{' '}
          {money(view.purse, view.currency)}
          {!after.over && ` · ${t.stillIn(players.left)}`}
        </p>
      </Head>
      <div className={placed.length > 36 ? `in-columns ${placed.length > 64 ? 'three' : ''}` : ''}>
        <table className={`list-of ${placed.length <= 10 ? 'large' : spacing(placed.length)}`}>
          <thead>
            <tr>
              <th scope="col">{t.place}</th>
              <th scope="col">{t.player}</th>
              {bounties && (
                <th scope="col" className="figures">
                  {t.bounties}
                </th>
              )}
              <th scope="col" className="figures">
                {t.prize}
              </th>
            </tr>
          </thead>
          <tbody>
            {placed.map((result) => (
              <tr key={result.player} className={result.place === 1 ? 'winner' : ''}>
                <th scope="row" className="number">
                  {result.place}
                </th>
                <td>{result.name}</td>
                {bounties && (
                  <td className="number">
                    {result.bounties > 0 ? money(result.bounties, view.currency) : ''}
                  </td>
                )}
                <td className="number">{result.prize > 0 ? money(result.prize, view.currency) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="foot">{t.tournament}</p>
    </>
  );
}
