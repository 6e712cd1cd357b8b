import { parse, TomlDate } from 'smol-toml';
import { clockwiseFrom } from '../engine/betting/forced.ts';
import { type Card, parseCards } from '../engine/cards/card.ts';
import type { Post } from '../engine/record/setup.ts';
import { STREETS } from '../engine/record/street.ts';
import { asTournament, type Bounty } from './occasion.ts';
import { BadRecord, type HandRecord, type RecordedAction, type RecordedOccasion } from './record.ts';

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
  const seats = seatsIn(hand, stacks.length);
  const played = readActions(hand, seats);
  const finishing = hand.finishing_stacks === undefined ? undefined : numbers(hand, 'finishing_stacks');
  const amounts = played.actions.flatMap(({ to }) => (to === undefined ? [] : [to]));
  const scale = scaleOf([...stacks, ...antes, ...blinds, ...amounts]);
  const unit = (n: number): number => Math.round(n * scale);
  const stakes = readStakes(hand, antes, blinds);
  const big = unit(stakes.big);
  if (
    structure === 'limit' &&
    (unit(Number(hand.small_bet)) !== big || unit(Number(hand.big_bet)) !== big * 2)
  )
    return bad('limit hands need a small bet of one big blind and a big bet of two');
  return {
    id: String(hand.hand ?? name),
    players: stacks
      .map((stack, at) => ({ seat: seats[at]!, stack: unit(stack), ...playerName(hand, at) }))
      .sort((a, b) => a.seat - b.seat),
    button: whole(hand._button) ?? seats.at(-1)!,
    stakes: { small: unit(stakes.small), big, ante: unit(stakes.ante), anteBy: stakes.anteBy },
    posts: posts(antes, blinds, { ...stakes, unit, seats, dead: hand._small_blind !== undefined }),
    holes: played.holes,
    board: played.board,
    actions: played.actions.map((action) =>
      action.to === undefined ? action : { ...action, to: unit(action.to) },
    ),
    showdown: played.showdown,
    dealt: dealtIn(hand, played),
    ...(whole(hand._hero) !== undefined && { hero: whole(hand._hero)! }),
    occasion: occasionOf(hand),
    structure,
    ...(finishing && {
      expected: {
        stacks: new Map(finishing.map((stack, at) => [seats[at]!, stack * scale])),
        tolerance: finishing.every((stack) => isWhole(stack * scale)) ? 0 : 1,
      },
    }),
    scale,
  };
}

const isWhole = (n: number): boolean => Math.abs(n - Math.round(n)) < 1e-6;
const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;

/** The chairs clockwise from the left of the button; without them, or out of order, players sit in chairs 1, 2, 3. */
function seatsIn(hand: Toml, players: number): number[] {
  const plain = Array.from({ length: players }, (_, at) => at + 1);
  const seats = hand.seats;
  if (!Array.isArray(seats) || seats.length !== players) return plain;
  if (seats.some((seat) => whole(seat) === undefined || seat < 1 || seat > 99)) return plain;
  if (new Set(seats).size !== players) return plain;
  const clockwise = clockwiseFrom(
    whole(hand._button) ?? seats.at(-1),
    [...seats].sort((a, b) => a - b),
  );
  return clockwise.every((seat, at) => seat === seats[at]) ? seats : plain;
}

/** The cards known from the deal: as the file says, or those that nobody showed. */
function dealtIn(hand: Toml, { holes, showdown }: Played): number[] {
  if (Array.isArray(hand._dealt)) return hand._dealt.filter((seat) => holes.has(seat));
  return [...holes.keys()].filter((seat) => !showdown.some((each) => each.shows && each.seat === seat));
}

type Blinds = {
  readonly small: number;
  readonly big: number;
  readonly ante: number;
  readonly anteBy: 'each' | 'big-blind';
};

function readStakes(hand: Toml, antes: readonly number[], blinds: readonly number[]): Blinds {
  const posted = blinds.map(Math.abs).filter((blind) => blind > 0);
  const least = typeof hand.min_bet === 'number' ? hand.min_bet : Number(hand.small_bet ?? 0);
  const big = Math.max(least, ...posted);
  const named = hand._small_blind;
  const small = typeof named === 'number' ? named : Math.min(big, ...posted);
  const paying = antes.filter((amount) => amount > 0).length;
  return {
    small,
    big,
    ante: Math.max(0, ...antes),
    anteBy: paying === 1 && antes.length > 1 ? 'big-blind' : 'each',
  };
}

function occasionOf(hand: Toml): RecordedOccasion {
  const { year, month, day, time, table, seat_count: chairs, level, currency_symbol: sign } = hand;
  const two = (value: unknown): string => String(value).padStart(2, '0');
  const clock = /^\d\d:\d\d:\d\d/.exec(time instanceof TomlDate ? time.toISOString() : '')?.[0] ?? '00:00:00';
  const dated = [year, month, day].every((part) => whole(part) !== undefined);
  const bounties = (Array.isArray(hand._bounties) ? hand._bounties : []).filter(isBounty);
  return {
    ...(dated && { at: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${clock}Z` }),
    ...(table !== undefined && { table: String(table) }),
    ...(whole(chairs) !== undefined && { chairs: whole(chairs)! }),
    ...(whole(level) !== undefined && { level: whole(level)! }),
    ...(typeof sign === 'string' && { sign }),
    ...(typeof hand._tournament === 'object' && {
      tournament: asTournament({ ...hand._tournament, name: hand.event }),
    }),
    ...(bounties.length > 0 && { bounties }),
  };
}

const isBounty = (value: Partial<Bounty>): value is Bounty =>
  whole(value.out) !== undefined && whole(value.amount) !== undefined && Array.isArray(value.by);

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

type Paying = Blinds & {
  readonly unit: (n: number) => number;
  readonly seats: readonly number[];
  /** Nobody posted the small blind. */
  readonly dead: boolean;
};

function posts(antes: readonly number[], blinds: readonly number[], paying: Paying): Post[] {
  const { small, big, anteBy, unit, seats, dead } = paying;
  // Heads-up the small blind is listed first, and p2 posts it.
  const seatOf = (at: number): number => (seats.length === 2 ? seats[1 - at]! : seats[at]!);
  const paid: Post[] = [];
  for (const [at, amount] of antes.entries())
    if (amount > 0)
      paid.push({
        seat: seatOf(at),
        kind: 'ante',
        amount: unit(amount),
        ...(anteBy === 'big-blind' && { dead: true }),
      });
  // Where both blinds are as high, the first one is the small blind.
  const firstIsSmall = !dead && small === big && blinds.filter((blind) => blind !== 0).length > 1;
  const first = blinds.findIndex((blind) => blind !== 0);
  for (const [at, blind] of blinds.entries()) {
    const amount = Math.abs(blind);
    if (amount === 0) continue;
    const isSmall = amount < big || (firstIsSmall && at === first);
    paid.push({ seat: seatOf(at), kind: isSmall ? 'small' : 'big', amount: unit(amount) });
  }
  return paid;
}

type Played = {
  holes: Map<number, [Card, Card]>;
  board: Card[];
  actions: RecordedAction[];
  showdown: { seat: number; shows: boolean }[];
};

function readActions(hand: Toml, players: readonly number[]): Played {
  const played: Played = { holes: new Map(), board: [], actions: [], showdown: [] };
  const list = Array.isArray(hand.actions) ? hand.actions : bad('"actions" is not a list');
  for (const [at, entry] of list.entries()) {
    const words = String(entry).replace(/#.*/, '').trim().split(/\s+/);
    const where = `action ${at + 1} ("${String(entry)}")`;
    if (words[0] === 'd') readDeal(words, played, players, where);
    else if (words[0] !== '') readMove(words, played, players, where);
  }
  const known = [...played.holes.values()].flat().concat(played.board);
  if (new Set(known).size !== known.length) return bad('the same card twice in one hand');
  return played;
}

function seatOf(word: string | undefined, players: readonly number[], where: string): number {
  const number = Number(/^p(\d+)$/.exec(word ?? '')?.[1] ?? Number.NaN);
  return players[number - 1] ?? bad(`${where}: no player "${word}"`);
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

function readDeal(words: string[], played: Played, players: readonly number[], where: string): void {
  if (words[1] === 'dh') return holdCards(played, seatOf(words[2], players, where), words[3] ?? '', where);
  if (words[1] !== 'db') return bad(`${where}: only dh and db are dealt`);
  played.board.push(...cardsOf(words[2] ?? '', where));
  if (![3, 4, 5].includes(played.board.length))
    return bad(`${where}: a board of ${played.board.length} cards`);
}

function readMove(words: string[], played: Played, players: readonly number[], where: string): void {
  const seat = seatOf(words[0], players, where);
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
      // Shown without cards is mucked.
      if (words[2] !== undefined && words[2] !== '-') holdCards(played, seat, words[2], where);
      played.showdown.push({ seat, shows: words[2] !== undefined && words[2] !== '-' });
      return;
    default:
      return bad(`${where}: f, cc, cbr or sm is needed`);
  }
}
