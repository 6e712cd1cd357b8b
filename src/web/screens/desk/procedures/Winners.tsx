import { useState } from 'react';
import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { type InPot, type Laid, payOut, undecided } from './side-pots.ts';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

/** Pot by pot: who has the best hand in it; then what everybody gets. */
export function Winners(props: {
  players: readonly InPot[];
  laid: readonly Laid[];
  oddChip: number;
  name: (player: string) => string;
  onBack: () => void;
  onDone: () => void;
}) {
  const { players, laid, oddChip, name, onBack, onDone } = props;
  const t = useWords(procedureWords);
  /** Hands from the best down, as far as they have been named; ties together. */
  const [best, setBest] = useState<readonly (readonly string[])[]>([]);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const open = undecided(laid, best);
  const back = (): void => {
    setPicked([]);
    if (best.length === 0) onBack();
    else setBest(best.slice(0, -1));
  };
  if (open !== null) {
    const { amount, eligible } = laid[open]!;
    const toggle = (player: string): void =>
      setPicked(picked.includes(player) ? picked.filter((each) => each !== player) : [...picked, player]);
    return (
      <>
        <p className="lead">{t.bestIn(t.pot(open), chips(amount))}</p>
        <div className="choices">
          {eligible.map((player) => (
            <button
              key={player}
              type="button"
              className="button pick"
              aria-pressed={picked.includes(player)}
              onClick={() => toggle(player)}
            >
              {name(player)}
            </button>
          ))}
        </div>
        <div className="choices bottom">
          <button
            type="button"
            className="button act wide"
            disabled={picked.length === 0}
            onClick={() => {
              setBest([...best, picked]);
              setPicked([]);
            }}
          >
            {picked.length === 0 ? t.tapBest : t.wins(t.names(picked.map(name)), picked.length)}
          </button>
          <button type="button" className="button wide" onClick={back}>
            {t.back}
          </button>
        </div>
      </>
    );
  }
  const { pots, total, odd } = payOut(players, best, oddChip);
  return (
    <>
      <ul className="winners" aria-label={t.paysOut}>
        {Object.entries(total).map(([player, amount]) => (
          <li key={player} className="row">
            <b className="grow">{name(player)}</b>
            <span className="number">{chips(amount)}</span>
          </li>
        ))}
      </ul>
      <ul className="pot-list">
        {pots.map(({ amount, eligible, winners }, at) => (
          <li key={eligible.join()} className="card">
            <p className="row">
              <b className="grow">{t.pot(at)}</b>
              <span className="number">{chips(amount)}</span>
            </p>
            <p className="dim">
              {Object.entries(winners)
                .map(([player, won]) => `${name(player)} ${chips(won)}`)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {odd.length > 0 && (
        <p className="row rule-line">
          <span className="grow">
            {odd
              .map(({ pot, player, chips: more }) => t.oddChip(name(player), chips(more), t.pot(pot)))
              .join(' ')}
          </span>
          <WhyButton rule="odd-chip" about={t.oddChips} />
        </p>
      )}
      <div className="choices bottom">
        <button type="button" className="button act wide" onClick={onDone}>
          {t.done}
        </button>
        <button type="button" className="button wide" onClick={back}>
          {t.back}
        </button>
      </div>
    </>
  );
}
