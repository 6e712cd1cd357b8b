import type { Account } from '../../engine/views/night-view.ts';
import { money, ordinal } from '../format.ts';
import { useDesk } from './desk.ts';
import { Opener } from './procedures/Tools.tsx';

const sum = (accounts: readonly Account[], of: (account: Account) => number): number =>
  accounts.reduce((total, account) => total + of(account), 0);

export function MoneyTab() {
  const { view } = useDesk();
  const { accounts, purse, prizes, places } = view;
  const owed = sum(accounts, ({ owes, paid }) => owes - paid);
  return (
    <div className="money">
      <dl className="sums card">
        <Sum says="to play for" value={purse} />
        <Sum says="paid in" value={sum(accounts, ({ paid }) => paid)} />
        <Sum says="still owed" value={owed} warn={owed > 0} />
        <Sum says="paid out" value={sum(accounts, ({ paidOut }) => paidOut)} />
      </dl>
      <section aria-label="Prizes">
        <h2 className="label">Prizes</h2>
        <ol className="list card">
          {prizes.map((prize, at) => (
            <li key={ordinal(at + 1)} className="row line">
              <span className="place">{ordinal(at + 1)}</span>
              <b className="grow">{places.find(({ place }) => place === at + 1)?.name ?? ''}</b>
              <span className="number">{money(prize)}</span>
            </li>
          ))}
        </ol>
        {view.phase !== 'over' && (
          <div className="tool-list">
            {view.phase === 'running' && view.players.left > 1 && <Opener name="deal" word="makeDeal" />}
            <Opener name="prizes" word="changePrizes" />
          </div>
        )}
      </section>
      <section aria-label="Ledger">
        <h2 className="label">Ledger</h2>
        <ul className="list card">
          {[...accounts].sort(open).map((account) => (
            <Row key={account.player} account={account} />
          ))}
        </ul>
        {accounts.length === 0 && (
          <p className="empty">Who has paid and been paid stands here, player by player.</p>
        )}
      </section>
    </div>
  );
}

function Sum({ says, value, warn = false }: { says: string; value: number; warn?: boolean }) {
  return (
    <div className={warn ? 'warn' : ''}>
      <dt>{says}</dt>
      <dd className="number">{money(value)}</dd>
    </div>
  );
}

/** Who has something open comes first. */
const open = (a: Account, b: Account): number => {
  const due = ({ owes, paid, won, paidOut }: Account): number => (owes > paid || won > paidOut ? 0 : 1);
  return due(a) - due(b) || a.name.localeCompare(b.name);
};

function Row({ account }: { account: Account }) {
  const { view, run } = useDesk();
  const { player, name, owes, paid, won, paidOut } = account;
  const [debt, prize] = [owes - paid, won - paidOut];
  const payable = view.phase === 'over' && prize > 0;
  return (
    <li className="row line">
      <b className="grow">{name}</b>
      <span className="dim">
        {debt > 0 ? `owes ${money(debt)}` : `paid ${money(paid)}`}
        {won > 0 && ` · won ${money(won)}`}
      </span>
      {debt > 0 && (
        <button type="button" className="button" onClick={() => run({ type: 'pay', player, amount: debt })}>
          Paid<span className="unseen"> by {name}</span>
        </button>
      )}
      {payable && debt === 0 && (
        <button
          type="button"
          className="button"
          onClick={() => run({ type: 'pay-out', player, amount: prize })}
        >
          Pay {money(prize)}
          <span className="unseen"> to {name}</span>
        </button>
      )}
    </li>
  );
}
