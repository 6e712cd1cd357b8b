import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { DirectorTask } from '../../../../engine/tournament/tasks.ts';
import type { StepView } from '../../../../engine/views/desk-view.ts';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { stepText } from '../../../../history/step-text.ts';
import { chips, money } from '../../../shared/format.ts';
import type { MissingFact } from './missing-facts.ts';
import type { DeskWords } from './words.ts';

export type TaskCard = {
  readonly title: string;
  readonly why: string;
  /** The text of the main button; null while there is nothing to tap. */
  readonly act: string | null;
  /** The alternative, where there is one. */
  readonly other: { readonly say: string; readonly command: TournamentCommand } | null;
  /** Play waits for this task. */
  readonly urgent: boolean;
};

/** Also of players who withdrew or whose buy-in was undone: the list of steps still names them. */
export function nameOf(view: TournamentView, id: string | undefined, t: DeskWords): string {
  const known = view.people.find(({ player }) => player === id);
  if (known !== undefined) return known.name;
  for (const { command } of [...(view.desk?.past ?? []), ...(view.desk?.undone ?? [])])
    if ((command?.type === 'enter' || command?.type === 'expect') && command.player === id)
      return command.name;
  return t.somebody;
}

/** Takes a stack away: shown with its reason, never as the one button of a line. */
const TAKES_STACK: ReadonlySet<string> = new Set(['never-came', 'away', 'stayed-away']);

/** The one button of a task that is folded to a line. */
export function briefAct(
  { facts, command }: DirectorTask,
  { act, other }: TaskCard,
): { readonly say: string; readonly command: TournamentCommand } | null {
  if (TAKES_STACK.has(facts.is)) return other;
  return act === null || command === null ? null : { say: act, command };
}

const isExpected = ({ standing }: TournamentView['people'][number]): boolean => standing === 'expected';

/** A task as the card that shows it. */
export function taskCard(
  { facts, command, player, lowCard }: DirectorTask,
  view: TournamentView,
  t: DeskWords,
): TaskCard {
  const name = nameOf(view, player, t);
  const say = t.task;
  const card = (title: string, act: string, more: Partial<TaskCard> = {}): TaskCard => ({
    title,
    why: t.because(facts, name),
    act: command === null ? null : act,
    other: null,
    urgent: false,
    ...more,
  });
  /** A change of seats that play waits for; it may have to wait for the hands in play. */
  const seats = (title: string, act: string): TaskCard => {
    const why = t.because(facts, name);
    return card(title, act, { urgent: true, why: command === null ? `${why} ${t.handsFirst}` : why });
  };
  const come = { type: 'come-back', player: player ?? '' } as const;
  const back = { say: say.isBack(name), command: come };
  const wave = { say: say.no, command: { type: 'ask', player: player ?? '', what: 'nothing' } } as const;
  switch (facts.is) {
    case 'seated':
      return card(say.everybodySits, say.startClock);
    case 'bought-in':
      return card(say.readyToDraw, view.seatCards === null ? say.drawSeats : say.dealHere, {
        why: t.because(facts, name) + t.stillExpected(view.people.filter(isExpected).length),
      });
    case 'break':
      return seats(say.tableBroken(facts.table), say.giveSeats);
    case 'redraw':
    case 'combine':
    case 'together':
    case 'tables-won': {
      if (view.desk?.finalTable == null)
        return seats(view.milestone === null ? say.newSeats : say.lastTable, say.drawNewSeats);
      const { why, ...final } = seats(say.finalTable, say.countAndDraw);
      return { ...final, why: command === null ? why : `${why} ${say.finalSays}` };
    }
    case 'alone':
      return card(say.alone(name), say.combine, { urgent: true });
    case 'balance':
      if (lowCard === undefined) return seats(say.somebodyMoves, say.drawWhoMoves);
      return card(say.somebodyMoves, say.dealLowCard, {
        urgent: true,
        why: `${t.because(facts, name)} ${t.lowCardGives}`,
      });
    case 'waits': {
      const names = facts.players.map((id) => nameOf(view, id, t));
      const then = taskCard({ what: 'seats', facts: facts.due, rule: null, command: null }, view, t);
      return card(then.title, '', { why: `${t.because(facts, name)} ${t.waitsFor(names)}` });
    }
    case 'away':
    case 'stayed-away':
      return card(say.isAway(name), say.takeChips, { other: back, urgent: command !== null });
    case 'slept':
      return card(say.slept(facts.minutes), say.countIt, {
        other: { say: say.dontCount, command: { type: 'count-sleep', count: false } },
        urgent: true,
      });
    case 'asks-out':
      return card(say.saysOut(name), say.isOut(name), { other: wave, urgent: true });
    case 'asks-rebuy':
      return card(say.wantsRebuy(name), facts.sits ? say.isOut(name) : say.rebuy(name), { other: wave });
    case 'asks-clock':
      return card(say.callsClock(name, nameOf(view, facts.on, t)), say.countDown, {
        other: wave,
        urgent: true,
      });
    case 'no-seat':
      if (lowCard === undefined) return card(say.waits(name), say.giveSeat(name));
      return card(say.waits(name), say.dealAndSeat, {
        why: `${t.because(facts, name)} ${t.lowCardGets(lowCard)}`,
      });
    case 'on-break':
      return card(say.onBreak[facts.step], '', {
        act: null,
        why: `${t.stepOf(facts.steps.indexOf(facts.step) + 1, facts.steps.length)} ${t.because(facts, name)}`,
        other: command && { say: say.breakStepDone[facts.step], command },
      });
    case 'never-came':
      return card(say.notCome(name), say.takeOut, { other: { say: say.isHere(name), command: come } });
    case 'color-up':
      return card(say.colorUp(chips(facts.chip)), say.changed);
    case 'broke':
      return card(say.mayRebuy(name), say.rebuy(name));
    case 'one-left':
      return card(say.oneLeft, say.callWinner, { urgent: true });
    case 'to-be-paid':
      return card(say.pay(name, money(facts.amount, view.currency)), say.paid);
    case 'owes':
      return card(say.owes(name, money(facts.amount, view.currency)), say.hasPaid(name));
  }
}

/** What a command did, for the notice and for Undo. */
export const doneText = (command: TournamentCommand, view: TournamentView, t: DeskWords): string =>
  stepText(command, t.done, {
    name: (id) => nameOf(view, id, t),
    chips,
    money: (cents) => money(cents, view.currency),
  });

/** A step to undo or redo; those of old tournaments have only their English text. */
export const stepLabel = (
  { what, command }: Pick<StepView, 'what' | 'command'>,
  view: TournamentView,
  t: DeskWords,
): string =>
  command !== null
    ? doneText(command, view, t)
    : // Only a step that was removed alone has no command of its own.
      what.startsWith('retract ')
      ? doneText({ type: 'retract', step: 0 }, view, t)
      : what;

/** What Undo would undo. */
export const undoText = (view: TournamentView, t: DeskWords): string | null =>
  view.undo && stepLabel({ what: view.undo, command: view.undoes }, view, t);

/** The question to ask when a refusal only lacks a fact. */
export function askText(
  { is, player, command, age, level, table }: MissingFact,
  view: TournamentView,
  t: DeskWords,
): string {
  const name = command.type === 'enter' ? command.name : nameOf(view, player, t);
  if (is === 'first-hand') return t.ask.firstHand(level!);
  if (is === 'orbits') return t.ask.orbits(table!);
  if (is === 'button') return t.ask.button(table!);
  if (is === 'cards') return t.ask.cards;
  if (is === 'chips') return command.type === 'end-hand' ? t.ask.startedWith(name) : t.ask.chips(name);
  return is === 'adult' ? t.ask.adult(name, age!) : t.ask.who(name);
}
