import { expect, test } from 'vitest';
import { peopleCommand } from './commands.ts';

test('a command from another server arrives as it was sent', () => {
  const invite = { type: 'invite', tournament: 'friday', role: 'assistant', player: null } as const;
  const commands = [
    { ...invite, powers: ['clock'], once: true },
    { type: 'join', device: null, code: 'ABC234', name: 'Ann', from: null },
    { type: 'join', device: 'phone', code: 'ABC234', from: 'network' },
  ];
  for (const command of commands) expect(peopleCommand.parse(command)).toEqual(command);
});

test.each([
  ['of an unknown type', { type: 'constructor', tournament: 'friday' }],
  ['without a field', { type: 'move-seat', tournament: 'friday' }],
  ['with a field too many', { type: 'replace-director', tournament: 'friday', player: 'ann' }],
  ['with a power nobody has', { type: 'delegate', tournament: 'friday', member: 'a', powers: ['cards'] }],
  ['by method name and arguments', ['invite', ['friday']]],
])('a command %s is refused', (_, command) => {
  expect(peopleCommand.safeParse(command).success).toBe(false);
});
