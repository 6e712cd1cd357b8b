import { ChevronDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { Season } from '../../../protocol/after.ts';
import { money, wallDate } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { seasonWords } from './season-words.ts';

type Row = Season['standings'][number];

/** The standings; a row opens the tournaments behind it. */
export function Standings({ standings, tournaments }: Pick<Season, 'standings' | 'tournaments'>) {
  const t = useWords(seasonWords);
  const [open, setOpen] = useState<string | null>(null);
  if (standings.length === 0) return <p>{t.nothingCounts}</p>;
  return (
    <section className="card standings" aria-labelledby="standings">
      <h2 id="standings" className="title">
        {t.standings}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t.rank}</span>
            </th>
            <th scope="col">{t.player}</th>
            <th scope="col">{t.tournamentsHead}</th>
            <th scope="col">{t.winsHead}</th>
            <th scope="col">{t.pointsHead}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => {
            const { player, rank, name, points, counted, dropped } = row;
            const all = [...counted, ...dropped];
            return (
              <Fragment key={player}>
                <tr className={rank === 1 ? 'first' : ''}>
                  <td className="number">{rank}</td>
                  <th scope="row">
                    <button
                      type="button"
                      aria-expanded={open === player}
                      aria-label={t.showTournaments(name)}
                      onClick={() => setOpen(open === player ? null : player)}
                    >
                      {name} <ChevronDown size={18} aria-hidden="true" />
                    </button>
                  </th>
                  <td className="number" data-says={t.tournamentsHead}>
                    {all.length}
                  </td>
                  <td className="number" data-says={t.winsHead}>
                    {all.filter(({ place }) => place === 1).length}
                  </td>
                  <td className="number points" data-says={t.pointsHead}>
                    {t.points(points)}
                  </td>
                </tr>
                {open === player && (
                  <tr className="row-tournaments">
                    <td />
                    <td colSpan={4}>
                      <HisTournaments row={row} tournaments={tournaments} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function HisTournaments({ row, tournaments }: { row: Row; tournaments: Season['tournaments'] }) {
  const t = useWords(seasonWords);
  const listed = [
    ...row.counted.map((scored) => ({ ...scored, counts: true })),
    ...row.dropped.map((scored) => ({ ...scored, counts: false })),
  ];
  return (
    <ul>
      {listed.map(({ tournament, place, prize, points, counts }) => {
        const played = tournaments.find(({ id }) => id === tournament);
        return (
          <li key={tournament} className={counts ? '' : 'dim'}>
            <span>
              {t.place(place, played?.name ?? '')}
              <small className="dim">
                {played !== undefined && wallDate(played.at)}
                {played !== undefined && prize > 0 && ` · ${money(prize, played.currency)}`}
                {!counts && ` · ${t.notCounted}`}
              </small>
            </span>
            <b className="number">{t.points(points)}</b>
          </li>
        );
      })}
    </ul>
  );
}
