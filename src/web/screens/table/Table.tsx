import { Suspense } from 'react';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import { refusalWords } from '../../shared/api/refusals.ts';
import { Away, Waiting } from '../../shared/components/Away.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { inviteWords } from '../../shared/inviting/words.ts';
import { lazyPart } from '../../shared/lazy.ts';
import { type HandFeed, useHandFeed } from '../../shared/live/hand-feed.ts';
import type { Line, Live } from '../../shared/live/line.ts';
import { useAwake, useLine, useLive } from '../../shared/live/useLine.ts';
import { liveWords } from '../../shared/live/words.ts';
import { Controls } from './Controls.tsx';
import { factWords } from './fact-words.ts';
import { fairnessWords } from './fairness/words.ts';
import { Header } from './Header.tsx';
import { helpWords } from './help/words.ts';
import { lobbyWords } from './lobby/words.ts';
import { LevelNews, MovedNote, useMoved } from './News.tsx';
import { aboutWords } from './people/words.ts';
import { Stage } from './Stage.tsx';
import { Scenes } from './scenes/Scene.tsx';
import { sceneWords } from './scenes/words.ts';
import { talkWords } from './talk/words.ts';
import { useTable } from './useTable.ts';
import { tableWords } from './words.ts';
import './table.css';
import './felt.css';
import './bar.css';

/** Only before play. */
const Lobby = lazyPart(() => import('./lobby/Lobby.tsx'));

export const words = [
  tableWords,
  factWords,
  lobbyWords,
  inviteWords,
  fairnessWords,
  aboutWords,
  helpWords,
  sceneWords,
  talkWords,
  componentWords,
  liveWords,
  refusalWords,
];

export default function Table({ tournament }: { tournament: string }) {
  const line = useLine(tournament);
  const live = useLive(line);
  // From the start: the first hand may be dealt while the host still has the lobby on the screen.
  const feed = useHandFeed(line);
  useAwake();
  if (line === null || live === null || live.view === null)
    return <Waiting refused={live?.refused ?? null} />;
  const given = { tournament, line, live, view: live.view };
  const { kind, phase } = live.view;
  // With their seats drawn, players look at the table; the director still has to start.
  if (kind === 'dealt' && (phase === 'open' || (phase === 'seated' && live.role === 'director')))
    return (
      <Suspense fallback={null}>
        <Lobby {...given} />
      </Suspense>
    );
  return <AtTable {...given} feed={feed} />;
}

function AtTable(props: {
  tournament: string;
  line: Line;
  live: Live;
  view: TournamentView;
  feed: HandFeed;
}) {
  const { line, live, view, feed } = props;
  const { player } = live;
  const now = useTable(line, live, view, feed);
  const [moved, readMoved] = useMoved(view, player, now.chair);
  return (
    <div className={`dealt ${now.seat === null ? 'looks-on' : ''} phase-${view.phase}`}>
      <Header line={line} view={view} table={now.id} hand={now.hand} player={player} />
      <Away since={live.awaySince} />
      <main>
        <Stage tournament={props.tournament} line={line} live={live} view={view} now={now} />
        {moved !== null && <MovedNote moved={moved} player={player} onRead={readMoved} />}
        <LevelNews line={line} view={view} />
        <Scenes
          view={view}
          player={player}
          waits={now.ending}
          myTurn={now.seat !== null && now.hand?.view.toAct === now.seat}
        />
      </main>
      <Controls {...props} now={now} />
    </div>
  );
}
