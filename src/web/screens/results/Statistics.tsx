import { useEffect, useState } from 'react';
import type { TournamentStatistics } from '../../../protocol/after.ts';
import { shareStatistics, statisticsOf } from '../../shared/api/records.ts';
import { Tick } from '../../shared/components/fields.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { chips, sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { statisticsWords } from './statistics-words.ts';

type Statistics = NonNullable<TournamentStatistics['mine']>;

/** How the reader's own hands went, for them alone unless they share it, and what others share. */
export function OwnHands({ tournament }: { tournament: string }) {
  const t = useWords(statisticsWords);
  const [told, setTold] = useState<TournamentStatistics | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  useEffect(() => {
    void statisticsOf(tournament).then((reply) => {
      if ('ok' in reply) setTold(reply.ok);
      else setSorry(sentence(reply.sorry));
    });
  }, [tournament]);
  const share = async (sharing: boolean): Promise<void> => {
    const reply = await shareStatistics(tournament, sharing);
    setSorry('ok' in reply ? null : sentence(reply.sorry));
    if ('ok' in reply) setTold((now) => now && { ...now, sharing });
  };
  if (told === null)
    return sorry === null ? null : (
      <p role="alert">
        {t.failed} {sorry}
      </p>
    );
  return (
    <>
      {told.mine !== null && (
        <section className="card own-hands" aria-labelledby="own-hands">
          <h2 id="own-hands" className="title">
            {t.mine}
          </h2>
          <Figures tournament={tournament} statistics={told.mine} />
          <Tick label={t.share} checked={told.sharing} onChange={(sharing) => void share(sharing)} />
          <p className="dim" role="status">
            {told.sharing ? t.everybody : t.onlyYou}
          </p>
          {sorry !== null && (
            <p role="alert">
              {t.failed} {sorry}
            </p>
          )}
        </section>
      )}
      {told.shared.map(({ player, name, statistics }) => (
        <section key={player} className="card own-hands" aria-label={t.theirs(name)}>
          <h2 className="title">{t.theirs(name)}</h2>
          <Figures tournament={tournament} statistics={statistics} />
        </section>
      ))}
    </>
  );
}

function Figures({ tournament, statistics }: { tournament: string; statistics: Statistics }) {
  const t = useWords(statisticsWords);
  const { hands, best, worst, knockedOut } = statistics;
  const share = (count: number): string => t.share100(Math.round((count / hands) * 100));
  const figures = [
    [t.dealt, statistics.hands, null],
    [t.played, statistics.played, share(statistics.played)],
    [t.raised, statistics.raised, share(statistics.raised)],
    [t.won, statistics.won, share(statistics.won)],
    [t.showdowns, statistics.showdowns, null],
    [t.wonAtShowdown, statistics.wonAtShowdown, null],
    [t.shown, statistics.shown, null],
  ] as const;
  const swings = [
    ...(best === null ? [] : [{ ...best, says: t.best(chips(best.chips)) }]),
    ...(worst === null ? [] : [{ ...worst, says: t.worst(chips(-worst.chips)) }]),
  ];
  return (
    <>
      <dl>
        {figures.map(([what, count, part]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="number">
              {chips(count)} {part !== null && <span className="part dim">{part}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ul>
        {swings.map(({ table, number, says }) => (
          <li key={says}>
            <span>{says}</span>
            <Go to={`/t/${tournament}/hands/${table}/${number}`} className="button bare to-hand">
              {t.replay(table, number)}
            </Go>
          </li>
        ))}
        <li>{knockedOut.length === 0 ? t.noKnockOuts : t.knockedOut(knockedOut)}</li>
      </ul>
    </>
  );
}
