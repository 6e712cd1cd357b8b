import type { DirectorTask } from '../../../../engine/tournament/tasks.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { toolWords } from './tool-words.ts';

/** The button that does a task step by step instead of at one tap: a draw card by card, a chip race, real cards. */
export function StepByStep({ task }: { task: DirectorTask }) {
  const { view, run, open, tellCards } = useDesk();
  const t = useWords(toolWords);
  const { command, lowCard } = task;
  if (command === null || view.desk === null) return null;
  if (lowCard !== undefined)
    return (
      <button type="button" className="button grow" onClick={() => tellCards(lowCard)}>
        {t.weDealtCards}
      </button>
    );
  if (task.what === 'chips')
    return (
      <button type="button" className="button grow" onClick={() => open('race')}>
        {t.stepByStep}
      </button>
    );
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
