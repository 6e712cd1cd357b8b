import { parse } from 'smol-toml';
import { type Card, cardText, parseCards } from '../engine/cards/card.ts';
import type { HandEvent } from '../engine/record/events.ts';
import type { Post } from '../engine/record/setup.ts';
import { STREETS } from '../engine/record/street.ts';
import { holesFor, type Reader } from './readers.ts';
import { BadRecord, type HandRecord, type RecordedAction, setupIn } from './record.ts';

/**
 * The Poker Hand History standard: TOML, players in dealing order, so that p1 sits first left of the button
 * and the last one on it; heads-up p1 is the big blind, and the two blinds are still listed small one first.
 */

type Toml = Record<string, unknown>;

const bad = (message: string): never => {
  throw new BadRecord(message);
};

/** Every hand of a .phh (one) or .phhs (one a table) file. */
export function readPhh(text: string): HandRecord[] {
  let file: Toml;
  try {
    file = parse(text) as Toml;
  } catch (error) {
    return bad(`not TOML: ${(error as Error).message.split('\n')[0]}`);
  }
  if ('variant' in file) return [readHand(file, '1')];
  const hands = Object.entries(file);
  if (hands.length === 0) return bad('no hand in it');
  return hands.map(([name, hand]) => {
    if (typeof hand !== 'object' || hand === null) return bad(`"variant" is missing`);
    return readHand(hand as Toml, name);
  });
}

const STRUCTURES: Readonly<Record<string, 'no-limit' | 'limit'>> = { NT: 'no-limit', FT: 'limit' };

function readHand(hand: Toml, name: string): HandRecord {
  const structure =
    STRUCTURES[String(hand.variant)] ??
    bad(`variant "${hand.variant}" is not hold'em with or without a limit (NT, FT)`);
  const stacks = numbers(hand, 'starting_stacks');
  const antes = padded(numbers(hand, 'antes', []), stacks.length);
  const blinds = padded(numbers(hand, 'blinds_or_straddles'), stacks.length);
  const played = readActions(hand, stacks.length);
  const finishing = hand.finishing_stacks === undefined ? undefined : numbers(hand, 'finishing_stacks');
  const scale = scaleOf([
    ...stacks,
    ...antes,
    ...blinds,
    ...played.actions.flatMap(({ to }) => (to === undefined ? [] : [to])),
  ]);
  const unit = (n: number): number => Math.round(n * scale);
  const big = unit(Math.max(...blinds.map(Math.abs)));
  const small = unit(Math.abs(blinds[0]!));
  if (
    structure === 'limit' &&
    (unit(Number(hand.small_bet)) !== big || unit(Number(hand.big_bet)) !== big * 2)
  )
    return bad('limit hands need a small bet of one big blind and a big bet of two');
  const ante = Math.max(0, ...antes);
  const paying = antes.filter((amount) => amount > 0).length;
  const anteBy = paying === 1 && stacks.length > 1 ? 'big-blind' : 'each';
  return {
    id: String(hand.hand ?? name),
    players: stacks.map((stack, at) => ({ seat: at + 1, stack: unit(stack), ...playerName(hand, at) })),
    button: stacks.length,
    stakes: { small, big, ante: unit(ante), anteBy },
    posts: posts(antes, blinds, big, anteBy === 'big-blind', unit),
    holes: played.holes,
    board: played.board,
    actions: played.actions.map((action) =>
      action.to === undefined ? action : { ...action, to: unit(action.to) },
    ),
    structure,
    ...(finishing && {
      expected: {
        stacks: new Map(finishing.map((stack, at) => [at + 1, stack * scale])),
        tolerance: finishing.every(Number.isInteger) ? 0 : 1,
      },
    }),
    scale,
  };
}

function playerName(hand: Toml, at: number): { name?: string } {
  const name = Array.isArray(hand.players) ? hand.players[at] : undefined;
  return typeof name === 'string' ? { name } : {};
}

function numbers(hand: Toml, key: string, missing?: number[]): number[] {
  const value = hand[key] ?? missing;
  if (!Array.isArray(value) || value.some((n) => typeof n !== 'number' || !Number.isFinite(n)))
    return bad(`"${key}" is not a list of numbers`);
  return value as number[];
}

const padded = (list: number[], length: number): number[] =>
  [...list, ...new Array<number>(length).fill(0)].slice(0, length);

/** Money with cents becomes whole chips of one cent. */
function scaleOf(amounts: readonly number[]): number {
  for (const scale of [1, 10, 100, 1000, 10_000])
    if (amounts.every((n) => Math.abs(n * scale - Math.round(n * scale)) < 1e-6)) return scale;
  return bad('amounts with more than four decimals');
}

function posts(
  antes: number[],
  blinds: number[],
  big: number,
  dead: boolean,
  unit: (n: number) => number,
): Post[] {
  const headsUp = blinds.length === 2;
  const seatOf = (at: number): number => (headsUp ? 2 - at : at + 1);
  const paid: Post[] = [];
  for (const [at, amount] of antes.entries())
    if (amount > 0)
      paid.push({ seat: seatOf(at), kind: 'ante', amount: unit(amount), ...(dead && { dead }) });
  for (const [at, amount] of blinds.entries())
    if (amount !== 0) {
      const post = unit(Math.abs(amount));
      paid.push({ seat: seatOf(at), kind: post === big ? 'big' : 'small', amount: post });
    }
  return paid;
}

type Played = {
  holes: Map<number, [Card, Card]>;
  board: Card[];
  actions: RecordedAction[];
  mucked: number[];
};

function readActions(hand: Toml, players: number): Played {
  const played: Played = { holes: new Map(), board: [], actions: [], mucked: [] };
  const list = Array.isArray(hand.actions) ? hand.actions : bad('"actions" is not a list');
  for (const [at, entry] of list.entries()) {
    const words = String(entry).replace(/#.*/, '').trim().split(/\s+/);
    const where = `action ${at + 1} ("${String(entry)}")`;
    if (words[0] === 'd') readDeal(words, played, players, where);
    else if (words[0] !== '') readMove(words, played, players, where);
  }
  const known = [...played.holes.values()].flat().concat(played.board);
  if (new Set(known).size !== known.length) return bad('the same card twice in one hand');
  for (const seat of played.mucked) played.holes.delete(seat);
  return played;
}

function playerNumber(word: string | undefined, players: number, where: string): number {
  const number = Number(/^p(\d+)$/.exec(word ?? '')?.[1] ?? Number.NaN);
  return number >= 1 && number <= players ? number : bad(`${where}: no player "${word}"`);
}

function cardsOf(text: string, where: string): Card[] {
  const parsed = parseCards(text);
  return 'error' in parsed ? bad(`${where}: ${parsed.error}`) : parsed.cards;
}

function holdCards(played: Played, seat: number, text: string, where: string): void {
  if (text.includes('?')) return;
  const cards = cardsOf(text, where);
  if (cards.length !== 2) return bad(`${where}: two cards are needed`);
  played.holes.set(seat, [cards[0]!, cards[1]!]);
}

function readDeal(words: string[], played: Played, players: number, where: string): void {
  if (words[1] === 'dh')
    return holdCards(played, playerNumber(words[2], players, where), words[3] ?? '', where);
  if (words[1] !== 'db') return bad(`${where}: only dh and db are dealt`);
  played.board.push(...cardsOf(words[2] ?? '', where));
  if (![3, 4, 5].includes(played.board.length))
    return bad(`${where}: a board of ${played.board.length} cards`);
}

function readMove(words: string[], played: Played, players: number, where: string): void {
  const seat = playerNumber(words[0], players, where);
  const street = STREETS[Math.max(0, played.board.length - 2)]!;
  switch (words[1]) {
    case 'f':
      played.actions.push({ street, seat, action: 'fold' });
      return;
    case 'cc':
      played.actions.push({ street, seat, action: 'passive' });
      return;
    case 'cbr': {
      const to = Number(words[2]);
      if (!Number.isFinite(to)) return bad(`${where}: no amount "${words[2]}"`);
      played.actions.push({ street, seat, action: 'raise', to });
      return;
    }
    case 'sm':
      // Shown without cards is mucked: nobody knows them.
      if (words[2] === undefined || words[2] === '-') played.mucked.push(seat);
      else holdCards(played, seat, words[2], where);
      return;
    default:
      return bad(`${where}: f, cc, cbr or sm is needed`);
  }
}

const list = (items: readonly (string | number)[]): string =>
  `[${items.map((item) => (typeof item === 'string' ? `'${item}'` : item)).join(', ')}]`;

/** Writes a played hand as PHH for a reader: cards they may not see are `????`. Chips are in the record's own money. */
export function writePhh(
  record: Pick<HandRecord, 'id' | 'scale'>,
  events: readonly HandEvent[],
  finalStacks: Readonly<Record<string, number>>,
  reader: Reader,
): string {
  const setup = setupIn(events);
  const order = events
    .filter((event) => event.type === 'dealt')
    .slice(0, setup.players.length)
    .map(({ seat }) => seat);
  const player = (seat: number): string => `p${order.indexOf(seat) + 1}`;
  const money = (amount: number): number => amount / (record.scale ?? 1);
  const paidAs = (kinds: readonly string[]): number[] => {
    const amounts = order.map((seat) =>
      money(
        setup.posts.reduce(
          (sum, post) => (post.seat === seat && kinds.includes(post.kind) ? sum + post.amount : sum),
          0,
        ),
      ),
    );
    return order.length === 2 ? amounts.reverse() : amounts;
  };
  const limit = setup.choices.structure.use === 'limit';
  const stack = (seat: number): number => money(setup.players.find((each) => each.seat === seat)!.stack);
  const big = money(setup.stakes.big);
  return [
    `variant = '${limit ? 'FT' : 'NT'}'`,
    `antes = ${list(paidAs(['ante']))}`,
    `blinds_or_straddles = ${list(paidAs(['small', 'big']))}`,
    ...(limit ? [`small_bet = ${big}`, `big_bet = ${big * 2}`] : [`min_bet = ${big}`]),
    `starting_stacks = ${list(order.map(stack))}`,
    `actions = ${list(phhActions(events, holesFor(events, reader), player, money))}`,
    `hand = '${record.id.replaceAll("'", '')}'`,
    `seats = ${list(order)}`,
    `finishing_stacks = ${list(order.map((seat) => money(finalStacks[seat]!)))}`,
    '',
  ].join('\n');
}

function phhActions(
  events: readonly HandEvent[],
  holes: ReadonlyMap<number, readonly string[]>,
  player: (seat: number) => string,
  money: (n: number) => number,
): string[] {
  const cards = (seat: number): string => holes.get(seat)?.join('') ?? '????';
  const lines: string[] = [];
  const dealt = new Set<number>();
  const shown = new Set<number>();
  let aggressor = -1;
  /** The last check, call or raise, which a ruling may take back. */
  let last = { seat: -1, line: 0, aggressor };
  const acts = (seat: number, what: string): void => {
    last = { seat, line: lines.length, aggressor };
    lines.push(`${player(seat)} ${what}`);
  };
  for (const event of events) {
    switch (event.type) {
      case 'dealt':
        if (dealt.has(event.seat)) lines.push(`d dh ${player(event.seat)} ${cards(event.seat)}`);
        dealt.add(event.seat);
        break;
      case 'turned':
        lines.push(`d db ${event.cards.map(cardText).join('')}`);
        break;
      case 'folded':
      case 'killed':
        lines.push(`${player(event.seat)} f`);
        break;
      case 'checked':
      case 'called':
        acts(event.seat, 'cc');
        break;
      case 'opened':
        aggressor = -1;
        last = { seat: -1, line: 0, aggressor };
        break;
      case 'raised':
        acts(event.seat, `cbr ${money(event.to)}`);
        aggressor = event.seat;
        break;
      case 'bet-corrected':
        if (event.seat !== last.seat) break;
        lines.splice(last.line, 1);
        aggressor = last.aggressor;
        last = { seat: -1, line: 0, aggressor };
        break;
      case 'retrieved': {
        const thrownIn = new RegExp(`^${player(event.seat)} (f|sm)$`);
        const at = lines.findLastIndex((line) => thrownIn.test(line));
        if (at >= 0) lines.splice(at, 1);
        if (at >= 0 && at < last.line) last.line--;
        break;
      }
      case 'tabled': {
        // The standard shows from the last to bet or raise on this street, then clockwise.
        const first = Math.max(0, event.seats.indexOf(aggressor));
        // A followed hand may lie face up before anybody enters its cards.
        const order = [...event.seats.slice(first), ...event.seats.slice(0, first)].filter((seat) =>
          holes.has(seat),
        );
        for (const seat of order) shown.add(seat);
        lines.push(...order.map((seat) => `${player(seat)} sm ${cards(seat)}`));
        break;
      }
      case 'shown':
        if (!shown.has(event.seat))
          lines.push(`${player(event.seat)} sm ${event.cards.map(cardText).join('')}`);
        break;
      case 'mucked':
        lines.push(`${player(event.seat)} sm`);
        break;
      default:
        break;
    }
  }
  return lines;
}
