import { chips } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import type { HandFrame } from '../../../shared/live/hand-feed.ts';
import type { RequestFrame } from '../../../shared/live/line.ts';
import { Face } from './Face.tsx';
import { HostActions } from './HostActions.tsx';
import type { Person } from './person.ts';
import { aboutWords } from './words.ts';
import './about.css';

/** A player at the table: how they stand, how a bot plays, and what the host may do. */
export default function AboutPlayer(props: {
  sit: Person;
  style: string | undefined;
  bigBlind: number;
  hand: HandFrame | null;
  /** Only the host acts for others. */
  directs: boolean;
  ask: (asked: RequestFrame) => Promise<boolean>;
  /** Why the last request was refused. */
  sorry: string | null;
  onClose: () => void;
}) {
  const { sit, style, bigBlind, hand, directs, ask, sorry, onClose } = props;
  const { player, name, bot, stack, away, cutOff } = sit;
  const t = useWords(aboutWords);
  const plays = t.styles[style ?? ''];
  return (
    <div className="about-player">
      <p className="who">
        <Face id={player} name={name} style={style} bot={bot} />
        <span>
          {bot && <b>{plays === undefined ? t.bot : `${t.bot} · ${plays[0]}`}</b>}
          {stack !== null && <span>{t.stack(chips(stack), Math.floor(stack / bigBlind))}</span>}
        </span>
      </p>
      {plays !== undefined && <p>{plays[1]}</p>}
      {cutOff && <p>{t.cutOff}</p>}
      {away && <p>{t.away}</p>}
      <p role="alert">{sorry}</p>
      {directs && !bot && <HostActions sit={sit} hand={hand} ask={ask} onDone={onClose} />}
    </div>
  );
}
