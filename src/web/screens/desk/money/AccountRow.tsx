import { useState } from 'react';
import { type Account, balanceOf } from '../../../../engine/tournament/money/account.ts';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { useWords } from '../../../shared/language.ts';
import { useMoney } from '../procedures/useMoney.ts';
import { useDesk, useMay } from '../state/desk.ts';
import { PayForm } from './PayForm.tsx';
import { openOf, settle } from './settle.ts';
import { WriteOff } from './WriteOff.tsx';
import { moneyWords } from './words.ts';

/** A player's money, and the payment that is next in one tap. */
export function AccountRow({ account, byBank }: { account: Account; byBank: boolean }) {
  const desk = useDesk();
  const { view, run, openPlayer } = desk;
  const t = useWords(moneyWords);
  const may = useMay();
  const sum = useMoney();
  const { player, name } = account;
  const { debt, prize } = openOf(account);
  const balance = balanceOf(account);
  const [sheet, setSheet] = useState<'write-off' | 'amount' | null>(null);
  const close = (): void => setSheet(null);
  const over = view.phase === 'over';
  const pays = debt > 0 && may('pay') && byBank;
  const gets = over && byBank && prize > 0 && debt === 0 && may('pay-out');
  const nets = over && pays && prize > 0 && may('pay-out');
  return (
    <li className="row line">
      <button type="button" className="grow who" onClick={() => openPlayer(player)}>
        <b>{name}</b>
      </button>
      <span className="dim">{over ? <Closing account={account} /> : <Open account={account} />}</span>
      {nets && (
        <button type="button" className="button" onClick={() => settle(desk, account, t.settledWith(name))}>
          {balance >= 0 ? t.pay(sum(balance)) : t.hasPaid(sum(-balance))}
          <span className="unseen"> {balance >= 0 ? t.toWhom(name) : t.by(name)}</span>
        </button>
      )}
      {pays && !nets && (
        <button type="button" className="button" onClick={() => run({ type: 'pay', player, amount: debt })}>
          {t.hasPaid(sum(debt))}
          <span className="unseen"> {t.by(name)}</span>
        </button>
      )}
      {gets && (
        <button
          type="button"
          className="button"
          onClick={() => run({ type: 'pay-out', player, amount: prize })}
        >
          {t.pay(sum(prize))}
          <span className="unseen"> {t.toWhom(name)}</span>
        </button>
      )}
      {(pays || gets) && (
        <button type="button" className="button bare" onClick={() => setSheet('amount')}>
          {t.otherAmount}
          <span className="unseen"> {pays ? t.by(name) : t.toWhom(name)}</span>
        </button>
      )}
      {pays && may('write-off') && (
        <button type="button" className="button bare" onClick={() => setSheet('write-off')}>
          {t.writeOff}
          <span className="unseen">: {name}</span>
        </button>
      )}
      {sheet === 'write-off' && <WriteOff account={account} onClose={close} />}
      {sheet === 'amount' && (
        <Sheet title={pays ? t.paysTitle(name) : t.getsTitle(name)} onClose={close}>
          <PayForm
            account={account}
            out={!pays}
            act={(command) => {
              close();
              void run(command);
            }}
          />
        </Sheet>
      )}
    </li>
  );
}

function Open({ account: { owes, paid, won } }: { account: Account }) {
  const t = useWords(moneyWords);
  const sum = useMoney();
  return [
    ...(paid > 0 || owes === paid ? [t.paid(sum(paid))] : []),
    ...(owes > paid ? [t.owes(sum(owes - paid))] : []),
    ...(won > 0 ? [t.won(sum(won))] : []),
  ].join(' · ');
}

/** Owed, paid, won and what is left of it. */
function Closing({ account }: { account: Account }) {
  const t = useWords(moneyWords);
  const sum = useMoney();
  const { owes, paid, won, tipped } = account;
  const balance = balanceOf(account);
  return [
    t.owed(sum(owes)),
    t.paid(sum(paid)),
    ...(won > 0 ? [t.won(sum(won))] : []),
    ...(tipped > 0 ? [t.tipped(sum(tipped))] : []),
    balance === 0 ? t.even : balance > 0 ? t.gets(sum(balance)) : t.gives(sum(-balance)),
  ].join(' · ');
}
