import type { RuleId } from '../../../rules/index.ts';
import type { ButtonPlan } from '../../button/button.ts';
import type { Circuit } from '../../button/moving-button.ts';
import { assertNever } from '../../refusal.ts';
import type { Chips, Seat } from '../../units.ts';
import { clearCalledClock } from '../requests/requests.ts';
import { leaveChair } from '../seats/chairs.ts';
import { chairOf, changePlayer, changeTable, setStacks } from '../state/changes.ts';
import type { PlayerId, Table, TableId, Tournament } from '../state/state.ts';

export type HandsCommand =
  /** The first card is dealt; when the dealer first riffled, if a new level may have begun since. */
  | {
      readonly type: 'start-hand';
      readonly table: TableId;
      readonly riffledAt?: number;
      readonly dealer?: true;
    }
  | EndHand
  | { readonly type: 'correct-button'; readonly table: TableId; readonly seat: Seat }
  | { readonly type: 'hand-for-hand'; readonly on: boolean }
  | { readonly type: 'finish' };

/**
 * `begun: false` begins a hand nobody tapped in, as one step with its end. `dealer` is Riffle itself, which alone starts
 * and ends hands at a dealt table; nobody can send it.
 */
export type EndHand = {
  readonly type: 'end-hand';
  readonly table: TableId;
  readonly begun?: false;
  readonly dealer?: true;
} & HandOutcome;

type HandOutcome = {
  /** Players who lost everything, at a table where people deal. */
  readonly busts?: readonly PlayerId[];
  /** Stacks after the hand: always at a dealt table, at a live one if wanted. */
  readonly stacks?: Readonly<Record<PlayerId, number>>;
  /** What players who bust together had when the hand began, where the rulebook ranks them by it. */
  readonly startedWith?: Readonly<Record<PlayerId, number>>;
  /** The hand is void and dealt again: nobody has lost anything, and the button stays [redeal-same-button-bj]. */
  readonly misdeal?: boolean;
  /** For each busted player, who knocked them out, where there are bounties; nobody for a player who was blinded out. */
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
    }
  | {
      readonly type: 'hand-ended';
      readonly table: TableId;
      readonly stacks: readonly (readonly [PlayerId, number])[];
      /** A misdeal: the hand is dealt again with the button where it was before. */
      readonly again?: { readonly circuit: Circuit | null };
    }
  | {
      readonly type: 'busted';
      readonly together: readonly { readonly player: PlayerId; readonly stack: Chips | null }[];
      readonly joins: boolean;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'bounty-won';
      readonly player: PlayerId;
      readonly from: PlayerId;
      readonly amount: number;
      /** What goes on their own head instead. */
      readonly onHead: number;
    }
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
      const won = changePlayer(tournament, from, {
        bounty: tournament.players.get(from)!.bounty - amount - onHead,
      });
      const { bounty, bountiesWon } = won.players.get(player)!;
      return changePlayer(won, player, { bounty: bounty + onHead, bountiesWon: bountiesWon + amount });
    }
    case 'bounty-pooled':
      return changePlayer(tournament, event.from, {
        bounty: tournament.players.get(event.from)!.bounty - event.amount,
      });
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

function applyStarted(tournament: Tournament, event: HandsEvent & { type: 'hand-started' }): Tournament {
  const { table, number, level, plan, seats, sitting, dead } = event;
  let started = changeTable(tournament, table, {
    hand: { number, before: tournament.tables.get(table)!.circuit, level, plan, seats, sitting, dead },
    circuit: plan.circuit,
    emptied: [],
    lastLevel: level,
    lastDealer: event.dealer,
  });
  for (const id of tournament.tables.get(table)!.seats.values()) {
    const { owesBigBlind, missesHands } = tournament.players.get(id)!;
    if (owesBigBlind || missesHands > 0)
      started = changePlayer(started, id, { owesBigBlind: false, missesHands: Math.max(0, missesHands - 1) });
  }
  return {
    ...started,
    bustOpen: started.played.length > 0 && started.bustOpen,
    moves: tournament.moves.filter(({ to }) => to.table !== table),
  };
}

function applyEnded(tournament: Tournament, event: HandsEvent & { type: 'hand-ended' }): Tournament {
  const table = tournament.tables.get(event.table)!;
  const ended = changeTable(tournament, event.table, {
    hand: null,
    handsPlayed: table.handsPlayed + 1,
    ...event.again,
  });
  const known = event.stacks.length > 0 ? setStacks(ended, event.stacks) : clearStacks(ended, table);
  const played = [...tournament.played, event.table];
  return {
    ...clearCalledClock(known, event.table),
    played: !tournament.handForHand || played.length >= tournament.tables.size ? [] : played,
  };
}

function applyBusted(tournament: Tournament, event: HandsEvent & { type: 'busted' }): Tournament {
  let next = tournament;
  for (const { player } of event.together)
    next = changePlayer(leaveChair(next, player, true), player, {
      standing: { is: 'busted', chair: chairOf(next, player) },
      stack: 0,
      awaySince: null,
    });
  const last = event.joins ? (next.busts.at(-1) ?? []) : [];
  const before = event.joins ? next.busts.slice(0, -1) : next.busts;
  return {
    ...next,
    busts: [...before, [...last, ...event.together]],
    bustOpen: next.handForHand,
    asks: next.asks.filter(
      ({ what, player }) => what !== 'out' || !event.together.some((each) => each.player === player),
    ),
  };
}

/** Nobody counts stacks after every hand at a live table, so what was known no longer holds. */
function clearStacks(tournament: Tournament, table: Table): Tournament {
  return setStacks(
    tournament,
    [...table.seats.values()].map((player) => [player, null]),
  );
}
