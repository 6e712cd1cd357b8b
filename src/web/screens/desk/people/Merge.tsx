import { secondStays } from '../../../../engine/tournament/entries/merge.ts';
import type { PersonView } from '../../../../engine/views/tournament-view.ts';
import { normalizeName } from '../../../../history/names.ts';
import { changeDevice, peopleOf } from '../../../shared/api/doors.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { deskWords } from '../state/words.ts';
import { peopleWords } from './words.ts';

/** Somebody is on the list twice: one entry stays, with the phone and the money of the other. */
export function Merge({ person, onDone }: { person: PersonView; onDone: () => void }) {
  const { tournament, view, run } = useDesk();
  const t = useWords(peopleWords).person;
  const desk = useWords(deskWords);
  const begins = normalizeName(person.name).slice(0, 3);
  const others = view.people
    .filter(({ player, standing }) => player !== person.player && COMING.includes(standing))
    .map((other) => ({ other, alike: normalizeName(other.name).startsWith(begins) }))
    .sort((a, b) => Number(b.alike) - Number(a.alike))
    .map(({ other }) => other);
  if (view.phase === 'running') return <p className="lead">{t.mergeTooLate}</p>;
  const merge = async (other: PersonView): Promise<void> => {
    const [kept, gone] = secondStays(person.standing, other.standing) ? [other, person] : [person, other];
    onDone();
    const reply = view.may === null ? await peopleOf(tournament) : null;
    if (!(await run({ type: 'merge', player: person.player, other: other.player }))) return;
    if (reply === null || !('ok' in reply)) return;
    const phoneOf = ({ player }: PersonView) => reply.ok.people.find((each) => each.player === player);
    const [phone, taken] = [phoneOf(gone), phoneOf(kept)];
    if (phone !== undefined && taken === undefined)
      await changeDevice(tournament, phone.device, { player: kept.player });
  };
  const where = ({ standing, chair }: PersonView): string =>
    standing === 'in' && chair !== null
      ? desk.chair(chair.table, chair.seat)
      : standing === 'entered'
        ? t.boughtIn
        : t.isExpected;
  return (
    <>
      <p className="lead">{t.mergeWho(person.name)}</p>
      <p className="dim">{t.mergeSays}</p>
      <div className="choices">
        {others.map((other) => (
          <button key={other.player} type="button" className="button two-lines" onClick={() => merge(other)}>
            {other.name}
            <small>{where(other)}</small>
          </button>
        ))}
      </div>
    </>
  );
}

const COMING: readonly PersonView['standing'][] = ['expected', 'entered', 'in'];
