import type { AwardedPot } from '../../../engine/record/events.ts';
import type { PublicEvent } from '../../../engine/views/public-events.ts';
import type { HandView } from '../../../engine/views/view.ts';
import { blinds, chips } from '../../shared/format.ts';
import { type Made, made } from './cards.ts';
import type { TableWords, Who } from './words.ts';

/** What the dealer needs to know to speak: who is who, who listens, and how the hand stands. */
export type Hearing = {
  readonly hand: number;
  readonly view: HandView;
  readonly name: (seat: number) => string;
  /** The seat of the player who listens; null for everybody who watches. */
  readonly mine: number | null;
  readonly t: TableWords;
};

/** How the dealer calls a player: by name, or as "you". */
const who = ({ name, mine }: Hearing, seat: number): Who => (seat === mine ? null : name(seat));

/** What a hand is called once everybody has seen it; my own cards, too, stay mine until I show them. */
function seen(all: readonly PublicEvent[], hearing: Hearing, seat: number): string {
  const hand = shownHand(all, hearing, seat);
  return hand === null ? '' : hearing.t.made(hand);
}

/** A hand everybody has seen; null for any other. */
function shownHand(all: readonly PublicEvent[], { view }: Hearing, seat: number): Made | null {
  const open = all.some(
    (each) =>
      (each.is === 'shown' && each.seat === seat) || (each.is === 'tabled' && each.seats.includes(seat)),
  );
  const cards = (open && view.players.find((each) => each.seat === seat)?.cards) || null;
  return cards === null ? null : made(cards, view.board);
}

/** The winner's hand, with the card that beat another one of the same name. */
function winning(all: readonly PublicEvent[], hearing: Hearing, { winners, eligible }: AwardedPot): string {
  const { t } = hearing;
  const best = shownHand(all, hearing, winners[0]!.seat);
  if (best === null) return '';
  const says = t.made(best);
  const beaten = eligible
    .map((seat) => shownHand(all, hearing, seat))
    .filter((hand): hand is Made => hand !== null && hand.value < best.value && t.made(hand) === says)
    .sort((a, b) => b.value - a.value)[0];
  const rank = beaten && best.ranks.find((each, at) => each !== beaten.ranks[at]);
  return rank === undefined ? says : t.plays(says, rank);
}

/** The seats that got a chip which could not be split: one each, from the button's left [odd-chip, rr-odd-chip-one-each]. */
export function oddChips({ winners }: AwardedPot): number[] {
  const share = Math.min(...winners.map(({ amount }) => amount));
  return winners.filter(({ amount }) => amount > share).map(({ seat }) => seat);
}

/** Where the odd chip of the pot pushed last went, and why. */
export function oddSaid(told: readonly PublicEvent[], hearing: Hearing): string {
  const last = told.findLast((each) => each.is === 'awarded');
  const odd = last === undefined ? [] : oddChips(last.pot);
  return odd.length === 0 ? '' : hearing.t.said.oddChips(odd.map((seat) => who(hearing, seat)));
}

/** What a pot is called; nothing where there is only one. */
function potName(pot: AwardedPot, pots: readonly AwardedPot[], { said }: TableWords): string {
  if (pots.length < 2) return '';
  // The last side pot is pushed first, the main pot last.
  const number = pots.length - 1 - pots.indexOf(pot);
  return number === 0 ? said.pots.main : said.pots.side(pots.length === 2 ? 0 : number);
}

/** One thing that happened, as the dealer says it; null where a dealer says nothing. */
export function saying(told: PublicEvent, all: readonly PublicEvent[], hearing: Hearing): string | null {
  const { view, t, hand } = hearing;
  const { said } = t;
  const name = (seat: number): Who => who(hearing, seat);
  switch (told.is) {
    case 'dealt':
      return said.dealt(String(hand), blinds({ small: view.blinds[0], big: view.blinds[1] }));
    case 'posted':
      return said.posted(name(told.seat), told.kind, chips(told.amount));
    case 'folded':
    case 'checked':
    case 'mucked':
    case 'killed':
    case 'retrieved':
      return said[told.is](name(told.seat));
    case 'called':
    case 'bet':
    case 'raised': {
      const { status, bet } = view.players.find(({ seat }) => seat === told.seat)!;
      const all = status === 'all-in' && bet === told.to;
      return said[all ? 'allIn' : told.is](name(told.seat), chips(told.to));
    }
    case 'clock':
      return said.clock(
        name(told.seat),
        told.by === null ? t.theDirector : name(told.by),
        String(told.seconds),
      );
    case 'timed-out':
      return said.timedOut(name(told.seat));
    case 'flashed':
      return said.flashed(name(told.seat), told.cards.filter((card) => card !== null).length);
    case 'returned':
      return said.returned(name(told.seat), chips(told.amount));
    case 'opened':
      return said.street(told.street, view.live, chips(view.pot));
    case 'tabled':
      return said.tabled;
    case 'showdown':
      return said.showdown;
    case 'shown':
      return said.shown(name(told.seat), seen(all, hearing, told.seat));
    case 'awarded': {
      const pots = all.flatMap((each) => (each.is === 'awarded' ? [each.pot] : []));
      const { pot } = told;
      const names = pot.winners.map(({ seat }) => name(seat));
      return said.wins(names, chips(pot.amount), potName(pot, pots, t), winning(all, hearing, pot));
    }
    case 'ruled':
      return told.ruling;
    case 'voided':
      return said.voided;
    default:
      return null;
  }
}

/** Everybody has just called the big blind, who may still raise [dealer-asks-option]. */
const hasOption = ({ street, legal, blinds, players }: HandView): boolean =>
  street === 'preflop' &&
  legal?.canCheck === true &&
  players.some(({ seat, bet }) => seat === legal.seat && bet === blinds[1]);

const optionSaid = (hearing: Hearing): string =>
  hasOption(hearing.view) && hearing.view.toAct !== null
    ? hearing.t.said.option(who(hearing, hearing.view.toAct))
    : '';

/** The last thing the dealer said, as it is written on the felt. */
export function spoken(told: readonly PublicEvent[], upTo: number, hearing: Hearing): string {
  const heard = told.slice(0, upTo);
  const last = heard.findLast((each) => saying(each, told, hearing) !== null);
  const line = last === undefined ? '' : saying(last, told, hearing)!;
  return [line, optionSaid(hearing)].filter(Boolean).join(' ');
}

/** What a screen reader hears when a frame comes: what happened, my cards, the board, and whose turn it is. */
export function heard(
  told: readonly PublicEvent[],
  fresh: number,
  hearing: Hearing,
  cardName: (card: string) => string,
): string {
  const { view, mine, t } = hearing;
  const news = fresh === 0 ? told : told.slice(-fresh);
  const lines = news.flatMap((each) => {
    if (each.is === 'posted') return [];
    const said = saying(each, told, hearing);
    const board = each.is === 'turned' ? [t.heard.board(view.board.map(cardName).join(', '))] : [];
    const odd = each.is === 'awarded' ? oddSaid([each], hearing) : '';
    return [...board, ...(said === null ? [] : [said]), ...(odd === '' ? [] : [odd])];
  });
  const me = view.players.find(({ seat }) => seat === mine);
  if (news.some(({ is }) => is === 'dealt') && me?.cards)
    lines.push(t.heard.cards(me.cards.map(cardName).join(', ')));
  const option = optionSaid(hearing);
  if (option !== '') lines.push(option);
  else if (view.toAct !== null && view.toAct !== mine) lines.push(t.heard.turn(hearing.name(view.toAct)));
  if (mine !== null && view.toAct === mine && view.legal !== null) {
    const pot = chips(view.pot);
    lines.push(
      view.legal.canCheck ? t.heard.yourTurnFree(pot) : t.heard.yourTurn(chips(view.legal.toCall), pot),
    );
  }
  return lines.join(' ');
}
