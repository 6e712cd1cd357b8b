import { isSeated } from '../seats/seats.ts';
import { dealtInNow } from '../state/bell.ts';
import { type Draft, reject } from '../state/draft.ts';
import type { Bust, PlayerId, Table } from '../state/state.ts';
import { bountiesFor } from './bounties.ts';
import { knockedOutBy, pushBusted } from './busted.ts';
import { endHand } from './end.ts';
import type { HandsCommand, HandsEvent, TellBust } from './hands.ts';
import { crown } from './winner.ts';

/**
 * Players lost their last chips. That is a fact: it can be told in a break, while the clock is paused, while moves are due,
 * and late. Players named together bust on the same hand [simultaneous-elimination].
 */
export function bust(draft: Draft<HandsEvent>, told: TellBust): void {
  const table = draft.table(told.table);
  draft.checkPeopleDeal(told.table);
  if (draft.tournament.phase !== 'running') reject('not-running', null, 'the tournament has not started');
  if (table.hand !== null) {
    const { type: _, players, table: id, ranked: __, before: ___, ...outcome } = told;
    return endHand(draft, { type: 'end-hand', table: id, busts: players, ...outcome });
  }
  checkPlayers(draft, table, told.players);
  const together = told.players.map((player): Bust => {
    const stack = told.startedWith?.[player] ?? null;
    const rank = told.ranked?.findIndex((equal) => equal.includes(player)) ?? -1;
    return { player, stack, ...(rank >= 0 && { rank }), ...knockedOutBy(draft, player, told) };
  });
  const bounties = together.flatMap(({ player }) => {
    const by = told.knockedOutBy?.[player];
    return by === undefined ? [] : bountiesFor(draft, player, by);
  });
  pushBusted(draft, together, dealtIn(draft, table, told.before));
  for (const bounty of bounties) draft.push(bounty);
  crown(draft);
}

function checkPlayers(draft: Draft<HandsEvent>, table: Table, players: readonly PlayerId[]): void {
  if (players.length === 0) reject('nobody-named', null, 'say who is out');
  for (const player of players)
    if (draft.chair(player).table !== table.id && !isLeaving(draft, player, table)) {
      const { name } = draft.player(player);
      reject('other-table', null, `${name} sits at table ${draft.chair(player).table}`, { player, name });
    }
  if (players.length >= table.seats.size) reject('nobody-left', null, 'somebody must have won the hand');
}

/** Named to move, and not seated yet: the hand is the last one at the old table. */
const isLeaving = ({ tournament }: Draft<HandsEvent>, id: PlayerId, table: Table): boolean =>
  tournament.moves.some(
    (move) => move.player === id && move.from?.table === table.id && !isSeated(tournament, move),
  );

/** The level of the hand: known where it was tapped in, otherwise by the clock, and told where a bell came between. */
function dealtIn(
  { tournament, now }: Draft<HandsEvent>,
  table: Table,
  before: boolean | undefined,
): readonly number[] {
  if (table.tracked && table.lastLevel > 0) return [table.lastLevel];
  const levels = dealtInNow(tournament.clock, now);
  return before === undefined ? levels : [before ? levels[0]! : levels.at(-1)!];
}

/** Facts come in any order: who went out first is put right afterwards. */
export function orderBust(draft: Draft<HandsEvent>, order: HandsCommand & { type: 'order-bust' }): void {
  const { player, when, other } = order;
  for (const id of [player, other]) {
    const { name } = draft.player(id);
    if (!draft.tournament.busts.flat().some((bust) => bust.player === id))
      reject('not-out', null, `${name} is not out`, { player: id, name });
  }
  if (player === other) reject('nobody-named', null, 'name two players');
  draft.push({ type: 'bust-ordered', player, when, other });
}
