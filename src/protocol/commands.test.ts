import { expect, test } from 'vitest';
import { nightCommand } from './commands.ts';

test.each([
  { type: 'clock', do: 'stop' },
  { type: 'clock', do: 'set' },
  { type: 'clock', do: 'start', left: 5 },
  { type: 'clock', do: 'next', why: 'break' },
  { type: 'clock' },
])('an incomplete or overfull clock command is refused: %j', (command) => {
  expect(nightCommand.safeParse(command).success).toBe(false);
});

test.each([
  { type: 'clock', do: 'stop', why: 'break' },
  { type: 'clock', do: 'set', left: 60_000 },
  { type: 'clock', do: 'back' },
])('a whole clock command is taken: %j', (command) => {
  expect(nightCommand.safeParse(command).data).toEqual(command);
});

test('nobody can say that they are the dealer', () => {
  const end = { type: 'end-hand', table: '1', dealer: true };
  expect(nightCommand.safeParse(end).success).toBe(false);
});
