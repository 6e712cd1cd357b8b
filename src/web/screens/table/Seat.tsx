import { Bot } from 'lucide-react';
import { useRef } from 'react';
import { Card } from '../../shared/components/Card.tsx';
import { chips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { useArrival } from './motion.ts';
import { Countdown, Ring, type Time } from './Ring.tsx';
import type { Sitting } from './seats.ts';
import type { Spot } from './spots.ts';
import type { TableWords } from './words.ts';
import { tableWords } from './words.ts';

export type SeatShown = Sitting & {
  readonly spot: Spot;
  readonly mine: boolean;
  readonly turn: boolean;
  readonly time: Time | null;
  /** The cards of the winning hand; null while nothing is lit. */
  readonly lit: ReadonlySet<string> | null;
  readonly wins: boolean;
  /** What the hand is called, once it is shown. */
  readonly says: string;
  /** In percent, while all-in hands lie open. */
  readonly odds: number | null;
  readonly marks: readonly ('button' | 'smallBlind' | 'bigBlind')[];
};

/** The letters on the markers of every card room. */
const LETTERS = { button: 'D', smallBlind: 'SB', bigBlind: 'BB' } as const;

/** A hand that has lost has no card lit. */
const NONE: ReadonlySet<string> = new Set();

const at = ({ x, y }: Spot) => ({ left: `${x}%`, top: `${y}%` });

function actText({ last, status, mine }: SeatShown, t: TableWords): string {
  if (status === 'all-in') return t.allIn;
  return last === null ? '' : last.is === 'posted' ? t.act.posted(last.kind) : t.act[last.is](mine);
}

/** One player: their cards, name, chips, and what they did. */
export function Seat({ shown, deck, hand }: { shown: SeatShown; deck: Spot; hand: string }) {
  const t = useWords(tableWords);
  const { seat, spot, mine, turn, status, cards, name, bot, away, stack, wins, odds, marks, says } = shown;
  const act = actText(shown, t);
  const does =
    odds !== null
      ? chance(odds, t)
      : (away || act !== '') && <span className={`act ${status}`}>{away ? t.away : act}</span>;
  // A new time starts a new ring.
  const clock = `${hand}/${shown.time?.untilEnd ?? 'none'}`;
  const mucked = shown.last?.is === 'mucked';
  const dim = status === 'folded' || status === 'out' || mucked;
  const classes = [
    'sitting',
    mine && 'mine',
    turn && 'turn',
    dim && 'dim-seat',
    wins && 'wins',
    away && 'is-away',
  ];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      style={mine ? { left: `${spot.x}%` } : at(spot)}
      data-seat={seat}
    >
      {(mine ? cards !== null : !dim) && (
        <Hole cards={cards} lit={dim ? NONE : shown.lit} from={deck} to={spot} hand={hand} />
      )}
      <div className="plate">
        {turn && <Ring key={clock} time={shown.time} />}
        <p className="who">
          <b dir="auto">{mine ? t.you : name}</b>
          {bot && (
            <span className="bot">
              <Bot size={14} aria-hidden="true" />
              <span className="unseen">{t.bot}</span>
            </span>
          )}
        </p>
        <p className="has">
          <span className="number stack">{stack === null ? '–' : chips(stack)}</span>
          {shown.time === null ? (
            does
          ) : (
            <Countdown key={clock} time={shown.time}>
              {does}
            </Countdown>
          )}
        </p>
        {says !== '' && <p className="says">{says}</p>}
        {turn && <span className="unseen">{t.toAct}</span>}
      </div>
      {marks.length > 0 && (
        <span className={`marks ${spot.x > 50 ? 'on-left' : 'on-right'}`}>
          {marks.map((mark) => (
            <span key={mark} className={`mark is-${mark}`} title={t[mark]}>
              <span aria-hidden="true">{LETTERS[mark]}</span>
              <span className="unseen">{t[mark]}</span>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

function chance(odds: number, t: TableWords) {
  const percent = String(odds);
  return (
    <span className="odds number" title={t.chanceSays(percent)}>
      {t.chance(percent)}
    </span>
  );
}

function Hole(props: {
  cards: readonly string[] | null;
  lit: ReadonlySet<string> | null;
  from: Spot;
  to: Spot;
  hand: string;
}) {
  const { cards, lit, from, to, hand } = props;
  const t = useWords(tableWords);
  const hole = useRef<HTMLDivElement>(null);
  useArrival(hole, hand, from, to);
  return (
    <div ref={hole} className={`hole ${cards === null ? 'down' : 'up'}`}>
      {cards === null ? (
        <span role="img" aria-label={t.cardsDown} className="backs">
          <i />
          <i />
        </span>
      ) : (
        cards.map((card) => <Card key={card} card={card} faint={lit !== null && !lit.has(card)} />)
      )}
    </div>
  );
}
