import type { RuleId } from '../../../rules/index.ts';
import type { Card } from '../../cards/card.ts';
import { assertNever } from '../../refusal.ts';
import type { Missed } from '../../seating/late.ts';
import type { Chips, Seat } from '../../units.ts';
import type { Anyway } from '../rulings/anyway.ts';
import { chairOf, changePlayer, changeTable, playerWith, plus, setEntry } from '../state/changes.ts';
import {
  type Chair,
  type DonorDraw,
  type Emptied,
  knownStack,
  type Move,
  type MoveFigures,
  type PlayerId,
  type Table,
  type TableId,
  type TableKind,
  type Tournament,
} from '../state/state.ts';
import { onlineAt, sit, stand } from './chairs.ts';

export type SeatsCommand =
  | {
      readonly type: 'draw-seats';
      readonly dealers?: readonly PlayerId[];
      readonly kind?: TableKind;
      /** Every screen turns the seats up one by one. */
      readonly oneByOne?: boolean;
      /** The card each player drew, where they drew real ones. */
      readonly cards?: Readonly<Record<PlayerId, string>>;
    }
  | {
      readonly type: 'seat-late';
      readonly player: PlayerId;
      /** How many orbits their table has played, where nobody tracks its hands. */
      readonly orbits?: number;
      /** The same level by level. */
      readonly missed?: Missed;
      /** A card for each of the tables with the fewest players, where people dealt them. */
      readonly cards?: Readonly<Record<TableId, string>>;
    }
  /**
   * Moves players until the tables are balanced, breaks a table or redraws. Cards that people dealt or drew: one for each
   * table that may give a player, or one for each player in a redraw.
   */
  | {
      readonly type: 'rearrange';
      readonly cards?: Readonly<Record<TableId | PlayerId, string>>;
      /** What players have who come from a live table to one that Riffle deals. */
      readonly stacks?: Readonly<Record<PlayerId, Chips>>;
      readonly anyway?: Anyway;
    }
  /** Where there are both kinds of tables: everybody left comes to one. */
  | { readonly type: 'combine-tables' }
  | {
      readonly type: 'reseat';
      readonly player: PlayerId;
      readonly to: Chair;
      readonly reason: string;
      /** What they have, where they go from a live table to one that Riffle deals. */
      readonly stack?: Chips;
      readonly anyway?: Anyway;
    }
  | { readonly type: 'redraw-half-field'; readonly anyway?: Anyway }
  /** Players who deal all night, one at each table; nobody, if the deal goes around. */
  | { readonly type: 'name-dealers'; readonly players: readonly PlayerId[] }
  /** The players of a table drew real cards for its first button. */
  | {
      readonly type: 'draw-button';
      readonly table: TableId;
      readonly cards: Readonly<Record<PlayerId, string>>;
    };

/**
 * These players sit in their new chairs: their moves need not be announced any more. It is no step of the tournament: undo
 * takes back the move itself.
 */
export type SeatedCommand = { readonly type: 'take-seats'; readonly players: readonly PlayerId[] };

export type SeatedTable = {
  readonly id: TableId;
  readonly kind: TableKind;
  readonly chairs: number;
  readonly seats: readonly (readonly [number, PlayerId])[];
  readonly button: Seat;
  /** Where the players drew for the button: each seat's card. */
  readonly buttonCards?: readonly (readonly [Seat, Card])[];
  /** The player who deals here, where each table has one. */
  readonly dealer?: PlayerId;
};

export type SeatsEvent =
  | {
      readonly type: 'seats-drawn';
      readonly tables: readonly SeatedTable[];
      readonly rule: RuleId;
      /** When the screens begin to turn the seats up, where they do it one by one. */
      readonly turnedFrom?: number;
      /** Chips that were missing when players counted theirs for the screen. */
      readonly missing?: Chips;
      readonly at: number;
    }
  | {
      readonly type: 'seated';
      readonly player: PlayerId;
      readonly chair: Chair;
      readonly withheld: number;
      /** The blinds they missed, level by level. */
      readonly missed: Missed;
      /** The cards that chose the table, where several had the fewest players. */
      readonly cards: Readonly<Record<TableId, string>>;
      readonly postsBigBlind: boolean;
      readonly rule: RuleId;
      readonly at: number;
    }
  | {
      readonly type: 'moved';
      readonly player: PlayerId;
      readonly from: Chair;
      readonly to: Chair;
      readonly why: string;
      readonly rule: RuleId;
      /** Where the tables are balanced: the figures behind it. */
      readonly figures?: MoveFigures;
      /** What the chair owes in the next hand, where that is known. */
      readonly posts?: 'small' | 'big' | null;
      readonly at: number;
      /** It was their small blind, and the house has a rule for that [moved-small-blind-bj]. */
      readonly smallBlind?: true;
    }
  /** The low card chose the table that gives a player. */
  | ({ readonly type: 'donor-drawn'; readonly rule: RuleId } & DonorDraw)
  /** Nobody has to move any more: what was told for it is no longer needed. */
  | { readonly type: 'balanced' }
  | { readonly type: 'seats-taken'; readonly players: readonly PlayerId[] }
  | { readonly type: 'dealers-named'; readonly players: readonly PlayerId[] }
  | {
      readonly type: 'button-drawn';
      readonly table: TableId;
      readonly cards: readonly (readonly [Seat, Card])[];
      readonly button: Seat;
      readonly rule: RuleId;
    }
  | { readonly type: 'tables-combine' }
  | { readonly type: 'table-opened'; readonly table: SeatedTable; readonly at: number }
  | { readonly type: 'table-broken'; readonly table: TableId; readonly why: string };

export function applySeats(tournament: Tournament, event: SeatsEvent): Tournament {
  switch (event.type) {
    case 'seats-drawn':
      return {
        ...setTables(tournament, event.tables, event.at),
        moves: tournament.phase === 'running' ? drawnMoves(tournament, event) : [],
        halfFieldRedrawn: tournament.halfFieldRedrawn || event.rule === 'redraw-half-field',
        turnedFrom: event.turnedFrom ?? null,
        donorDraws: [],
        bank: tournament.bank + (event.missing ?? 0),
        combines: false,
        // After the first draw the cards stay until the start: the draw may be undone.
        asks:
          tournament.phase === 'running'
            ? tournament.asks.filter(({ what }) => what !== 'card')
            : tournament.asks,
      };
    case 'seated': {
      const player = tournament.players.get(event.player)!;
      const seated = changePlayer(sit(tournament, event.player, event.chair, event.at), event.player, {
        stack: plus(player.stack, -event.withheld),
        owesBigBlind: event.postsBigBlind,
      });
      const posts = event.postsBigBlind ? { posts: 'big' as const } : {};
      const drawn = Object.keys(event.cards).length > 0 ? { drawn: event.cards } : {};
      const to = { player: event.player, from: null, to: event.chair, at: event.at, ...posts, ...drawn };
      return { ...seated, bank: seated.bank + event.withheld, moves: announced(tournament, to) };
    }
    case 'moved': {
      const moved = sit(
        stand(tournament, event.from, { out: false, at: event.at }),
        event.player,
        event.to,
        event.at,
      );
      const known = changePlayer(moved, event.player, {
        stack: stackWith(tournament, event.player, event.at),
      });
      const { circuit } = known.tables.get(event.from.table)!;
      const marked =
        event.smallBlind && circuit !== null
          ? changeTable(known, event.from.table, { circuit: { ...circuit, bigMoved: true } })
          : known;
      return { ...marked, moves: announced(tournament, event) };
    }
    case 'donor-drawn': {
      const { tables, cards, donor } = event;
      return { ...tournament, donorDraws: [...tournament.donorDraws, { tables, cards, donor }] };
    }
    case 'balanced': {
      const tables = [...tournament.tables].map(([id, table]): [TableId, Table] => [
        id,
        { ...table, seen: null, emptied: table.emptied.map(nextHand) },
      ]);
      return { ...tournament, tables: new Map(tables), donorDraws: [] };
    }
    case 'seats-taken':
      return {
        ...tournament,
        seatedMoves: tournament.moves
          .filter((move) => isSeated(tournament, move) || event.players.includes(move.player))
          .map(moveKey),
      };
    case 'dealers-named':
      return { ...tournament, dealers: event.players };
    case 'button-drawn':
      return changeTable(tournament, event.table, { firstButton: event.button, buttonCards: event.cards });
    case 'tables-combine':
      return { ...tournament, combines: true };
    case 'table-opened':
      return {
        ...tournament,
        tables: setEntry(tournament.tables, event.table.id, newTable(event.table, tournament, event.at)),
      };
    case 'table-broken': {
      const tables = new Map(tournament.tables);
      tables.delete(event.table);
      return { ...tournament, tables, handsBefore: handsAt(tournament) };
    }
    default:
      return assertNever(event);
  }
}

/** The stack a player takes to another chair: nobody knows it after hands that nobody tapped in. */
const stackWith = (tournament: Tournament, player: PlayerId, at: number): Chips | null =>
  knownStack(tournament, tournament.players.get(player)!, at);

/** Who was in the hand just played is another question after the next one. */
const nextHand = ({ inHand, ...chair }: Emptied): Emptied =>
  inHand === false ? { ...chair, inHand } : chair;

/** Every table, gone or not, with the hands it has played. */
const handsAt = ({ tables, handsBefore }: Tournament): ReadonlyMap<TableId, number> =>
  new Map([...handsBefore, ...[...tables.values()].map(({ id, handsPlayed }) => [id, handsPlayed] as const)]);

/** A table as it was drawn: the button in place, no hand yet. Its hand count goes on where it stopped. */
function newTable(
  { id, kind, chairs, seats, button, buttonCards = [], dealer }: SeatedTable,
  tournament: Tournament,
  drawnAt: number,
): Table {
  const before = tournament.tables.get(id);
  return {
    id,
    kind,
    chairs,
    seats: new Map(seats),
    firstButton: button,
    circuit: null,
    hand: null,
    handsPlayed: handsAt(tournament).get(id) ?? 0,
    lastLevel: before?.lastLevel ?? 0,
    handsAtLevel: before?.handsAtLevel ?? [],
    tracked: kind !== 'live' || (before?.tracked ?? false),
    tapped: before?.tapped ?? null,
    remote: before?.remote ?? null,
    drawnAt,
    seen: null,
    emptied: [],
    joined: [],
    lastDealer: before?.lastDealer ?? null,
    dealer: dealer ?? null,
    buttonCards,
  };
}

function setTables(tournament: Tournament, tables: readonly SeatedTable[], at: number): Tournament {
  const players = new Map(tournament.players);
  const made = new Map<TableId, Table>();
  for (const table of tables) {
    const { id, seats } = table;
    made.set(id, newTable(table, tournament, at));
    for (const [seat, player] of seats)
      players.set(
        player,
        playerWith(players.get(player)!, {
          standing: { is: 'in', chair: { table: id, seat } },
          stack: stackWith(tournament, player, at),
          ...onlineAt(tournament, table),
        }),
      );
  }
  const handsBefore = handsAt(tournament);
  return {
    ...tournament,
    players,
    tables: made,
    handsBefore,
    phase: tournament.phase === 'open' ? 'seated' : tournament.phase,
  };
}

const moveKey = ({ player, to, at }: Move): string => `${player} ${to.table} ${to.seat} ${at}`;

/** Whether somebody has said that a player has found their new chair. */
export const isSeated = ({ seatedMoves }: Tournament, move: Move): boolean =>
  seatedMoves.includes(moveKey(move));

const announced = ({ moves }: Tournament, move: Move): Move[] => {
  const { player, from, to, why, rule, figures, posts, drawn, at } = move;
  return [
    ...moves.filter((each) => each.player !== player),
    {
      player,
      from,
      to,
      ...(why && { why }),
      ...(rule && { rule }),
      ...(figures && { figures }),
      ...(posts !== undefined && { posts }),
      ...(drawn && { drawn }),
      ...(at !== undefined && { at }),
    },
  ];
};

/** The players a redraw gives another chair, and whether they drew by card. */
function drawnMoves(
  tournament: Tournament,
  { tables, rule, at }: SeatsEvent & { type: 'seats-drawn' },
): Move[] {
  const drawn = tournament.rulebook.tournament.seating.use === 'by-card' ? ({ byCard: true } as const) : {};
  return tables.flatMap(({ id, seats }) =>
    seats.flatMap(([seat, player]): Move[] => {
      const from = chairOf(tournament, player);
      const to = { table: id, seat };
      return from.table === id && from.seat === seat ? [] : [{ player, from, to, rule, at, ...drawn }];
    }),
  );
}
