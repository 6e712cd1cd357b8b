import { type ComponentType, useState } from 'react';
import { Sheet } from '../../../shared/components/Sheet.tsx';
import { useWords } from '../../../shared/language.ts';
import type { Notice } from '../state/desk.ts';
import type { ProcedureName } from '../state/procedure-names.ts';
import { Deal } from './Deal.tsx';
import { Draw } from './Draw.tsx';
import { HandForHand } from './HandForHand.tsx';
import { Levels } from './Levels.tsx';
import { Log } from './Log.tsx';
import { Moves } from './Moves.tsx';
import { Pots } from './Pots.tsx';
import { Prizes } from './Prizes.tsx';
import { Race } from './Race.tsx';
import { Reseat } from './Reseat.tsx';
import { SeatCards } from './SeatCards.tsx';
import { Steps } from './Steps.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { toolWords } from './tool-words.ts';
import './procedures.css';

/** A procedure calls onDone when it is finished. */
export type ProcedureProps = { readonly onDone: () => void };

const SHOWN: Readonly<Record<ProcedureName, ComponentType<ProcedureProps>>> = {
  draw: Draw,
  cards: SeatCards,
  moves: Moves,
  race: Race,
  'hand-for-hand': HandForHand,
  pots: Pots,
  deal: Deal,
  prizes: Prizes,
  reseat: Reseat,
  levels: Levels,
  time: TimeLeft,
  log: Log,
  steps: Steps,
};
/** These take the whole screen, to read out or fill in. */
const FULL: readonly ProcedureName[] = ['draw', 'cards', 'moves', 'race', 'pots', 'deal', 'levels', 'log'];

/** A procedure on its sheet. Refusals show here too, because the sheet covers the notice. */
export default function Procedure(props: {
  name: ProcedureName;
  notice: Notice | null;
  onClose: () => void;
}) {
  const { name, notice, onClose } = props;
  const t = useWords(toolWords);
  const [before] = useState(notice?.id ?? 0);
  const Shown = SHOWN[name];
  const refused = notice?.bad && notice.id > before;
  return (
    <Sheet title={t.names[name]} full={FULL.includes(name)} onClose={onClose}>
      <div className="procedure">
        {refused && (
          <p className="refusal" role="alert">
            {notice.says}
          </p>
        )}
        <Shown onDone={onClose} />
      </div>
    </Sheet>
  );
}
