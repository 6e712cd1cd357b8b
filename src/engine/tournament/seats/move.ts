import type { RuleId } from '../../../rules/index.ts';
import { accept, type Refusal, refusal } from '../../refusal.ts';
import { type ChooseDonor, lowCard } from '../../seating/balance.ts';
import { shuffled } from '../../seating/draw.ts';
import { allow } from '../rulings/anyway.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import { checkedStack, type StacksEvent } from '../stacks/stacks.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import type { Chair, PlayerId, Table, TableId, Tournament } from '../state/state.ts';
import { type Arrangement, arrangementDue, arrangementWaits, waitingTables } from './arrange.ts';
import { balanceRule, type PlannedMove, planMoves } from './balancing.ts';
import { cardsFrom, cardsTold } from './cards.ts';
import { countChips, countFor } from './counting.ts';
import { redraw } from './draw.ts';
import { mayCombine } from './groups.ts';
import { isSeated, type SeatsCommand, type SeatsEvent } from './seats.ts';

/** Redraws, breaks a table, or moves players until the tables are balanced. */
export function rearrange(
  draft: Draft<SeatsEvent | RulingsEvent | StacksEvent>,
  { cards: told = {}, stacks = {}, anyway }: SeatsCommand & { type: 'rearrange' },
): void {
  const due = arrangementDue(draft.tournament, draft.now);
  const waits = due === null ? arrangementWaits(draft.tournament, draft.now) : null;
  if (waits !== null) {
    const names = waits.players.map((id) => draft.player(id).name);
    return reject(
      'rebuys-first',
      waits.due.rule,
      `the seats wait until it is known who rebuys: ${names.join(', ')}`,
      {
        names,
      },
    );
  }
  if (due === null)
    return reject(
      'tables-are-right',
      'tables-play-internally',
      'the tables are balanced: nobody has to move',
    );
  const tables = waitingTables(draft.tournament, due)
    .filter(({ hand }) => hand !== null)
    .map(({ id }) => id);
  const message = `players move when the hand at table ${tables.join(', ')} is over`;
  if (tables.length > 0) reject('hands-in-play', 'balance-before-next-hand', message, { tables });
  if (due.kind === 'redraw') {
    const count = countFor(draft.tournament, due);
    // Everybody who comes from the room has their chips counted, and nobody draws real cards for a screen.
    if (count !== null)
      redraw(draft, due.tables, due.rule, { missing: countChips(draft, count, stacks, anyway) });
    else redraw(draft, due.tables, due.rule, Object.keys(told).length === 0 ? {} : { cards: told });
  } else if (due.kind === 'break') breakTable(draft, due);
  else balanceTables(draft, due, told);
}

/** Players have found their new chairs. */
export function takeSeats(draft: Draft<SeatsEvent>, players: readonly PlayerId[]): void {
  const moving = draft.tournament.moves
    .filter((move) => !isSeated(draft.tournament, move))
    .map(({ player }) => player);
  const seated = players.filter((player) => moving.includes(player));
  if (seated.length === 0) return reject('nobody-moves', null, 'nobody is on the way to a new seat');
  draft.push({ type: 'seats-taken', players: seated });
}

/** The director brings everybody to one table: where anybody plays online, to one that Riffle deals. */
export function combineTables(draft: Draft<SeatsEvent>): void {
  if (!mayCombine(draft.tournament))
    reject(
      'tables-stay',
      'tables-play-internally',
      'not everybody fits at one table, or they sit there already',
    );
  draft.push({ type: 'tables-combine' });
}

/** The director gives a player another chair between hands, with their chips; some rulebooks forbid it within a table. */
export function reseat(
  draft: Draft<SeatsEvent | RulingsEvent | StacksEvent>,
  { player: id, to, reason, stack, anyway }: SeatsCommand & { type: 'reseat' },
): void {
  const from = draft.chair(id);
  const table = draft.table(to.table);
  if (reason.trim() === '') reject('reason-needed', null, 'a new seat needs a reason: say why');
  for (const { id } of [draft.table(from.table), table]) draft.checkNoHand(id);
  if (!(Number.isInteger(to.seat) && to.seat >= 1 && to.seat <= table.chairs) || table.seats.has(to.seat))
    reject('no-empty-chair', null, `seat ${to.seat} at table ${to.table} is not free`, to);
  allow(draft, seatChangeRefusal(draft, id, from, to), anyway);
  const { cite } = draft.tournament.rulebook.tournament.seatChange;
  if (table.kind === 'dealt' && draft.table(from.table).kind !== 'dealt')
    draft.push({ type: 'chips-told', player: id, stack: checkedStack(draft.stackOf(id, stack, cite)) });
  draft.push({
    type: 'moved',
    player: id,
    from,
    to,
    why: reason,
    rule: cite,
    at: draft.now,
    ...smallBlindMoves(draft, from, to),
  });
  // Where there are both kinds, nobody else is ever seated at the table they leave empty.
  if (draft.tournament.kind === 'both' && draft.table(from.table).seats.size === 0)
    draft.push({ type: 'table-broken', table: from.table, why: reason });
}

/** Whether a player leaves their table on their small blind, in a house that has a rule for it [moved-small-blind-bj]. */
function smallBlindMoves({ tournament }: Draft<SeatsEvent>, from: Chair, to: Chair): { smallBlind?: true } {
  const { circuit } = tournament.tables.get(from.table)!;
  // Tournaments from before that choice have none.
  const counts = tournament.rulebook.tournament.movedSmallBlind?.use === 'button-stays';
  return counts && from.table !== to.table && circuit?.big === from.seat ? { smallBlind: true } : {};
}

function seatChangeRefusal(draft: Draft<SeatsEvent>, id: PlayerId, from: Chair, to: Chair): Refusal | null {
  const { use, cite } = draft.tournament.rulebook.tournament.seatChange;
  if (use !== 'never' || from.table !== to.table) return null;
  const { name } = draft.player(id);
  return refusal('seats-stay', cite, `${name} keeps their seat: nobody changes seats at a table`, {
    player: id,
    name,
    seat: from.seat,
  });
}

function breakTable(
  draft: Draft<SeatsEvent>,
  { table: id, among, why }: Arrangement & { kind: 'break' },
): void {
  const { chance } = draft;
  for (const [seat, player] of shuffled([...draft.table(id).seats], chance)) {
    const others = [...draft.tournament.tables.values()].filter(
      (table) => table.id !== id && among.includes(table.id),
    );
    const to = others.reduce((least, each) => (each.seats.size < least.seats.size ? each : least));
    const free = shuffled(
      Array.from({ length: to.chairs }, (_, at) => at + 1).filter((chair) => !to.seats.has(chair)),
      chance,
    )[0]!;
    draft.push({
      type: 'moved',
      player,
      from: { table: id, seat },
      to: { table: to.id, seat: free },
      why,
      rule: 'rr-broken-table-order',
      at: draft.now,
    });
  }
  draft.push({ type: 'table-broken', table: id, why });
}

/**
 * Draws the low card where tables are equally full, and moves players as soon as everything it takes has been told. If
 * something is still missing after the draw, the draw stands and the question comes next.
 */
function balanceTables(
  draft: Draft<SeatsEvent>,
  { why, rule, among }: Arrangement & { kind: 'balance' },
  told: Readonly<Record<TableId, string>>,
): void {
  const drawn = draft.tournament.donorDraws.length;
  const dealTo = cardsTold(draft, told) ?? cardsFrom(draft);
  for (;;) {
    const planned = planMoves(draft.tournament, draft.now, among, () => donorsDrawn(draft.tournament));
    if (planned.ok) return move(draft, planned.value, why, rule);
    if (planned.refusal.code !== 'tie-card-needed') {
      if (draft.tournament.donorDraws.length > drawn) return;
      throw new Refused(planned.refusal);
    }
    const { tables } = planned.refusal;
    const { donor } = balanceRule(draft.tournament);
    const chosen = lowCard(tables, dealTo, donor);
    if (!chosen.ok) {
      // People dealt one card each, and another tie came up: the first draw stands.
      if (draft.tournament.donorDraws.length > drawn) return;
      throw new Refused(chosen.refusal);
    }
    const { table, seen: cards } = chosen.value;
    const { cite } = draft.tournament.rulebook.tournament.whichTableGives;
    draft.push({ type: 'donor-drawn', tables, cards, donor: table, rule: cite });
  }
}

/**
 * Moves players with the step that told the last fact it takes. What chance decides waits for the director, who may have
 * real cards drawn. So does a move while a table it waits for may be playing a hand nobody tapped in, unless the step
 * answers a question about the hand just played: then the director is settling the move.
 */
export function goOnBalancing(draft: Draft<SeatsEvent>, asked: boolean): void {
  const due = arrangementDue(draft.tournament, draft.now);
  if (due?.kind !== 'balance') return;
  const waiting = waitingTables(draft.tournament, due);
  // Where Riffle deals, the room moves players before its next hands.
  if (waiting.some(({ hand, kind }) => hand !== null || kind === 'dealt')) return;
  if (!asked && !waiting.every(isBetweenHands)) return;
  const planned = planMoves(draft.tournament, draft.now, due.among, () => donorsDrawn(draft.tournament));
  if (planned.ok) move(draft, planned.value, due.why, due.rule);
}

/** Whether a table without a hand in play is known to be waiting. */
const isBetweenHands = ({ tracked, seen, seats }: Table): boolean =>
  tracked || seen !== null || seats.size < 2;

/** Takes the donors that were drawn, in order; without a draw among equals it refuses. */
export function donorsDrawn({ donorDraws, rulebook }: Tournament): ChooseDonor {
  let at = 0;
  return (tables) => {
    if (tables.length === 1 || rulebook.tournament.whichTableGives.use === 'first')
      return accept({ table: tables[0]!, seen: {} });
    const draw = donorDraws[at++];
    if (draw !== undefined && draw.tables.join() === tables.join())
      return accept({ table: draw.donor, seen: draw.cards });
    at = donorDraws.length;
    return lowCard(tables, () => undefined, rulebook.tournament.whichTableGives.use);
  };
}

function move(draft: Draft<SeatsEvent>, planned: readonly PlannedMove[], why: string, rule: RuleId): void {
  for (const { from, to, why: figures, posts } of planned) {
    const player = draft.table(from.table).seats.get(from.seat)!;
    draft.push({
      type: 'moved',
      player,
      from,
      to,
      why,
      rule,
      figures,
      posts,
      at: draft.now,
      ...smallBlindMoves(draft, from, to),
    });
  }
  draft.push({ type: 'balanced' });
}
