import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { frontOf } from '../api/doors.ts';
import { lazyPart } from '../lazy.ts';

const FrontDoor = lazyPart(() => import('./FrontDoor.tsx'));

/** A page that does not follow its tournament: the front door instead, where this device is not in it. */
export function MembersOnly({ tournament, children }: { tournament: string; children: ReactNode }) {
  const [outside, setOutside] = useState(false);
  useEffect(() => {
    setOutside(false);
    // The page asks for what it shows at the same time: members wait for nothing.
    void frontOf(tournament).then((reply) =>
      setOutside(
        'ok' in reply ? reply.ok.role === null : reply.code === 'not-found' || reply.code === 'no-line',
      ),
    );
  }, [tournament]);
  return outside ? (
    <Suspense fallback={null}>
      <FrontDoor />
    </Suspense>
  ) : (
    children
  );
}
