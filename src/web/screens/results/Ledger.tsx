import type { Currency } from '../../../engine/money/currency.ts';
import type { AfterTournament } from '../../../protocol/after.ts';
import { money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { resultsWords } from './words.ts';

const COLUMNS = ['owes', 'paid', 'won', 'paidOut', 'tipped', 'balance'] as const;

type Props = {
  readonly ledger: NonNullable<AfterTournament['ledger']>;
  readonly currency: Currency;
  readonly over: boolean;
};

/** Payments in and out, for the director. */
export function Ledger({ ledger: { accounts, total, costs, inBank }, currency, over }: Props) {
  const t = useWords(resultsWords);
  const open = accounts.filter(({ balance }) => balance !== 0).length;
  // What the players' balances leave is the bank's: it still pays that, or has paid the costs.
  const bank = over ? -total.balance : 0;
  const columns = COLUMNS.filter((column) => column !== 'tipped' || total.tipped > 0);
  const first = [...accounts].sort((a, b) => Math.abs(b.balance) - Math.abs(a.balance));
  return (
    <section className="card ledger" aria-labelledby="ledger">
      <h2 id="ledger" className="title">
        {t.ledger}
      </h2>
      <p className="dim">
        {open === 0 ? t.settled : t.open(open)} · {t.forYou}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((account) => (
            <tr key={account.player} className={account.balance === 0 ? '' : 'open'}>
              <th scope="row">{account.name}</th>
              {columns.map((column) => (
                <td key={column} className="number" data-says={t[column]}>
                  {money(account[column], currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {bank !== 0 && (
            <tr className="bank">
              <th scope="row">{t.bank}</th>
              {columns.map((column) => (
                <td key={column} className="number" data-says={t[column]}>
                  {column === 'balance' ? money(bank, currency) : ''}
                </td>
              ))}
            </tr>
          )}
          <tr>
            <th scope="row">{t.total}</th>
            {columns.map((column) => (
              <td key={column} className="number" data-says={t[column]}>
                {money(total[column] + (column === 'balance' ? bank : 0), currency)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {costs.length > 0 && (
        <p>{t.costs(costs.map(({ name, amount }) => `${name} ${money(amount, currency)}`).join(', '))}</p>
      )}
      <p className="dim">{t.inBank(money(inBank, currency))}</p>
    </section>
  );
}
