import { handFrom } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/record/events.ts';
import { type Hand, OVER } from '../engine/record/hand.ts';
import { createTournament } from '../engine/tournament/create.ts';
import type { TournamentEvent } from '../engine/tournament/events.ts';
import { begin, evolve } from '../engine/tournament/evolve.ts';
import { followedEvents } from '../engine/tournament/followed/followed.ts';
import { handSetup } from '../engine/tournament/hands/setup.ts';
import { finishes, prizeList } from '../engine/tournament/money/finish.ts';
import { purseOf } from '../engine/tournament/state/purse.ts';
import { type PlayerId, playersIn, type TableId, type Tournament } from '../engine/tournament/state/state.ts';
import type { UndoStack } from '../engine/tournament/undo.ts';
import { viewTournament } from '../engine/views/tournament-view.ts';
import type { RuleId } from '../rules/index.ts';
import { auditHand, isAction, same } from './audit-hand.ts';
import { chipGraph } from './chip-graph.ts';
import { highlights } from './highlights.ts';
import { knockOuts } from './knock-outs.ts';
import { ledger, results } from './results.ts';
import { logTournament } from './tell-tournament.ts';

/** A hand by its table and number, as its stream has them. */
export const handName = (table: TableId, number: number): string => `${table}/${number}`;

/**
 * Everything wrong with a tournament and its hands (by `handName`); empty when nothing is. One that lacks its last commands
 * looks like a shorter one: only the store's versions and the acknowledgements can tell.
 */
export function auditTournament(
  tournament: readonly TournamentEvent[],
  hands: ReadonlyMap<string, readonly HandEvent[]>,
): string[] {
  const [first] = tournament;
  const created = first?.type === 'created' ? first : null;
  const broken = created === null ? null : cannotBegin(created);
  if (broken !== null) return [`version 1: ${broken}`];
  const audit = new TournamentAudit(hands, created?.rulebook.tournament.decisionClock.cite ?? null);
  for (const event of tournament) if (!audit.take(event)) return audit.wrong;
  audit.end(tournament);
  return audit.wrong;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Why a tournament could not have been created like that; null if it could. */
function cannotBegin(created: TournamentEvent & { type: 'created' }): string | null {
  const { id, name, rulebook, kind } = created;
  if (!isText(id) || !isText(name)) return '"created" has no id or no name';
  if (kind !== undefined && kind !== 'dealt' && kind !== 'both')
    return '"created" has a kind that no tournament is of';
  try {
    const again = createTournament(id, name, rulebook, kind);
    if (!again.ok) return `"created" is against the rules: ${again.refusal.message}`;
    begin(created);
    return isText(rulebook.tournament.decisionClock.cite) ? null : '"created" has no rule for the clock';
  } catch (error) {
    return `"created" cannot be read (${(error as Error).message})`;
  }
}

/** A dealt hand that the tournament has begun. */
type Begun = { readonly seats: ReadonlyMap<number, PlayerId>; ended: boolean };

class TournamentAudit {
  readonly wrong: string[] = [];
  private readonly hands: ReadonlyMap<string, readonly HandEvent[]>;
  private readonly begun = new Map<string, Begun>();
  /** Followed hands that were kept. */
  private readonly kept = new Set<string>();
  /** Hands that cannot be relied on any further. */
  private readonly broken = new Set<string>();
  private history: UndoStack | null = null;
  private version = 0;
  /** Where people deal nobody counts stacks after every hand. */
  private counted = true;

  constructor(hands: ReadonlyMap<string, readonly HandEvent[]>, clock: RuleId | null) {
    this.hands = hands;
    for (const [name, events] of hands) {
      const wrong = auditHand(events, clock);
      if (wrong === null) continue;
      this.broken.add(name);
      this.wrong.push(`hand ${name}: ${wrong}`);
    }
  }

  /** False when the tournament cannot be followed any further. */
  take(event: TournamentEvent): boolean {
    const { history } = this;
    this.version++;
    if ((event?.type === 'created') !== (history === null)) {
      this.say(history === null ? 'a night begins by being created' : 'the night is created again');
      return false;
    }
    try {
      if (event.type === 'created') this.history = begin(event);
      else {
        if (event.type === 'undone' && history!.past.length === 0) this.say('there is nothing to take back');
        if (event.type === 'redone' && history!.undone.length === 0) this.say('there is nothing to do again');
        if (event.type === 'hand-ended') this.handEnds(history!.tournament, event);
        if (event.type === 'hand-closed' && event.kept) this.handKept(history!.tournament, event);
        this.history = evolve(history!, event);
        if (event.type === 'hand-started') this.handBegins(this.history.tournament, event);
      }
    } catch (error) {
      // Events made by the tournament's own commands never fail here.
      this.say(`"${event?.type}" does not fit the night (${(error as Error).message})`);
      return false;
    }
    return this.countChips(this.history.tournament);
  }

  private say(what: string): void {
    this.wrong.push(`version ${this.version}: ${what}`);
  }

  private handBegins(tournament: Tournament, { table: id, number, seats, sitting, dead }: Started): void {
    const table = tournament.tables.get(id)!;
    if (table.kind !== 'dealt') return;
    const name = handName(id, number);
    const events = this.hands.get(name);
    if (this.begun.has(name)) this.say(`hand ${name} begins again`);
    this.begun.set(name, { seats: table.seats, ended: false });
    if (events === undefined) return this.say(`hand ${name} was never written`);
    const [first] = events;
    if (first?.type !== 'started' || !same(first.setup, handSetup(tournament, id)))
      this.say(`hand ${name} was dealt to another table than the night has: stacks, seats, blinds or rules`);
    // Who is not there has a dead hand from the deal, unless the blinds alone played it out.
    const out = [...new Set([...sitting, ...dead])];
    const due = out.length < seats.length ? out : [];
    const { absentHands, decisionClock } = tournament.rulebook.tournament;
    const rule = absentHands.cite;
    const acting = events.findIndex(
      (event) =>
        isAction(event) ||
        event.type === 'ruled' ||
        (event.type === 'killed' && event.rule === decisionClock.cite),
    );
    const killed = (acting === -1 ? events : events.slice(0, acting)).filter(({ type }) => type === 'killed');
    const expected = due.map((seat) => ({ type: 'killed', seat, rule }));
    if (!same(killed, acting === -1 ? expected.slice(0, killed.length) : expected))
      this.say(`hand ${name} has other dead hands at the deal than who was away`);
  }

  private handEnds(tournament: Tournament, { table, stacks, again }: Ended): void {
    const { kind, hand: live } = tournament.tables.get(table)!;
    if (kind !== 'dealt') return;
    if (live === null) return this.say(`a hand ends at table ${table}, which plays none`);
    const name = handName(table, live.number);
    const events = this.hands.get(name);
    const begun = this.begun.get(name);
    if (events === undefined || begun === undefined) return;
    begun.ended = true;
    if (this.broken.has(name)) return;
    const hand = handFrom(events);
    if (hand.phase !== OVER) return this.say(`hand ${name} ends here, but it is still being played`);
    if (!same(Object.fromEntries(stacks), stacksAfter(hand, begun.seats)))
      this.say(`hand ${name} brings other stacks than it ended with`);
    if ((again !== undefined) !== events.some(({ type }) => type === 'voided'))
      this.say(`hand ${name} is ${again === undefined ? '' : 'not '}a misdeal`);
  }

  /** A followed hand is kept as it was told. */
  private handKept({ followed }: Tournament, { table, number }: Closed): void {
    const name = handName(table, number);
    const hand = followed.hands.get(table);
    this.kept.add(name);
    if (hand === undefined || !same(this.hands.get(name) ?? [], followedEvents(hand)))
      this.say(`hand ${name} is not kept as it was told`);
  }

  /** Where the engine deals, every chip handed out is with a player or back in the bank, after every event. */
  private countChips(tournament: Tournament): boolean {
    for (const { kind } of tournament.tables.values()) if (kind !== 'dealt') this.counted = false;
    if (!this.counted) return true;
    let chips = tournament.bank;
    for (const { stack, standing } of tournament.players.values())
      if (standing.is !== 'expected') chips += stack ?? Number.NaN;
    if (chips === tournament.chipsIssued) return true;
    this.say(`${chips} chips are there, ${tournament.chipsIssued} were handed out`);
    return false;
  }

  end(events: readonly TournamentEvent[]): void {
    const tournament = this.history?.tournament;
    if (tournament === undefined) return void this.wrong.push('the night has no events');
    for (const [name, events] of this.hands) {
      const begun = this.begun.get(name);
      if (this.kept.has(name)) continue;
      if (begun === undefined) this.wrong.push(`hand ${name} was dealt, and the night never began it`);
      else if (!begun.ended && !isPlayed(tournament, name))
        this.wrong.push(`hand ${name} was begun and never ended, and is not being played`);
      else if (!begun.ended && ['ended', 'voided'].includes(events.at(-1)!.type))
        this.wrong.push(`hand ${name} is over, and the night still plays it`);
    }
    if (tournament.phase === 'over') this.wrong.push(...resultsOf(tournament));
    this.wrong.push(...readings(events, tournament));
  }
}

/** Everything screens show of a tournament, during it and afterwards. */
const SHOWN: Readonly<
  Record<string, (events: readonly TournamentEvent[], tournament: Tournament) => unknown>
> = {
  tournament: (_, tournament) =>
    viewTournament(tournament, { role: 'director', player: null }, tournament.startedAt ?? 0),
  results,
  ledger: (_, tournament) => ledger(tournament),
  'knock-outs': knockOuts,
  'chip graph': chipGraph,
  story: highlights,
  log: (events) => [...logTournament(events, String)],
};

/** Players have names and whole figures, and every view of the tournament can be computed. */
function* readings(events: readonly TournamentEvent[], tournament: Tournament): Generator<string> {
  for (const {
    id,
    name,
    stack,
    owes,
    paid,
    paidOut,
    rebuys,
    addOns,
    bounty,
    bountiesWon,
  } of tournament.players.values()) {
    const figures = [stack ?? 0, owes, paid, paidOut, rebuys, addOns, bounty, bountiesWon];
    if (!isText(name)) yield `player ${id} has no name`;
    else if (!figures.every(Number.isSafeInteger)) yield `a figure of ${name} is not a whole number`;
  }
  for (const [what, show] of Object.entries(SHOWN))
    try {
      show(events, tournament);
    } catch (error) {
      yield `the ${what} cannot be shown (${(error as Error).message})`;
    }
}

type Started = TournamentEvent & { type: 'hand-started' };
type Ended = TournamentEvent & { type: 'hand-ended' };
type Closed = TournamentEvent & { type: 'hand-closed' };

const stacksAfter = (hand: Hand, seats: ReadonlyMap<number, PlayerId>): Record<PlayerId, number> =>
  Object.fromEntries([...seats].map(([seat, player]) => [player, hand.stacks[hand.placeOf(seat)]!]));

const isPlayed = ({ tables }: Tournament, name: string): boolean =>
  [...tables.values()].some(
    ({ id, kind, hand }) => kind === 'dealt' && hand !== null && handName(id, hand.number) === name,
  );

/**
 * A finished tournament has one winner, or was ended with a place for all who were left; a place for everybody; and pays
 * out what was paid in.
 */
function* resultsOf(tournament: Tournament): Generator<string> {
  const left = playersIn(tournament).length;
  const ended = tournament.agreed?.places.size === left;
  if (left !== 1 && !ended) yield `the night is over with ${left} players left`;
  const places = [...finishes(tournament).values()];
  if (places.length !== tournament.entries)
    yield `${places.length} have a place, and ${tournament.entries} have entered`;
  const winners = places.filter(({ place }) => place === 1).length;
  if (winners !== 1 && !ended) yield `${winners} have won`;
  const sum = (prizes: readonly number[]): number => prizes.reduce((total, prize) => total + prize, 0);
  const purse = purseOf(tournament);
  if (sum(prizeList(tournament)) !== purse)
    yield `the prizes are ${sum(prizeList(tournament))} of a purse of ${purse}`;
  const paid = sum(places.map(({ prize }) => prize));
  // A deal pays what was agreed, even when somebody buys in after it.
  if (tournament.agreed === null && paid !== purse) yield `the places pay ${paid} of a purse of ${purse}`;
}
