import type { DirectorTask } from '../../../../engine/tournament/tasks.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { deskWords } from '../state/words.ts';
import { toolWords } from './tool-words.ts';

/** The button that does a task step by step instead of at one tap: a draw card by card, a chip race, real cards. */
export function StepByStep({ task }: { task: DirectorTask }) {
  const { view, run, open, tellCards } = useDesk();
  const t = useWords(toolWords);
  const { command, lowCard } = task;
  const desk = useWords(deskWords);
  if (command === null || view.desk === null) return null;
  if (task.what === 'break')
    return (
      <button type="button" className="button act grow" onClick={() => open('break')}>
        {desk.task.leadBreak}
      </button>
    );
  if (lowCard !== undefined && (command.type === 'rearrange' || command.type === 'seat-late'))
    return (
      <button type="button" className="button grow" onClick={() => tellCards(command, lowCard)}>
        {t.weDealtCards}
      </button>
    );
  if (task.what === 'chips')
    return (
      <button type="button" className="button grow" onClick={() => open('race')}>
        {t.stepByStep}
      </button>
    );
  // Chips are counted there before anybody draws.
  if (command.type === 'rearrange' && view.desk.finalTable !== null) return null;
  if (command.type === 'draw-seats' || (command.type === 'rearrange' && view.desk.redrawDue))
    return (
      <>
        {view.seatCards !== null && (
          <button type="button" className="button grow" onClick={() => open('cards')}>
            {t.weDrewCards}
          </button>
        )}
        <button
          type="button"
          className="button grow"
          onClick={async () => {
            const led = command.type === 'draw-seats' ? { ...command, oneByOne: true } : command;
            if (await run(led)) open('draw');
          }}
        >
          {t.cardByCard}
        </button>
      </>
    );
  return null;
}
