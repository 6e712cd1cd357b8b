import { useState } from 'react';
import type { Account } from '../../../engine/tournament/money/account.ts';
import { money, ordinal } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { Opener } from './procedures/Tools.tsx';
import { useDesk, useMay } from './state/desk.ts';
import { deskWords } from './state/words.ts';
import { WriteOff } from './WriteOff.tsx';

const sum = (accounts: readonly Account[], of: (account: Account) => number): number =>
  accounts.reduce((total, account) => total + of(account), 0);

export function MoneyTab() {
  const { view } = useDesk();
  const t = useWords(deskWords).money;
  const { accounts, purse, prizes, places, currency } = view;
  const owed = sum(accounts, ({ owes, paid }) => owes - paid);
  return (
    <div className="money">
      <dl className="sums card">
        <Sum says={t.prizePool} value={purse} />
        <Sum says={t.paidIn} value={sum(accounts, ({ paid }) => paid)} />
        <Sum says={t.stillOwed} value={owed} warn={owed > 0} />
        <Sum says={t.paidOut} value={sum(accounts, ({ paidOut }) => paidOut)} />
      </dl>
      <section aria-label={t.prizes}>
        <h2 className="label">{t.prizes}</h2>
        <ol className="list card">
          {prizes.map((prize, at) => {
            // A deal pays other amounts than the places do.
            const got = places.find(({ place }) => place === at + 1);
            return (
              <li key={ordinal(at + 1)} className="row line">
                <span className="place">{ordinal(at + 1)}</span>
                <b className="grow">{got?.name ?? ''}</b>
                <span className="number">{money(got?.prize ?? prize, currency)}</span>
              </li>
            );
          })}
        </ol>
        {view.phase !== 'over' && (
          <div className="tool-list">
            {view.phase === 'running' && view.players.left > 1 && <Opener name="deal" word="makeDeal" />}
            <Opener name="prizes" word="changePrizes" />
          </div>
        )}
      </section>
      <section aria-label={t.ledger}>
        <h2 className="label">{t.ledger}</h2>
        <ul className="list card">
          {[...accounts].sort(open).map((account) => (
            <Row key={account.player} account={account} />
          ))}
        </ul>
        {accounts.length === 0 && <p className="empty">{t.empty}</p>}
      </section>
    </div>
  );
}

function Sum({ says, value, warn = false }: { says: string; value: number; warn?: boolean }) {
  const { view } = useDesk();
  return (
    <div className={warn ? 'warn' : ''}>
      <dt>{says}</dt>
      <dd className="number">{money(value, view.currency)}</dd>
    </div>
  );
}

/** Players who owe or are owed money come first. */
const open = (a: Account, b: Account): number => {
  const due = ({ owes, paid, won, paidOut }: Account): number => (owes > paid || won > paidOut ? 0 : 1);
  return due(a) - due(b) || a.name.localeCompare(b.name);
};

function Row({ account }: { account: Account }) {
  const { view, run } = useDesk();
  const t = useWords(deskWords).money;
  const may = useMay();
  const sum = (cents: number): string => money(cents, view.currency);
  const { player, name, owes, paid, won, paidOut } = account;
  const [debt, prize] = [owes - paid, won - paidOut];
  const [writesOff, setWritesOff] = useState(false);
  const payable = view.phase === 'over' && prize > 0;
  return (
    <li className="row line">
      <b className="grow">{name}</b>
      <span className="dim">
        {debt > 0 ? t.owes(sum(debt)) : t.paid(sum(paid))}
        {won > 0 && ` · ${t.won(sum(won))}`}
      </span>
      {debt > 0 && may('pay') && (
        <button type="button" className="button" onClick={() => run({ type: 'pay', player, amount: debt })}>
          {t.hasPaid}
          <span className="unseen"> {t.by(name)}</span>
        </button>
      )}
      {debt > 0 && may('write-off') && (
        <button type="button" className="button bare" onClick={() => setWritesOff(true)}>
          {t.writeOff}
          <span className="unseen">: {name}</span>
        </button>
      )}
      {writesOff && <WriteOff account={account} onClose={() => setWritesOff(false)} />}
      {payable && debt === 0 && may('pay-out') && (
        <button
          type="button"
          className="button"
          onClick={() => run({ type: 'pay-out', player, amount: prize })}
        >
          {t.pay(sum(prize))}
          <span className="unseen"> {t.toWhom(name)}</span>
        </button>
      )}
    </li>
  );
}
