import type { TournamentCommand } from '../../../../engine/tournament/commands.ts';
import type { DirectorTask } from '../../../../engine/tournament/tasks.ts';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
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

const nameOf = (view: TournamentView, id: string | undefined, t: DeskWords): string =>
  view.people.find(({ player }) => player === id)?.name ?? t.somebody;

/** A task as the card that shows it. */
export function taskCard(
  { facts, command, player }: DirectorTask,
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
    const asked = view.questions.some(({ is }) => is === 'button' || is === 'blinds' || is === 'in-hand');
    return card(title, act, {
      urgent: true,
      why: command === null && !asked ? `${why} ${t.handsFirst}` : why,
    });
  };
  const come = { type: 'come-back', player: player ?? '' } as const;
  const back = { say: say.isBack(name), command: come };
  const wave = { say: say.no, command: { type: 'ask', player: player ?? '', what: 'nothing' } } as const;
  switch (facts.is) {
    case 'seated':
      return card(say.everybodySits, say.startClock);
    case 'bought-in':
      return card(say.readyToDraw, say.drawSeats);
    case 'break':
      return seats(say.tableBroken(facts.table), say.giveSeats);
    case 'redraw':
    case 'combine':
    case 'tables-won':
      return seats(say.newSeats, say.drawNewSeats);
    case 'balance':
      return seats(say.somebodyMoves, say.drawWhoMoves);
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
      return card(say.waits(name), say.giveSeat(name));
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
export function doneText(command: TournamentCommand, view: TournamentView, t: DeskWords): string {
  const name = 'player' in command ? nameOf(view, command.player, t) : '';
  const say = t.done;
  switch (command.type) {
    case 'expect':
    case 'enter':
      return say[command.type](command.name);
    case 'excuse':
      return say.excuse(name);
    case 'draw-seats':
      return say.drawSeats;
    case 'seat-late':
      return say.seatLate(name);
    case 'start':
      return say.start;
    case 'start-hand':
      return say.startHand(command.table);
    case 'end-hand': {
      const out = (command.busts ?? []).map((id) => nameOf(view, id, t));
      if (out.length > 0) return say.out(out);
      return command.misdeal === true ? say.misdeal(command.table) : say.endHand(command.table);
    }
    case 'bust':
      return say.out(command.players.map((id) => nameOf(view, id, t)));
    case 'order-bust':
      return say.orderBust(name);
    case 'next-hand':
      return say.nextHand(command.table);
    case 'track':
      return say.track(command.table, command.on);
    case 'answer':
      if (command.question !== 'rebuy') return say.answer;
      return command.rebuy ? say.rebuy(name) : say.staysOut(name);
    case 'rename':
      return say.rename(command.name);
    case 'withdraw':
      return say.withdraw(name);
    case 'write-off':
      return say.writeOff(name);
    case 'retract':
      return say.retract;
    case 'rebuy':
      return say.rebuy(name);
    case 'add-on':
      return say.addOn(name);
    case 'rearrange':
    case 'redraw-half-field':
      return say.rearrange;
    case 'reseat':
      return say.reseat(name, command.to.table, command.to.seat);
    case 'color-up':
      return say.colorUp;
    case 'leave':
      return say.leave(name);
    case 'come-back':
      return say.comeBack(name);
    case 'ask':
      return say.ask(name);
    case 'call-clock':
      return command.counts ? say.callClock(name) : say.noClock(name);
    case 'remove':
      return say.remove(name);
    case 'tell-chips':
      return say.tellChips(name, chips(command.stack));
    case 'take-chips':
      return say.takeChips(name, chips(command.chips));
    case 'penalize':
      return say.penalize(name);
    case 'clock':
      return say.clock[command.do];
    case 'count-sleep':
      return say.countSleep(command.count);
    case 'set-levels':
      return say.setLevels;
    case 'hand-for-hand':
      return say.handForHand(command.on);
    case 'set-prizes':
      return say.setPrizes;
    case 'agree-deal':
      return say.agreeDeal;
    case 'finish':
      return say.finish;
    case 'pay':
      return say.pay(name, money(command.amount, view.currency));
    case 'pay-out':
      return say.payOut(name, money(command.amount, view.currency));
    case 'correct-button':
      return say.correctButton(command.seat);
    case 'override':
      return say.override;
    case 'undo':
      return say.undo;
    case 'redo':
      return say.redo;
  }
}

/** What Undo would undo; steps of old tournaments have only their English text. */
export const undoText = (view: TournamentView, t: DeskWords): string | null =>
  view.undoes === null ? view.undo : doneText(view.undoes, view, t);

/** The question to ask when a refusal only lacks a fact. */
export function askText(
  { is, player, command, age, table }: MissingFact,
  view: TournamentView,
  t: DeskWords,
): string {
  const name = command.type === 'enter' ? command.name : nameOf(view, player, t);
  if (is === 'orbits') return t.ask.orbits(table!);
  if (is === 'button') return t.ask.button(table!);
  if (is === 'chips') return command.type === 'end-hand' ? t.ask.startedWith(name) : t.ask.chips(name);
  return is === 'adult' ? t.ask.adult(name, age!) : t.ask.who(name);
}
