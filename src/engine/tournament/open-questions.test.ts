import { expect, test } from 'vitest';
import { rulebooks } from '../../rulebooks/index.ts';
import { decisionsOf } from '../../testing/decisions.ts';
import type { EngineTournament } from '../../testing/engine-tournament.ts';
import { Twin } from '../../testing/twin.ts';
import { viewTournament } from '../views/tournament-view.ts';
import type { TournamentCommand } from './commands.ts';
import { decide } from './decide.ts';
import { type Question, questions } from './open-questions.ts';
import { arrangementDue, waitingTables } from './seats/arrange.ts';
import type { Tournament } from './state/state.ts';

const ENTROPY = '42'.repeat(32);
const OF_MOVES: readonly Question['is'][] = ['button', 'in-hand', 'blinds', 'ranking'];

function after(tournament: Tournament, command: TournamentCommand, now: number): Tournament {
  const done = decide({ tournament, past: [], undone: [] }, command, { now, entropy: ENTROPY });
  if (!done.ok) throw new Error(`${JSON.stringify(command)}: ${done.refusal.message}`);
  return done.value.history.tournament;
}

/** Everything that can follow: the decisions, or the next question with what can follow from each of its answers. */
function follows(tournament: Tournament, now: number): unknown {
  const next = questions(tournament, now).find(({ is }) => OF_MOVES.includes(is));
  if (next !== undefined)
    return [
      next.is,
      next.table,
      next.choices.map(({ command }) => follows(after(tournament, command, now), now)),
    ];
  const due = arrangementDue(tournament, now);
  if (due !== null && waitingTables(tournament, due).every(({ hand }) => hand === null))
    return follows(after(tournament, { type: 'rearrange' }, now), now);
  return [decisionsOf(tournament, now), questions(tournament, now).map(({ is }) => is)];
}

/** With two left, the answer says who has the button now. */
const shownNext = (tournament: Tournament, now: number): unknown =>
  viewTournament(tournament, { role: 'display' }, now).tables.map(({ button, blinds }) => [button, blinds]);

function matters({ tournament, now }: EngineTournament, question: Question): boolean {
  const outcomes = new Set<string>();
  for (const { command } of question.choices) {
    const answered = after(tournament, command, now);
    const headsUp = tournament.tables.size === 1 && (question.is === 'button' || question.is === 'blinds');
    outcomes.add(JSON.stringify([follows(answered, now), headsUp && shownNext(answered, now)]));
    if (outcomes.size > 1) return true;
  }
  return false;
}

test.each(rulebooks.map(({ id }) => id))(
  'at %s, no question is asked whose answers all lead to the same',
  (rulebook) => {
    const asked = new Map<string, number>();
    for (let seed = 1; seed <= Number(process.env.RIFFLE_QUESTIONS ?? 20); seed++) {
      const seen = new Set<string>();
      const check = (told: EngineTournament): void => {
        for (const question of questions(told.tournament, told.now)) {
          const { choices, ...about } = question;
          const key = JSON.stringify([about, choices.map(({ command }) => command)]);
          if (seen.has(key)) continue;
          seen.add(key);
          asked.set(question.is, (asked.get(question.is) ?? 0) + 1);
          expect(matters(told, question), `seed ${seed}: ${key}`).toBe(true);
        }
      };
      new Twin(rulebook, 6 + (seed % 25), seed.toString(16).padStart(64, '0'), check).play();
    }
    console.info(`${rulebook}: ${[...asked].map(([is, times]) => `${times} × ${is}`).join(', ')}`);
  },
);
