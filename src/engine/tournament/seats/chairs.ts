import type { Seat } from '../../units.ts';
import { momentAt } from '../state/bell.ts';
import { changePlayer, changeTable, setEntry } from '../state/changes.ts';
import type { Chair, Player, PlayerId, Table, Tournament } from '../state/state.ts';

/** Where there are both kinds, a player's table says where they play. */
export const onlineAt = ({ kind }: Tournament, table: Pick<Table, 'kind'>): Partial<Player> =>
  kind === 'both' ? { online: table.kind === 'dealt' } : {};

/** A player takes a chair. */
export function sit(tournament: Tournament, player: PlayerId, chair: Chair, at?: number): Tournament {
  const table = tournament.tables.get(chair.table)!;
  const seated = changeTable(tournament, chair.table, {
    seats: setEntry(table.seats, chair.seat, player),
    emptied: table.emptied.filter(({ seat }) => seat !== chair.seat),
    ...(at !== undefined && {
      joined: [
        ...table.joined.filter(({ seat }) => seat !== chair.seat),
        { seat: chair.seat, ...momentAt(tournament.clock, at) },
      ],
    }),
  });
  return changePlayer(seated, player, { standing: { is: 'in', chair }, ...onlineAt(tournament, table) });
}

/** A chair is left empty by a bust, a move or a removal; whatever was told of its table's last hand is told of an older one. */
export function stand(
  tournament: Tournament,
  { table: id, seat }: Chair,
  left: { readonly out: boolean; readonly at: number; readonly together?: readonly Seat[] },
): Tournament {
  const { out, at, together = [seat] } = left;
  const table = tournament.tables.get(id)!;
  const seats = new Map(table.seats);
  seats.delete(seat);
  return changeTable(tournament, id, {
    seats,
    emptied: [
      ...table.emptied,
      { seat, player: table.seats.get(seat)!, out, together, ...momentAt(tournament.clock, at) },
    ],
    ...(out && { seen: null }),
  });
}

/** A player leaves their chair, if they have one; `out` when they are out of the tournament. */
export function leaveChair(
  tournament: Tournament,
  player: PlayerId,
  left: Parameters<typeof stand>[2],
): Tournament {
  const { standing } = tournament.players.get(player)!;
  return standing.is === 'in' ? stand(tournament, standing.chair, left) : tournament;
}
