import { useWords } from '../language.ts';
import { componentWords } from './words.ts';
import './card.css';

const SUITS = {
  s: [
    'spades',
    'M12 2c6 6 9 8 9 12a4.5 4.5 0 0 1-7.7 3.200c.3 2 1 3.4 2.7 4.800H8c1.7-1.4 2.4-2.8 2.7-4.800A4.5 4.5 0 0 1 3 14c0-4 3-6 9-12z',
  ],
  h: ['hearts', 'M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 4-3 7-10 13z'],
  d: ['diamonds', 'M12 2 20 12 12 22 4 12z'],
  c: [
    'clubs',
    'M12 2a4.5 4.5 0 0 1 3.6 7.200A4.5 4.5 0 1 1 13.3 16.500c.2 2.2.9 3.9 2.7 5.500H8c1.8-1.6 2.5-3.3 2.7-5.500A4.5 4.5 0 1 1 8.4 9.2 4.5 4.5 0 0 1 12 2z',
  ],
} as const;

/** A card face up, in four colors. Written as in the engine: As, Td. */
export function Card({ card, faint = false }: { card: string; faint?: boolean }) {
  const t = useWords(componentWords);
  const [rank = '', suit = 's'] = card;
  const [name, path] = SUITS[suit as keyof typeof SUITS];
  return (
    <span
      className={`playing-card ${name} ${faint ? 'faint' : ''}`}
      role="img"
      aria-label={t.card(rank, suit as keyof typeof SUITS)}
    >
      <b className="number">{rank === 'T' ? '10' : rank}</b>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}
