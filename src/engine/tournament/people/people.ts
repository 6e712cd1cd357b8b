import type { RuleId } from '../../../rules/index.ts';
import { readClock } from '../../clock/clock.ts';
import { assertNever } from '../../refusal.ts';
import { splitForfeit } from '../../seating/late.ts';
import type { Chips } from '../../units.ts';
import type { HandsEvent } from '../hands/hands.ts';
import { crown } from '../hands/winner.ts';
import { leaveChair } from '../seats/chairs.ts';
import { changePlayer, plus } from '../state/changes.ts';
import { type Draft, reject } from '../state/draft.ts';
import type { Penalty, PlayerId, Tournament } from '../state/state.ts';

const MINUTE = 60_000;

export type PeopleCommand =
  | { readonly type: 'leave' | 'come-back'; readonly player: PlayerId }
  | {
      readonly type: 'remove';
      readonly player: PlayerId;
      readonly why: Removal;
      readonly stack?: Chips;
    }
  | {
      readonly type: 'penalize';
      readonly player: PlayerId;
      readonly penalty: Penalty;
      readonly stack?: Chips;
    };

type Removal = 'disqualified' | 'stayed-away' | 'never-came';

export type PeopleEvent =
  | { readonly type: 'arrived'; readonly player: PlayerId }
  | { readonly type: 'left'; readonly player: PlayerId; readonly at: number }
  | { readonly type: 'came-back'; readonly player: PlayerId }
  | {
      readonly type: 'removed';
      readonly player: PlayerId;
      readonly why: Removal;
      readonly stack: Chips;
      readonly each: number;
      readonly to: readonly PlayerId[];
      readonly bank: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'penalized'; readonly player: PlayerId; readonly penalty: Penalty };

/** Removing a player may leave a winner. */
type PeopleDraft = Draft<PeopleEvent | HandsEvent>;

export function decidePeople(draft: PeopleDraft, command: PeopleCommand): void {
  switch (command.type) {
    case 'leave':
      return leave(draft, command.player);
    case 'come-back':
      return comeBack(draft, command.player);
    case 'remove':
      return remove(draft, command.player, command.why, command.stack);
    case 'penalize':
      return penalize(draft, command.player, command.penalty, command.stack);
    default:
      return assertNever(command);
  }
}

export function applyPeople(tournament: Tournament, event: PeopleEvent): Tournament {
  switch (event.type) {
    case 'arrived':
      return changePlayer(tournament, event.player, { late: false });
    case 'left':
      return changePlayer(tournament, event.player, { awaySince: event.at });
    case 'came-back':
      return changePlayer(tournament, event.player, { awaySince: null });
    case 'removed': {
      let next = changePlayer(leaveChair(tournament, event.player, true), event.player, {
        standing: { is: 'removed', why: event.why },
        stack: 0,
        bounty: 0,
        awaySince: null,
      });
      for (const id of event.to)
        next = changePlayer(next, id, { stack: plus(next.players.get(id)!.stack, event.each) });
      return {
        ...next,
        bank: next.bank + event.bank,
        busts: [...next.busts, [{ player: event.player, stack: event.stack }]],
      };
    }
    case 'penalized': {
      const player = tournament.players.get(event.player)!;
      const { kind, hands } = event.penalty;
      return changePlayer(tournament, event.player, {
        penalties: [...player.penalties, event.penalty],
        missesHands: player.missesHands + (kind === 'missed-hands' ? hands : 0),
      });
    }
    default:
      return assertNever(event);
  }
}

function leave(draft: PeopleDraft, id: PlayerId): void {
  const { name, awaySince } = draft.player(id);
  draft.chair(id);
  if (awaySince !== null) reject('already-away', null, `${name} is already away`, { player: id, name });
  draft.push({ type: 'left', player: id, at: draft.now });
}

function comeBack(draft: PeopleDraft, id: PlayerId): void {
  const { name, awaySince, late } = draft.player(id);
  draft.chair(id);
  if (late) draft.push({ type: 'arrived', player: id });
  if (awaySince !== null) draft.push({ type: 'came-back', player: id });
  else if (!late) reject('not-away', null, `${name} is here`, { player: id, name });
}

/** Whether players who have not come yet lose their seat: the rulebook's level or minutes have passed [rr-paid-entrant-absent]. */
export function maySendAway({ rulebook, clock, startedAt }: Tournament, now: number): boolean {
  const { lateUntilLevel, lateUntilMinutes } = rulebook.tournament;
  const level = lateUntilLevel.use !== null && readClock(clock, now).level >= lateUntilLevel.use;
  const minutes = lateUntilMinutes.use !== null && now - (startedAt ?? now) >= lateUntilMinutes.use * MINUTE;
  return level || minutes;
}

/** Removes a player who stayed away too long, never came or is disqualified. Only on the director's word. */
function remove(draft: PeopleDraft, id: PlayerId, why: Removal, told: number | undefined): void {
  const { tournament } = draft;
  const player = draft.player(id);
  const chair = draft.chair(id);
  const table = draft.table(chair.table);
  const { absenceLimitMinutes, forfeitedStack } = tournament.rulebook.tournament;
  draft.checkNoHand(chair.table);
  if (why === 'stayed-away') {
    const limit = absenceLimitMinutes.use;
    if (limit === null)
      reject('no-limit', absenceLimitMinutes.cite, 'players here may stay away as long as they like');
    const away = player.awaySince === null ? 0 : (draft.now - player.awaySince) / MINUTE;
    if (player.awaySince === null || away < limit!)
      reject(
        'may-still-be-away',
        absenceLimitMinutes.cite,
        `${player.name} may stay away for another ${Math.ceil(limit! - away)} of ${limit} minutes`,
        { player: id, name: player.name, left: Math.ceil(limit! - away) },
      );
  }
  if (why === 'never-came' && !player.late)
    reject('came-already', 'late-forfeit-deadline', `${player.name} is here`, {
      player: id,
      name: player.name,
    });
  if (why === 'never-came' && !maySendAway(tournament, draft.now))
    reject('may-still-come', 'late-forfeit-deadline', `${player.name} can still come: their seat is held`, {
      player: id,
      name: player.name,
    });
  const stack = draft.stackOf(id, told, 'absence-over-20-minutes');
  const others = [...table.seats.values()].filter((other) => other !== id);
  const splits = why === 'stayed-away' && forfeitedStack.use === 'split-at-table';
  const { each, bank } = splits
    ? splitForfeit(stack, others.length, tournament.smallestChip)
    : { each: 0, bank: stack };
  draft.push({
    type: 'removed',
    player: id,
    why,
    stack,
    each,
    to: each > 0 ? others : [],
    bank,
    rule:
      why === 'disqualified'
        ? 'rr-disqualified-chips'
        : why === 'never-came'
          ? 'late-forfeit-deadline'
          : forfeitedStack.cite,
  });
  crown(draft);
}

function penalize(draft: PeopleDraft, id: PlayerId, penalty: Penalty, told: number | undefined): void {
  draft.chair(id);
  if (penalty.reason.trim() === '') reject('reason-needed', null, 'a penalty needs a reason: say why');
  draft.push({ type: 'penalized', player: id, penalty });
  if (penalty.kind === 'disqualification') remove(draft, id, 'disqualified', told);
}
