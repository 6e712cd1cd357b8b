import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableView, TournamentView } from '../../../engine/views/tournament-view.ts';
import { plainName } from '../../shared/bots.ts';
import type { HandFeed, HandFrame } from '../../shared/live/hand-feed.ts';
import type { Line, Live } from '../../shared/live/line.ts';
import { chairOf, type MyChair } from '../../shared/live/my-seat.ts';
import { useEnding } from './ending.ts';
import { type Names, type Sitting, sittings } from './seats.ts';

/** The table on the screen: the one I sit at, or the one I watch. */
export type TableNow = {
  readonly chair: MyChair | null;
  /** My seat; null for everybody who watches. */
  readonly seat: number | null;
  readonly id: string | null;
  readonly table: TableView | undefined;
  /** The newest hand at this table; `felt` adds everything told of it. */
  readonly hand: HandFrame | null;
  readonly felt: HandFeed;
  /** The newest hand of any table and everything said: for the lock and the talk. */
  readonly feed: HandFeed;
  readonly names: Names;
  readonly nameOf: (seat: number) => string;
  /** Whether I am sitting out. */
  readonly away: boolean;
  /** The end of a hand is still being shown; whoever busts in it sees it from their own seat. */
  readonly ending: boolean;
  readonly watched: string | null;
  readonly watch: (table: string) => void;
};

export function useTable(line: Line, live: Live, view: TournamentView, feed: HandFeed): TableNow {
  const { player } = live;
  const ending = useEnding(feed);
  const [chair, last] = useChair(view, player, ending ? feed.hand : null);
  const [watched, watch] = useWatched(line, chair?.table.id ?? null, last, view.tables);
  const id = chair?.table.id ?? watched;
  const table = view.tables.find((each) => each.id === id);
  const hand = feed.hand?.table === id ? feed.hand : null;
  const felt: HandFeed = hand === null ? { ...feed, hand: null, told: [], fresh: 0 } : feed;
  const names = useNames(view, id, hand);
  useMeasured(line, hand);
  return {
    chair,
    seat: chair?.seat ?? null,
    id,
    table,
    hand,
    felt,
    feed,
    names,
    nameOf: (seat) => plainName(names.get(seat)?.name ?? String(seat)),
    ending,
    away: table?.seats.find((each) => each.player === player)?.away ?? false,
    watched,
    watch,
  };
}

/** Everybody at the table as the screen shows them now. */
export const seatsNow = ({ table, felt: { hand, told }, names, seat }: TableNow): Sitting[] =>
  sittings(table, hand?.view ?? null, told, names, seat, hand?.cutOff);

/** My chair, which I keep until the hand in which I bust has been shown to its end; and the table I sat at last. */
function useChair(view: TournamentView, player: string | null, shown: HandFrame | null) {
  const kept = useRef<MyChair | null>(null);
  const chair = chairOf(view, player);
  if (chair !== null) kept.current = chair;
  const last = kept.current;
  const stays = last !== null && shown?.table === last.table.id;
  return [chair ?? (stays ? last : null), last?.table.id ?? null] as const;
}

/** Who sits where in this hand: players who bust in it keep their names on the screen until the next one. */
function useNames(view: TournamentView, table: string | null, hand: HandFrame | null): Names {
  const kept = useRef<{ key: string; names: Map<number, { player: string; name: string }> }>(undefined);
  const key = `${table}/${hand?.hand}`;
  const seats = view.tables.find(({ id }) => id === table)?.seats;
  return useMemo(() => {
    const names = new Map(kept.current?.key === key ? kept.current.names : []);
    for (const { seat, player, name } of seats ?? []) names.set(seat, { player, name });
    kept.current = { key, names };
    return names;
  }, [key, seats]);
}

/**
 * The table I watch, if I sit at none: the one I choose, or where I sat last. The server is told again whenever the line
 * comes back.
 */
function useWatched(line: Line, mine: string | null, last: string | null, tables: TournamentView['tables']) {
  const [chosen, setChosen] = useState<string | null>(null);
  const dealt = tables.filter(({ kind }) => kind === 'dealt').map(({ id }) => id);
  const wanted = [chosen, last].find((each) => each !== null && dealt.includes(each));
  const watched = mine !== null ? null : (wanted ?? dealt[0] ?? null);
  useEffect(() => {
    if (watched === null) return;
    line.tell({ type: 'watch', table: watched });
    return line.onFrame((frame) => {
      if (frame.type === 'welcome') line.tell({ type: 'watch', table: watched });
    });
  }, [line, watched]);
  return [watched, setChosen] as const;
}

/** Marks how long a frame took from the server's decision to this screen, for tests that measure it. */
function useMeasured(line: Line, hand: HandFrame | null): void {
  useEffect(() => {
    if (hand === null) return;
    performance.clearMarks('hand-shown');
    performance.mark('hand-shown', { detail: line.clock.now() - hand.now });
  }, [line, hand]);
}
