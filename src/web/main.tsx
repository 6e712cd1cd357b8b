import './base/fonts.css';
import './base/tokens.css';
import './base/base.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { figuresHere } from './figures.ts';
import { withWords } from './language.ts';
import { atLast } from './part.ts';
import { screenAt, usePath } from './router.ts';

const Tv = lazy(() => atLast(() => withWords(import('./tv/Tv.tsx'))));
const Console = lazy(() => atLast(() => withWords(import('./director/Console.tsx'))));
const Phone = lazy(() => atLast(() => withWords(import('./phone/Phone.tsx'))));
const Results = lazy(() => atLast(() => withWords(import('./results/Results.tsx'))));
const Season = lazy(() => atLast(() => withWords(import('./results/Season.tsx'))));
const Paper = lazy(() => atLast(() => withWords(import('./paper/Paper.tsx'))));
const Hands = lazy(() => atLast(() => withWords(import('./table/history/Hands.tsx'))));
const Table = lazy(() => atLast(() => withWords(import('./table/Table.tsx'))));
const Play = lazy(() => atLast(() => withWords(import('./play/Play.tsx'))));
const Home = lazy(() => atLast(() => withWords(import('./home/Home.tsx'))));
const Plan = lazy(() => atLast(() => withWords(import('./plan/Plan.tsx'))));
const Made = lazy(() => atLast(() => withWords(import('./plan/Made.tsx'))));
const Invitation = lazy(() => atLast(() => withWords(import('./plan/Invitation.tsx'))));
const Sample = lazy(() => atLast(() => withWords(import('./plan/Sample.tsx'))));
const Privacy = lazy(() => atLast(() => withWords(import('./home/Privacy.tsx'))));
const Pages = lazy(() => atLast(() => withWords(import('./home/Pages.tsx'))));

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
