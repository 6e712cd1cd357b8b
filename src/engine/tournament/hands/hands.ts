import type { RuleId } from '../../../rules/index.ts';
import type { ButtonPlan } from '../../button/button.ts';
import type { Circuit } from '../../button/moving-button.ts';
import { assertNever } from '../../refusal.ts';
import type { Seat } from '../../units.ts';
import { clearCalledClock } from '../requests/requests.ts';
import { leaveChair } from '../seats/chairs.ts';
import { momentAt } from '../state/bell.ts';
import { chairOf, changePlayer, changeTable, setStacks, tablesWith } from '../state/changes.ts';
import type { Bust, PlayerId, Table, TableId, Tournament } from '../state/state.ts';

export type HandsCommand =
  /** The first card is dealt; since when the hand is in play (blinds posted, first riffle), if a new level may have begun. */
  | {
      readonly type: 'start-hand';
      readonly table: TableId;
      readonly riffledAt?: number;
      /** The chair of the button, where nobody has tracked the hands before. */
      readonly button?: Seat;
      readonly dealer?: true;
    }
  | EndHand
  | TellBust
  /** Ends the hand in play, if there is one, and starts the next: the one tap of a table that tracks its hands. */
  | { readonly type: 'next-hand'; readonly table: TableId; readonly riffledAt?: number }
  /** Somebody taps in every hand of a live table from now on, or no longer; the button is that of the next hand. */
  | {
      readonly type: 'track';
      readonly table: TableId;
      readonly on: boolean;
      readonly button?: Seat;
      /** The player whose phone gets the table remote; null for nobody in particular. */
      readonly remote?: PlayerId | null;
    }
  | OrderBust
  | SettleHand
  | { readonly type: 'correct-button'; readonly table: TableId; readonly seat: Seat }
  | { readonly type: 'hand-for-hand'; readonly on: boolean }
  | { readonly type: 'finish' };

/** `dealer` is Riffle itself, which alone starts and ends hands at a dealt table; nobody can send it. */
export type EndHand = {
  readonly type: 'end-hand';
  readonly table: TableId;
  readonly dealer?: true;
} & HandOutcome;

/** Players who lost their last chips on one hand, at a table where people deal. */
export type TellBust = {
  readonly type: 'bust';
  readonly table: TableId;
  readonly players: readonly PlayerId[];
  /** By the chips they began the hand with, the largest stack first; equal stacks in one list. */
  readonly ranked?: readonly (readonly PlayerId[])[];
  /** Whether that hand was dealt before the bell, where there was one. */
  readonly before?: boolean;
} & Pick<HandOutcome, 'startedWith' | 'knockedOutBy'>;

/** What a hand came to: a hand in play is over, these players are out, and these stacks were counted. */
export type SettleHand = {
  readonly type: 'settle-hand';
  readonly table: TableId;
} & Pick<HandOutcome, 'busts' | 'stacks' | 'startedWith' | 'knockedOutBy'>;

/** A player who is out went out before another one, or on the same hand. */
type OrderBust = {
  readonly type: 'order-bust';
  readonly player: PlayerId;
  readonly when: 'before' | 'with';
  readonly other: PlayerId;
};

type HandOutcome = {
  /** Players who lost everything, at a table where people deal. */
  readonly busts?: readonly PlayerId[];
  /** Stacks after the hand: always at a dealt table, at a live one if wanted. */
  readonly stacks?: Readonly<Record<PlayerId, number>>;
  /** What players who bust together had when the hand began, where the rulebook ranks them by it. */
  readonly startedWith?: Readonly<Record<PlayerId, number>>;
  /** The hand is void and dealt again: nobody has lost anything, and the button stays [redeal-same-button-bj]. */
  readonly misdeal?: boolean;
  /** For each busted player, who knocked them out, if somebody says so; nobody for a player who was blinded out. */
  readonly knockedOutBy?: Readonly<Record<PlayerId, readonly PlayerId[]>>;
};

export type HandsEvent =
  | {
      readonly type: 'hand-started';
      readonly table: TableId;
      readonly number: number;
      readonly level: number;
      readonly plan: ButtonPlan;
      readonly seats: readonly Seat[];
      readonly sitting: readonly Seat[];
      readonly dead: readonly Seat[];
      readonly dealer: PlayerId | null;
      /** When it was tapped in, at a table where people deal; older events have none. */
      readonly at?: number;
    }
  | {
      readonly type: 'hand-ended';
      readonly table: TableId;
      readonly at?: number;
      readonly stacks: readonly (readonly [PlayerId, number])[];
      /** A misdeal: the hand is dealt again with the button where it was before. */
      readonly again?: { readonly circuit: Circuit | null };
    }
  | {
      readonly type: 'busted';
      readonly together: readonly Bust[];
      readonly joins: boolean;
      readonly at: number;
      readonly dealtIn: readonly number[];
      readonly rule: RuleId;
    }
  | {
      readonly type: 'bust-ordered';
      readonly player: PlayerId;
      readonly when: 'before' | 'with';
      readonly other: PlayerId;
    }
  | {
      readonly type: 'tracked';
      readonly table: TableId;
      readonly on: boolean;
      /** The chair of the button in the next hand. */
      readonly button: Seat | null;
      /** Where that chair is empty: the positions before a hand with a dead button there. */
      readonly circuit?: Circuit;
      readonly remote?: PlayerId | null;
      readonly at?: number;
    }
  | {
      readonly type: 'bounty-won';
      readonly player: PlayerId;
      readonly from: PlayerId;
      readonly amount: number;
      /** What goes on their own head instead. */
      readonly onHead: number;
    }
  /** Somebody has said afterwards who knocked a player out. */
  | { readonly type: 'knocked-out'; readonly player: PlayerId; readonly by: readonly PlayerId[] }
  /** Nobody knocked them out: what was on their head joins the prize pool. */
  | { readonly type: 'bounty-pooled'; readonly from: PlayerId; readonly amount: number }
  | {
      readonly type: 'button-corrected';
      readonly table: TableId;
      readonly circuit: Circuit;
      /** The chair that has the button in the next hand; older events have it only in the circuit. */
      readonly button?: Seat;
      readonly rule: RuleId;
    }
  | { readonly type: 'hand-for-hand'; readonly on: boolean }
  | { readonly type: 'won'; readonly player: PlayerId };

export function applyHands(tournament: Tournament, event: HandsEvent): Tournament {
  switch (event.type) {
    case 'hand-started':
      return applyStarted(tournament, event);
    case 'hand-ended':
      return applyEnded(tournament, event);
    case 'busted':
      return applyBusted(tournament, event);
    case 'bounty-won': {
      const { player, from, amount, onHead } = event;
      const won = changePlayer(withoutOpenBounty(tournament, from), from, {
        bounty: tournament.players.get(from)!.bounty - amount - onHead,
      });
      const { bounty, bountiesWon } = won.players.get(player)!;
      const told = player === from ? won : knockedOut(won, from, [...(bustOf(won, from)?.by ?? []), player]);
      return changePlayer(told, player, { bounty: bounty + onHead, bountiesWon: bountiesWon + amount });
    }
    case 'bounty-pooled':
      return changePlayer(withoutOpenBounty(tournament, event.from), event.from, {
        bounty: tournament.players.get(event.from)!.bounty - event.amount,
      });
    case 'knocked-out':
      return knockedOut(tournament, event.player, event.by);
    case 'bust-ordered':
      return applyOrdered(tournament, event);
    case 'tracked': {
      const { table, on, button, circuit = null, remote } = event;
      const first = button === null ? {} : { firstButton: button, circuit };
      // A button that had to be told: hands have been played that nobody tapped in.
      const before = tournament.tables.get(table)!;
      const known = before.tracked || button === null ? tournament : clearStacks(tournament, before);
      return changeTable(known, table, {
        tracked: on,
        tapped: on ? tapAt(tournament, event.at) : null,
        seen: null,
        ...first,
        ...(remote !== undefined && { remote }),
      });
    }
    case 'button-corrected':
      return changeTable(tournament, event.table, { circuit: event.circuit });
    case 'hand-for-hand':
      return { ...tournament, handForHand: event.on };
    case 'won':
      return { ...tournament, phase: 'over' };
    default:
      return assertNever(event);
  }
}

const tapAt = ({ clock }: Tournament, at: number | undefined): Table['tapped'] =>
  at === undefined ? null : momentAt(clock, at);

function applyStarted(tournament: Tournament, event: HandsEvent & { type: 'hand-started' }): Tournament {
  const { table: id, number, level, plan, seats, sitting, dead } = event;
  const table = tournament.tables.get(id)!;
  const served: { bigBlind: PlayerId[]; penalty: PlayerId[] } = { bigBlind: [], penalty: [] };
  for (const player of table.seats.values()) {
    const { owesBigBlind, missesHands } = tournament.players.get(player)!;
    if (owesBigBlind) served.bigBlind.push(player);
    if (missesHands > 0) served.penalty.push(player);
  }
  let posted = tournament;
  for (const player of served.bigBlind) posted = changePlayer(posted, player, { owesBigBlind: false });
  for (const player of served.penalty)
    posted = changePlayer(posted, player, { missesHands: posted.players.get(player)!.missesHands - 1 });
  return {
    ...posted,
    tables: tablesWith(tournament, id, {
      hand: {
        number,
        dealer: event.dealer,
        before: table.circuit,
        level,
        plan,
        seats,
        sitting,
        dead,
        served,
      },
      circuit: plan.circuit,
      emptied: [],
      lastLevel: level,
      tapped: tapAt(tournament, event.at),
      tracked: true,
      seen: null,
    }),
    bustOpen: tournament.played.length > 0 && tournament.bustOpen,
    moves: tournament.moves.filter(({ to }) => to.table !== id),
  };
}

function applyEnded(tournament: Tournament, event: HandsEvent & { type: 'hand-ended' }): Tournament {
  const table = tournament.tables.get(event.table)!;
  const due = event.again === undefined ? tournament : dueAgain(tournament, table.hand?.served);
  const known = event.stacks.length > 0 ? setStacks(due, event.stacks) : clearStacks(due, table);
  const played = [...tournament.played, event.table];
  return {
    ...clearCalledClock(known, event.table),
    tables: tablesWith(tournament, event.table, {
      hand: null,
      lastDealer: table.hand?.dealer ?? table.lastDealer,
      tapped: tapAt(tournament, event.at),
      handsPlayed: table.handsPlayed + 1,
      ...(event.again ?? { handsAtLevel: oneMore(table.handsAtLevel, table.lastLevel) }),
    }),
    played: !tournament.handForHand || played.length >= tablesPlaying(tournament) ? [] : played,
  };
}

/** Hand for hand every table plays; where there are both kinds, a player who is left alone at one cannot. */
const tablesPlaying = ({ kind, tables }: Tournament): number =>
  kind === 'both' ? [...tables.values()].filter(({ seats }) => seats.size > 1).length : tables.size;

function oneMore(hands: readonly number[], level: number): number[] {
  const next = hands.slice();
  while (next.length < level) next.push(0);
  if (level > 0) next[level - 1]! += 1;
  return next;
}

/** A misdeal undoes what players posted and sat out in it. */
function dueAgain(
  tournament: Tournament,
  served: NonNullable<Table['hand']>['served'] | undefined,
): Tournament {
  let next = tournament;
  for (const player of served?.bigBlind ?? []) next = changePlayer(next, player, { owesBigBlind: true });
  for (const player of served?.penalty ?? [])
    next = changePlayer(next, player, { missesHands: next.players.get(player)!.missesHands + 1 });
  return next;
}

function applyBusted(tournament: Tournament, event: HandsEvent & { type: 'busted' }): Tournament {
  const { together, at, dealtIn, joins } = event;
  let next = tournament;
  const seats = together.map(({ player }) => chairOf(tournament, player).seat);
  for (const { player } of together) {
    const chair = chairOf(next, player);
    const bountyOpen = next.players.get(player)!.bounty > 0;
    next = changePlayer(leaveChair(next, player, { out: true, at, together: seats }), player, {
      standing: { is: 'busted', chair, at, dealtIn, declined: false, bountyOpen },
      stack: 0,
      awaySince: null,
      cutOff: false,
    });
  }
  for (const { player } of together) {
    const table = tournament.tables.get(chairOf(tournament, player).table);
    if (table !== undefined && !table.tracked) next = clearStacks(next, next.tables.get(table.id)!);
  }
  const last = joins ? (next.busts.at(-1) ?? []) : [];
  const before = joins ? next.busts.slice(0, -1) : next.busts;
  return {
    ...next,
    busts: [...before, [...last, ...together]],
    bustOpen: next.handForHand,
    asks: next.asks.filter(
      ({ what, player }) => what !== 'out' || !together.some((each) => each.player === player),
    ),
  };
}

function applyOrdered(tournament: Tournament, event: HandsEvent & { type: 'bust-ordered' }): Tournament {
  const { player, when, other } = event;
  const own = bustOf(tournament, player)!;
  const others = tournament.busts
    .map((group) => group.filter((bust) => bust.player !== player))
    .filter((group) => group.length > 0);
  const busts = others.flatMap((group) => {
    if (!group.some((bust) => bust.player === other)) return [group];
    return when === 'before' ? [[own], group] : [[...group, own]];
  });
  return { ...tournament, busts };
}

const bustOf = ({ busts }: Tournament, id: PlayerId): Bust | undefined =>
  busts.flat().find(({ player }) => player === id);

const knockedOut = (tournament: Tournament, id: PlayerId, by: readonly PlayerId[]): Tournament => ({
  ...tournament,
  busts: tournament.busts.map((together) =>
    together.map((bust) => (bust.player === id ? { ...bust, by: [...new Set(by)] } : bust)),
  ),
});

/** Somebody has said who won the bounty, or that nobody did. */
function withoutOpenBounty(tournament: Tournament, id: PlayerId): Tournament {
  const { standing } = tournament.players.get(id)!;
  if (standing.is !== 'busted') return tournament;
  return changePlayer(tournament, id, { standing: { ...standing, bountyOpen: false } });
}

/** Nobody counts stacks after every hand at a live table, so what was known no longer holds. */
function clearStacks(tournament: Tournament, table: Table): Tournament {
  return setStacks(
    tournament,
    [...table.seats.values()].map((player) => [player, null]),
  );
}
