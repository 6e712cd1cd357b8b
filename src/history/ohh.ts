import { cardText } from '../engine/cards/card.ts';
import { evolve } from '../engine/hand/evolve.ts';
import type { AwardedPot, HandEvent } from '../engine/record/events.ts';
import { Hand } from '../engine/record/hand.ts';
import { decimal } from './money.ts';
import { holesFor, type Reader } from './readers.ts';
import { setupIn } from './record.ts';

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

export type Ohh = {
  readonly spec_version: string;
  readonly site_name: string;
  readonly network_name: string;
  readonly internal_version: string;
  readonly tournament: boolean;
  readonly tournament_info?: object;
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

/** Where and when the hand was played. Times are UTC, `2026-01-31T19:30:00Z`; money in the smallest currency unit. */
export type Occasion = {
  readonly id: string;
  readonly at: string;
  readonly table: string;
  readonly chairs: number;
  readonly name: (seat: number) => string;
  readonly tournament: {
    readonly id: string;
    readonly name: string;
    readonly at: string;
    readonly currency: string;
    readonly buyIn: number;
    readonly bounty: number;
    readonly startingStack: number;
    readonly tables: number;
    readonly levelMinutes: number;
  } | null;
};

const ROUNDS = ['Preflop', 'Flop', 'Turn', 'River', 'Showdown'] as const;
const SHOWDOWN = 4;

/** A played hand for a reader: only their own cards and those that were turned up. */
export function ohh(events: readonly HandEvent[], occasion: Occasion, reader: Reader): { readonly ohh: Ohh } {
  const { players, button, stakes, choices } = setupIn(events);
  const { tournament, name } = occasion;
  const hero = reader !== 'archive' && 'seat' in reader ? reader.seat : undefined;
  return {
    ohh: {
      spec_version: '1.4.7',
      site_name: 'Riffle',
      network_name: 'Riffle',
      internal_version: '1.0.0',
      tournament: tournament !== null,
      ...(tournament && { tournament_info: tournamentInfo(tournament) }),
      game_number: occasion.id,
      start_date_utc: occasion.at,
      table_name: occasion.table,
      table_size: occasion.chairs,
      game_type: 'Holdem',
      bet_limit: { bet_type: choices.structure.use === 'limit' ? 'FL' : 'NL', bet_cap: 0 },
      currency: '',
      dealer_seat: button,
      small_blind_amount: stakes.small,
      big_blind_amount: stakes.big,
      ante_amount: stakes.ante,
      ...(hero !== undefined && { hero_player_id: hero }),
      flags: hero === undefined ? ['Observed'] : [],
      players: players.map(({ seat, stack }) => ({
        id: seat,
        seat,
        name: name(seat),
        display: name(seat),
        starting_stack: stack,
      })),
      ...written(events, reader),
    },
  };
}

/** The standard's file: hands one after the other with an empty line between. */
export const ohhFile = (hands: readonly { readonly ohh: Ohh }[]): string =>
  hands.map((hand) => `${JSON.stringify(hand, null, 2)}\n`).join('\n');

const tournamentInfo = (tournament: NonNullable<Occasion['tournament']>): object => ({
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

type Unnumbered = Omit<OhhAction, 'action_number'>;
type Draft = { readonly id: number; readonly cards?: readonly string[]; readonly actions: Unnumbered[] };

const WAGERS: readonly ActionName[] = ['Check', 'Call', 'Bet', 'Raise'];

function written(events: readonly HandEvent[], reader: Reader): Pick<Ohh, 'rounds' | 'pots'> {
  const holes = holesFor(events, reader);
  const hand = new Hand();
  const rounds: Draft[] = [{ id: 0, actions: [] }];
  const pots: Pick<AwardedPot, 'amount' | 'winners'>[] = [];
  /** Hands turned up or thrown in unseen; the standard has them all at the end. */
  const showdown = new Map<number, 'Shows Cards' | 'Mucks Cards'>();
  const stackOf = (seat: number): number => hand.stacks[hand.placeOf(seat)]!;
  const actions = (): Unnumbered[] => rounds.at(-1)!.actions;
  const takeBack = (seat: number, kinds: readonly ActionName[]): void => {
    const at = actions().findLastIndex((each) => each.player_id === seat && kinds.includes(each.action));
    if (at >= 0) actions().splice(at, 1);
  };

  for (const event of events) {
    const before = 'seat' in event ? stackOf(event.seat) : 0;
    const stacks = hand.stacks.slice();
    const mayTakeBack = hand.lastActor;
    evolve(hand, event);
    const acts = (seat: number, action: ActionName): void => {
      const amount = before - stackOf(seat);
      actions().push({ player_id: seat, action, amount, is_allin: amount > 0 && stackOf(seat) === 0 });
    };
    switch (event.type) {
      case 'posted':
        acts(event.seat, postName(event, actions()));
        break;
      case 'opened':
        if (event.street === 'preflop') actions().push(...dealtCards(holes, reader));
        break;
      case 'turned':
        rounds.push({ id: hand.boarded - 2, cards: event.cards.map(cardText), actions: [] });
        break;
      case 'folded':
      case 'killed':
        showdown.delete(event.seat);
        acts(event.seat, 'Fold');
        break;
      case 'checked':
        acts(event.seat, 'Check');
        break;
      case 'called':
        acts(event.seat, 'Call');
        break;
      case 'raised':
        acts(event.seat, event.opening ? 'Bet' : 'Raise');
        break;
      case 'bet-corrected':
        if (hand.placeOf(event.seat) === mayTakeBack) takeBack(event.seat, WAGERS);
        break;
      case 'retrieved':
        if (!showdown.delete(event.seat)) takeBack(event.seat, ['Fold']);
        break;
      case 'tabled':
        for (const seat of event.seats) showdown.set(seat, 'Shows Cards');
        break;
      case 'shown':
        showdown.set(event.seat, 'Shows Cards');
        break;
      case 'mucked':
        showdown.set(event.seat, 'Mucks Cards');
        break;
      case 'awarded':
        pots.unshift(event.pot);
        break;
      case 'voided':
        pots.push(givenBack(hand, stacks));
        break;
      default:
        break;
    }
  }
  if (showdown.size > 0)
    rounds.push({ id: SHOWDOWN, actions: [...showdown].map(([seat, how]) => shows(seat, how, holes)) });
  return { rounds: rounds.map(numbered), pots: pots.map(potOf) };
}

/** A second big blind belongs to a player who came late. */
function postName(post: HandEvent & { type: 'posted' }, before: readonly Unnumbered[]): ActionName {
  if (post.kind === 'ante') return 'Post Ante';
  if (post.dead) return 'Post Dead';
  if (post.kind === 'small') return 'Post SB';
  return before.some(({ action }) => action === 'Post BB') ? 'Post Extra Blind' : 'Post BB';
}

const still = (seat: number, action: ActionName, cards?: readonly string[]): Unnumbered => ({
  player_id: seat,
  action,
  amount: 0,
  is_allin: false,
  ...(cards && { cards }),
});

/** The reader's own, or in the archive everybody's. */
const dealtCards = (holes: ReadonlyMap<number, readonly string[]>, reader: Reader): Unnumbered[] =>
  [...holes]
    .filter(([seat]) => reader === 'archive' || ('seat' in reader && reader.seat === seat))
    .map(([seat, cards]) => still(seat, 'Dealt Cards', cards));

const shows = (
  seat: number,
  how: 'Shows Cards' | 'Mucks Cards',
  holes: ReadonlyMap<number, readonly string[]>,
): Unnumbered => still(seat, how, how === 'Shows Cards' ? holes.get(seat) : undefined);

/** A void hand returns everybody's chips. */
function givenBack(hand: Hand, stacks: Int32Array): Pick<AwardedPot, 'amount' | 'winners'> {
  const winners = Array.from({ length: hand.players }, (_, place) => ({
    seat: hand.seats[place]!,
    amount: hand.stacks[place]! - stacks[place]!,
  })).filter(({ amount }) => amount > 0);
  return { amount: winners.reduce((sum, { amount }) => sum + amount, 0), winners };
}

const numbered = ({ id, cards, actions }: Draft): OhhRound => ({
  id,
  street: ROUNDS[id]!,
  ...(cards && { cards }),
  actions: actions.map((action, at) => ({ action_number: at + 1, ...action })),
});

const potOf = ({ amount, winners }: Pick<AwardedPot, 'amount' | 'winners'>, number: number): OhhPot => ({
  number,
  amount,
  rake: 0,
  player_wins: winners.map((won) => ({
    player_id: won.seat,
    win_amount: won.amount,
    contributed_rake: 0,
  })),
});
