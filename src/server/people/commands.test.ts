import { expect, test } from 'vitest';
import { peopleCommand } from './commands.ts';

test('a command from another server arrives as it was sent', () => {
  const invite = { type: 'invite', tournament: 'friday', role: 'assistant', player: null } as const;
  const join = { type: 'join', watch: false, label: 'iPhone' } as const;
  const commands = [
    { ...invite, powers: ['clock'], once: true },
    { ...invite, powers: [], remote: '2', once: true, by: '0123456789abcdef' },
    { ...join, device: null, by: { code: 'ABC234' }, name: 'Ann', from: null },
    { ...join, device: 'phone', by: { tournament: 'friday' }, from: 'network' },
    { type: 'show-screen', device: null, label: 'LG TV', from: 'network' },
  ];
  for (const command of commands) expect(peopleCommand.parse(command)).toEqual(command);
});

test.each([
  ['of an unknown type', { type: 'constructor', tournament: 'friday' }],
  ['without a field', { type: 'claim-screen', tournament: 'friday' }],
  ['with a field too many', { type: 'add-director', tournament: 'friday', player: 'ann' }],
  [
    'with a power nobody has',
    { type: 'change-device', tournament: 'friday', member: 'a', powers: ['cards'] },
  ],
  ['by method name and arguments', ['invite', ['friday']]],
])('a command %s is refused', (_, command) => {
  expect(peopleCommand.safeParse(command).success).toBe(false);
});
