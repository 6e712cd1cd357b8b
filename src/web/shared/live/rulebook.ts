import { useEffect, useState } from 'react';
import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { rulebookOf } from '../api/api.ts';

/** A tournament keeps the rulebook it was created with, so it is asked for once. */
const known = new Map<string, Rulebook>();

/** The tournament's rulebook with the host's changes, or why it could not be loaded. */
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
