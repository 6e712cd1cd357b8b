import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { readdress } from '../../shared/address.ts';
import { join, type Reply } from '../../shared/api/api.ts';
import { frontOf } from '../../shared/api/doors.ts';
import { Labelled } from '../../shared/components/fields.tsx';
import { Go } from '../../shared/components/Go.tsx';
import { PrivacyLink } from '../../shared/components/PrivacyLink.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { listed, money, sentence } from '../../shared/format.ts';
import { useLanguage, useWords } from '../../shared/language.ts';
import { cannotCome, type Invite, lookAt } from '../../shared/planning/api.ts';
import { spokenDay } from '../../shared/planning/days.ts';
import { remembered, rememberMe } from '../../shared/play/remembered.ts';
import { go } from '../../shared/router.ts';
import { lateText } from './times.ts';
import { type PlanWords, planWords } from './words.ts';
import './plan.css';

const LOOK_MS = 3_000;
/** How often an open page looks who is coming meanwhile. */
const AGAIN_MS = 60_000;

export const words = [planWords, componentWords];

/** What guests see when they open the link: the tournament, and whether they are coming. */
export default function Invitation({ code }: { code: string }) {
  const t = useWords(planWords);
  const [invite, setInvite] = useState<Invite | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  const look = useCallback(async (): Promise<void> => {
    const reply = await lookAt(code);
    if ('ok' in reply) setInvite(reply.ok);
    // The server cannot tell a link that was changed from one that was cut off on its way.
    const unknown = 'code' in reply && reply.code === 'no-such-invitation';
    setSorry('ok' in reply ? null : unknown ? t.askForLink : reply.sorry);
  }, [code, t]);
  useEffect(() => void look(), [look]);
  const open = invite !== null && invite.phase !== 'over';
  useEffect(() => {
    if (!open) return;
    const timer = window.setInterval(() => void look(), AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [open, look]);
  const turnedAway = useCallback(() => setSorry(t.notLetIn), [t]);
  useLetIn(invite?.waiting === true ? invite.tournament : null, look, turnedAway);
  useLobby(invite);
  return (
    <div className="planner one">
      <main className="invitation">
        <h1 className="brand title">{titleOf(invite, sorry, t)}</h1>
        {sorry !== null && (
          <p className="wrong card" role="alert">
            {sentence(sorry)}
          </p>
        )}
        {sorry !== null && invite === null && <OtherWays />}
        {invite !== null && <Tournament code={code} invite={invite} onAnswered={look} />}
      </main>
    </div>
  );
}

const titleOf = (invite: Invite | null, sorry: string | null, t: PlanWords): string => {
  if (invite === null) return sorry === null ? t.opening : t.noInvitation;
  return invite.dealt && invite.host !== null ? t.invitedBy(invite.host) : t.invited;
};

/** For a link that leads nowhere: it may be mistyped, or the host has changed the code. */
function OtherWays() {
  const t = useWords(planWords);
  const { toStart } = useWords(componentWords);
  return (
    <p className="row">
      <Go to="/join" className="button act">
        {t.typeCode}
      </Go>
      <Go to="/" className="button">
        {toStart}
      </Go>
    </p>
  );
}

/** A guest who waits for the director does not have to reload: they are told, whatever the director decides. */
function useLetIn(tournament: string | null, look: () => Promise<void>, onTurnedAway: () => void): void {
  useEffect(() => {
    if (tournament === null) return;
    const ask = async (): Promise<void> => {
      const reply = await frontOf(tournament);
      if (!('ok' in reply) || reply.ok.waiting) return;
      await look();
      if (reply.ok.player === null) onTurnedAway();
    };
    const timer = window.setInterval(() => void ask(), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [tournament, look, onTurnedAway]);
}

/** Where Riffle deals, guests who are in sit down in the lobby; going back skips this page. */
function useLobby(invite: Invite | null): void {
  const to =
    invite?.dealt && invite.me !== null && invite.phase !== 'over' ? `/t/${invite.tournament}/table` : null;
  useEffect(() => {
    if (to === null) return;
    readdress('/');
    go(to);
  }, [to]);
}

/** Without a deadline nothing closes it: the host decides, also after the first player is out. */
function registrationText({ late, when }: Invite, t: PlanWords): string {
  if (late.untilLevel === null) return t.lateWhile;
  if (!late.open) return t.lateClosed;
  return lateText(late.untilLevel, late.afterMinutes, when?.split('T')[1], t);
}

function Tournament(props: { code: string; invite: Invite; onAnswered: () => Promise<unknown> }) {
  const { code, invite, onAnswered } = props;
  const t = useWords(planWords);
  const words = invite.rulebook.words?.[useLanguage()];
  const { name, when, place, rulebook, price, currency, rebuys, minimumAge, phase } = invite;
  const cost = price === 0 ? t.free : money(price, currency);
  return (
    <>
      <Facts name={name} when={when} place={place}>
        <div>
          <dt>{t.price}</dt>
          <dd>{rebuys ? t.withRebuys(cost) : cost}</dd>
        </div>
        {phase !== 'over' && (
          <div>
            <dt>{t.late}</dt>
            <dd>{registrationText(invite, t)}</dd>
          </div>
        )}
        <div className="wide">
          <dt>
            {t.rulesOf}: {words?.title ?? rulebook.name}
          </dt>
          <dd className="says">
            {invite.usualStakes && words?.summary} {minimumAge !== null && t.fromAge(minimumAge)}
          </dd>
        </div>
      </Facts>
      {phase === 'running' && <p>{t.running}</p>}
      {phase === 'over' ? (
        <Over invite={invite} />
      ) : (
        <>
          <Answering code={code} invite={invite} onAnswered={onAnswered} />
          <Coming invite={invite} />
        </>
      )}
      <p>
        <PrivacyLink>{t.privacy}</PrivacyLink>
      </p>
    </>
  );
}

/** Nobody comes anymore: how it ended for whoever played, and the way to another game. */
function Over({ invite: { me, tournament } }: { invite: Invite }) {
  const t = useWords(planWords);
  const { toStart } = useWords(componentWords);
  return (
    <section className="card answer">
      <p>{t.over}</p>
      <p className="ways">
        {me !== null && (
          <Go to={`/t/${tournament}/results`} className="button act">
            {t.howItEnded}
          </Go>
        )}
        <Go to="/online" className="button">
          {t.startAnother}
        </Go>
        <Go to="/join" className="button">
          {t.typeCode}
        </Go>
        <Go to="/" className="button">
          {toStart}
        </Go>
      </p>
    </section>
  );
}

/** Who comes; somebody who has just answered is not told that nobody has. */
function Coming({ invite: { coming, cannot, waiting } }: { invite: Invite }) {
  const t = useWords(planWords);
  if (coming.count === 0 && waiting) return null;
  return (
    <section className="coming" aria-labelledby="who">
      <h2 id="who" className="label">
        {t.who}
      </h2>
      <p className="headline">
        <b className="number">{t.coming(coming.count)}</b>
        {cannot > 0 && <span>{t.cannotCount(cannot)}</span>}
      </p>
      {coming.count === 0 && cannot === 0 && <p className="dim">{t.nobodyYet}</p>}
      {coming.count > 0 && coming.names !== null && <p>{listed(coming.names)}</p>}
    </section>
  );
}

function Answering(props: { code: string; invite: Invite; onAnswered: () => Promise<unknown> }) {
  const { code, invite, onAnswered } = props;
  const t = useWords(planWords);
  const [name, setName] = useState(() => remembered().name);
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
  const accept = (online?: boolean): void =>
    named(() => {
      rememberMe({ name: typed });
      void answer(() => join(code, typed, online), null);
    });
  const where = invite.both && invite.me !== null ? invite.online : null;
  if (invite.me !== null || invite.waiting)
    return (
      <section className="card answer" aria-live="polite">
        <p className="headline">
          <b>{invite.me === null ? t.youWait : t.youCome(invite.me)}</b>
          {where !== null && <span>{where ? t.youPlayOnline : t.youComeOver}</span>}
        </p>
        <p className="ways">
          {invite.me !== null && (
            <Go to={`/t/${invite.tournament}/me`} className="button act">
              {t.seat}
            </Go>
          )}
          {where !== null && (invite.phase === 'open' || invite.phase === 'seated') && (
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() => void answer(() => join(code, '', !where), null)}
            >
              {where ? t.comeInstead : t.onlineInstead}
            </button>
          )}
          {invite.phase !== 'running' && (
            <button type="button" className="button" disabled={busy} onClick={() => void decline()}>
              {t.stillCannot}
            </button>
          )}
        </p>
        <p role="alert">{said}</p>
      </section>
    );
  return (
    <form
      className="card answer"
      onSubmit={(event) => {
        event.preventDefault();
        accept(invite.both ? false : undefined);
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
      {invite.both && <p className="dim">{t.bothWhere}</p>}
      <p className="ways">
        <button type="submit" className="button act" disabled={busy}>
          {invite.both ? t.comeOver : invite.dealt ? t.join : t.yes}
        </button>
        {invite.both && (
          <button type="button" className="button act" disabled={busy} onClick={() => accept(true)}>
            {t.playOnline}
          </button>
        )}
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
