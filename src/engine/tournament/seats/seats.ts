import type { RuleId } from '../../../rules/index.ts';
import type { Card } from '../../cards/card.ts';
import { assertNever } from '../../refusal.ts';
import type { Missed } from '../../seating/late.ts';
import type { Seat } from '../../units.ts';
import { chairOf, changePlayer, changeTable, playerWith, plus, setEntry } from '../state/changes.ts';
import type {
  Chair,
  Move,
  MoveFigures,
  PlayerId,
  Table,
  TableId,
  TableKind,
  Tournament,
} from '../state/state.ts';
import { sit, stand } from './chairs.ts';

export type SeatsCommand =
  | {
      readonly type: 'draw-seats';
      readonly dealers?: readonly PlayerId[];
      readonly kind?: TableKind;
      /** Every screen turns the seats up one by one. */
      readonly oneByOne?: boolean;
    }
  | { readonly type: 'seat-late'; readonly player: PlayerId; readonly missed?: Missed }
  | { readonly type: 'rearrange' }
  | { readonly type: 'reseat'; readonly player: PlayerId; readonly to: Chair; readonly reason: string }
  | { readonly type: 'redraw-half-field' };

export type SeatedTable = {
  readonly id: TableId;
  readonly kind: TableKind;
  readonly chairs: number;
  readonly seats: readonly (readonly [number, PlayerId])[];
  readonly button: Seat;
  /** Where the players drew for the button: each seat's card. */
  readonly buttonCards?: readonly (readonly [Seat, Card])[];
};

export type SeatsEvent =
  | {
      readonly type: 'seats-drawn';
      readonly tables: readonly SeatedTable[];
      readonly rule: RuleId;
      /** When the screens begin to turn the seats up, where they do it one by one. */
      readonly turnedFrom?: number;
    }
  | {
      readonly type: 'seated';
      readonly player: PlayerId;
      readonly chair: Chair;
      readonly withheld: number;
      readonly postsBigBlind: boolean;
      readonly rule: RuleId;
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
      /** It was their small blind, and the house has a rule for that [moved-small-blind-bj]. */
      readonly smallBlind?: true;
    }
  | { readonly type: 'table-opened'; readonly table: SeatedTable }
  | { readonly type: 'table-broken'; readonly table: TableId; readonly why: string };

export function applySeats(tournament: Tournament, event: SeatsEvent): Tournament {
  switch (event.type) {
    case 'seats-drawn':
      return {
        ...setTables(tournament, event.tables),
        moves: tournament.phase === 'running' ? drawnMoves(tournament, event) : [],
        halfFieldRedrawn: tournament.halfFieldRedrawn || event.rule === 'redraw-half-field',
        turnedFrom: event.turnedFrom ?? null,
      };
    case 'seated': {
      const player = tournament.players.get(event.player)!;
      const seated = changePlayer(sit(tournament, event.player, event.chair), event.player, {
        stack: plus(player.stack, -event.withheld),
        owesBigBlind: event.postsBigBlind,
      });
      const to = { player: event.player, from: null, to: event.chair };
      return { ...seated, bank: seated.bank + event.withheld, moves: announced(tournament, to) };
    }
    case 'moved': {
      const moved = sit(stand(tournament, event.from, null), event.player, event.to);
      const { circuit } = moved.tables.get(event.from.table)!;
      const marked =
        event.smallBlind && circuit !== null
          ? changeTable(moved, event.from.table, { circuit: { ...circuit, bigMoved: true } })
          : moved;
      return { ...marked, moves: announced(tournament, event) };
    }
    case 'table-opened':
      return {
        ...tournament,
        tables: setEntry(tournament.tables, event.table.id, newTable(event.table, tournament)),
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

/** Every table, gone or not, with the hands it has played. */
const handsAt = ({ tables, handsBefore }: Tournament): ReadonlyMap<TableId, number> =>
  new Map([...handsBefore, ...[...tables.values()].map(({ id, handsPlayed }) => [id, handsPlayed] as const)]);

/** A table as it was drawn: the button in place, no hand yet. Its hand count goes on where it stopped. */
function newTable({ id, kind, chairs, seats, button }: SeatedTable, tournament: Tournament): Table {
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
    emptied: [],
    lastOut: before?.lastOut ?? null,
    lastDealer: before?.lastDealer ?? null,
  };
}

function setTables(tournament: Tournament, tables: readonly SeatedTable[]): Tournament {
  const players = new Map(tournament.players);
  const made = new Map<TableId, Table>();
  for (const table of tables) {
    const { id, seats } = table;
    made.set(id, newTable(table, tournament));
    for (const [seat, player] of seats)
      players.set(
        player,
        playerWith(players.get(player)!, { standing: { is: 'in', chair: { table: id, seat } } }),
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

const announced = ({ moves }: Tournament, { player, from, to, why, rule, figures }: Move): Move[] => [
  ...moves.filter((move) => move.player !== player),
  { player, from, to, ...(why && { why }), ...(rule && { rule }), ...(figures && { figures }) },
];

/** The players a redraw gives another chair, and whether they drew by card. */
function drawnMoves(tournament: Tournament, { tables, rule }: SeatsEvent & { type: 'seats-drawn' }): Move[] {
  const drawn = tournament.rulebook.tournament.seating.use === 'by-card' ? ({ byCard: true } as const) : {};
  return tables.flatMap(({ id, seats }) =>
    seats.flatMap(([seat, player]): Move[] => {
      const from = chairOf(tournament, player);
      const to = { table: id, seat };
      return from.table === id && from.seat === seat ? [] : [{ player, from, to, rule, ...drawn }];
    }),
  );
}
