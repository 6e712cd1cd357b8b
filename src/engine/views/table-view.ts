import { displayedButton } from '../button/button.ts';
import { cardText } from '../cards/card.ts';
import { dealerAt, type HandPlan, planFor, shufflerAt } from '../tournament/hands/start.ts';
import { plansTold } from '../tournament/hands/told-plans.ts';
import { arrangementDue } from '../tournament/seats/arrange.ts';
import { mayDrawButton } from '../tournament/seats/button-draw.ts';
import {
  isAway,
  isFresh,
  knownStack,
  type PlayerId,
  seatsOf,
  type Table,
  type TableKind,
  type Tournament,
} from '../tournament/state/state.ts';
import type { Chips, Seat } from '../units.ts';
import { type FollowedView, viewFollowed } from './followed-view.ts';

/** What was told of the last hand says where the button is in the next one, but not in those after it. */
const TOLD_FOR_MS = 2 * 60_000;

export type TableView = {
  readonly id: string;
  readonly kind: TableKind;
  readonly chairs: number;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly player: PlayerId;
    readonly name: string;
    readonly stack: Chips | null;
    readonly away: boolean;
  }[];
  /** Whether every hand is told; otherwise button, blinds and hands are unknown, but for what was just told. */
  readonly tracked: boolean;
  /** The button of the hand in play, or of the next. */
  readonly button: Seat | null;
  readonly blinds: readonly { readonly seat: Seat; readonly blind: 'small' | 'big' }[];
  /** Seats that are not dealt in, in the hand in play or the next. */
  readonly waiting: readonly Seat[];
  readonly dealer: string | null;
  /** The seat of the player who deals here all night; the others sit around them in order [seating-dealer-in-middle]. */
  readonly dealerSeat: Seat | null;
  /** The cards that gave the first button, until the first hand. */
  readonly buttonCards: readonly { readonly seat: Seat; readonly card: string }[];
  /** Whether people may still tell which cards they drew for it. */
  readonly drawsButton: boolean;
  readonly shuffler: string | null;
  /** Whose phone taps the hands in, where the director has named somebody. */
  readonly remote: string | null;
  readonly playing: boolean;
  /** Why a table that Riffle deals has no hand, where the others are waited for. */
  readonly waits: 'alone' | 'seats' | 'hand-for-hand' | null;
  /** The level of the hand in play: one that ran over the bell keeps its blinds. */
  readonly level: number | null;
  /** The number of the hand in play, or of the last one. */
  readonly hand: number;
  /** A hand that people deal and somebody enters. */
  readonly followed: FollowedView | null;
};

export function viewTable(tournament: Tournament, table: Table, now: number): TableView {
  const seats = [...table.seats].sort(([a], [b]) => a - b);
  const { hand } = table;
  const next = hand ?? planAhead(tournament, table, now);
  const dealer = dealerAt(tournament, table.id);
  const shuffler = shufflerAt(tournament, table.id);
  const drawsButton = mayDrawButton(tournament, table) && isFresh(tournament, table, now);
  return {
    id: table.id,
    kind: table.kind,
    chairs: table.chairs,
    seats: seats.map(([seat, id]) => {
      const player = tournament.players.get(id)!;
      const stack = knownStack(tournament, player, now);
      return { seat, player: id, name: player.name, stack, away: isAway(player) };
    }),
    tracked: table.tracked,
    button:
      next &&
      displayedButton(
        next.plan,
        hand?.seats ?? seatsOf(table),
        tournament.rulebook.tournament.deadButtonLies.use,
      ),
    blinds: next?.plan.posts ?? [],
    waiting: next?.sitting ?? [],
    dealer: dealer && tournament.players.get(dealer)!.name,
    dealerSeat: seats.find(([, id]) => id === table.dealer)?.[0] ?? null,
    buttonCards: drawsButton ? table.buttonCards.map(([seat, card]) => ({ seat, card: cardText(card) })) : [],
    drawsButton,
    shuffler: shuffler && tournament.players.get(shuffler)!.name,
    remote: table.remote && (tournament.players.get(table.remote)?.name ?? null),
    playing: hand !== null,
    waits: hand === null ? waitsFor(tournament, table, now) : null,
    level: hand?.level ?? null,
    hand: hand?.number ?? table.handsPlayed,
    followed: viewFollowed(tournament, table.id),
  };
}

/** What a table that Riffle deals waits for, where people deal at others. */
function waitsFor(tournament: Tournament, table: Table, now: number): TableView['waits'] {
  const { kind, phase, handForHand, played } = tournament;
  if (kind !== 'both' || phase !== 'running' || table.kind !== 'dealt') return null;
  if (arrangementDue(tournament, now)?.kind === 'redraw') return 'seats';
  if (table.seats.size < 2) return 'alone';
  return handForHand && played.includes(table.id) ? 'hand-for-hand' : null;
}

/** Where button and blinds will be in the next hand, as far as anybody can know. */
function planAhead(tournament: Tournament, table: Table, now: number): HandPlan | null {
  if (table.seats.size < 2) return null;
  if (tournament.phase !== 'running' || table.tracked) return planFor(tournament, table);
  if (table.seen === null || now - table.seen.at > TOLD_FOR_MS) return null;
  const [plan, other] = plansTold(tournament, table, now);
  return plan === undefined || other !== undefined ? null : plan;
}
