import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './base/fonts.css';
import './base/tokens.css';
import './base/base.css';
import { screenAt, usePath } from './router.ts';
import { setTheme } from './theme.ts';

const Tv = lazy(() => import('./tv/Tv.tsx'));
const Console = lazy(() => import('./director/Console.tsx'));
const Phone = lazy(() => import('./phone/Phone.tsx'));
const Results = lazy(() => import('./results/Results.tsx'));
const Season = lazy(() => import('./results/Season.tsx'));
const Paper = lazy(() => import('./paper/Paper.tsx'));
const Home = lazy(() => import('./home/Home.tsx'));
const Pages = lazy(() => import('./home/Pages.tsx'));

function Screen() {
  const screen = screenAt(usePath());
  switch (screen.is) {
    case 'tv':
      return <Tv tournament={screen.tournament} />;
    case 'director':
      return <Console tournament={screen.tournament} />;
    case 'phone':
      return <Phone tournament={screen.tournament} />;
    case 'results':
      return <Results tournament={screen.tournament} />;
    case 'season':
      return <Season />;
    case 'paper':
      return <Paper night={screen.night} sheet={screen.sheet} />;
    case 'home':
      return <Home />;
    default:
      return <Pages page={screen.is} />;
  }
}

setTheme();
createRoot(document.getElementById('root')!).render(
  <Suspense fallback={null}>
    <Screen />
  </Suspense>,
);
