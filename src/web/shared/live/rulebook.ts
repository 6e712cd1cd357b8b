import { useEffect, useState } from 'react';
import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { rulebookOf } from '../api/api.ts';

/** A tournament keeps its house from its creation, so it is asked for once. */
const known = new Map<string, Rulebook>();

/** The house this tournament is played by, with everything its host has changed; or why it did not come. */
export function useRulebook(tournament: string) {
  const [rulebook, setRulebook] = useState(known.get(tournament) ?? null);
  const [sorry, setSorry] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    if (rulebook !== null) return;
    void rulebookOf(tournament).then((reply) => {
      if ('sorry' in reply) return setSorry(reply.sorry);
      known.set(tournament, reply.ok.rulebook);
      setRulebook(reply.ok.rulebook);
    });
  }, [tournament, rulebook, tries]);
  const again = (): void => {
    setSorry(null);
    setTries(tries + 1);
  };
  return { rulebook, sorry, again };
}
