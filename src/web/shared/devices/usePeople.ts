import { useRef, useState } from 'react';
import { type DeviceView, type Grant, type People, peopleOf } from '../api/doors.ts';
import { usePoll } from '../usePoll.ts';

const LOOK_MS = 2_000;

/** Everybody's devices, asked for again and again while they are on the screen. */
export function usePeople(tournament: string) {
  const [people, setPeople] = useState<People | null>(null);
  const look = async (): Promise<void> => {
    const reply = await peopleOf(tournament);
    if ('ok' in reply) setPeople(reply.ok);
  };
  usePoll(look, LOOK_MS);
  return { people, look };
}

const nameOf = ({ device, role, remote }: DeviceView): string => `${device} ${role} ${remote ?? ''}`;
const fits = (grant: Grant, { role, remote }: DeviceView): boolean =>
  grant.to === 'remote' ? remote === grant.table : role === grant.to;

/**
 * The device that has come in by a code since it is shown: one that was not there, or none in particular where the code was
 * used up by a device that is more than it grants already. Null while there is none. With `ever` it may have come before.
 */
export function useConnected(people: People | null, grant: Grant, invite: string | null, ever = false) {
  const before = useRef<ReadonlySet<string> | null>(null);
  const counts = useRef(ever);
  const open = useRef<string | null>(null);
  if (people !== null)
    before.current ??= new Set(people.people.filter(({ me }) => me || !counts.current).map(nameOf));
  const isOpen = people?.invites.some(({ id }) => id === invite) ?? false;
  if (isOpen) open.current = invite;
  const known = before.current;
  const device = people?.people.find((each) => fits(grant, each) && known?.has(nameOf(each)) === false);
  const used = invite !== null && open.current === invite && !isOpen;
  const again = (): void => {
    counts.current = false;
    before.current = null;
    open.current = null;
  };
  return { connected: device !== undefined || used ? { label: device?.label ?? '' } : null, again };
}
