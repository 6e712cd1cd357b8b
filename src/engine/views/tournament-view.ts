import type { ColorUp, Denomination } from '../chips/denominations.ts';
import { type RulebookName, rulebookName } from '../choices/rulebook.ts';
import type { PenaltyKind } from '../choices/ruling-choices.ts';
import { type Clock, type ClockFace, readClock } from '../clock/clock.ts';
import { type Currency, currencyOf } from '../money/currency.ts';
import type { Refusal } from '../refusal.ts';
import type { TournamentCommand } from '../tournament/commands.ts';
import { type AddOnOffer, addOnOffers } from '../tournament/entries/add-ons.ts';
import { mayWithdraw } from '../tournament/entries/entries.ts';
import { tappedBy } from '../tournament/hands/track.ts';
import { type Account, accountOf } from '../tournament/money/account.ts';
import { finishes, prizeList } from '../tournament/money/finish.ts';
import { type Question, questions } from '../tournament/open-questions.ts';
import { nextColorUp } from '../tournament/race/race.ts';
import { rebuyRefusal } from '../tournament/rebuys/rebuys.ts';
import { mayAskRebuy, rebuyIfBroke } from '../tournament/requests/requests.ts';
import { arrangementDue, mayComeBack } from '../tournament/seats/arrange.ts';
import { purseOf } from '../tournament/state/purse.ts';
import type {
  CalledClock,
  Chair,
  Penalty,
  Phase,
  Player,
  PlayerId,
  PlayerRequest,
  Standing,
  TableId,
  Tournament,
} from '../tournament/state/state.ts';
import type { TvLayout } from '../tournament/state/tv-layout.ts';
import { type DirectorTask, tasks } from '../tournament/tasks.ts';
import { dealtSince, ownSteps, type Step, type UndoStack } from '../tournament/undo.ts';
import type { Cents, Seat } from '../units.ts';
import {
  type AddOnSale,
  type BreakView,
  type Registration,
  viewAddOns,
  viewBreak,
  viewRegistration,
} from './break-view.ts';
import { type DeskView, type RaceView, viewDesk, viewRaces } from './desk-view.ts';
import { type ForfeitView, viewForfeit } from './forfeit-view.ts';
import { type KnockOutView, viewKnockOuts } from './knock-out-view.ts';
import { type Milestone, type MoveView, viewMilestone, viewMoves } from './moves-view.ts';
import { type PayoutView, viewPayouts } from './payouts-view.ts';
import { playersLeft } from './players-left.ts';
import { type SeatCardsView, viewSeatCards } from './seat-cards-view.ts';
import { type TableView, viewTable } from './table-view.ts';

export type { MoveView } from './moves-view.ts';
export type { TableView } from './table-view.ts';

/** Who looks at the tournament. What players owe and are paid is between them and the director. */
export type TournamentAudience =
  /** Directors may play too. */
  (
    | { readonly role: 'director'; readonly player?: PlayerId | null }
    /** Has been given these commands, and sees what they need. */
    | {
        readonly role: 'assistant';
        readonly player: PlayerId | null;
        readonly may: readonly TournamentCommand['type'][];
      }
    | { readonly role: 'player'; readonly player: PlayerId }
    | { readonly role: 'display' }
  ) & {
    /** A phone that lies on this table taps in its hands, whoever holds it. */
    readonly remote?: TableId;
  };

/** Somebody on the director's list. */
export type PersonView = {
  readonly player: PlayerId;
  readonly name: string;
  readonly standing: Standing['is'];
  readonly chair: Chair | null;
  readonly rebuys: number;
  readonly addOns: number;
  readonly mayRebuy: boolean;
  /** The add-ons on sale for them now, the smallest first. */
  readonly addOnOffers: readonly AddOnOffer[];
  /** What they get back if they withdraw now; null once the first hand was dealt. */
  readonly refund: Cents | null;
  /** Has paid before the night. */
  readonly prepaid: boolean;
  /** Whether they play online; null where every table is of the same kind. */
  readonly online: boolean | null;
  readonly late: boolean;
  readonly awaySince: number | null;
  /** When their chips are forfeited, where the rulebook has a limit. */
  readonly backBy: number | null;
  readonly missesHands: number;
  readonly penalties: readonly Penalty[];
  /** Who knocked them out, as far as it was told. */
  readonly knockedOutBy: readonly PlayerId[];
  /** Whether somebody may still say so; where there are bounties, a question asks. */
  readonly tellsKnockOut: boolean;
};

export type RebuyWindow = {
  /** Rebuys end when this level begins, or with its first hand. */
  readonly untilLevel: number;
  readonly closes: 'bell' | 'first-hand';
  readonly open: boolean;
  /** Players who are out and have not said whether they rebuy. */
  readonly still: readonly string[];
};

/** A finished place; the id tells players with the same name apart. */
export type PlaceView = {
  readonly player: PlayerId;
  readonly place: number;
  readonly name: string;
  readonly prize: Cents;
};

export type TournamentView = {
  readonly name: string;
  readonly rulebook: RulebookName;
  /** Who deals: people, Riffle, or both at different tables. */
  readonly kind: Tournament['kind'];
  readonly phase: Phase;
  /** It ends with the hands in play. */
  readonly ending: boolean;
  /** Who has come to a tournament that Riffle deals and has no seat yet. */
  readonly lobby: readonly { readonly player: PlayerId; readonly name: string }[];
  /** Late players get in before this level begins; null where nothing keeps them out. */
  readonly lateUntil: number | null;
  readonly clock: ClockFace;
  /** The clock as a point in time with its schedule, so that a screen can run it while the server is away. */
  readonly timer: Clock;
  readonly players: {
    readonly left: number;
    readonly entries: number;
    readonly rebuys: number;
    readonly addOns: number;
  };
  readonly currency: Currency;
  readonly buyIn: Cents;
  readonly chips: {
    readonly inPlay: number;
    readonly smallest: number;
    readonly next: ColorUp | null;
    /** The chips in play and their colors, the smallest first. */
    readonly set: readonly Denomination[];
  };
  /** What the TVs show, where somebody has chosen it on the desk. */
  readonly tvLayout: TvLayout | null;
  readonly registration: Registration;
  /** The break that is on, with what there is to do in it. */
  readonly breakNow: BreakView | null;
  readonly addOns: AddOnSale | null;
  readonly knockOuts: readonly KnockOutView[];
  /** Whether a card means each seat: the suit its table, the rank its place there. */
  readonly drawsByCard: boolean;
  /** When the screens began to turn up the drawn seats one by one. */
  readonly turnedFrom: number | null;
  /** While seats are to be drawn, where there is a suit for each table. */
  readonly seatCards: SeatCardsView | null;
  readonly handForHand: boolean;
  readonly moves: readonly MoveView[];
  /** What the field has just come down to; null once everybody sits in their new seats. */
  readonly milestone: Milestone | null;
  /** The clock called on a player. */
  readonly called: (CalledClock & { readonly name: string; readonly table: string }) | null;
  /** How the odd chips of the last color-up were raced off. */
  readonly races: readonly RaceView[];
  readonly forfeit: ForfeitView | null;
  /** The average stack: all chips in play by players left. */
  readonly average: number | null;
  readonly purse: Cents;
  /** What each place pays by the plan, for how far it is to the money. */
  readonly prizes: readonly number[];
  /** What is paid: with places that are taken or shared, and by a deal. */
  readonly payouts: readonly PayoutView[];
  readonly tables: readonly TableView[];
  /** How many followed hands were kept. */
  readonly keptHands: number;
  readonly places: readonly PlaceView[];
  /** Whether the player plays online; null where every table is of the same kind. */
  readonly online: boolean | null;
  /** The player's own chair. */
  readonly mine: { readonly table: string; readonly seat: Seat } | null;
  /** The tables whose hands this player taps in. */
  readonly remotes: readonly TableId[];
  /** The player's own account; everybody's for the director. */
  readonly accounts: readonly Account[];
  /** What the player has asked the director for. */
  readonly requested: Exclude<PlayerRequest['what'], 'card'> | null;
  /** Until when a bust may be followed by a rebuy; null where there are no rebuys, or none any more. */
  readonly rebuyWindow: RebuyWindow | null;
  /** Whether the player could rebuy if they were out of chips. */
  readonly mayRebuy: boolean;
  /** Why the player, who is out, may not rebuy; null for everybody else. */
  readonly noRebuy: Refusal | null;
  /** The commands this audience may send; null for the director, who may send all of them. */
  readonly may: readonly TournamentCommand['type'][] | null;
  readonly tasks: readonly DirectorTask[];
  /** What a rule needs to know, for whoever may answer. */
  readonly questions: readonly Question[];
  /** The director's list of people. */
  readonly people: readonly PersonView[];
  /** What undo takes back, in words. */
  readonly undo: string | null;
  readonly redo: string | null;
  /** The same as commands, for a screen with its own words; null for steps recorded without one. */
  readonly undoes: TournamentCommand | null;
  readonly redoes: TournamentCommand | null;
  /** The rulebook's penalties, the mildest first; for the director. */
  readonly penalties: readonly PenaltyKind[];
  /** What the director's procedures need to know. */
  readonly desk: DeskView | null;
};

type Steps = Pick<UndoStack, 'past' | 'undone'>;
const NO_STEPS: Steps = { past: [], undone: [] };
const MINUTE = 60_000;

export function viewTournament(
  tournament: Tournament,
  audience: TournamentAudience,
  now: number,
  steps: Steps = NO_STEPS,
): TournamentView {
  const left = playersLeft(tournament);
  const inPlay = tournament.chipsIssued - tournament.bank;
  const all = [...tournament.players.values()];
  const won = finishes(tournament);
  const moves = viewMoves(tournament, now);
  const director = audience.role === 'director';
  const me = audience.role === 'display' ? undefined : tournament.players.get(audience.player ?? '');
  const may = director ? null : audience.role === 'assistant' ? audience.may : [];
  const mayDo = (type: TournamentCommand['type']): boolean => may === null || may.includes(type);
  const helps = may === null || may.length > 0;
  // Money is between the players and whoever has the bank.
  const mayKnow = (id: PlayerId): boolean => mayDo('pay') || id === me?.id;
  const offered = (step: Step | undefined): Step | null =>
    director && step !== undefined && dealtSince(tournament, step.before) === undefined ? step : null;
  const remotes = tappedBy(tournament, me?.id ?? null, audience.remote);
  const [back, again] = [offered(ownSteps(tournament, steps.past).at(-1)), offered(steps.undone.at(-1))];
  return {
    name: tournament.name,
    rulebook: rulebookName(tournament.rulebook),
    kind: tournament.kind,
    phase: tournament.phase,
    ending: tournament.ending && tournament.phase === 'running',
    lobby: inLobby(tournament),
    lateUntil: tournament.rulebook.tournament.lateUntilLevel.use,
    clock: readClock(tournament.clock, now),
    timer: tournament.clock,
    players: {
      left,
      entries: tournament.entries,
      rebuys: all.reduce((sum, { rebuys }) => sum + rebuys, 0),
      addOns: all.reduce((sum, { addOns }) => sum + addOns, 0),
    },
    currency: currencyOf(tournament.rulebook),
    buyIn: tournament.rulebook.tournament.buyIn.use,
    chips: {
      inPlay,
      smallest: tournament.smallestChip,
      next: nextColorUp(tournament),
      set: tournament.rulebook.tournament.chips.use.filter(({ value }) => value >= tournament.smallestChip),
    },
    tvLayout: tournament.tvLayout,
    registration: viewRegistration(tournament, now),
    breakNow: viewBreak(tournament, now),
    addOns: viewAddOns(tournament, now),
    knockOuts: viewKnockOuts(tournament, won),
    drawsByCard: tournament.rulebook.tournament.seating.use === 'by-card' && tournament.tables.size <= 4,
    turnedFrom: tournament.turnedFrom,
    seatCards: viewSeatCards(tournament, helps ? arrangementDue(tournament, now) : null),
    handForHand: tournament.handForHand,
    moves,
    milestone: viewMilestone(tournament, moves, now),
    called: viewCalled(tournament),
    races: viewRaces(tournament),
    forfeit: viewForfeit(tournament, now),
    average: left === 0 ? null : Math.round(inPlay / left),
    purse: purseOf(tournament),
    prizes: prizeList(tournament),
    payouts: viewPayouts(tournament, won),
    tables: [...tournament.tables.values()].map((table) => viewTable(tournament, table, now)),
    keptHands: tournament.followed.kept.length,
    places: viewPlaces(tournament, won),
    online: onlineOf(tournament, me),
    mine: me?.standing.is === 'in' ? me.standing.chair : null,
    remotes,
    rebuyWindow: viewRebuys(tournament, now),
    ...askedBy(tournament, me, now),
    accounts: all.filter(({ id }) => mayKnow(id)).map((player) => accountOf(player, won)),
    may,
    tasks: helps
      ? tasks(tournament, now).filter(({ command }) => director || (command !== null && mayDo(command.type)))
      : [],
    questions: askedOf(tournament, now, mayDo('answer') ? null : remotes),
    people: helps ? all.map((player) => viewPerson(tournament, player, now)) : [],
    undo: back?.what ?? null,
    redo: again?.what ?? null,
    undoes: back?.command ?? null,
    redoes: again?.command ?? null,
    penalties: director ? tournament.rulebook.rulings.penalties.use : [],
    desk: helps ? viewDesk(tournament, now, director ? steps : NO_STEPS) : null,
  };
}

/** Players who have agreed a deal and play on have no place yet. */
const viewPlaces = (
  { phase, players }: Tournament,
  won: ReturnType<typeof finishes>,
): TournamentView['places'] =>
  [...won]
    .filter(([id]) => phase === 'over' || players.get(id)!.standing.is !== 'in')
    .map(([player, { place, prize }]) => ({ player, place, name: players.get(player)!.name, prize }))
    .sort((a, b) => a.place - b.place);

const inLobby = ({ kind, phase, players }: Tournament): TournamentView['lobby'] =>
  kind === 'dealt' && phase !== 'over'
    ? [...players.values()]
        .filter(({ standing }) => standing.is === 'expected' || standing.is === 'entered')
        .map(({ id, name }) => ({ player: id, name }))
    : [];

/** Whether somebody plays online; null where every table is of the same kind. */
export const onlineOf = ({ kind }: Tournament, player: Player | undefined): boolean | null =>
  kind === 'both' && player !== undefined ? player.online : null;

/** The questions somebody may answer: every one, or those about the hands of the tables they tap in. */
export function askedOf(
  tournament: Tournament,
  now: number,
  remotes: readonly TableId[] | null,
): readonly Question[] {
  if (remotes?.length === 0) return [];
  return questions(tournament, now).filter(
    ({ is, table }) => remotes === null || (remotes.includes(table) && (is === 'button' || is === 'blinds')),
  );
}

/** What a player has asked for, and may ask for. */
export const askedBy = (
  tournament: Tournament,
  me: Player | undefined,
  now: number,
): Pick<TournamentView, 'requested' | 'mayRebuy' | 'noRebuy'> => ({
  requested: requestedBy(tournament, me),
  mayRebuy: me !== undefined && mayAskRebuy(tournament, me, now),
  noRebuy:
    me?.standing.is === 'busted' && tournament.phase === 'running' ? rebuyIfBroke(tournament, me, now) : null,
});

function requestedBy({ asks }: Tournament, me: Player | undefined): TournamentView['requested'] {
  const what = asks.find(({ player }) => player === me?.id)?.what ?? null;
  return what === 'card' ? null : what;
}

function viewRebuys(tournament: Tournament, now: number): RebuyWindow | null {
  const { atMost, throughLevel, deadline } = tournament.rulebook.tournament.rebuys.use;
  if (atMost === 0 || tournament.phase === 'over') return null;
  const open = readClock(tournament.clock, now).level <= throughLevel;
  const still = mayComeBack(tournament, now).map(({ name }) => name);
  const closes = deadline === 'bought' ? 'bell' : 'first-hand';
  return open || still.length > 0 ? { untilLevel: throughLevel + 1, closes, open, still } : null;
}

function viewCalled({ called, players }: Tournament): TournamentView['called'] {
  const player = called === null ? undefined : players.get(called.player);
  if (called === null || player?.standing.is !== 'in') return null;
  return { ...called, name: player.name, table: player.standing.chair.table };
}

function viewPerson(tournament: Tournament, player: Player, now: number): PersonView {
  const { standing, awaySince } = player;
  const limit = tournament.rulebook.tournament.absenceLimitMinutes.use;
  return {
    player: player.id,
    name: player.name,
    standing: standing.is,
    chair: standing.is === 'in' || standing.is === 'busted' ? standing.chair : null,
    rebuys: player.rebuys,
    addOns: player.addOns,
    mayRebuy: tournament.phase === 'running' && rebuyRefusal(tournament, player, now) === null,
    addOnOffers: addOnOffers(tournament, player, now),
    refund: mayWithdraw(tournament, player) ? Math.min(player.paid, player.owes) : null,
    prepaid: player.prepaid,
    online: onlineOf(tournament, player),
    late: player.late,
    awaySince,
    backBy: awaySince === null || limit === null ? null : awaySince + limit * MINUTE,
    missesHands: player.missesHands,
    penalties: player.penalties,
    knockedOutBy: tournament.busts.flat().find((bust) => bust.player === player.id)?.by ?? [],
    tellsKnockOut: standing.is === 'busted' && tournament.rulebook.tournament.bounty.use === 0,
  };
}
