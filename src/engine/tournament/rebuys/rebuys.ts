import { readClock } from '../../clock/clock.ts';
import { type Refusal, refusal } from '../../refusal.ts';
import type { Cents, Chips } from '../../units.ts';
import { onForMs } from '../state/bell.ts';
import type { Busted, Player, Tournament } from '../state/state.ts';

/**
 * Why a player may not rebuy, or null. A player with chips buys while the clock shows a rebuy level; for a player who
 * bust, the level of their last hand decides [rebuy-window].
 */
export function rebuyRefusal(tournament: Tournament, player: Player, now: number): Refusal | null {
  const { use: rebuys, cite } = tournament.rulebook.tournament.rebuys;
  const { standing, name } = player;
  const about = { player: player.id, name };
  if (rebuys.atMost === 0) return refusal('no-rebuys', cite, 'this house has no rebuys');
  if (standing.is !== 'in' && standing.is !== 'busted')
    return refusal('not-in', null, `${name} is not in the tournament`, about);
  if (standing.is === 'in') {
    const table = tournament.tables.get(standing.chair.table);
    if (table?.hand)
      return refusal(
        'hand-in-play',
        'rebuy-not-during-hand',
        `table ${table.id} is playing a hand: wait until it is over`,
        { table: table.id },
      );
    if (rebuys.onlyWhenBroke)
      return refusal(
        'not-broke',
        'rebuy-only-when-broke',
        `${name} still has chips: rebuys are for players who are out of chips`,
        about,
      );
  }
  if (rebuys.atMost !== null && player.rebuys >= rebuys.atMost)
    return refusal('rebuys-used', 'rebuy-count-limit', `${name} has used all ${rebuys.atMost} rebuys`, {
      ...about,
      rebuys: player.rebuys,
      atMost: rebuys.atMost,
    });
  return standing.is === 'in'
    ? clockRefusal(tournament, now)
    : bustRefusal(tournament, player, standing, now);
}

/** A player with chips rebuys while the clock is in a rebuy level: not in the break after it. */
function clockRefusal(tournament: Tournament, now: number): Refusal | null {
  const { throughLevel } = tournament.rulebook.tournament.rebuys.use;
  const { level, onBreak } = readClock(tournament.clock, now);
  return level < throughLevel || (level === throughLevel && !onBreak)
    ? null
    : closed(level, throughLevel, `this is ${onBreak ? 'the break after ' : ''}level ${level}`);
}

function bustRefusal(tournament: Tournament, player: Player, standing: Busted, now: number): Refusal | null {
  const { throughLevel, deadline } = tournament.rulebook.tournament.rebuys.use;
  const { dealtIn, at } = standing;
  const first = Math.min(...dealtIn);
  const { level } = readClock(tournament.clock, now);
  if (first > throughLevel)
    return closed(level, throughLevel, `${player.name} lost their chips in level ${first}`);
  // Who lost in time keeps the right, unless the rebuy itself must be in time: then only a hand that ran over the bell counts.
  if (deadline === 'bought') {
    const ranOver = at >= now - (onForMs(tournament.clock, now) ?? Number.POSITIVE_INFINITY);
    if (level > throughLevel && !ranOver) return closed(level, throughLevel, `this is level ${level}`);
  }
  if (Math.max(...dealtIn) <= throughLevel) return null;
  return refusal(
    'bell-unknown',
    'rebuy-window',
    `was ${player.name}’s last hand dealt before level ${throughLevel + 1} began?`,
    { player: player.id, name: player.name, level: throughLevel + 1 },
  );
}

const closed = (level: number, throughLevel: number, because: string): Refusal =>
  refusal('window-closed', 'rebuy-window', `rebuys ended with level ${throughLevel}: ${because}`, {
    level,
    throughLevel,
  });

/** What a rebuy costs, and the chips for it: as the entry, unless the rulebook says otherwise [rebuy-price-chips]. */
export function rebuyPrice({ rulebook }: Pick<Tournament, 'rulebook'>): {
  readonly price: Cents;
  readonly chips: Chips;
} {
  const { rebuys, buyIn, startingStack } = rulebook.tournament;
  return { price: rebuys.use.price ?? buyIn.use, chips: rebuys.use.chips ?? startingStack.use };
}

/** Whether a player may rebuy, or may once somebody has said when their last hand was dealt. */
export function mayStillRebuy(tournament: Tournament, player: Player, now: number): boolean {
  const refused = rebuyRefusal(tournament, player, now);
  return refused === null || refused.code === 'bell-unknown';
}
