import { cardText } from '../engine/cards/card.ts';
import type { Seat } from '../engine/units.ts';
import { decimal } from './money.ts';
import { currencySign, type TournamentInfo } from './occasion.ts';
import type { HandCopy } from './readers.ts';
import { easternTime, handInWords, numberFor, roman, uniqueNames } from './stars-text.ts';
import type { Move, PaidPost, Round } from './transcript.ts';

/** PokerStars hand histories, the text that every tracker reads. A void hand is cancelled there. */

const STREET_NAMES = { preflop: 'HOLE CARDS', flop: 'FLOP', turn: 'TURN', river: 'RIVER' } as const;

/** Hands one after the other, with two empty lines between, as PokerStars has them in a file. */
export const pokerStarsFile = (hands: readonly string[]): string => hands.join('\n\n');

export function pokerStars(copy: HandCopy): string {
  return new StarsWriter(copy).text();
}

class StarsWriter {
  private readonly copy: HandCopy;
  private readonly names: ReadonlyMap<Seat, string>;
  private readonly moves: readonly Move[];
  /** The board as far as it was dealt. */
  private readonly board: readonly string[];

  constructor(copy: HandCopy) {
    const { transcript, occasion } = copy;
    this.copy = copy;
    this.names = uniqueNames(transcript.setup.players.map(({ seat }) => [seat, occasion.name(seat)]));
    this.moves = transcript.rounds.flatMap(({ moves }) => moves);
    this.board = transcript.rounds.flatMap(({ cards }) => cards.map(cardText));
  }

  text(): string {
    const { transcript } = this.copy;
    return [
      ...this.head(),
      ...transcript.posts.flatMap((post) => this.post(post)),
      ...transcript.rounds.flatMap((round, at) => this.round(round, at)),
      ...(transcript.voided ? ['Hand cancelled'] : this.end()),
      '*** SUMMARY ***',
      ...this.summary(),
      '',
    ].join('\n');
  }

  private name(seat: Seat): string {
    return this.names.get(seat)!;
  }

  private money(amount: number): string {
    const { occasion, scale } = this.copy;
    const whole = Number.isInteger(amount / scale);
    return `${occasion.sign ?? ''}${whole ? amount / scale : decimal(Math.round((amount * 100) / scale))}`;
  }

  private head(): string[] {
    const { transcript, occasion } = this.copy;
    const { setup } = transcript;
    const { tournament, table, chairs, level = 1, sign = '' } = occasion;
    const limit = setup.choices.structure.use === 'limit';
    const { small, big } = setup.stakes;
    // A limit game is called by its bets.
    const stakes = limit ? [big, big * 2] : [small, big];
    const figures = stakes.map((amount) => this.money(amount)).join('/');
    const utc = occasion.at.replaceAll('-', '/').replace('T', ' ').replace('Z', '');
    const code = tournament === null && sign !== '' ? ` ${codeOf(sign)}` : '';
    const number = tournament === null ? '' : numberFor(tournament.id, 10);
    const played =
      tournament === null
        ? ` Hold'em ${limit ? 'Limit' : 'No Limit'} (${figures}${code})`
        : `Tournament #${number}, ${buyIn(tournament)} Hold'em ${limit ? 'Limit' : 'No Limit'} - Level ${roman(level)} (${figures})`;
    const title = table.replaceAll("'", '’');
    return [
      `PokerStars Hand #${numberFor(occasion.id)}: ${played} - ${utc} UTC [${easternTime(occasion.at)} ET]`,
      `Table '${[number, title].filter(Boolean).join(' ')}' ${chairs}-max Seat #${setup.button} is the button`,
      ...setup.players.map(
        ({ seat, stack }) => `Seat ${seat}: ${this.name(seat)} (${this.money(stack)} in chips)`,
      ),
    ];
  }

  private post({ seat, kind, amount, dead, allIn }: PaidPost): string[] {
    const what = kind === 'ante' || dead ? 'the ante' : `${kind} blind`;
    return [`${this.name(seat)}: posts ${what} ${this.money(amount)}${allIn ? ' and is all-in' : ''}`];
  }

  private round({ street, cards, moves }: Round, at: number): string[] {
    const { dealt, holes } = this.copy;
    const before = this.board.slice(0, this.board.length === 0 ? 0 : [0, 0, 3, 4][at]!);
    const shown = [before, cards.map(cardText)].filter(({ length }) => length > 0);
    const boards = shown.map((each) => ` [${each.join(' ')}]`).join('');
    const own = street === 'preflop' ? dealt : [];
    return [
      `*** ${STREET_NAMES[street]} ***${boards}`,
      ...own.map((seat) => `Dealt to ${this.name(seat)} [${holes.get(seat)!.join(' ')}]`),
      ...moves.flatMap((move) => this.move(move)),
    ];
  }

  private move(move: Move): string[] {
    const who = this.name(move.seat);
    switch (move.does) {
      case 'folds':
      case 'checks':
        return [`${who}: ${move.does}`];
      case 'calls':
      case 'bets':
      case 'raises': {
        const amount =
          move.does === 'raises'
            ? `${this.money(move.to - move.over)} to ${this.money(move.to)}`
            : this.money(move.put);
        return [`${who}: ${move.does} ${amount}${move.allIn ? ' and is all-in' : ''}`];
      }
      case 'gets back':
        return [`Uncalled bet (${this.money(move.amount)}) returned to ${who}`];
      default:
        return [];
    }
  }

  /** The showdown, the pots with the last side pot first, and what knockouts brought. */
  private end(): string[] {
    const { transcript, occasion } = this.copy;
    const ends = this.moves.filter(({ does }) => does === 'shows' || does === 'mucks');
    const { pots } = transcript;
    const collected = pots.flatMap(({ winners }, at) =>
      winners.map(
        (won) =>
          `${this.name(won.seat)} collected ${this.money(won.amount)} from ${potName(at, pots.length)}`,
      ),
    );
    return [
      ...(ends.length === 0 ? [] : ['*** SHOW DOWN ***', ...ends.map((move) => this.shows(move))]),
      ...collected.reverse(),
      ...(occasion.bounties ?? []).map(({ out, by, amount }) => {
        const money = `${currencySign(occasion.tournament?.currency ?? '')}${decimal(amount).replace('.00', '')}`;
        const verb = by.length > 1 ? 'split' : 'wins';
        return `${by.map((seat) => this.name(seat)).join(', ')} ${verb} the ${money} bounty for eliminating ${this.name(out)}`;
      }),
    ];
  }

  private shows({ does, seat }: Move): string {
    const cards = this.copy.holes.get(seat);
    if (does === 'mucks' || cards === undefined) return `${this.name(seat)}: mucks hand`;
    const words = handInWords([...cards, ...this.board]);
    return `${this.name(seat)}: shows [${cards.join(' ')}]${words === null ? '' : ` (${words})`}`;
  }

  private summary(): string[] {
    const { pots, setup } = this.copy.transcript;
    const total = pots.reduce((sum, { amount }) => sum + amount, 0);
    const parts = pots.map(({ amount }, at) => `${title(potName(at, pots.length))} ${this.money(amount)}.`);
    return [
      `Total pot ${this.money(total)}${pots.length > 1 ? ` ${parts.join(' ')}` : ''} | Rake ${this.money(0)}`,
      ...(this.board.length === 0 ? [] : [`Board [${this.board.join(' ')}]`]),
      ...setup.players.map(
        ({ seat }) => `Seat ${seat}: ${this.name(seat)} ${this.role(seat)}${this.outcome(seat)}`,
      ),
    ];
  }

  private role(seat: Seat): string {
    const { setup, posts } = this.copy.transcript;
    const posted = posts.find((post) => post.seat === seat && post.kind !== 'ante' && !post.dead);
    const roles = [
      ...(setup.button === seat ? ['(button) '] : []),
      ...(posted === undefined ? [] : [`(${posted.kind} blind) `]),
    ];
    return roles.join('');
  }

  private outcome(seat: Seat): string {
    const { transcript, holes } = this.copy;
    const won = transcript.pots
      .flatMap(({ winners }) => winners)
      .reduce((sum, winner) => sum + (winner.seat === seat ? winner.amount : 0), 0);
    const round = transcript.rounds.find(({ moves }) =>
      moves.some((move) => move.seat === seat && move.does === 'folds'),
    );
    if (round !== undefined && won === 0) return this.folded(seat, round);
    const cards = holes.get(seat);
    const shows = this.moves.some((move) => move.seat === seat && move.does === 'shows');
    if (shows && cards !== undefined) {
      const words = handInWords([...cards, ...this.board]);
      const how = words === null ? '' : ` with ${words}`;
      return `showed [${cards.join(' ')}] and ${won > 0 ? `won (${this.money(won)})` : 'lost'}${how}`;
    }
    if (won > 0) return `collected (${this.money(won)})`;
    return cards === undefined ? 'mucked' : `mucked [${cards.join(' ')}]`;
  }

  private folded(seat: Seat, { street }: Round): string {
    if (street !== 'preflop') return `folded on the ${title(street)}`;
    const in_ = (each: { readonly seat: Seat }): boolean => each.seat === seat;
    const bet = this.copy.transcript.posts.some((post) => in_(post) && post.kind !== 'ante');
    return `folded before Flop${bet || this.moves.some((move) => in_(move) && 'put' in move) ? '' : " (didn't bet)"}`;
  }
}

const codeOf = (sign: string): string => ({ $: 'USD', '€': 'EUR', '£': 'GBP' })[sign] ?? '';
const title = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

function potName(at: number, pots: number): string {
  if (pots === 1) return 'pot';
  if (at === 0) return 'main pot';
  return pots === 2 ? 'side pot' : `side pot-${at}`;
}

/** `$20+$5+$0 USD`: what is played for, the bounty and the fee; in a currency trackers do not know, as play money. */
function buyIn({ buyIn, bounty, currency }: TournamentInfo): string {
  if (buyIn + bounty === 0) return 'Freeroll';
  const sign = currencySign(currency);
  const parts = [buyIn, ...(bounty > 0 ? [bounty] : []), 0];
  const written = parts.map((cents) =>
    sign === '' ? String(Math.round(cents / 100)) : `${sign}${decimal(cents).replace('.00', '')}`,
  );
  return `${written.join('+')}${sign === '' ? '' : ` ${currency}`}`;
}
