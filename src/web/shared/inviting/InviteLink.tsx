import { Check, Copy } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Labelled } from '../components/fields.tsx';
import { Qr } from '../components/Qr.tsx';
import { listed } from '../format.ts';
import { useWords } from '../language.ts';
import { type Invited, invitation } from '../planning/api.ts';
import { inviteWords } from './words.ts';
import './invite-link.css';

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

/** The link to send, to copy by hand where there is no clipboard, and as a QR code. */
export function InviteLink({ invited }: { invited: Invited }) {
  const t = useWords(inviteWords);
  const field = useRef<HTMLInputElement>(null);
  const [did, setDid] = useState<string | null>(null);
  const { link, joinCode, cannot } = invited;
  const copy = async (): Promise<void> => {
    field.current?.select();
    // Pages without https have no clipboard: then the link is selected, to be copied by hand.
    const done = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setDid(done ? t.copied : t.copyYourself);
  };
  return (
    <div className="invite-link">
      <Suspense fallback={<div className="qr" />}>
        <Qr text={link} label={t.qr} />
      </Suspense>
      <div className="link">
        <p>{t.send}</p>
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
              <button type="button" className="button" onClick={() => void copy()}>
                {did === null ? (
                  <Copy size={20} aria-hidden="true" />
                ) : (
                  <Check size={20} aria-hidden="true" />
                )}
                <span role="status">{did ?? t.copy}</span>
              </button>
            </div>
          )}
        </Labelled>
        <p>
          {t.codeIs} <b className="number code">{joinCode}</b>
        </p>
        <p className="dim">{t.listIs}</p>
        {cannot.length > 0 && <p className="dim">{t.cannotCome(listed(cannot))}</p>}
      </div>
    </div>
  );
}
