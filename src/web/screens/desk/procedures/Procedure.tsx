import { type ComponentType, useState } from 'react';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { useWords } from '../../../shared/language.ts';
import { type Notice, useDesk } from '../state/desk.ts';
import type { ProcedureName } from '../state/procedure-names.ts';
import { deskWords } from '../state/words.ts';
import { Break } from './Break.tsx';
import { Deal } from './Deal.tsx';
import { Dealers } from './Dealers.tsx';
import { Draw } from './Draw.tsx';
import { EndNow } from './EndNow.tsx';
import { FinalTable } from './FinalTable.tsx';
import { Follow } from './Follow.tsx';
import { HandForHand } from './HandForHand.tsx';
import { Levels } from './Levels.tsx';
import { Log } from './Log.tsx';
import { Moves } from './Moves.tsx';
import { OnTv } from './OnTv.tsx';
import { Pots } from './Pots.tsx';
import { Prizes } from './Prizes.tsx';
import { Race } from './Race.tsx';
import { Reseat } from './Reseat.tsx';
import { SeatCards } from './SeatCards.tsx';
import { Steps } from './Steps.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { toolWords } from './tool-words.ts';
import './break.css';
import './procedures.css';

/** A procedure calls onDone when it is finished; it may be about one table. */
export type ProcedureProps = { readonly table: string | null; readonly onDone: () => void };

const SHOWN: Readonly<Record<ProcedureName, ComponentType<ProcedureProps>>> = {
  break: Break,
  draw: Draw,
  cards: SeatCards,
  dealers: Dealers,
  moves: Moves,
  'final-table': FinalTable,
  race: Race,
  'hand-for-hand': HandForHand,
  pots: Pots,
  follow: Follow,
  deal: Deal,
  prizes: Prizes,
  reseat: Reseat,
  levels: Levels,
  time: TimeLeft,
  tv: OnTv,
  end: EndNow,
  log: Log,
  steps: Steps,
};
/** These take the whole screen, to read out or fill in. */
const FULL: readonly ProcedureName[] = [
  'break',
  'draw',
  'cards',
  'moves',
  'final-table',
  'race',
  'pots',
  'follow',
  'deal',
  'end',
  'levels',
  'log',
];

/** A procedure on its sheet. Refusals show here too, because the sheet covers the notice. */
export default function Procedure(props: {
  name: ProcedureName;
  table: string | null;
  notice: Notice | null;
  onClose: () => void;
}) {
  const { name, table, notice, onClose } = props;
  const t = useWords(toolWords);
  const w = useWords(deskWords);
  const { run } = useDesk();
  const inOrder = async (commands: Notice['wayOut']): Promise<void> => {
    for (const command of commands) if (!(await run(command))) return;
  };
  const [before] = useState(notice?.id ?? 0);
  const Shown = SHOWN[name];
  const refused = notice?.bad && notice.id > before;
  return (
    <Sheet title={t.names[name]} full={FULL.includes(name)} onClose={onClose}>
      <div className="procedure">
        {refused && (
          <div className="refusal row" role="alert">
            <p className="grow">{notice.says}</p>
            {notice.wayOut.length > 0 && (
              <button type="button" className="button" onClick={() => void inOrder(notice.wayOut)}>
                {w.removeBoth}
              </button>
            )}
          </div>
        )}
        <Shown table={table} onDone={onClose} />
      </div>
    </Sheet>
  );
}
