import { Delete } from 'lucide-react';
import { useState } from 'react';
import { RANKS, SUITS } from '../../../engine/cards/card.ts';
import { useWords } from '../language.ts';
import { Card } from './Card.tsx';
import { componentWords } from './words.ts';
import './card-keys.css';

/** Keys for a real card: its rank, then its suit. */
export function CardKeys(props: {
  says: string;
  /** Whether it can be this card. */
  fits: (card: string) => boolean;
  onCard: (card: string) => void;
  onUndo: (() => void) | null;
}) {
  const { says, fits, onCard, onUndo } = props;
  const t = useWords(componentWords);
  const [rank, setRank] = useState<string | null>(null);
  const put = (card: string): void => {
    setRank(null);
    onCard(card);
  };
  const suits = [...SUITS].reverse();
  return (
    <div className="card-keys">
      <p role="status">{says}</p>
      <fieldset className="ranks">
        <legend className="unseen">{t.rank}</legend>
        {[...RANKS].reverse().map((each) => (
          <button
            key={each}
            type="button"
            className="button number"
            aria-pressed={rank === each}
            disabled={!suits.some((suit) => fits(`${each}${suit}`))}
            onClick={() => setRank(each)}
          >
            {each === 'T' ? '10' : each}
          </button>
        ))}
        <button
          type="button"
          className="button bare"
          aria-label={t.takeCardBack}
          disabled={onUndo === null}
          onClick={() => onUndo?.()}
        >
          <Delete size={20} aria-hidden="true" />
        </button>
      </fieldset>
      <fieldset className="suits">
        <legend className="unseen">{t.suit}</legend>
        {suits.map((suit) => {
          const card = `${rank ?? 'A'}${suit}`;
          const open = rank !== null && fits(card);
          return (
            <button key={suit} type="button" className="button" disabled={!open} onClick={() => put(card)}>
              <Card card={card} faint={!open} />
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
