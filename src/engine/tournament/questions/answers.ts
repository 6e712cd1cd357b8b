import { assertNever } from '../../refusal.ts';
import type { Seat } from '../../units.ts';
import { decideEntries, type EntriesDraft } from '../entries/entries.ts';
import { bountiesFor } from '../hands/bounties.ts';
import type { HandsEvent } from '../hands/hands.ts';
import { checkChair } from '../hands/track.ts';
import { crown } from '../hands/winner.ts';
import type { SeatsEvent } from '../seats/seats.ts';
import { lastBustAt } from '../seats/told-hand.ts';
import { momentAt } from '../state/bell.ts';
import { changePlayer, changeTable } from '../state/changes.ts';
import { type Draft, reject } from '../state/draft.ts';
import { type Busted, type PlayerId, seatsOf, type TableId, type Tournament } from '../state/state.ts';

/** The answer to a question: a fact about a hand nobody tapped in, or what a player wants. */
export type QuestionsCommand = { readonly type: 'answer' } & (
  | { readonly question: 'button'; readonly table: TableId; readonly seat: Seat }
  | { readonly question: 'blinds'; readonly table: TableId; readonly seats: readonly Seat[] }
  | { readonly question: 'in-hand'; readonly player: PlayerId; readonly was: boolean }
  | { readonly question: 'bell'; readonly player: PlayerId; readonly before: boolean }
  | { readonly question: 'rebuy'; readonly player: PlayerId; readonly rebuy: boolean }
  /** The largest stack first; equal ones in one list. */
  | { readonly question: 'ranking'; readonly players: readonly (readonly PlayerId[])[] }
  /** Nobody, for a player who was blinded out. */
  | { readonly question: 'bounty'; readonly player: PlayerId; readonly by: readonly PlayerId[] }
);

export type QuestionsEvent =
  | {
      readonly type: 'button-seen';
      readonly table: TableId;
      readonly button: Seat;
      /** Who sat there when it was told; who bust on that hand is known apart. */
      readonly seats: readonly Seat[];
      readonly at: number;
    }
  | { readonly type: 'blinds-seen'; readonly table: TableId; readonly bigs: readonly Seat[] }
  | { readonly type: 'was-in-hand'; readonly player: PlayerId; readonly was: boolean }
  | { readonly type: 'bust-dated'; readonly player: PlayerId; readonly level: number }
  | { readonly type: 'rebuy-declined'; readonly player: PlayerId }
  | { readonly type: 'busts-ranked'; readonly players: readonly (readonly PlayerId[])[] };

type QuestionsDraft = Draft<QuestionsEvent | SeatsEvent | HandsEvent> & EntriesDraft;

export function decideQuestions(draft: QuestionsDraft, answer: QuestionsCommand): void {
  const { phase } = draft.tournament;
  const late = answer.question === 'ranking' || answer.question === 'bounty';
  if (phase === 'over' && !late)
    reject('tournament-over', null, 'the tournament is over: undo the last step to play on');
  if (phase !== 'running' && phase !== 'over') reject('not-running', null, 'the tournament has not started');
  switch (answer.question) {
    case 'button':
      return seeButton(draft, answer.table, answer.seat);
    case 'blinds':
      return seeBlinds(draft, answer.table, answer.seats);
    case 'in-hand': {
      const { name } = draft.player(answer.player);
      if (chairLeftBy(draft.tournament, answer.player) === null)
        reject('not-out', null, `${name} is not out`, { player: answer.player, name });
      return draft.push({ type: 'was-in-hand', player: answer.player, was: answer.was });
    }
    case 'bell': {
      const { dealtIn } = bustOf(draft, answer.player);
      const level = answer.before ? Math.min(...dealtIn) : Math.max(...dealtIn);
      draft.push({ type: 'bust-dated', player: answer.player, level });
      return crown(draft);
    }
    case 'rebuy':
      if (answer.rebuy) return decideEntries(draft, { type: 'rebuy', player: answer.player });
      bustOf(draft, answer.player);
      draft.push({ type: 'rebuy-declined', player: answer.player });
      return crown(draft);
    case 'ranking':
      return rankBusts(draft, answer.players);
    case 'bounty': {
      const { bountyOpen } = bustOf(draft, answer.player);
      const { name } = draft.player(answer.player);
      // Without bounties it is only for the record.
      if (draft.tournament.rulebook.tournament.bounty.use === 0) {
        for (const id of answer.by) draft.player(id);
        return draft.push({ type: 'knocked-out', player: answer.player, by: answer.by });
      }
      if (!bountyOpen)
        reject('no-bounty', null, `there is no bounty on ${name} to be won`, { player: answer.player, name });
      for (const won of bountiesFor(draft, answer.player, answer.by)) draft.push(won);
      return;
    }
    default:
      return assertNever(answer);
  }
}

function bustOf(draft: QuestionsDraft, id: PlayerId): Busted {
  const { standing, name } = draft.player(id);
  return standing.is === 'busted'
    ? standing
    : reject('not-out', null, `${name} is not out`, { player: id, name });
}

/** Where the button lay in the hand just played, and who sat here when it was told: newcomers are not counted later. */
function seeButton(draft: QuestionsDraft, id: TableId, button: Seat): void {
  draft.checkPeopleDeal(id);
  const table = draft.table(id);
  checkChair(table, button);
  if (table.tracked)
    reject('tracked-here', null, `every hand at table ${id} is tapped in: Riffle knows the button`, {
      table: id,
    });
  draft.push({ type: 'button-seen', table: id, button, seats: seatsOf(table), at: draft.now });
}

function seeBlinds(draft: QuestionsDraft, id: TableId, bigs: readonly Seat[]): void {
  const { seen } = draft.table(id);
  if (seen === null)
    return reject('button-needed', null, `where was the button at table ${id}?`, { table: id });
  const dealt = [...seen.seats, ...lastBustAt(draft.table(id)).map(({ seat }) => seat)];
  for (const seat of bigs)
    if (!dealt.includes(seat))
      reject('empty-chair', null, `nobody sat in seat ${seat} at table ${id}`, { table: id, seat });
  draft.push({ type: 'blinds-seen', table: id, bigs });
}

/** Ranks players who bust on one hand by the chips they began it with [simultaneous-elimination]. */
function rankBusts(draft: QuestionsDraft, players: readonly (readonly PlayerId[])[]): void {
  const named = players.flat();
  for (const player of named) bustOf(draft, player);
  const together = draft.tournament.busts.find((group) => group.some(({ player }) => named.includes(player)));
  const here = (together ?? []).filter(({ player }) => draft.player(player).standing.is === 'busted');
  const same = new Set(named).size === named.length && here.length === named.length;
  if (!same || !here.every(({ player }) => named.includes(player)))
    reject('other-hand', 'simultaneous-elimination', 'name everybody who bust on that hand, once', {
      names: here.map(({ player }) => draft.player(player).name),
    });
  draft.push({ type: 'busts-ranked', players });
}

export function applyQuestions(tournament: Tournament, event: QuestionsEvent): Tournament {
  switch (event.type) {
    case 'button-seen': {
      const { table, button, seats, at } = event;
      return changeTable(tournament, table, {
        seen: { button, seats, bigs: null, ...momentAt(tournament.clock, at) },
      });
    }
    case 'blinds-seen': {
      const { seen } = tournament.tables.get(event.table)!;
      return seen === null
        ? tournament
        : changeTable(tournament, event.table, { seen: { ...seen, bigs: event.bigs } });
    }
    case 'was-in-hand':
      return applyInHand(tournament, event.player, event.was);
    case 'bust-dated':
      return changeBust(tournament, event.player, { dealtIn: [event.level] });
    case 'rebuy-declined':
      return changeBust(tournament, event.player, { declined: true });
    case 'busts-ranked': {
      const rankOf = (id: PlayerId): number => event.players.findIndex((equal) => equal.includes(id));
      const busts = tournament.busts.map((group) =>
        group.map((bust) => (rankOf(bust.player) < 0 ? bust : { ...bust, rank: rankOf(bust.player) })),
      );
      return { ...tournament, busts };
    }
    default:
      return assertNever(event);
  }
}

function changeBust(tournament: Tournament, id: PlayerId, to: Partial<Busted>): Tournament {
  const { standing } = tournament.players.get(id)!;
  if (standing.is !== 'busted') return tournament;
  return changePlayer(tournament, id, { standing: { ...standing, ...to } });
}

/** The chair a player left who busted, went home or was removed; null for everybody else. */
function chairLeftBy({ tables }: Tournament, player: PlayerId) {
  for (const table of tables.values()) {
    const chair = table.emptied.findLast((each) => each.out && each.player === player);
    if (chair !== undefined) return { table, chair };
  }
  return null;
}

/** Players told together were in one hand, or none of them was. */
function applyInHand(tournament: Tournament, id: PlayerId, was: boolean): Tournament {
  const left = chairLeftBy(tournament, id);
  if (left === null) return tournament;
  const { table, chair } = left;
  const emptied = table.emptied.map((each) => (each.at === chair.at ? { ...each, inHand: was } : each));
  return changeTable(tournament, table.id, { emptied });
}
