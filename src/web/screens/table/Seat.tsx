import { WifiOff } from 'lucide-react';
import { useRef } from 'react';
import type { Said } from '../../../protocol/frames.ts';
import { Card } from '../../shared/components/Card.tsx';
import { shortChips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { useArrival } from './motion.ts';
import { Face } from './people/Face.tsx';
import { aboutWords } from './people/words.ts';
import { Countdown, Ring, type Time } from './Ring.tsx';
import type { Sitting } from './seats.ts';
import type { Spot } from './spots.ts';
import { ICONS } from './talk/reactions.ts';
import { talkWords } from './talk/words.ts';
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
  /** Whether they showed cards by choice when the hand was over. */
  readonly flashed: boolean;
  /** How a bot plays. */
  readonly style: string | undefined;
  /** What they have just said. */
  readonly said: Said | undefined;
  /** Stacks are shown in big blinds of this size; null for chips. */
  readonly unit: number | null;
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

/** What a player has in front of them, in chips or in big blinds. */
const stackText = (stack: number | null, unit: number | null, t: TableWords): string =>
  stack === null ? '–' : unit === null ? shortChips(stack) : t.inBigBlinds(stack / unit);

/** What stands beside the chips: the chance of a hand face up, why nobody is there, or what they did. */
function doing(shown: SeatShown, t: TableWords) {
  const { odds, away, status } = shown;
  if (odds !== null) return chance(odds, t);
  if (away) return <span className={`act ${status}`}>{t.away}</span>;
  const act = actText(shown, t);
  return act !== '' && <span className={`act ${status}`}>{act}</span>;
}

/** One player: their cards, name, chips, and what they did. */
export function Seat(props: { shown: SeatShown; deck: Spot; hand: string; onAbout: () => void }) {
  const { shown, deck, hand, onAbout } = props;
  const t = useWords(tableWords);
  const about = useWords(aboutWords);
  const { seat, spot, mine, turn, status, cards, name, bot, away, stack, wins, marks, says } = shown;
  const does = doing(shown, t);
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
      {(mine ? cards !== null : !dim || shown.flashed) && (
        <Hole
          cards={cards}
          lit={dim && !shown.flashed ? NONE : shown.lit}
          from={deck}
          to={spot}
          hand={hand}
        />
      )}
      {!mine && <Face id={shown.player} name={name} style={shown.style} bot={bot} />}
      <div className="plate">
        {turn && <Ring key={clock} time={shown.time} />}
        <p className="who">
          <b dir="auto">{mine ? t.you : name}</b>
          {bot && <span className="unseen">{t.bot}</span>}
          {shown.cutOff && (
            <span className="cut-off" title={t.cutOff}>
              <WifiOff size={14} aria-hidden="true" />
              <span className="unseen">{t.cutOff}</span>
            </span>
          )}
        </p>
        <p className="has">
          {/* Beside the chance of an all-in hand, its nothing would read as the first digit. */}
          {(stack !== 0 || shown.odds === null) && (
            <span className="number stack">{stackText(stack, shown.unit, t)}</span>
          )}
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
        <button
          type="button"
          className="about-seat"
          aria-label={about.about(mine ? t.you : name)}
          onClick={(event) => {
            event.stopPropagation();
            onAbout();
          }}
        />
      </div>
      {shown.said !== undefined && <Bubble said={shown.said} below={!mine && spot.y < 30} />}
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

/** What a player says, at their seat; a screen reader hears it from the chat. */
function Bubble({ said, below }: { said: Said; below: boolean }) {
  const { reactions } = useWords(talkWords);
  const Icon = said.reaction === null ? null : ICONS[said.reaction];
  return (
    <p key={said.id} className={`speech ${below ? 'below' : ''}`} aria-hidden="true">
      {Icon !== null && <Icon size={16} aria-hidden="true" />}{' '}
      {said.reaction === null ? said.text : reactions[said.reaction]}
    </p>
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
  cards: readonly (string | null)[] | null;
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
        cards.map((card) =>
          card === null ? (
            <span key="down" role="img" aria-label={t.cardDown} className="backs">
              <i />
            </span>
          ) : (
            <Card key={card} card={card} faint={lit !== null && !lit.has(card)} />
          ),
        )
      )}
    </div>
  );
}
