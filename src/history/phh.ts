import { cardText } from '../engine/cards/card.ts';
import type { Seat } from '../engine/units.ts';
import type { TournamentInfo } from './occasion.ts';
import type { HandCopy } from './readers.ts';
import type { Move } from './transcript.ts';

/**
 * The Poker Hand History standard: TOML, players in dealing order, so that p1 sits first left of the button
 * and the last one on it; heads-up p1 is the big blind, and the two blinds are still listed small one first. Names that
 * begin with an underscore are for what the standard has no field for.
 */

const text = (value: string): string =>
  value.includes("'") || /\p{Cc}/u.test(value) ? JSON.stringify(value) : `'${value}'`;

const list = (items: readonly (string | number)[]): string =>
  `[${items.map((item) => (typeof item === 'string' ? text(item) : item)).join(', ')}]`;

/** A played hand as PHH: cards its reader may not see are `????`. Chips are in the record's own money. */
export function writePhh(copy: HandCopy): string {
  const { transcript, occasion, scale } = copy;
  const { setup, order, posts, stacks } = transcript;
  const money = (amount: number): number => amount / scale;
  const byPlace = (amountOf: (seat: Seat) => number): number[] => {
    const amounts = order.map((seat) => money(amountOf(seat)));
    return order.length === 2 ? amounts.reverse() : amounts;
  };
  const sum = (seat: Seat, antes: boolean): number =>
    posts
      .filter((post) => post.seat === seat && (post.kind === 'ante') === antes)
      // An ante is written as it was paid, because readers take it before the blind.
      .reduce((total, { amount, due }) => total + (antes ? amount : due), 0);
  const limit = setup.choices.structure.use === 'limit';
  const big = money(setup.stakes.big);
  const small = posts.some(({ kind }) => kind === 'small') ? null : money(setup.stakes.small);
  const [date = '', time = ''] = occasion.at.replace('Z', '').split('T');
  const [year, month, day] = date.split('-').map(Number);
  return [
    `variant = '${limit ? 'FT' : 'NT'}'`,
    // An ante of one's own is won only by those who paid as much; the big blind's for the table by anybody.
    ...(setup.stakes.ante > 0 && setup.stakes.anteBy === 'each' ? ['ante_trimming_status = true'] : []),
    `antes = ${list(byPlace((seat) => sum(seat, true)))}`,
    `blinds_or_straddles = ${list(byPlace((seat) => sum(seat, false)))}`,
    ...(limit ? [`small_bet = ${big}`, `big_bet = ${big * 2}`] : [`min_bet = ${big}`]),
    `starting_stacks = ${list(order.map((at) => money(setup.players.find(({ seat }) => seat === at)!.stack)))}`,
    `actions = ${list(actions(copy, money))}`,
    ...(occasion.tournament === null ? [] : [`event = ${text(occasion.tournament.name)}`]),
    `time = ${time}`,
    `time_zone = 'UTC'`,
    `day = ${day}`,
    `month = ${month}`,
    `year = ${year}`,
    `hand = ${text(occasion.id)}`,
    ...(occasion.level === undefined ? [] : [`level = ${occasion.level}`]),
    `seats = ${list(order)}`,
    `seat_count = ${occasion.chairs}`,
    `table = ${text(occasion.table)}`,
    `players = ${list(order.map(occasion.name))}`,
    `finishing_stacks = ${list(order.map((seat) => money(stacks[seat]!)))}`,
    ...(occasion.sign ? [`currency_symbol = ${text(occasion.sign)}`] : []),
    ...(setup.button === order.at(-1) ? [] : [`_button = ${setup.button}`]),
    ...(small === null ? [] : [`_small_blind = ${small}`]),
    `_dealt = ${list(copy.dealt)}`,
    ...(copy.hero === null ? [] : [`_hero = ${copy.hero}`]),
    ...(occasion.tournament === null ? [] : [`_tournament = ${inline(occasion.tournament)}`]),
    ...(occasion.bounties?.length
      ? [
          `_bounties = [${occasion.bounties.map(({ out, by, amount }) => `{ out = ${out}, by = ${list(by)}, amount = ${amount} }`).join(', ')}]`,
        ]
      : []),
    '',
  ].join('\n');
}

const inline = (tournament: TournamentInfo): string =>
  `{ ${Object.entries(tournament)
    .filter(([key]) => key !== 'name')
    .map(([key, value]) => `${key} = ${typeof value === 'string' ? text(value) : value}`)
    .join(', ')} }`;

function actions({ transcript, holes, dealt }: HandCopy, money: (amount: number) => number): string[] {
  const { order, rounds } = transcript;
  const player = (seat: Seat): string => `p${order.indexOf(seat) + 1}`;
  const shown = rounds.flatMap(({ moves }) =>
    moves.flatMap(({ does, seat }) => (does === 'shows' ? seat : [])),
  );
  const known = (seat: Seat): boolean => dealt.includes(seat) || shown.includes(seat);
  const cards = (seat: Seat): string => (known(seat) && holes.get(seat)?.join('')) || '????';
  const line = (move: Move): string[] => {
    const who = player(move.seat);
    switch (move.does) {
      case 'folds':
        return [`${who} f`];
      case 'checks':
      case 'calls':
        return [`${who} cc`];
      case 'bets':
      case 'raises':
        return [`${who} cbr ${money(move.to)}`];
      case 'shows':
        // A followed hand may lie face up before anybody enters its cards.
        return holes.has(move.seat) ? [`${who} sm ${cards(move.seat)}`] : [];
      case 'mucks':
        return [`${who} sm`];
      default:
        return [];
    }
  };
  return [
    ...order.map((seat) => `d dh ${player(seat)} ${cards(seat)}`),
    ...rounds.flatMap(({ cards, moves }) => [
      ...(cards.length === 0 ? [] : [`d db ${cards.map(cardText).join('')}`]),
      ...moves.flatMap(line),
    ]),
  ];
}

/** The standard's file of several hands: a table for each, by its number in the file. */
export const phhFile = (hands: readonly string[]): string =>
  hands.map((hand, at) => `[${at + 1}]\n${hand}`).join('\n');
