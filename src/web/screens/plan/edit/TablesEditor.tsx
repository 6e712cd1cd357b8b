import { tableSizes } from '../../../../engine/seating/draw.ts';
import { Count } from '../../../shared/components/fields.tsx';
import { useWords } from '../../../shared/language.ts';
import { choicesNow, type Editing, withChoice } from './editing.ts';
import { editWords } from './words.ts';

const [FEWEST, MOST] = [2, 10];
const inRange = (seats: number): number => Math.min(MOST, Math.max(FEWEST, seats));

/** How many sit at a table, or at how many tables: either gives the other. */
export function TablesEditor(editing: Editing) {
  const t = useWords(editWords);
  const { players } = editing.wish;
  const { tableMaximum: seats } = choicesNow(editing);
  const change = (tableMaximum: number): void => {
    if (Number.isInteger(tableMaximum) && tableMaximum >= FEWEST && tableMaximum <= MOST)
      editing.onChange(withChoice(editing, { tableMaximum }));
  };
  return (
    <div className="fields">
      <Count label={t.seatsPerTable} value={seats} min={FEWEST} max={MOST} onChange={change} />
      <Count
        label={t.tableCount}
        value={tableSizes(players, seats).length}
        min={Math.ceil(players / MOST)}
        max={Math.max(1, Math.floor(players / FEWEST))}
        onChange={(tables) => tables >= 1 && change(inRange(Math.ceil(players / tables)))}
      />
    </div>
  );
}
