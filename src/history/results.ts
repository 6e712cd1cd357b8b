import { readClock } from '../engine/clock/clock.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import { type Account, accountOf, balanceOf } from '../engine/tournament/money/account.ts';
import { finishes } from '../engine/tournament/money/finish.ts';
import { type CostLine, costLines } from '../engine/tournament/state/purse.ts';
import type { PlayerId, Tournament } from '../engine/tournament/state/state.ts';
import { type Cell, csv } from './csv.ts';
import { decimal } from './money.ts';

/** One player's result. Money in the smallest currency unit. */
export type Result = {
  readonly player: PlayerId;
  readonly name: string;
  /** Null while the player is still in. */
  readonly place: number | null;
  readonly prize: number;
  readonly bounties: number;
  readonly rebuys: number;
  readonly addOns: number;
  readonly outAtLevel: number | null;
};

/** The results of everybody who bought in: players still in first, then by place. */
export function results(events: readonly TournamentEvent[]): Result[] {
  const { tournament, outAt } = followed(events);
  const places = finishes(tournament);
  return [...tournament.players.values()]
    .filter(({ standing }) => standing.is !== 'expected')
    .map(({ id, name, standing, bountiesWon, rebuys, addOns }) => ({
      player: id,
      name,
      place: places.get(id)?.place ?? null,
      prize: places.get(id)?.prize ?? 0,
      bounties: bountiesWon,
      rebuys,
      addOns,
      outAtLevel: standing.is === 'busted' || standing.is === 'removed' ? (outAt.get(id) ?? null) : null,
    }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** The tournament as it is, and the level at which each player last busted: the hand's, or else the clock's. */
function followed(events: readonly TournamentEvent[]): {
  tournament: Tournament;
  outAt: Map<PlayerId, number>;
} {
  const outAt = new Map<PlayerId, number>();
  let history = tournamentFrom(events.slice(0, 1));
  let now = 0;
  for (const event of events.slice(1)) {
    const { tournament } = history;
    if (event.type === 'began') now = event.at;
    if (event.type === 'removed') outAt.set(event.player, readClock(tournament.clock, now).level);
    if (event.type === 'busted')
      for (const { player } of event.together) outAt.set(player, Math.max(...event.dealtIn));
    if (event.type === 'bust-dated') outAt.set(event.player, event.level);
    history = evolve(history, event);
  }
  return { tournament: history.tournament, outAt };
}

const money = (cents: number): Cell => ({ figure: decimal(cents) });

export const resultsCsv = (list: readonly Result[]): string =>
  csv([
    ['place', 'name', 'prize', 'bounties', 'rebuys', 'add-ons', 'knocked out at level'],
    ...list.map(({ place, name, prize, bounties, rebuys, addOns, outAtLevel }) => [
      place,
      name,
      money(prize),
      money(bounties),
      rebuys,
      addOns,
      outAtLevel,
    ]),
  ]);

/** Balance: what a player is still to be paid; below zero, what they still have to pay. */
type Figures = Readonly<Record<'owes' | 'paid' | 'won' | 'paidOut' | 'tipped' | 'balance', number>>;

export type Ledger = {
  readonly accounts: readonly (Account & { readonly balance: number })[];
  readonly total: Figures;
  /** What was taken out before the prizes. */
  readonly costs: readonly CostLine[];
  /** What whoever holds the bank has: once the last place is decided, all balances, costs and tips together. */
  readonly inBank: number;
};

/** The tournament's money: what each player owes and has paid, and what they have won and been paid. */
export function ledger(tournament: Tournament): Ledger {
  const places = finishes(tournament);
  const accounts = [...tournament.players.values()]
    .filter(({ standing }) => standing.is !== 'expected')
    .map((player) => accountOf(player, places))
    .map((account) => ({ ...account, balance: balanceOf(account) }));
  const sum = (of: keyof Figures): number => accounts.reduce((total, each) => total + each[of], 0);
  const total = {
    owes: sum('owes'),
    paid: sum('paid'),
    won: sum('won'),
    paidOut: sum('paidOut'),
    tipped: sum('tipped'),
    balance: sum('balance'),
  };
  return { accounts, total, costs: costLines(tournament), inBank: total.paid - total.paidOut };
}

export function ledgerCsv({ accounts, total, costs }: Ledger): string {
  const row = (name: string, { owes, paid, won, paidOut, tipped, balance }: Figures): Cell[] => [
    name,
    ...[owes, paid, won, paidOut, tipped, balance].map(money),
  ];
  return csv([
    ['player', 'owed', 'paid', 'won', 'paid out', 'tip', 'balance'],
    ...accounts.map((account) => row(account.name, account)),
    ...costs.map(({ name, amount }) => [`cost: ${name}`, money(amount)]),
    row('total', total),
  ]);
}
