import { describe, expect, test } from 'vitest';
import { tournamentCommand } from '../protocol/commands.ts';
import { POWERS, type Power } from '../protocol/frames.ts';
import type { Actor } from './actor.ts';
import { mayDo, type Request } from './permissions.ts';

/**
 * Columns: the director; an assistant without powers, and one with the power named on the right; the same without powers
 * but with a seat, for themselves; a player for themselves, and for another; a display; a spectator.
 * `+` may, `-` may not.
 */
const GRID = `
                    director assistant delegated seated own other display spectator power
expect              +        -         +         -      -   -     -       -         door
excuse              +        -         +         +      +   -     -       -         door
enter               +        -         +         -      -   -     -       -         door
rename              +        -         +         -      -   -     -       -         door
play-online         +        -         +         +      +   -     -       -         door
withdraw            +        -         +         -      -   -     -       -         door
merge               +        -         +         -      -   -     -       -         door
seat-late           +        -         +         -      -   -     -       -         door
draw-seats          +        -         +         -      -   -     -       -         seats
rearrange           +        -         +         -      -   -     -       -         seats
combine-tables      +        -         +         -      -   -     -       -         seats
reseat              +        -         +         -      -   -     -       -         seats
redraw-half-field   +        -         +         -      -   -     -       -         seats
take-seats          +        -         +         -      -   -     -       -         seats
name-dealers        +        -         +         -      -   -     -       -         seats
draw-button         +        -         +         -      -   -     -       -         seats
leave               +        -         +         +      +   -     -       -         seats
come-back           +        -         +         +      +   -     -       -         seats
ask                 +        -         +         +      +   -     -       -         seats
call-clock          +        -         +         -      -   -     -       -         clock
start               +        -         +         -      -   -     -       -         clock
clock               +        -         +         -      -   -     -       -         clock
count-sleep         +        -         +         -      -   -     -       -         clock
end-break-step      +        -         +         -      -   -     -       -         clock
show-on-tv          +        -         +         -      -   -     -       -         clock
hand-for-hand       +        -         +         -      -   -     -       -         clock
start-hand          +        -         +         -      -   -     -       -         hands
end-hand            +        -         +         -      -   -     -       -         hands
next-hand           +        -         +         -      -   -     -       -         hands
track               +        -         +         -      -   -     -       -         hands
bust                +        -         +         -      -   -     -       -         hands
answer              +        -         +         -      -   -     -       -         hands
settle-hand         +        -         +         -      -   -     -       -         hands
follow              +        -         +         -      -   -     -       -         hands
order-bust          +        -         +         -      -   -     -       -         hands
correct-button      +        -         +         -      -   -     -       -         hands
tell-chips          +        -         +         -      -   -     -       -         hands
color-up            +        -         +         -      -   -     -       -         hands
rebuy               +        -         +         -      -   -     -       -         bank
add-on              +        -         +         -      -   -     -       -         bank
pay                 +        -         +         -      -   -     -       -         bank
pay-out             +        -         +         -      -   -     -       -         bank
write-off           +        -         +         -      -   -     -       -         bank
set-levels          +        -         -         -      -   -     -       -         none
remove              +        -         -         -      -   -     -       -         none
take-chips          +        -         -         -      -   -     -       -         none
penalize            +        -         -         -      -   -     -       -         none
set-prizes          +        -         -         -      -   -     -       -         none
set-costs           +        -         -         -      -   -     -       -         none
agree-deal          +        -         -         -      -   -     -       -         none
end-now             +        -         -         -      -   -     -       -         none
finish              +        -         -         -      -   -     -       -         none
override            +        -         -         -      -   -     -       -         none
record-ruling       +        -         -         -      -   -     -       -         none
undo                +        -         -         -      -   -     -       -         none
redo                +        -         -         -      -   -     -       -         none
retract             +        -         -         -      -   -     -       -         none
rule                +        -         -         -      -   -     -       -         none
void-hand           +        -         -         -      -   -     -       -         none
act                 -        -         -         +      +   +     -       -         none
call-time           +        -         +         +      +   +     -       -         clock
more-time           +        -         +         -      -   -     -       -         clock
hurry               -        -         -         +      +   +     -       -         none
commit              -        -         -         +      +   +     -       -         none
reveal              -        -         -         +      +   +     -       -         none
say                 +        -         -         +      +   +     -       +         none
react               +        -         -         +      +   +     -       +         none
report              +        -         -         +      +   +     -       -         none
silence             +        -         -         -      -   -     -       -         none
open-talk           +        -         -         -      -   -     -       -         none
table:hold          +        -         +         -      -   -     -       -         clock
table:go-on         +        -         +         +      +   +     -       -         clock
`;
// Frames at a dealt table name no player: the room acts on the sender's own seat, so nobody can name another's.

const who = (role: Actor['role'], player: string | null = null): Actor => ({ device: 'd', role, player });
const lines = GRID.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/));

/** A request with only the fields that permissions look at. */
function asked(type: string, player: string): Request {
  const [name, doing] = type.split(':');
  return { type: name, player, ...(doing && { do: doing }) } as unknown as Request;
}
/** Frames at a dealt table have no player. */
const frame = (type: string): Request => {
  const { player: _, ...rest } = asked(type, 'ann') as Request & { player: string };
  return rest as Request;
};

const FRAMES = [
  'rule',
  'void-hand',
  'act',
  'call-time',
  'more-time',
  'hurry',
  'commit',
  'reveal',
  'say',
  'react',
  'report',
  'silence',
  'open-talk',
  'table:hold',
  'table:go-on',
];
const fromSchema = [...tournamentCommand._zod.propValues.type!] as string[];

test('the grid has every command of the schema and every frame, and nothing else', () => {
  expect(lines.map(([type]) => type).sort()).toEqual([...fromSchema, ...FRAMES].sort());
});

describe.each(lines)('%s', (type, ...cells) => {
  const [director, assistant, delegated, seated, own, other, display, spectator, power] = cells;
  const of = (player: string): Request => (FRAMES.includes(type!) ? frame(type!) : asked(type!, player));
  const all = POWERS.filter((each) => each !== power);
  const given = power === 'none' ? POWERS : [power as Power];
  const cases: [string, string | undefined, Actor, readonly Power[], string][] = [
    ['director', director, who('director'), [], 'ann'],
    ['assistant without powers', assistant, who('assistant'), [], 'ann'],
    ['assistant with every other power', assistant, who('assistant'), all, 'ann'],
    ['assistant with the power', delegated, who('assistant'), given, 'ann'],
    ['assistant with a seat', seated, who('assistant', 'ann'), [], 'ann'],
    ['player for themselves', own, who('player', 'ann'), [], 'ann'],
    ['player for another', other, who('player', 'ann'), [], 'bob'],
    ['player with powers they should not have', other, who('player', 'ann'), POWERS, 'bob'],
    ['display', display, who('display'), POWERS, 'ann'],
    ['spectator', spectator, who('spectator'), POWERS, 'ann'],
  ];
  test.each(cases)('%s: %s', (_, cell, someone, powers, player) => {
    const denial = mayDo(someone, powers, of(player));
    expect(denial === null ? '+' : '-').toBe(cell);
    if (denial !== null)
      expect(denial).toEqual({ code: expect.any(String), rule: null, message: expect.any(String) });
  });
});

describe('a director who plays', () => {
  test('acts on their own seat', () => {
    for (const type of ['act', 'commit', 'reveal'])
      expect(mayDo(who('director', 'ann'), [], frame(type))).toBeNull();
  });

  test('decides for everybody as before', () => {
    expect(mayDo(who('director', 'ann'), [], asked('leave', 'bob'))).toBeNull();
  });
});

describe('a phone lying on a table', () => {
  const HANDS = ['start-hand', 'end-hand', 'settle-hand', 'next-hand', 'follow', 'track', 'bust', 'answer'];

  test.each(['spectator', 'display'] as const)('as a %s taps in the hands of that table', (role) => {
    for (const type of HANDS) {
      const { table: _, ...rest } = asked(type, 'ann') as Request & { table: string };
      const at = (table: string) => ({ ...rest, table }) as Request;
      expect([type, mayDo(who(role), [], at('2'), () => ['2'])]).toEqual([type, null]);
      expect(mayDo(who(role), [], at('1'), () => ['2'])?.code).toBe('read-only');
      expect(mayDo(who(role), [], at('2'), () => [])?.code).toBe('read-only');
      const anyway: object = { ...at('2'), anyway: 'because' };
      expect(mayDo(who(role), [], anyway as Request, () => ['2'])?.code).toBe('director-only');
    }
  });

  test('does nothing else, but for the talk of spectators', () => {
    for (const [type] of lines) {
      if (HANDS.includes(type!)) continue;
      const request = FRAMES.includes(type!) ? frame(type!) : asked(type!, 'ann');
      const talks = type === 'say' || type === 'react';
      for (const role of talks ? (['display'] as const) : (['spectator', 'display'] as const))
        expect([
          type,
          mayDo(who(role), POWERS, { ...request, table: '2' } as Request, () => ['2'])?.code,
        ]).toEqual([type, 'read-only']);
    }
  });
});

test('a refusal says why', () => {
  const code = (someone: Actor, type: string, player = 'ann') =>
    mayDo(someone, [], asked(type, player))?.code;
  expect(code(who('display'), 'clock')).toBe('read-only');
  expect(code(who('assistant'), 'clock')).toBe('not-delegated');
  expect(code(who('assistant'), 'override')).toBe('director-only');
  expect(code(who('player', 'ann'), 'clock')).toBe('director-only');
  expect(code(who('player', 'ann'), 'leave', 'bob')).toBe('not-yours');
  expect(code(who('player'), 'leave')).toBe('no-seat');
  expect(mayDo(who('director'), [], frame('act'))?.code).toBe('no-seat');
});
