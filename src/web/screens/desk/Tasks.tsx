import { Check, CircleQuestionMark } from 'lucide-react';
import type { DirectorTask } from '../../../engine/tournament/tasks.ts';
import { money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { DoorTasks } from './DoorTasks.tsx';
import { RunningLate } from './pace/RunningLate.tsx';
import { useLate } from './pace/useOutlook.ts';
import { StepByStep } from './procedures/StepByStep.tsx';
import { QuestionCard, questionKey } from './Questions.tsx';
import { useDesk } from './state/desk.ts';
import { taskCard } from './state/task-text.ts';
import { todoCount, todos } from './state/todo.ts';
import { deskWords } from './state/words.ts';

/** Questions and tasks, the most urgent first; what several people owe goes into one card. */
export function Tasks({ openMoney }: { openMoney: () => void }) {
  const { view, tournament, door } = useDesk();
  const t = useWords(deskWords);
  const { outlook, late, dismiss } = useLate(tournament, view);
  const owing = view.tasks.filter(({ what }) => what === 'money');
  const list = todos(view).filter(
    (todo) => todo.is === 'question' || todo.task.what !== 'money' || owing.length === 1,
  );
  const count = todoCount(view, door) + (late ? 1 : 0);
  return (
    <section className="tasks" aria-label={t.toDo} aria-live="polite">
      <h2 className="label">{count === 0 ? t.nothingToDo : t.toDoCount(count)}</h2>
      <DoorTasks />
      {list.map((todo, at) =>
        todo.is === 'question' ? (
          <QuestionCard key={questionKey(todo.question)} question={todo.question} />
        ) : (
          <TaskView
            key={`${todo.task.what}${todo.task.player ?? ''}`}
            task={todo.task}
            first={at === 0 && door.length === 0}
          />
        ),
      )}
      {owing.length > 1 && <Owing tasks={owing} onOpen={openMoney} />}
      {count === 0 && <Quiet />}
      {outlook !== null && <RunningLate outlook={outlook} dismiss={late ? dismiss : null} />}
    </section>
  );
}

function Quiet() {
  const { view } = useDesk();
  const t = useWords(deskWords);
  return (
    <p className="quiet">
      <Check size={18} aria-hidden="true" />
      {t.quiet[view.phase]}
    </p>
  );
}

/** The most urgent task in full; tasks that can wait take one line each. */
function TaskView({ task, first }: { task: DirectorTask; first: boolean }) {
  const { view, run, why } = useDesk();
  const t = useWords(deskWords);
  const { title, why: reason, act, other, urgent } = taskCard(task, view, t);
  const full = first || urgent;
  const { rule } = task;
  return (
    <article className={`task card ${urgent ? 'urgent' : ''} ${full ? '' : 'brief'}`}>
      <h3>{title}</h3>
      {(full || act === null) && <p>{reason}</p>}
      <div className="row">
        {act !== null && (
          <button
            type="button"
            className={`button grow ${full ? 'act' : ''}`}
            onClick={() => task.command && run(task.command)}
          >
            {act}
          </button>
        )}
        <StepByStep task={task} />
        {other !== null && (
          <button type="button" className="button grow" onClick={() => run(other.command)}>
            {other.say}
          </button>
        )}
        {rule !== null && (
          <button type="button" className="button why" onClick={() => why(rule)}>
            {full ? t.whyAsk : <CircleQuestionMark size={20} aria-label={t.whyTitle(title)} />}
          </button>
        )}
      </div>
    </article>
  );
}

function Owing({ tasks, onOpen }: { tasks: readonly DirectorTask[]; onOpen: () => void }) {
  const { view } = useDesk();
  const t = useWords(deskWords);
  const sum = tasks.reduce(
    (total, { command }) => total + (command !== null && 'amount' in command ? command.amount : 0),
    0,
  );
  const out = tasks.every(({ command }) => command?.type === 'pay-out');
  return (
    <article className="task card">
      <h3>{out ? t.prizesToPay(tasks.length) : t.playersOwe(tasks.length, money(sum, view.currency))}</h3>
      <button type="button" className="button" onClick={onOpen}>
        {t.openLedger}
      </button>
    </article>
  );
}
