import { useRef } from 'react';
import { Card } from '../../shared/components/Card.tsx';
import { useWords } from '../../shared/language.ts';
import { Chips } from './Chips.tsx';
import { useArrival } from './motion.ts';
import { deckSpot, type Spot } from './spots.ts';
import { tableWords } from './words.ts';

/** The board; places for cards that are still to come keep it where it is. */
export function Board(props: { board: readonly string[]; lit: ReadonlySet<string> | null }) {
  const { board, lit } = props;
  const t = useWords(tableWords);
  return (
    <ol className="board" aria-label={board.length === 0 ? t.noBoard : t.board}>
      {[0, 1, 2, 3, 4].map((at) => (
        <li key={at} className={board[at] === undefined ? 'to-come' : ''}>
          {board[at] !== undefined && (
            <Turned
              key={board[at]}
              card={board[at]}
              faint={lit !== null && !lit.has(board[at])}
              delay={at < 3 ? at * 60 : 0}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function Turned({ card, faint, delay }: { card: string; faint: boolean; delay: number }) {
  const turned = useRef<HTMLSpanElement>(null);
  const deck = deckSpot();
  useArrival(turned, card, { x: deck.x, y: deck.y - 12 }, deck, delay);
  return (
    <span ref={turned} className="turned">
      <Card card={card} faint={faint} />
    </span>
  );
}

/** Each pot with its name where there are several. */
export function Pots({ amounts, spot }: { amounts: readonly number[]; spot: Spot }) {
  const t = useWords(tableWords);
  return (
    <ol className="pots" style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
      {amounts
        .map((amount, at) => ({ amount, at }))
        .map(({ amount, at }) => (
          <li key={at}>
            {amounts.length > 1 && (
              <span className="pot-name">{at === 0 ? t.mainPot : t.sidePot(String(at))}</span>
            )}
            <Chips amount={amount} />
          </li>
        ))}
    </ol>
  );
}
