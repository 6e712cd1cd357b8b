import { useEffect } from 'react';
import type { ClockFace } from '../../../engine/clock/clock.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { refusalWords } from '../../shared/api/refusals.ts';
import { useReplaceBootClock } from '../../shared/boot-clock/useReplaceBootClock.ts';
import { Away, Waiting } from '../../shared/components/Away.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { minutesText, rulebookTitle, wallTime } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import type { Line } from '../../shared/live/line.ts';
import { breakIn } from '../../shared/live/schedule.ts';
import { faceAt, useAwake, useLine, useLive, useNow } from '../../shared/live/useLine.ts';
import { liveWords } from '../../shared/live/words.ts';
import { type Layout, TONES } from '../../shared/tv-choices.ts';
import { Center } from './Center.tsx';
import { LateJoin } from './JoinHere.tsx';
import { Menu } from './Menu.tsx';
import { Moves } from './Moves.tsx';
import { Seating, Winner } from './Scenes.tsx';
import { Field, Prizes } from './Sides.tsx';
import { Tables } from './Tables.tsx';
import { useChoices } from './useChoices.ts';
import { useCues } from './useCues.ts';
import { tvWords } from './words.ts';
import './tv.css';

export const words = [tvWords, componentWords, liveWords, refusalWords];

export default function Tv({ tournament }: { tournament: string }) {
  const line = useLine(tournament);
  useAwake();
  const live = useLive(line);
  if (line === null || live === null || live.view === null)
    return <Waiting refused={live?.refused ?? null} was={live?.role ?? null} />;
  return <Tournament tournament={tournament} line={line} view={live.view} awaySince={live.awaySince} />;
}

function Play(props: { tournament: string; view: TournamentView; face: ClockFace; layout: Layout }) {
  const { tournament, view, face, layout } = props;
  const join = <LateJoin tournament={tournament} view={view} face={face} />;
  switch (layout) {
    case 'tournament':
      return (
        <main className="play">
          <div className="left-side">
            <Field view={view} big={face.stakes.big} />
            {join}
          </div>
          <Center view={view} face={face} />
          <Prizes view={view} />
        </main>
      );
    case 'clock':
      return (
        <main className="only-clock">
          <Center view={view} face={face} />
          <div className="in-corner">{join}</div>
        </main>
      );
    case 'tables':
      return (
        <main className="with-tables">
          <Center view={view} face={face} />
          <Tables view={view} share={0.73} />
        </main>
      );
  }
}

function Tournament({
  tournament,
  line,
  view,
  awaySince,
}: {
  tournament: string;
  line: Line;
  view: TournamentView;
  awaySince: number | null;
}) {
  const t = useWords(tvWords);
  const now = useNow(line, view);
  const face = faceAt(view, now);
  useReplaceBootClock();
  const { layout, theme } = useChoices();
  useEffect(() => {
    document.documentElement.dataset.theme = TONES[theme];
  }, [theme]);
  useCues({ view, face }, t);
  const pause = view.phase === 'running' && face.running ? breakIn(view.timer, now) : null;
  return (
    <div className={`tv ${layout} ${face.onBreak ? 'on-break' : ''} ${view.phase}`}>
      <header>
        <h1 className="title">
          {view.name}
          <small> · {t.rules(rulebookTitle(view.rulebook))}</small>
        </h1>
        <p>
          <span className="number">{wallTime(now)}</span>
          {pause !== null && !face.onBreak && ` · ${t.breakIn(minutesText(pause))}`}
        </p>
      </header>
      {view.phase === 'over' ? (
        <Winner view={view} />
      ) : view.phase === 'running' ? (
        <Play tournament={tournament} view={view} face={face} layout={layout} />
      ) : (
        <Seating tournament={tournament} line={line} view={view} />
      )}
      <footer>
        <Moves view={view} face={face} now={now} />
        <Away since={awaySince} />
      </footer>
      <Menu quiet={view.phase !== 'running'} />
    </div>
  );
}
