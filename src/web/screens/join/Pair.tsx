import { useState } from 'react';
import { currentFragment } from '../../shared/address.ts';
import { type Listed, type Reply, type Tournaments, tournaments } from '../../shared/api/api.ts';
import { connectTv } from '../../shared/api/doors.ts';
import { Back } from '../../shared/components/Back.tsx';
import { Labelled } from '../../shared/components/fields.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { usePoll } from '../../shared/usePoll.ts';
import { joinWords } from './words.ts';
import '../../shared/base/front-page.css';
import './join.css';

export const words = [joinWords, componentWords];

const LOOK_MS = 3_000;

/** On the phone of somebody who runs a tournament: the TV that shows this code becomes theirs. */
export default function Pair() {
  const t = useWords(joinWords);
  const [mine, setMine] = useState<Reply<Tournaments> | null>(null);
  // Until there is an answer; the list is not asked for again.
  const answered = mine !== null && 'ok' in mine;
  usePoll(async () => setMine(await tournaments()), answered ? null : LOOK_MS);
  return (
    <div className="front-page page join-page">
      <Back>{t.back}</Back>
      <main>
        <h1 className="title">{t.pair}</h1>
        {mine === null ? (
          <p role="status">{t.looking}</p>
        ) : 'sorry' in mine ? (
          <p className="sorry" role="alert">
            {mine.code === 'no-line' ? t.noServer : sentence(mine.sorry)}
          </p>
        ) : (
          <Choose
            run={mine.ok.tournaments.filter(({ role, phase }) => role === 'director' && phase !== 'over')}
          />
        )}
      </main>
    </div>
  );
}

function Choose({ run }: { run: readonly Listed[] }) {
  const t = useWords(joinWords);
  const [code, setCode] = useState(() => decodeURIComponent(currentFragment()));
  const [sorry, setSorry] = useState<string | null>(null);
  const [paired, setPaired] = useState<Listed | null>(null);
  const connect = async (chosen: Listed): Promise<void> => {
    if (code.trim().length < 4) return setSorry(t.codeNeeded);
    const reply = await connectTv(chosen.id, code);
    setSorry('ok' in reply ? null : sentence(reply.sorry));
    if ('ok' in reply) setPaired(chosen);
  };
  if (run.length === 0)
    return (
      <section className="card found">
        <h2>{t.notYours}</h2>
        <p>{t.notYoursSays}</p>
        <Go to="/join" className="button act">
          {t.haveCode}
        </Go>
      </section>
    );
  if (paired !== null)
    return (
      <section className="card found" role="status">
        <h2>{t.paired(paired.name)}</h2>
        <Go to={`/t/${paired.id}`} className="button act">
          {t.toDesk}
        </Go>
        <button
          type="button"
          className="button"
          onClick={() => {
            setPaired(null);
            setCode('');
          }}
        >
          {t.pairOther}
        </button>
      </section>
    );
  return (
    <section className="card found">
      <Labelled label={t.tvCode}>
        {(id) => (
          <input
            id={id}
            className="field number code"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Labelled>
      <p className="sorry" role="alert">
        {sorry}
      </p>
      {run.map((each) => (
        <button
          key={each.id}
          type="button"
          className={`button ${run.length === 1 ? 'act' : ''}`}
          onClick={() => void connect(each)}
        >
          {t.pairWith(each.name)}
        </button>
      ))}
    </section>
  );
}
