import { type FormEvent, useState } from 'react';
import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { Account } from '../../../../engine/tournament/money/account.ts';
import { useWords } from '../../../shared/language.ts';
import { NumberField } from '../procedures/inputs.tsx';
import { centsOf, typed } from '../procedures/shares.ts';
import { useMoney } from '../procedures/useMoney.ts';
import { moneyWords } from './words.ts';

/** Part of what a player owes or gets; of what they get they may leave a tip. */
export function PayForm(props: {
  account: Account;
  out: boolean;
  act: (command: TournamentCommand) => void;
}) {
  const { account, out, act } = props;
  const { player, name, owes, paid, won, paidOut, tipped } = account;
  const t = useWords(moneyWords);
  const sum = useMoney();
  const due = out ? won - paidOut - tipped : owes - paid;
  const [text, setText] = useState(typed(due));
  const [tipText, setTipText] = useState('');
  const amount = centsOf(text);
  const tip = tipText === '' ? 0 : centsOf(tipText);
  const total = amount === null || tip === null ? null : amount + tip;
  const fits = total !== null && total > 0 && total <= due;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!fits || amount === null) return;
    act(
      out
        ? { type: 'pay-out', player, amount, ...(tip !== null && tip > 0 && { tip }) }
        : { type: 'pay', player, amount },
    );
  };
  const setTip = (typedTip: string): void => {
    setTipText(typedTip);
    // Whatever stays here is not paid out.
    const kept = centsOf(typedTip) ?? 0;
    if (kept <= due) setText(typed(due - kept));
  };
  return (
    <form className="stacked" onSubmit={submit}>
      <p className="row">
        <NumberField label={t.amount} decimal value={text} onChange={setText} />
      </p>
      {out && (
        <p className="row">
          <NumberField label={t.tip} decimal value={tipText} onChange={setTip} />
        </p>
      )}
      <p className={total !== null && total > due ? 'wrong' : 'dim'} role="status">
        {out ? t.atMostOut(name, sum(due)) : t.atMost(name, sum(due))}
      </p>
      <button type="submit" className="button act" disabled={!fits}>
        {t.savePaid}
      </button>
    </form>
  );
}
