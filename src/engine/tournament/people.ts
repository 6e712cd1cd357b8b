import { readClock } from '../clock/clock.ts';
import { splitForfeit } from '../seating/late.ts';
import { MOST_CHIPS } from '../units.ts';
import { type Draft, reject } from './draft.ts';
import { crown } from './hands.ts';
import type { Penalty, PlayerId, Tournament } from './state.ts';

const MINUTE = 60_000;

export function leave(draft: Draft, id: PlayerId): void {
  const { name, awaySince } = draft.player(id);
  draft.chair(id);
  if (awaySince !== null) reject('already-away', null, `${name} is already away`, { player: id, name });
  draft.push({ type: 'left', player: id, at: draft.now });
}

export function comeBack(draft: Draft, id: PlayerId): void {
  const { name, awaySince, late } = draft.player(id);
  draft.chair(id);
  if (late) draft.push({ type: 'arrived', player: id });
  if (awaySince !== null) draft.push({ type: 'came-back', player: id });
  else if (!late) reject('not-away', null, `${name} is here`, { player: id, name });
}

/** Whether who has not come yet has lost his place: the house's level has begun, or its half hour is over [rr-paid-entrant-absent]. */
export function maySendAway({ rulebook, clock, startedAt }: Tournament, now: number): boolean {
  const { lateUntilLevel, lateUntilMinutes } = rulebook.tournament;
  const level = lateUntilLevel.use !== null && readClock(clock, now).level >= lateUntilLevel.use;
  const minutes = lateUntilMinutes.use !== null && now - (startedAt ?? now) >= lateUntilMinutes.use * MINUTE;
  return level || minutes;
}

/** Takes somebody's chips away: he stayed away too long, never came, or is disqualified. Only on the director's word. */
export function remove(
  draft: Draft,
  id: PlayerId,
  why: 'disqualified' | 'stayed-away' | 'never-came',
  told: number | undefined,
): void {
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

/** What somebody has in front of them, where people deal; at a dealt table Riffle counts. */
export function tellChips(draft: Draft, id: PlayerId, stack: number): void {
  const { table } = draft.chair(id);
  draft.checkPeopleDeal(table);
  if (!Number.isSafeInteger(stack) || stack < 1 || stack > MOST_CHIPS)
    reject('bad-stack', null, `a stack of ${stack}: enter a whole number from 1 to ${MOST_CHIPS}`, {
      most: MOST_CHIPS,
    });
  draft.push({ type: 'chips-told', player: id, stack });
}

/** Chips taken off the table or pocketed leave the tournament [chips-removed-from-table]. */
export function takeChips(draft: Draft, id: PlayerId, chips: number, reason: string): void {
  const { stack, name } = draft.player(id);
  draft.chair(id);
  if (!Number.isSafeInteger(chips) || chips < 1)
    reject('bad-chip-count', null, 'enter a whole number of chips, at least 1');
  draft.checkNoDealtHand(id, 'chips-removed-from-table');
  if (stack !== null && chips >= stack)
    reject('takes-whole-stack', null, `${name} has ${stack} chips and must keep at least one`, {
      player: id,
      name,
      stack,
    });
  if (reason.trim() === '') reject('reason-needed', null, 'taking chips away needs a reason: say why');
  draft.push({ type: 'chips-taken', player: id, chips, reason, rule: 'chips-removed-from-table' });
}

export function penalise(draft: Draft, id: PlayerId, penalty: Penalty, told: number | undefined): void {
  draft.chair(id);
  if (penalty.reason.trim() === '') reject('reason-needed', null, 'a penalty needs a reason: say why');
  draft.push({ type: 'penalised', player: id, penalty });
  if (penalty.kind === 'disqualification') remove(draft, id, 'disqualified', told);
}
