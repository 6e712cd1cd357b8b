import { AlarmClock, Check, ChevronDown, ChevronUp, UserPlus, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TournamentCommand } from '../../../engine/tournament/commands.ts';
import type { DirectorTask } from '../../../engine/tournament/tasks.ts';
import { money } from '../../shared/format.ts';
import { useWords } from '../../shared/language.ts';
import { DoorTasks } from './DoorTasks.tsx';
import { RunningLate } from './pace/RunningLate.tsx';
import type { Pace } from './pace/useOutlook.ts';
import { StepByStep } from './procedures/StepByStep.tsx';
import { QuestionCard } from './questions/Questions.tsx';
import { useDesk, useMay } from './state/desk.ts';
import { questionText } from './state/question-text.ts';
import { briefAct, taskCard } from './state/task-text.ts';
import { groupOf, lines, type Todo, todoCount, todos } from './state/todo.ts';
import { todoKey } from './state/todo-key.ts';
import { deskWords } from './state/words.ts';

/** Questions and tasks: the most urgent in full, the others in a line each, which opens at a tap. */
export function Tasks(props: { openMoney: () => void; openPlayers: () => void; pace: Pace }) {
  const { openMoney, openPlayers, pace } = props;
  const { view, door, snoozed } = useDesk();
  const t = useWords(deskWords);
  const { outlook, late, dismiss, wish } = pace;
  const all = todos(view);
  const list = all.filter((todo) => !snoozed.keys.has(todoKey(todo)));
  const asleep = all.length - list.length;
  const owing = list.flatMap((todo) => (groupOf(todo) === 'money' && todo.is === 'task' ? [todo.task] : []));
  const others = owing.length === 1 ? list : list.filter((todo) => groupOf(todo) !== 'money');
  // Guests at the door come before anything else.
  const first = door.length === 0 ? others[0] : undefined;
  const rest = first === undefined ? others : others.slice(1);
  const count = todoCount(view, door, snoozed.keys) + (late ? 1 : 0);
  return (
    <section className="tasks" aria-label={t.toDo} aria-live="polite">
      <h2 className={count === 0 ? 'label' : 'label counted'}>
        {count > 0 ? t.toDoCount(count) : view.phase === 'open' ? t.toDo : t.nothingToDo}
      </h2>
      <DoorTasks />
      {first !== undefined && <Full key={todoKey(first)} todo={first} />}
      {lines(rest).map((line) =>
        line.length === 1 ? (
          <Line key={todoKey(line[0]!)} todo={line[0]!} />
        ) : (
          <Group key={groupOf(line[0]!)} line={line} />
        ),
      )}
      {owing.length > 1 && <Owing tasks={owing} onOpen={openMoney} />}
      {late && outlook !== null && <RunningLate outlook={outlook} dismiss={dismiss} wish={wish} />}
      {count === 0 && (view.phase === 'open' ? <NoPlayers onAdd={openPlayers} /> : <Quiet />)}
      {asleep > 0 && (
        <button type="button" className="button bare asleep" onClick={() => snoozed.wakeAll()}>
          <AlarmClock size={18} aria-hidden="true" /> {t.snoozed(asleep)}
        </button>
      )}
    </section>
  );
}

/** Nothing can be drawn yet: the way to the first players. */
function NoPlayers({ onAdd }: { onAdd: () => void }) {
  const t = useWords(deskWords);
  const may = useMay();
  return (
    <article className="task card">
      <p>{t.quiet.open}</p>
      {may('enter') && (
        <div className="row">
          <button type="button" className="button grow act" onClick={onAdd}>
            <UserPlus size={20} aria-hidden="true" /> {t.addPlayers}
          </button>
        </div>
      )}
    </article>
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

/** A todo with its reason and everything that can be done about it. */
function Full({ todo, onFold }: { todo: Todo; onFold?: () => void }) {
  return todo.is === 'question' ? (
    <QuestionCard question={todo.question}>
      <Aside todo={todo} {...(onFold && { onFold })} />
    </QuestionCard>
  ) : (
    <TaskView task={todo.task}>
      <Aside todo={todo} {...(onFold && { onFold })} />
    </TaskView>
  );
}

/** Seconds count for these. */
const canWait = (todo: Todo): boolean =>
  todo.is === 'question' || (todo.task.facts.is !== 'asks-clock' && todo.task.facts.is !== 'slept');

/** The player it is about, later, and back to one line. */
function Aside({ todo, onFold }: { todo: Todo; onFold?: () => void }) {
  const { view, snoozed, openPlayer } = useDesk();
  const t = useWords(deskWords);
  const title = textOf(todo, view, t);
  const about = todo.is === 'task' ? todo.task : todo.question;
  const player = 'player' in about ? about.player : undefined;
  return (
    <div className="aside">
      {player !== undefined && view.people.some((each) => each.player === player) && (
        <button type="button" aria-label={t.openPerson(title)} onClick={() => openPlayer(player)}>
          <UserRound size={18} aria-hidden="true" />
        </button>
      )}
      {canWait(todo) && (
        <button type="button" aria-label={t.later(title)} onClick={() => snoozed.snooze(todo)}>
          <AlarmClock size={18} aria-hidden="true" />
        </button>
      )}
      {onFold !== undefined && (
        <button type="button" aria-label={t.fold(title)} onClick={onFold}>
          <ChevronUp size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

const textOf = (
  todo: Todo,
  view: Parameters<typeof taskCard>[1],
  t: Parameters<typeof taskCard>[2],
): string =>
  todo.is === 'task' ? taskCard(todo.task, view, t).title : questionText(todo.question, view, t).title;

/** Does a task; before Riffle deals to everybody, the chips in the room are counted on a sheet. */
function useDoing(): (command: TournamentCommand) => void {
  const { view, run, open } = useDesk();
  return (command) => {
    if (command.type === 'rearrange' && view.desk?.finalTable != null) open('final-table');
    else void run(command);
  };
}

/** A todo that can wait takes one line; its button is there, the reason comes at a tap. */
function Line({ todo }: { todo: Todo }) {
  const { view } = useDesk();
  const t = useWords(deskWords);
  const doIt = useDoing();
  const [open, setOpen] = useState(false);
  if (open) return <Full todo={todo} onFold={() => setOpen(false)} />;
  const brief = todo.is === 'task' ? briefAct(todo.task, taskCard(todo.task, view, t)) : null;
  return (
    <article className="task card brief">
      <Unfold title={textOf(todo, view, t)} onOpen={() => setOpen(true)} />
      {brief !== null && (
        <button type="button" className="button" onClick={() => doIt(brief.command)}>
          {brief.say}
        </button>
      )}
    </article>
  );
}

const Unfold = ({ title, onOpen }: { title: string; onOpen: () => void }) => (
  <h3>
    <button type="button" className="unfold" aria-expanded={false} onClick={onOpen}>
      <span>{title}</span> <ChevronDown size={18} aria-hidden="true" />
    </button>
  </h3>
);

/** Several of a kind: one line for all, each of them at a tap. */
function Group({ line }: { line: readonly Todo[] }) {
  const t = useWords(deskWords);
  const [open, setOpen] = useState(false);
  const title = t.groups[groupOf(line[0]!)!](line.length);
  if (!open)
    return (
      <article className="task card brief">
        <Unfold title={title} onOpen={() => setOpen(true)} />
      </article>
    );
  return (
    <>
      {line.map((todo) => (
        <Full key={todoKey(todo)} todo={todo} onFold={() => setOpen(false)} />
      ))}
    </>
  );
}

function TaskView({ task, children }: { task: DirectorTask; children: ReactNode }) {
  const { view, run, why } = useDesk();
  const t = useWords(deskWords);
  const doIt = useDoing();
  const { title, why: reason, act, other, urgent } = taskCard(task, view, t);
  const { rule } = task;
  return (
    <article className={`task card ${urgent ? 'urgent' : ''}`}>
      <div className="title-row">
        <h3>{title}</h3>
        {children}
      </div>
      <p>{reason}</p>
      <div className="row">
        {act !== null && (
          <button
            type="button"
            className="button grow act"
            onClick={() => task.command && doIt(task.command)}
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
            {t.whyAsk}
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
    <article className="task card brief">
      <h3>{out ? t.prizesToPay(tasks.length) : t.playersOwe(tasks.length, money(sum, view.currency))}</h3>
      <button type="button" className="button" onClick={onOpen}>
        {t.openLedger}
      </button>
    </article>
  );
}
