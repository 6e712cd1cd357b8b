import { useEffect, useState } from 'react';
import { type LogLine, tournamentLog } from '../../../shared/api/records.ts';
import { sentence, wallTime } from '../../../shared/format.ts';
import { useLanguage, useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import type { ProcedureProps } from './Procedure.tsx';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

type Page = { readonly lines: readonly LogLine[]; readonly before: number | null };

/** What has happened, newest first, each entry with its rule; older entries load on demand. */
export function Log(_: ProcedureProps) {
  const { tournament, view } = useDesk();
  const t = useWords(procedureWords);
  const language = useLanguage();
  const [hands, setHands] = useState(false);
  const [page, setPage] = useState<Page | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const read = async (before: number | null, shown: readonly LogLine[]): Promise<void> => {
    const reply = await tournamentLog(tournament, before, hands, language);
    if ('ok' in reply) setPage({ lines: [...shown, ...reply.ok.entries], before: reply.ok.before });
    setSorry('ok' in reply ? null : reply.sorry);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when something new has happened
  useEffect(() => {
    void read(null, []);
  }, [hands, language, view.desk?.past[0]?.what, view.desk?.past.length]);
  return (
    <>
      <div className="chips">
        <button type="button" aria-pressed={hands} onClick={() => setHands(!hands)}>
          {t.everyHand}
        </button>
      </div>
      {sorry !== null && <p className="refusal">{sorry}</p>}
      <ol className="log">
        {page?.lines.map(({ at, says, rule }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and only grow at the end
          <li key={line} className="row">
            <time className="number dim">{wallTime(at)}</time>
            <span className="grow">{sentence(says)}</span>
            {rule !== null && <WhyButton rule={rule} about={says} />}
          </li>
        ))}
      </ol>
      {page !== null && page.before !== null && (
        <button type="button" className="button" onClick={() => read(page.before, page.lines)}>
          {t.earlier}
        </button>
      )}
    </>
  );
}
