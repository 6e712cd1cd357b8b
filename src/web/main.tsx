import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './base/fonts.css';
import './base/tokens.css';
import './base/base.css';
import { withWords } from './language.ts';
import { screenAt, usePath } from './router.ts';
import { setTheme } from './theme.ts';

const Tv = lazy(() => withWords(import('./tv/Tv.tsx')));
const Console = lazy(() => withWords(import('./director/Console.tsx')));
const Phone = lazy(() => withWords(import('./phone/Phone.tsx')));
const Table = lazy(() => withWords(import('./table/Table.tsx')));
const Play = lazy(() => withWords(import('./play/Play.tsx')));
const Home = lazy(() => withWords(import('./home/Home.tsx')));
const Pages = lazy(() => withWords(import('./home/Pages.tsx')));

function Screen() {
  const screen = screenAt(usePath());
  switch (screen.is) {
    case 'tv':
      return <Tv tournament={screen.tournament} />;
    case 'director':
      return <Console tournament={screen.tournament} />;
    case 'phone':
      return <Phone tournament={screen.tournament} />;
    case 'table':
      return <Table tournament={screen.tournament} />;
    case 'play':
      return <Play />;
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
