import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { PersonActions } from './PersonActions.tsx';
import { useDesk } from './state/desk.ts';
import { deskWords } from './state/words.ts';

/** A player picked from the list. */
export function PlayerSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { view } = useDesk();
  const t = useWords(deskWords);
  const person = view.people.find(({ player }) => player === id);
  if (person === undefined) return null;
  const table = view.tables.find((each) => each.id === person.chair?.table);
  const seat = person.standing === 'in' && person.chair !== null;
  return (
    <Sheet
      title={seat ? `${person.name} · ${t.chair(person.chair!.table, person.chair!.seat)}` : person.name}
      onClose={onClose}
    >
      <PersonActions player={id} table={table} onDone={onClose} />
    </Sheet>
  );
}
