import { spread, tableSizes } from '../../seating/draw.ts';
import {
  type Player,
  type PlayerId,
  playersIn,
  type Table,
  type TableKind,
  type Tournament,
} from '../state/state.ts';

/** Players who get seats at tables of one kind, and how many sit at each. */
export type DrawnGroup = {
  readonly players: readonly PlayerId[];
  readonly sizes: readonly number[];
  readonly kind: TableKind;
};

/**
 * The tables among which players move: nobody in the room is sent to a screen, and nobody online to the room. Riffle's own
 * tables come first, because they are settled without a tap.
 */
export function groupsOf({ kind, tables }: Tournament): readonly (readonly Table[])[] {
  const all = [...tables.values()];
  if (kind !== 'both') return [all];
  return [all.filter((table) => table.kind === 'dealt'), all.filter((table) => table.kind !== 'dealt')];
}

const idsOf = (players: readonly Player[]): PlayerId[] => players.map(({ id }) => id);
const inTheRoom = ({ online }: Player): boolean => !online;
const onAScreen = ({ online }: Player): boolean => online;

/** How players sit before the first hand; tables in the room have the first numbers. */
export function firstGroups(
  { kind, rulebook }: Tournament,
  players: readonly Player[],
  asked: TableKind | undefined,
): readonly DrawnGroup[] {
  const most = rulebook.tournament.tableMaximum.use;
  const group = (those: readonly Player[], at: TableKind): DrawnGroup => ({
    players: idsOf(those),
    sizes: tableSizes(those.length, most),
    kind: at,
  });
  if (kind !== 'both') return [group(players, asked ?? kind)];
  return [group(players.filter(inTheRoom), 'live'), group(players.filter(onAScreen), 'dealt')].filter(
    (each) => each.players.length > 0,
  );
}

/** How everybody left sits at so many tables; a single one is dealt as long as anybody plays online. */
export function groupsLeft(tournament: Tournament, tables: number): readonly DrawnGroup[] {
  const players = playersIn(tournament);
  const all = { players: idsOf(players), sizes: spread(players.length, tables) };
  if (tournament.kind !== 'both') return [{ ...all, kind: [...tournament.tables.values()][0]!.kind }];
  const [room, screens] = [players.filter(inTheRoom), players.filter(onAScreen)];
  if (tables === 1 || room.length === 0 || screens.length === 0)
    return [{ ...all, kind: screens.length > 0 ? 'dealt' : 'live' }];
  const most = tournament.rulebook.tournament.tableMaximum.use;
  const online = tableSizes(screens.length, most);
  const live = Math.max(tableSizes(room.length, most).length, tables - online.length);
  return [
    { players: idsOf(room), sizes: spread(room.length, live), kind: 'live' },
    { players: idsOf(screens), sizes: online, kind: 'dealt' },
  ];
}

/** The one player who cannot play, because everybody else of their kind is out; null where everybody can. */
export function aloneIn(tournament: Tournament): { readonly player: PlayerId; readonly table: Table } | null {
  if (tournament.kind !== 'both' || tournament.phase !== 'running') return null;
  for (const group of groupsOf(tournament)) {
    const seated = group.filter(({ seats }) => seats.size > 0);
    const [table] = seated;
    if (table !== undefined && seated.length === 1 && table.seats.size === 1)
      return { player: [...table.seats.values()][0]!, table };
  }
  return null;
}

/** Whether the director may bring everybody to one table: there are both kinds, and it has a chair for each. */
export function mayCombine(tournament: Tournament): boolean {
  const { kind, phase, tables, combines, rulebook } = tournament;
  const left = playersIn(tournament);
  return (
    kind === 'both' &&
    phase === 'running' &&
    tables.size > 1 &&
    !combines &&
    left.length > 1 &&
    left.length <= rulebook.tournament.tableMaximum.use
  );
}
