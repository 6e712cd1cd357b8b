import { Card } from '../components/Card.tsx';
import './board.css';

const SLOTS = [0, 1, 2, 3, 4];

/** The board of a followed hand: cards, cards nobody entered, and the ones to come. `--card` says how wide they are. */
export const Board = ({ board }: { board: readonly string[] }) => (
  <div className="board-cards">
    {SLOTS.map((at) => {
      const card = board[at];
      if (card === undefined) return <span key={at} className="slot" />;
      return card === '??' ? <span key={at} className="slot unknown" /> : <Card key={at} card={card} />;
    })}
  </div>
);
