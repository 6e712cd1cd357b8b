import type { Cents } from '../../units.ts';
import type { Player, PlayerId } from '../state/state.ts';
import { type Finish, winningsOf } from './finish.ts';

/** A player's money. */
export type Account = {
  readonly player: PlayerId;
  readonly name: string;
  /** For buy-in, rebuys and add-ons; some or all of it may be paid. */
  readonly owes: Cents;
  readonly paid: Cents;
  /** Prize and bounties. */
  readonly won: number;
  readonly paidOut: Cents;
  /** Left as a tip. */
  readonly tipped: Cents;
};

/** What a player is still to be paid; below zero, what they still have to pay. */
export const balanceOf = ({ owes, paid, won, paidOut, tipped }: Omit<Account, 'player' | 'name'>): number =>
  won - paidOut - tipped - (owes - paid);

export const accountOf = (player: Player, finished: ReadonlyMap<PlayerId, Finish>): Account => ({
  player: player.id,
  name: player.name,
  owes: player.owes,
  paid: player.paid,
  won: winningsOf(player, finished),
  paidOut: player.paidOut,
  tipped: player.tipped,
});
