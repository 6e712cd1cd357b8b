import type { HandEvent } from '../engine/record/events.ts';
import { assertNever } from '../engine/refusal.ts';
import type { Facts } from '../engine/rulings/ruling.ts';
import type { StepCommand } from '../engine/tournament/commands.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { normalizeName } from './names.ts';

/** A person with all spellings of their name, and what replaces it. */
export type Swap = {
  isThem(name: string): boolean;
  readonly guest: string;
  /** A sentence without the name. */
  text(text: string): string;
};

/** Writing in which words are not kept apart, so that a name may stand in the middle of letters. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])';
/** "Bens" is Ben's in German. */
const AFTER = '(?=s?(?![\\p{L}\\p{M}\\p{N}]))';

/** However its letters and blanks are encoded. */
function patternOf(name: string): string {
  const spelled = new Set(['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => name.trim().normalize(form)));
  const forms = [...spelled].map((form) =>
    form
      .split(/\s+/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
      .join('\\s+'),
  );
  const [first = '', last = ''] = [name.trim().at(0), name.trim().at(-1)];
  return `${UNSPACED.test(first) ? '' : BEFORE}(?:${forms.join('|')})${UNSPACED.test(last) ? '' : AFTER}`;
}

/**
 * Takes a person's names out of sentences that people typed. Other players of the tournament keep theirs, even if the
 * name is part of them. In tournaments the person was not in, only the exact spelling counts: "Will" is not "will".
 */
export function textWithout(
  names: readonly string[],
  guest: string,
  others: readonly string[],
  how: 'however' | 'exactly' = 'however',
): (text: string) => string {
  const them = new Set(names.map(normalizeName));
  const all = [...new Set([...names, ...others])].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(all.map(patternOf).join('|'), how === 'however' ? 'giu' : 'gu');
  return (text) =>
    text.replace(pattern, (found) => (them.has(normalizeName(found.replace(/\s+/g, ' '))) ? guest : found));
}

/** Every name a tournament ever had, including players whose entry was undone or who excused themselves. */
export function namesIn(events: readonly TournamentEvent[]): string[] {
  const names = events.flatMap((event) => {
    const said = event.type === 'began' ? (event.command ?? event) : event;
    return said.type === 'expected' ||
      said.type === 'entered' ||
      said.type === 'renamed' ||
      said.type === 'expect' ||
      said.type === 'rename' ||
      said.type === 'enter'
      ? [said.name]
      : [];
  });
  return [...new Set(names)];
}

/** An event with everything replaced that people typed; an event without such text stays the same object. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each event, so that a new one is thought of
export function forgetInTournament(event: TournamentEvent, swap: Swap): TournamentEvent {
  const { text } = swap;
  switch (event.type) {
    case 'created':
      return { ...event, name: text(event.name) };
    case 'began': {
      const { command } = event;
      const what = text(event.what);
      return command === undefined
        ? { ...event, what }
        : { ...event, what, command: forgetInCommand(command, swap) };
    }
    case 'undone':
    case 'redone':
    case 'retracted':
      return { ...event, what: text(event.what) };
    case 'expected':
    case 'renamed':
    case 'entered':
      return { ...event, name: nameIn(event.name, swap) };
    case 'moved':
    case 'table-broken':
      return { ...event, why: text(event.why) };
    case 'chips-taken':
    case 'written-off':
      return { ...event, reason: text(event.reason) };
    case 'costs-set':
      return { ...event, costs: event.costs.map((cost) => ({ ...cost, name: text(cost.name) })) };
    case 'penalized':
      return { ...event, penalty: { ...event.penalty, reason: text(event.penalty.reason) } };
    case 'overridden': {
      const [ruling, reason, by] = [event.ruling, event.reason, event.by].map(text) as [
        string,
        string,
        string,
      ];
      return { ...event, ruling, reason, by };
    }
    case 'hand-told': {
      const events = event.events.map((each) => forgetInHand(each, swap));
      return events.every((each, at) => each === event.events[at]) ? event : { ...event, events };
    }
    case 'excused':
    case 'withdrew':
    case 'merged':
    case 'bust-ordered':
    case 'tracked':
    case 'donor-drawn':
    case 'balanced':
    case 'plays-online':
    case 'tables-combine':
    case 'button-seen':
    case 'blinds-seen':
    case 'was-in-hand':
    case 'bust-dated':
    case 'rebuy-declined':
    case 'busts-ranked':
    case 'seats-taken':
    case 'dealers-named':
    case 'button-drawn':
    case 'break-step-ended':
    case 'tv-set':
    case 'knocked-out':
    case 'seats-drawn':
    case 'seated':
    case 'started':
    case 'clock-set':
    case 'hand-followed':
    case 'hand-untold':
    case 'hand-on-tv':
    case 'hand-closed':
    case 'hand-started':
    case 'hand-ended':
    case 'busted':
    case 'rebought':
    case 'added-on':
    case 'table-opened':
    case 'arrived':
    case 'bounty-won':
    case 'bounty-pooled':
    case 'slept':
    case 'time-jumped':
    case 'card-named':
    case 'ruled':
    case 'button-corrected':
    case 'left':
    case 'came-back':
    case 'asked':
    case 'clock-called':
    case 'removed':
    case 'chips-told':
    case 'raced':
    case 'smallest-chip':
    case 'hand-for-hand':
    case 'ending':
    case 'prizes-set':
    case 'deal-agreed':
    case 'paid':
    case 'paid-out':
    case 'won':
      return event;
    default:
      return assertNever(event);
  }
}

const nameIn = (name: string, { isThem, guest }: Swap): string => (isThem(name) ? guest : name);

/** A command with everything replaced that people typed, the director's reason for an exception included. */
function forgetInCommand(command: StepCommand, swap: Swap): StepCommand {
  const { text } = swap;
  const forgotten = forgetInFields(command, swap);
  if (!('anyway' in forgotten) || forgotten.anyway === undefined) return forgotten;
  const { reason, by } = forgotten.anyway;
  return { ...forgotten, anyway: { reason: text(reason), ...(by !== undefined && { by: text(by) }) } };
}

function forgetInFields(command: StepCommand, swap: Swap): StepCommand {
  const { text } = swap;
  switch (command.type) {
    case 'expect':
    case 'rename':
      return { ...command, name: nameIn(command.name, swap) };
    case 'enter': {
      // Older tournaments recorded ages; they go at this opportunity.
      const { age: _, ...rest } = command as typeof command & { readonly age?: number };
      return { ...rest, name: nameIn(command.name, swap) };
    }
    case 'reseat':
    case 'take-chips':
    case 'write-off':
      return { ...command, reason: text(command.reason) };
    case 'set-costs':
      return { ...command, costs: command.costs.map((cost) => ({ ...cost, name: text(cost.name) })) };
    case 'penalize':
      return { ...command, penalty: { ...command.penalty, reason: text(command.penalty.reason) } };
    case 'override': {
      const { ruling, reason, by, thirdParty } = command;
      return {
        ...command,
        ruling: text(ruling),
        reason: text(reason),
        by: text(by),
        ...(thirdParty !== undefined && { thirdParty: text(thirdParty) }),
      };
    }
    case 'record-ruling':
      return { ...command, facts: forgetInFacts(command.facts, swap) };
    case 'play-online':
    case 'combine-tables':
    case 'excuse':
    case 'withdraw':
    case 'merge':
    case 'bust':
    case 'order-bust':
    case 'settle-hand':
    case 'next-hand':
    case 'track':
    case 'answer':
    case 'name-dealers':
    case 'draw-button':
    case 'end-break-step':
    case 'draw-seats':
    case 'seat-late':
    case 'start':
    case 'start-hand':
    case 'end-hand':
    case 'correct-button':
    case 'rebuy':
    case 'add-on':
    case 'rearrange':
    case 'redraw-half-field':
    case 'color-up':
    case 'leave':
    case 'come-back':
    case 'call-clock':
    case 'remove':
    case 'tell-chips':
    case 'clock':
    case 'count-sleep':
    case 'set-levels':
    case 'hand-for-hand':
    case 'set-prizes':
    case 'agree-deal':
    case 'pay':
    case 'pay-out':
    case 'end-now':
    case 'finish':
      return command;
    default:
      return assertNever(command);
  }
}

/** People pick facts from a list, but a program may send any text. */
const forgetInFacts = (facts: Facts, { text }: Swap): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? text(value) : value]),
  );

/** The same for a hand of its own: only rulings have words in them. */
export function forgetInHand(event: HandEvent, { text }: Swap): HandEvent {
  if (event.type === 'ruled') return { ...event, ruling: text(event.ruling) };
  if (event.type === 'overridden') return { ...event, by: text(event.by), reason: text(event.reason) };
  return event;
}
