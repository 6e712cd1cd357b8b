import { cardText } from '../engine/cards/card.ts';
import { decimal } from './money.ts';
import { type Bounty, currencyCode, type TournamentInfo } from './occasion.ts';
import type { HandCopy } from './readers.ts';
import type { Move, PaidPost, Transcript } from './transcript.ts';

/**
 * Open Hand History 1.4 (hh-specs.handhistory.org). An action's amount is the chips it puts in. An uncalled bet
 * stays in the bettor's amount and is in no pot, as in the standard's own examples: readers find it as the highest bet of
 * a street minus the next. A player's id is their seat.
 */

type ActionName =
  | 'Dealt Cards'
  | 'Post Ante'
  | 'Post SB'
  | 'Post BB'
  | 'Post Extra Blind'
  | 'Post Dead'
  | 'Fold'
  | 'Check'
  | 'Call'
  | 'Bet'
  | 'Raise'
  | 'Shows Cards'
  | 'Mucks Cards';

export type OhhAction = {
  readonly action_number: number;
  readonly player_id: number;
  readonly action: ActionName;
  readonly amount: number;
  readonly is_allin: boolean;
  readonly cards?: readonly string[];
};

export type OhhRound = {
  readonly id: number;
  readonly street: (typeof ROUNDS)[number];
  readonly cards?: readonly string[];
  readonly actions: readonly OhhAction[];
};

export type OhhPot = {
  readonly number: number;
  readonly amount: number;
  readonly rake: number;
  readonly player_wins: readonly {
    readonly player_id: number;
    readonly win_amount: number;
    readonly contributed_rake: number;
  }[];
};

export type OhhBounty = {
  readonly player_id: number;
  readonly bounty_won: number;
  readonly defeated_player_id: number;
};

export type Ohh = {
  readonly spec_version: string;
  readonly site_name: string;
  readonly network_name: string;
  readonly internal_version: string;
  readonly tournament: boolean;
  readonly tournament_info?: object;
  readonly tournament_bounties?: readonly OhhBounty[];
  /** Not in the standard: the level on the clock. */
  readonly level?: number;
  readonly game_number: string;
  readonly start_date_utc: string;
  readonly table_name: string;
  readonly table_size: number;
  readonly game_type: 'Holdem';
  readonly bet_limit: { readonly bet_type: 'NL' | 'FL'; readonly bet_cap: number };
  readonly currency: string;
  readonly dealer_seat: number;
  readonly small_blind_amount: number;
  readonly big_blind_amount: number;
  readonly ante_amount: number;
  readonly hero_player_id?: number;
  readonly flags: readonly string[];
  readonly players: readonly {
    readonly id: number;
    readonly seat: number;
    readonly name: string;
    readonly display: string;
    readonly starting_stack: number;
  }[];
  readonly rounds: readonly OhhRound[];
  readonly pots: readonly OhhPot[];
};

const ROUNDS = ['Preflop', 'Flop', 'Turn', 'River', 'Showdown'] as const;
const SHOWDOWN = 4;

/** A played hand for a reader: only their own cards and those that were turned up. */
export function ohh(copy: HandCopy): { readonly ohh: Ohh } {
  const { transcript, occasion, hero, scale } = copy;
  const { players, button, stakes, choices } = transcript.setup;
  const { tournament, name, level, bounties } = occasion;
  const money = (amount: number): number => amount / scale;
  return {
    ohh: {
      spec_version: '1.4.7',
      site_name: 'Riffle',
      network_name: 'Riffle',
      internal_version: '1.0.0',
      tournament: tournament !== null,
      ...(tournament && { tournament_info: tournamentInfo(tournament) }),
      ...(bounties?.length && { tournament_bounties: bounties.flatMap(bountiesOf) }),
      ...(level !== undefined && { level }),
      game_number: occasion.id,
      start_date_utc: occasion.at,
      table_name: occasion.table,
      table_size: occasion.chairs,
      game_type: 'Holdem',
      bet_limit: { bet_type: choices.structure.use === 'limit' ? 'FL' : 'NL', bet_cap: 0 },
      currency: currencyCode(occasion.sign ?? ''),
      dealer_seat: button,
      small_blind_amount: money(stakes.small),
      big_blind_amount: money(stakes.big),
      ante_amount: money(stakes.ante),
      ...(hero !== null && { hero_player_id: hero }),
      flags: hero === null ? ['Observed'] : [],
      players: players.map(({ seat, stack }) => ({
        id: seat,
        seat,
        name: name(seat),
        display: name(seat),
        starting_stack: money(stack),
      })),
      rounds: roundsOf(copy, money),
      pots: transcript.pots.map((pot, number) => potOf(pot, number, money)),
    },
  };
}

/** The standard's file: hands one after the other with an empty line between. */
export const ohhFile = (hands: readonly { readonly ohh: Ohh }[]): string =>
  hands.map((hand) => `${JSON.stringify(hand, null, 2)}\n`).join('\n');

const tournamentInfo = (tournament: TournamentInfo): object => ({
  tournament_number: tournament.id,
  name: tournament.name,
  start_date_utc: tournament.at,
  currency: tournament.currency,
  buyin_amount: Number(decimal(tournament.buyIn)),
  fee_amount: 0,
  bounty_fee_amount: Number(decimal(tournament.bounty)),
  initial_stack: tournament.startingStack,
  type: tournament.tables > 1 ? 'MTT' : 'STT',
  flags: tournament.bounty > 0 ? ['Bounty'] : [],
  speed: { type: 'Normal', round_time: tournament.levelMinutes * 60 },
});

/** Each player's share of a bounty. */
const bountiesOf = ({ out, by, amount }: Bounty): OhhBounty[] =>
  by.map((seat, at) => ({
    player_id: seat,
    bounty_won: Number(decimal(Math.floor((amount + at) / by.length))),
    defeated_player_id: out,
  }));

type Unnumbered = Omit<OhhAction, 'action_number'>;
type Money = (amount: number) => number;

const VERBS = {
  folds: 'Fold',
  checks: 'Check',
  calls: 'Call',
  bets: 'Bet',
  raises: 'Raise',
  shows: 'Shows Cards',
  mucks: 'Mucks Cards',
} as const satisfies Partial<Record<Move['does'], ActionName>>;

function roundsOf({ transcript, holes, dealt }: HandCopy, money: Money): OhhRound[] {
  const { posts, rounds } = transcript;
  const moves = rounds.flatMap((round) => round.moves);
  const beforeBetting = [
    ...posts.map((post, at) => ({
      ...still(post.seat, postName(post, posts.slice(0, at))),
      amount: money(post.amount),
      is_allin: post.allIn,
    })),
    ...dealt.map((seat) => still(seat, 'Dealt Cards', holes.get(seat))),
  ];
  const written = rounds.map(({ cards, moves }, id) => ({
    id,
    street: ROUNDS[id]!,
    ...(cards.length > 0 && { cards: cards.map(cardText) }),
    actions: [...(id === 0 ? beforeBetting : []), ...moves.flatMap((move) => actionOf(move, money))],
  }));
  // The standard has the hands that were turned up or thrown in unseen at the end.
  const showdown = moves.flatMap((move) =>
    move.does === 'shows' || move.does === 'mucks'
      ? still(move.seat, VERBS[move.does], move.does === 'shows' ? holes.get(move.seat) : undefined)
      : [],
  );
  const ends = showdown.length === 0 ? [] : [{ id: SHOWDOWN, street: ROUNDS[SHOWDOWN], actions: showdown }];
  return [...written, ...ends].map(({ actions, ...round }) => ({
    ...round,
    actions: actions.map((action, at) => ({ action_number: at + 1, ...action })),
  }));
}

function actionOf(move: Move, money: Money): Unnumbered[] {
  switch (move.does) {
    case 'folds':
    case 'checks':
      return [still(move.seat, VERBS[move.does])];
    case 'calls':
    case 'bets':
    case 'raises':
      return [{ ...still(move.seat, VERBS[move.does]), amount: money(move.put), is_allin: move.allIn }];
    default:
      return [];
  }
}

/** A second big blind belongs to a player who came late. */
function postName({ kind, dead }: PaidPost, before: readonly PaidPost[]): ActionName {
  if (kind === 'ante') return 'Post Ante';
  if (dead) return 'Post Dead';
  if (kind === 'small') return 'Post SB';
  return before.some((post) => post.kind === 'big') ? 'Post Extra Blind' : 'Post BB';
}

const still = (seat: number, action: ActionName, cards?: readonly string[]): Unnumbered => ({
  player_id: seat,
  action,
  amount: 0,
  is_allin: false,
  ...(cards && { cards }),
});

const potOf = ({ amount, winners }: Transcript['pots'][number], number: number, money: Money): OhhPot => ({
  number,
  amount: money(amount),
  rake: 0,
  player_wins: winners.map((won) => ({
    player_id: won.seat,
    win_amount: money(won.amount),
    contributed_rake: 0,
  })),
});
