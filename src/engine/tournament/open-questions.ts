import type { RuleId } from '../../rules/index.ts';
import type { Cents, Chips, Seat } from '../units.ts';
import type { TournamentCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { TournamentEvent } from './events.ts';
import { plansTold } from './hands/told-plans.ts';
import { rebuyPrice, rebuyRefusal } from './rebuys/rebuys.ts';
import { arrangementDue, mayComeBack, type SeatFacts, waitingTables } from './seats/arrange.ts';
import { planMoves } from './seats/balancing.ts';
import { donorsDrawn } from './seats/move.ts';
import { bustOnLastHand, circuitsTold } from './seats/told-hand.ts';
import { mayBeInSameHand, momentAt } from './state/bell.ts';
import { isUnranked, lastOutAt } from './state/busts.ts';
import type { Chair, Player, PlayerId, Table, TableId, Tournament } from './state/state.ts';

/** What a rule needs to know, and only somebody at the table can tell. */
export type Question = {
  /** Null where no rule asks for it. */
  readonly rule: RuleId | null;
  readonly table: TableId;
  readonly choices: readonly QuestionChoice[];
} & QuestionFacts;

export type QuestionFacts =
  | { readonly is: 'rebuy'; readonly player: PlayerId; readonly price: Cents; readonly chips: Chips }
  | { readonly is: 'bell'; readonly player: PlayerId; readonly level: number }
  | { readonly is: 'ranking'; readonly players: readonly PlayerId[] }
  | { readonly is: 'bounty'; readonly player: PlayerId; readonly amount: Cents }
  | { readonly is: 'button'; readonly why: 'balance' | 'heads-up' }
  | { readonly is: 'blinds' }
  | { readonly is: 'in-hand'; readonly player: PlayerId };

/** One tap: what it says, what it sends, and what that leads to. */
export type QuestionChoice = {
  readonly says: ChoiceWord | { readonly seats: readonly Seat[] } | { readonly players: readonly PlayerId[] };
  readonly command: TournamentCommand;
  readonly leadsTo: readonly Consequence[];
};

type ChoiceWord = 'rebuy' | 'out' | 'before' | 'after' | 'yes' | 'no' | 'nobody' | 'same';

export type Consequence =
  | {
      readonly is: 'moves';
      readonly player: PlayerId;
      readonly from: Chair;
      readonly to: Chair;
      readonly posts: 'small' | 'big' | null;
    }
  | { readonly is: 'rebuys'; readonly price: Cents; readonly chips: Chips }
  | { readonly is: 'seats'; readonly facts: SeatFacts }
  | { readonly is: 'wins'; readonly player: PlayerId };

/** Everything Riffle has to ask now: nothing that cannot change what follows, and nothing anybody has told already. */
export function questions(tournament: Tournament, now: number): Question[] {
  if (tournament.phase === 'over') return [...bounties(tournament), ...rankings(tournament, now)];
  if (tournament.phase !== 'running') return [];
  return [
    ...mayComeBack(tournament, now).map((player) => aboutRebuy(tournament, player, now)),
    ...bounties(tournament),
    ...rankings(tournament, now),
    ...beforeMoves(tournament, now),
    ...headsUp(tournament, now),
  ];
}

/** Where a player sat; every player who is out has a table. */
const tableOf = ({ standing }: Player): TableId => (standing.is === 'busted' ? standing.chair.table : '');

function aboutRebuy(tournament: Tournament, player: Player, now: number): Question {
  const { rebuys } = tournament.rulebook.tournament;
  const { id } = player;
  const choice = chooser(tournament, now);
  const out = choice('out', { type: 'answer', question: 'rebuy', player: id, rebuy: false });
  const about = { table: tableOf(player), rule: rebuys.cite, player: id };
  if (rebuyRefusal(tournament, player, now)?.code === 'bell-unknown')
    return {
      ...about,
      is: 'bell',
      level: rebuys.use.throughLevel + 1,
      choices: [
        choice('before', { type: 'answer', question: 'bell', player: id, before: true }),
        choice('after', { type: 'answer', question: 'bell', player: id, before: false }),
        out,
      ],
    };
  return {
    ...about,
    is: 'rebuy',
    ...rebuyPrice(tournament),
    choices: [choice('rebuy', { type: 'answer', question: 'rebuy', player: id, rebuy: true }), out],
  };
}

/** A bounty nobody has been named for. */
function bounties(tournament: Tournament): Question[] {
  return [...tournament.players.values()].flatMap((player): Question[] => {
    const { id, standing, bounty } = player;
    if (standing.is !== 'busted' || !standing.bountyOpen) return [];
    const there = [...(tournament.tables.get(standing.chair.table)?.seats.values() ?? [])];
    const answer = (by: readonly PlayerId[]): TournamentCommand => ({
      type: 'answer',
      question: 'bounty',
      player: id,
      by,
    });
    return [
      {
        is: 'bounty',
        table: standing.chair.table,
        rule: 'home-bounty-fixed',
        player: id,
        amount: bounty,
        choices: [
          ...there.map((each) => ({ says: { players: [each] }, command: answer([each]), leadsTo: [] })),
          { says: 'nobody', command: answer([]), leadsTo: [] },
        ],
      },
    ];
  });
}

/** Players who bust on one hand are ranked by what they began it with, in some rulebooks; asked once they are really out. */
function rankings(tournament: Tournament, now: number): Question[] {
  const { cite } = tournament.rulebook.tournament.sameHand;
  const back = new Set(mayComeBack(tournament, now).map(({ id }) => id));
  return tournament.busts.flatMap((group): Question[] => {
    const out = group.filter(({ player }) => tournament.players.get(player)!.standing.is === 'busted');
    if (out.length < 2 || out.some(({ player }) => back.has(player))) return [];
    if (!out.some((bust) => isUnranked(tournament, bust))) return [];
    const players = out.map(({ player }) => player);
    const answer = (ranked: readonly (readonly PlayerId[])[]): TournamentCommand => ({
      type: 'answer',
      question: 'ranking',
      players: ranked,
    });
    const orders = players.length > 3 ? [] : permutations(players);
    return [
      {
        is: 'ranking',
        table: tableOf(tournament.players.get(players[0]!)!),
        rule: cite,
        players,
        choices: [
          ...orders.map((order) => ({
            says: { players: order },
            command: answer(order.map((each) => [each])),
            leadsTo: [],
          })),
          { says: 'same', command: answer([players]), leadsTo: [] },
        ],
      },
    ];
  });
}

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) =>
        permutations(list.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      );

/** What the next move depends on, one fact at a time. */
function beforeMoves(tournament: Tournament, now: number): Question[] {
  const due = arrangementDue(tournament, now);
  if (due?.kind !== 'balance' || waitingTables(tournament, due).some(({ hand }) => hand !== null)) return [];
  const planned = planMoves(tournament, now, due.among, () => donorsDrawn(tournament));
  if (planned.ok) return [];
  const { refusal } = planned;
  const choice = chooser(tournament, now);
  switch (refusal.code) {
    case 'button-needed':
      return [buttonAt(tournament, tournament.tables.get(refusal.table)!, now, 'balance', refusal.rule)];
    case 'blinds-needed':
      return [blindsAt(tournament, refusal.table, now, refusal.choices, refusal.rule)];
    case 'in-hand-unknown': {
      const { player, table, rule } = refusal;
      return [
        {
          is: 'in-hand',
          table,
          rule,
          player,
          choices: [
            choice('yes', { type: 'answer', question: 'in-hand', player, was: true }),
            choice('no', { type: 'answer', question: 'in-hand', player, was: false }),
          ],
        },
      ];
    }
    default:
      return [];
  }
}

/** With two left, the blinds turn around: who is next depends on who had the button, and sometimes on who posted what. */
function headsUp(tournament: Tournament, now: number): Question[] {
  const [table, other] = [...tournament.tables.values()];
  if (table === undefined || other !== undefined || table.tracked || table.seats.size !== 2) return [];
  const last = lastOutAt(tournament, table);
  // Who bust elsewhere has no chair here to know the time played by.
  const left = table.emptied.findLast(({ player }) => player === last?.id) ?? {
    at: last?.standing.at ?? 0,
    playedMs: 0,
  };
  const justNow = last !== null && mayBeInSameHand(left, momentAt(tournament.clock, now));
  if (!justNow || mayComeBack(tournament, now).length > 0) return [];
  const rule = 'heads-up-transition';
  if (table.seen === null) return [buttonAt(tournament, table, now, 'heads-up', rule)];
  if (plansTold(tournament, table, now).length < 2) return [];
  const circuits = circuitsTold(tournament, table, bustOnLastHand(tournament, table, now) ?? true) ?? [];
  return [
    blindsAt(
      tournament,
      table.id,
      now,
      circuits.map(({ owesSmall }) => owesSmall),
      rule,
    ),
  ];
}

/** Who posted a big blind in the hand just played. */
function blindsAt(
  tournament: Tournament,
  table: TableId,
  now: number,
  choices: readonly (readonly Seat[])[],
  rule: RuleId | null,
): Question {
  const choice = chooser(tournament, now);
  return {
    is: 'blinds',
    table,
    rule,
    choices: choices.map((seats) => choice({ seats }, { type: 'answer', question: 'blinds', table, seats })),
  };
}

/** Every chair that is or was somebody's: the button may lie on an empty one. */
function buttonAt(
  tournament: Tournament,
  table: Table,
  now: number,
  why: 'balance' | 'heads-up',
  rule: RuleId | null,
): Question {
  const choice = chooser(tournament, now);
  const chairs = new Set([...table.seats.keys(), ...table.emptied.map(({ seat }) => seat)]);
  return {
    is: 'button',
    why,
    table: table.id,
    rule,
    choices: [...chairs]
      .sort((a, b) => a - b)
      .map((seat) =>
        choice({ seats: [seat] }, { type: 'answer', question: 'button', table: table.id, seat }),
      ),
  };
}

/** A choice with what it leads to, found by trying it out. */
const chooser =
  (tournament: Tournament, now: number) =>
  (says: QuestionChoice['says'], command: TournamentCommand): QuestionChoice => {
    const tried = decide({ tournament, past: [], undone: [] }, command, { now });
    if (!tried.ok) return { says, command, leadsTo: [] };
    const { events, history } = tried.value;
    const due = arrangementDue(history.tournament, now);
    const before = arrangementDue(tournament, now);
    const seats: Consequence[] = due !== null && before === null ? [{ is: 'seats', facts: due.facts }] : [];
    return { says, command, leadsTo: [...events.flatMap(consequence), ...seats] };
  };

function consequence(event: TournamentEvent): Consequence[] {
  switch (event.type) {
    case 'moved': {
      const { player, from, to, posts = null } = event;
      return [{ is: 'moves', player, from, to, posts }];
    }
    case 'rebought':
      return [{ is: 'rebuys', price: event.price, chips: event.chips }];
    case 'won':
      return [{ is: 'wins', player: event.player }];
    default:
      return [];
  }
}
