import type { Todo } from './todo.ts';

/** What a todo is about, without figures that change by the minute: when anything else changes, it is another one. */
export function todoKey(todo: Todo): string {
  if (todo.is === 'question') {
    const { question } = todo;
    return `${question.is} ${question.table} ${'player' in question ? question.player : ''}`;
  }
  const { what, facts, player = '', command } = todo.task;
  const lasting = Object.entries(facts).filter(([name]) => name !== 'minutes');
  return `${what} ${player} ${JSON.stringify(lasting)} ${command === null}`;
}
