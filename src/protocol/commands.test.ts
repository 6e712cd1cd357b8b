import { expect, test } from 'vitest';
import { tournamentCommand } from './commands.ts';

test.each([
  { type: 'clock', do: 'stop' },
  { type: 'clock', do: 'set' },
  { type: 'clock', do: 'start', left: 5 },
  { type: 'clock', do: 'next', why: 'break' },
  { type: 'clock' },
])('an incomplete or overfull clock command is refused: %j', (command) => {
  expect(tournamentCommand.safeParse(command).success).toBe(false);
});

test.each([
  { type: 'clock', do: 'stop', why: 'break' },
  { type: 'clock', do: 'set', left: 60_000 },
  { type: 'clock', do: 'back' },
])('a whole clock command is taken: %j', (command) => {
  expect(tournamentCommand.safeParse(command).data).toEqual(command);
});

test('nobody can say that they are the dealer', () => {
  const end = { type: 'end-hand', table: '1', dealer: true };
  expect(tournamentCommand.safeParse(end).success).toBe(false);
});
