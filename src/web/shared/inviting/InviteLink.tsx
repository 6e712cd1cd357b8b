import { Copy } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Labelled } from '../components/fields.tsx';
import { download } from '../download.ts';
import { listed, money } from '../format.ts';
import { type Language, useLanguage, useWords } from '../language.ts';
import { lazyPart } from '../lazy.ts';
import { type Invited, invitation } from '../planning/api.ts';
import { spokenDay } from '../planning/days.ts';
import { calendarFile } from '../planning/ics.ts';
import { CopyButton } from './CopyButton.tsx';
import { Reach } from './Reach.tsx';
import { type InviteWords, inviteWords } from './words.ts';
import './invite-link.css';

const Qr = lazyPart(() => import('../components/Qr.tsx').then(({ Qr }) => ({ default: Qr })));

/** A tournament's invitation, asked for once. */
export function useInvitation(tournament: string) {
  const [invited, setInvited] = useState<Invited | null>(null);
  const [sorry, setSorry] = useState<string | null>(null);
  useEffect(() => {
    void invitation(tournament).then((reply) =>
      'ok' in reply ? setInvited(reply.ok) : setSorry(reply.sorry),
    );
  }, [tournament]);
  return { invited, sorry };
}

/** The link to send, to copy by hand where there is no clipboard, and as a QR code; a text and a date for those who wait for it. */
export function InviteLink({ invited }: { invited: Invited }) {
  const t = useWords(inviteWords);
  const { link, joinCode, cannot, dealt, both } = invited;
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="invite-link">
      <Suspense fallback={<div className="qr" />}>
        <Qr text={link} label={t.qr} />
      </Suspense>
      <div className="link">
        <p>{dealt ? t.sendOnline : both ? t.sendBoth : t.send}</p>
        <Labelled label={t.link}>
          {(id) => (
            <div className="row">
              <input
                id={id}
                ref={field}
                className="field grow"
                readOnly
                value={link}
                onFocus={({ target }) => target.select()}
              />
              <CopyButton
                text={link}
                icon={<Copy size={20} aria-hidden="true" />}
                onHand={() => field.current?.select()}
              >
                {t.copy}
              </CopyButton>
            </div>
          )}
        </Labelled>
        <OtherWays invited={invited} />
        <Reach link={link} />
        <p>
          {t.codeIs} <b className="number code">{joinCode}</b>
        </p>
        {!dealt && <p className="dim">{t.listIs}</p>}
        {cannot.length > 0 && <p className="dim">{t.cannotCome(listed(cannot))}</p>}
      </div>
    </div>
  );
}

/** To an app on this device, as a text for the group chat, and into calendars. */
function OtherWays({ invited }: { invited: Invited }) {
  const t = useWords(inviteWords);
  const language = useLanguage();
  const [shown, setShown] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (shown) text.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  const { name, when, place, minutes, link } = invited;
  const says = textFor(invited, t, language);
  const share = (): void => {
    // Closing the list of apps without choosing one is not a mistake.
    void navigator.share({ title: name, text: says }).catch(() => {});
  };
  const toCalendar = (): void => {
    const id = link.slice(link.lastIndexOf('/') + 1);
    const occasion = { id, name, when: when!, minutes: minutes ?? USUAL_MINUTES, place, says };
    download(`${name}.ics`, calendarFile(occasion, new Date()), 'text/calendar');
  };
  return (
    <>
      <div className="other-ways">
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            {t.share}
          </button>
        )}
        <button type="button" className="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {t.asText}
        </button>
        {when !== null && (
          <button type="button" className="button" onClick={toCalendar}>
            {t.calendar}
          </button>
        )}
      </div>
      {shown && (
        <div className="as-text">
          <textarea ref={text} className="field" aria-label={t.textIs} readOnly rows={4} value={says} />
          <CopyButton
            text={says}
            icon={<Copy size={20} aria-hidden="true" />}
            onHand={() => text.current?.select()}
          >
            {t.copyText}
          </CopyButton>
        </div>
      )}
    </>
  );
}

const USUAL_MINUTES = 240;

/** Everything a friend needs to know, for a group chat; a link that works only here comes with its code. */
function textFor(invited: Invited, t: InviteWords, language: Language): string {
  const { name, when, place, price, currency, link, joinCode, isPublic, dealt, call } = invited;
  const facts = [
    [name, when !== null && spokenDay(when, language)].filter(Boolean).join(' · '),
    place,
    price === 0 ? null : t.buyInIs(money(price, currency)),
  ].filter(Boolean);
  const way = isPublic
    ? dealt
      ? t.playAt(link)
      : t.answerAt(link)
    : (dealt ? t.joinHere : t.whenHere)(link, joinCode);
  return [...facts, way, ...(call === null ? [] : [t.callIs(call)])].join('\n');
}
