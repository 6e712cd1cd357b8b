import { useState } from 'react';
import type { TableView } from '../../../engine/views/tournament-view.ts';
import { Sheet } from '../../shared/components/Sheet.tsx';
import { useWords } from '../../shared/language.ts';
import { PersonActions } from './PersonActions.tsx';
import { useDesk, useMay } from './state/desk.ts';
import { deskWords } from './state/words.ts';

/** The sheet of a tapped player: a second tap knocks them out. */
export function SeatSheet(props: {
  table: TableView;
  player: string;
  onOut: () => void;
  onOthers: () => void;
  onClose: () => void;
}) {
  const { table, player, onOut, onOthers, onClose } = props;
  const { view } = useDesk();
  const t = useWords(deskWords);
  const may = useMay();
  const [filling, setFilling] = useState(false);
  const seat = table.seats.find((each) => each.player === player);
  if (seat === undefined) return null;
  const canBust = view.phase === 'running' && table.kind === 'live' && table.seats.length > 1 && may('bust');
  return (
    <Sheet title={t.nameAndSeat(seat.name, seat.seat)} onClose={onClose}>
      {canBust && !filling && (
        <div className="choices">
          <button type="button" className="button act wide" onClick={onOut}>
            {t.isOut(seat.name)}
          </button>
          <button type="button" className="button wide" onClick={onOthers}>
            {t.outTogether}
          </button>
        </div>
      )}
      <PersonActions player={player} table={table} onDone={onClose} onForm={() => setFilling(true)} />
    </Sheet>
  );
}
