import { useWords } from '../language.ts';
import { chairAt } from './TableFelt.tsx';
import { componentWords } from './words.ts';
import './felt.css';
import './chair-picker.css';

/** A chair to tap: who sits there or sat there last, and what the tap leads to. */
export type ChairChoice = {
  readonly seat: number;
  readonly name: string | null;
  readonly empty: boolean;
  /** In a word, on the felt. */
  readonly note?: string | null;
  /** In full, for screen readers. */
  readonly leadsTo?: string | null;
};

/** A table whose chairs are the answers: the button may lie on an empty one too. */
export function ChairPicker(props: {
  says: string;
  /** How many chairs the table has. */
  of: number;
  chairs: readonly ChairChoice[];
  onChair: (seat: number) => void;
}) {
  const { says, of, chairs, onChair } = props;
  const t = useWords(componentWords);
  return (
    <div className="felt chair-picker">
      <div className="oval" aria-hidden="true" />
      <p className="middle">{says}</p>
      {chairs.map(({ seat, name, empty, note = null, leadsTo = null }) => (
        <button
          key={seat}
          type="button"
          className={`chair ${empty ? 'free' : ''}`}
          style={chairAt(seat, of)}
          onClick={() => onChair(seat)}
        >
          <span className="disc number">
            <span className="unseen">{t.seat} </span>
            {seat}
          </span>
          {name !== null && <span className={`name ${empty ? 'out' : ''}`}>{name}</span>}
          {empty && <span className="unseen">({t.isFree})</span>}
          {note !== null && (
            <span className="note" aria-hidden="true">
              {note}
            </span>
          )}
          {leadsTo !== null && <span className="unseen leads-to">{leadsTo}</span>}
        </button>
      ))}
    </div>
  );
}
