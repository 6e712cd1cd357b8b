import { nextButton, nextPlan } from '../../button/button.ts';
import type { Circuit } from '../../button/moving-button.ts';
import { accept, type Result, refuse } from '../../refusal.ts';
import {
  type BalanceRule,
  type ChooseDonor,
  type Move,
  type TableNow,
  Tables,
} from '../../seating/balance.ts';
import type { Seat } from '../../units.ts';
import { isUnranked, lastOutAt, strength } from '../state/busts.ts';
import {
  type Bust,
  type Chair,
  type Emptied,
  knowsButton,
  type PlayerId,
  seatsOf,
  type Table,
  type TableId,
  type Tournament,
} from '../state/state.ts';
import { bustOnLastHand, circuitsTold, dealtTo, lastBustAt } from './told-hand.ts';

/** A move that balances the tables, and what the new chair owes in the next hand. */
export type PlannedMove = Move & { readonly posts: 'small' | 'big' | null };

/**
 * What is assumed of a hand that was told in part: whether the last bust was on it, which of its possible circuits it had,
 * and who of those who bust together had the most chips.
 */
type Assumed = (table: Table) => {
  readonly withBust: boolean;
  readonly circuit: number;
  readonly lastOut?: PlayerId;
};

/**
 * The moves that balance the tables, from the hands just played. A refusal names the fact that is needed first: a button,
 * the low card, whether a player who is out was in that hand, who of several had more chips, who posted a big blind. A
 * fact that would change nothing is not asked for.
 */
export function planMoves(
  tournament: Tournament,
  now: number,
  among: readonly TableId[],
  choose: () => ChooseDonor,
): Result<readonly PlannedMove[]> {
  const likely: Assumed = (table) => ({
    withBust: table.tracked || (bustOnLastHand(tournament, table, now) ?? true),
    circuit: 0,
  });
  const tables = among.map((id) => tournament.tables.get(id)!);
  const plan = planWith(tournament, now, tables, choose(), likely);
  if (!plan.ok && plan.refusal.code === 'button-needed') return plan;
  const differs = (table: Table, otherwise: Partial<ReturnType<Assumed>>): boolean => {
    const assumed: Assumed = (each) => ({ ...likely(each), ...(each.id === table.id && otherwise) });
    return outcomeOf(planWith(tournament, now, tables, choose(), assumed)) !== outcomeOf(plan);
  };
  const untracked = tables.filter(({ tracked }) => !tracked);
  for (const table of untracked)
    if (bustOnLastHand(tournament, table, now) === null && differs(table, { withBust: false }))
      return inHandUnknown(tournament, table);
  for (const table of tables)
    if (unrankedAt(tournament, table, likely).some((lastOut) => differs(table, { lastOut })))
      return rankingNeeded(tournament, table);
  for (const table of untracked) {
    const circuits = circuitsTold(tournament, table, likely(table).withBust) ?? [];
    if (circuits.some((_, circuit) => circuit > 0 && differs(table, { circuit })))
      return blindsNeeded(table, circuits);
  }
  return plan;
}

/** Who moves where and posts what, or what is needed first; figures that only explain it make no difference. */
const outcomeOf = (plan: Result<readonly PlannedMove[]>): string =>
  JSON.stringify(plan.ok ? plan.value.map(({ from, to, posts }) => [from, to, posts]) : plan.refusal);

const rankingNeeded = ({ rulebook }: Tournament, { id }: Table): Result<never> =>
  refuse({
    code: 'ranking-needed',
    rule: rulebook.tournament.sameHand.cite,
    message: `who had more chips before the hand just played at table ${id}?`,
    table: id,
  });

const blindsNeeded = ({ id }: Table, circuits: readonly Circuit[]): Result<never> =>
  refuse({
    code: 'blinds-needed',
    rule: 'moved-player-obligations',
    message: `who posted the big blind at table ${id} in the hand just played?`,
    table: id,
    choices: circuits.map(({ owesSmall }) => owesSmall),
  });

function inHandUnknown(tournament: Tournament, table: Table): Result<never> {
  const { player } = lastBustAt(table)[0]!;
  const name = tournament.players.get(player)?.name ?? '';
  return refuse({
    code: 'in-hand-unknown',
    rule: 'balance-same-position',
    message: `was ${name} still in the hand just played at table ${table.id}?`,
    player,
    name,
    table: table.id,
  });
}

function planWith(
  tournament: Tournament,
  now: number,
  all: readonly Table[],
  choose: ChooseDonor,
  assumed: Assumed,
): Result<readonly PlannedMove[]> {
  const open = all.flatMap((table) =>
    chairsToFill(tournament, table, assumed).map((seat): Chair => ({ table: table.id, seat })),
  );
  const tables = new Tables(
    new Map(all.map(({ id, seats }) => [id, seats.size])),
    (id) => tableNow(tournament, tournament.tables.get(id)!, now, assumed),
    open,
  );
  const moves: Move[] = [];
  const rule = balanceRule(tournament);
  for (;;) {
    const next = tables.nextMove(rule, choose);
    if (!next.ok) return next;
    if (next.value === null)
      return accept(moves.map((move) => ({ ...move, posts: postsAt(tournament, moves, move.to, assumed) })));
    moves.push(next.value);
  }
}

export function balanceRule({ rulebook }: Tournament): BalanceRule {
  const { balanceWhenTablesDifferBy, whichTableGives, whoMoves, chairFilledFirst } = rulebook.tournament;
  return {
    differBy: balanceWhenTablesDifferBy.use,
    donor: whichTableGives.use,
    who: whoMoves.use,
    chairs: chairFilledFirst.use,
  };
}

/** The chairs of the players who bust on the hand just played, who went out last at the end. */
function chairsToFill(tournament: Tournament, table: Table, assumed: Assumed): readonly Seat[] {
  const { lastOut } = assumed(table);
  const order = ({ player }: Emptied): number => {
    const bust = bustOf(tournament, player);
    return player === lastOut ? Number.POSITIVE_INFINITY : bust === undefined ? 0 : strength(bust);
  };
  return [...leftBy(table, assumed)].sort((a, b) => order(a) - order(b)).map(({ seat }) => seat);
}

const leftBy = (table: Table, assumed: Assumed): readonly Emptied[] => {
  if (table.tracked) return table.emptied.filter(({ out }) => out);
  return assumed(table).withBust ? lastBustAt(table) : [];
};

const bustOf = ({ busts }: Tournament, player: PlayerId): Bust | undefined =>
  busts.flat().find((each) => each.player === player);

/** Players who bust together on the hand just played, while nobody has said who had more chips. */
function unrankedAt(tournament: Tournament, table: Table, assumed: Assumed): readonly PlayerId[] {
  const left = leftBy(table, assumed).map(({ player }) => player);
  if (left.length < 2) return [];
  return tournament.busts
    .map((group) => group.filter(({ player }) => left.includes(player)))
    .filter((group) => group.length > 1)
    .flatMap((group) => group.filter((bust) => isUnranked(tournament, bust)).map(({ player }) => player));
}

function tableNow(tournament: Tournament, table: Table, now: number, assumed: Assumed): TableNow {
  const players = seatsOf(table);
  const lastOut = (): Seat | undefined => {
    const chair = lastOutAt(tournament, table)?.standing.chair;
    return chair?.table === table.id ? chair.seat : undefined;
  };
  const here = { players, chairs: table.chairs, lastOut };
  if (table.tracked)
    return {
      ...here,
      button: table.circuit?.button ?? table.firstButton,
      ...(table.circuit !== null && { big: table.circuit.big }),
    };
  const { seen } = table;
  const { withBust, circuit } = assumed(table);
  const circuits = circuitsTold(tournament, table, withBust);
  // Nobody has played here yet: the button is where it was drawn.
  const unplayed =
    table.emptied.every(({ out }) => !out) && (players.length < 2 || knowsButton(tournament, table, now));
  if (seen === null || circuits === null) return { ...here, button: unplayed ? table.firstButton : null };
  return { ...here, button: seen.button, dealt: dealtTo(table, withBust), big: circuits[circuit]!.big };
}

const seatsAfter = ({ tables }: Tournament, id: TableId, moves: readonly Move[]): number[] => {
  const left = moves.filter(({ from }) => from.table === id).map(({ from }) => from.seat);
  const came = moves.filter(({ to }) => to.table === id).map(({ to }) => to.seat);
  return [...seatsOf(tables.get(id)!).filter((seat) => !left.includes(seat)), ...came].sort((a, b) => a - b);
};

/** What a moved player posts in the next hand, with everybody in their new chairs. */
function postsAt(
  tournament: Tournament,
  moves: readonly Move[],
  { table: id, seat }: Chair,
  assumed: Assumed,
): PlannedMove['posts'] {
  const table = tournament.tables.get(id)!;
  const how = tournament.rulebook.tournament.button.use;
  const seats = seatsAfter(tournament, id, moves);
  const { withBust, circuit } = assumed(table);
  const told = table.tracked ? null : circuitsTold(tournament, table, withBust);
  const { posts } = told === null ? nextPlan(how, table, seats) : nextButton(how, told[circuit]!, seats);
  return posts.find((post) => post.seat === seat)?.blind ?? null;
}
