import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFeed as FeltNow } from '../../shared/live/hand-feed.ts';
import type { Line } from '../../shared/live/line.ts';
import { useTableSettings } from '../../shared/live/settings.ts';
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
import { useBubbles } from './talk/bubbles.ts';
import { useOdds } from './useOdds.ts';
import { type TableWords, tableWords } from './words.ts';

/** Whether the felt lies upright, flat or wide in the room it has. */
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

/** How long the player to act still has, set once for each turn. */
function useTime(line: Line, hand: FeltNow['hand']): Time | null {
  return useMemo(() => {
    if (hand === null || hand.deadline === null || hand.bankFrom === null) return null;
    const now = line.clock.now();
    return { untilBank: hand.bankFrom - now, untilEnd: hand.deadline - now, called: hand.called !== null };
  }, [line, hand]);
}

/** Where seats, bets, the pot and the deck lie, for seats in this order from the bottom clockwise. */
function useSpots(sits: readonly Sitting[], shape: Shape) {
  const order = sits.map(({ seat }) => seat).join();
  return useMemo(() => {
    const seats = order === '' ? [] : order.split(',').map(Number);
    const by = (spot: typeof seatSpot): Map<number, Spot> =>
      new Map(seats.map((seat, at) => [seat, spot(at, Math.max(2, seats.length), shape)]));
    return { seat: by(seatSpot), bet: by(betSpot), pot: potSpot(shape), deck: deckSpot() };
  }, [order, shape]);
}

/** What lies in front of each seat; the same map until a bet changes. */
function useBets(sits: readonly Sitting[], over: boolean): ReadonlyMap<number, number> {
  const key = sits.map(({ seat, bet }) => `${seat}:${over ? 0 : bet}`).join();
  return useMemo(
    () =>
      new Map(
        key === '' ? [] : key.split(',').map((each) => each.split(':').map(Number) as [number, number]),
      ),
    [key],
  );
}

type FeltProps = {
  line: Line;
  tournament: string;
  /** How each bot plays. */
  styles: Readonly<Record<string, string>>;
  onAbout: (sit: Sitting) => void;
  table: TableView | undefined;
  felt: FeltNow;
  upTo: number;
  names: Names;
  mine: number | null;
  children?: React.ReactNode;
};

/** How the hand stands on the felt, and how far its end has been told. */
function useStanding({ line, tournament, styles, table, felt, upTo, names, mine }: FeltProps) {
  const { hand, told } = felt;
  const bubbles = useBubbles(tournament, line, felt.said);
  const { inBigBlinds } = useTableSettings();
  const view = hand?.view ?? null;
  const time = useTime(line, hand);
  const counted = useOdds(view);
  const odds = useMemo(() => inPercent(counted), [counted]);
  const sits = sittings(table, view, told, names, mine, hand?.cutOff);
  const ending = useMemo(() => pushed(told, upTo), [told, upTo]);
  const winners = ending.done.at(-1)?.winners.map(({ seat }) => seat) ?? [];
  const board = view?.board ?? [];
  const shownDown = told.some(({ is }) => is === 'shown' || is === 'tabled');
  return {
    table,
    mine,
    styles,
    bubbles,
    unit: inBigBlinds && view !== null ? view.blinds[1] : null,
    flashed: new Set(told.flatMap((each) => (each.is === 'flashed' ? [each.seat] : []))),
    view,
    time,
    odds,
    sits,
    ending,
    winners,
    board,
    shownDown,
    over: view?.phase === 'over',
    hidden: unshownYet(told, upTo),
    lit: litCards(winners, sits, board, shownDown),
  };
}
type Standing = ReturnType<typeof useStanding>;

/** Everything one seat shows. */
function seatShown(sit: Sitting, spot: Spot, standing: Standing, t: TableWords): SeatShown {
  const { mine, view, over, hidden, odds, ending, board, shownDown } = standing;
  const isMine = sit.seat === mine;
  const cards = hidden.has(sit.seat) && !isMine ? null : sit.cards;
  const turn = view?.toAct === sit.seat && view.phase === 'betting';
  const up = shownDown && over && sit.status !== 'folded' ? made(whole(cards), board) : null;
  return {
    ...sit,
    // What was done on the river is over with it.
    last: over && sit.last?.is !== 'mucked' && sit.last?.is !== 'folded' ? null : sit.last,
    cards,
    spot,
    mine: isMine,
    turn,
    time: turn ? standing.time : null,
    lit: standing.lit,
    wins: standing.winners.includes(sit.seat),
    says: up === null || isMine ? '' : t.madeShort(up),
    odds: odds.get(sit.seat) ?? null,
    stack: sit.stack === null ? null : sit.stack - (over ? owedTo(ending.left, sit.seat) : 0),
    marks: marksOf(sit.seat, standing),
    flashed: standing.flashed.has(sit.seat),
    style: standing.styles[sit.player ?? ''],
    // My own words would lie on my cards.
    said: isMine ? undefined : standing.bubbles.get(sit.player ?? ''),
    unit: standing.unit,
  };
}

/** A hand that is seen whole; of a hand shown in part, nothing can be said. */
const whole = (cards: Sitting['cards']): readonly string[] =>
  (cards ?? []).every((card) => card !== null) ? ((cards as readonly string[] | null) ?? []) : [];

/** The button, and during a hand the blinds. */
function marksOf(seat: number, { table, view, over }: Standing): SeatShown['marks'] {
  const marks: SeatShown['marks'][number][] = [];
  if ((view?.button ?? table?.button) === seat) marks.push('button');
  if (view !== null && !over)
    for (const each of table?.blinds ?? [])
      if (each.seat === seat) marks.push(each.blind === 'small' ? 'smallBlind' : 'bigBlind');
  return marks;
}

/** The table as you see it from your seat. */
export function Felt(props: FeltProps) {
  const { hand } = props.felt;
  const t = useWords(tableWords);
  const [ref, shape] = useShape();
  const standing = useStanding(props);
  const { sits, view, over, ending, board, lit } = standing;
  const key = `${hand?.table}/${hand?.hand}`;
  const spots = useSpots(sits, shape);
  const bets = useBets(sits, over);
  const pots = over ? ending.left.map(({ amount }) => amount) : view === null ? [] : gathered(view);
  return (
    <div ref={ref} className={`dealt-felt ${shape} many-${sits.length}`} data-version={hand?.version}>
      <div className="oval" aria-hidden="true" />
      <Pots amounts={pots} spot={spots.pot} />
      <Board board={board} lit={lit} />
      {props.children}
      <ul aria-label={t.seats}>
        {sits.map((sit) => (
          <Seat
            key={sit.seat}
            shown={seatShown(sit, spots.seat.get(sit.seat)!, standing, t)}
            deck={spots.deck}
            hand={key}
            onAbout={() => props.onAbout(sit)}
          />
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

/** The five cards that win, of everybody who shares the pot; null if nobody had to show. */
function litCards(
  winners: readonly number[],
  sits: readonly Sitting[],
  board: readonly string[],
  shown: boolean,
): ReadonlySet<string> | null {
  if (!shown || winners.length === 0 || board.length < 5) return null;
  const cards = winners.flatMap((seat) => {
    const hole = sits.find((each) => each.seat === seat)?.cards;
    return hole ? bestFive(whole(hole), board) : [];
  });
  return cards.length === 0 ? null : new Set(cards);
}
