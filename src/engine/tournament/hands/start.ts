import { type ButtonPlan, circuitBefore, nextPlan } from '../../button/button.ts';
import { readClock } from '../../clock/clock.ts';
import type { Seat } from '../../units.ts';
import { arrangementDue, waitingTables } from '../seats/arrange.ts';
import { lastOutAt } from '../state/busts.ts';
import { type Draft, reject } from '../state/draft.ts';
import {
  isAway,
  type Player,
  type PlayerId,
  seatsOf,
  type Table,
  type TableId,
  type Tournament,
} from '../state/state.ts';
import type { HandsEvent } from './hands.ts';
import { waitingBehind } from './setup.ts';
import { checkButton, deadButtonAt } from './track.ts';

type HandBegins = { readonly table: TableId; readonly riffledAt?: number; readonly button?: Seat };

/** The first card is dealt: a hand is in play. It has the level of the first riffle [hand-in-play-definition]. */
export function startHand(draft: Draft<HandsEvent>, begins: HandBegins): void {
  const { table: id, riffledAt = draft.now, button } = begins;
  if (draft.tournament.phase !== 'running') reject('not-running', null, 'the tournament has not started');
  draft.checkNoHand(id);
  if (draft.table(id).kind !== 'dealt') checkButton(draft, draft.table(id), button);
  if (button !== undefined)
    draft.push({ type: 'tracked', table: id, on: true, button, ...deadButtonAt(draft, id, button) });
  const { tournament } = draft;
  const table = draft.table(id);
  const face = readClock(tournament.clock, Math.min(riffledAt, draft.now));
  if (face.onBreak || !face.running)
    reject(
      'clock-stopped',
      'no-new-hand-during-stop',
      face.onBreak ? 'no hand begins during a break' : 'no hand begins while the clock is paused',
      { onBreak: face.onBreak },
    );
  if (tournament.ending) reject('ending', null, 'the tournament ends with the hands in play');
  const due = arrangementDue(tournament, draft.now);
  if (due !== null && waitingTables(tournament, due).includes(table))
    reject('seats-first', 'balance-before-next-hand', `before the next hand: ${due.why}`, {
      due: due.kind,
    });
  if (tournament.handForHand && tournament.played.includes(id))
    reject('hand-for-hand', 'tda-rp8-hand-for-hand', `table ${id} waits for the others: hand for hand`, {
      table: id,
    });
  const seats = seatsOf(table);
  if (seats.length < 2)
    reject(
      'too-few-at-table',
      null,
      `table ${id} has ${seats.length} player${seats.length === 1 ? '' : 's'}: a hand needs two`,
      { table: id, players: seats.length },
    );
  const plan = planFor(tournament, table);
  draft.push({
    type: 'hand-started',
    table: id,
    dealer: dealerOf(tournament, table) ?? table.seats.get(plan.plan.lastToAct) ?? null,
    number: table.handsPlayed + 1,
    level: face.level,
    seats,
    ...plan,
    ...(table.kind !== 'dealt' && { at: draft.now }),
  });
}

/** The next hand at a table: who posts what, who is not dealt in, and whose hand is dead. */
export type HandPlan = {
  readonly plan: ButtonPlan;
  readonly sitting: readonly Seat[];
  readonly dead: readonly Seat[];
};

export function planFor(tournament: Tournament, table: Table): HandPlan {
  const { button, absentHands } = tournament.rulebook.tournament;
  const seats = seatsOf(table);
  const playerIn = (seat: Seat): Player => tournament.players.get(table.seats.get(seat)!)!;
  const away = seats.filter((seat) => isAway(playerIn(seat)));
  const plan = nextPlan(button.use, table, seats, away);
  const waiting = waitingBehind(tournament.rulebook.tournament, plan, seats);
  const owing = seats.filter((seat) => playerIn(seat).owesBigBlind);
  return {
    plan: owing.length === 0 ? plan : { ...plan, posts: withBigBlinds(plan.posts, owing) },
    sitting: seats.filter(
      (seat) =>
        (absentHands.use === 'not-dealt' && away.includes(seat)) ||
        waiting.includes(seat) ||
        playerIn(seat).missesHands > 0,
    ),
    dead: absentHands.use === 'dead' ? away : [],
  };
}

/** A late player posts the big blind on their first hand wherever they sit, also in place of a small one [late-unpaid-posts-big-blind]. */
const withBigBlinds = (posts: ButtonPlan['posts'], owing: readonly Seat[]): ButtonPlan['posts'] => [
  ...posts.filter(({ seat }) => !owing.includes(seat)),
  ...owing.map((seat) => ({ seat, blind: 'big' as const })),
];

/** Whether a player is away but dealt in: folded in turn, and the winner of a pot nobody contests [absence-bj-drop]. */
export function foldsInTurn(tournament: Tournament, id: string, seat: Seat): boolean {
  const player = tournament.players.get(tournament.tables.get(id)!.seats.get(seat)!)!;
  return tournament.rulebook.tournament.absentHands.use === 'folded-in-turn' && isAway(player);
}

/** Who deals at a table wherever its button is: who was named for it, or in some rulebooks the last player knocked out here [who-deals-eliminated]. */
function dealerOf(tournament: Tournament, table: Table): PlayerId | null {
  const { dealer } = table;
  if (dealer !== null && [...table.seats.values()].includes(dealer)) return dealer;
  const out = tournament.rulebook.tournament.dealer.use === 'last-eliminated' && lastOutAt(tournament, table);
  return out ? out.id : null;
}

/** The dealer of the next hand: usually the button; null where nobody has told where that is. */
export function dealerAt(tournament: Tournament, id: string): PlayerId | null {
  const table = tournament.tables.get(id)!;
  const dealer = dealerOf(tournament, table);
  if (dealer !== null) return dealer;
  if (!table.tracked && tournament.phase === 'running') return null;
  const seats = seatsOf(table);
  if (seats.length < 2) return table.seats.get(seats[0] ?? 0) ?? null;
  const { plan } = table.hand ?? planFor(tournament, table);
  return table.seats.get(plan.lastToAct) ?? null;
}

/**
 * Who shuffles for the hand in play or the next: its dealer, or in some rulebooks the dealer of the hand before, if they
 * are at the table [shuffle-by-last-dealer].
 */
export function shufflerAt(tournament: Tournament, id: string): PlayerId | null {
  const { lastDealer, seats } = tournament.tables.get(id)!;
  const isHere = [...seats.values()].some(
    (player) => player === lastDealer && !isAway(tournament.players.get(player)!),
  );
  return isHere && tournament.rulebook.tournament.shuffler.use === 'last-dealer'
    ? lastDealer
    : dealerAt(tournament, id);
}

/** The button was in the wrong place last hand: the next hand has it in this chair, which may be empty. */
export function correctButton(draft: Draft<HandsEvent>, id: string, seat: Seat): void {
  const table = draft.table(id);
  const { misplacedButton } = draft.tournament.rulebook.tournament;
  if (misplacedButton.use === 'stands')
    reject(
      'stands',
      misplacedButton.cite,
      'the hand has been played: in this house the button stays where it is',
    );
  draft.checkNoHand(id);
  const { button } = draft.tournament.rulebook.tournament;
  const circuit = seat > table.chairs ? null : circuitBefore(button.use, seat, seatsOf(table));
  if (circuit === null)
    return reject(
      'empty-chair',
      button.use === 'dead' ? null : button.cite,
      `nobody sits in seat ${seat} at table ${id}`,
      {
        table: id,
        seat,
      },
    );
  draft.push({ type: 'button-corrected', table: id, circuit, button: seat, rule: misplacedButton.cite });
}
