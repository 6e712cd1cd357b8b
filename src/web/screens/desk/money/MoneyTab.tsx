import { useState } from 'react';
import { type Account, balanceOf } from '../../../../engine/tournament/money/account.ts';
import { listed, money, ordinal } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { eachText } from '../../../shared/live/schedule.ts';
import { liveWords } from '../../../shared/live/words.ts';
import { SettleUp } from '../../../shared/settling/SettleUp.tsx';
import { Choice } from '../procedures/inputs.tsx';
import { Opener } from '../procedures/Tools.tsx';
import { useDesk, useMay } from '../state/desk.ts';
import { AccountRow } from './AccountRow.tsx';
import { Costs } from './Costs.tsx';
import { settle } from './settle.ts';
import { moneyWords } from './words.ts';

const sum = (accounts: readonly Account[], of: (account: Account) => number): number =>
  accounts.reduce((total, account) => total + of(account), 0);

export function MoneyTab() {
  const { view } = useDesk();
  const t = useWords(moneyWords);
  const live = useWords(liveWords);
  const { accounts, purse, payouts, currency, desk } = view;
  const owed = sum(accounts, ({ owes, paid }) => owes - paid);
  const costs = (desk?.costs.lines ?? []).reduce((total, { amount }) => total + amount, 0);
  const tips = sum(accounts, ({ tipped }) => tipped);
  const roundTo = desk?.prizes.roundTo ?? 1;
  return (
    <div className="money">
      <dl className="sums card">
        <Sum says={t.prizePool} value={purse} />
        <Sum says={t.paidIn} value={sum(accounts, ({ paid }) => paid)} />
        <Sum says={t.stillOwed} value={owed} warn={owed > 0} />
        <Sum says={t.paidOut} value={sum(accounts, ({ paidOut }) => paidOut)} />
        {costs > 0 && <Sum says={t.costsSum} value={costs} />}
        {tips > 0 && <Sum says={t.tips} value={tips} />}
      </dl>
      <section aria-label={t.prizes}>
        <h2 className="label">{t.prizes}</h2>
        {view.players.entries === 0 ? (
          <p className="empty">{t.noPrizes}</p>
        ) : (
          <ol className="list card">
            {payouts.map(({ place, names, amount }) => (
              <li key={`${place}${names.join()}`} className="row line">
                <span className="place">{place !== null && ordinal(place)}</span>
                <b className="grow">{listed(names)}</b>
                <span className="number">{eachText(amount, names, currency, live)}</span>
              </li>
            ))}
          </ol>
        )}
        {roundTo > 1 && payouts.every(({ amount }) => amount % roundTo === 0) && (
          <p className="dim">{t.rounded(money(roundTo, currency))}</p>
        )}
        {view.phase !== 'over' && (
          <div className="tool-list">
            {view.phase === 'running' && view.players.left > 1 && <Opener name="deal" word="makeDeal" />}
            <Opener name="prizes" word="changePrizes" />
          </div>
        )}
      </section>
      <Costs />
      <Ledger />
    </div>
  );
}

type Way = 'bank' | 'players';

function Ledger() {
  const desk = useDesk();
  const { tournament, view } = desk;
  const t = useWords(moneyWords);
  const may = useMay();
  const [way, setWay] = useState<Way>('bank');
  const over = view.phase === 'over';
  const accounts = view.accounts.map((account) => ({ ...account, balance: balanceOf(account) }));
  const settled = over && accounts.every(({ balance }) => balance === 0);
  const markSettled = async (): Promise<void> => {
    for (const account of accounts) if (!(await settle(desk, account, t.settled))) return;
  };
  return (
    <section aria-label={t.ledger}>
      <h2 className="label">{t.ledger}</h2>
      {settled && accounts.length > 0 && <p className="all-settled">{t.allSettled}</p>}
      {over && !settled && (
        <Choice<Way>
          label={t.whoPays}
          options={[
            ['bank', t.ways.bank],
            ['players', t.ways.players],
          ]}
          value={way}
          onPick={setWay}
        />
      )}
      {over && way === 'players' && (
        <SettleUp tournament={tournament} title={view.name} accounts={accounts} currency={view.currency}>
          {may('pay') && may('pay-out') && (
            <button type="button" className="button act" onClick={() => void markSettled()}>
              {t.markSettled}
            </button>
          )}
        </SettleUp>
      )}
      <ul className="list card">
        {[...accounts].sort(open).map((account) => (
          <AccountRow key={account.player} account={account} byBank={way === 'bank'} />
        ))}
      </ul>
      {accounts.length === 0 && <p className="empty">{t.empty}</p>}
    </section>
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
  const due = ({ owes, paid, won, paidOut, tipped }: Account): number =>
    owes > paid || won > paidOut + tipped ? 0 : 1;
  return due(a) - due(b) || a.name.localeCompare(b.name);
};
