import { forcedBets, type Post } from '../betting/forced.ts';
import { type ButtonPlan, type ButtonRule, nextButton, openingPlan } from '../button/button.ts';
import { seatAfter, seatBefore } from '../button/markers.ts';
import type { Rulebook } from '../choices/rulebook.ts';
import type { Level, TournamentChoices } from '../choices/tournament-choices.ts';
import { readClock } from '../clock/clock.ts';
import type { Setup } from '../hand/setup.ts';
import { arrangementDue, waitingTables } from './arrange.ts';
import { type Draft, reject } from './draft.ts';
import { rebuyRefusal } from './entries.ts';
import type { TournamentEvent } from './events.ts';
import {
  countIn,
  type Player,
  type PlayerId,
  playersIn,
  seatsOf,
  type Table,
  type Tournament,
} from './state.ts';

/**
 * The first card is dealt: a hand is in play. Its level is that of the moment when it began, which is now, when the blinds
 * are in too, or where the house has it so the first riffle [hand-in-play-definition].
 */
export function startHand(draft: Draft, id: string, riffledAt = draft.now): void {
  const { tournament } = draft;
  const table = draft.table(id);
  if (tournament.phase !== 'running') reject('not-running', null, 'the tournament has not started');
  draft.checkNoHand(id);
  const { button, absentHands, handBegins } = tournament.rulebook.tournament;
  const begun = handBegins.use === 'riffle' ? Math.min(riffledAt, draft.now) : draft.now;
  const face = readClock(tournament.clock, begun);
  if (face.onBreak || !face.running)
    reject(
      'clock-stopped',
      'no-new-hand-during-stop',
      face.onBreak ? 'no hand begins during a break' : 'no hand begins while the clock is paused',
      { onBreak: face.onBreak },
    );
  const due = arrangementDue(tournament);
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
  const away = seats.filter((seat) => isAway(draft.player(table.seats.get(seat)!)));
  const plan = nextPlan(button.use, table, seats, away);
  const waiting = waitingBehind(tournament.rulebook.tournament, plan, seats);
  const late = seats.filter((seat) => draft.player(table.seats.get(seat)!).owesBigBlind);
  const extra = late
    .filter((seat) => !plan.posts.some((post) => post.seat === seat))
    .map((seat) => ({ seat, blind: 'big' as const }));
  draft.push({
    type: 'hand-started',
    table: id,
    dealer: dealerAt(tournament, id),
    number: table.handsPlayed + 1,
    level: face.level,
    plan: { ...plan, posts: [...plan.posts, ...extra] },
    seats,
    sitting: seats.filter(
      (seat) =>
        (absentHands.use === 'not-dealt' && away.includes(seat)) ||
        waiting.includes(seat) ||
        isPenalised(draft, table, seat),
    ),
    dead: absentHands.use === 'dead' ? away : [],
  });
}

/** Whether he is dealt in but away, and so folded when his turn comes; what nobody contests he wins [absence-bj-drop]. */
export function foldsInTurn(tournament: Tournament, id: string, seat: number): boolean {
  const player = tournament.players.get(tournament.tables.get(id)!.seats.get(seat)!)!;
  return tournament.rulebook.tournament.absentHands.use === 'folded-in-turn' && isAway(player);
}

/** The positions of a table's next hand, whether it is its first or follows on the last. */
export function nextPlan(
  how: ButtonRule,
  { circuit, firstButton }: Pick<Table, 'circuit' | 'firstButton'>,
  seats: readonly number[],
  away: readonly number[] = [],
): ButtonPlan {
  if (circuit !== null) return nextButton(how, circuit, seats, away);
  return openingPlan(seats.includes(firstButton) ? firstButton : seatAfter(firstButton, seats), seats);
}

/**
 * Between button and small blind only a newcomer can sit: the blinds have gone over his chair, and where the house has it
 * so he waits a hand [tda-10-broken-table].
 */
export function waitingBehind(
  { behindTheButton }: TournamentChoices,
  { circuit: { button, small } }: ButtonPlan,
  seats: readonly number[],
): readonly number[] {
  if (behindTheButton.use !== 'waits') return NOBODY_WAITS;
  const fromButton = (chair: number): number => (chair - button + 1000) % 1000;
  return seats.filter((seat) => fromButton(seat) > 0 && fromButton(seat) < fromButton(small));
}

const NOBODY_WAITS: readonly number[] = [];

const isPenalised = (draft: Draft, table: Table, seat: number): boolean =>
  draft.player(table.seats.get(seat)!).missesHands > 0;

const isAway = ({ awaySince, late }: Player): boolean => late || awaySince !== null;

/** Who deals the next hand: the button, or the last one knocked out here where the house has it so [who-deals-eliminated]. */
export function dealerAt(tournament: Tournament, id: string): PlayerId | null {
  const table = tournament.tables.get(id)!;
  if (tournament.rulebook.tournament.dealer.use === 'last-eliminated' && table.lastOut !== null)
    return table.lastOut;
  const seats = seatsOf(table);
  if (seats.length === 0) return null;
  const first = seats.includes(table.firstButton) ? table.firstButton : seatAfter(table.firstButton, seats);
  if (table.hand !== null) return table.seats.get(table.hand.plan.lastToAct) ?? null;
  if (table.circuit === null || seats.length < 2) return table.seats.get(first) ?? null;
  return (
    table.seats.get(nextButton(tournament.rulebook.tournament.button.use, table.circuit, seats).lastToAct) ??
    null
  );
}

/** Who shuffles for the next hand: its dealer, or where the house has it so the one who dealt the last [shuffle-by-last-dealer]. */
export function shufflerAt(tournament: Tournament, id: string): PlayerId | null {
  const { lastDealer } = tournament.tables.get(id)!;
  return tournament.rulebook.tournament.shuffler.use === 'last-dealer' && lastDealer !== null
    ? lastDealer
    : dealerAt(tournament, id);
}

/** The button was found in the wrong place last hand: it is set so that the next hand has it where it belongs. */
export function correctButton(draft: Draft, id: string, seat: number): void {
  const table = draft.table(id);
  const { misplacedButton } = draft.tournament.rulebook.tournament;
  if (misplacedButton.use === 'stands')
    reject(
      'stands',
      misplacedButton.cite,
      'the hand has been played: in this house the button stays where it is',
    );
  draft.checkNoHand(id);
  const seats = seatsOf(table);
  if (!seats.includes(seat))
    reject('empty-chair', null, `nobody sits in seat ${seat} at table ${id}`, { table: id, seat });
  const big = seatAfter(seat, seats);
  const circuit = { button: seatBefore(seat, seats), small: seat, big, owesSmall: [big] };
  draft.push({ type: 'button-corrected', table: id, circuit, rule: misplacedButton.cite });
}

function rejectElsewhere(draft: Draft, player: PlayerId): never {
  const { name } = draft.player(player);
  return reject('other-table', null, `${name} sits at another table`, { player, name });
}

export type HandOutcome = {
  /** Who lost everything, at a table where people deal. */
  readonly busts?: readonly PlayerId[];
  /** Stacks after the hand: always at a dealt table, at a live one if wanted. */
  readonly stacks?: Readonly<Record<PlayerId, number>>;
  /** What those who bust together had when the hand began, where the house ranks them by it. */
  readonly startedWith?: Readonly<Record<PlayerId, number>>;
  /** The hand is void and is dealt again: nobody has lost anything, and the button stays [redeal-same-button-bj]. */
  readonly misdeal?: boolean;
  /** Who knocked out whom, where there are bounties; nobody for a player who was blinded out. */
  readonly knockedOutBy?: Readonly<Record<PlayerId, readonly PlayerId[]>>;
};

export function endHand(draft: Draft, id: string, outcome: HandOutcome): void {
  const table = draft.table(id);
  if (table.hand === null) reject('no-hand', null, `table ${id} is not playing a hand`, { table: id });
  const here = [...table.seats.values()];
  const stacks = Object.entries(outcome.stacks ?? {});
  checkStacks(draft, table, stacks);
  const out = outcome.busts ?? stacks.filter(([, stack]) => stack === 0).map(([player]) => player);
  for (const player of out) if (!here.includes(player)) rejectElsewhere(draft, player);
  if (outcome.misdeal === true && out.length > 0)
    reject(
      'misdeal-takes-nothing',
      'redeal-same-button-bj',
      'in a misdeal every chip goes back: nobody can be out',
    );
  if (out.length >= here.length) reject('nobody-left', null, 'somebody must have won the hand');
  const together = out.map((player) => ({
    player,
    stack: outcome.startedWith?.[player] ?? draft.player(player).stack,
  }));
  const { sameHand } = draft.tournament.rulebook.tournament;
  const joins = draft.tournament.handForHand && draft.tournament.bustOpen;
  if (sameHand.use === 'by-stack' && (together.length > 1 || (joins && together.length > 0)))
    for (const { player, stack } of together)
      if (stack === null)
        reject(
          'stack-at-start-needed',
          'simultaneous-elimination',
          `how many chips did ${draft.player(player).name} have when the hand began?`,
          { player, name: draft.player(player).name },
        );
  const nobodyTold = table.kind === 'dealt' ? [] : undefined;
  const bounties = together.flatMap(({ player }) =>
    bountiesFor(draft, player, outcome.knockedOutBy?.[player] ?? nobodyTold),
  );
  const again = outcome.misdeal === true ? { again: { circuit: table.hand.before } } : {};
  draft.push({ type: 'hand-ended', table: id, stacks, ...again });
  if (together.length > 0)
    draft.push({
      type: 'busted',
      together,
      joins,
      rule: together.length > 1 || joins ? sameHand.cite : 'finish-order',
    });
  for (const bounty of bounties) draft.push(bounty);
  crown(draft);
}

/**
 * A bounty goes to the players who knocked its owner out, in equal parts; half of it may go on their own heads
 * [home-bounty-fixed, home-bounty-progressive]. Knocked out by nobody, it joins the prize pool.
 */
function bountiesFor(draft: Draft, player: PlayerId, by: readonly PlayerId[] | undefined): TournamentEvent[] {
  const { bounty, name } = draft.player(player);
  if (bounty === 0) return [];
  if (by === undefined)
    return reject(
      'who-knocked-out',
      'home-bounty-fixed',
      `who knocked ${name} out? There is a bounty on them`,
      { player, name, bounty },
    );
  if (by.length === 0) return [{ type: 'bounty-pooled', from: player, amount: bounty }];
  const { use } = draft.tournament.rulebook.tournament.bountyPaid;
  return by.map((winner, at) => {
    draft.chair(winner);
    const share = Math.floor(bounty / by.length) + (at < bounty % by.length ? 1 : 0);
    const amount = use === 'half' ? Math.ceil(share / 2) : share;
    return { type: 'bounty-won', player: winner, from: player, amount, onHead: share - amount };
  });
}

/** Chips only change hands: what the table has after is what it had before. */
function checkStacks(draft: Draft, table: Table, stacks: readonly (readonly [PlayerId, number])[]): void {
  if (stacks.length === 0) {
    if (table.kind === 'dealt')
      reject('stacks-needed', null, `Riffle deals at table ${table.id}: its stacks are needed`, {
        table: table.id,
      });
    return;
  }
  const here = [...table.seats.values()];
  for (const [player, stack] of stacks) {
    if (!here.includes(player)) rejectElsewhere(draft, player);
    if (!Number.isSafeInteger(stack) || stack < 0)
      reject('bad-final-stack', null, `a stack of ${stack}: whole numbers from 0 up`, {
        player,
        name: draft.player(player).name,
        stack,
      });
  }
  const told = new Map(stacks);
  const before = here.map((player) => draft.player(player).stack);
  const after = here.map((player) => told.get(player) ?? draft.player(player).stack);
  if (before.includes(null) || after.includes(null)) return;
  const sum = (list: (number | null)[]): number => list.reduce<number>((total, each) => total + each!, 0);
  if (sum(before) !== sum(after))
    reject(
      'chips-differ',
      'chips-removed-from-table',
      `table ${table.id} had ${sum(before)} chips and now has ${sum(after)}`,
      { table: table.id, before: sum(before), after: sum(after) },
    );
}

/** One player left, nobody waits for a seat and nobody may still rebuy: that player has won. */
export function crown(draft: Draft): void {
  if (countIn(draft.tournament) !== 1 || draft.tournament.phase !== 'running') return;
  const left = playersIn(draft.tournament);
  const { tournament, now } = draft;
  const mayCome = [...tournament.players.values()].some(
    (player) =>
      player.standing.is === 'entered' ||
      (player.standing.is === 'busted' && rebuyRefusal(tournament, player, now) === null),
  );
  if (!mayCome) win(draft, left[0]!.id);
}

/** Nobody buys back in: the last player has won. */
export function finishNow(draft: Draft): void {
  const left = playersIn(draft.tournament);
  if (left.length !== 1 || draft.tournament.phase !== 'running')
    reject('not-over', null, `${left.length} players are still in`, { left: left.length });
  const waits = [...draft.tournament.players.values()].find(({ standing }) => standing.is === 'entered');
  if (waits !== undefined)
    reject('waits-for-seat', null, `${waits.name} has bought in and is waiting for a seat`, {
      player: waits.id,
      name: waits.name,
    });
  win(draft, left[0]!.id);
}

/** The winner keeps the bounty on his own head. */
function win(draft: Draft, player: PlayerId): void {
  const { bounty } = draft.player(player);
  if (bounty > 0) draft.push({ type: 'bounty-won', player, from: player, amount: bounty, onHead: 0 });
  draft.push({ type: 'won', player });
}

/** The hand engine's setup for the hand that a dealt table has begun. */
export function handSetup(tournament: Tournament, id: string): Setup {
  const table = tournament.tables.get(id)!;
  const { seats, plan, level } = table.hand!;
  const players = seats.map((seat) => ({
    seat,
    stack: tournament.players.get(table.seats.get(seat)!)!.stack!,
  }));
  return setupFor(
    tournament.rulebook,
    tournament.clock.levels[level - 1]!,
    plan,
    players,
    tournament.smallestChip,
  );
}

/** The same from its parts; players come lowest seat first. */
export function setupFor(
  rulebook: Rulebook,
  { small, big, ante }: Level,
  plan: ButtonPlan,
  players: Setup['players'],
  smallestChip: number,
): Setup {
  const stakes = { small, big, ante, anteBy: 'each' as const };
  const { button } = plan.circuit;
  const blinds = plan.posts.map(
    ({ seat, blind }): Post => ({ seat, kind: blind, amount: blind === 'small' ? small : big }),
  );
  return {
    players,
    button,
    stakes,
    posts:
      ante === 0
        ? blinds
        : forcedBets(
            stakes,
            button,
            players.map(({ seat }) => seat),
            blinds,
            rulebook.hand,
          ),
    firstToAct: plan.firstToAct.preflop,
    oddChip: smallestChip,
    choices: rulebook.hand,
  };
}
