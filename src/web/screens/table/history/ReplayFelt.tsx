import { Bot } from 'lucide-react';
import type { Step } from '../../../../engine/views/replay.ts';
import type { HandToReplay } from '../../../../protocol/hands.ts';
import { plainName } from '../../../shared/bots.ts';
import { Card } from '../../../shared/components/Card.tsx';
import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { gathered } from '../seats.ts';
import type { Equities } from './odds.ts';
import { isEntered } from './story.ts';
import { historyWords } from './words.ts';
import '../../../shared/components/felt.css';

/** How far from the middle players sit and their bets lie, across and down. */
const FAR = [39, 40] as const;
const NEAR = [23, 26] as const;

/** Told only after the bets were pulled in: the chips are in the middle by then. */
const AFTER_THE_BETS = ['turned', 'showdown', 'shown', 'mucked', 'awarded', 'tabled', 'voided'];

/** Where a player sits on the oval, in per cent, counted clockwise from the bottom. */
function spotAt(
  at: number,
  of: number,
  near: readonly [number, number] = FAR,
): { left: string; top: string } {
  const angle = (at / of) * 2 * Math.PI + Math.PI / 2;
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.8;
  return {
    left: `${(50 + near[0] * bend(Math.cos(angle))).toFixed(2)}%`,
    top: `${(47 + near[1] * bend(Math.sin(angle))).toFixed(2)}%`,
  };
}

/** The seats this step is about, which stand out. */
function about({ told }: Step): readonly number[] {
  if (told.is === 'awarded') return told.pot.winners.map(({ seat }) => seat);
  if ('seats' in told) return told.seats;
  return 'seat' in told ? [told.seat] : [];
}

/** The table as it stood at one step, with your own seat at the bottom. */
export function ReplayFelt({ hand, step, parts }: { hand: HandToReplay; step: Step; parts: Equities }) {
  const { players, mine, holes, button, uncounted } = hand;
  const bottom = Math.max(
    0,
    players.findIndex(({ seat }) => seat === mine),
  );
  const stands = new Map(step.players.map((each) => [each.seat, each]));
  const lit = about(step);
  return (
    <div className={`felt replay-felt of-${players.length}`}>
      <div className="oval" aria-hidden="true" />
      <div className="centre">
        <div className="board">
          {step.board.filter(isEntered).map((card) => (
            <Card key={card} card={card} />
          ))}
        </div>
        {step.pot > 0 && <PotsAt step={step} />}
      </div>
      {players.map(({ seat, name }, at) => {
        const { stack, bet, status } = stands.get(seat)!;
        const place = (at - bottom + players.length) % players.length;
        return (
          <div key={seat}>
            <PlayerAt
              name={name}
              stack={uncounted.includes(seat) ? null : stack}
              cards={holes[seat]}
              out={status === 'folded'}
              lit={lit.includes(seat)}
              button={seat === button}
              part={parts.get(seat)}
              style={spotAt(place, players.length)}
            />
            {bet > 0 && !AFTER_THE_BETS.includes(step.told.is) && (
              <span className="bet number" style={spotAt(place, players.length, NEAR)}>
                {chips(bet)}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The pot, or the main pot and its side pots; bets that are not equal yet make none. */
function PotsAt({ step }: { step: Step }) {
  const t = useWords(historyWords);
  const [main, ...sides] = gathered(step);
  return (
    <p className="pot">
      {sides.length === 0 ? (
        <>
          {t.pot} <b className="number">{chips(step.pot)}</b>
        </>
      ) : (
        <>
          {t.mainPot} <b className="number">{chips(main!)}</b>
          {sides.map((amount, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side pot is what its number says
            <span key={at}>
              {' · '}
              {t.sidePot(sides.length === 1 ? 0 : at + 1)} <b className="number">{chips(amount)}</b>
            </span>
          ))}
        </>
      )}
    </p>
  );
}

/** One player at one step: cards, name, stack, and their chance while hands lie open. */
function PlayerAt(props: {
  name: string;
  /** Null where nobody counted it. */
  stack: number | null;
  cards: readonly string[] | undefined;
  out: boolean;
  lit: boolean;
  button: boolean;
  part: number | undefined;
  style: { left: string; top: string };
}) {
  const { name, stack, cards, out, lit, button, part, style } = props;
  const t = useWords(historyWords);
  const bot = plainName(name) !== name;
  return (
    <div className={`spot ${out ? 'out' : ''} ${lit ? 'lit' : ''}`} style={style}>
      <span className="hole">
        {cards?.map((card) => (
          <Card key={card} card={card} faint={out} />
        ))}
        {cards === undefined && !out && (
          <>
            <span className="card-back" role="img" aria-label={t.hidden} />
            <span className="card-back" aria-hidden="true" />
          </>
        )}
      </span>
      <span className="plate">
        <span className="name" dir="auto">
          {plainName(name)}
          {bot && <Bot size={13} aria-hidden="true" />}
          {bot && <span className="unseen">{t.bot}</span>}
        </span>
        <span className="stack number">{stack === null ? '–' : chips(stack)}</span>
      </span>
      {button && (
        <span className="dealer-button">
          <span aria-hidden="true">D</span>
          <span className="unseen">{t.dealer}</span>
        </span>
      )}
      {out && <span className="unseen">{t.folded}</span>}
      {part !== undefined && (
        <span className="equity number" title={t.equity(String(part))}>
          {t.percent(String(part))}
        </span>
      )}
    </div>
  );
}
