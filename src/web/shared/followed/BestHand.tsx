import { useState } from 'react';
import { useWords } from '../language.ts';
import { followedWords } from './words.ts';

/** Who won a pot: one tap for a winner, several for a split. */
export function BestHand<Id extends string | number>(props: {
  asks: string;
  players: readonly { readonly id: Id; readonly name: string }[];
  onPick: (tied: readonly Id[]) => void;
}) {
  const { asks, players, onPick } = props;
  const t = useWords(followedWords);
  const [tied, setTied] = useState<readonly Id[] | null>(null);
  const tap = (id: Id): void => {
    if (tied === null) return onPick([id]);
    setTied(tied.includes(id) ? tied.filter((each) => each !== id) : [...tied, id]);
  };
  const names = players.filter(({ id }) => tied?.includes(id)).map(({ name }) => name);
  return (
    <section className="best-hand" aria-label={asks}>
      <h3>{asks}</h3>
      <div className="choices">
        {players.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-pressed={tied === null ? undefined : tied.includes(id)}
            onClick={() => tap(id)}
          >
            {tied === null ? t.wins(name) : name}
          </button>
        ))}
        {tied === null ? (
          <button type="button" className="button bare" onClick={() => setTied([])}>
            {t.split}
          </button>
        ) : (
          <button
            type="button"
            className="button act"
            disabled={tied.length < 2}
            onClick={() => {
              setTied(null);
              onPick(tied);
            }}
          >
            {tied.length < 2 ? t.tapSeveral : t.splitBy(names)}
          </button>
        )}
      </div>
    </section>
  );
}
