import { parseCard } from '../../cards/card.ts';
import { calledClock } from '../../clock/decision.ts';
import { assertNever, type Refusal } from '../../refusal.ts';
import { rebuyRefusal } from '../rebuys/rebuys.ts';
import { arrangementDue } from '../seats/arrange.ts';
import { cardsTold, seatCards } from '../seats/seat-cards.ts';
import { dealtInNow } from '../state/bell.ts';
import { chairOf, withoutRequest } from '../state/changes.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import type { CalledClock, Player, PlayerId, PlayerRequest, TableId, Tournament } from '../state/state.ts';

/**
 * From a player's phone, for the director to confirm; `nothing` takes it back or waves it away. `card` tells which card
 * they drew for their seat.
 */
export type PlayerCommand = {
  readonly type: 'ask';
  readonly player: PlayerId;
  readonly what: PlayerRequest['what'] | 'nothing';
  readonly on?: PlayerId;
  readonly card?: string;
};

export type RequestsCommand = {
  readonly type: 'call-clock';
  readonly player: PlayerId;
  readonly counts: boolean;
};

export type RequestsEvent =
  /** What a player said, outside of every command: undo does not unsay it. */
  | {
      readonly type: 'asked';
      readonly player: PlayerId;
      readonly what: PlayerRequest['what'] | 'nothing';
      readonly on: PlayerId | null;
      readonly card?: string;
      readonly at: number;
    }
  | { readonly type: 'clock-called'; readonly called: CalledClock | null };

export function applyRequests(tournament: Tournament, event: RequestsEvent): Tournament {
  switch (event.type) {
    case 'asked': {
      const { type: _, what, ...told } = event;
      const others = withoutRequest(tournament, event.player);
      return what === 'nothing' ? others : { ...others, asks: [...others.asks, { ...told, what }] };
    }
    case 'clock-called': {
      // Everybody who asked for this clock has got it.
      const asks = tournament.asks.filter(({ what, on }) => what !== 'clock' || on !== event.called?.player);
      return { ...tournament, asks, called: event.called };
    }
    default:
      return assertNever(event);
  }
}

/** Whether a player could rebuy if they had just lost their chips. */
export const mayAskRebuy = (tournament: Tournament, player: Player, now: number): boolean =>
  tournament.phase === 'running' && rebuyIfBroke(tournament, player, now) === null;

/** Why not; null if they may, or may once somebody has said when their last hand was dealt. */
export function rebuyIfBroke(tournament: Tournament, player: Player, now: number): Refusal | null {
  const { standing } = player;
  const broke: Player['standing'] =
    standing.is === 'in'
      ? {
          is: 'busted',
          chair: standing.chair,
          at: now,
          dealtIn: dealtInNow(tournament.clock, now),
          declined: false,
          bountyOpen: false,
        }
      : standing;
  const refused = rebuyRefusal(tournament, { ...player, standing: broke }, now);
  return refused?.code === 'bell-unknown' ? null : refused;
}

/**
 * What a player says on their phone. It changes nothing by itself: it waits among the director's tasks until the
 * director does it or says no. A new request replaces the one before.
 */
export function requestFromPlayer(
  draft: Draft<RequestsEvent>,
  { player: id, what, on: named, card }: PlayerCommand,
): void {
  const on = named ?? null;
  const { tournament } = draft;
  const player = draft.player(id);
  if (what === 'card') return tellCard(draft, id, card);
  if (what !== 'nothing') {
    if (tournament.phase !== 'running') reject('not-running', null, 'the tournament has not started');
    if (what === 'out') mayBeOut(draft, id);
    if (what === 'rebuy') {
      const refusal = rebuyIfBroke(tournament, player, draft.now);
      if (refusal !== null) throw new Refused(refusal);
    }
    if (what === 'clock') mayBeCalled(draft, id, on);
  }
  draft.push({ type: 'asked', player: id, what, on: what === 'clock' ? on : null, at: draft.now });
}

/** The card somebody drew for their seat: one of tonight’s that nobody else has [seating-deck]. */
function tellCard(draft: Draft<RequestsEvent>, player: PlayerId, text = ''): void {
  const { tournament, now } = draft;
  const drawn = seatCards(tournament, arrangementDue(tournament, now));
  const card = parseCard(text);
  if (drawn === null || card === undefined || !drawn.cards.includes(card) || !drawn.players.includes(player))
    return reject('bad-card', 'seating-deck', `${text} is not among tonight’s cards`, { player, card: text });
  const has = Object.entries(cardsTold(tournament, drawn)).find(
    ([id, told]) => told === text && id !== player,
  );
  if (has !== undefined) {
    const { id, name } = draft.player(has[0]);
    reject('card-taken', 'seating-deck', `${name} drew that card`, { player: id, name });
  }
  draft.push({ type: 'asked', player, what: 'card', on: null, card: text, at: now });
}

function mayBeOut(draft: Draft<RequestsEvent>, id: PlayerId): void {
  draft.checkPeopleDeal(draft.chair(id).table);
}

/** Players call the clock at their own table only [call-the-clock]. */
function mayBeCalled(draft: Draft<RequestsEvent>, id: PlayerId, on: PlayerId | null): void {
  const { cite } = draft.tournament.rulebook.tournament.decisionClock;
  if (on === null || on === id)
    reject('nobody-named', cite, 'the clock is called on another player: say on which one');
  const { table } = draft.chair(id);
  if (draft.chair(on!).table !== table)
    reject('other-table', cite, `${draft.player(on!).name} sits at another table`, {
      player: on!,
      name: draft.player(on!).name,
    });
  countedByPeople(draft, table);
}

/** Where Riffle deals it times the player to act, so the clock is called on the table’s screen. */
function countedByPeople(draft: Draft<RequestsEvent>, table: TableId): void {
  if (draft.table(table).kind === 'dealt')
    reject('clock-at-table', null, `Riffle deals at table ${table}: call the clock on the table’s screen`, {
      table,
    });
}

/** The director counts a slow player down, or stops. */
export function decideRequests(draft: Draft<RequestsEvent>, { player: id, counts }: RequestsCommand): void {
  countedByPeople(draft, draft.chair(id).table);
  const { use } = draft.tournament.rulebook.tournament.decisionClock;
  const time = counts ? { player: id, ...calledClock(use, draft.now) } : null;
  draft.push({ type: 'clock-called', called: time });
}

/** When a hand is over, so is every clock called or asked for in it. */
export function clearCalledClock(tournament: Tournament, table: TableId): Tournament {
  const { asks, called } = tournament;
  if (called === null && asks.length === 0) return tournament;
  const there = (id: PlayerId | null): boolean => id !== null && chairOf(tournament, id).table === table;
  return {
    ...tournament,
    asks: asks.filter(({ what, on }) => what !== 'clock' || !there(on)),
    called: called !== null && there(called.player) ? null : called,
  };
}
