import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HandEvent } from '../engine/record/events.ts';
import type { Facts } from '../engine/rulings/ruling.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { SYSTEM } from '../room/actor.ts';
import { rulebooks } from '../rulebooks/index.ts';
import { handsOf, tournamentStream } from '../store/names.ts';
import { EngineTournament } from '../testing/engine-tournament.ts';
import { anyHand, playOut } from '../testing/random-hand.ts';
import { roomTournament, startCommands } from '../testing/room-tournament.ts';
import { auditTournament, handName } from './audit.ts';
import { auditHand } from './audit-hand.ts';
import type { PlayedHand } from './replay.ts';

const asRead = <T>(events: T): T => JSON.parse(JSON.stringify(events));

/** Another value of the same kind. */
function other(value: unknown, roll: number): unknown {
  if (typeof value === 'number') return value + 1 + Math.floor(roll * 40);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string')
    return KINDS.includes(value)
      ? KINDS[(KINDS.indexOf(value) + 1 + Math.floor(roll * 20)) % KINDS.length]
      : `${value}?`;
  return roll < 0.5 ? 7 : {};
}

const KINDS = [
  'posted',
  'dealt',
  'burned',
  'turned',
  'opened',
  'folded',
  'checked',
  'called',
  'raised',
  'returned',
  'tabled',
  'showdown',
  'shown',
  'mucked',
  'awarded',
  'ended',
  'voided',
  'killed',
  'retrieved',
  'replaced',
  'started',
];

/** Changes one leaf somewhere below. */
function tamper(data: object, whims: readonly number[], depth = 0): void {
  const keys = Object.keys(data);
  const key = keys[Math.floor(whims[depth]! * keys.length)];
  const here = data as Record<string, unknown>;
  if (key === undefined) Object.assign(data, Array.isArray(data) ? [9] : { more: 1 });
  else if (typeof here[key] === 'object' && here[key] !== null) tamper(here[key], whims, depth + 1);
  else here[key] = other(here[key], whims[depth + 1]!);
}

const anyMutation = fc.record({
  how: fc.constantFrom('change' as const, 'remove' as const, 'swap' as const, 'repeat' as const),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  with: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  whims: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: 9,
    maxLength: 9,
  }),
});
type Mutation = typeof anyMutation extends fc.Arbitrary<infer T> ? T : never;

/** How a hand begins is the tournament's to know (below); everything else follows from it. */
function mutate(events: readonly HandEvent[], { how, at, with: second, whims }: Mutation): HandEvent[] {
  const changed = asRead([...events]);
  const first = 1 + Math.floor(at * (changed.length - 1));
  const other = 1 + Math.floor(second * (changed.length - 1));
  if (how === 'remove') changed.splice(first, 1);
  else if (how === 'repeat') changed.splice(first, 0, changed[other]!);
  else if (how === 'swap') [changed[first], changed[other]] = [changed[other]!, changed[first]!];
  else tamper(changed[first]!, whims);
  return changed;
}

const SHOWING: readonly string[] = ['shown', 'mucked'];

describe('a hand', () => {
  test('that the engine dealt is right, at any length and wherever a command ended', () => {
    fc.assert(
      fc.property(...anyHand, (setup, seed, whims) => {
        const stops: number[] = [];
        const { events } = playOut(setup, seed, whims, (played) => stops.push(played.events.length));
        expect(auditHand(asRead(events))).toBeNull();
        for (let length = 1; length < events.length; length++) {
          // The dealer sees to the whole showdown here, but one may also show or throw in by oneself while others have yet to.
          const byOneself = [events[length - 1]!, events[length]!].every(({ type }) =>
            SHOWING.includes(type),
          );
          expect(auditHand(events.slice(0, length)) === null, `${length} of ${events.length}`).toBe(
            byOneself || stops.includes(length),
          );
        }
      }),
      { numRuns: 50 },
    );
  });

  test('with any one event changed, removed, repeated or exchanged is not', () => {
    fc.assert(
      fc.property(...anyHand, anyMutation, (setup, seed, whims, mutation) => {
        const { events } = playOut(setup, seed, whims);
        const changed = mutate(events, mutation);
        fc.pre(JSON.stringify(changed) !== JSON.stringify(events));
        expect(auditHand(changed)).not.toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

/** An evening that keeps the hands it deals. */
class RecordedTournament extends EngineTournament {
  readonly hands = new Map<string, readonly HandEvent[]>();

  override deal(table: string): PlayedHand {
    const played = super.deal(table);
    this.hands.set(handName(table, this.tournament.tables.get(table)!.hand!.number), played.events);
    return played;
  }

  get wrong(): string[] {
    return auditTournament(asRead(this.events), new Map(asRead([...this.hands])));
  }
}

describe('a tournament', () => {
  test('under any rulebook, with players who leave, are disqualified and rebuy, is right to its end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rulebooks),
        fc.integer({ min: 2, max: 14 }),
        fc.integer(),
        (rulebook, players, seed) => {
          const engine = new RecordedTournament(
            rulebook.id,
            (seed >>> 0).toString(16).padStart(8, '0').repeat(8),
          );
          engine.started(players, 'dealt').playOut(
            () => {},
            () => {
              for (const id of engine.rebuyers())
                if (engine.under(3) > 0) engine.do({ type: 'rebuy', player: id });
              const seated = [...engine.tournament.players.values()].filter(
                ({ standing }) => standing.is === 'in',
              );
              const { id, awaySince } = seated[engine.under(seated.length)]!;
              const roll = engine.under(6);
              if (roll === 0)
                engine.do(
                  awaySince === null ? { type: 'leave', player: id } : { type: 'come-back', player: id },
                );
              if (roll === 1 && awaySince === null)
                engine
                  .do({ type: 'leave', player: id })
                  .do({ type: 'undo' })
                  .do({ type: 'redo' })
                  .do({ type: 'undo' });
              if (roll === 2)
                engine.try({
                  type: 'penalize',
                  player: id,
                  penalty: { kind: 'missed-hands', hands: 2, reason: 'late' },
                });
              if (roll === 3 && seated.length > 4)
                engine.do({
                  type: 'penalize',
                  player: id,
                  penalty: { kind: 'disqualification', hands: 0, reason: 'drunk' },
                });
            },
          );
          expect(engine.hands.size).toBeGreaterThan(0);
          expect(engine.wrong).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('at live tables has no stacks to count, but still one winner', () => {
    const engine = new RecordedTournament('tda').started(3, 'live');
    const [first, second] = engine.at('1');
    engine.hand('1', first!).hand('1', second!);
    if (!engine.over) engine.do({ type: 'finish' });
    expect(engine.wrong).toEqual([]);
  });
});

/** A tournament of bots on the server, with a misdeal and a stub shuffled by ruling, to its end. */
async function servedTournament() {
  const { ports, room, store, direct, key } = await roomTournament({ bots: 4, seed: 5 });
  for (const command of startCommands('dealt')) await direct(command);
  const rule = async (hand: number, told: { irregularity: string; facts: Facts }): Promise<void> => {
    await ports.until(() => room.tournament.tables.get('1')!.hand?.number === hand);
    let answer: unknown = null;
    void room.rule(SYSTEM, { type: 'rule', key: key(), table: '1', hand, ...told }).then((said) => {
      answer = said;
    });
    await ports.until(() => answer !== null);
    expect(answer).toMatchObject({ type: 'done' });
  };
  await rule(1, { irregularity: 'first-card-wrong-seat', facts: { acted: 0, chipsIn: false } });
  await rule(2, { irregularity: 'flop-premature', facts: {} });
  await ports.until(() => room.tournament.phase === 'over');
  const read = async (stream: string) => (await store.read(stream)).map(({ data }) => data);
  const hands = new Map<string, HandEvent[]>();
  for (const { stream } of await store.streams(handsOf('tournament')))
    hands.set(stream.slice(handsOf('tournament').length), (await read(stream)) as HandEvent[]);
  return { tournament: (await read(tournamentStream('tournament'))) as TournamentEvent[], hands };
}

describe('a tournament on the server', async () => {
  const { tournament, hands } = await servedTournament();
  /** What is wrong when something was done to a copy of it. */
  const changed = (
    change: (tournament: TournamentEvent[], hands: Map<string, HandEvent[]>) => void,
  ): string[] => {
    const [copy, copies] = [asRead(tournament), new Map(asRead([...hands]))];
    change(copy, copies);
    return auditTournament(copy, copies);
  };
  const at = (type: TournamentEvent['type'], nth = 0): number =>
    [...tournament.keys()].filter((index) => tournament[index]!.type === type)[nth]!;

  test('is right, with its rulings', () => {
    const types = new Set([...hands.values()].flat().map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(['ruled', 'voided', 'stub-set', 'showdown']));
    expect(changed(() => {})).toEqual([]);
  });

  test('a hand that is gone, or that nobody began, is missed', () => {
    expect(changed((_, hands) => hands.delete('1/3'))).toEqual([
      `version ${at('hand-started', 2) + 1}: hand 1/3 was never written`,
    ]);
    expect(changed((_, hands) => hands.set('1/9999', hands.get('1/3')!))).toEqual([
      'hand 1/9999 was dealt, and the night never began it',
    ]);
  });

  test('a hand that lost its end, or its misdeal, is still being played where the tournament ends it', () => {
    const ends = (nth: number) =>
      `version ${at('hand-ended', nth) + 1}: hand 1/${nth + 1} ends here, but it is still being played`;
    expect(changed((_, hands) => hands.get('1/1')!.pop())).toEqual([ends(0)]);
    const opening = hands.get('1/3')!.findIndex(({ type }) => type === 'opened');
    expect(changed((_, hands) => hands.get('1/3')!.splice(opening + 1))).toEqual([ends(2)]);
    expect(
      changed((tournament) => delete (tournament[at('hand-ended')] as { again?: unknown }).again)[0],
    ).toBe(`version ${at('hand-ended') + 1}: hand 1/1 is a misdeal`);
  });

  test('stacks between the hands are those of the hands', () => {
    const moved = changed((tournament) => {
      const { stacks } = tournament[at('hand-ended', 2)] as unknown as { stacks: [string, number][] };
      stacks[0]![1] += 5;
      stacks[1]![1] -= 5;
    });
    expect(moved[0]).toBe(
      `version ${at('hand-ended', 2) + 1}: hand 1/3 brings other stacks than it ended with`,
    );
    const made = changed((tournament) => {
      (tournament[at('hand-ended', 2)] as unknown as { stacks: [string, number][] }).stacks[0]![1] += 5;
    });
    expect(made.at(-1)).toBe(
      `version ${at('hand-ended', 2) + 1}: 4005 chips are there, 4000 were handed out`,
    );
  });

  test('a hand dealt to other stacks, blinds or rules than the tournament’s is found, and so are hands dead at the deal', () => {
    const other = changed((_, hands) => {
      const [first] = hands.get('1/3')! as unknown as [
        { setup: { choices: { structure: { cite: string } } } },
      ];
      first.setup.choices.structure.cite = 'tda-47-reopen';
    });
    expect(other).toEqual([expect.stringMatching(/hand 1\/3 was dealt to another table than the night has/)]);
    const absent = changed((tournament) => {
      (tournament[at('hand-started', 2)] as unknown as { dead: number[] }).dead = [1];
    });
    expect(absent).toEqual([expect.stringMatching(/hand 1\/3 has other dead hands at the deal/)]);
  });

  test('missing events make the tournament impossible', () => {
    for (const type of ['created', 'entered', 'seats-drawn', 'hand-started', 'hand-ended', 'busted'] as const)
      expect(
        changed((tournament) => tournament.splice(at(type), 1)),
        type,
      ).not.toEqual([]);
    const over = at('hand-ended', 2) + 1;
    expect(changed((tournament) => tournament.splice(over, 0, { type: 'undone', what: 'the hand' }))).toEqual(
      [`version ${over + 1}: there is nothing to take back`],
    );
    expect(auditTournament([], hands)).toContain('the night has no events');
  });

  test('something that was never an event is named', () => {
    expect(changed((tournament) => tournament.splice(5, 1, null as never))[0]).toMatch(/^version 6: /);
    expect(changed((_, hands) => hands.get('1/3')!.splice(4, 1, null as never))[0]).toMatch(
      /^hand 1\/3: version 5 /,
    );
    expect(changed((_, hands) => hands.get('1/3')!.splice(0, 1, { type: 'started' } as never))[0]).toMatch(
      /^hand 1\/3: version 1 is no event of a hand/,
    );
  });

  test('a broken beginning is named, and so is anything that could not be shown', () => {
    const first = (change: (created: Record<string, unknown>) => void) =>
      changed((tournament) => change(tournament[0] as never));
    const rulebook = (change: (tournament: Record<string, { use: unknown }>) => void) =>
      first(({ rulebook }) =>
        change((rulebook as { tournament: Record<string, { use: unknown }> }).tournament),
      );
    expect(first((created) => delete created.rulebook)).toEqual([
      expect.stringMatching(/^version 1: "created" cannot be read/),
    ]);
    expect(first((created) => Object.assign(created, { name: { first: 'Ann' } }))).toEqual([
      'version 1: "created" has no id or no name',
    ]);
    expect(first((created) => Object.assign(created, { kind: 'banked' }))).toEqual([
      'version 1: "created" has a kind that no tournament is of',
    ]);
    expect(rulebook((tournament) => delete tournament.decisionClock)).toEqual([
      expect.stringMatching(/^version 1: "created" cannot be read/),
    ]);
    expect(rulebook((tournament) => Object.assign(tournament.levels!, { use: [] }))).toEqual([
      expect.stringMatching(/^version 1: "created" is against the rules: /),
    ]);
    expect(rulebook((tournament) => delete tournament.buyIn)).toContainEqual(
      expect.stringMatching(/^the tournament cannot be shown/),
    );
    const entered = at('entered');
    expect(changed((tournament) => Object.assign(tournament[entered]!, { name: 5 }))).toContain(
      'player bot1 has no name',
    );
    expect(changed((tournament) => Object.assign(tournament[entered]!, { price: '25' }))).toContainEqual(
      expect.stringMatching(/^a figure of .* is not a whole number$/),
    );
  });

  test('a hand begun and undone is neither ended nor played', () => {
    const last = at('hand-started', 3);
    const wrong = changed((tournament, hands) => {
      tournament.splice(last + 1, tournament.length, { type: 'undone', what: 'start hand at table 1' });
      for (const name of [...hands.keys()]) if (Number(name.slice(2)) > 4) hands.delete(name);
    });
    expect(wrong).toEqual(['hand 1/4 was begun and never ended, and is not being played']);
  });
});
