import { type Card, parseCards } from '../engine/cards/card.ts';
import type { Post } from '../engine/record/setup.ts';
import { STREETS } from '../engine/record/street.ts';
import type { Seat } from '../engine/units.ts';
import { asTournament, type Bounty, currencySign, type TournamentInfo } from './occasion.ts';
import { BadRecord, type HandRecord, type RecordedAction, type RecordedOccasion } from './record.ts';
import { Tally } from './tally.ts';

/** Reads Open Hand History. Amounts become whole chips of the smallest part there is, and everything is checked. */

type Json = { readonly [key: string]: unknown };

const bad = (message: string): never => {
  throw new BadRecord(message);
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const object = (value: unknown, what: string): Json =>
  isObject(value) ? value : bad(`${what} is missing or no object`);

const list = (value: unknown, what: string): readonly unknown[] =>
  Array.isArray(value) ? value : bad(`${what} is no list`);

const number = (value: unknown, what: string): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? value
    : bad(`${what} is ${JSON.stringify(value) ?? 'missing'}: a number from 0 up is needed`);

/** Every hand of an .ohh file: objects with an empty line between them, or one list of them. */
export function readOhh(text: string): HandRecord[] {
  const hands = objectsIn(text).flatMap((each) => (Array.isArray(each) ? each : [each]));
  if (hands.length === 0) return bad('no hand in it');
  return hands.map((hand, at) => {
    const where = `hand ${at + 1}`;
    const given = object(object(hand, where).ohh, `${where}: "ohh"`);
    try {
      return new OhhReader(given).record();
    } catch (error) {
      if (error instanceof BadRecord) throw new BadRecord(`${where}: ${error.message}`);
      throw error;
    }
  });
}

/** The JSON values of a text, one after the other. */
function objectsIn(text: string): unknown[] {
  const found: unknown[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token.startsWith('"')) continue;
    if ('[{'.includes(token) && depth++ === 0) from = index;
    if (!']}'.includes(token) || --depth > 0) continue;
    try {
      found.push(JSON.parse(text.slice(from, index + 1)));
    } catch (error) {
      return bad(`not JSON: ${(error as Error).message}`);
    }
    depth = 0;
  }
  return depth > 0 ? bad('not JSON: the file ends in the middle of a hand') : found;
}

const LIMITS: Readonly<Record<string, 'no-limit' | 'limit'>> = { NL: 'no-limit', FL: 'limit' };
const POSTS: Readonly<Record<string, Pick<Post, 'kind' | 'dead'>>> = {
  'Post Ante': { kind: 'ante' },
  'Post SB': { kind: 'small' },
  'Post BB': { kind: 'big' },
  'Post Extra Blind': { kind: 'big' },
  'Post Dead': { kind: 'small', dead: true },
};
const WAGERS = ['Call', 'Bet', 'Raise'];
/** What players do beside the hand. */
const BESIDE = ['Sits Down', 'Stands Up', 'Added Chips', 'Added To Pot'];

class OhhReader {
  private readonly given: Json;
  private readonly scale: number;
  private readonly seats = new Map<unknown, Seat>();
  private readonly holes = new Map<Seat, [Card, Card]>();
  private readonly dealt = new Set<Seat>();
  private readonly posts: Post[] = [];
  private readonly board: Card[] = [];
  private readonly actions: RecordedAction[] = [];
  private readonly showdown: { seat: Seat; shows: boolean }[] = [];
  private readonly tally = new Tally();

  constructor(given: Json) {
    this.given = given;
    // What a tournament costs is not on the table.
    const { tournament_info: _, tournament_bounties: __, ...table } = given;
    const amounts = JSON.stringify(table).matchAll(/"\w*(?:amount|stack)\w*":(\d+\.?\d*)/g);
    this.scale = Array.from(amounts).some(([, amount]) => amount!.includes('.')) ? 100 : 1;
  }

  record(): HandRecord {
    const { given } = this;
    if (given.game_type !== 'Holdem') return bad(`"${given.game_type}" is not hold'em`);
    const betType = object(given.bet_limit, '"bet_limit"').bet_type;
    const structure = LIMITS[String(betType)] ?? bad(`bets of type "${betType}": NL or FL is needed`);
    const players = this.players();
    const stakes = { small: this.chips('small_blind_amount'), big: this.chips('big_blind_amount') };
    for (const round of list(given.rounds, '"rounds"')) this.round(object(round, 'a round'), stakes);
    const antes = this.posts.filter(({ kind }) => kind === 'ante');
    const anteBy = antes.length === 1 ? 'big-blind' : 'each';
    const ante = Math.max(this.chips('ante_amount'), ...antes.map(({ amount }) => amount));
    const hero = this.seats.get(given.hero_player_id);
    const raked = this.settle();
    return {
      id: String(given.game_number ?? ''),
      players,
      button: number(given.dealer_seat, '"dealer_seat"'),
      stakes: { ...stakes, ante, anteBy },
      posts: this.posts.map((post) =>
        post.kind === 'ante' && anteBy === 'big-blind' ? { ...post, dead: true } : post,
      ),
      holes: this.holes,
      board: this.board,
      actions: this.actions,
      showdown: this.showdown,
      dealt: [...this.dealt],
      ...(hero !== undefined && { hero }),
      structure,
      occasion: this.occasion(),
      ...(!raked && { expected: { stacks: this.tally.stacks(), tolerance: 0 } }),
      scale: this.scale,
    };
  }

  private chips(key: string): number {
    return this.units(this.given[key] ?? 0, `"${key}"`);
  }

  private units(value: unknown, what: string): number {
    return Math.round(number(value, what) * this.scale);
  }

  private players(): HandRecord['players'] {
    const players = list(this.given.players, '"players"').map((entry, at) => {
      const player = object(entry, `player ${at + 1}`);
      const seat = number(player.seat ?? player.id, `the seat of player ${at + 1}`);
      const stack = this.units(player.starting_stack, `the stack of player ${at + 1}`);
      this.seats.set(player.id, seat);
      this.tally.sit(seat, stack);
      return { seat, stack, name: String(player.display || player.name) };
    });
    return players.sort((a, b) => a.seat - b.seat);
  }

  private round(round: Json, stakes: { readonly small: number; readonly big: number }): void {
    if (round.cards !== undefined) {
      this.board.push(...this.cards(round.cards, `the ${round.street}`));
      this.tally.returnUncalled();
      this.tally.next();
    }
    for (const entry of list(round.actions ?? [], `the actions of the ${round.street}`)) {
      const action = object(entry, `an action on the ${round.street}`);
      this.action(action, `${round.street}, action ${action.action_number}`, stakes);
    }
  }

  private cards(value: unknown, where: string): Card[] {
    const parsed = parseCards(list(value, `the cards of ${where}`).join(' '));
    return 'error' in parsed ? bad(`${where}: ${parsed.error}`) : parsed.cards;
  }

  private hold(seat: Seat, value: unknown, where: string): boolean {
    if (!Array.isArray(value) || value.length !== 2 || value.some((card) => /[?X]/.test(String(card))))
      return false;
    const cards = this.cards(value, where);
    this.holes.set(seat, [cards[0]!, cards[1]!]);
    return true;
  }

  private action(
    action: Json,
    where: string,
    stakes: { readonly small: number; readonly big: number },
  ): void {
    const seat = this.seats.get(action.player_id) ?? bad(`${where}: no player ${action.player_id}`);
    const name = String(action.action);
    const amount = this.units(action.amount ?? 0, `${where}: the amount`);
    const street = STREETS[Math.max(0, this.board.length - 2)]!;
    const post = POSTS[name];
    if (post !== undefined) {
      this.tally.put(seat, amount, post.kind !== 'ante' && !post.dead);
      const nominal = post.kind === 'ante' ? 0 : stakes[post.kind];
      this.posts.push({
        seat,
        ...post,
        amount: action.is_allin === true ? Math.max(amount, nominal) : amount,
      });
    } else if (WAGERS.includes(name)) {
      const to = this.tally.put(seat, amount, true);
      this.actions.push({ street, seat, action: name === 'Call' ? 'call' : 'raise', to });
    } else if (name === 'Fold') {
      this.tally.fold(seat);
      this.actions.push({ street, seat, action: 'fold' });
    } else if (name === 'Check') this.actions.push({ street, seat, action: 'check' });
    else if (name === 'Dealt Cards') {
      if (this.hold(seat, action.cards, where)) this.dealt.add(seat);
    } else if (name === 'Shows Cards')
      this.showdown.push({ seat, shows: this.hold(seat, action.cards, where) || this.holes.has(seat) });
    else if (name === 'Mucks Cards') {
      this.hold(seat, action.cards, where);
      this.showdown.push({ seat, shows: false });
    } else if (!BESIDE.includes(name)) bad(`${where}: "${name}" is not known here`);
  }

  /** Gives out the pots; true if something was taken from them. */
  private settle(): boolean {
    let raked = false;
    this.tally.returnUncalled();
    for (const [at, entry] of list(this.given.pots ?? [], '"pots"').entries()) {
      const pot = object(entry, `pot ${at + 1}`);
      raked ||= Number(pot.rake ?? 0) > 0;
      for (const win of list(pot.player_wins ?? [], `the winners of pot ${at + 1}`)) {
        const { player_id: id, win_amount: amount } = object(win, `a winner of pot ${at + 1}`);
        const seat = this.seats.get(id) ?? bad(`pot ${at + 1}: no player ${id}`);
        this.tally.win(seat, this.units(amount, `what player ${id} wins`));
      }
    }
    return raked;
  }

  private occasion(): RecordedOccasion {
    const { given } = this;
    const { start_date_utc: at, table_name: table, table_size: chairs, level, currency } = given;
    const sign = currencySign(String(currency ?? ''));
    const bounties = this.bounties();
    const utc =
      typeof at === 'string' ? Date.parse(/Z|[+-]\d\d:?\d\d$/.test(at) ? at : `${at}Z`) : Number.NaN;
    return {
      ...(!Number.isNaN(utc) && { at: new Date(utc).toISOString().replace(/\.\d+Z$/, 'Z') }),
      ...(typeof table === 'string' && { table }),
      ...(typeof chairs === 'number' && { chairs }),
      ...(typeof level === 'number' && { level }),
      ...(sign !== '' && { sign }),
      ...(isObject(given.tournament_info) && { tournament: tournamentOf(given.tournament_info) }),
      ...(bounties.length > 0 && { bounties }),
    };
  }

  private bounties(): Bounty[] {
    const { tournament_bounties: given } = this.given;
    const bounties = new Map<Seat, { out: Seat; by: Seat[]; amount: number }>();
    for (const entry of Array.isArray(given) ? given : []) {
      const out = this.seats.get(entry.defeated_player_id);
      const by = this.seats.get(entry.player_id);
      if (out === undefined || by === undefined) continue;
      const bounty = bounties.get(out) ?? { out, by: [], amount: 0 };
      bounty.by.push(by);
      bounty.amount += cents(entry.bounty_won);
      bounties.set(out, bounty);
    }
    return [...bounties.values()];
  }
}

const cents = (amount: unknown): number => (typeof amount === 'number' ? Math.round(amount * 100) : 0);

const tournamentOf = (info: Json): TournamentInfo =>
  asTournament({
    id: info.tournament_number,
    name: info.name,
    at: info.start_date_utc,
    currency: info.currency,
    buyIn: cents(info.buyin_amount),
    bounty: cents(info.bounty_fee_amount),
    startingStack: info.initial_stack,
    tables: info.type === 'MTT' ? 2 : 1,
    levelMinutes: isObject(info.speed) ? Number(info.speed.round_time ?? 0) / 60 : 0,
  });
