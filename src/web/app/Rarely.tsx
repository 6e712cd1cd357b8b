import { lazy, type ReactElement } from 'react';
import type { ScreenAt, ScreenName } from '../../protocol/screens.ts';
import { MembersOnly } from '../shared/components/MembersOnly.tsx';
import { withWords } from '../shared/language.ts';
import { loadOrReload } from '../shared/lazy.ts';

const Carried = lazy(() => loadOrReload(() => withWords(import('../screens/phone/Carried.tsx'))));
const Hands = lazy(() => loadOrReload(() => withWords(import('../screens/table/history/Hands.tsx'))));
const Lost = lazy(() => loadOrReload(() => withWords(import('../screens/home/Lost.tsx'))));
const Online = lazy(() => loadOrReload(() => withWords(import('../screens/play/Online.tsx'))));
const Made = lazy(() => loadOrReload(() => withWords(import('../screens/plan/Made.tsx'))));
const NewTv = lazy(() => loadOrReload(() => withWords(import('../screens/join/NewTv.tsx'))));
const Pair = lazy(() => loadOrReload(() => withWords(import('../screens/join/Pair.tsx'))));
const Overlay = lazy(() => loadOrReload(() => withWords(import('../screens/overlay/Overlay.tsx'))));
const Paper = lazy(() => loadOrReload(() => withWords(import('../screens/paper/Paper.tsx'))));
const Plan = lazy(() => loadOrReload(() => withWords(import('../screens/plan/Plan.tsx'))));
const Play = lazy(() => loadOrReload(() => withWords(import('../screens/play/Play.tsx'))));
const Privacy = lazy(() => loadOrReload(() => withWords(import('../screens/home/Privacy.tsx'))));
const Results = lazy(() => loadOrReload(() => withWords(import('../screens/results/Results.tsx'))));
const Sample = lazy(() => loadOrReload(() => withWords(import('../screens/plan/Sample.tsx'))));
const Season = lazy(() => loadOrReload(() => withWords(import('../screens/results/Season.tsx'))));

/** What an address says besides the screen. */
export type Address = Omit<ScreenAt, 'is'>;

const SHOWN = {
  'new-tv': () => <NewTv />,
  pair: () => <Pair />,
  carried: () => <Carried />,
  plan: () => <Plan />,
  play: () => <Play />,
  online: () => <Online />,
  sample: () => <Sample />,
  privacy: () => <Privacy />,
  season: () => <Season />,
  made: ({ tournament = '' }) => <Made tournament={tournament} />,
  overlay: ({ tournament = '' }) => <Overlay tournament={tournament} />,
  results: ({ tournament = '' }) => <Results tournament={tournament} />,
  hands: ({ tournament = '', table, number }) => (
    <Hands tournament={tournament} hand={table === undefined ? null : { table, number: Number(number) }} />
  ),
  paper: ({ tournament, sheet }) => <Paper tournament={tournament ?? null} sheet={sheet ?? null} />,
} as const satisfies Readonly<Partial<Record<ScreenName, (at: Address) => ReactElement>>>;

/** The screens that are shown here; a screen that is nowhere does not compile. */
export type RareScreen = keyof typeof SHOWN;

/** Every other screen; those of a tournament are for its members. */
export default function Rarely({ is, at }: { is: RareScreen | null; at?: Address }) {
  if (is === null || at === undefined) return <Lost />;
  const shown = SHOWN[is](at);
  return at.tournament === undefined ? shown : <MembersOnly tournament={at.tournament}>{shown}</MembersOnly>;
}
