import { ArrowRight, Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Currency } from '../../../engine/money/currency.ts';
import { settleAccounts } from '../../../engine/money/settle-up.ts';
import { normalizeName } from '../../../history/names.ts';
import { frontOf } from '../api/doors.ts';
import { money } from '../format.ts';
import { useWords } from '../language.ts';
import { settlingWords } from './words.ts';
import './settling.css';

type Owed = { readonly player: string; readonly name: string; readonly balance: number };

/** The name under which the host invites; null where they gave none, undefined until it is known. */
function useHost(tournament: string): string | null | undefined {
  const [host, setHost] = useState<string | null>();
  useEffect(() => {
    void frontOf(tournament).then((reply) => setHost('ok' in reply ? reply.ok.host : null));
  }, [tournament]);
  return host;
}

/** The fewest payments that settle everybody, to read and to copy for a group chat. */
export function SettleUp(props: {
  tournament: string;
  title: string;
  accounts: readonly Owed[];
  currency: Currency;
  children?: ReactNode;
}) {
  const { tournament, title, accounts, currency, children } = props;
  const t = useWords(settlingWords);
  const field = useRef<HTMLTextAreaElement>(null);
  const [did, setDid] = useState<string | null>(null);
  const host = useHost(tournament);
  if (host === undefined) return null;
  const same = accounts.find(({ name }) => host !== null && normalizeName(name) === normalizeName(host));
  const list = settleAccounts(accounts, { player: same?.player ?? null, name: host ?? t.bank });
  if (list.length === 0) return null;
  const says = list.map(({ from, to, amount }) => t.pays(from, to, money(amount, currency)));
  const text = [title, ...says].join('\n');
  const copy = async (): Promise<void> => {
    field.current?.select();
    // Pages without https have no clipboard: then the text is selected, to be copied by hand.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setDid(done ? t.copied : t.copyYourself);
  };
  return (
    <section className="settle-up card" aria-labelledby="settle-up">
      <h2 id="settle-up" className="title">
        {t.title}
      </h2>
      <p className="dim">{t.payments(list.length)}</p>
      <ul>
        {list.map(({ from, to, amount }, at) => (
          <li key={says[at]} aria-label={says[at]}>
            <span className="names" aria-hidden="true">
              <b>{from}</b> <ArrowRight size={16} /> <b>{to}</b>
            </span>
            <span className="number" aria-hidden="true">
              {money(amount, currency)}
            </span>
          </li>
        ))}
      </ul>
      <textarea ref={field} className="unseen" readOnly tabIndex={-1} aria-label={t.asText} value={text} />
      <div className="choices">
        <button type="button" className="button" onClick={() => void copy()}>
          {did === null ? <Copy size={20} aria-hidden="true" /> : <Check size={20} aria-hidden="true" />}
          {t.copy}
        </button>
        {children}
      </div>
      <p className="dim" role="status">
        {did}
      </p>
    </section>
  );
}
