import type { Currency } from '../../../engine/money/currency.ts';
import type { AfterTournament } from '../../../protocol/after.ts';
import { money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { resultsWords } from './words.ts';

const COLUMNS = ['owes', 'paid', 'won', 'paidOut', 'balance'] as const;

type Props = { readonly ledger: NonNullable<AfterTournament['ledger']>; readonly currency: Currency };

/** Payments in and out, for the director. */
export function Ledger({ ledger: { accounts, total }, currency }: Props) {
  const t = useWords(resultsWords);
  const open = accounts.filter(({ balance }) => balance !== 0).length;
  const first = [...accounts].sort((a, b) => Math.abs(b.balance) - Math.abs(a.balance));
  return (
    <section className="card ledger" aria-labelledby="ledger">
      <h2 id="ledger" className="title">
        {t.ledger}
      </h2>
      <p className="dim">
        {open === 0 ? t.settled : t.open(open)} · {t.forYou}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard too */}
      <section className="scrolls" tabIndex={0} aria-label={t.ledger}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              {COLUMNS.map((column) => (
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
                {COLUMNS.map((column) => (
                  <td key={column} className="number">
                    {money(account[column], currency)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              {COLUMNS.map((column) => (
                <td key={column} className="number">
                  {money(total[column], currency)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}
