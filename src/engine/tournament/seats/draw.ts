import type { RuleId } from '../../../rules/index.ts';
import { type Card, cardText, parseCard } from '../../cards/card.ts';
import type { TournamentChoices } from '../../choices/tournament-choices.ts';
import { refusal } from '../../refusal.ts';
import {
  cardFor,
  type DrawnTable,
  drawForButton,
  drawSeats,
  randomSeats,
  spread,
  tableSizes,
} from '../../seating/draw.ts';
import { type Anyway, allow } from '../rulings/anyway.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import { type Draft, reject } from '../state/draft.ts';
import { type PlayerId, playersIn, type TableKind } from '../state/state.ts';
import { entrants } from './seat-cards.ts';
import type { SeatedTable, SeatsEvent } from './seats.ts';

/** Draws seats by card or at random, and the first button as the rulebook says. */
function drawTables(
  draft: Draft<SeatsEvent>,
  players: readonly PlayerId[],
  dealers: readonly PlayerId[],
  sizes: readonly number[],
  kind: TableKind,
  rule: RuleId,
  { turnedFrom, cards }: { readonly turnedFrom?: number; readonly cards?: DrawnCards } = {},
): void {
  const { seating, firstButton, tableMaximum } = draft.tournament.rulebook.tournament;
  const byCard = (seating.use === 'by-card' || dealers.length > 0) && sizes.length <= 4;
  if (cards !== undefined && sizes.length > 4)
    reject('too-many-tables', 'seating-suit-is-table', 'cards seat four tables at most: one suit each');
  const everybody = [...players, ...dealers];
  const drawn =
    cards !== undefined
      ? drawnByHand(draft, everybody, sizes, cards)
      : byCard
        ? drawSeats(players, dealers, sizes, draft.chance)
        : randomSeats(everybody, sizes, draft.chance);
  const tables = drawn.map(({ seats, button }, at): SeatedTable => {
    const forButton =
      firstButton.use === 'high-card'
        ? drawForButton(
            seats.map(({ seat }) => seat),
            draft.chance,
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

/** The card each player drew, such as `7c`. */
type DrawnCards = Readonly<Record<PlayerId, string>>;

/** Players drew real cards: the suit says the table, the rank the seat [seating-suit-is-table, seating-draw-positions]. */
function drawnByHand(
  draft: Draft<SeatsEvent>,
  players: readonly PlayerId[],
  sizes: readonly number[],
  cards: DrawnCards,
): DrawnTable[] {
  const chairs = new Map(
    sizes.flatMap((size, at) =>
      Array.from({ length: size }, (_, seat) => [cardFor(at + 1, seat + 1), { at, seat: seat + 1 }] as const),
    ),
  );
  const seated = sizes.map((): { seat: number; player: PlayerId; card: Card }[] => []);
  for (const player of players) {
    const { name } = draft.player(player);
    const text = cards[player];
    if (text === undefined)
      reject('card-missing', 'seating-deck', `which card did ${name} draw?`, { player, name });
    const card = parseCard(text!);
    const chair = card === undefined ? undefined : chairs.get(card);
    if (card === undefined || chair === undefined)
      return reject('bad-card', 'seating-deck', `${text} is not among tonight’s cards`, {
        player,
        card: text!,
      });
    chairs.delete(card);
    seated[chair.at]!.push({ seat: chair.seat, player, card });
  }
  return seated.map((seats) => ({
    suit: cardText(seats[0]!.card).at(-1)!,
    seats: seats.sort((a, b) => a.seat - b.seat),
    button: 1,
    dealer: null,
  }));
}

export function firstDraw(
  draft: Draft<SeatsEvent>,
  dealers: readonly PlayerId[],
  kind: TableKind,
  { oneByOne = false, cards }: { readonly oneByOne?: boolean; readonly cards?: DrawnCards } = {},
): void {
  const { tournament } = draft;
  if (tournament.phase !== 'open' && tournament.phase !== 'seated')
    reject(
      'already-running',
      'seat-change-forbidden',
      'the tournament is running: the seats stay as they were drawn',
    );
  const players = entrants(tournament);
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
  drawTables(draft, others, dealers, sizes, kind, tournament.rulebook.tournament.seating.cite, {
    ...(oneByOne && { turnedFrom: draft.now }),
    ...(cards !== undefined && { cards }),
  });
}

export function redraw(draft: Draft<SeatsEvent>, tables: number, rule: RuleId, cards?: DrawnCards): void {
  const kind = [...draft.tournament.tables.values()][0]!.kind;
  const players = playersIn(draft.tournament).map(({ id }) => id);
  drawTables(
    draft,
    players,
    [],
    spread(players.length, tables),
    kind,
    rule,
    cards === undefined ? {} : { cards },
  );
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
