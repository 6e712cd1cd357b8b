import { lazy, Suspense, useMemo, useState } from 'react';
import type { NightView } from '../../engine/views/night-view.ts';
import type { Line } from '../live/line.ts';
import { useLine, useLive } from '../live/useLine.ts';
import { Away, Waiting } from '../parts/Away.tsx';
import { Why } from '../parts/Why.tsx';
import { SampleBar } from '../plan/SampleBar.tsx';
import { AskSheet } from './AskSheet.tsx';
import { type Desk, DeskContext, useCommands } from './desk.ts';
import { Header } from './Header.tsx';
import { MoneyTab } from './MoneyTab.tsx';
import { NightTab } from './NightTab.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { PlayersTab } from './PlayersTab.tsx';
import { type Shortcut, ShortcutSheet, useShortcuts } from './Shortcuts.tsx';
import { TabBar, type TabName } from './TabBar.tsx';
import './console.css';

export default function Console({ tournament }: { tournament: string }) {
  const line = useLine(tournament);
  const live = useLive(line);
  if (line === null || live === null || live.view === null)
    return <Waiting refused={live?.refused ?? null} />;
  if (live.role !== 'director' && live.role !== 'assistant') return <NotYours tournament={tournament} />;
  return (
    <AtTheDesk line={line} view={live.view} awaySince={live.awaySince} said={live.notice?.message ?? null} />
  );
}

function NotYours({ tournament }: { tournament: string }) {
  return (
    <main className="waiting">
      <h1 className="title">This is the director’s desk</h1>
      <p className="dim">You are in this night, but not as its director.</p>
      <p className="row">
        <a className="button act" href={`/t/${tournament}/me${window.location.search}`}>
          My seat
        </a>
        <a className="button" href={`/t/${tournament}/tv${window.location.search}`}>
          The clock
        </a>
      </p>
    </main>
  );
}

/** The rulings bring every rule with them: they come when somebody asks. */
const RulingsTab = lazy(() => import('./RulingsTab.tsx'));
const TABS = { night: NightTab, players: PlayersTab, rulings: RulingsTab, money: MoneyTab } as const;

function AtTheDesk(props: { line: Line; view: NightView; awaySince: number | null; said: string | null }) {
  const { line, view, awaySince, said } = props;
  const [tab, setTab] = useState<TabName>('night');
  const [rule, setRule] = useState<string | null>(null);
  const [player, setPlayer] = useState<string | null>(null);
  const { run, notice, dismiss, asking, stopAsking } = useCommands(line);
  const desk: Desk = useMemo(
    () => ({ view, run, why: setRule, openPlayer: setPlayer, now: () => line.clock.now() }),
    [view, run, line],
  );
  const [keys, setKeys] = useState(false);
  const shortcuts = useMemo((): Shortcut[] => {
    const clock = (): void => {
      const { phase, timer } = view;
      if (phase !== 'running') return;
      void run(
        timer.running ? { type: 'clock', do: 'stop', why: 'dispute' } : { type: 'clock', do: 'start' },
      );
    };
    return [
      { key: ' ', says: 'Stop or start the clock', run: clock },
      { key: 'u', says: 'Undo', run: () => void run({ type: 'undo' }) },
      { key: 'r', says: 'Redo', run: () => void run({ type: 'redo' }) },
      { key: 'n', says: 'Night', run: () => setTab('night') },
      { key: 'p', says: 'Players', run: () => setTab('players') },
      { key: 'g', says: 'Rulings', run: () => setTab('rulings') },
      { key: 'm', says: 'Money', run: () => setTab('money') },
      { key: '?', says: 'These keys', run: () => setKeys(true) },
    ];
  }, [view, run]);
  useShortcuts(shortcuts);
  const Tab = TABS[tab];
  return (
    <DeskContext value={desk}>
      <div className="console">
        <SampleBar />
        <Header line={line} />
        <Away since={awaySince} />
        {said !== null && <p className="said">{said}</p>}
        <main className={`tab ${tab}`}>
          <Suspense fallback={null}>
            <Tab openMoney={() => setTab('money')} />
          </Suspense>
        </main>
        <NoticeBar notice={notice} onDismiss={dismiss} />
        <TabBar tab={tab} onTab={setTab} />
        {player !== null && <PlayerSheet id={player} onClose={() => setPlayer(null)} />}
        {asking !== null && <AskSheet asking={asking} onClose={stopAsking} />}
        {keys && <ShortcutSheet shortcuts={shortcuts} onClose={() => setKeys(false)} />}
        {rule !== null && <Why rule={rule} onClose={() => setRule(null)} />}
      </div>
    </DeskContext>
  );
}
