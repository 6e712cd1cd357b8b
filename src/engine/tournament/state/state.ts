import type { RuleId } from '../../../rules/index.ts';
import type { ButtonPlan } from '../../button/button.ts';
import type { Circuit } from '../../button/moving-button.ts';
import type { Card } from '../../cards/card.ts';
import type { Rulebook } from '../../choices/rulebook.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Cents, Chips, Seat } from '../../units.ts';
import type { Moment } from './bell.ts';
import type { BreakStep } from './break-step.ts';
import type { FollowedHands } from './followed-hand.ts';
import type { Forfeit } from './forfeit.ts';
import type { TvLayout } from './tv-layout.ts';

export type PlayerId = string;
export type TableId = string;

/** *live*: people deal. *dealt*: Riffle deals. *both*: a tournament with tables of each. */
export type TableKind = 'live' | 'dealt';
export type TournamentKind = TableKind | 'both';

export type Chair = { readonly table: TableId; readonly seat: Seat };

/** A player takes another chair before its table plays on. */
export type Move = {
  readonly player: PlayerId;
  /** Null for a player who is new at the tables. */
  readonly from: Chair | null;
  readonly to: Chair;
  readonly why?: string;
  readonly rule?: RuleId;
  readonly figures?: MoveFigures;
  /** Everybody drew new seats by card; `cardFor` gives the card of this chair. */
  readonly byCard?: true;
  /** What the chair owes in the next hand. */
  readonly posts?: 'small' | 'big' | null;
  /** For a player who is new at the tables: the cards that chose theirs. */
  readonly drawn?: Readonly<Record<TableId, string>>;
  readonly at?: number;
};

/** What explains a move that balances the tables. */
export type MoveFigures = {
  /** How many sat at each table. */
  readonly sizes: Readonly<Record<TableId, number>>;
  /** How far from the button the player sat. */
  readonly position: number;
  /** The cards drawn to choose between equally full tables. */
  readonly drawn: Readonly<Record<TableId, string>>;
};

/** A player's odd chips, the cards dealt for them, and the new chips they won. */
export type RacedPlayer = {
  readonly player: PlayerId;
  readonly odd: number;
  readonly cards: readonly Card[];
  readonly won: number;
};

/** The result of a chip race at one table. */
type RacedTable = {
  readonly table: TableId;
  /** The chip that goes. */
  readonly chip: number;
  /** The chip it is changed into. */
  readonly into: number;
  readonly players: readonly RacedPlayer[];
};

export type Standing =
  /** Has said they will come. */
  | { readonly is: 'expected' }
  /** Has bought in and waits for a seat. */
  | { readonly is: 'entered' }
  | { readonly is: 'in'; readonly chair: Chair }
  | Busted
  /** Out on the director's word, and placed like a bust. */
  | { readonly is: 'removed'; readonly why: 'disqualified' | 'stayed-away' | 'never-came' | 'went-home' };

/** Out of chips; the chair is the one they had. */
export type Busted = {
  readonly is: 'busted';
  readonly chair: Chair;
  readonly at: number;
  /** The level their last hand was dealt in; two while nobody has said whether that was before or after the bell. */
  readonly dealtIn: readonly number[];
  /** Has said no to a rebuy. */
  readonly declined: boolean;
  /** There is a bounty on them, and nobody has said who won it. */
  readonly bountyOpen: boolean;
};

/** Money is in the smallest currency unit. */
export type Player = {
  readonly id: PlayerId;
  readonly name: string;
  readonly standing: Standing;
  readonly prepaid: boolean;
  /** Plays at tables that Riffle deals, where a tournament has both kinds. */
  readonly online: boolean;
  /** For buy-in, bounty, rebuys and add-ons together. */
  readonly owes: Cents;
  /** How much of that they have paid. */
  readonly paid: Cents;
  /** How much of their winnings they have been paid. */
  readonly paidOut: Cents;
  /** How much of their winnings they have left as a tip. */
  readonly tipped: Cents;
  readonly rebuys: number;
  readonly addOns: number;
  /** Chips; null where nobody has counted them. Always known at dealt tables; see `knownStack`. */
  readonly stack: Chips | null;
  /** Whether somebody counted them; otherwise it is what they were handed. */
  readonly counted: boolean;
  /** Has chips and has not come yet. */
  readonly late: boolean;
  /** What knocking them out is worth. */
  readonly bounty: Cents;
  /** What they have won by knocking others out. */
  readonly bountiesWon: Cents;
  /** Hands they still have to sit out as a penalty. */
  readonly missesHands: number;
  /** When they left the table; null while they are here. */
  readonly awaySince: number | null;
  /** Away only because their connection was lost: back as soon as they reconnect. */
  readonly cutOff: boolean;
  /** Posts a big blind on their next hand, wherever they sit. */
  readonly owesBigBlind: boolean;
  readonly penalties: readonly Penalty[];
};

export type Penalty = {
  readonly kind: 'warning' | 'missed-hands' | 'disqualification';
  /** Hands to sit out; 0 for other kinds. */
  readonly hands: number;
  readonly reason: string;
};

export type Table = {
  readonly id: TableId;
  readonly kind: TableKind;
  /** How many chairs it has. */
  readonly chairs: number;
  readonly seats: ReadonlyMap<Seat, PlayerId>;
  /** Where the button starts, until the first hand is dealt. */
  readonly firstButton: Seat;
  /** Button and blinds of the last hand; null before the first. */
  readonly circuit: Circuit | null;
  /** The hand in play. */
  readonly hand: LiveHand | null;
  readonly handsPlayed: number;
  /** The level of the last hand dealt here; 0 before the first. */
  readonly lastLevel: number;
  /** Hands played here in each level, as far as they were tracked. */
  readonly handsAtLevel: readonly number[];
  /** Whether every hand is told: always where Riffle deals, at other tables while somebody taps each one in. */
  readonly tracked: boolean;
  /** When a live table's hand was last tapped in, by the wall clock and by the time played; null where none was. */
  readonly tapped: Moment | null;
  /** The player whose phone taps the hands in, where the director has named one. */
  readonly remote: PlayerId | null;
  /** When these seats were drawn. */
  readonly drawnAt: number;
  /** What was told of the hand just played, where hands are not tracked; null while nobody has said. */
  readonly seen: SeenHand | null;
  /** Chairs that busts and moves have emptied: since the last hand where hands are tracked, otherwise all of them. */
  readonly emptied: readonly Emptied[];
  /** Who sat down here after the draw, and when. */
  readonly joined: readonly ({ readonly seat: Seat } & Moment)[];
  /** The player who dealt the last finished hand here. */
  readonly lastDealer: PlayerId | null;
  /** The player who deals here in every hand, where each table has one. */
  readonly dealer: PlayerId | null;
  /** The card of each seat in the draw for the button, where there was one. */
  readonly buttonCards: readonly (readonly [Seat, Card])[];
};

/** A hand nobody tapped in, as far as a rule had to know it. */
export type SeenHand = Moment & {
  /** The chair the button lay in, which may be empty. */
  readonly button: Seat;
  /** Who sat there when it was told; who bust on that hand is among the emptied chairs. */
  readonly seats: readonly Seat[];
  /** The seats that posted a big blind; null where it follows from the button. */
  readonly bigs: readonly Seat[] | null;
};

/** A chair that was left. */
export type Emptied = Moment & {
  readonly seat: Seat;
  readonly player: PlayerId;
  /** By a player who is out; otherwise they moved. */
  readonly out: boolean;
  /** The seats of everybody who went out with them. */
  readonly together: readonly Seat[];
  /** Whether they were in the hand just played, once somebody was asked. */
  readonly inHand?: boolean;
};

/** A card each for equally full tables; the low one gives a player. */
export type DonorDraw = {
  readonly tables: readonly TableId[];
  readonly cards: Readonly<Record<TableId, string>>;
  readonly donor: TableId;
};

type LiveHand = {
  readonly number: number;
  readonly dealer: PlayerId | null;
  /** Button and blinds of the hand before, in case this one is a misdeal. */
  readonly before: Circuit | null;
  readonly level: number;
  readonly plan: ButtonPlan;
  /** Every seat at the table when the hand began. */
  readonly seats: readonly Seat[];
  /** The seats that are not dealt in. */
  readonly sitting: readonly Seat[];
  /** The seats dealt in whose players are away: their hands are dead from the deal. */
  readonly dead: readonly Seat[];
  /** Who posted a big blind they owed, and who served a hand of a penalty: both are due again if it is a misdeal. */
  readonly served: { readonly bigBlind: readonly PlayerId[]; readonly penalty: readonly PlayerId[] };
};

/** *open*: players buy in. *seated*: the seats are drawn. *running*: the clock has started. *over*: there is a winner. */
export type Phase = 'open' | 'seated' | 'running' | 'over';

/** Something everybody pays for before the prizes, like the pizza: so much for each entry, or for the whole tournament. */
export type Cost = {
  readonly name: string;
  readonly amount: Cents;
  readonly per: 'entry' | 'tournament';
};

/** What the players left have agreed on. */
export type AgreedDeal = {
  readonly amounts: ReadonlyMap<PlayerId, Cents>;
  /** What the winner gets on top. */
  readonly forFirst: Cents;
  /** Whether the bank pays it; otherwise it pays by place, and the players settle the rest among themselves. */
  readonly paid: boolean;
  /** Where it ended the tournament. */
  readonly places: ReadonlyMap<PlayerId, number>;
};

export type Tournament = {
  readonly id: string;
  readonly name: string;
  readonly kind: TournamentKind;
  readonly rulebook: Rulebook;
  readonly phase: Phase;
  readonly startedAt: number | null;
  readonly players: ReadonlyMap<PlayerId, Player>;
  readonly tables: ReadonlyMap<TableId, Table>;
  readonly clock: Clock;
  /** How many have bought in; rebuys do not count. */
  readonly entries: number;
  /** All chips ever handed out. */
  readonly chipsIssued: Chips;
  /** Those of them that are out of play again. */
  readonly bank: Chips;
  /** The busts, first out first; players in one group bust on the same hand, and stacks may rank them. */
  readonly busts: readonly (readonly Bust[])[];
  /** When the screens began to turn up the first draw one seat at a time; null where they show it all at once. */
  readonly turnedFrom: number | null;
  /** What the TVs show, where somebody has chosen it on the desk. */
  readonly tvLayout: TvLayout | null;
  /** The steps of the last break that are over, by the level before it. */
  readonly breakSteps: { readonly level: number; readonly ended: readonly BreakStep[] } | null;
  /** Players who deal, one at each table, where somebody has named them; they keep it through every draw. */
  readonly dealers: readonly PlayerId[];
  /** The director has ended it: no hand begins any more, and it is over after those in play. */
  readonly ending: boolean;
  readonly handForHand: boolean;
  /** Hand for hand: the tables that have played this hand. */
  readonly played: readonly TableId[];
  /** Hand for hand: somebody bust on this hand, so the next bust at another table joins it. */
  readonly bustOpen: boolean;
  /** Prizes in percent by place, where the host has set them. */
  readonly percent: readonly number[] | null;
  /** The amount prizes are rounded down to. */
  readonly roundTo: Cents;
  /** What is taken out before the prizes. */
  readonly costs: readonly Cost[];
  /** What everybody left gets by the deal they made. */
  readonly agreed: AgreedDeal | null;
  readonly smallestChip: Chips;
  /** The races of the last color-up, one for each table. */
  readonly races: readonly RacedTable[];
  /** The chips of the last player who forfeited some at a table where people deal. */
  readonly forfeit: Forfeit | null;
  readonly halfFieldRedrawn: boolean;
  /** The director brings everybody to one table, where there are both kinds. */
  readonly combines: boolean;
  /** The cards drawn to choose the tables that give a player, in order, until the tables are balanced. */
  readonly donorDraws: readonly DonorDraw[];
  /** Hands played at tables that are gone: a new table of that name counts on from there. */
  readonly handsBefore: ReadonlyMap<TableId, number>;
  /** Moves to announce, until their new table plays its next hand. */
  readonly moves: readonly Move[];
  /** Those of them whose players are seated, as somebody has said. */
  readonly seatedMoves: readonly string[];
  /** Players' requests, until they are done or declined; at most one for each player. */
  readonly asks: readonly PlayerRequest[];
  /** Milliseconds the machine slept while the clock ran, until the director says whether they count. */
  readonly slept: number | null;
  /** The clock that was called, until that hand is over. */
  readonly called: CalledClock | null;
  /** Hands that people deal and somebody enters. They are told beside the steps, so undo leaves them as they are. */
  readonly followed: FollowedHands;
};

/** What a player had when the hand began that knocked them out; or their rank by it, the largest stack first. */
export type Bust = {
  readonly player: PlayerId;
  readonly stack: Chips | null;
  readonly rank?: number;
  /** Who knocked them out, where somebody has said. */
  readonly by?: readonly PlayerId[];
};

export type PlayerRequest = {
  readonly player: PlayerId;
  readonly what: 'out' | 'rebuy' | 'clock' | 'card';
  /** The player the clock is called on. */
  readonly on: PlayerId | null;
  /** The card they drew for their seat, such as `7c`. */
  readonly card?: string;
  readonly at: number;
};

export type CalledClock = {
  readonly player: PlayerId;
  /** When the countdown aloud begins. */
  readonly countdownFrom: number;
  /** When their time is up. */
  readonly until: number;
};

export const playersIn = (tournament: Tournament): Player[] =>
  [...tournament.players.values()].filter(({ standing }) => standing.is === 'in');
/** Not here: has not come yet, or left for a while. */
export const isAway = ({ late, awaySince }: Pick<Player, 'late' | 'awaySince'>): boolean =>
  late || awaySince !== null;

/** By then the first hand is over, and nobody can know stacks or button without being told. */
const FIRST_HAND_MS = 3 * 60_000;

/** Whether nobody can have finished a hand at a table since its seats were drawn. */
export const isFresh = ({ startedAt }: Tournament, { drawnAt }: Table, now: number): boolean =>
  now - Math.max(drawnAt, startedAt ?? now) < FIRST_HAND_MS;

/** Whether the button of a table's next hand is known: from the hand before, or from the draw if nobody has played yet. */
export function knowsButton(tournament: Tournament, table: Table, now: number): boolean {
  const played = table.emptied.some(({ out }) => out);
  return table.tracked || (!played && isFresh(tournament, table, now));
}

/** What a player has in front of them, as far as anybody can know: at a live table only what was told. */
export function knownStack(
  tournament: Tournament,
  { standing, stack, counted }: Player,
  now: number,
): Chips | null {
  const table = standing.is === 'in' ? tournament.tables.get(standing.chair.table) : undefined;
  if (table === undefined || table.tracked || counted || isFresh(tournament, table, now)) return stack;
  return null;
}

/** How many are left, counted by chairs: every player who is in has one. */
export function countIn({ tables }: Tournament): number {
  let left = 0;
  for (const { seats } of tables.values()) left += seats.size;
  return left;
}

export const nobodyPlays = (tournament: Tournament): boolean =>
  [...tournament.tables.values()].every(({ hand }) => hand === null);

/** Sorted once for each seating: every command looks at all tables. */
const inOrder = new WeakMap<Table['seats'], readonly Seat[]>();
export function seatsOf({ seats }: Table): readonly Seat[] {
  if (!inOrder.has(seats))
    inOrder.set(
      seats,
      [...seats.keys()].sort((a, b) => a - b),
    );
  return inOrder.get(seats)!;
}
