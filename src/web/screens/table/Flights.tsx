import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AwardedPot } from '../../../engine/record/events.ts';
import { Chips } from './Chips.tsx';
import { fly } from './motion.ts';
import type { Spot } from './spots.ts';

type Flight = { readonly key: string; readonly from: Spot; readonly to: Spot; readonly amount: number };

const at = ({ x, y }: Spot) => ({ left: `${x}%`, top: `${y}%` });

/** A player's bet; chips they add fly in from their plate. */
export function Bet({ amount, seat, spot }: { amount: number; seat: Spot; spot: Spot }) {
  const chips = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    if (amount > before.current && chips.current !== null) fly(chips.current, seat, spot, { fade: true });
    before.current = amount;
  }, [amount, seat, spot]);
  return (
    <div className="bet" style={at(spot)}>
      <div ref={chips}>{amount > 0 && <Chips amount={amount} />}</div>
    </div>
  );
}

/** Chips on their way into the pot when a street ends, and out of it to the winners. */
export function Flights(props: {
  /** Changes with every hand, so that nothing flies from one hand into the next. */
  hand: string;
  bets: ReadonlyMap<number, number>;
  pushed: readonly AwardedPot[];
  seatSpots: ReadonlyMap<number, Spot>;
  betSpots: ReadonlyMap<number, Spot>;
  pot: Spot;
}) {
  const { hand, bets, pushed, seatSpots, betSpots, pot } = props;
  const before = useRef({ hand, bets, pushed: pushed.length });
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  useEffect(() => {
    const was = before.current;
    before.current = { hand, bets, pushed: pushed.length };
    if (was.hand !== hand) return setFlights([]);
    const out: Flight[] = [];
    for (const [seat, amount] of was.bets)
      if (amount > 0 && (bets.get(seat) ?? 0) === 0 && betSpots.has(seat))
        out.push({ key: `${hand}/in/${seat}/${amount}`, from: betSpots.get(seat)!, to: pot, amount });
    for (const [at, { winners }] of pushed.entries())
      if (at >= was.pushed)
        for (const { seat, amount } of winners)
          if (seatSpots.has(seat))
            out.push({ key: `${hand}/out/${at}/${seat}`, from: pot, to: seatSpots.get(seat)!, amount });
    if (out.length > 0) setFlights((others) => [...others, ...out]);
  }, [hand, bets, pushed, seatSpots, betSpots, pot]);
  const landed = (key: string): void => setFlights((all) => all.filter((each) => each.key !== key));
  return flights.map((each) => <Flying key={each.key} flight={each} onLanded={() => landed(each.key)} />);
}

function Flying({ flight, onLanded }: { flight: Flight; onLanded: () => void }) {
  const chips = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once
  useLayoutEffect(() => {
    const moving = chips.current === null ? null : fly(chips.current, flight.from, flight.to);
    if (moving === null) return onLanded();
    moving.onfinish = onLanded;
    return () => moving.cancel();
  }, []);
  return (
    <div className="bet flying" style={at(flight.to)} aria-hidden="true">
      <div ref={chips}>
        <Chips amount={flight.amount} />
      </div>
    </div>
  );
}
