import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulebooks } from '../../rulebooks/index.ts';
import { EngineTournament, MINUTE } from '../../testing/engine-tournament.ts';
import { readClock } from '../clock/clock.ts';
import { tournamentFrom } from './evolve.ts';
import { finishes } from './money/finish.ts';
import { questions } from './open-questions.ts';
import { arrangementDue } from './seats/arrange.ts';
import { countFor } from './seats/counting.ts';
import { aloneIn } from './seats/groups.ts';
import { type PlayerId, playersIn, type Table } from './state/state.ts';
import { tasks } from './tasks.ts';

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const groups = fc.integer({ min: 2, max: 22 });

/** Everybody's chips as whoever counts them would tell them: together what is there, at least one each. */
function counted(players: readonly PlayerId[], chips: number): Readonly<Record<PlayerId, number>> {
  const each = Math.floor(chips / players.length);
  const rest = chips - each * players.length;
  return Object.fromEntries(players.map((player, at) => [player, each + (at === 0 ? rest : 0)]));
}

/** Does whatever the desk asks for, by its own commands. */
function obey(engine: EngineTournament): void {
  for (let times = 0; times < 100; times++) {
    const { tournament } = engine;
    const [question] = questions(tournament, engine.now);
    if (question !== undefined) {
      engine.do(question.choices[engine.under(question.choices.length)]!.command);
      continue;
    }
    const task = tasks(tournament, engine.now).find(({ what }) => what === 'seats');
    if (task?.command == null) return;
    const count = countFor(tournament, arrangementDue(tournament, engine.now));
    const stacks = count === null ? {} : { stacks: counted(count.players, count.chips) };
    engine.do(task.command.type === 'rearrange' ? { ...task.command, ...stacks } : task.command);
  }
  expect.fail('the desk keeps asking');
}

function checkKinds({ tournament }: EngineTournament): void {
  for (const { kind, seats } of tournament.tables.values())
    for (const player of seats.values())
      expect(tournament.players.get(player)!.online).toBe(kind === 'dealt');
}

function playRound(engine: EngineTournament): void {
  for (const id of [...engine.tournament.tables.keys()]) {
    const table: Table | undefined = engine.tournament.tables.get(id);
    if (table === undefined || engine.over || table.seats.size < 2) continue;
    if (table.kind === 'live')
      engine.do({
        type: 'bust',
        table: id,
        players: [[...table.seats.values()][engine.under(table.seats.size)]!],
      });
    else if (arrangementDue(engine.tournament, engine.now) === null) engine.playHand(id);
    if (!engine.over) obey(engine);
  }
}

test('any night with both kinds of tables, by any rulebook, gets to one winner; nobody changes kind but to the final table', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rulebooks), groups, groups, seeds, (rulebook, room, online, seed) => {
      const engine = new EngineTournament(rulebook.id, seed, 'both');
      for (let at = 0; at < room + online; at++)
        engine.do({ type: 'enter', player: `p${at}`, name: `P${at}`, adult: true, online: at < online });
      engine.do({ type: 'draw-seats' }).do({ type: 'start' });
      for (let round = 0; !engine.over; round++) {
        expect(round, 'it ends').toBeLessThan(5000);
        engine.now += 5 * MINUTE;
        const { onBreak, left } = readClock(engine.tournament.clock, engine.now);
        if (onBreak) engine.now += left ?? 0;
        const alone = aloneIn(engine.tournament);
        playRound(engine);
        checkKinds(engine);
        if (!engine.over && playersIn(engine.tournament).length === 1) engine.do({ type: 'finish' });
        // Nobody waits for nothing: somebody else is out, or they play.
        if (alone !== null && playersIn(engine.tournament).length === 2)
          expect(aloneIn(engine.tournament)).toBeNull();
      }
      const places = [...finishes(engine.tournament).values()];
      expect(places.length).toBe(engine.tournament.entries);
      expect(places.filter(({ place }) => place === 1).length).toBe(1);
      expect(tournamentFrom(JSON.parse(JSON.stringify(engine.events))).tournament).toEqual(engine.tournament);
    }),
    { numRuns: Number(process.env.RIFFLE_TOURNAMENTS ?? 12) },
  );
});
