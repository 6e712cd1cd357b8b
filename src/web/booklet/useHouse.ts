import { useEffect, useState } from 'react';
import type { HouseRules } from '../../engine/tournament/night.ts';
import { rulebook } from '../../rulebooks/index.ts';
import { houseOf } from '../api.ts';

/** The rules this night is played by: its rulebook's at once, its own as soon as the server has told them. */
export function useHouse(book: string, tournament: string | null): HouseRules | null {
  const [own, setOwn] = useState<HouseRules | null>(null);
  useEffect(() => {
    if (tournament !== null)
      void houseOf(tournament).then((reply) => 'ok' in reply && setOwn(reply.ok.house));
  }, [tournament]);
  return own ?? rulebook(book) ?? null;
}
