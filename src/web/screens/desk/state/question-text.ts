import type { Consequence, Question, QuestionChoice } from '../../../../engine/tournament/open-questions.ts';
import type { TournamentView } from '../../../../engine/views/tournament-view.ts';
import { chips, money } from '../../../shared/format.ts';
import { nameOf, taskCard } from './task-text.ts';
import type { DeskWords } from './words.ts';

/** A question as its card says it: what is asked, and why. */
export function questionText(
  question: Question,
  view: TournamentView,
  t: DeskWords,
): { readonly title: string; readonly reason: string } {
  const say = t.question;
  const name = (id: string): string => nameOf(view, id, t);
  /** The sizes of the tables, where they are why it is asked. */
  const seats = view.tasks.find(({ facts }) => facts.is === 'balance');
  const because = (reason: string): string =>
    seats === undefined ? reason : `${t.because(seats.facts, '')} ${reason}`;
  switch (question.is) {
    case 'rebuy':
      return {
        title: wantsRebuy(view, question.player)
          ? t.task.wantsRebuy(name(question.player))
          : say.rebuy(name(question.player)),
        reason: say.rebuyIs(question.table),
      };
    case 'bell':
      return {
        title: say.bell(name(question.player), question.level),
        reason: say.bellIs(question.level),
      };
    case 'ranking':
      return { title: say.ranking(question.players.map(name)), reason: say.rankingIs };
    case 'bounty':
      return {
        title: say.bounty(name(question.player)),
        reason: say.bountyIs(money(question.amount, view.currency)),
      };
    case 'button':
      return { title: say.button(question.table), reason: because(say.buttonIs[question.why]) };
    case 'blinds':
      return { title: say.blinds(question.table), reason: because(say.blindsIs) };
    case 'in-hand':
      return { title: say.inHand(name(question.player), question.table), reason: because(say.inHandIs) };
  }
}

const wantsRebuy = ({ tasks }: TournamentView, id: string): boolean =>
  tasks.some(({ facts, player }) => facts.is === 'asks-rebuy' && player === id);

/** What a choice says on its button. */
export function choiceText(
  { says }: QuestionChoice,
  question: Question,
  view: TournamentView,
  t: DeskWords,
): string {
  const say = t.question;
  if (typeof says === 'string') return say.words[says];
  if ('players' in says) {
    const names = says.players.map((id) => nameOf(view, id, t));
    if (question.is !== 'ranking') return names.join(', ');
    // Of two, the one with more is enough.
    return names.length === 2 ? names[0]! : say.order(names);
  }
  return says.seats
    .map((seat) => say.seat(seat, sitterAt(view, question.table, seat)?.name ?? null))
    .join(' · ');
}

/** Who sits in a chair; of an empty one, who left it last. */
export function sitterAt(
  { tables, people, places }: TournamentView,
  table: string,
  seat: number,
): { readonly name: string; readonly out: boolean } | null {
  const sits = tables.find(({ id }) => id === table)?.seats.find((each) => each.seat === seat);
  if (sits !== undefined) return { name: sits.name, out: false };
  const place = (player: string): number => places.find((each) => each.player === player)?.place ?? 0;
  const [last] = people
    .filter(({ standing, chair }) => standing === 'busted' && chair?.table === table && chair.seat === seat)
    .sort((a, b) => place(a.player) - place(b.player));
  return last === undefined ? null : { name: last.name, out: true };
}

/** What a choice leads to, in one line; null where nothing is known yet. */
export function leadsToText(
  leadsTo: readonly Consequence[],
  view: TournamentView,
  t: DeskWords,
): string | null {
  return joined(leadsTo.map((each) => consequenceText(each, view, t)));
}

const joined = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join(' · '));

/** What each answer leads to, without what every answer leads to. */
export function leadsApart(
  choices: readonly QuestionChoice[],
  view: TournamentView,
  t: DeskWords,
): (string | null)[] {
  const all = choices.map(({ leadsTo }) => leadsTo.map((each) => consequenceText(each, view, t)));
  return all.map((texts) => joined(texts.filter((text) => !all.every((others) => others.includes(text)))));
}

function consequenceText(leads: Consequence, view: TournamentView, t: DeskWords): string {
  switch (leads.is) {
    case 'moves':
      return t.question.moves(nameOf(view, leads.player, t), leads.to.table, leads.to.seat, leads.posts);
    case 'rebuys':
      return t.question.rebuys(money(leads.price, view.currency), chips(leads.chips));
    case 'seats':
      return taskCard({ what: 'seats', facts: leads.facts, rule: null, command: null }, view, t).title;
    case 'wins':
      return t.question.wins(nameOf(view, leads.player, t));
  }
}

/** The player a chair's answer moves, for the drawing of the table. */
export const moverOf = (
  leadsTo: readonly Consequence[],
  view: TournamentView,
  t: DeskWords,
): string | null => {
  const move = leadsTo.find((each) => each.is === 'moves');
  return move === undefined ? null : t.question.mover(nameOf(view, move.player, t));
};
