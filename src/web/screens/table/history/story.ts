import { parseCard } from '../../../../engine/cards/card.ts';
import { countedValue } from '../../../../engine/ranking/counting.ts';
import type { AwardedPot } from '../../../../engine/record/events.ts';
import type { Step } from '../../../../engine/views/replay.ts';
import type { HandToReplay } from '../../../../protocol/hands.ts';
import type { RuleId } from '../../../../rules/index.ts';
import { chips, listed } from '../../../shared/format.ts';
import type { HistoryWords } from './words.ts';

/** One line of the story, and the rule that explains it, if any. */
export type Line = {
  readonly text: string;
  readonly note: string | null;
  readonly rule: RuleId | null;
  /** A new street begins here. */
  readonly street: boolean;
};

/** The steps worth a stop: a street opens with its cards, and the last pot is the end. */
export const stepsOf = ({ steps }: HandToReplay): Step[] =>
  steps.filter(({ told }) => told.is !== 'opened' && told.is !== 'ended');

/** In a followed hand some cards may be unknown: nobody entered them. */
export const isEntered = (card: string): boolean => card !== '??';

/** What two cards and a board make; null while there is no flop, or nobody entered it. */
export function madeOf(hole: readonly string[], board: readonly string[]): number | null {
  if (board.length < 3 || !board.every(isEntered)) return null;
  return countedValue([...hole, ...board].map((card) => parseCard(card)!));
}

/** What a seat's hand is called, if this reader has seen its cards; null before the river. */
function named({ holes }: HandToReplay, seat: number, { board }: Step, t: HistoryWords): string | null {
  const hole = holes[seat];
  const value = hole === undefined || board.length < 5 ? null : madeOf(hole, board);
  return value === null ? null : t.handName(value);
}

/** What a pot is called; they are pushed from the last side pot to the main pot. */
function potName(steps: readonly Step[], step: Step, t: HistoryWords): string {
  const pots = steps.filter(({ told }) => told.is === 'awarded');
  const number = pots.length - 1 - pots.indexOf(step);
  if (pots.length === 1) return t.pots.only;
  return number === 0 ? t.pots.main : t.pots.side(pots.length === 2 ? 0 : number);
}

const STREET = { 3: 'flop', 4: 'turn', 5: 'river' } as const;

/** A hand told line by line, one for each of its steps. */
export function tellSteps(hand: HandToReplay, t: HistoryWords): Line[] {
  const names = new Map(hand.players.map(({ seat, name }) => [seat, name]));
  const name = (seat: number): string => names.get(seat) ?? '';
  const all = (seats: readonly number[]): string => listed(seats.map(name));
  const steps = stepsOf(hand);
  const plain = (text: string): Line => ({ text, note: null, rule: null, street: false });
  const put = (seat: number, text: string, { players }: Step): Line => {
    const isAllIn = players.find((each) => each.seat === seat)?.status === 'all-in';
    return plain(isAllIn ? t.withAll(text) : text);
  };
  const awarded = ({ amount, winners }: AwardedPot, step: Step): Line => {
    const pot = potName(steps, step, t);
    const [first] = winners;
    const made = first === undefined ? null : named(hand, first.seat, step, t);
    if (winners.length < 2)
      return plain(first === undefined ? t.voided : t.winsPot(name(first.seat), pot, chips(amount), made));
    const shares = listed(winners.map((each) => chips(each.amount)));
    const odd = first!.amount - Math.min(...winners.map((each) => each.amount));
    return {
      ...plain(t.splitPot(all(winners.map(({ seat }) => seat)), pot, chips(amount), shares, made)),
      note: odd === 0 ? null : t.oddChip(name(first!.seat), chips(odd)),
      rule: odd === 0 ? null : 'odd-chip',
    };
  };
  const lineOf = (step: Step): Line => {
    const { told } = step;
    switch (told.is) {
      case 'dealt':
        return plain(t.dealt);
      case 'posted':
        return put(told.seat, t.posts(name(told.seat), told.kind, chips(told.amount)), step);
      case 'turned': {
        const street = t.streets[STREET[step.board.length as keyof typeof STREET] ?? 'flop'];
        const cards = told.cards.filter(isEntered).join(' ');
        return { ...plain(cards === '' ? street : `${street}: ${cards}`), street: true };
      }
      case 'folded':
        return plain(t.folds(name(told.seat)));
      case 'checked':
        return plain(t.checks(name(told.seat)));
      case 'mucked':
        return plain(t.mucks(name(told.seat)));
      case 'killed':
        return plain(t.killed(name(told.seat)));
      case 'retrieved':
        return plain(t.retrieved(name(told.seat)));
      case 'called':
        return put(told.seat, t.calls(name(told.seat), chips(told.to)), step);
      case 'bet':
        return put(told.seat, t.bets(name(told.seat), chips(told.to)), step);
      case 'raised':
        return put(told.seat, t.raises(name(told.seat), chips(told.to)), step);
      case 'returned':
        return plain(t.returned(name(told.seat), chips(told.amount)));
      case 'tabled':
        return plain(t.tabled(all(told.seats)));
      case 'showdown':
        return { ...plain(t.showdown), street: true };
      case 'shown':
        return plain(t.shows(name(told.seat), told.cards.join(' '), named(hand, told.seat, step, t)));
      case 'ruled':
        return { ...plain(t.ruled(told.ruling)), rule: told.rule as RuleId };
      case 'awarded':
        return awarded(told.pot, step);
      case 'voided':
        return plain(t.voided);
      // Not among the steps, or not part of a hand's record.
      case 'clock':
      case 'timed-out':
      case 'flashed':
      case 'opened':
      case 'ended':
        return plain('');
    }
  };
  return steps.map(lineOf);
}

/** The whole hand as plain text, to send to anybody. */
export function storyText(hand: HandToReplay, t: HistoryWords): string {
  const { tournament, table, number, stakes, players, button, holes } = hand;
  const ante = stakes.ante === 0 ? null : chips(stakes.ante);
  const seats = players.map(({ seat, name, stack }) => {
    const has = hand.uncounted.includes(seat) ? '–' : chips(stack);
    const line = t.seatLine(seat, name, has, seat === button);
    return holes[seat] === undefined ? line : `${line} [${holes[seat].join(' ')}]`;
  });
  const told = tellSteps(hand, t).flatMap(({ text, note, street }) => [
    ...(street ? [''] : []),
    text,
    ...(note === null ? [] : [note]),
  ]);
  const head = [
    `${tournament} · ${t.title(table, number)}`,
    t.blindsAre(chips(stakes.small), chips(stakes.big), ante),
  ];
  return [...head, '', ...seats, '', ...told, ''].join('\n');
}
