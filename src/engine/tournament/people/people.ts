import type { RuleId } from '../../../rules/index.ts';
import { readClock } from '../../clock/clock.ts';
import { assertNever, type Refusal, refusal } from '../../refusal.ts';
import { splitForfeit } from '../../seating/late.ts';
import type { Cents, Chips } from '../../units.ts';
import type { HandsEvent } from '../hands/hands.ts';
import { crown } from '../hands/winner.ts';
import { type Anyway, allow } from '../rulings/anyway.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import { leaveChair } from '../seats/chairs.ts';
import { firstHandUnknown, lateDoor } from '../seats/late.ts';
import { changePlayer, plus } from '../state/changes.ts';
import { type Draft, reject } from '../state/draft.ts';
import type { Forfeit } from '../state/forfeit.ts';
import { type Penalty, type Player, type PlayerId, playersIn, type Tournament } from '../state/state.ts';

const MINUTE = 60_000;

export type PeopleCommand =
  /** `dealer` is Riffle itself: a player at a dealt table is not connected. Nobody can send it. */
  | { readonly type: 'leave'; readonly player: PlayerId; readonly dealer?: true }
  /** `inTime`: a late player came before the first hand of the level that closes the door. */
  | {
      readonly type: 'come-back';
      readonly player: PlayerId;
      readonly inTime?: boolean;
      readonly anyway?: Anyway;
    }
  | {
      readonly type: 'remove';
      readonly player: PlayerId;
      readonly why: Removal;
      readonly stack?: Chips;
      readonly anyway?: Anyway;
    }
  | {
      readonly type: 'penalize';
      readonly player: PlayerId;
      readonly penalty: Penalty;
      readonly stack?: Chips;
    };

/** `went-home`: leaves for good, and knows it. */
type Removal = 'disqualified' | 'stayed-away' | 'never-came' | 'went-home';

export type PeopleEvent =
  | { readonly type: 'arrived'; readonly player: PlayerId }
  /** `cutOff`: nobody said so, their connection was lost. */
  | { readonly type: 'left'; readonly player: PlayerId; readonly at: number; readonly cutOff?: true }
  | { readonly type: 'came-back'; readonly player: PlayerId }
  | {
      readonly type: 'removed';
      readonly player: PlayerId;
      readonly why: Removal;
      readonly stack: Chips;
      readonly each: number;
      readonly to: readonly PlayerId[];
      readonly bank: number;
      /** What they never paid: with it they leave the purse and the field. */
      readonly unpaid?: Cents;
      readonly at: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'penalized'; readonly player: PlayerId; readonly penalty: Penalty };

/** Removing a player may leave a winner. */
type PeopleDraft = Draft<PeopleEvent | HandsEvent | RulingsEvent>;

export function decidePeople(draft: PeopleDraft, command: PeopleCommand): void {
  switch (command.type) {
    case 'leave':
      return leave(draft, command);
    case 'come-back':
      return comeBack(draft, command);
    case 'remove':
      return remove(draft, command);
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
      return changePlayer(tournament, event.player, {
        awaySince: event.at,
        cutOff: event.cutOff === true,
      });
    case 'came-back':
      return changePlayer(tournament, event.player, { awaySince: null, cutOff: false });
    case 'removed':
      return applyRemoved(tournament, event);
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

function applyRemoved(tournament: Tournament, event: PeopleEvent & { type: 'removed' }): Tournament {
  const { player, unpaid = 0 } = event;
  const { owes } = tournament.players.get(player)!;
  let next = changePlayer(leaveChair(tournament, player, { out: true, at: event.at }), player, {
    standing: { is: 'removed', why: event.why },
    stack: 0,
    bounty: 0,
    awaySince: null,
    cutOff: false,
    owes: owes - unpaid,
  });
  for (const id of event.to)
    next = changePlayer(next, id, { stack: plus(next.players.get(id)!.stack, event.each) });
  const taken = { ...next, bank: next.bank + event.bank, forfeit: forfeitBy(tournament, event) };
  if (unpaid > 0) return { ...taken, entries: taken.entries - 1 };
  return { ...taken, busts: [...taken.busts, [{ player, stack: event.stack }]] };
}

/** What people at the table have to do with the chips; Riffle moves those it counts itself. */
function forfeitBy(
  { players, tables, forfeit }: Tournament,
  { player, why, each, to, bank, at }: PeopleEvent & { type: 'removed' },
): Forfeit | null {
  const { standing } = players.get(player)!;
  const table = standing.is === 'in' ? tables.get(standing.chair.table) : undefined;
  const inHand = why !== 'never-came' && each + bank > 0;
  return table !== undefined && table.kind !== 'dealt' && inHand
    ? { player, table: table.id, each, to, bank, at }
    : forfeit;
}

function leave(draft: PeopleDraft, { player: id, dealer }: PeopleCommand & { type: 'leave' }): void {
  const { name, awaySince } = draft.player(id);
  draft.chair(id);
  if (awaySince !== null) reject('already-away', null, `${name} is already away`, { player: id, name });
  draft.push({ type: 'left', player: id, at: draft.now, ...(dealer === true && { cutOff: true }) });
}

/** Back at the table, or here at last: who comes after the deadline has forfeited their stack [late-forfeit-deadline]. */
function comeBack(
  draft: PeopleDraft,
  { player: id, inTime, anyway }: PeopleCommand & { type: 'come-back' },
): void {
  const player = draft.player(id);
  const { name, awaySince, late } = player;
  draft.chair(id);
  if (late) {
    allow(draft, arrivalRefusal(draft, player, inTime), anyway);
    draft.push({ type: 'arrived', player: id });
  }
  if (awaySince !== null) {
    allow(draft, returnRefusal(draft, player, awaySince), anyway);
    draft.push({ type: 'came-back', player: id });
  } else if (!late) reject('not-away', null, `${name} is here`, { player: id, name });
}

function arrivalRefusal(
  { tournament, now }: PeopleDraft,
  { id, name }: Player,
  inTime: boolean | undefined,
): Refusal | null {
  if (!maySendAway(tournament, now)) return null;
  const { use: until, cite } = tournament.rulebook.tournament.lateUntilLevel;
  const door = lateDoor(tournament, now, inTime);
  if (until !== null && door === 'open') return null;
  if (until !== null && door === 'unknown') return firstHandUnknown(until, cite);
  return refusal('came-too-late', cite, `${name} came after the deadline: their stack is out of play`, {
    player: id,
    name,
  });
}

/** Who stays away longer than the rulebook allows forfeits their chips; at a table Riffle deals a lost line is no absence [absence-over-20-minutes]. */
function returnRefusal(
  { tournament, now }: PeopleDraft,
  { id, name, standing }: Player,
  awaySince: number,
): Refusal | null {
  const { use: limit, cite } = tournament.rulebook.tournament.absenceLimitMinutes;
  const dealt = standing.is === 'in' && tournament.tables.get(standing.chair.table)?.kind === 'dealt';
  const minutes = Math.floor((now - awaySince) / MINUTE);
  if (limit === null || dealt || minutes < limit) return null;
  return refusal(
    'away-too-long',
    cite,
    `${name} was away for ${minutes} minutes: after ${limit} their chips are forfeited`,
    { player: id, name, minutes, limit },
  );
}

/** Whether players who have not come yet lose their seat: the rulebook's level or minutes have passed [rr-paid-entrant-absent]. */
export function maySendAway({ rulebook, clock, startedAt }: Tournament, now: number): boolean {
  const { lateUntilLevel, lateUntilMinutes } = rulebook.tournament;
  const level = lateUntilLevel.use !== null && readClock(clock, now).level >= lateUntilLevel.use;
  const minutes = lateUntilMinutes.use !== null && now - (startedAt ?? now) >= lateUntilMinutes.use * MINUTE;
  return level || minutes;
}

/** Removes a player who stayed away too long, went home, never came or is disqualified. Only on the director's word. */
function remove(draft: PeopleDraft, command: Omit<PeopleCommand & { type: 'remove' }, 'type'>): void {
  const { player: id, why, stack: told, anyway } = command;
  const { tournament } = draft;
  const player = draft.player(id);
  const chair = draft.chair(id);
  const table = draft.table(chair.table);
  const { forfeitedStack } = tournament.rulebook.tournament;
  draft.checkNoHand(chair.table);
  allow(draft, removalRefusal(draft, player, why), anyway);
  const unpaid = why === 'never-came' ? player.owes - player.paid : 0;
  // Nobody played them: what was handed out is still there.
  // Nor does it matter where one player is left, who then has every chip.
  const stack =
    why === 'never-came' || playersIn(tournament).length === 2
      ? (told ?? player.stack ?? 0)
      : draft.stackOf(id, told, removalRule(tournament, why));
  const others = [...table.seats.values()].filter((other) => other !== id);
  const splits = (why === 'stayed-away' || why === 'went-home') && forfeitedStack.use === 'split-at-table';
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
    ...(unpaid > 0 && { unpaid }),
    at: draft.now,
    rule: removalRule(tournament, why),
  });
  crown(draft);
}

function removalRule({ rulebook }: Tournament, why: Removal): RuleId {
  switch (why) {
    case 'disqualified':
      return 'rr-disqualified-chips';
    case 'never-came':
      return 'late-forfeit-deadline';
    case 'stayed-away':
    case 'went-home':
      return rulebook.tournament.forfeitedStack.cite;
    default:
      return assertNever(why);
  }
}

function removalRefusal({ tournament, now }: PeopleDraft, player: Player, why: Removal): Refusal | null {
  const { use: limit, cite } = tournament.rulebook.tournament.absenceLimitMinutes;
  const { id, name } = player;
  switch (why) {
    case 'disqualified':
      return null;
    case 'went-home':
      return limit === null
        ? refusal('no-limit', cite, 'players here may stay away as long as they like')
        : null;
    case 'stayed-away': {
      if (limit === null) return refusal('no-limit', cite, 'players here may stay away as long as they like');
      const away = player.awaySince === null ? 0 : (now - player.awaySince) / MINUTE;
      if (player.awaySince !== null && away >= limit) return null;
      const left = Math.ceil(limit - away);
      return refusal(
        'may-still-be-away',
        cite,
        `${name} may stay away for another ${left} of ${limit} minutes`,
        { player: id, name, left },
      );
    }
    case 'never-came':
      if (!player.late)
        return refusal('came-already', 'late-forfeit-deadline', `${name} is here`, { player: id, name });
      return maySendAway(tournament, now)
        ? null
        : refusal('may-still-come', 'late-forfeit-deadline', `${name} can still come: their seat is held`, {
            player: id,
            name,
          });
    default:
      return assertNever(why);
  }
}

function penalize(draft: PeopleDraft, id: PlayerId, penalty: Penalty, told: number | undefined): void {
  draft.chair(id);
  if (penalty.reason.trim() === '') reject('reason-needed', null, 'a penalty needs a reason: say why');
  draft.push({ type: 'penalized', player: id, penalty });
  if (penalty.kind === 'disqualification')
    remove(draft, { player: id, why: 'disqualified', ...(told !== undefined && { stack: told }) });
}
