import { Card } from '../components/Card.tsx';
import { useWords } from '../language.ts';
import { RANKS } from './ranks.ts';
import { bookletWords } from './words.ts';
import './booklet.css';

export default function Ranks() {
  const { hands } = useWords(bookletWords);
  return (
    <ol className="hand-ranks">
      {RANKS.map(({ cards, makes }, rank) => (
        <li key={cards}>
          <b>{hands[rank]![0]}</b>
          <p className="cards">
            {cards.split(' ').map((card, at) => (
              <Card key={card} card={card} faint={at >= makes} />
            ))}
          </p>
          <p className="dim">{hands[rank]![1]}</p>
        </li>
      ))}
    </ol>
  );
}
