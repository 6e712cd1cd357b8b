import { Download } from 'lucide-react';
import { FILES, FORMAT_IDS } from '../../../history/format-ids.ts';
import type { AfterTournament } from '../../../protocol/after.ts';
import { FileLink } from '../../shared/components/FileLink.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { useLanguage, useWords } from '../../shared/language.ts';
import { resultsWords } from './words.ts';

/** The results for everyone, ledger and history for the director. */
export function Files({ tournament, director }: { tournament: string; director: boolean }) {
  const t = useWords(resultsWords);
  const language = useLanguage();
  const files = [
    ['results.csv', t.resultsCsv, ''],
    ...(director
      ? [
          ['ledger.csv', t.ledgerCsv, ''],
          ['log.txt', t.log, `?language=${language}`],
        ]
      : []),
  ] as const;
  return (
    <p className="row">
      {files.map(([file, says, query]) => (
        <FileLink
          key={file}
          className="button"
          at={`/api/tournaments/${tournament}/${file}${query}`}
          name={file}
        >
          <Download size={18} aria-hidden="true" /> {says}
        </FileLink>
      ))}
    </p>
  );
}

/** Files to download, and the hands as this player saw them: those Riffle dealt, and those somebody followed and kept. */
export function Downloads(props: { tournament: string; hands: AfterTournament['hands']; director: boolean }) {
  const { tournament, hands, director } = props;
  const t = useWords(resultsWords);
  const at = `/api/tournaments/${tournament}`;
  return (
    <section className="card take" aria-labelledby="take">
      <h2 id="take" className="title">
        {t.take}
      </h2>
      <Files tournament={tournament} director={director} />
      {hands.length > 0 && (
        <>
          <h3 className="label">{t.everyHand}</h3>
          <p className="row">
            {FORMAT_IDS.map((format) => (
              <a
                key={format}
                className="button"
                href={`${at}/hands/${format}`}
                download={`riffle-${tournament}.${FILES[format].extension}`}
              >
                <Download size={18} aria-hidden="true" /> {t.handsAs(FILES[format].name)}
              </a>
            ))}
          </p>
          <p className="dim">{t.asSeen}</p>
        </>
      )}
      {hands.length > 0 && (
        <details>
          <summary>{t.hands(hands.length)}</summary>
          <ul>
            {hands.map(({ table, number }) => (
              <li key={`${table} ${number}`}>
                <Go to={`/t/${tournament}/hands/${table}/${number}`} className="button bare">
                  {t.handAt(table, number)}
                </Go>
                {(['txt', 'phh', 'ohh'] as const).map((format) => (
                  <FileLink
                    key={format}
                    className="button bare"
                    at={`${at}/hands/${table}/${number}.${format}`}
                    name={`${table}-${number}.${format}`}
                  >
                    {format === 'txt' ? FILES.pokerstars.name : format.toUpperCase()}
                    <span className="unseen"> {t.handAt(table, number)}</span>
                  </FileLink>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
