import '../shared/base/fonts.css';
import '../shared/base/tokens.css';
import '../shared/base/base.css';
import { lazy, type ReactElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { type ScreenAt, type ScreenName, screenAt } from '../../protocol/screens.ts';
import { digitsLoaded } from '../shared/clock-text.ts';
import { withWords } from '../shared/language.ts';
import { loadOrReload } from '../shared/lazy.ts';
import { usePath } from '../shared/router.ts';

const Tv = lazy(() => loadOrReload(() => withWords(import('../screens/tv/Tv.tsx'))));
const Console = lazy(() => loadOrReload(() => withWords(import('../screens/desk/Console.tsx'))));
const Phone = lazy(() => loadOrReload(() => withWords(import('../screens/phone/Phone.tsx'))));
const Results = lazy(() => loadOrReload(() => withWords(import('../screens/results/Results.tsx'))));
const Season = lazy(() => loadOrReload(() => withWords(import('../screens/results/Season.tsx'))));
const Paper = lazy(() => loadOrReload(() => withWords(import('../screens/paper/Paper.tsx'))));
const Hands = lazy(() => loadOrReload(() => withWords(import('../screens/table/history/Hands.tsx'))));
const Table = lazy(() => loadOrReload(() => withWords(import('../screens/table/Table.tsx'))));
const Play = lazy(() => loadOrReload(() => withWords(import('../screens/play/Play.tsx'))));
const Home = lazy(() => loadOrReload(() => withWords(import('../screens/home/Home.tsx'))));
const Plan = lazy(() => loadOrReload(() => withWords(import('../screens/plan/Plan.tsx'))));
const Made = lazy(() => loadOrReload(() => withWords(import('../screens/plan/Made.tsx'))));
const Invitation = lazy(() => loadOrReload(() => withWords(import('../screens/plan/Invitation.tsx'))));
const Sample = lazy(() => loadOrReload(() => withWords(import('../screens/plan/Sample.tsx'))));
const Privacy = lazy(() => loadOrReload(() => withWords(import('../screens/home/Privacy.tsx'))));
const Pages = lazy(() => loadOrReload(() => withWords(import('../screens/home/Pages.tsx'))));

const SHOWN: Readonly<Record<ScreenName, (at: ScreenAt) => ReactElement>> = {
  home: () => <Home />,
  join: () => <Pages page="join" />,
  plan: () => <Plan />,
  sample: () => <Sample />,
  play: () => <Play />,
  privacy: () => <Privacy />,
  season: () => <Season />,
  invitation: ({ code = '' }) => <Invitation code={code} />,
  desk: ({ tournament = '' }) => <Console tournament={tournament} />,
  tv: ({ tournament = '' }) => <Tv tournament={tournament} />,
  phone: ({ tournament = '' }) => <Phone tournament={tournament} />,
  table: ({ tournament = '' }) => <Table tournament={tournament} />,
  made: ({ tournament = '' }) => <Made tournament={tournament} />,
  results: ({ tournament = '' }) => <Results tournament={tournament} />,
  hands: ({ tournament = '', table, number }) => (
    <Hands tournament={tournament} hand={table === undefined ? null : { table, number: Number(number) }} />
  ),
  paper: ({ tournament, sheet }) => <Paper tournament={tournament ?? null} sheet={sheet ?? null} />,
};

function Screen() {
  const screen = screenAt(usePath());
  return screen === null ? <Pages page="lost" /> : SHOWN[screen.is](screen);
}

async function show(): Promise<void> {
  await digitsLoaded();
  createRoot(document.getElementById('root')!).render(
    <Suspense fallback={null}>
      <Screen />
    </Suspense>,
  );
}

void show();
