import { Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';
import type { WaitingGuest } from '../../../protocol/frames.ts';
import { currentSearch, linkTo } from '../../shared/address.ts';
import { refusalWords } from '../../shared/api/refusals.ts';
import { Away, Waiting } from '../../shared/components/Away.tsx';
import { linkWords } from '../../shared/components/link-words.ts';
import { Why } from '../../shared/components/Why.tsx';
import { componentWords } from '../../shared/components/words.ts';
import { useRing } from '../../shared/devices/ring.ts';
import { inviteWords } from '../../shared/inviting/words.ts';
import { useWords } from '../../shared/language.ts';
import { useLayer } from '../../shared/layers.ts';
import { lazyPart, type Part, useNextPart } from '../../shared/lazy.ts';
import type { Line } from '../../shared/live/line.ts';
import { useLine, useLive } from '../../shared/live/useLine.ts';
import { liveWords } from '../../shared/live/words.ts';
import { settlingWords } from '../../shared/settling/words.ts';
import { clockWords } from './clock/words.ts';
import { ExceptionSheet } from './ExceptionSheet.tsx';
import { Header } from './Header.tsx';
import { menuWords } from './menu-words.ts';
import { MoneyTab } from './money/MoneyTab.tsx';
import { moneyWords } from './money/words.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { PersonSheet } from './people/PersonSheet.tsx';
import { PlayersTab } from './people/PlayersTab.tsx';
import { peopleWords } from './people/words.ts';
import { toolWords } from './procedures/tool-words.ts';
import { procedureWords } from './procedures/words.ts';
import { QuestionSheet } from './QuestionSheet.tsx';
import { SampleBar } from './SampleBar.tsx';
import { type Shortcut, ShortcutSheet, useShortcuts } from './Shortcuts.tsx';
import { type Desk, DeskContext, useCommands } from './state/desk.ts';
import type { ProcedureName } from './state/procedure-names.ts';
import { useSnooze } from './state/snooze.ts';
import { todoCount } from './state/todo.ts';
import { deskWords } from './state/words.ts';
import { TabBar } from './TabBar.tsx';
import { TournamentTab } from './TournamentTab.tsx';
import type { TabName } from './tabs.ts';
import './console.css';

export const words = [
  deskWords,
  liveWords,
  peopleWords,
  clockWords,
  menuWords,
  linkWords,
  moneyWords,
  settlingWords,
  toolWords,
  componentWords,
  refusalWords,
  inviteWords,
  procedureWords,
];

export default function Console({ tournament }: { tournament: string }) {
  const line = useLine(tournament);
  const live = useLive(line);
  if (line === null || live === null || live.view === null)
    return <Waiting refused={live?.refused ?? null} was={live?.role ?? null} />;
  if (live.role !== 'director' && live.role !== 'assistant') return <NotYours tournament={tournament} />;
  return (
    <AtTheDesk
      tournament={tournament}
      line={line}
      view={live.view}
      awaySince={live.awaySince}
      pending={live.pending}
      said={live.notice?.message ?? null}
      muted={live.silenced}
      door={live.door}
    />
  );
}

function NotYours({ tournament }: { tournament: string }) {
  const t = useWords(deskWords);
  return (
    <main className="waiting">
      <h1 className="title">{t.notYours}</h1>
      <p className="dim">{t.notDirector}</p>
      <p className="row">
        <a className="button act" href={linkTo(`/t/${tournament}/me${currentSearch()}`)}>
          {t.mySeat}
        </a>
        <a className="button" href={linkTo(`/t/${tournament}/tv${currentSearch()}`)}>
          {t.theClock}
        </a>
      </p>
    </main>
  );
}

/** The rulings come with every rule, so they load on demand. */
const RulingsTab = lazyPart(() => import('./RulingsTab.tsx'));
const Procedure = lazyPart(() => import('./procedures/Procedure.tsx'));
const Devices = lazyPart(() => import('../../shared/devices/Devices.tsx'));
const TABS = {
  tournament: TournamentTab,
  players: PlayersTab,
  rulings: RulingsTab,
  money: MoneyTab,
} satisfies Readonly<Record<TabName, Part>>;

function AtTheDesk(props: {
  tournament: string;
  line: Line;
  view: TournamentView;
  awaySince: number | null;
  pending: readonly TournamentCommand[];
  said: string | null;
  muted: readonly string[];
  door: readonly WaitingGuest[];
}) {
  const { tournament, line, view, awaySince, pending, said, muted, door } = props;
  const [tab, chooseTab] = useState<TabName>('tournament');
  const [rule, setRule] = useState<string | null>(null);
  const [player, setPlayer] = useState<string | null>(null);
  const [procedure, setProcedure] = useState<{ name: ProcedureName; table: string | null } | null>(null);
  const nextPart = useNextPart();
  const setTab = useCallback((name: TabName) => nextPart(TABS[name], () => chooseTab(name)), [nextPart]);
  useLayer(tab !== 'tournament', () => setTab('tournament'));
  const {
    run,
    runAs,
    ruleOn,
    tellCards,
    notice,
    failed,
    dismiss,
    question,
    cancelQuestion,
    exception,
    cancelException,
  } = useCommands(line);
  // A tab begins at its top, wherever the last one was read, and so does the result.
  const over = view.phase === 'over';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab and the end are the reasons.
  useLayoutEffect(() => window.scrollTo(0, 0), [tab, over]);
  const snoozed = useSnooze(tournament);
  const desk: Desk = useMemo(
    () => ({
      tournament,
      view,
      snoozed,
      muted,
      door,
      unmute: (player) => void line.ask({ type: 'silence', player, on: false }),
      run: async (command) => {
        const done = await run(command);
        // What it asks stands above the tables.
        if (done && command.type === 'bust') window.scrollTo({ top: 0, behavior: 'smooth' });
        return done;
      },
      runAs,
      ruleOn,
      tellCards,
      open: (name, table = null) => setProcedure({ name, table }),
      openRulings: () => {
        setProcedure(null);
        setTab('rulings');
      },
      why: (rule) => setRule(rule),
      openPlayer: setPlayer,
      now: () => line.clock.now(),
    }),
    [tournament, view, snoozed, muted, door, run, runAs, ruleOn, tellCards, line, setTab],
  );
  const [keys, setKeys] = useState(false);
  const [devices, setDevices] = useState(false);
  useRing(todoCount(view, door, snoozed.keys));
  const shortcuts = useDeskShortcuts(desk, setTab, () => setKeys(true));
  const Tab = TABS[tab];
  return (
    <DeskContext value={desk}>
      <div className="console">
        <SampleBar />
        <Header line={line} onDevices={() => setDevices(true)} />
        <Away since={awaySince} />
        {said !== null && <p className="said">{said}</p>}
        <main className={`tab ${tab}`}>
          <Suspense fallback={null}>
            <Tab openMoney={() => setTab('money')} openPlayers={() => setTab('players')} />
          </Suspense>
        </main>
        <NoticeBar notice={notice} failed={failed} pending={pending} onDismiss={dismiss} />
        <TabBar tab={tab} onTab={setTab} />
        {exception !== null && <ExceptionSheet exception={exception} onClose={cancelException} />}
        {player !== null && <PersonSheet key={player} id={player} onClose={() => setPlayer(null)} />}
        <Suspense fallback={null}>
          {procedure !== null && (
            <Procedure {...procedure} notice={notice} onClose={() => setProcedure(null)} />
          )}
        </Suspense>
        {question !== null && <QuestionSheet question={question} onClose={cancelQuestion} />}
        {keys && <ShortcutSheet shortcuts={shortcuts} onClose={() => setKeys(false)} />}
        <Suspense fallback={null}>
          {devices && (
            <Devices
              tournament={tournament}
              tables={view.tables.filter(({ kind }) => kind !== 'dealt').map(({ id }) => id)}
              nameOf={(id: string) => view.people.find(({ player }) => player === id)?.name ?? null}
              onClose={() => setDevices(false)}
            />
          )}
        </Suspense>
        <Suspense fallback={null}>
          {rule !== null && <Why rule={rule} onClose={() => setRule(null)} />}
        </Suspense>
      </div>
    </DeskContext>
  );
}

function useDeskShortcuts(
  { view, run }: Desk,
  openTab: (name: TabName) => void,
  showKeys: () => void,
): readonly Shortcut[] {
  const t = useWords(deskWords).keys;
  const clock = (): void => {
    const { phase, timer } = view;
    if (phase !== 'running') return;
    void run(timer.running ? { type: 'clock', do: 'stop', why: 'pause' } : { type: 'clock', do: 'start' });
  };
  const shortcuts: Shortcut[] = [
    { key: ' ', says: t.stopOrStart, run: clock },
    { key: 'u', says: t.undo, run: () => void run({ type: 'undo' }) },
    { key: 'r', says: t.redo, run: () => void run({ type: 'redo' }) },
    { key: 'n', says: t.tournament, run: () => openTab('tournament') },
    { key: 'p', says: t.players, run: () => openTab('players') },
    { key: 'g', says: t.rulings, run: () => openTab('rulings') },
    ...(view.may === null || view.may.includes('pay')
      ? [{ key: 'm', says: t.money, run: () => openTab('money') }]
      : []),
    { key: '?', says: t.these, run: showKeys },
  ];
  useShortcuts(shortcuts);
  return shortcuts;
}
