import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { Digits } from '../../shared/components/Digits.tsx';
import { clockText, money, ordinal, shortBlinds, shortChips } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { HandFrame } from '../../shared/live/hand-feed.ts';
import type { Line } from '../../shared/live/line.ts';
import { rankOf } from '../../shared/live/my-seat.ts';
import { bubble, counted } from '../../shared/live/schedule.ts';
import { faceAt, useNow } from '../../shared/live/useLine.ts';
import { liveWords } from '../../shared/live/words.ts';
import { earlierBlinds } from './next-hand.ts';
import { tableWords } from './words.ts';

/** The table, the blinds, the clock, and my place. */
export function Header(props: {
  line: Line;
  view: TournamentView;
  table: string | null;
  hand: HandFrame | null;
  player: string | null;
}) {
  const { line, view, table, hand, player } = props;
  const t = useWords(tableWords);
  const live = useWords(liveWords);
  const face = faceAt(view, useNow(line, view));
  const { level, stakes, running } = face;
  const inPlay = hand === null ? null : earlierBlinds(hand.view, stakes);
  const onBreak = face.onBreak || face.resumesIn !== null;
  const text = clockText(counted(face));
  const rank = rankOf(view, player);
  const { prizes, currency, players } = view;
  const forMoney = (prizes[0] ?? 0) > 0;
  return (
    <header className="table-head">
      <h1 className="unseen">{view.name}</h1>
      <p className="where">
        {table !== null && <b>{t.table(table)}</b>}
        {hand !== null && <span className="dim">{t.hand(String(hand.hand))}</span>}
      </p>
      <p className="stakes number">
        {shortBlinds(inPlay ?? stakes)}
        {inPlay === null && stakes.ante > 0 && (
          <small className="dim">{t.ante(shortChips(stakes.ante))}</small>
        )}
      </p>
      <p className="how">
        <span className="clock">
          <Digits text={text} label={t.left(text)} />
        </span>
        <span className="dim">
          {view.phase !== 'running' ? '' : onBreak ? t.onBreak : running ? t.level(String(level)) : t.stopped}
        </span>
      </p>
      <p className="standing-line dim">
        <span>
          {rank !== null && t.placeOf(ordinal(rank), String(players.left))}
          {inPlay !== null && (
            <span className="next-blinds">{`${rank === null ? '' : ' · '}${t.nextHand(shortBlinds(stakes))}`}</span>
          )}
          {forMoney && <span className="bubble">{`${rank === null ? '' : ' · '}${bubble(view, live)}`}</span>}
        </span>
        {forMoney && (
          <span className="prizes">{t.prizeFrom(String(prizes.length), money(prizes[0]!, currency))}</span>
        )}
      </p>
    </header>
  );
}
