import type { Question } from '../../../../engine/tournament/open-questions.ts';
import type { DirectorTask } from '../../../../engine/tournament/tasks.ts';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import type { WaitingGuest } from '../../../../protocol/frames.ts';
import { todoKey } from './todo-key.ts';

/** Something for the director: a question to answer or a task to do. */
export type Todo =
  | { readonly is: 'question'; readonly question: Question }
  | { readonly is: 'task'; readonly task: DirectorTask };

const NONE: ReadonlySet<string> = new Set();

/** What players owe and are owed goes into one line when there is more of it. */
const isMoney = ({ what }: DirectorTask): boolean => what === 'money';

/**
 * Questions and tasks, the most urgent first: a clock is called by the second; seats and hands wait for the answers about
 * them; who won a bounty can wait until the seats are right.
 */
export function todos({ questions, tasks }: TournamentView): readonly Todo[] {
  const asked = new Set(
    questions.flatMap((each) => (each.is === 'rebuy' || each.is === 'bell' ? [each.player] : [])),
  );
  const all: Todo[] = [
    ...questions.map((question): Todo => ({ is: 'question', question })),
    // A question says already that they want a rebuy, or why seats change.
    ...tasks
      .filter(({ facts, player }) => !(facts.is === 'asks-rebuy' && asked.has(player ?? '')))
      .filter(({ what, command }) => what !== 'seats' || command !== null || !questions.some(isAboutSeats))
      .map((task): Todo => ({ is: 'task', task })),
  ];
  return all
    .map((todo, at) => ({ todo, at }))
    .sort((a, b) => urgency(a.todo) - urgency(b.todo) || a.at - b.at)
    .map(({ todo }) => todo);
}

/** Asked before a player can move. */
export const isAboutSeats = ({ is }: Question): boolean =>
  is === 'button' || is === 'blinds' || is === 'in-hand';

function urgency(todo: Todo): number {
  if (todo.is === 'question') return todo.question.is === 'ranking' || todo.question.is === 'bounty' ? 4 : 2;
  const { what, facts } = todo.task;
  if (facts.is === 'asks-clock') return 0;
  if (what === 'asks' || what === 'slept' || what === 'break') return 1;
  // A table that waits for an answer is not waiting for the director.
  if (what === 'seats' || what === 'winner') return facts.is === 'waits' ? 5 : 3;
  return isMoney(todo.task) ? 7 : 6;
}

/** Who waits to be let in, and whose seat another phone has: that takes a look at each. */
export const atDoor = (door: readonly WaitingGuest[]) => ({
  guests: door.filter(({ moves }) => !moves),
  moves: door.filter(({ moves }) => moves),
});

/** Similar todos share a line; those of the same name are similar. Null for one that stands alone. */
export type GroupName =
  | 'rebuy'
  | 'bounty'
  | 'broke'
  | 'no-seat'
  | 'never-came'
  | 'asks-rebuy'
  | 'away'
  | 'money';

export function groupOf(todo: Todo): GroupName | null {
  if (todo.is === 'question') {
    const { is } = todo.question;
    return is === 'rebuy' || is === 'bounty' ? is : null;
  }
  const { facts } = todo.task;
  switch (facts.is) {
    case 'broke':
    case 'no-seat':
    case 'never-came':
    case 'asks-rebuy':
      return facts.is;
    case 'away':
    case 'stayed-away':
      return 'away';
    case 'owes':
    case 'to-be-paid':
      return 'money';
    default:
      return null;
  }
}

/** Todos in lines, in the order of the first of each. */
export function lines(list: readonly Todo[]): readonly (readonly Todo[])[] {
  const found: { readonly group: GroupName | null; readonly todos: Todo[] }[] = [];
  for (const todo of list) {
    const group = groupOf(todo);
    const same = group === null ? undefined : found.find((line) => line.group === group);
    if (same === undefined) found.push({ group, todos: [todo] });
    else same.todos.push(todo);
  }
  return found.map((line) => line.todos);
}

/** How many cards there are: guests at the door count once, and so does money. */
export function todoCount(
  view: TournamentView,
  door: readonly WaitingGuest[],
  snoozed: ReadonlySet<string> = NONE,
): number {
  const list = todos(view).filter((todo) => !snoozed.has(todoKey(todo)));
  const others = list.filter((todo) => todo.is === 'question' || !isMoney(todo.task)).length;
  const { guests, moves } = atDoor(door);
  return Math.min(1, guests.length) + moves.length + others + Math.min(1, list.length - others);
}

/** How many have bought in and need a seat while the others play. */
export const seatless = ({ phase, people }: TournamentView): number =>
  phase === 'running' ? people.filter(({ standing }) => standing === 'entered').length : 0;
