import { useEffect, useState } from 'react';
import { roster } from '../../../shared/planning/api.ts';
import { useDesk } from '../state/desk.ts';

/** Suggests names from earlier tournaments, except those already on the list. */
export function Roster({ id }: { id: string }) {
  const { view } = useDesk();
  const [known, setKnown] = useState<readonly string[]>([]);
  useEffect(() => {
    void roster().then((reply) => 'ok' in reply && setKnown(reply.ok.roster.map(({ name }) => name)));
  }, []);
  const here = new Set(view.people.map(({ name }) => name));
  return (
    <datalist id={id}>
      {known
        .filter((name) => !here.has(name))
        .map((name) => (
          <option key={name} value={name} />
        ))}
    </datalist>
  );
}
