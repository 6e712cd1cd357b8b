import { type Card, parseCards, UNKNOWN } from '../engine/cards/card.ts';
import type { HandEvent } from '../engine/record/events.ts';
import type { Post, PostKind, Setup, Stakes } from '../engine/record/setup.ts';
import { STREETS, type Street } from '../engine/record/street.ts';
import type { Seat } from '../engine/units.ts';
import { type Occasion, UNDATED } from './occasion.ts';

/** A hand as it was played elsewhere: seats, posts, cards and actions, and how it ended if known. */
export type HandRecord = {
  readonly id: string;
  readonly players: readonly { readonly seat: number; readonly stack: number; readonly name?: string }[];
  readonly button: number;
  readonly stakes: Stakes;
  /** The forced bets as paid, where the record has them. */
  readonly posts?: readonly Post[];
  /** By seat; a seat without cards, or with one, is unknown. */
  readonly holes: ReadonlyMap<number, readonly [Card, Card]>;
  readonly board: readonly Card[];
  readonly actions: readonly RecordedAction[];
  /** Who showed and who mucked at the showdown, in order, where the record says so. */
  readonly showdown?: readonly { readonly seat: Seat; readonly shows: boolean }[];
  /** The seats whose cards the writer of the record knew from the deal; without it, all that are known. */
  readonly dealt?: readonly Seat[];
  /** Whose copy it is. */
  readonly hero?: Seat;
  readonly occasion?: RecordedOccasion;
  readonly structure?: 'no-limit' | 'limit';
  /** Final stacks by seat; `tolerance` where the source keeps fractions of a chip. */
  readonly expected?: { readonly stacks: ReadonlyMap<number, number>; readonly tolerance: number };
  /** How many units of the record's money make one whole chip here (100 for cents). */
  readonly scale?: number;
};

export type RecordedOccasion = Partial<Omit<Occasion, 'id' | 'name'>>;

/** `passive` is a check or a call, whichever it was. */
export type RecordedAction = {
  readonly street: Street;
  readonly seat: number;
  readonly action: 'fold' | 'check' | 'call' | 'raise' | 'passive';
  readonly to?: number;
};

/** Bad input: says what is wrong and where, in one line. */
export class BadRecord extends Error {}

const bad = (message: string): never => {
  throw new BadRecord(message);
};

/** The table at which a hand was played. */
export function setupIn(events: readonly HandEvent[]): Setup {
  const started = events.find((event) => event.type === 'started');
  return started === undefined ? bad('a hand that never started') : started.setup;
}

/** Where and when a recorded hand was played, as far as anybody noted it. */
export function occasionIn({ id, players, occasion }: HandRecord): Occasion {
  const names = new Map(players.map(({ seat, name }) => [seat, name]));
  return {
    at: UNDATED,
    table: '1',
    chairs: Math.max(...players.map(({ seat }) => seat)),
    tournament: null,
    ...occasion,
    id,
    name: (seat) => names.get(seat) ?? `Seat ${seat}`,
  };
}

type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listIn(record: Json, key: string): readonly unknown[] {
  const value = record[key] ?? [];
  return Array.isArray(value) ? value : bad(`"${key}" is not a list`);
}

/** A whole number of chips, `least` or more. */
function amount(value: unknown, what: string, least = 0): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least)
    return bad(
      `${what} is ${JSON.stringify(value) ?? 'missing'}: a whole number${least > 0 ? ` from ${least} up` : ''} is needed`,
    );
  return value;
}

const KINDS: Readonly<Record<string, PostKind>> = { ante: 'ante', sb: 'small', bb: 'big' };
const ACTIONS: Readonly<Record<string, RecordedAction['action']>> = {
  fold: 'fold',
  check: 'check',
  call: 'call',
  bet: 'raise',
  raise: 'raise',
};

/** Reads one line of the .jsonl format; throws BadRecord. */
export function readRecord(line: unknown): HandRecord {
  if (!isObject(line)) return bad('not a hand record');
  const players = listIn(line, 'players').map((entry, at) => {
    const player = isObject(entry) ? entry : bad(`player ${at + 1} is no object`);
    return {
      seat: amount(player.seat, `the seat of player ${at + 1}`, 1),
      stack: amount(player.stack, `the stack of seat ${player.seat}`, 1),
    };
  });
  players.sort((a, b) => a.seat - b.seat);
  const seats = new Set(players.map(({ seat }) => seat));
  const seated = (seat: unknown, what: string): number => {
    const found = amount(seat, `the seat of ${what}`, 1);
    return seats.has(found) ? found : bad(`${what}: nobody sits in seat ${found}`);
  };
  const anteBy = line.anteType === 'bb' ? 'big-blind' : 'each';
  const posts =
    line.posts === undefined || line.posts === null
      ? undefined
      : readPosts(listIn(line, 'posts'), seated, anteBy);
  const expected = readExpected(line.expected);
  const record: HandRecord = {
    id: String(line.id ?? ''),
    players,
    button: amount(line.button, 'the button'),
    stakes: {
      small: amount(line.sb, 'the small blind'),
      big: amount(line.bb, 'the big blind', 1),
      ante: amount(line.ante ?? 0, 'the ante'),
      anteBy,
    },
    ...(posts && { posts }),
    ...readCards(line, seated),
    actions: listIn(line, 'actions').map((entry, at) => readAction(entry, at + 1, seated)),
    ...(expected && { expected }),
  };
  return record;
}

type Seated = (seat: unknown, what: string) => number;

function readPosts(list: readonly unknown[], seated: Seated, anteBy: Stakes['anteBy']): Post[] {
  return list.map((entry, at) => {
    const post = isObject(entry) ? entry : bad(`post ${at + 1} is no object`);
    const kind =
      KINDS[String(post.type)] ?? bad(`post ${at + 1} is "${post.type}": ante, sb or bb is needed`);
    return {
      seat: seated(post.seat, `post ${at + 1}`),
      kind,
      amount: amount(post.amount, `the amount of post ${at + 1}`),
      ...(kind === 'ante' && anteBy === 'big-blind' && { dead: true }),
    };
  });
}

function readAction(entry: unknown, number: number, seated: Seated): RecordedAction {
  const what = `action ${number}`;
  const action = isObject(entry) ? entry : bad(`${what} is no object`);
  const street =
    STREETS.find((name) => name === action.street) ?? bad(`${what}: no street "${action.street}"`);
  const kind = ACTIONS[String(action.action)] ?? bad(`${what}: no such action "${action.action}"`);
  const needsAmount = kind === 'raise';
  return {
    street,
    seat: seated(action.seat, what),
    action: kind,
    ...((needsAmount || action.to !== undefined) && { to: amount(action.to, `${what}: "to"`) }),
  };
}

function readCards(line: Json, seated: Seated): Pick<HandRecord, 'holes' | 'board'> {
  const seen = new Set<Card>();
  const read = (text: string, where: string): Card[] => {
    const parsed = parseCards(text);
    if ('error' in parsed) return bad(`${where}: ${parsed.error}`);
    for (const card of parsed.cards) {
      if (seen.has(card)) return bad(`${where}: the same card twice in one hand, in "${text}"`);
      seen.add(card);
    }
    return parsed.cards;
  };
  const holes = new Map<number, [Card, Card]>();
  const given = line.holes ?? {};
  if (!isObject(given)) return bad('"holes" is no object');
  for (const [seat, value] of Object.entries(given)) {
    const text = Array.isArray(value) ? value.join('') : String(value ?? '');
    const where = `the cards of seat ${seat}`;
    seated(Number(seat), where);
    if (text === '' || text.includes('?')) continue;
    const cards = read(text, where);
    if (cards.length !== 2) return bad(`${where} are ${cards.length}: two are needed`);
    holes.set(Number(seat), [cards[0]!, cards[1]!]);
  }
  const board = read(listIn(line, 'board').join(' '), 'the board');
  if (board.length > 5) return bad(`the board has ${board.length} cards: five at most`);
  return { holes, board };
}

function readExpected(value: unknown): HandRecord['expected'] {
  if (!isObject(value)) return undefined;
  const stacks = value.finalStacksIntegerOddChipLeftOfButton ?? value.finalStacks;
  if (!isObject(stacks)) return undefined;
  const entries = Object.entries(stacks).map(([seat, stack]): [number, number] => {
    if (typeof stack !== 'number') return bad(`the expected stack of seat ${seat} is no number`);
    return [Number(seat), stack];
  });
  return { stacks: new Map(entries), tolerance: 0 };
}

/** The deck that deals the record's cards: hole cards in dealing order; burns and cards it does not name are unknown. */
export function stackedDeck(record: HandRecord, order: readonly number[]): Card[] {
  const deck = new Array<Card>(52).fill(UNKNOWN);
  const players = order.length;
  for (const [place, seat] of order.entries()) {
    const cards = record.holes.get(seat);
    deck[place] = cards?.[0] ?? UNKNOWN;
    deck[place + players] = cards?.[1] ?? UNKNOWN;
  }
  const afterBurns = [1, 2, 3, 5, 7];
  for (const [at, card] of record.board.entries()) deck[players * 2 + afterBurns[at]!] = card;
  return deck;
}
