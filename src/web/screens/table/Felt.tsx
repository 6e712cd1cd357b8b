import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFeed as FeltNow } from '../../shared/live/hand-feed.ts';
import type { Line } from '../../shared/live/line.ts';
import { bestFive, made } from './cards.ts';
import { owedTo, pushed, unshownYet } from './ending.ts';
import { Bet, Flights } from './Flights.tsx';
import { Board, Pots } from './Middle.tsx';
import { feltSizes } from './motion.ts';
import { inPercent } from './percent.ts';
import type { Time } from './Ring.tsx';
import { Seat, type SeatShown } from './Seat.tsx';
import { gathered, type Names, type Sitting, sittings } from './seats.ts';
import { betSpot, deckSpot, potSpot, type Shape, type Spot, seatSpot, shapeOf } from './spots.ts';
import { useOdds } from './useOdds.ts';
import { tableWords } from './words.ts';

/** Lies as the room there is lets it. */
function useShape() {
  const ref = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState<Shape>(() => shapeOf(window.innerWidth, window.innerHeight));
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      feltSizes.set(entry!.target, { width, height });
      setShape(shapeOf(width, height));
    });
    watcher.observe(ref.current!);
    return () => watcher.disconnect();
  }, []);
  return [ref, shape] as const;
}

/** How long whoever is to act still has, set once for each turn. */
function useTime(line: Line, hand: FeltNow['hand']): Time | null {
  return useMemo(() => {
    if (hand === null || hand.deadline === null || hand.bankFrom === null) return null;
    const now = line.clock.now();
    return { untilBank: hand.bankFrom - now, untilEnd: hand.deadline - now, called: hand.called !== null };
  }, [line, hand]);
}

/** The table as one sees it from one's chair. */
export function Felt(props: {
  line: Line;
  table: TableView | undefined;
  felt: FeltNow;
  upTo: number;
  names: Names;
  mine: number | null;
  children?: React.ReactNode;
}) {
  const { line, table, felt, upTo, names, mine } = props;
  const t = useWords(tableWords);
  const [ref, shape] = useShape();
  const { hand, told } = felt;
  const view = hand?.view ?? null;
  const over = view?.phase === 'over';
  const key = `${hand?.table}/${hand?.hand}`;
  const time = useTime(line, hand);
  const counted = useOdds(view);
  const odds = useMemo(() => inPercent(counted), [counted]);
  const sits = sittings(table, view, told, names, mine);
  const ending = useMemo(() => pushed(told, upTo), [told, upTo]);
  const hidden = unshownYet(told, upTo);
  const winning = ending.done.at(-1);
  const board = view?.board ?? [];
  const shownDown = told.some(({ is }) => is === 'shown' || is === 'tabled');
  const lit = litCards(winning?.winners.map(({ seat }) => seat) ?? [], sits, board, shownDown);

  const order = sits.map(({ seat }) => seat).join();
  const spots = useMemo(() => {
    const seats = order === '' ? [] : order.split(',').map(Number);
    const by = (spot: typeof seatSpot): Map<number, Spot> =>
      new Map(seats.map((seat, at) => [seat, spot(at, Math.max(2, seats.length), shape)]));
    return { seat: by(seatSpot), bet: by(betSpot), pot: potSpot(shape), deck: deckSpot() };
  }, [order, shape]);
  const betKey = sits.map(({ seat, bet }) => `${seat}:${over ? 0 : bet}`).join();
  const bets = useMemo(
    () =>
      new Map(
        betKey === '' ? [] : betKey.split(',').map((each) => each.split(':').map(Number) as [number, number]),
      ),
    [betKey],
  );
  const pots = over ? ending.left.map(({ amount }) => amount) : view === null ? [] : gathered(view);

  const shown = (sit: Sitting): SeatShown => {
    const isMine = sit.seat === mine;
    const cards = hidden.has(sit.seat) && !isMine ? null : sit.cards;
    const turn = view?.toAct === sit.seat && view.phase === 'betting';
    const up = shownDown && over && cards !== null && sit.status !== 'folded' ? made(cards, board) : null;
    const marks: SeatShown['marks'][number][] = [];
    if ((view?.button ?? table?.button) === sit.seat) marks.push('button');
    for (const { seat, blind } of table?.blinds ?? [])
      if (seat === sit.seat && view !== null && !over)
        marks.push(blind === 'small' ? 'smallBlind' : 'bigBlind');
    // What was done on the river is over with it.
    const last = over && sit.last?.is !== 'mucked' && sit.last?.is !== 'folded' ? null : sit.last;
    return {
      ...sit,
      last,
      cards,
      spot: spots.seat.get(sit.seat)!,
      mine: isMine,
      turn,
      time: turn ? time : null,
      lit,
      wins: winning?.winners.some(({ seat }) => seat === sit.seat) ?? false,
      says: up === null || isMine ? '' : t.madeShort(up),
      odds: odds.get(sit.seat) ?? null,
      stack: sit.stack === null ? null : sit.stack - (over ? owedTo(ending.left, sit.seat) : 0),
      marks,
    };
  };
  return (
    <div ref={ref} className={`dealt-felt ${shape} many-${sits.length}`} data-version={hand?.version}>
      <div className="oval" aria-hidden="true" />
      <Pots amounts={pots} spot={spots.pot} />
      <Board board={board} lit={lit} />
      {props.children}
      <ul aria-label={t.seats}>
        {sits.map((sit) => (
          <Seat key={sit.seat} shown={shown(sit)} deck={spots.deck} hand={key} />
        ))}
      </ul>
      {sits.map(({ seat }) => (
        <Bet
          key={`${key}/${seat}`}
          amount={bets.get(seat) ?? 0}
          seat={spots.seat.get(seat)!}
          spot={spots.bet.get(seat)!}
        />
      ))}
      <Flights
        hand={key}
        bets={bets}
        pushed={ending.done}
        seatSpots={spots.seat}
        betSpots={spots.bet}
        pot={spots.pot}
      />
    </div>
  );
}

/** The five cards that win, of everybody who shares the pot; null where nobody had to show. */
function litCards(
  winners: readonly number[],
  sits: readonly Sitting[],
  board: readonly string[],
  shown: boolean,
): ReadonlySet<string> | null {
  if (!shown || winners.length === 0 || board.length < 5) return null;
  const cards = winners.flatMap((seat) => {
    const hole = sits.find((each) => each.seat === seat)?.cards;
    return hole ? bestFive(hole, board) : [];
  });
  return cards.length === 0 ? null : new Set(cards);
}
