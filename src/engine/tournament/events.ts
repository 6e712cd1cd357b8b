import type { BreaksEvent } from './breaks/breaks.ts';
import type { ClockEvent } from './clock/clock.ts';
import type { CreatedEvent } from './create.ts';
import type { EntriesEvent } from './entries/entries.ts';
import type { FollowedEvent } from './followed/followed.ts';
import type { HandsEvent } from './hands/hands.ts';
import type { MoneyEvent } from './money/money.ts';
import type { PeopleEvent } from './people/people.ts';
import type { QuestionsEvent } from './questions/answers.ts';
import type { RaceEvent } from './race/race.ts';
import type { RequestsEvent } from './requests/requests.ts';
import type { RulingsEvent } from './rulings/rulings.ts';
import type { SeatsEvent } from './seats/seats.ts';
import type { StacksEvent } from './stacks/stacks.ts';
import type { TvEvent } from './tv/tv.ts';
import type { RetractedEvent, UndoEvent } from './undo.ts';

/** What happened in the tournament's steps: each topic applies its own. */
export type TopicEvent =
  | BreaksEvent
  | ClockEvent
  | EntriesEvent
  | HandsEvent
  | MoneyEvent
  | PeopleEvent
  | QuestionsEvent
  | RaceEvent
  | RequestsEvent
  | RulingsEvent
  | SeatsEvent
  | StacksEvent
  | TvEvent;

/** What happened, as facts. */
export type TournamentEvent = CreatedEvent | UndoEvent | RetractedEvent | FollowedEvent | TopicEvent;
