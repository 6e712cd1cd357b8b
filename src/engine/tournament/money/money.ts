import { checkPercent } from '../../clock/schedule.ts';
import { assertNever, refusal } from '../../refusal.ts';
import type { Cents, Chips } from '../../units.ts';
import type { HandsEvent } from '../hands/hands.ts';
import { keepBounty } from '../hands/winner.ts';
import { type Anyway, allow } from '../rulings/anyway.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import { type StacksEvent, tellChips } from '../stacks/stacks.ts';
import { changePlayer } from '../state/changes.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import { type Cost, type PlayerId, playersIn, type Tournament } from '../state/state.ts';
import { endNow } from './end-now.ts';
import { finishes, prizesLeft, roundedTo, winningsOf } from './finish.ts';

export type MoneyCommand =
  | { readonly type: 'set-prizes'; readonly percent: readonly number[]; readonly roundTo?: number }
  | {
      readonly type: 'agree-deal';
      readonly amounts: Readonly<Record<PlayerId, Cents>>;
      /** Still to be played for: the winner gets it on top. */
      readonly forFirst?: Cents;
      /** Whether the bank pays it; as the rulebook has it if nobody says. */
      readonly paid?: boolean;
      /** What the players left have, counted for it. */
      readonly stacks?: Readonly<Record<PlayerId, Chips>>;
      /** The tournament is over with it; the stacks tell the places, and players without one share theirs. */
      readonly ends?: true;
    }
  /** The tournament ends as it stands; where hands are in play, after them. */
  | { readonly type: 'end-now' }
  /** All costs at once; none to take them back. */
  | { readonly type: 'set-costs'; readonly costs: readonly Cost[]; readonly anyway?: Anyway }
  | { readonly type: 'pay'; readonly player: PlayerId; readonly amount: Cents }
  /** The tip is kept back: the player gets the amount, and the two together are paid. */
  | { readonly type: 'pay-out'; readonly player: PlayerId; readonly amount: Cents; readonly tip?: Cents }
  /** A debt nobody will pay leaves the purse. */
  | { readonly type: 'write-off'; readonly player: PlayerId; readonly reason: string };

export type MoneyEvent =
  | { readonly type: 'prizes-set'; readonly percent: readonly number[]; readonly roundTo: number }
  | {
      readonly type: 'deal-agreed';
      readonly amounts: readonly (readonly [PlayerId, Cents])[];
      readonly forFirst?: Cents;
      /** Missing where only the rulebook decided it. */
      readonly paid?: boolean;
      /** The tournament is over, with these places. */
      readonly places?: readonly (readonly [PlayerId, number])[];
    }
  /** It ends when no hand is in play any more. */
  | { readonly type: 'ending' }
  | { readonly type: 'costs-set'; readonly costs: readonly Cost[] }
  | { readonly type: 'paid'; readonly player: PlayerId; readonly amount: Cents }
  | { readonly type: 'paid-out'; readonly player: PlayerId; readonly amount: Cents; readonly tip?: Cents }
  | {
      readonly type: 'written-off';
      readonly player: PlayerId;
      readonly amount: Cents;
      readonly reason: string;
    };

export function decideMoney(
  draft: Draft<MoneyEvent | HandsEvent | RulingsEvent | StacksEvent>,
  command: MoneyCommand,
): void {
  switch (command.type) {
    case 'set-prizes': {
      const checked = checkPercent(command.percent);
      if (!checked.ok) throw new Refused(checked.refusal);
      const { percent, roundTo = roundedTo(draft.tournament.rulebook) } = command;
      return draft.push({ type: 'prizes-set', percent, roundTo });
    }
    case 'agree-deal':
      return agreeDeal(draft, command);
    case 'end-now':
      return endNow(draft);
    case 'set-costs':
      return setCosts(draft, command.costs, command.anyway);
    case 'pay':
      return pay(draft, command.player, command.amount);
    case 'pay-out':
      return payOut(draft, command);
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
      return applyDeal(tournament, event);
    case 'ending':
      return { ...tournament, ending: true };
    case 'costs-set':
      return { ...tournament, costs: event.costs };
    case 'paid': {
      const { paid } = tournament.players.get(event.player)!;
      return changePlayer(tournament, event.player, { paid: paid + event.amount });
    }
    case 'paid-out': {
      const { amount, tip = 0 } = event;
      const { paidOut, tipped } = tournament.players.get(event.player)!;
      return changePlayer(tournament, event.player, { paidOut: paidOut + amount, tipped: tipped + tip });
    }
    case 'written-off': {
      const { owes } = tournament.players.get(event.player)!;
      return changePlayer(tournament, event.player, { owes: owes - event.amount });
    }
    default:
      return assertNever(event);
  }
}

type Deal = Extract<MoneyCommand, { type: 'agree-deal' }>;

/**
 * A deal among the players left: with what they leave for first place it adds up to what they are playing for, and it may
 * end the tournament [side-deals].
 */
function agreeDeal(draft: Draft<MoneyEvent | HandsEvent | StacksEvent>, command: Deal): void {
  const { amounts, stacks = {}, forFirst = 0, paid, ends } = command;
  const { tournament } = draft;
  const left = playersIn(tournament).map(({ id }) => id);
  const names = left.map((id) => draft.player(id).name);
  const named = Object.keys(amounts);
  if (named.length !== left.length || left.some((id) => !named.includes(id)))
    reject('everybody-left', 'side-deals', `everybody left takes part in a deal: ${names.join(', ')}`, {
      names,
    });
  const open = prizesLeft(tournament).reduce((sum, prize) => sum + prize, 0);
  const sum = Object.values(amounts).reduce((total, amount) => total + amount, forFirst);
  if (sum !== open)
    reject('sum-differs', 'side-deals', 'a deal splits exactly what is left to play for', { sum, open });
  const deal = {
    type: 'deal-agreed',
    amounts: Object.entries(amounts),
    ...(forFirst > 0 && { forFirst }),
    ...(paid !== undefined && { paid }),
  } as const;
  tellCounted(draft, left, stacks);
  if (ends === undefined) return draft.push(deal);
  if (forFirst > 0)
    reject('first-is-open', 'side-deals', 'money left for first place has to be played for', { forFirst });
  const dealt = [...tournament.tables.values()].filter(({ kind, hand }) => kind === 'dealt' && hand !== null);
  if (dealt.length > 0)
    reject('hands-in-play', null, 'a hand is being dealt: end the tournament when it is over', {
      tables: dealt.map(({ id }) => id),
    });
  // Everybody who is left keeps the bounty on their own head, as a winner does.
  for (const id of left) keepBounty(draft, id);
  draft.push({ ...deal, paid: true, places: placesBy(left, stacks) });
}

/** Stacks that people counted are known from then on; where Riffle deals, it knows them. */
function tellCounted(
  draft: Draft<StacksEvent>,
  left: readonly PlayerId[],
  stacks: Readonly<Record<PlayerId, Chips>>,
): void {
  for (const id of left) {
    const stack = stacks[id] ?? 0;
    const { table } = draft.chair(id);
    if (stack > 0 && draft.table(table).kind !== 'dealt') tellChips(draft, id, stack);
  }
}

/** Places by what everybody has: equal stacks share one. */
function placesBy(
  left: readonly PlayerId[],
  stacks: Readonly<Record<PlayerId, Chips>>,
): readonly (readonly [PlayerId, number])[] {
  const has = (id: PlayerId): number => stacks[id] ?? 0;
  const ranked = [...left].sort((a, b) => has(b) - has(a));
  return ranked.map((id) => [id, 1 + ranked.findIndex((other) => has(other) === has(id))] as const);
}

function applyDeal(
  tournament: Tournament,
  { amounts, forFirst = 0, paid, places }: Extract<MoneyEvent, { type: 'deal-agreed' }>,
): Tournament {
  return {
    ...tournament,
    agreed: {
      amounts: new Map(amounts),
      forFirst,
      paid: paid ?? tournament.rulebook.tournament.dealsPaidByDirector.use,
      places: new Map(places),
    },
    ...(places !== undefined && { phase: 'over' as const }),
  };
}

/** Costs come out before the prizes, where the rulebook does not pay out everything that was paid in [purse-definition]. */
function setCosts(
  draft: Draft<MoneyEvent | RulingsEvent>,
  costs: readonly Cost[],
  anyway: Anyway | undefined,
): void {
  const { rulebook, agreed } = draft.tournament;
  if (agreed !== null)
    reject('deal-stands', 'side-deals', 'a deal has split the money: undo it to change the costs');
  for (const { name, amount } of costs) {
    checkAmount(amount);
    if (name.trim() === '') reject('cost-unnamed', null, 'say what the money is for');
  }
  const { use, cite } = rulebook.tournament.costs ?? { use: 'never', cite: 'purse-definition' };
  const denied = use === 'never' && costs.length > 0;
  const says = 'all money paid in goes to the players: costs are not taken out of it';
  allow(draft, denied ? refusal('costs-not-allowed', cite, says) : null, anyway);
  draft.push({ type: 'costs-set', costs });
}

/** Money in a sentence, without its currency: 25, 12.50. */
const figure = (cents: Cents): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

function checkAmount(amount: Cents): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) reject('bad-payment', null, 'enter an amount above zero');
}

function pay(draft: Draft<MoneyEvent>, id: PlayerId, amount: Cents): void {
  const { name, owes, paid } = draft.player(id);
  checkAmount(amount);
  if (paid + amount > owes)
    reject('pays-too-much', null, `${name} owes ${figure(owes - paid)}, not more`, {
      player: id,
      name,
      owes: owes - paid,
    });
  draft.push({ type: 'paid', player: id, amount });
}

function payOut(
  draft: Draft<MoneyEvent>,
  { player: id, amount, tip = 0 }: MoneyCommand & { type: 'pay-out' },
): void {
  const player = draft.player(id);
  const { name, paidOut, tipped } = player;
  checkAmount(amount + tip);
  const due = winningsOf(player, finishes(draft.tournament)) - paidOut - tipped;
  if (amount + tip > due)
    reject('pays-out-too-much', null, `${name} gets ${figure(due)}, not more`, { player: id, name, due });
  draft.push({ type: 'paid-out', player: id, amount, ...(tip > 0 && { tip }) });
}

function writeOff(draft: Draft<MoneyEvent>, id: PlayerId, reason: string): void {
  const { name, owes, paid } = draft.player(id);
  if (owes <= paid) reject('owes-nothing', null, `${name} owes nothing`, { player: id, name });
  if (reason.trim() === '') reject('reason-needed', null, 'writing off a debt needs a reason: say why');
  draft.push({ type: 'written-off', player: id, amount: owes - paid, reason });
}
