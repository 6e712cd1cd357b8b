import { useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { chips } from '../format.ts';
import { useWords } from '../language.ts';
import { type InHand, outcomeOf, stakesOf } from './all-in.ts';
import { BestHand } from './BestHand.tsx';
import { PaidOut } from './PaidOut.tsx';
import { fromTheButton, type Laid, layOut, payOut, undecided } from './side-pots.ts';
import { followedWords } from './words.ts';
import './followed.css';

const WAYS = ['all-in', 'call', 'fold'] as const;

/** Who was all-in for how much, and who won: the pots, what everybody gets, and who is out. */
export default function AllIn(props: {
  table: TableView;
  smallest: number;
  run: (command: TournamentCommand) => Promise<boolean>;
  onDone: () => void;
}) {
  const { table, smallest, run, onDone } = props;
  const t = useWords(followedWords);
  const [hands, setHands] = useState<Readonly<Record<string, InHand>>>({});
  const [unit, setUnit] = useState(String(smallest));
  /** The hands named so far, best first; tied hands together. */
  const [best, setBest] = useState<readonly (readonly string[])[]>([]);
  const seats = fromTheButton(table.seats, table.button);
  const order = seats.map(({ player }) => player);
  const nameOf = (player: string): string => seats.find((each) => each.player === player)?.name ?? '';
  const change = (player: string, to: InHand | null): void => {
    const { [player]: _, ...others } = hands;
    setHands(to === null ? others : { ...others, [player]: to });
    setBest([]);
  };
  const oddChip = Math.max(1, Number(unit));
  const stakes = stakesOf(order, hands);
  const laid = stakes === null ? null : layOut(stakes.players, oddChip);
  const open = laid === null ? null : undecided(laid.pots, best);
  const live = Object.values(hands).filter(({ is }) => is !== 'fold').length;
  return (
    <div className="followed">
      <p className="dim">{t.allInSays}</p>
      <ul className="list card">
        {seats.map((seat) => (
          <Row
            key={seat.player}
            seat={seat}
            hand={hands[seat.player] ?? null}
            onChange={(hand) => change(seat.player, hand)}
          />
        ))}
      </ul>
      {live > 1 && stakes === null && <p className="dim">{t.enterAmounts}</p>}
      {stakes?.counted && laid !== null && (
        <>
          <Pots pots={laid.pots} returned={laid.returned} nameOf={nameOf} />
          <label className="row unit">
            <span className="grow dim">{t.smallestChip}</span>
            <input
              className="field number figure"
              inputMode="numeric"
              value={unit}
              onChange={({ target }) => setUnit(target.value.replace(/\D/g, ''))}
            />
          </label>
        </>
      )}
      <div className="thumb">
        {stakes !== null && laid !== null && open !== null && (
          <BestHand
            key={best.length}
            asks={
              stakes.counted
                ? t.whoWon(laid.pots.length === 1 ? null : open, chips(laid.pots[open]!.amount))
                : t.whoWon(null, null)
            }
            players={laid.pots[open]!.eligible.map((id) => ({ id, name: nameOf(id) }))}
            onPick={(tied) => setBest([...best, tied])}
          />
        )}
        {stakes !== null && laid !== null && open === null && (
          <PaidOut
            paid={payOut(stakes.players, best, oddChip)}
            counted={stakes.counted}
            outcome={outcomeOf(table.id, stakes, hands, payOut(stakes.players, best, oddChip))}
            nameOf={nameOf}
            run={run}
            onBack={() => setBest(best.slice(0, -1))}
            onDone={onDone}
          />
        )}
      </div>
    </div>
  );
}

function Row(props: {
  seat: TableView['seats'][number];
  hand: InHand | null;
  onChange: (hand: InHand | null) => void;
}) {
  const { seat, hand, onChange } = props;
  const t = useWords(followedWords);
  const says = { 'all-in': t.allIn, call: t.call, fold: t.fold };
  const known = (is: InHand['is']): string => (is === 'all-in' ? String(seat.stack ?? '') : '');
  return (
    <li className="in-hand">
      <span className="number seat">{seat.seat}</span>
      <b>{seat.name}</b>
      <fieldset>
        <legend className="unseen">{seat.name}</legend>
        {WAYS.map((is) => (
          <button
            key={is}
            type="button"
            className="button"
            aria-pressed={hand?.is === is}
            onClick={() => onChange(hand?.is === is ? null : { is, typed: hand?.typed || known(is) })}
          >
            {says[is]}
          </button>
        ))}
      </fieldset>
      {hand !== null && (
        <input
          className="field number figure"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t.amountOf(seat.name)}
          placeholder={t.amount}
          value={hand.typed}
          onChange={({ target }) => onChange({ ...hand, typed: target.value.replace(/\D/g, '').slice(0, 9) })}
        />
      )}
    </li>
  );
}

function Pots(props: {
  pots: readonly Laid[];
  returned: Readonly<Record<string, number>>;
  nameOf: (player: string) => string;
}) {
  const { pots, returned, nameOf } = props;
  const t = useWords(followedWords);
  return (
    <div role="status" className="pot-list">
      {pots.map(({ amount, eligible }, at) => (
        <p key={eligible.join()} className="row card">
          <span className="grow">
            <b>{pots.length === 1 ? t.thePot : t.pot(at)}</b>
            <small className="dim">{eligible.map(nameOf).join(', ')}</small>
          </span>
          <span className="number">{chips(amount)}</span>
        </p>
      ))}
      {Object.entries(returned).map(([player, amount]) => (
        <p key={player} className="dim">
          {t.goesBack(nameOf(player), chips(amount))}
        </p>
      ))}
    </div>
  );
}
