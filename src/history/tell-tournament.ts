import type { TournamentEvent } from '../engine/tournament/events.ts';
import { playersIn, type Tournament } from '../engine/tournament/state/state.ts';
import type { RuleId } from '../rules/index.ts';
import { en } from './tell-words.ts';
import { type Moment, moments, type TellWords, Told } from './told.ts';

function sentence(event: TournamentEvent, moment: Moment, words: TellWords): string {
  const tell = words.sentences[event.type] as (event: TournamentEvent, told: Told) => string;
  return tell(event, new Told(words, moment));
}

const withRule = (text: string, rule: RuleId | null): string => (rule === null ? text : `${text} [${rule}]`);

/** The rule an event carries. */
const carried = (event: TournamentEvent): RuleId | null => ('rule' in event ? event.rule : null);

/** The rule behind an event: its own, or the one the rulebook cites for the choice that set the figures. */
function ruleBehind(event: TournamentEvent, { rulebook }: Tournament): RuleId | null {
  switch (event.type) {
    case 'hand-started':
      return event.plan.rule;
    case 'entered':
      return rulebook.tournament.buyIn.cite;
    case 'rebought':
      return rulebook.tournament.rebuys.cite;
    case 'added-on':
      return rulebook.tournament.addOn.cite;
    case 'bounty-won':
    case 'bounty-pooled':
      return rulebook.tournament.bountyPaid.cite;
    case 'hand-told':
      return event.events.find((each) => each.type === 'ruled')?.rule ?? null;
    default:
      return carried(event);
  }
}

/** One happening: when, what, by which rule. */
export type LogEntry = {
  readonly at: number;
  readonly what: TournamentEvent['type'];
  readonly says: string;
  readonly rule: RuleId | null;
};

export function* logEntries(events: readonly TournamentEvent[], words: TellWords = en): Generator<LogEntry> {
  for (const [event, moment] of moments(events))
    yield {
      at: moment.now,
      what: event.type,
      // Text that people typed stays on its line.
      says: sentence(event, moment, words).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
      rule: ruleBehind(event, moment.tournament),
    };
}

/** The whole tournament, one line per event: its time on the reader's clock, what happened, and the rule behind it. */
export function* logTournament(
  events: readonly TournamentEvent[],
  time: (ms: number) => string,
  words: TellWords = en,
): Generator<string> {
  for (const { at, says, rule } of logEntries(events, words)) yield `${time(at)} ${withRule(says, rule)}`;
}

/** Events that the next ones say again; plain hands are only for readers who ask for every one. */
const SAID_TWICE: readonly TournamentEvent['type'][] = ['began'];
const PLAIN_HANDS: readonly TournamentEvent['type'][] = [
  'hand-started',
  'hand-ended',
  'hand-followed',
  'hand-told',
  'hand-untold',
  'hand-on-tv',
];

/** A page of the log to read on a screen, newest first: so many entries before the one of that number. */
export function logPage(
  events: readonly TournamentEvent[],
  asked: { readonly before?: number; readonly most: number; readonly hands: boolean },
  words: TellWords = en,
): { readonly entries: readonly LogEntry[]; readonly before: number | null } {
  const left = [...logEntries(events, words)].filter(
    ({ what, rule }) =>
      !SAID_TWICE.includes(what) &&
      // A ruling on a followed hand is news to everybody.
      (asked.hands || !PLAIN_HANDS.includes(what) || (what === 'hand-told' && rule !== null)),
  );
  const end = Math.min(asked.before ?? left.length, left.length);
  const start = Math.max(0, end - asked.most);
  return { entries: left.slice(start, end).reverse(), before: start === 0 ? null : start };
}

/** A tournament told as a story, one line per event; the hands themselves are left out. */
export function* tellTournament(
  events: readonly TournamentEvent[],
  words: TellWords = en,
): Generator<string> {
  let level = 0;
  for (const [event, moment] of moments(events)) {
    const { tournament } = moment;
    const told = new Told(words, moment);
    switch (event.type) {
      case 'seats-drawn':
        yield withRule(words.seatsDrawn, event.rule);
        for (const table of told.tables(event)) yield `  ${table}`;
        break;
      case 'hand-started':
        if (event.level > level) {
          level = event.level;
          const { small, big } = tournament.clock.levels[level - 1]!;
          yield words.level(level, `${told.chips(small)}/${told.chips(big)}`, playersIn(tournament).length);
        }
        break;
      case 'won':
        yield words.wins(told.name(event.player));
        yield words.prizePool(told.purse);
        for (const prize of told.prizes) yield `  ${prize}`;
        break;
      case 'created':
      case 'entered':
      case 'seated':
      case 'busted':
      case 'rebought':
      case 'added-on':
      case 'moved':
      case 'table-opened':
      case 'table-broken':
      case 'left':
      case 'came-back':
      case 'removed':
      case 'raced':
        yield withRule(sentence(event, moment, words), carried(event));
        break;
      default:
        break;
    }
  }
}
