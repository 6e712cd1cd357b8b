import type { BreaksCommand } from './breaks/breaks.ts';
import type { ClockCommand, TimeNote } from './clock/clock.ts';
import type { EntriesCommand } from './entries/entries.ts';
import type { FollowCommand, RuleFollowed } from './followed/followed.ts';
import type { HandsCommand } from './hands/hands.ts';
import type { MoneyCommand } from './money/money.ts';
import type { PeopleCommand } from './people/people.ts';
import type { QuestionsCommand } from './questions/answers.ts';
import type { RaceCommand } from './race/race.ts';
import type { PlayerCommand, RequestsCommand } from './requests/requests.ts';
import type { CardNote, RulingsCommand } from './rulings/rulings.ts';
import type { SeatedCommand, SeatsCommand } from './seats/seats.ts';
import type { StacksCommand } from './stacks/stacks.ts';
import type { TvCommand } from './tv/tv.ts';

/** A command that becomes a step in the undo stack. */
export type StepCommand =
  | BreaksCommand
  | ClockCommand
  | EntriesCommand
  | HandsCommand
  | MoneyCommand
  | PeopleCommand
  | QuestionsCommand
  | RaceCommand
  | RequestsCommand
  | RulingsCommand
  | SeatsCommand
  | StacksCommand;

export type TournamentCommand =
  | StepCommand
  | PlayerCommand
  | FollowCommand
  | SeatedCommand
  | TvCommand
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Takes back one earlier step alone, by its number; what came after it stays, if nothing of it depends on that step. */
  | {
      readonly type: 'retract';
      readonly step: number /** Steps that go with it, the last one first. */;
      readonly with?: readonly number[];
    };

/** What Riffle itself notices; nobody can send it. */
export type SystemCommand = TimeNote | CardNote | RuleFollowed;
