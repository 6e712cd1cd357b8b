import { useState } from 'react';
import type { Club } from '../../../protocol/club.ts';
import { clubOf } from '../../shared/api/club.ts';
import { usePoll } from '../../shared/usePoll.ts';

/** The host may change it on the desk while everybody is looking at the TV. */
const LOOK_MS = 10_000;

/** The club's own name, text and picture; null where nobody has set any, and until they are here. */
export function useClub(tournament: string): Club | null {
  const [club, setClub] = useState<Club | null>(null);
  usePoll(async () => {
    const reply = await clubOf(tournament);
    if ('ok' in reply) setClub(reply.ok);
  }, LOOK_MS);
  return club;
}
