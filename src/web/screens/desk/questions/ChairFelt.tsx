import { ChairPicker } from '../../../shared/components/ChairPicker.tsx';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { sitterAt } from '../state/question-text.ts';
import { deskWords } from '../state/words.ts';

/** The chairs of a table to tap, with the names of players who left them. */
export function ChairFelt(props: {
  table: string;
  chairs: readonly { readonly seat: number; readonly note: string | null; readonly leadsTo: string | null }[];
  onChair: (seat: number) => void;
}) {
  const { table: id, chairs, onChair } = props;
  const { view } = useDesk();
  const t = useWords(deskWords).question;
  const table = view.tables.find((each) => each.id === id);
  if (table === undefined) return null;
  return (
    <ChairPicker
      says={t.tapChair}
      of={table.chairs}
      chairs={chairs.map((chair) => {
        const sits = sitterAt(view, id, chair.seat);
        return { ...chair, name: sits?.name ?? null, empty: sits === null || sits.out };
      })}
      onChair={onChair}
    />
  );
}
