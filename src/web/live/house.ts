import { useEffect, useState } from 'react';
import type { HouseRules } from '../../engine/tournament/state.ts';
import { houseOf } from '../api.ts';

/** A tournament keeps its house from its creation, so it is asked for once. */
const known = new Map<string, HouseRules>();

/** The house this tournament is played by, with everything its host has changed; or why it did not come. */
export function useHouse(tournament: string) {
  const [house, setHouse] = useState(known.get(tournament) ?? null);
  const [sorry, setSorry] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    if (house !== null) return;
    void houseOf(tournament).then((reply) => {
      if ('sorry' in reply) return setSorry(reply.sorry);
      known.set(tournament, reply.ok.house);
      setHouse(reply.ok.house);
    });
  }, [tournament, house, tries]);
  const again = (): void => {
    setSorry(null);
    setTries(tries + 1);
  };
  return { house, sorry, again };
}
