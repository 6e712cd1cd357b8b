import { useCallback, useEffect, useState } from 'react';
import type { WaitingGuest } from '../../../../protocol/frames.ts';
import { answerDoor, type Front, frontOf, peopleOf } from '../../../shared/api/doors.ts';
import { sentence } from '../../../shared/format.ts';

const LOOK_MS = 3_000;
/** The host may change who hosts, when it begins and where the group talks. */
const FRONT_MS = 15_000;
/** A phone that was here so recently is only asleep. */
const JUST_NOW_MS = 10 * 60_000;

export type Guests = {
  readonly waiting: readonly WaitingGuest[];
  /** Players whose phones are connected, or were a moment ago. */
  readonly here: ReadonlySet<string>;
};
const NOBODY: Guests = { waiting: [], here: new Set() };

/** For the host: who waits to be let in, and who is here. */
export function useGuests(tournament: string, directs: boolean) {
  const [guests, setGuests] = useState(NOBODY);
  const look = useCallback(async (): Promise<void> => {
    const reply = await peopleOf(tournament);
    if (!('ok' in reply)) return;
    const { door, people, now } = reply.ok;
    const present = people.filter(
      ({ online, seenAt }) => online || (seenAt !== null && now - seenAt < JUST_NOW_MS),
    );
    setGuests({
      waiting: door?.waiting ?? [],
      here: new Set(present.flatMap(({ player }) => player ?? [])),
    });
  }, [tournament]);
  useEffect(() => {
    if (!directs) return;
    void look();
    const timer = window.setInterval(() => void look(), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [directs, look]);
  const [refused, setRefused] = useState<{ guest: string; code: string; message: string } | null>(null);
  const answer = async (guest: WaitingGuest, does: 'approve' | 'move' | 'decline'): Promise<void> => {
    const reply = await answerDoor(tournament, guest.id, does);
    setRefused('ok' in reply ? null : { guest: guest.id, code: reply.code, message: sentence(reply.sorry) });
    await look();
  };
  return { ...guests, refused, answer };
}

/** Who hosts, when it begins, and how far bots fill the table. */
export function useFront(tournament: string): Front | null {
  const [front, setFront] = useState<Front | null>(null);
  useEffect(() => {
    const ask = (): void => void frontOf(tournament).then((reply) => 'ok' in reply && setFront(reply.ok));
    ask();
    const timer = window.setInterval(ask, FRONT_MS);
    return () => window.clearInterval(timer);
  }, [tournament]);
  return front;
}
