import { useEffect, useState } from 'react';
import { findPerson, forgetPerson, type Person } from '../../shared/api/records.ts';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { listed, sentence } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { roster } from '../../shared/planning/api.ts';
import { seasonWords } from './season-words.ts';

/** For directors: removes a person's name from everything the site keeps. */
export function ForgetPerson({ names, forgotten }: { names: readonly string[]; forgotten: () => void }) {
  const t = useWords(seasonWords);
  const [name, setName] = useState('');
  const [person, setPerson] = useState<Person | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const [known, setKnown] = useState<readonly string[]>(names);
  useEffect(() => {
    void roster().then((reply) => {
      const others = 'ok' in reply ? reply.ok.roster.map((guest) => guest.name) : [];
      setKnown([...new Set([...names, ...others])].sort((a, b) => a.localeCompare(b)));
    });
  }, [names]);
  const find = async (): Promise<void> => {
    setSaid(null);
    const reply = await findPerson(name.trim());
    if ('ok' in reply) setPerson(reply.ok);
    else setSaid({ text: sentence(reply.sorry), bad: true });
  };
  return (
    <section className="card forget" aria-labelledby="forget">
      <h2 id="forget" className="title">
        {t.forget}
      </h2>
      <p className="dim">{t.forgetSays}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void find();
        }}
      >
        <label htmlFor="forget-name">{t.player}</label>
        <input
          id="forget-name"
          className="field"
          list="forget-names"
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <datalist id="forget-names">
          {known.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <button type="submit" className="button" disabled={name.trim() === ''}>
          {t.forgetThem}
        </button>
      </form>
      <p className={said?.bad ? 'sorry' : ''} role={said?.bad ? 'alert' : 'status'}>
        {said?.text}
      </p>
      {person !== null && (
        <Sheet title={t.forgetTitle(person.name)} onClose={() => setPerson(null)}>
          <Sure
            person={person}
            done={() => {
              setSaid({ text: t.isForgotten(person.name, person.guest), bad: false });
              setName('');
              setPerson(null);
              forgotten();
            }}
          />
        </Sheet>
      )}
    </section>
  );
}

/** What will change, and that it can't be undone. */
function Sure({ person, done }: { person: Person; done: () => void }) {
  const t = useWords(seasonWords);
  const { name, guest, tournaments, twice } = person;
  const [working, setWorking] = useState(false);
  const [sorry, setSorry] = useState<string | null>(null);
  const forget = async (): Promise<void> => {
    setWorking(true);
    const reply = await forgetPerson(name, twice.length > 0);
    setWorking(false);
    if ('ok' in reply) done();
    else setSorry(sentence(reply.sorry));
  };
  return (
    <div className="forget-sure">
      <p>{t.standsIn(tournaments.length, listed(tournaments.map((each) => each.name)))}</p>
      {twice.length > 0 && <p>{t.severalAre(name, listed(twice))}</p>}
      <p>{t.becomes(name, guest)}</p>
      <button type="button" className="button bad" disabled={working} onClick={() => void forget()}>
        {twice.length > 0 ? t.forgetAll(name) : t.forgetTitle(name)}
      </button>
      <p className="sorry" role="alert">
        {sorry}
      </p>
    </div>
  );
}
