import { useEffect, useRef, useState } from 'react';
import { type Planned, plan, type ToPlan } from '../../shared/planning/api.ts';

export type Answer = {
  /** The last plan there was; it stays while another is made. */
  readonly planned: Planned | null;
  readonly busy: boolean;
  readonly sorry: { readonly code: string; readonly message: string } | null;
};

const PAUSE = 450;
const AGAIN = 2500;
const LATER: readonly string[] = ['too-fast', 'planner-busy', 'plan-replaced'];

/** Plans while the host types: after a pause, and never two at once. `asked` is the wishes as JSON; null for none yet. */
export function usePlan(asked: string | null): Answer & { readonly again: () => void } {
  const [answer, setAnswer] = useState<Answer>({ planned: null, busy: asked !== null, sorry: null });
  const [round, setRound] = useState(0);
  const running = useRef(false);
  const wanted = useRef(asked);
  wanted.current = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again.
  useEffect(() => {
    if (asked === null) return setAnswer((before) => ({ ...before, busy: false }));
    setAnswer((before) => ({ ...before, busy: true }));
    const next = (): void => setRound((each) => each + 1);
    const timer = window.setTimeout(async () => {
      if (running.current) return;
      running.current = true;
      const reply = await plan(JSON.parse(asked) as ToPlan);
      running.current = false;
      if (wanted.current !== asked) return next();
      if ('ok' in reply) return setAnswer({ planned: reply.ok, busy: false, sorry: null });
      // The planner has its hands full, perhaps with another page of this device: it is asked again by itself.
      if (LATER.includes(reply.code)) window.setTimeout(next, AGAIN);
      else
        setAnswer(({ planned }) => ({
          planned,
          busy: false,
          sorry: { code: reply.code, message: reply.sorry },
        }));
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [asked, round]);
  return { ...answer, again: () => setRound((each) => each + 1) };
}
