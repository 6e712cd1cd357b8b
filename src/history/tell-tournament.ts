import { cardsText, cardText } from '../engine/cards/card.ts';
import { readClock } from '../engine/clock/clock.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { evolve, tournamentFrom } from '../engine/tournament/evolve.ts';
import { finishes } from '../engine/tournament/money/finish.ts';
import type { SeatedTable } from '../engine/tournament/seats/seats.ts';
import {
  type Chair,
  type PlayerId,
  playersIn,
  purseOf,
  type Tournament,
} from '../engine/tournament/state/state.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import type { RuleId } from '../rules/index.ts';
import { decimal } from './money.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const at = ({ table, seat }: Chair): string => `seat ${seat} at table ${table}`;

/** The circumstances of an event: the tournament before and after it, and the time of the command. */
type Moment = { readonly before: Tournament; readonly tournament: Tournament; readonly now: number };

const nameIn =
  ({ before, tournament }: Moment) =>
  (id: PlayerId): string =>
    (tournament.players.get(id) ?? before.players.get(id))?.name ?? id;

/** The seats of a table, with the cards drawn for the button where there were any [initial-button-draw]. */
function drawn({ id, seats, button, buttonCards }: SeatedTable, name: (id: PlayerId) => string): string {
  const cards = new Map(buttonCards);
  const told = seats.map(([seat, player]) => {
    const card = cards.get(seat);
    const marks = [card === undefined ? [] : cardText(card), seat === button ? 'button' : []].flat();
    return `${seat} ${name(player)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
  });
  return `table ${id}: ${told.join(', ')}`;
}

function prizesOf(tournament: Tournament): string[] {
  return [...finishes(tournament)]
    .filter(([, { prize }]) => prize > 0)
    .sort(([, a], [, b]) => a.place - b.place)
    .map(([id, { place, prize }]) => `${place}. ${tournament.players.get(id)!.name} ${decimal(prize)}`);
}

function clockText({ clock }: TournamentEvent & { type: 'clock-set' }, now: number): string {
  const { level, stakes, onBreak, left } = readClock(clock, now);
  const seconds = Math.ceil((left ?? 0) / 1000);
  const time =
    left === null ? 'no end' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
  const where = onBreak ? `the break after level ${level}` : `level ${level}, ${stakes.small}/${stakes.big}`;
  const why = clock.stoppedFor === null ? '' : ` (${clock.stoppedFor})`;
  return `The clock ${clock.running === null ? `stands${why}` : 'runs'}: ${where}, ${time}`;
}

function handText({ table, number, level, plan, sitting, dead }: TournamentEvent & { type: 'hand-started' }) {
  const blinds = plan.posts.map(({ seat, blind }) => `, ${blind} blind seat ${seat}`).join('');
  const out = sitting.length > 0 ? `, not dealt in: seat ${sitting.join(', ')}` : '';
  const away = dead.length > 0 ? `, dead: seat ${dead.join(', ')}` : '';
  return `Hand ${number} at table ${table}, level ${level}: button seat ${plan.circuit.button}${blinds}${out}${away}`;
}

const askText = (
  { what, on }: TournamentEvent & { type: 'asked' },
  name: (id: PlayerId) => string,
): string => (what === 'clock' ? `the clock on ${name(on ?? '')}` : what);

type Told = Moment & { readonly name: (id: PlayerId) => string };
type Sentences = {
  readonly [Type in TournamentEvent['type']]: (
    event: Extract<TournamentEvent, { readonly type: Type }>,
    told: Told,
  ) => string;
};

/** Each event in one sentence. */
const SENTENCES: Sentences = {
  created: (event) => `${event.name}, by the rules of ${event.rulebook.name}`,
  began: (event) => `The director: ${event.what}`,
  undone: (event) => `Undone: ${event.what}`,
  redone: (event) => `Redone: ${event.what}`,
  expected: (event) => `${event.name} says they will come`,
  excused: (event, { name }) => `${name(event.player)} cannot come after all`,
  entered: (event) =>
    `${event.name} buys in for ${decimal(event.price)}${event.bounty > 0 ? ` and a bounty of ${decimal(event.bounty)}` : ''}: ${event.chips} chips${event.prepaid ? ', paid beforehand' : ''}${event.here ? '' : ', not here yet'}`,
  'seats-drawn': (event, { name }) =>
    `Seats are drawn: ${event.tables.map((table) => drawn(table, name)).join('; ')}`,
  seated: (event, { name }) =>
    `${name(event.player)} comes late: ${at(event.chair)}, ${event.withheld} withheld${event.postsBigBlind ? ', posts a big blind' : ''}`,
  started: (_, { tournament }) => `Play begins with ${playersIn(tournament).length} players`,
  'clock-set': (event, { now }) => clockText(event, now),
  'hand-started': (event) => handText(event),
  'hand-ended': (event, { name }) => {
    if (event.again !== undefined) return `A misdeal at table ${event.table}: the hand is dealt again`;
    const stacks = event.stacks.map(([player, stack]) => `${name(player)} ${stack}`).join(', ');
    return `The hand at table ${event.table} is over${stacks && `: ${stacks}`}`;
  },
  busted: (event, { tournament, name }) => {
    const names = event.together.map(({ player }) => name(player));
    return `${list(names)} ${names.length > 1 ? 'bust on one hand' : 'busts'}, ${playersIn(tournament).length} left`;
  },
  rebought: (event, { name }) => `${name(event.player)} rebuys ${event.chips} for ${decimal(event.price)}`,
  'added-on': (event, { name }) => `${name(event.player)} adds ${event.chips} for ${decimal(event.price)}`,
  moved: (event, { name }) =>
    `${name(event.player)} moves from ${at(event.from)} to ${at(event.to)}: ${event.why}`,
  'table-opened': (event) => `Table ${event.table.id} is opened`,
  'table-broken': (event) => `Table ${event.table} is broken: ${event.why}`,
  arrived: (event, { name }) => `${name(event.player)} has come`,
  'bounty-won': (event, { name }) => {
    const onHead = event.onHead > 0 ? `, ${decimal(event.onHead)} goes on their own head` : '';
    return event.player === event.from
      ? `${name(event.player)} keeps the bounty on their own head, ${decimal(event.amount)}`
      : `${name(event.player)} wins ${decimal(event.amount)} for knocking out ${name(event.from)}${onHead}`;
  },
  'bounty-pooled': (event, { name }) =>
    `Nobody knocked ${name(event.from)} out: the bounty of ${decimal(event.amount)} joins the prize pool`,
  slept: (event) => `The machine slept for ${Math.round((event.to - event.from) / 1000)} seconds`,
  'time-jumped': (event) =>
    `The machine’s clock was set ${event.by < 0 ? 'back' : 'forward'} by ${Math.round(Math.abs(event.by) / 1000)} seconds`,
  'card-named': (event) =>
    `A ruling in hand ${event.hand} at table ${event.table} names ${cardText(event.card)} as a card of seat ${event.seat}`,
  'button-corrected': (event) =>
    `The button at table ${event.table} is corrected: the next hand has it at seat ${event.button ?? event.circuit.small}`,
  left: (event, { name }) => `${name(event.player)} leaves the table`,
  'came-back': (event, { name }) => `${name(event.player)} is back`,
  asked: (event, { name }) => `${name(event.player)} asks: ${askText(event, name)}`,
  'clock-called': (event, { name }) =>
    event.called === null
      ? 'The clock on a player is withdrawn'
      : `The clock is called on ${name(event.called.player)}`,
  removed: (event, { name }) =>
    `${name(event.player)} is out (${event.why.replace('-', ' ')}): ${event.stack} chips, ${event.each} to each of ${event.to.length}, ${event.bank} to the bank`,
  'chips-told': (event, { name }) => `${name(event.player)} has ${event.stack} chips`,
  raced: (event, { before, name }) => {
    const changed = event.stacks.filter(([id, stack]) => before.players.get(id)!.stack !== stack);
    const won = changed.map(([id, stack]) => `${name(id)} ${before.players.get(id)!.stack} to ${stack}`);
    const known = new Set(event.stacks.map(([id]) => id));
    const told = event.players
      .filter(({ player, odd }) => odd > 0 && !known.has(player))
      .map(
        (each) =>
          `${name(each.player)} ${cardsText(each.cards)}${each.won > 0 ? ` wins ${each.won * event.into}` : ''}`,
      );
    const raced = list([...won, ...told]) || 'nobody had odd chips';
    return `The ${event.chip}s are raced off at table ${event.table}: ${raced}`;
  },
  'chips-taken': (event, { name }) =>
    `${event.chips} chips are taken from ${name(event.player)}: ${event.reason}`,
  'smallest-chip': (event) => `The smallest chip is now ${event.chip}`,
  penalized: (event, { name }) => {
    const { kind, hands, reason } = event.penalty;
    const what = {
      warning: 'is warned',
      'missed-hands': `misses ${hands} hands`,
      disqualification: 'is disqualified',
    };
    return `${name(event.player)} ${what[kind]}: ${reason}`;
  },
  'hand-for-hand': (event) => (event.on ? 'Play goes hand for hand' : 'Hand for hand is over'),
  'prizes-set': (event) =>
    `The prizes are ${event.percent.join(', ')} percent, in steps of ${decimal(event.roundTo)}`,
  'deal-agreed': (event, { name }) =>
    `A deal: ${event.amounts.map(([player, amount]) => `${name(player)} ${decimal(amount)}`).join(', ')}`,
  paid: (event, { name }) => `${name(event.player)} pays ${decimal(event.amount)}`,
  'paid-out': (event, { name }) => `${name(event.player)} is paid ${decimal(event.amount)}`,
  overridden: (event) => `${event.by} decides otherwise: ${event.ruling} (${event.reason})`,
  won: (event, { tournament, name }) =>
    `${name(event.player)} has won; of ${decimal(purseOf(tournament))}: ${prizesOf(tournament).join(', ')}`,
};

function sentence(event: TournamentEvent, moment: Moment): string {
  const tell = SENTENCES[event.type] as (event: TournamentEvent, told: Told) => string;
  return tell(event, { ...moment, name: nameIn(moment) });
}

const withRule = (text: string, rule: RuleId | null): string => (rule === null ? text : `${text} [${rule}]`);

/** The rule an event carries. */
const carried = (event: TournamentEvent): RuleId | null => ('rule' in event ? event.rule : null);

/** The rule behind an event: its own, or the one the rulebook cites for the choice that set the figures. */
function ruleBehind(event: TournamentEvent, { rulebook }: Tournament): RuleId | null {
  switch (event.type) {
    case 'hand-started':
      return event.plan.rule;
    case 'entered':
      return rulebook.tournament.buyIn.cite;
    case 'rebought':
      return rulebook.tournament.rebuys.cite;
    case 'added-on':
      return rulebook.tournament.addOn.cite;
    case 'bounty-won':
    case 'bounty-pooled':
      return rulebook.tournament.bountyPaid.cite;
    default:
      return carried(event);
  }
}

/** Every event with the tournament before and after it, and the time of the command it came from. */
function* moments(events: readonly TournamentEvent[]): Generator<[TournamentEvent, Moment]> {
  let history: UndoStack = tournamentFrom(events.slice(0, 1));
  let now = events.find((event) => event.type === 'began')?.at ?? 0;
  for (const event of events) {
    const before = history.tournament;
    history = evolve(history, event);
    if (event.type === 'began' || event.type === 'asked') now = event.at;
    yield [event, { before, tournament: history.tournament, now }];
  }
}

/** One happening: when, what, by which rule. */
export type LogEntry = {
  readonly at: number;
  readonly what: TournamentEvent['type'];
  readonly says: string;
  readonly rule: RuleId | null;
};

export function* logEntries(events: readonly TournamentEvent[]): Generator<LogEntry> {
  for (const [event, moment] of moments(events))
    yield {
      at: moment.now,
      what: event.type,
      // Text that people typed stays on its line.
      says: sentence(event, moment).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
      rule: ruleBehind(event, moment.tournament),
    };
}

/** The whole tournament, one line per event: its time on the reader's clock, what happened, and the rule behind it. */
export function* logTournament(
  events: readonly TournamentEvent[],
  time: (ms: number) => string,
): Generator<string> {
  for (const { at, says, rule } of logEntries(events)) yield `${time(at)} ${withRule(says, rule)}`;
}

/** Events that the next ones say again; plain hands are only for readers who ask for every one. */
const SAID_TWICE: readonly TournamentEvent['type'][] = ['began'];
const PLAIN_HANDS: readonly TournamentEvent['type'][] = ['hand-started', 'hand-ended'];

/** A page of the log to read on a screen, newest first: so many entries before the one of that number. */
export function logPage(
  events: readonly TournamentEvent[],
  asked: { readonly before?: number; readonly most: number; readonly hands: boolean },
): { readonly entries: readonly LogEntry[]; readonly before: number | null } {
  const left = [...logEntries(events)].filter(
    ({ what }) => !SAID_TWICE.includes(what) && (asked.hands || !PLAIN_HANDS.includes(what)),
  );
  const end = Math.min(asked.before ?? left.length, left.length);
  const start = Math.max(0, end - asked.most);
  return { entries: left.slice(start, end).reverse(), before: start === 0 ? null : start };
}

/** A tournament told as a story, one line per event; the hands themselves are left out. */
export function* tellTournament(events: readonly TournamentEvent[]): Generator<string> {
  let level = 0;
  for (const [event, moment] of moments(events)) {
    const { tournament } = moment;
    switch (event.type) {
      case 'seats-drawn':
        yield withRule('Seats are drawn', event.rule);
        for (const table of event.tables) yield `  ${drawn(table, nameIn(moment))}`;
        break;
      case 'hand-started':
        if (event.level > level) {
          level = event.level;
          const { small, big } = tournament.clock.levels[level - 1]!;
          yield `Level ${level}: ${small}/${big}, ${playersIn(tournament).length} players`;
        }
        break;
      case 'won':
        yield `${nameIn(moment)(event.player)} has won`;
        yield `The purse of ${decimal(purseOf(tournament))}:`;
        for (const prize of prizesOf(tournament)) yield `  ${prize}`;
        break;
      case 'created':
      case 'entered':
      case 'seated':
      case 'busted':
      case 'rebought':
      case 'added-on':
      case 'moved':
      case 'table-opened':
      case 'table-broken':
      case 'left':
      case 'came-back':
      case 'removed':
      case 'raced':
        yield withRule(sentence(event, moment), carried(event));
        break;
      default:
        break;
    }
  }
}
