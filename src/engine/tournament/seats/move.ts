import type { RuleId } from '../../../rules/index.ts';
import { balance } from '../../seating/balance.ts';
import { shuffled } from '../../seating/draw.ts';
import { type Draft, Refused, reject } from '../state/draft.ts';
import { type Chair, type PlayerId, seatsOf } from '../state/state.ts';
import { arrangementDue, waitingTables } from './arrange.ts';
import { cardsFrom } from './cards.ts';
import { redraw } from './draw.ts';
import type { SeatsEvent } from './seats.ts';

/** Redraws, breaks a table, or moves players until the tables are balanced. */
export function rearrange(draft: Draft<SeatsEvent>): void {
  const due = arrangementDue(draft.tournament);
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
  if (due.kind === 'redraw') redraw(draft, due.tables, due.rule);
  else if (due.kind === 'break') breakTable(draft, due.table, due.why);
  else balanceTables(draft, due.why, due.rule);
}

/** The director gives a player another chair between hands, with their chips; some rulebooks forbid it within a table. */
export function reseat(draft: Draft<SeatsEvent>, id: PlayerId, to: Chair, reason: string): void {
  const { use, cite } = draft.tournament.rulebook.tournament.seatChange;
  const from = draft.chair(id);
  const table = draft.table(to.table);
  const { name } = draft.player(id);
  if (use === 'never' && from.table === to.table)
    reject('seats-stay', cite, `${name} keeps their seat: nobody changes seats at a table`, {
      player: id,
      name,
      seat: from.seat,
    });
  if (reason.trim() === '') reject('reason-needed', null, 'a new seat needs a reason: say why');
  for (const { id } of [draft.table(from.table), table]) draft.checkNoHand(id);
  if (!(Number.isInteger(to.seat) && to.seat >= 1 && to.seat <= table.chairs) || table.seats.has(to.seat))
    reject('no-empty-chair', null, `seat ${to.seat} at table ${to.table} is not free`, to);
  draft.push({
    type: 'moved',
    player: id,
    from,
    to,
    why: reason,
    rule: cite,
    ...smallBlindMoves(draft, from, to),
  });
}

/** Whether a player leaves their table on their small blind, in a house that has a rule for it [moved-small-blind-bj]. */
function smallBlindMoves({ tournament }: Draft<SeatsEvent>, from: Chair, to: Chair): { smallBlind?: true } {
  const { circuit } = tournament.tables.get(from.table)!;
  // Tournaments from before that choice have none.
  const counts = tournament.rulebook.tournament.movedSmallBlind?.use === 'button-stays';
  return counts && from.table !== to.table && circuit?.big === from.seat ? { smallBlind: true } : {};
}

function breakTable(draft: Draft<SeatsEvent>, id: string, why: string): void {
  const { chance } = draft;
  for (const [seat, player] of shuffled([...draft.table(id).seats], chance)) {
    const others = [...draft.tournament.tables.values()].filter((table) => table.id !== id);
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
    });
  }
  draft.push({ type: 'table-broken', table: id, why });
}

function balanceTables(draft: Draft<SeatsEvent>, why: string, rule: RuleId): void {
  const { tournament } = draft;
  const choices = tournament.rulebook.tournament;
  const tables = new Map(
    [...tournament.tables.values()].map((table) => [
      table.id,
      {
        button: table.circuit?.button ?? table.firstButton,
        players: seatsOf(table),
        chairs: table.chairs,
        ...(table.circuit !== null && { big: table.circuit.big }),
      },
    ]),
  );
  const emptied = [...tournament.tables.values()].flatMap(({ id, emptied: chairs }) =>
    chairs.map((seat) => ({ table: id, seat })),
  );
  const found = balance(tables, emptied, cardsFrom(draft), {
    differBy: choices.balanceWhenTablesDifferBy.use,
    donor: choices.whichTableGives.use,
    who: choices.whoMoves.use,
  });
  if (!found.ok) throw new Refused(found.refusal);
  for (const { from, to, why: figures } of found.value) {
    // A player whose table is still playing its hand moves after it.
    if (draft.table(from.table).hand !== null || draft.table(to.table).hand !== null) return;
    const player = draft.table(from.table).seats.get(from.seat)!;
    draft.push({ type: 'moved', player, from, to, why, rule, figures, ...smallBlindMoves(draft, from, to) });
  }
}
