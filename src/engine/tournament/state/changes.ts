import type { Chips } from '../../units.ts';
import { BigMap } from './big-map.ts';
import type { Chair, Player, PlayerId, Table, TableId, Tournament } from './state.ts';

export const setEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  BigMap.with(map, [[key, value]]);

export const changePlayer = (tournament: Tournament, id: PlayerId, to: Partial<Player>): Tournament => ({
  ...tournament,
  players: setEntry(tournament.players, id, playerWith(tournament.players.get(id)!, to)),
});

export const changeTable = (tournament: Tournament, id: TableId, to: Partial<Table>): Tournament => ({
  ...tournament,
  tables: tablesWith(tournament, id, to),
});

/** The tables with one of them changed, for a change of the tournament that copies it only once. */
export const tablesWith = ({ tables }: Tournament, id: TableId, to: Partial<Table>): Tournament['tables'] =>
  setEntry(tables, id, tableWith(tables.get(id)!, to));

export const plus = (stack: Chips | null, chips: Chips): number | null =>
  stack === null ? null : stack + chips;

const NOBODY_YET: Player = {
  id: '',
  name: '',
  standing: { is: 'expected' },
  prepaid: false,
  online: false,
  owes: 0,
  paid: 0,
  paidOut: 0,
  tipped: 0,
  rebuys: 0,
  addOns: 0,
  stack: null,
  counted: false,
  late: false,
  bounty: 0,
  bountiesWon: 0,
  missesHands: 0,
  awaySince: null,
  cutOff: false,
  owesBigBlind: false,
  penalties: [],
};

export const newPlayer = (id: PlayerId, name: string): Player => playerWith(NOBODY_YET, { id, name });

/**
 * A player with some facts changed. Every player is built here, field by field: spread objects come in many shapes, and
 * copying those takes ten times as long.
 */
export function playerWith(before: Player, to: Partial<Player>): Player {
  const player: { -readonly [fact in keyof Player]: Player[fact] } = {
    id: before.id,
    name: before.name,
    standing: before.standing,
    prepaid: before.prepaid,
    online: before.online,
    owes: before.owes,
    paid: before.paid,
    paidOut: before.paidOut,
    tipped: before.tipped,
    rebuys: before.rebuys,
    addOns: before.addOns,
    stack: before.stack,
    counted: before.counted,
    late: before.late,
    bounty: before.bounty,
    bountiesWon: before.bountiesWon,
    missesHands: before.missesHands,
    awaySince: before.awaySince,
    cutOff: before.cutOff,
    owesBigBlind: before.owesBigBlind,
    penalties: before.penalties,
  };
  return Object.assign(player, to);
}

/** A table with some facts changed; built field by field for the same reason as a player. */
function tableWith(before: Table, to: Partial<Table>): Table {
  const table: { -readonly [fact in keyof Table]: Table[fact] } = {
    id: before.id,
    kind: before.kind,
    chairs: before.chairs,
    seats: before.seats,
    firstButton: before.firstButton,
    circuit: before.circuit,
    hand: before.hand,
    handsPlayed: before.handsPlayed,
    lastLevel: before.lastLevel,
    handsAtLevel: before.handsAtLevel,
    tracked: before.tracked,
    tapped: before.tapped,
    remote: before.remote,
    drawnAt: before.drawnAt,
    seen: before.seen,
    emptied: before.emptied,
    joined: before.joined,
    lastDealer: before.lastDealer,
    dealer: before.dealer,
    buttonCards: before.buttonCards,
  };
  return Object.assign(table, to);
}

export function setStacks(
  tournament: Tournament,
  stacks: readonly (readonly [PlayerId, number | null])[],
): Tournament {
  const changed: [PlayerId, Player][] = [];
  for (const [id, stack] of stacks) {
    const player = tournament.players.get(id)!;
    const counted = stack !== null;
    if (player.stack !== stack || player.counted !== counted)
      changed.push([id, playerWith(player, { stack, counted })]);
  }
  if (changed.length === 0) return tournament;
  return { ...tournament, players: BigMap.with(tournament.players, changed) };
}

export function chairOf(tournament: Tournament, player: PlayerId): Chair {
  const { standing } = tournament.players.get(player)!;
  return standing.is === 'in' || standing.is === 'busted' ? standing.chair : { table: '', seat: 0 };
}

/** A player's request is settled or taken back. */
export const withoutRequest = (tournament: Tournament, player: PlayerId): Tournament => ({
  ...tournament,
  asks: tournament.asks.filter((each) => each.player !== player),
});

/** Takes a player out as if they had never come; nothing that is shown names them any more. */
export function withoutPlayer(tournament: Tournament, id: PlayerId): Tournament {
  const others = <T extends { readonly player: PlayerId }>(list: readonly T[]): T[] =>
    list.filter(({ player }) => player !== id);
  const unlessThem = (player: PlayerId | null): PlayerId | null => (player === id ? null : player);
  const { players, tables, moves, asks, called, races, forfeit } = tournament;
  return {
    ...tournament,
    players: new Map([...players].filter(([each]) => each !== id)),
    tables: new Map(
      [...tables].map(([name, table]) => [
        name,
        {
          ...table,
          remote: unlessThem(table.remote),
          lastDealer: unlessThem(table.lastDealer),
          dealer: unlessThem(table.dealer),
        },
      ]),
    ),
    dealers: tournament.dealers.filter((dealer) => dealer !== id),
    moves: others(moves),
    asks: others(asks).filter(({ on }) => on !== id),
    called: called?.player === id ? null : called,
    forfeit: forfeit?.player === id ? null : forfeit,
    races: races.map((race) => ({ ...race, players: others(race.players) })),
  };
}
