import { nextButton } from '../../button/button.ts';
import { accept, type Result, refuse } from '../../refusal.ts';
import {
  type BalanceRule,
  type ChooseDonor,
  type Move,
  type TableNow,
  Tables,
} from '../../seating/balance.ts';
import type { Seat } from '../../units.ts';
import { nextPlan } from '../hands/setup.ts';
import { knowsButton } from '../hands/track.ts';
import { type Chair, lastOutAt, seatsOf, type Table, type TableId, type Tournament } from '../state/state.ts';
import { circuitsTold, lastBustAt, playerOf, unsureOf } from './told-hand.ts';

/** A move that balances the tables, and what the new chair owes in the next hand. */
export type PlannedMove = Move & { readonly posts: 'small' | 'big' | null };

/** Chairs counted into the hand just played, where nobody has said whether their players were in it. */
type Counted = (table: Table) => readonly Seat[];

/**
 * The moves that balance the tables, from the hands just played. A refusal names the fact that is needed first: a button,
 * the low card, whether a player who is out was in that hand, who posted a big blind.
 */
export function planMoves(
  tournament: Tournament,
  now: number,
  choose: ChooseDonor,
): Result<readonly PlannedMove[]> {
  const moves = movesWith(tournament, now, choose, () => []);
  if (!moves.ok) return moves;
  const unsure = [...tournament.tables.values()].flatMap((table) =>
    unsureAt(table, now).map((chair) => ({ table, chair })),
  );
  for (const { table, chair } of unsure) {
    const otherwise = movesWith(tournament, now, choose, ({ id }) => (id === table.id ? [chair.seat] : []));
    if (otherwise.ok && sameMoves(moves.value, otherwise.value)) continue;
    const player = playerOf(tournament, table, chair);
    if (player === null) continue;
    const { name } = tournament.players.get(player)!;
    return refuse({
      code: 'in-hand-unknown',
      rule: 'balance-same-position',
      message: `was ${name} still in the hand just played at table ${table.id}?`,
      player,
      name,
      table: table.id,
    });
  }
  return withPosts(tournament, moves.value);
}

/** At a table that gets a player, the last bust is why: it was on the hand just played. */
const unsureAt = (table: Table, now: number) =>
  table.tracked ? [] : unsureOf(table, now).filter(({ seat }) => !(table.seen?.seats ?? []).includes(seat));

const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  JSON.stringify(a.map(({ from, to }) => [from, to])) === JSON.stringify(b.map(({ from, to }) => [from, to]));

function movesWith(
  tournament: Tournament,
  now: number,
  choose: ChooseDonor,
  counted: Counted,
): Result<readonly Move[]> {
  const all = [...tournament.tables.values()];
  const open = all.flatMap((table) => chairsToFill(table).map((seat): Chair => ({ table: table.id, seat })));
  const tables = new Tables(
    new Map(all.map((table) => [table.id, tableNow(tournament, table, now, counted(table))])),
    open,
  );
  const moves: Move[] = [];
  const rule = balanceRule(tournament);
  for (;;) {
    const next = tables.nextMove(rule, choose);
    if (!next.ok) return next;
    if (next.value === null) return accept(moves);
    moves.push(next.value);
  }
}

export function balanceRule({ rulebook }: Tournament): BalanceRule {
  const { balanceWhenTablesDifferBy, whichTableGives, whoMoves } = rulebook.tournament;
  return { differBy: balanceWhenTablesDifferBy.use, donor: whichTableGives.use, who: whoMoves.use };
}

/** The chairs of the players who bust on the hand just played. */
const chairsToFill = (table: Table): readonly Seat[] =>
  table.tracked ? table.emptied.map(({ seat }) => seat) : lastBustAt(table);

function tableNow(tournament: Tournament, table: Table, now: number, counted: readonly Seat[]): TableNow {
  const players = seatsOf(table);
  const lastOut = lastOutAt(tournament, table)?.standing.chair;
  const here = {
    players,
    chairs: table.chairs,
    ...(lastOut?.table === table.id && { lastOut: lastOut.seat }),
  };
  if (table.tracked)
    return {
      ...here,
      button: table.circuit?.button ?? table.firstButton,
      ...(table.circuit !== null && { big: table.circuit.big }),
    };
  const { seen } = table;
  const circuits = circuitsTold(tournament, table);
  // Nobody has played here yet: the button is where it was drawn.
  const unplayed = players.length < 2 || knowsButton(tournament, table, now);
  if (seen === null || circuits === null) return { ...here, button: unplayed ? table.firstButton : null };
  const dealt = [...new Set([...seen.seats, ...counted])].sort((a, b) => a - b);
  return { ...here, button: seen.button, dealt, big: circuits[0]!.big };
}

/** What each moved player posts in the next hand, with everybody in their new chairs. */
function withPosts(tournament: Tournament, moves: readonly Move[]): Result<readonly PlannedMove[]> {
  const planned: PlannedMove[] = [];
  for (const move of moves) {
    const posts = postsAt(tournament, move.to, seatsAfter(tournament, move.to.table, moves));
    if (!posts.ok) return posts;
    planned.push({ ...move, posts: posts.value });
  }
  return accept(planned);
}

const seatsAfter = ({ tables }: Tournament, id: TableId, moves: readonly Move[]): number[] => {
  const left = moves.filter(({ from }) => from.table === id).map(({ from }) => from.seat);
  const came = moves.filter(({ to }) => to.table === id).map(({ to }) => to.seat);
  return [...seatsOf(tables.get(id)!).filter((seat) => !left.includes(seat)), ...came].sort((a, b) => a - b);
};

function postsAt(
  tournament: Tournament,
  { table: id, seat }: Chair,
  seats: readonly Seat[],
): Result<PlannedMove['posts']> {
  const table = tournament.tables.get(id)!;
  const how = tournament.rulebook.tournament.button.use;
  const blindOf = (posts: readonly { readonly seat: Seat; readonly blind: 'small' | 'big' }[]) =>
    posts.find((post) => post.seat === seat)?.blind ?? null;
  if (table.tracked) return accept(blindOf(nextPlan(how, table, seats).posts));
  const circuits = circuitsTold(tournament, table);
  if (circuits === null) return accept(blindOf(nextPlan(how, table, seats).posts));
  const found = new Set(circuits.map((circuit) => blindOf(nextButton(how, circuit, seats).posts)));
  if (found.size > 1)
    return refuse({
      code: 'blinds-needed',
      rule: 'moved-player-obligations',
      message: `who posted the big blind at table ${id} in the hand just played?`,
      table: id,
      choices: circuits.map(({ owesSmall }) => owesSmall),
    });
  return accept([...found][0] ?? null);
}
