import { useEffect, useRef, useState } from 'react';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import type { Answer } from '../../../../protocol/routes/routes.ts';
import { ask } from '../../../shared/api/api.ts';

/** The tournament whose warnings this device does not want to see again. */
const DISMISSED = 'riffle.late-dismissed';

export type Outlook = NonNullable<Answer<'GET /api/tournaments/:id/outlook'>['outlook']>;

/** Simulating takes the server a second or two, so it is asked now and then. */
const EVERY_MS = 5 * 60_000;
/** After a bust; a change of the clock is asked about at once. */
const PAUSE_MS = 3 * 60_000;
const SOON_MS = 500;

export type Pace = ReturnType<typeof useLate>;

/** When the tournament will be over, and whether the host should hear that it is late. */
export function useLate(tournament: string, view: TournamentView) {
  const { outlook, look } = useOutlook(tournament, view);
  const [dismissed, setDismissed] = useState(() => window.localStorage.getItem(DISMISSED) === tournament);
  const dismiss = (): void => {
    window.localStorage.setItem(DISMISSED, tournament);
    setDismissed(true);
  };
  const late = !dismissed && outlook !== null && outlook.proposals.length > 0;
  const wish = async (wishedEnd: number): Promise<void> => {
    await ask('PUT /api/tournaments/:id/outlook', { params: { id: tournament }, body: { wishedEnd } });
    await look();
  };
  return { outlook, late, dismiss, wish };
}

/** When the tournament will be over: asked when it starts, when something has changed, and every few minutes. */
function useOutlook(tournament: string, view: TournamentView) {
  const [outlook, setOutlook] = useState<Outlook | null>(null);
  const asked = useRef({ at: Number.NEGATIVE_INFINITY, clock: '' });
  const { phase, players, timer, may } = view;
  const running = phase === 'running' && may === null;
  const clock = JSON.stringify([timer.levels, timer.breaks, timer.at, timer.running, timer.left]);
  const look = async (): Promise<void> => {
    const reply = await ask('GET /api/tournaments/:id/outlook', { params: { id: tournament } });
    // Without an answer the last one stands, and the next look is not far off.
    if ('ok' in reply) setOutlook(reply.ok.outlook);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bust is a reason to ask again.
  useEffect(() => {
    if (!running) return setOutlook(null);
    const lookNow = (): void => {
      asked.current = { at: performance.now(), clock };
      void look();
    };
    const changed = asked.current.clock !== clock;
    const waited = performance.now() - asked.current.at;
    const first = window.setTimeout(lookNow, changed ? SOON_MS : Math.max(SOON_MS, PAUSE_MS - waited));
    const then = window.setInterval(lookNow, EVERY_MS);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(then);
    };
  }, [tournament, running, clock, players.left]);
  return { outlook, look };
}
