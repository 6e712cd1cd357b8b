import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PersonView } from '../../../../engine/views/tournament-view.ts';
import { removeDevice } from '../../../shared/api/doors.ts';
import { HandOver } from '../../../shared/devices/HandOver.tsx';
import { usePeople } from '../../../shared/devices/usePeople.ts';
import { sentence } from '../../../shared/format.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { peopleWords } from './words.ts';

/** Which phone has a player's seat, and how another one gets it. */
export function PersonPhone({ person }: { person: PersonView }) {
  const { tournament } = useDesk();
  const t = useWords(peopleWords).person;
  const { people, look } = usePeople(tournament);
  const [sorry, setSorry] = useState<string | null>(null);
  const { player, name } = person;
  const phones = people?.people.filter((each) => each.player === player) ?? [];
  const remove = async (device: string): Promise<void> => {
    const reply = await removeDevice(tournament, device);
    setSorry('ok' in reply ? null : sentence(reply.sorry));
    await look();
  };
  return (
    <>
      {people !== null && phones.length === 0 && <p className="lead">{t.noPhone(name)}</p>}
      <ul className="list card phones">
        {phones.map(({ device, label, online, me }) => (
          <li key={device} className="row line">
            <p className="grow">
              <b>{label === '' ? t.aPhone : label}</b>{' '}
              <span className="dim">{online ? t.online : t.offline}</span>
            </p>
            {!me && (
              <button
                type="button"
                className="button bare"
                aria-label={t.removePhone(label)}
                onClick={() => void remove(device)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {sorry !== null && <p role="alert">{sorry}</p>}
      <HandOver
        tournament={tournament}
        grant={{ to: 'seat', player }}
        says={t.phoneSays(name)}
        people={people}
      />
    </>
  );
}
