import { useWords } from '../language.ts';
import { Card } from './Card.tsx';
import './low-cards.css';
import { componentWords } from './words.ts';

/** A card for each of the tables that were equally full; the low one was chosen. Nothing where no cards were dealt. */
export function LowCards(props: {
  drawn: Readonly<Record<string, string>> | undefined;
  chosen: string | undefined;
}) {
  const { drawn = {}, chosen } = props;
  const t = useWords(componentWords);
  const cards = Object.entries(drawn);
  if (cards.length === 0) return null;
  return (
    <span className="low-cards">
      {cards.map(([table, card]) => (
        <span key={table}>
          <Card card={card} faint={table !== chosen} />
          <small>{t.table(table)}</small>
        </span>
      ))}
    </span>
  );
}
