import type { TaskFacts } from '../engine/tournament/tasks.ts';
import { chipsText, ENGLISH, listText } from './figures.ts';

const chips = (amount: number): string => chipsText(amount, ENGLISH);

const STEPS = {
  rebuys: 'Last rebuys first: ask everyone who busted.',
  'add-ons': 'Sell the add-ons while the small chips are still in play.',
  'color-up': 'Color up and race off the odd chips before the next level.',
} as const;

const tables = (count: number): string => (count === 1 ? 'the final table' : `${count} tables`);

/** Nobody is left to play against at their kind of table. */
const aloneText = ({ online, combine }: TaskFacts & { is: 'alone' }, name: string): string =>
  [
    online
      ? `Everyone else online is out, so ${name} waits.`
      : `Everyone else in the room is out, so ${name} waits.`,
    combine
      ? 'Bring everyone to one table, dealt on the screen.'
      : 'The tables combine once everyone fits at one. Until then, move somebody to their table.',
  ].join(' ');

/** Why a task is due, with its figures. */
export function because(facts: TaskFacts, name: string): string {
  switch (facts.is) {
    case 'bought-in':
      return `${facts.players} players are in. Draw the seats.`;
    case 'seated':
      return `${facts.players} players at ${facts.tables === 1 ? 'one table' : `${facts.tables} tables`}. Start the clock.`;
    case 'redraw':
      return `${facts.left} players left. Everyone draws for ${tables(facts.tables)}.`;
    case 'combine':
      return `${facts.left} players fit at ${tables(facts.tables)}. Everyone draws again.`;
    case 'together':
      return `${facts.left} players come to one table. Everyone draws again.`;
    case 'alone':
      return aloneText(facts, name);
    case 'tables-won':
      return `${facts.tables} tables have a winner. The winners draw for the final table.`;
    case 'break':
      return `${facts.left} players fit at ${tables(facts.tables)}. Table ${facts.table} breaks.`;
    case 'balance': {
      const sizes = facts.sizes.map(
        ({ table, players }, at) => `${at === 0 ? 'Table' : 'table'} ${table} has ${players}`,
      );
      return `${listText(sizes, ENGLISH)}.`;
    }
    case 'waits':
      return because(facts.due, name);
    case 'no-seat':
      return `${name} has bought in and needs a seat.`;
    case 'one-left':
      return `Only ${name} is left. Declare the winner unless someone rebuys.`;
    case 'away':
      return `${name} has ${facts.minutes} of ${facts.limit} minutes left to come back.`;
    case 'stayed-away':
      return `${name} has been away for ${facts.limit} minutes. You can forfeit their stack.`;
    case 'never-came':
      return `${name} didn’t make it in time. You can remove their stack.`;
    case 'color-up':
      return `The ${chips(facts.chip)}s are no longer needed. Trade them in for ${chips(facts.into)}s and race off the odd ones.`;
    case 'on-break':
      return STEPS[facts.step];
    case 'slept':
      return 'The clock kept running. If you kept playing, count the time.';
    case 'asks-out':
      return `${name} says they’re out of chips. Check at the table, then confirm.`;
    case 'asks-rebuy':
      return facts.sits
        ? `${name} is out of chips and wants a rebuy. Bust them first, then rebuy.`
        : `${name} busted and wants a rebuy.`;
    case 'asks-clock':
      return `If they’ve had enough time, start it: ${facts.seconds} seconds, then a countdown.`;
    case 'broke':
      return `${name} busted and can rebuy.`;
    case 'owes':
      return 'Buy-in, rebuys and add-ons they haven’t paid yet.';
    case 'to-be-paid':
      return 'Hand over the prize, then mark it as paid.';
  }
}
