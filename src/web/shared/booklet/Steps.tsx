import { useWords } from '../language.ts';
import { bookletWords } from './words.ts';

/** A hand of hold'em in twelve steps. */
export function Steps() {
  const { steps, headsUpNote } = useWords(bookletWords);
  return (
    <div className="deal-steps">
      <ol>
        {steps.map((step, at) => (
          <li key={step}>
            <b className="number">{at + 1}</b>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="dim">{headsUpNote}</p>
    </div>
  );
}
