import { useState } from 'react';
import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { type InPot, type Laid, type Payout, payOut, undecided } from './side-pots.ts';
import { WhyButton } from './WhyButton.tsx';
import { procedureWords } from './words.ts';

type Named = { readonly name: (player: string) => string };

/** Asks for the best hand, pot by pot, then shows what everyone gets. */
export function Winners(
  props: Named & {
    players: readonly InPot[];
    laid: readonly Laid[];
    oddChip: number;
    onBack: () => void;
    onDone: () => void;
  },
) {
  const { players, laid, oddChip, name, onBack, onDone } = props;
  /** The hands named so far, best first; tied hands together. */
  const [best, setBest] = useState<readonly (readonly string[])[]>([]);
  const open = undecided(laid, best);
  const back = (): void => (best.length === 0 ? onBack() : setBest(best.slice(0, -1)));
  return open === null ? (
    <PaidOut paid={payOut(players, best, oddChip)} name={name} onBack={back} onDone={onDone} />
  ) : (
    <BestHand
      key={best.length}
      pot={open}
      laid={laid[open]!}
      name={name}
      onPick={(tied) => setBest([...best, tied])}
      onBack={back}
    />
  );
}

/** Who has the best hand in a pot; several for a tie. */
function BestHand(
  props: Named & {
    pot: number;
    laid: Laid;
    onPick: (tied: readonly string[]) => void;
    onBack: () => void;
  },
) {
  const { pot, laid, name, onPick, onBack } = props;
  const t = useWords(procedureWords);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const toggle = (player: string): void =>
    setPicked(picked.includes(player) ? picked.filter((each) => each !== player) : [...picked, player]);
  return (
    <>
      <p className="lead">{t.bestIn(t.pot(pot), chips(laid.amount))}</p>
      <div className="choices">
        {laid.eligible.map((player) => (
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
          onClick={() => onPick(picked)}
        >
          {picked.length === 0 ? t.tapBest : t.wins(t.names(picked.map(name)), picked.length)}
        </button>
        <button type="button" className="button wide" onClick={onBack}>
          {t.back}
        </button>
      </div>
    </>
  );
}

/** What every pot pays, and to whom the odd chips go. */
function PaidOut(props: Named & { paid: Payout; onBack: () => void; onDone: () => void }) {
  const { paid, name, onBack, onDone } = props;
  const t = useWords(procedureWords);
  const { pots, total, odd } = paid;
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
        <button type="button" className="button wide" onClick={onBack}>
          {t.back}
        </button>
      </div>
    </>
  );
}
