import type { DirectorTask } from '../../../../engine/tournament/tasks.ts';
import { useWords } from '../../../shared/language.ts';
import { useDesk } from '../state/desk.ts';
import { toolWords } from './tool-words.ts';

/** What is due, led through instead of done at a tap: a draw turned up card by card, a race step by step. */
export function StepByStep({ task }: { task: DirectorTask }) {
  const { view, run, open } = useDesk();
  const t = useWords(toolWords);
  const { command } = task;
  if (command === null || view.desk === null) return null;
  if (task.what === 'chips')
    return (
      <button type="button" className="button grow" onClick={() => open('race')}>
        {t.stepByStep}
      </button>
    );
  if (command.type === 'draw-seats' || (command.type === 'rearrange' && view.desk.redrawDue))
    return (
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
    );
  return null;
}
