import type { RuleId } from '../../../rules/index.ts';
import type { ButtonPlan } from '../../button/button.ts';
import type { Circuit } from '../../button/moving-button.ts';
import type { Card } from '../../cards/card.ts';
import type { Rulebook } from '../../choices/rulebook.ts';
import type { Clock } from '../../clock/clock.ts';

export type PlayerId = string;
export type TableId = string;

/** People deal, people deal and the hand is followed, or the engine deals. */
export type TableKind = 'live' | 'followed' | 'dealt';

export type Chair = { readonly table: TableId; readonly seat: number };

/** A chair to be taken before the table plays on; from null is somebody new. */
export type Move = {
  readonly player: PlayerId;
  readonly from: Chair | null;
  readonly to: Chair;
  readonly why?: string;
  readonly rule?: RuleId;
  readonly figures?: MoveFigures;
  /** Everybody drew again, by card: the one that means his chair (`cardFor`). */
  readonly byCard?: true;
};

/** What explains a move: how full the tables were, how far from the button he sat, and the cards drawn for who gives. */
export type MoveFigures = {
  readonly sizes: Readonly<Record<TableId, number>>;
  readonly position: number;
  readonly drawn: Readonly<Record<TableId, string>>;
};

/** Odd chips, the cards for them, and the new chips they won. */
export type RacedPlayer = {
  readonly player: PlayerId;
  readonly odd: number;
  readonly cards: readonly Card[];
  readonly won: number;
};

/** A race as it came out at one table. */
type RacedTable = {
  readonly table: TableId;
  readonly chip: number;
  readonly into: number;
  readonly players: readonly RacedPlayer[];
};

export type Standing =
  /** Has said he will come. */
  | { readonly is: 'expected' }
  /** Has bought in; waits for a seat. */
  | { readonly is: 'entered' }
  | { readonly is: 'in'; readonly chair: Chair }
  | { readonly is: 'busted'; readonly chair: Chair }
  /** Disqualified, or forfeited by staying away: out, and placed with the busts. */
  | { readonly is: 'removed'; readonly why: 'disqualified' | 'stayed-away' | 'never-came' };

export type Player = {
  readonly id: PlayerId;
  readonly name: string;
  readonly standing: Standing;
  readonly prepaid: boolean;
  /** In the smallest currency unit: what he owes for buy-in, rebuys and add-ons; has paid; has been paid out. */
  readonly owes: number;
  readonly paid: number;
  readonly paidOut: number;
  readonly rebuys: number;
  readonly addOns: number;
  /** Chips, where the engine knows them: dealt tables, or told. */
  readonly stack: number | null;
  /** Has chips and has not come yet. */
  readonly late: boolean;
  /** What knocking him out is worth, and what he has won by knocking others out; in the smallest currency unit. */
  readonly bounty: number;
  readonly bountiesWon: number;
  /** Hands he sits out as a penalty. */
  readonly missesHands: number;
  readonly awaySince: number | null;
  /** Posts a big blind on his next hand wherever he sits. */
  readonly owesBigBlind: boolean;
  readonly penalties: readonly Penalty[];
};

export type Penalty = {
  readonly kind: 'warning' | 'missed-hands' | 'disqualification';
  readonly hands: number;
  readonly reason: string;
};

export type Table = {
  readonly id: TableId;
  readonly kind: TableKind;
  readonly chairs: number;
  readonly seats: ReadonlyMap<number, PlayerId>;
  /** Where the button starts, until a hand has been dealt. */
  readonly firstButton: number;
  readonly circuit: Circuit | null;
  readonly hand: LiveHand | null;
  readonly handsPlayed: number;
  /** The level of the last hand dealt here; 0 before the first. */
  readonly lastLevel: number;
  /** Chairs left by busts and moves since the last hand, for balancing. */
  readonly emptied: readonly number[];
  /** The last one knocked out here, who deals where the house says so. */
  readonly lastOut: PlayerId | null;
  /** Who dealt the last hand here. */
  readonly lastDealer: PlayerId | null;
};

type LiveHand = {
  readonly number: number;
  /** Where button and blinds were the hand before, should it have to be dealt again. */
  readonly before: Circuit | null;
  readonly level: number;
  readonly plan: ButtonPlan;
  readonly seats: readonly number[];
  /** Who is not dealt in. */
  readonly sitting: readonly number[];
  /** Who is dealt in, but away: his hand is dead from the deal. */
  readonly dead: readonly number[];
};

export type Phase = 'open' | 'seated' | 'running' | 'over';

export type Tournament = {
  readonly id: string;
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly phase: Phase;
  readonly startedAt: number | null;
  readonly players: ReadonlyMap<PlayerId, Player>;
  readonly tables: ReadonlyMap<TableId, Table>;
  readonly clock: Clock;
  readonly entries: number;
  /** Chips handed out, and those that have come back out of play. */
  readonly chipsIssued: number;
  readonly bank: number;
  /** Who went out, first first; together means on the same hand. A stack tells who ranks higher where it matters. */
  readonly busts: readonly (readonly { readonly player: PlayerId; readonly stack: number | null }[])[];
  /** Since when the seats of the first draw are turned up one by one; null where they all lie open. */
  readonly turnedFrom: number | null;
  readonly handForHand: boolean;
  /** Playing hand for hand: the tables that have played this hand, and whether somebody bust on it. */
  readonly played: readonly TableId[];
  readonly bustOpen: boolean;
  /** Prize per cent where the host has set them, and notes to round to. */
  readonly percent: readonly number[] | null;
  readonly roundTo: number;
  readonly agreed: ReadonlyMap<PlayerId, number> | null;
  readonly smallestChip: number;
  /** How the last colour-up came out, table by table. */
  readonly races: readonly RacedTable[];
  readonly halfFieldRedrawn: boolean;
  /** Hands played at tables that are no more: should one of that name come again, it counts on. */
  readonly handsBefore: ReadonlyMap<TableId, number>;
  /** Moves to announce, until the table they lead to plays its next hand. */
  readonly moves: readonly Move[];
  /** What players ask for from their phones, until it is done or waved away; one thing each. */
  readonly asks: readonly PlayerRequest[];
  /** Milliseconds the machine slept while the clock ran, until the director says whether they count. */
  readonly slept: number | null;
  /** Whom the clock is called on, until his hand is over. */
  readonly called: CalledClock | null;
};

export type PlayerRequest = {
  readonly player: PlayerId;
  readonly what: 'out' | 'rebuy' | 'clock';
  /** On whom the clock is called. */
  readonly on: PlayerId | null;
  readonly at: number;
};

export type CalledClock = {
  readonly player: PlayerId;
  readonly countdownFrom: number;
  readonly until: number;
};

export const playersIn = (tournament: Tournament): Player[] =>
  [...tournament.players.values()].filter(({ standing }) => standing.is === 'in');
/** Not here: has not come yet, or left for a while. */
export const isAway = ({ late, awaySince }: Pick<Player, 'late' | 'awaySince'>): boolean =>
  late || awaySince !== null;

/** How many are left: whoever is in has a chair. */
export function countIn({ tables }: Tournament): number {
  let left = 0;
  for (const { seats } of tables.values()) left += seats.size;
  return left;
}

export const nobodyPlays = (tournament: Tournament): boolean =>
  [...tournament.tables.values()].every(({ hand }) => hand === null);
export const seatsOf = (table: Table): number[] => [...table.seats.keys()].sort((a, b) => a - b);
/** All that is paid in, but for the bounties [purse-definition]. */
export const purseOf = (tournament: Tournament): number =>
  [...tournament.players.values()].reduce(
    (sum, { owes, bounty, bountiesWon }) => sum + owes - bounty - bountiesWon,
    0,
  );
