import { checkPercent } from '../../clock/schedule.ts';
import { assertNever } from '../../refusal.ts';
import type { Cents } from '../../units.ts';
import { changePlayer } from '../state/changes.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import { type PlayerId, playersIn, type Tournament } from '../state/state.ts';
import { finishes, prizesLeft, winningsOf } from './finish.ts';

export type MoneyCommand =
  | { readonly type: 'set-prizes'; readonly percent: readonly number[]; readonly roundTo?: number }
  | { readonly type: 'agree-deal'; readonly amounts: Readonly<Record<PlayerId, number>> }
  | { readonly type: 'pay' | 'pay-out'; readonly player: PlayerId; readonly amount: Cents }
  /** A debt nobody will pay leaves the purse. */
  | { readonly type: 'write-off'; readonly player: PlayerId; readonly reason: string };

export type MoneyEvent =
  | { readonly type: 'prizes-set'; readonly percent: readonly number[]; readonly roundTo: number }
  | { readonly type: 'deal-agreed'; readonly amounts: readonly (readonly [PlayerId, number])[] }
  | { readonly type: 'paid'; readonly player: PlayerId; readonly amount: Cents }
  | { readonly type: 'paid-out'; readonly player: PlayerId; readonly amount: Cents }
  | {
      readonly type: 'written-off';
      readonly player: PlayerId;
      readonly amount: Cents;
      readonly reason: string;
    };

export function decideMoney(draft: Draft<MoneyEvent>, command: MoneyCommand): void {
  switch (command.type) {
    case 'set-prizes': {
      const checked = checkPercent(command.percent);
      if (!checked.ok) throw new Refused(checked.refusal);
      return draft.push({ type: 'prizes-set', percent: command.percent, roundTo: command.roundTo ?? 1 });
    }
    case 'agree-deal':
      return agreeDeal(draft, command.amounts);
    case 'pay':
      return pay(draft, command.player, command.amount);
    case 'pay-out':
      return payOut(draft, command.player, command.amount);
    case 'write-off':
      return writeOff(draft, command.player, command.reason);
    default:
      return assertNever(command);
  }
}

export function applyMoney(tournament: Tournament, event: MoneyEvent): Tournament {
  switch (event.type) {
    case 'prizes-set':
      return { ...tournament, percent: event.percent, roundTo: event.roundTo };
    case 'deal-agreed':
      return { ...tournament, agreed: new Map(event.amounts) };
    case 'paid': {
      const { paid } = tournament.players.get(event.player)!;
      return changePlayer(tournament, event.player, { paid: paid + event.amount });
    }
    case 'paid-out': {
      const { paidOut } = tournament.players.get(event.player)!;
      return changePlayer(tournament, event.player, { paidOut: paidOut + event.amount });
    }
    case 'written-off': {
      const { owes } = tournament.players.get(event.player)!;
      return changePlayer(tournament, event.player, { owes: owes - event.amount });
    }
    default:
      return assertNever(event);
  }
}

/** A deal among the players left: it adds up to what they are playing for [side-deals]. */
function agreeDeal(draft: Draft<MoneyEvent>, amounts: Readonly<Record<PlayerId, number>>): void {
  const { tournament } = draft;
  const left = playersIn(tournament).map(({ id }) => id);
  const names = left.map((id) => draft.player(id).name);
  const named = Object.keys(amounts);
  if (named.length !== left.length || left.some((id) => !named.includes(id)))
    reject('everybody-left', 'side-deals', `everybody left takes part in a deal: ${names.join(', ')}`, {
      names,
    });
  const open = prizesLeft(tournament).reduce((sum, prize) => sum + prize, 0);
  const sum = Object.values(amounts).reduce((total, amount) => total + amount, 0);
  if (sum !== open)
    reject('sum-differs', 'side-deals', 'a deal splits exactly what is left to play for', { sum, open });
  draft.push({ type: 'deal-agreed', amounts: Object.entries(amounts) });
}

function checkAmount(amount: Cents): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) reject('bad-payment', null, 'enter an amount above zero');
}

function pay(draft: Draft<MoneyEvent>, id: PlayerId, amount: Cents): void {
  const { name, owes, paid } = draft.player(id);
  checkAmount(amount);
  if (paid + amount > owes)
    reject('pays-too-much', null, `${name} owes less than that`, { player: id, name, owes: owes - paid });
  draft.push({ type: 'paid', player: id, amount });
}

function payOut(draft: Draft<MoneyEvent>, id: PlayerId, amount: Cents): void {
  const player = draft.player(id);
  const { name, paidOut } = player;
  checkAmount(amount);
  const due = winningsOf(player, finishes(draft.tournament)) - paidOut;
  if (amount > due)
    reject('pays-out-too-much', null, `${name} gets less than that`, { player: id, name, due });
  draft.push({ type: 'paid-out', player: id, amount });
}

function writeOff(draft: Draft<MoneyEvent>, id: PlayerId, reason: string): void {
  const { name, owes, paid } = draft.player(id);
  if (owes <= paid) reject('owes-nothing', null, `${name} owes nothing`, { player: id, name });
  if (reason.trim() === '') reject('reason-needed', null, 'writing off a debt needs a reason: say why');
  draft.push({ type: 'written-off', player: id, amount: owes - paid, reason });
}
