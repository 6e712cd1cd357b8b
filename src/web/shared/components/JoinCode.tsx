import { useState } from 'react';
import { tournamentOf } from '../api/api.ts';
import { useWords } from '../language.ts';
import { usePoll } from '../usePoll.ts';
import { componentWords } from './words.ts';

/** The laptop may get another address in the middle of the night, and the host may change the code. */
const LOOK_MS = 30_000;

export type Joining = {
  /** Null where this device may not show them. */
  readonly code: string | null;
  readonly link: string | null;
  /** Where phones and TVs find their way in, as people type it. */
  readonly address: { readonly join: string; readonly tv: string };
};

/** How guests get in; null until it is known. */
export function useJoining(tournament: string): Joining | null {
  const [joining, setJoining] = useState<Joining | null>(null);
  const look = async (): Promise<void> => {
    const reply = await tournamentOf(tournament);
    if (!('ok' in reply)) return;
    const { joinCode: code, joinLink: link, address } = reply.ok;
    const { host } = new URL(address);
    setJoining({ code, link, address: { join: `${host}/join`, tv: `${host}/tv` } });
  };
  usePoll(look, LOOK_MS);
  return joining;
}

/** The code guests join with; nothing where this device may not see it. */
export function JoinCode({ tournament }: { tournament: string }) {
  const t = useWords(componentWords);
  const joining = useJoining(tournament);
  if (joining === null || joining.code === null) return null;
  return (
    <p className="next">
      {t.guestsJoin(joining.address.join)} <b className="number">{joining.code}</b>
    </p>
  );
}
