import './base/fonts.css';
import './base/tokens.css';
import './base/base.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { figuresHere } from './figures.ts';
import { withWords } from './language.ts';
import { loadOrReload } from './lazy.ts';
import { screenAt, usePath } from './router.ts';

const Tv = lazy(() => loadOrReload(() => withWords(import('./tv/Tv.tsx'))));
const Console = lazy(() => loadOrReload(() => withWords(import('./director/Console.tsx'))));
const Phone = lazy(() => loadOrReload(() => withWords(import('./phone/Phone.tsx'))));
const Results = lazy(() => loadOrReload(() => withWords(import('./results/Results.tsx'))));
const Season = lazy(() => loadOrReload(() => withWords(import('./results/Season.tsx'))));
const Paper = lazy(() => loadOrReload(() => withWords(import('./paper/Paper.tsx'))));
const Hands = lazy(() => loadOrReload(() => withWords(import('./table/history/Hands.tsx'))));
const Table = lazy(() => loadOrReload(() => withWords(import('./table/Table.tsx'))));
const Play = lazy(() => loadOrReload(() => withWords(import('./play/Play.tsx'))));
const Home = lazy(() => loadOrReload(() => withWords(import('./home/Home.tsx'))));
const Plan = lazy(() => loadOrReload(() => withWords(import('./plan/Plan.tsx'))));
const Made = lazy(() => loadOrReload(() => withWords(import('./plan/Made.tsx'))));
const Invitation = lazy(() => loadOrReload(() => withWords(import('./plan/Invitation.tsx'))));
const Sample = lazy(() => loadOrReload(() => withWords(import('./plan/Sample.tsx'))));
const Privacy = lazy(() => loadOrReload(() => withWords(import('./home/Privacy.tsx'))));
const Pages = lazy(() => loadOrReload(() => withWords(import('./home/Pages.tsx'))));

function Screen() {
  const screen = screenAt(usePath());
  switch (screen.is) {
    case 'tv':
      return <Tv tournament={screen.tournament} />;
    case 'director':
      return <Console tournament={screen.tournament} />;
    case 'phone':
      return <Phone tournament={screen.tournament} />;
    case 'plan':
      return <Plan />;
    case 'made':
      return <Made tournament={screen.tournament} />;
    case 'invitation':
      return <Invitation code={screen.code} />;
    case 'sample':
      return <Sample />;
    case 'results':
      return <Results tournament={screen.tournament} />;
    case 'season':
      return <Season />;
    case 'paper':
      return <Paper tournament={screen.about} sheet={screen.sheet} />;
    case 'hands':
      return <Hands tournament={screen.tournament} hand={screen.hand} />;
    case 'table':
      return <Table tournament={screen.tournament} />;
    case 'play':
      return <Play />;
    case 'privacy':
      return <Privacy />;
    case 'home':
      return <Home />;
    default:
      return <Pages page={screen.is} />;
  }
}

async function show(): Promise<void> {
  await figuresHere();
  createRoot(document.getElementById('root')!).render(
    <Suspense fallback={null}>
      <Screen />
    </Suspense>,
  );
}

void show();
