import { useState } from 'react';
import { type People, peopleOf } from '../api/doors.ts';
import { usePoll } from '../usePoll.ts';
import { TurnAway } from './TurnAway.tsx';
import './door.css';

const LOOK_MS = 5_000;

/** Turning away a crowd; nothing where nobody new has come or this device may not decide. */
export function Door({ tournament }: { tournament: string }) {
  const [people, setPeople] = useState<People | null>(null);
  const [denied, setDenied] = useState(false);
  const look = async (): Promise<void> => {
    const reply = await peopleOf(tournament);
    if ('ok' in reply) setPeople(reply.ok);
    // While the server is away the list stays as it is, and is asked for again.
    else setDenied(reply.code !== 'no-line');
  };
  usePoll(look, denied ? null : LOOK_MS);
  return (
    <TurnAway
      tournament={tournament}
      newcomers={people?.newcomers ?? []}
      now={people?.now ?? 0}
      onDone={() => void look()}
    />
  );
}
