import type { RuleId } from '../../../rules/index.ts';
import type { TournamentChoices } from '../../choices/tournament-choices.ts';
import { refusal } from '../../refusal.ts';
import { drawForButton, drawSeats, randomSeats, spread, tableSizes } from '../../seating/draw.ts';
import { type Anyway, allow } from '../rulings/anyway.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import { type Draft, reject } from '../state/draft.ts';
import { type PlayerId, playersIn, type TableKind } from '../state/state.ts';
import type { SeatedTable, SeatsEvent } from './seats.ts';

/** Draws seats by card or at random, and the first button as the rulebook says. */
function drawTables(
  draft: Draft<SeatsEvent>,
  players: readonly PlayerId[],
  dealers: readonly PlayerId[],
  sizes: readonly number[],
  kind: TableKind,
  rule: RuleId,
  turnedFrom?: number,
): void {
  const { seating, firstButton, tableMaximum } = draft.tournament.rulebook.tournament;
  const { chance } = draft;
  const byCard = (seating.use === 'by-card' || dealers.length > 0) && sizes.length <= 4;
  const drawn = byCard
    ? drawSeats(players, dealers, sizes, chance)
    : randomSeats([...players, ...dealers], sizes, chance);
  const tables = drawn.map(({ seats, button }, at): SeatedTable => {
    const forButton =
      firstButton.use === 'high-card'
        ? drawForButton(
            seats.map(({ seat }) => seat),
            chance,
          )
        : null;
    return {
      id: String(at + 1),
      kind,
      chairs: tableMaximum.use,
      seats: seats.map(({ seat, player }) => [seat, player] as const),
      button: forButton?.button ?? button,
      ...(forButton && { buttonCards: [...forButton.cards] }),
    };
  });
  draft.push({
    type: 'seats-drawn',
    tables,
    rule,
    at: draft.now,
    ...(turnedFrom !== undefined && { turnedFrom }),
  });
}

export function firstDraw(
  draft: Draft<SeatsEvent>,
  dealers: readonly PlayerId[],
  kind: TableKind,
  oneByOne = false,
): void {
  const { tournament } = draft;
  if (tournament.phase !== 'open' && tournament.phase !== 'seated')
    reject(
      'already-running',
      'seat-change-forbidden',
      'the tournament is running: the seats stay as they were drawn',
    );
  const players = [...tournament.players.values()]
    .filter(({ standing }) => standing.is === 'entered' || standing.is === 'in')
    .map(({ id }) => id);
  if (players.length < 2)
    reject(
      'too-few-entered',
      null,
      `${players.length} player${players.length === 1 ? ' has' : 's have'} bought in: two are needed`,
      { entered: players.length },
    );
  const sizes = tableSizes(players.length, tournament.rulebook.tournament.tableMaximum.use);
  for (const dealer of dealers)
    if (!players.includes(dealer))
      reject('dealer-not-entered', null, `"${dealer}" has not bought in`, { player: dealer });
  if (dealers.length > 0 && dealers.length !== sizes.length)
    reject(
      'dealers-differ',
      'seating-dealers-one-per-table',
      `${dealers.length} dealers for ${sizes.length} tables: one for each`,
      { dealers: dealers.length, tables: sizes.length },
    );
  const others = players.filter((player) => !dealers.includes(player));
  const turnedFrom = oneByOne ? draft.now : undefined;
  drawTables(draft, others, dealers, sizes, kind, tournament.rulebook.tournament.seating.cite, turnedFrom);
}

export function redraw(draft: Draft<SeatsEvent>, tables: number, rule: RuleId): void {
  const kind = [...draft.tournament.tables.values()][0]!.kind;
  const players = playersIn(draft.tournament).map(({ id }) => id);
  drawTables(draft, players, [], spread(players.length, tables), kind, rule);
}

export function redrawHalfField(draft: Draft<SeatsEvent | RulingsEvent>, anyway?: Anyway): void {
  const { tournament } = draft;
  const { redraws } = tournament.rulebook.tournament;
  const left = playersIn(tournament).length;
  if (!redraws.use.atHalfTheField)
    reject('not-here', redraws.cite, 'this house does not redraw at half the field');
  if (tournament.tables.size === 0) reject('no-tables', null, 'draw the seats first');
  if (tournament.halfFieldRedrawn)
    reject('done-already', 'redraw-half-field', 'the half-field redraw is already done');
  const { entries } = tournament;
  const early =
    left * 2 > entries
      ? refusal('half-field-not-reached', 'redraw-half-field', `${left} of ${entries} are left`, {
          left,
          entries,
        })
      : null;
  allow(draft, early, anyway);
  draft.checkNobodyPlays('redraw-half-field');
  redraw(draft, halfFieldTables(tournament.rulebook.tournament, left), 'redraw-half-field');
}

/** As many tables as are needed, but a redraw that comes with fewer players keeps its tables for them [redraw-8-final-table-bj]. */
function halfFieldTables({ redraws, tableMaximum }: TournamentChoices, left: number): number {
  const later = redraws.use.at.filter(({ players }) => left > players).map(({ tables }) => tables + 1);
  return Math.max(1, Math.ceil(left / tableMaximum.use), ...later);
}
