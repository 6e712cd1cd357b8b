import type { Account } from '../../../../engine/tournament/money/account.ts';
import type { Desk } from '../state/desk.ts';

/** What a player still owes, and what the bank still owes them. */
export const openOf = ({ owes, paid, won, paidOut, tipped }: Account) => ({
  debt: owes - paid,
  prize: won - paidOut - tipped,
});

/** The player pays what they owe and gets what they won; true once both are recorded. */
export async function settle({ run, runAs }: Desk, account: Account, says: string): Promise<boolean> {
  const { player } = account;
  const { debt, prize } = openOf(account);
  if (debt > 0 && !(await run({ type: 'pay', player, amount: debt }))) return false;
  return prize <= 0 || runAs(says, { type: 'pay-out', player, amount: prize });
}
