import type { RuleId } from '../../../rules/index.ts';
import { type Card, cardText, parseCard } from '../../cards/card.ts';
import type { TournamentChoices } from '../../choices/tournament-choices.ts';
import { refusal } from '../../refusal.ts';
import { cardFor, type DrawnTable, drawForButton, drawSeats, randomSeats } from '../../seating/draw.ts';
import type { Chips } from '../../units.ts';
import { type Anyway, allow } from '../rulings/anyway.ts';
import type { RulingsEvent } from '../rulings/rulings.ts';
import { type Draft, reject } from '../state/draft.ts';
import { type PlayerId, playersIn } from '../state/state.ts';
import { dealersFor } from './dealers.ts';
import { type DrawnGroup, firstGroups, groupsLeft } from './groups.ts';
import { entrants } from './seat-cards.ts';
import type { SeatedTable, SeatsCommand, SeatsEvent } from './seats.ts';

type HowDrawn = {
  readonly dealers?: readonly PlayerId[];
  readonly turnedFrom?: number;
  /** Chips that were missing when players counted theirs. */
  readonly missing?: Chips;
  readonly cards?: DrawnCards;
};

/** Draws each group's seats; their tables are numbered on. */
function drawTables(
  draft: Draft<SeatsEvent>,
  groups: readonly DrawnGroup[],
  rule: RuleId,
  { turnedFrom, missing, ...how }: HowDrawn = {},
): void {
  const tables: SeatedTable[] = [];
  for (const group of groups) tables.push(...drawGroup(draft, group, tables.length, how));
  draft.push({
    type: 'seats-drawn',
    tables,
    rule,
    at: draft.now,
    ...(turnedFrom !== undefined && { turnedFrom }),
    ...(missing && { missing }),
  });
}

/** Draws seats by card or at random, and the first button as the rulebook says. Nobody online has a dealer or a real card. */
function drawGroup(
  draft: Draft<SeatsEvent>,
  { players: everybody, sizes, kind }: DrawnGroup,
  before: number,
  how: Pick<HowDrawn, 'dealers' | 'cards'>,
): readonly SeatedTable[] {
  const online = draft.tournament.kind === 'both' && kind === 'dealt';
  const { dealers = [], cards } = online ? {} : how;
  const { seating, firstButton, tableMaximum } = draft.tournament.rulebook.tournament;
  const byCard = (seating.use === 'by-card' || dealers.length > 0) && sizes.length <= 4;
  if (cards !== undefined && sizes.length > 4)
    reject('too-many-tables', 'seating-suit-is-table', 'cards seat four tables at most: one suit each');
  const players = everybody.filter((player) => !dealers.includes(player));
  const drawn =
    cards !== undefined
      ? drawnByHand(draft, [...players, ...dealers], dealers, sizes, cards)
      : byCard
        ? drawSeats(players, dealers, sizes, draft.chance)
        : randomSeats([...players, ...dealers], sizes, draft.chance);
  return drawn.map(({ seats, button, dealer }, at): SeatedTable => {
    const forButton =
      firstButton.use === 'high-card'
        ? drawForButton(
            seats.map(({ seat }) => seat),
            draft.chance,
          )
        : null;
    return {
      id: String(before + at + 1),
      kind,
      chairs: tableMaximum.use,
      seats: seats.map(({ seat, player }) => [seat, player] as const),
      button: forButton?.button ?? button,
      ...(forButton && { buttonCards: [...forButton.cards] }),
      ...(dealer !== null && { dealer }),
    };
  });
}

/** The card each player drew, such as `7c`. */
type DrawnCards = Readonly<Record<PlayerId, string>>;

/** Players drew real cards: the suit says the table, the rank the seat [seating-suit-is-table, seating-draw-positions]. */
function drawnByHand(
  draft: Draft<SeatsEvent>,
  players: readonly PlayerId[],
  dealers: readonly PlayerId[],
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
  return seated.map((seats, at) => {
    const [dealer = null, another] = dealers.filter((id) => seats.some(({ player }) => player === id));
    if (another !== undefined)
      reject(
        'dealers-together',
        'seating-dealers-one-per-table',
        `two dealers drew seats at table ${at + 1}: each draws from a suit of their own`,
        { table: String(at + 1) },
      );
    return {
      suit: cardText(seats[0]!.card).at(-1)!,
      seats: seats.sort((a, b) => a.seat - b.seat),
      button: 1,
      dealer,
    };
  });
}

export function firstDraw(
  draft: Draft<SeatsEvent>,
  { dealers: told, kind, oneByOne = false, cards }: SeatsCommand & { type: 'draw-seats' },
): void {
  const { tournament } = draft;
  if (tournament.phase !== 'open' && tournament.phase !== 'seated')
    reject(
      'already-running',
      'seat-change-forbidden',
      'the tournament is running: the seats stay as they were drawn',
    );
  const players = entrants(tournament).map((id) => draft.player(id));
  if (players.length < 2)
    reject(
      'too-few-entered',
      null,
      `${players.length} player${players.length === 1 ? ' has' : 's have'} bought in: two are needed`,
      { entered: players.length },
    );
  const groups = firstGroups(tournament, players, kind);
  for (const group of groups) checkNotAlone(draft, group);
  // Where there are both kinds, people deal at the first tables.
  const { players: room, sizes } = groups[0]!;
  const dealers = told ?? dealersFor(tournament, room, sizes.length);
  checkDealers(groups[0]!, dealers);
  drawTables(draft, groups, tournament.rulebook.tournament.seating.cite, {
    dealers,
    ...(oneByOne && { turnedFrom: draft.now }),
    ...(cards !== undefined && { cards }),
  });
}

/** A hand needs two: nobody is drawn to a table where they would wait for the others to lose. */
function checkNotAlone(draft: Draft<SeatsEvent>, { players, kind }: DrawnGroup): void {
  if (players.length > 1) return;
  const { id, name } = draft.player(players[0]!);
  const where = kind === 'dealt' ? 'plays online' : 'plays in the room';
  reject('alone', 'seating-even', `only ${name} ${where}: a table needs two`, {
    player: id,
    name,
    online: kind === 'dealt',
  });
}

/** One dealer for each table; where there are both kinds, for each in the room. */
function checkDealers({ players, sizes }: DrawnGroup, dealers: readonly PlayerId[]): void {
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
}

export function redraw(
  draft: Draft<SeatsEvent>,
  tables: number,
  rule: RuleId,
  how: Pick<HowDrawn, 'cards' | 'missing'> = {},
): void {
  const groups = groupsLeft(draft.tournament, tables);
  const { players, sizes } = groups[0]!;
  drawTables(draft, groups, rule, { ...how, dealers: dealersFor(draft.tournament, players, sizes.length) });
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
