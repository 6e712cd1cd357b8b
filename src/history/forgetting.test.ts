import { describe, expect, test } from 'vitest';
import type { HandEvent } from '../engine/record/events.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { EngineTournament } from '../testing/engine-tournament.ts';
import { auditTournament } from './audit.ts';
import { forgetInHand, forgetInTournament, namesIn, textWithout } from './forgetting.ts';

const HIM = 'Zebedee';
const forgotten = (events: readonly TournamentEvent[], name = HIM): TournamentEvent[] => {
  const names = namesIn(events);
  const swap = {
    isThem: (each: string) => each.trim().toLowerCase() === name.toLowerCase(),
    guest: 'Guest 1',
    text: textWithout([name], 'Guest 1', names),
  };
  return events.map((event) => forgetInTournament(event, swap));
};

test('a name is gone from every event of a tournament, wherever somebody typed it, and the tournament is the same', () => {
  const engine = new EngineTournament('homepokertourney').do({ type: 'expect', player: 'z', name: HIM });
  engine.do({ type: 'enter', player: 'z', name: ` ${HIM.toLowerCase()}` });
  for (const name of ['Ann', 'Bob', 'Cy', 'Dee']) engine.enter(name);
  engine.do({ type: 'draw-seats' }).do({ type: 'start' });
  const said = { kind: 'warning', hands: 0, reason: `${HIM} swore at Ann, ${HIM}’s phone rang` } as const;
  engine
    .do({ type: 'penalize', player: 'z', penalty: said })
    .do({ type: 'penalize', player: 'ann', penalty: { ...said, reason: `swore back at ZEBEDEE.` } })
    .do({ type: 'tell-chips', player: 'z', stack: 1000 })
    .do({ type: 'take-chips', player: 'z', chips: 100, reason: `in ${HIM}s Tasche` })
    .do({ type: 'leave', player: 'z' })
    .do({ type: 'undo' })
    .do({ type: 'redo' })
    .do({
      type: 'override',
      rule: 'act-in-turn',
      ruling: `${HIM} may raise`,
      reason: `we like ${HIM}`,
      by: 'Ann',
      involvesDirector: true,
      thirdParty: HIM,
    })
    .do({ type: 'reseat', player: 'z', to: { table: '1', seat: 9 }, reason: `${HIM} cannot see the board` })
    .hand('1', 'z');
  const created = { ...engine.events[0]!, name: `${HIM}’s birthday` } as TournamentEvent;
  const events = [created, ...engine.events.slice(1)];
  const after = forgotten(events);
  expect(JSON.stringify(events)).toMatch(/zebedee/i);
  expect(JSON.stringify(after)).not.toMatch(/zebedee/i);
  expect(after.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
  expect(after[0]).toMatchObject({ name: 'Guest 1’s birthday' });
  expect(after).toContainEqual({
    type: 'penalized',
    player: 'z',
    penalty: { ...said, reason: 'Guest 1 swore at Ann, Guest 1’s phone rang' },
  });
  expect(auditTournament(after, new Map())).toEqual(auditTournament(events, new Map()));
});

test('ages go from the commands of older tournaments too', () => {
  const command = { type: 'enter', player: 'ann', name: 'Ann', age: 37 };
  const began = {
    type: 'began',
    what: 'enter Ann',
    command,
    at: 1,
    clock: false,
  } as unknown as TournamentEvent;
  expect(JSON.stringify(forgotten([began]))).not.toContain('37');
});

test('in a hand it is gone from rulings and their reasons', () => {
  const swap = { isThem: () => false, guest: 'Guest 1', text: textWithout([HIM], 'Guest 1', []) };
  const rule = 'act-in-turn';
  const events: HandEvent[] = [
    { type: 'ruled', irregularity: 'string-bet', ruling: `${HIM} calls`, rule },
    {
      type: 'overridden',
      irregularity: 'string-bet',
      overrides: rule,
      by: `${HIM} raises`,
      reason: `${HIM} meant to`,
      rule,
    },
    { type: 'folded', seat: 3 },
  ];
  const after = events.map((event) => forgetInHand(event, swap));
  expect(JSON.stringify(after)).not.toContain(HIM);
  expect(after[2]).toBe(events[2]);
});

describe('a name in a sentence', () => {
  test.each([
    ['Ben', [], 'Ben swore', 'Guest 1 swore'],
    ['Ben', [], 'Benny and Ruben swore', 'Benny and Ruben swore'],
    ['Ben', [], 'ben’s, Bens and Ben-Gun', 'Guest 1’s, Guest 1s and Guest 1-Gun'],
    // Others keep their names, even if this one is part of them.
    ['Ben', ['Ben Smith', 'Ann'], 'Ben saw Ben Smith', 'Guest 1 saw Ben Smith'],
    ['Han', ['Hans'], 'Han and Hans', 'Guest 1 and Hans'],
    ['Ann Lee', [], 'Ann  Lee and Ann', 'Guest 1 and Ann'],
    ['C. (2)', [], 'C. (2) and C. 2', 'Guest 1 and C. 2'],
    ['Zoë', [], 'ZOË and Zoe\u0308', 'Guest 1 and Guest 1'],
    ['健', [], '健さんと健太', 'Guest 1さんとGuest 1太'],
    ['Ben', ['Ben'], 'Ben', 'Guest 1'],
  ])('%s', (name, others, before, after) => {
    expect(textWithout([name], 'Guest 1', others)(before)).toBe(after);
  });

  test('every sign somebody may have in a name is taken as it is, in their own name and in those of others', () => {
    for (let code = 0x21; code < 0x7f; code++) {
      const name = `Anne${String.fromCharCode(code)}Marie`;
      expect(textWithout([name], 'Guest 1', ['Bob'])(`${name} and Bob`)).toBe('Guest 1 and Bob');
      expect(textWithout(['Bob'], 'Guest 1', [name])(`${name} and Bob`)).toBe(`${name} and Guest 1`);
    }
  });

  test('in another tournament only the exact spelling counts as theirs', () => {
    const text = textWithout(['Will'], 'Guest 1', [], 'exactly');
    expect(text('Will will play')).toBe('Guest 1 will play');
  });
});
