import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { join, type Reply } from '../../shared/api/api.ts';
import { Labelled } from '../../shared/components/fields.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { PrivacyLink } from '../../shared/components/PrivacyLink.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { listed, money, sentence, spokenDay } from '../../shared/format.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { cannotCome, type Invite, lookAt } from '../../shared/planning/api.ts';
import { planWords } from './words.ts';
import './plan.css';

/** Each look counts as a try at a code, so there are few. */
const LOOK_MS = 10_000;

export const words = [planWords, componentWords];

/** What guests see when they open the link: the tournament, and whether they are coming. */
export default function Invitation({ code }: { code: string }) {
  const t = useWords(planWords);
  const [invite, setInvite] = useState<Invite | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const look = useCallback(async (): Promise<Invite | null> => {
    const reply = await lookAt(code);
    if ('ok' in reply) setInvite(reply.ok);
    setSorry('ok' in reply ? null : reply.sorry);
    return 'ok' in reply ? reply.ok : null;
  }, [code]);
  useEffect(() => void look(), [look]);
  // A guest who waits for the director does not have to reload.
  const waits = invite?.waiting === true;
  useEffect(() => {
    if (!waits) return;
    const again = async (): Promise<void> => {
      const now = await look();
      if (now !== null && !now.waiting && now.me === null) setSorry(t.notLetIn);
    };
    const timer = window.setInterval(() => void again(), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [waits, look, t]);
  return (
    <div className="planner one">
      <main className="invitation">
        <h1 className="brand title">{t.invited}</h1>
        {sorry !== null && (
          <p className="wrong card" role="alert">
            {sentence(sorry)}
          </p>
        )}
        {invite !== null && <Tournament code={code} invite={invite} onAnswered={look} />}
      </main>
    </div>
  );
}

function Tournament(props: { code: string; invite: Invite; onAnswered: () => Promise<unknown> }) {
  const { code, invite, onAnswered } = props;
  const t = useWords(planWords);
  const words = invite.rulebook.words?.[useLanguage()];
  const { name, when, place, rulebook, price, currency, rebuys, minimumAge, coming, cannot, phase } = invite;
  const cost = price === 0 ? t.free : money(price, currency);
  return (
    <>
      <Facts name={name} when={when} place={place}>
        <div>
          <dt>{t.price}</dt>
          <dd>{rebuys ? t.withRebuys(cost) : cost}</dd>
        </div>
        <div className="wide">
          <dt>
            {t.rulesOf}: {words?.title ?? rulebook.name}
          </dt>
          <dd className="says">
            {words?.summary} {minimumAge !== null && t.fromAge(minimumAge)}
          </dd>
        </div>
      </Facts>
      {phase === 'running' && <p>{t.running}</p>}
      {phase === 'over' ? <p>{t.over}</p> : <Answering code={code} invite={invite} onAnswered={onAnswered} />}
      <section className="coming" aria-labelledby="who">
        <h2 id="who" className="label">
          {t.who}
        </h2>
        <p className="headline">
          <b className="number">{t.coming(coming.count)}</b>
          {cannot > 0 && <span>{t.cannotCount(cannot)}</span>}
        </p>
        {coming.count === 0 ? (
          <p className="dim">{t.nobodyYet}</p>
        ) : (
          coming.names !== null && <p>{listed(coming.names)}</p>
        )}
      </section>
      <p>
        <PrivacyLink>{t.privacy}</PrivacyLink>
      </p>
    </>
  );
}

function Answering(props: { code: string; invite: Invite; onAnswered: () => Promise<unknown> }) {
  const { code, invite, onAnswered } = props;
  const t = useWords(planWords);
  const [name, setName] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const answer = async (send: () => Promise<Reply<unknown>>, then: string | null): Promise<void> => {
    setBusy(true);
    const reply = await send();
    if ('ok' in reply) await onAnswered();
    setSaid('ok' in reply ? then : sentence(reply.sorry));
    setBusy(false);
  };
  const typed = name.trim();
  const named = (send: () => void): void => (typed === '' ? setSaid(t.nameNeeded) : send());
  const decline = (): Promise<void> => answer(() => cannotCome(code, typed), t.youCannot);
  if (invite.me !== null || invite.waiting)
    return (
      <section className="card answer" aria-live="polite">
        <p className="headline">
          <b>{invite.me === null ? t.youWait : t.youCome(invite.me)}</b>
        </p>
        <p className="ways">
          {invite.me !== null && (
            <Go to={`/t/${invite.tournament}/me`} className="button act">
              {t.seat}
            </Go>
          )}
          <button type="button" className="button" disabled={busy} onClick={() => void decline()}>
            {t.stillCannot}
          </button>
        </p>
        <p role="alert">{said}</p>
      </section>
    );
  return (
    <form
      className="card answer"
      onSubmit={(event) => {
        event.preventDefault();
        named(() => void answer(() => join(code, typed), null));
      }}
    >
      <Labelled label={t.yourName}>
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
      <p className="ways">
        <button type="submit" className="button act" disabled={busy}>
          {t.yes}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => named(() => void decline())}>
          {t.no}
        </button>
      </p>
      <p role="alert">{said}</p>
    </form>
  );
}

export function Facts(props: {
  name: string;
  when: string | null;
  place: string | null;
  children?: ReactNode;
}) {
  const t = useWords(planWords);
  const language = useLanguage();
  return (
    <>
      <h2 className="title night-name">{props.name}</h2>
      <dl className="facts">
        {props.when !== null && (
          <div>
            <dt>{t.when}</dt>
            <dd>{spokenDay(props.when, language)}</dd>
          </div>
        )}
        {props.place !== null && (
          <div>
            <dt>{t.where}</dt>
            <dd>{props.place}</dd>
          </div>
        )}
        {props.children}
      </dl>
    </>
  );
}
