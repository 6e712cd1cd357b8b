import { Suspense, useEffect } from 'react';
import type { ClockFace } from '../../../engine/clock/clock.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { refusalWords } from '../../shared/api/refusals.ts';
import { useReplaceBootClock } from '../../shared/boot-clock/useReplaceBootClock.ts';
import { Away, Waiting } from '../../shared/components/Away.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { minutesText, rulebookTitle, wallTime } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { lazyPart } from '../../shared/lazy.ts';
import type { Line } from '../../shared/live/line.ts';
import { breakIn } from '../../shared/live/schedule.ts';
import { faceAt, useAwake, useLine, useLive, useNow } from '../../shared/live/useLine.ts';
import { liveWords } from '../../shared/live/words.ts';
import { applyTheme } from '../../shared/theme.ts';
import { choose, type Layout, TONES } from '../../shared/tv-choices.ts';
import { Alarm } from './Alarm.tsx';
import { Center } from './Center.tsx';
import { useClub } from './club.ts';
import { LateJoin } from './JoinHere.tsx';
import { KnockOuts } from './KnockOuts.tsx';
import { AllLevels } from './Levels.tsx';
import { Menu } from './Menu.tsx';
import { Moves } from './Moves.tsx';
import { MOST_IN_STRIP, NewSeats } from './NewSeats.tsx';
import { Seating, Winner } from './Scenes.tsx';
import { AllPrizes, Field, Prizes } from './Sides.tsx';
import { Tables } from './Tables.tsx';
import { useChoices } from './useChoices.ts';
import { useCues } from './useCues.ts';
import { tvWords } from './words.ts';
import './tv.css';

const TableHand = lazyPart(() => import('./TableHand.tsx'));

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
  const join = <LateJoin tournament={tournament} view={view} />;
  if (view.moves.length > MOST_IN_STRIP) return <NewSeats view={view} face={face} />;
  switch (layout) {
    case 'tournament':
      return (
        <main className="play">
          <div className="left-side">
            <Field view={view} big={face.stakes.big} />
            <KnockOuts view={view} lines={view.registration.open ? 3 : 8} />
            {join}
          </div>
          <Center view={view} face={face} />
          <Prizes view={view} face={face} />
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
    case 'payouts':
      return (
        <main className="with-tables">
          <Center view={view} face={face} />
          <AllPrizes view={view} />
        </main>
      );
    case 'levels':
      return (
        <main className="with-tables">
          <Center view={view} face={face} />
          <AllLevels view={view} face={face} />
        </main>
      );
  }
}

/** The hand the director has put on the TV, or the clock as usual. */
function OnScreen(props: Parameters<typeof Play>[0]) {
  const { view, face } = props;
  const table = view.tables.find(({ followed }) => followed?.onTv);
  if (table === undefined || table.followed === null) return <Play {...props} />;
  return (
    <Suspense fallback={<Play {...props} />}>
      <TableHand table={table.id} followed={table.followed} face={face} />
    </Suspense>
  );
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
  const club = useClub(tournament);
  useEffect(() => {
    // What the desk chooses counts from then on; a key on the TV may change it again.
    if (view.tvLayout !== null) choose({ layout: view.tvLayout });
  }, [view.tvLayout]);
  useEffect(() => {
    document.documentElement.dataset.theme = TONES[theme];
  }, [theme]);
  // The next screen on this device has the device's own theme.
  useEffect(() => applyTheme, []);
  useCues({ view, face }, t);
  const pause = view.phase === 'running' && face.running ? breakIn(view.timer, now) : null;
  return (
    <div
      className={`tv ${layout} ${face.onBreak || face.resumesIn !== null ? 'on-break' : ''} ${view.phase}`}
    >
      <header>
        {club?.picture && <img className="club-picture" src={club.picture} alt="" />}
        <h1 className="title">
          {club !== null && club.name !== '' && <span className="club-name">{club.name} · </span>}
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
        <OnScreen tournament={tournament} view={view} face={face} layout={layout} />
      ) : (
        <Seating tournament={tournament} line={line} view={view} />
      )}
      <footer>
        <Moves view={view} face={face} now={now} text={club?.text ?? ''} />
        <Away since={awaySince} />
      </footer>
      <Alarm face={face} now={now} begun={view.phase === 'running'} />
      <Menu quiet={view.phase !== 'running'} />
    </div>
  );
}
