import { chips } from '../format.ts';

/** Chips as they lie, each value in its colour. */
const VALUES = [
  [25_000, 'teal'],
  [5_000, 'brown'],
  [1_000, 'yellow'],
  [500, 'violet'],
  [100, 'black'],
  [25, 'green'],
  [5, 'red'],
  [1, 'white'],
] as const;
const MOST = 3;

/** The few chips that show an amount best, the largest first. */
export function chipsOf(amount: number): string[] {
  const found: string[] = [];
  let left = amount;
  for (const [value, colour] of VALUES)
    while (left >= value && found.length < MOST) {
      found.push(colour);
      left -= value;
    }
  return found;
}

/** An amount in front of somebody or in the middle, as chips and in figures. */
export function Chips({ amount }: { amount: number }) {
  return (
    <span className="chips">
      <span className="pile" aria-hidden="true">
        {chipsOf(amount)
          .map((colour, at) => ({ colour, at }))
          .map(({ colour, at }) => (
            <svg key={at} className={`chip ${colour}`} viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="11.5" />
              <circle className="edge" cx="12" cy="12" r="9.2" />
              <circle className="face" cx="12" cy="12" r="6.2" />
            </svg>
          ))}
      </span>
      <span className="number">{chips(amount)}</span>
    </span>
  );
}
