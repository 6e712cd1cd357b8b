import { type Card, parseCards } from '../engine/cards/card.ts';
import type { Post, PostKind } from '../engine/record/setup.ts';
import { STREETS } from '../engine/record/street.ts';
import type { Seat } from '../engine/units.ts';
import { asTournament, type Bounty, type TournamentInfo } from './occasion.ts';
import { BadRecord, type HandRecord, type RecordedAction, type RecordedOccasion } from './record.ts';
import { fromEastern, fromRoman } from './stars-text.ts';
import { Tally } from './tally.ts';

/** Reads PokerStars hand histories: hold'em with or without a limit, tournaments and cash games. */

type Line = { readonly number: number; readonly text: string };

const HEAD = /^\uFEFF?\s?PokerStars (?:Zoom |Home Game )?(?:Hand|Game) #/;

/** Every hand of a file; a canceled one is left out, because nothing of it counts. */
export function readPokerStars(text: string): HandRecord[] {
  const hands: Line[][] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    if (HEAD.test(raw)) hands.push([]);
    if (raw.trim() !== '') hands.at(-1)?.push({ number: at + 1, text: raw.replace('\uFEFF', '').trim() });
  }
  if (hands.length === 0)
    throw new BadRecord('no PokerStars hand in it: each begins with "PokerStars Hand #" and a number');
  return hands
    .filter((lines) => !lines.some(({ text }) => /^Hand cancell?ed/.test(text)))
    .map((lines) => new StarsReader(lines).record());
}

const TITLE =
  /#(?<id>\d+):\s+(?:(?:Zoom )?Tournament #(?<tournament>\d+), (?<buyIn>Freeroll|[^A-Za-z]*(?:[A-Z]{2,3}\b)?) ?)?(?<game>[^-(]*?) (?<limit>No Limit|Pot Limit|Fixed Limit|Limit)(?: - (?:Match .*?, )?Level (?<level>[IVXLCDM\d]+))? \((?<stakes>[^)]*)\)(?: \[.*?\])? - (?<time>.*)$/;
const SEAT = /^Seat (\d+): (.*) \(([^\d]{0,4})([\d.,]+) in chips/;
const MOVE = /^(folds|checks|calls|bets|raises|posts|shows|mucks)\b ?(.*)$/;
const AMOUNT = /[^\d\s[]{0,4}(\d[\d.,]*)/;

type Stakes = { small: number; big: number };

class StarsReader {
  private readonly head: Line;
  private readonly lines: readonly Line[];
  private readonly title: Readonly<Record<string, string | undefined>>;
  private readonly scale: number;
  private readonly players: { seat: Seat; stack: number; name: string }[] = [];
  private readonly sittingOut = new Set<Seat>();
  private readonly posts: Post[] = [];
  private readonly holes = new Map<Seat, [Card, Card]>();
  private readonly dealt = new Set<Seat>();
  private readonly board: Card[] = [];
  private readonly actions: RecordedAction[] = [];
  private readonly showdown: { seat: Seat; shows: boolean }[] = [];
  private readonly bounties: Bounty[] = [];
  private readonly tally = new Tally();
  private stakes: Stakes = { small: 0, big: 0 };
  private where: Line;
  private street = 0;
  private raked = false;
  private summary = false;

  constructor(lines: readonly Line[]) {
    this.lines = lines;
    this.head = lines[0]!;
    this.where = this.head;
    this.title = TITLE.exec(this.head.text)?.groups ?? {};
    const chips = lines.slice(1).filter(({ text }) => !text.includes(' bounty for eliminating '));
    const amounts = [this.title.stakes ?? '', ...chips.map(({ text }) => text)];
    this.scale = amounts.some((text) => /\d\.\d/.test(text)) ? 100 : 1;
  }

  record(): HandRecord {
    const { title, posts } = this;
    if (title.stakes === undefined) this.bad('this is not how a PokerStars hand begins');
    if (title.game !== "Hold'em" || title.limit === 'Pot Limit')
      this.bad(`"${title.game} ${title.limit}" is not hold'em with or without a limit`);
    const limit = title.limit !== 'No Limit';
    this.readStakes(limit);
    const table = this.lines.find(({ text }) => text.startsWith('Table ')) ?? this.head;
    for (const line of this.lines.slice(1)) this.read(line);
    this.where = table;
    const button = /Seat #(\d+) is the button/.exec(table.text)?.[1] ?? this.bad('the button is missing');
    const antes = posts.filter(({ kind }) => kind === 'ante');
    const anteBy = antes.length === 1 && this.players.length > 1 ? 'big-blind' : 'each';
    return {
      id: title.id!,
      players: this.players.filter(({ seat }) => !this.isAway(seat)),
      button: Number(button),
      stakes: { ...this.stakes, ante: Math.max(0, ...antes.map(({ amount }) => amount)), anteBy },
      posts: posts.map((post) =>
        post.kind === 'ante' && anteBy === 'big-blind' ? { ...post, dead: true } : post,
      ),
      holes: this.holes,
      board: this.board,
      actions: this.actions,
      showdown: this.showdown,
      dealt: [...this.dealt],
      ...(this.dealt.size === 1 && { hero: [...this.dealt][0]! }),
      structure: limit ? 'limit' : 'no-limit',
      occasion: this.occasion(table.text),
      ...(!this.raked && { expected: { stacks: this.tally.stacks(), tolerance: 0 } }),
      scale: this.scale,
    };
  }

  /** In a cash game players who sit out are not dealt in; in a tournament they post and are folded. */
  private isAway(seat: Seat): boolean {
    return this.sittingOut.has(seat) && ![...this.posts, ...this.actions].some((each) => each.seat === seat);
  }

  private bad(message: string): never {
    const id = /#(\d+)/.exec(this.head.text)?.[1] ?? '';
    const said = this.where.text.length > 80 ? `${this.where.text.slice(0, 80)}…` : this.where.text;
    throw new BadRecord(`line ${this.where.number}, hand ${id}: ${message}: "${said}"`);
  }

  private units(text: string): number {
    const amount = Number(text.replaceAll(',', ''));
    return Number.isFinite(amount) ? Math.round(amount * this.scale) : this.bad(`no amount "${text}"`);
  }

  private amount(text: string): number {
    return this.units(AMOUNT.exec(text)?.[1] ?? this.bad('an amount is missing'));
  }

  /** A limit game is called by its bets: the small one is the big blind. */
  private readStakes(limit: boolean): void {
    const [first, second] = this.title.stakes!.split('/');
    if (second === undefined) this.bad('the blinds are missing');
    const low = this.amount(first!);
    this.stakes = limit
      ? { small: Math.floor(low / 2), big: low }
      : { small: low, big: this.amount(second!) };
  }

  private read(line: Line): void {
    this.where = line;
    const { text } = line;
    if (this.summary) return this.readSummary(text);
    if (text.startsWith('*** ')) return this.readStreet(text);
    const seat = SEAT.exec(text);
    if (seat !== null && this.street === 0 && this.posts.length === 0) return this.sit(seat);
    const dealt = /^Dealt to (.*) \[(.*)\]$/.exec(text);
    if (dealt !== null) {
      this.hold(this.seatOf(dealt[1]!), dealt[2]!);
      this.dealt.add(this.seatOf(dealt[1]!));
      return;
    }
    const back = /^Uncalled bet \((.*)\) returned to (.*)$/.exec(text);
    if (back !== null) return this.tally.giveBack(this.seatOf(back[2]!), this.amount(back[1]!));
    const who = this.players
      .filter(({ name }) => text.startsWith(name))
      .sort((a, b) => b.name.length - a.name.length)[0];
    if (who !== undefined) this.readPlayer(who.seat, text.slice(who.name.length));
    else this.readBounty(text);
  }

  private seatOf(name: string): Seat {
    const plain = name.trim();
    return (
      this.players.find((player) => player.name === plain)?.seat ?? this.bad(`nobody is called "${plain}"`)
    );
  }

  private sit([, seat, name, , stack]: readonly (string | undefined)[]): void {
    const player = { seat: Number(seat), stack: this.units(stack!), name: name! };
    // A player who waits for a seat is on the list without chips.
    if (player.stack === 0) return;
    this.players.push(player);
    this.tally.sit(player.seat, player.stack);
    if (this.where.text.endsWith('is sitting out')) this.sittingOut.add(player.seat);
  }

  private readStreet(text: string): void {
    const name = /^\*\*\* (.*?) \*\*\*(.*)$/.exec(text);
    const at = ['FLOP', 'TURN', 'RIVER'].indexOf(name?.[1] ?? '');
    this.summary = name?.[1] === 'SUMMARY';
    if (/^(FIRST|SECOND)/.test(name?.[1] ?? '')) this.bad('a board that was run twice is not read');
    if (at < 0) return;
    this.street = at + 1;
    this.tally.next();
    const cards = this.cards(name![2]!.replace(/[[\]]/g, ' ').trim());
    this.board.splice(0, 5, ...cards);
    if (cards.length !== at + 3) this.bad(`a board of ${cards.length} cards`);
  }

  private cards(text: string): Card[] {
    const parsed = parseCards(text);
    return 'error' in parsed ? this.bad(parsed.error) : parsed.cards;
  }

  private hold(seat: Seat, text: string): void {
    const cards = this.cards(text);
    // One card shown is not a hand that can be played again.
    if (cards.length === 2) this.holes.set(seat, [cards[0]!, cards[1]!]);
    else if (cards.length !== 1) this.bad('two cards are needed');
  }

  private readPlayer(seat: Seat, text: string): void {
    if (!text.startsWith(': ')) {
      const collected = /^ collected (.*) from /.exec(text);
      if (collected !== null) this.tally.win(seat, this.amount(collected[1]!));
      return this.readBounty(this.where.text);
    }
    const [, verb, rest = ''] = MOVE.exec(text.slice(2)) ?? [];
    switch (verb) {
      case 'posts':
        return this.post(seat, rest);
      case 'shows':
        if (/\[..\]/.test(rest)) return;
        this.hold(seat, /\[(.*?)\]/.exec(rest)?.[1] ?? this.bad('the cards are missing'));
        this.showdown.push({ seat, shows: true });
        return;
      case 'mucks':
        this.showdown.push({ seat, shows: false });
        return;
      case undefined:
        return;
      default:
        return this.act(seat, verb, rest);
    }
  }

  private act(seat: Seat, verb: string, rest: string): void {
    const street = STREETS[this.street]!;
    if (verb === 'folds') {
      this.actions.push({ street, seat, action: 'fold' });
      return;
    }
    if (verb === 'checks') {
      this.actions.push({ street, seat, action: 'check' });
      return;
    }
    const raised = /(?:^| )to [^\d]{0,4}(\d[\d.,]*)/.exec(rest)?.[1];
    if (verb === 'raises' && raised === undefined) this.bad('what they raise to is missing');
    const to = verb === 'raises' ? this.units(raised!) : this.tally.bet(seat) + this.amount(rest);
    this.tally.put(seat, to - this.tally.bet(seat), true);
    this.actions.push({ street, seat, action: verb === 'calls' ? 'call' : 'raise', to });
  }

  private post(seat: Seat, rest: string): void {
    const paid = this.amount(rest);
    const { small, big } = this.stakes;
    const allIn = rest.includes('all-in');
    const add = (kind: PostKind, amount: number, dead = false): void => {
      this.tally.put(seat, amount, kind !== 'ante' && !dead);
      const nominal = kind === 'ante' ? 0 : this.stakes[kind];
      const due = allIn ? Math.max(amount, nominal) : amount;
      this.posts.push({ seat, kind, amount: due, ...(dead && { dead }) });
    };
    if (rest.startsWith('the ante')) return add('ante', paid);
    if (rest.startsWith('small & big blinds')) {
      add('small', Math.max(0, paid - big), true);
      return add('big', Math.min(paid, big));
    }
    if (rest.startsWith('big blind')) return add('big', paid);
    if (!rest.startsWith('small blind')) this.bad('only antes and blinds are read');
    // Whoever comes back posts a small blind too, and it is dead.
    const first = !this.posts.some(({ kind }) => kind === 'small');
    if (first && !allIn && small !== paid) this.stakes = { ...this.stakes, small: paid };
    add('small', paid, !first);
  }

  private readSummary(text: string): void {
    const rake = /\| Rake [^\d]{0,4}([\d.,]+)/.exec(text)?.[1];
    if (rake !== undefined) this.raked = this.units(rake) > 0;
    const board = /^Board \[(.*)\]$/.exec(text)?.[1];
    if (board !== undefined && this.board.length === 0) this.board.push(...this.cards(board));
    const cards = /^Seat (\d+): .* (?:showed|mucked) \[(.*?)\]/.exec(text);
    if (cards === null || cards[2]!.length !== 5) return;
    if (this.players.some(({ seat }) => seat === Number(cards[1]))) this.hold(Number(cards[1]), cards[2]!);
  }

  /** `Ann, Ben split the $5 bounty for eliminating Cy` */
  private readBounty(text: string): void {
    const found = /^(.*) (?:split|wins) the [^\d]{0,4}([\d.,]+) bounty for eliminating (.*)$/.exec(text);
    if (found === null) return;
    const [, winners, amount, out] = found;
    const by = winners!.split(', ').map((name) => this.seatOf(name));
    const cents = Math.round(Number(amount!.replaceAll(',', '')) * 100);
    this.bounties.push({ out: this.seatOf(out!), by, amount: cents });
  }

  private occasion(table: string): RecordedOccasion {
    const { title, bounties, lines } = this;
    const name = /^Table '(.*)' /.exec(table)?.[1] ?? '';
    const chairs = /(\d+)-max/.exec(table)?.[1];
    const tournament = tournamentOf(title.tournament, title.buyIn ?? '');
    const sign = /[$€£]/.exec(title.stakes!)?.[0];
    const at = timeOf(title.time!);
    return {
      ...(at !== null && { at }),
      table: title.tournament === undefined ? name : name.replace(title.tournament, '').trim(),
      ...(chairs !== undefined && { chairs: Number(chairs) }),
      ...(title.level !== undefined && { level: fromRoman(title.level) }),
      ...(sign !== undefined && lines.length > 0 && { sign }),
      ...(tournament !== null && { tournament }),
      ...(bounties.length > 0 && { bounties }),
    };
  }
}

/** New York's time comes last, in brackets or alone; Riffle writes the time in UTC before it. */
function timeOf(text: string): string | null {
  const stamps = [...text.matchAll(/(\d{4}\/\d\d\/\d\d)[ -]+(\d{1,2}:\d\d:\d\d) ?(\w+)?/g)];
  const utc = stamps.find(([, , , zone]) => zone === 'UTC');
  const [, date, time] = utc ?? stamps.at(-1) ?? [];
  if (date === undefined || time === undefined) return null;
  const full = time.padStart(8, '0');
  return utc === undefined ? fromEastern(`${date} ${full}`) : `${date.replaceAll('/', '-')}T${full}Z`;
}

function tournamentOf(number: string | undefined, text: string): TournamentInfo | null {
  if (number === undefined) return null;
  const parts = [...text.matchAll(/(\d[\d.]*)/g)].map(([amount]) => Math.round(Number(amount) * 100));
  const [buyIn = 0, second = 0, third] = parts;
  return asTournament({
    id: number,
    name: `Tournament ${number}`,
    currency: /[A-Z]{3}$/.exec(text.trim())?.[0] ?? '',
    buyIn,
    bounty: third === undefined ? 0 : second,
  });
}
