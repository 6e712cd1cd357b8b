import { Tv } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { currentFragment } from '../../shared/address.ts';
import { join, tournaments } from '../../shared/api/api.ts';
import { type Grants, lookUp } from '../../shared/api/doors.ts';
import { landing } from '../../shared/api/landing.ts';
import { Back } from '../../shared/components/Back.tsx';
import { Labelled } from '../../shared/components/fields.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { PrivacyLink } from '../../shared/components/PrivacyLink.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { sentence } from '../../shared/format.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { spokenDay } from '../../shared/planning/days.ts';
import { go } from '../../shared/router.ts';
import { grantText } from './grant-text.ts';
import { joinWords } from './words.ts';
import '../../shared/base/front-page.css';
import './join.css';

export const words = [joinWords, componentWords];

/** As long as what the TV shows; codes of links are longer. */
const SHORTEST_CODE = 6;
/** A pause in somebody's typing: then the code is complete. */
const PAUSE_MS = 350;

/** A code, what it lets this device do, and one tap to do it. */
export default function Join() {
  const t = useWords(joinWords);
  // A link has its code behind the #, which browsers send to nobody.
  const [linked] = useState(() => decodeURIComponent(currentFragment()));
  const [code, setCode] = useState(linked);
  const [typing, setTyping] = useState(linked === '');
  const { found, looking, sorry } = useGrants(code);
  return (
    <div className="front-page page join-page">
      <Back>{t.back}</Back>
      <main>
        <h1 className="title">{t.title}</h1>
        {typing ? (
          <Labelled label={t.code}>
            {(id) => (
              <input
                id={id}
                className="field number code"
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                maxLength={64}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Labelled>
        ) : (
          found === null && <p role="status">{looking ? t.looking : ''}</p>
        )}
        <p className="sorry" role="alert">
          {sorry}
        </p>
        {found !== null && <Found key={code} code={code.trim()} found={found} />}
        {!typing && (
          <button
            type="button"
            className="button bare"
            onClick={() => {
              setTyping(true);
              setCode('');
            }}
          >
            {t.otherCode}
          </button>
        )}
        {typing && found === null && <OtherWays />}
        <PrivacyLink>{t.privacy}</PrivacyLink>
      </main>
    </div>
  );
}

/** What a code grants, looked up once it is typed. */
function useGrants(code: string) {
  const [found, setFound] = useState<Grants | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  const latest = useRef(code);
  latest.current = code;
  useEffect(() => {
    setFound(null);
    setSorry(null);
    if (code.replace(/[\s-]/g, '').length < SHORTEST_CODE) return;
    const look = async (): Promise<void> => {
      setLooking(true);
      const reply = await lookUp(code.trim());
      if (latest.current !== code) return;
      setLooking(false);
      if ('ok' in reply) setFound(reply.ok);
      else setSorry(sentence(reply.sorry));
    };
    const timer = setTimeout(look, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [code]);
  return { found, looking, sorry };
}

function Found({ code, found }: { code: string; found: Grants }) {
  const t = useWords(joinWords);
  const language = useLanguage();
  const [name, setName] = useState('');
  const [sorry, setSorry] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { tournament, role, player, remote, phase, host, when, dealt, both } = found;
  const named = role === 'player' && player === null;
  const asksWhere = named && both;
  const { title, says, act } = grantText(found, t);
  const enter = async (online?: boolean): Promise<void> => {
    if (named && name.trim() === '') return setSorry(t.nameNeeded);
    setBusy(true);
    const reply = await join(code, name.trim(), online);
    setBusy(false);
    if ('sorry' in reply) return setSorry(sentence(reply.sorry));
    // Whoever has to wait waits where they want to go: that page continues by itself.
    go(
      landing(
        { tournament, role: reply.ok.role ?? 'player', dealt: dealt || online === true, phase },
        remote,
      ),
    );
  };
  if (phase === 'over')
    return (
      <section className="card found">
        <h2>{t.isOver(found.name)}</h2>
        <Go to="/" className="button">
          {t.back}
        </Go>
      </section>
    );
  const facts = [
    ...(host === null ? [] : [t.hosted(host)]),
    ...(when === null ? [] : [spokenDay(when, language)]),
  ];
  return (
    <form
      className="card found"
      onSubmit={(event) => {
        event.preventDefault();
        void enter(asksWhere ? false : undefined);
      }}
    >
      <h2 className="title">{title}</h2>
      {facts.length > 0 && <p className="dim">{facts.join(' · ')}</p>}
      <p>{says}</p>
      {named && (
        <Labelled label={t.name}>
          {(id) => (
            <input
              id={id}
              className="field"
              autoComplete="given-name"
              maxLength={40}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Labelled>
      )}
      <p className="sorry" role="alert">
        {sorry}
      </p>
      <button type="submit" className="button act" disabled={busy}>
        {asksWhere ? t.comeOver : act}
      </button>
      {asksWhere && (
        <button type="button" className="button act" disabled={busy} onClick={() => void enter(true)}>
          {t.playOnline}
        </button>
      )}
    </form>
  );
}

/** Where this device waits already, and the TV, which has nothing to type. */
function OtherWays() {
  const t = useWords(joinWords);
  const [waiting, setWaiting] = useState<readonly { readonly tournament: string; readonly name: string }[]>(
    [],
  );
  useEffect(() => {
    void tournaments().then((reply) => {
      if ('ok' in reply) setWaiting(reply.ok.waiting);
    });
  }, []);
  return (
    <>
      {waiting.map(({ tournament, name }) => (
        <section key={tournament} className="card found">
          <p>{t.waiting(name)}</p>
          <Go to={`/t/${tournament}/me`} className="button">
            {t.goThere}
          </Go>
        </section>
      ))}
      <Go to="/tv" className="card choice to-tv">
        <Tv size={28} aria-hidden="true" />
        <b>{t.isTv}</b>
        <span>{t.isTvSays}</span>
      </Go>
    </>
  );
}
