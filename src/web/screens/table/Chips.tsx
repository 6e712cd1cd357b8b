import { shortChips } from '../../shared/format.ts';
import { chipsOf } from './amounts.ts';

/** An amount, in front of a player or in the middle, as chips and as a number. */
export function Chips({ amount }: { amount: number }) {
  return (
    <span className="chips">
      <span className="pile" aria-hidden="true">
        {chipsOf(amount)
          .map((color, at) => ({ color, at }))
          .map(({ color, at }) => (
            <svg key={at} className={`chip ${color}`} viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="11.5" />
              <circle className="edge" cx="12" cy="12" r="9.2" />
              <circle className="face" cx="12" cy="12" r="6.2" />
            </svg>
          ))}
      </span>
      <span className="number">{shortChips(amount)}</span>
    </span>
  );
}
