import { Card } from '../parts/Card.tsx';
import { RANKS } from './ranks.ts';

export default function Ranks() {
  return (
    <ol className="ranks">
      {RANKS.map(({ name, cards, makes, says }) => (
        <li key={name}>
          <b>{name}</b>
          <p className="cards">
            {cards.split(' ').map((card, at) => (
              <Card key={card} card={card} faint={at >= makes} />
            ))}
          </p>
          <p className="dim">{says}</p>
        </li>
      ))}
    </ol>
  );
}
