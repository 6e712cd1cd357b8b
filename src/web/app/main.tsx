import '../shared/base/fonts.css';
import '../shared/base/tokens.css';
import '../shared/base/base.css';
import { lazy, type ReactElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { type ScreenName, screenAt } from '../../protocol/screens.ts';
import { digitsLoaded } from '../shared/clock-text.ts';
import { withWords } from '../shared/language.ts';
import { lazyPart, loadOrReload } from '../shared/lazy.ts';
import { usePath } from '../shared/router.ts';
import type { Address, RareScreen } from './Rarely.tsx';

/** Screens opened once a night or less: what they are made of stays out of the file every screen loads. */
const Rarely = lazyPart(() => import('./Rarely.tsx'));
const Tv = lazy(() => loadOrReload(() => withWords(import('../screens/tv/Tv.tsx'))));
const Console = lazy(() => loadOrReload(() => withWords(import('../screens/desk/Console.tsx'))));
const Phone = lazy(() => loadOrReload(() => withWords(import('../screens/phone/Phone.tsx'))));
const Table = lazy(() => loadOrReload(() => withWords(import('../screens/table/Table.tsx'))));
const Home = lazy(() => loadOrReload(() => withWords(import('../screens/home/Home.tsx'))));
const Invitation = lazy(() => loadOrReload(() => withWords(import('../screens/plan/Invitation.tsx'))));
const Join = lazy(() => loadOrReload(() => withWords(import('../screens/join/Join.tsx'))));

const SHOWN: Readonly<Record<Exclude<ScreenName, RareScreen>, (at: Address) => ReactElement>> = {
  home: () => <Home />,
  join: () => <Join />,
  invitation: ({ code = '' }) => <Invitation code={code} />,
  desk: ({ tournament = '' }) => <Console tournament={tournament} />,
  tv: ({ tournament = '' }) => <Tv tournament={tournament} />,
  phone: ({ tournament = '' }) => <Phone tournament={tournament} />,
  table: ({ tournament = '' }) => <Table tournament={tournament} />,
};

const isRare = (name: ScreenName): name is RareScreen => !Object.hasOwn(SHOWN, name);

function Screen() {
  const screen = screenAt(usePath());
  if (screen === null) return <Rarely is={null} />;
  const { is, ...at } = screen;
  return isRare(is) ? <Rarely is={is} at={at} /> : SHOWN[is](at);
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
