import { Dice } from '../engine/cards/dice.ts';
import type { Clock } from '../engine/clock/clock.ts';
import { irregularities } from '../engine/rulings/rulings.ts';
import type { TournamentCommand } from '../engine/tournament/commands.ts';
import type { PlayerId, TableKind } from '../engine/tournament/state/state.ts';
import type { TournamentView } from '../engine/views/tournament-view.ts';
import { REACTIONS } from '../protocol/frames.ts';
import type { AskedFrame } from '../room/room-port.ts';

const MINUTE = 60_000;

/** Chance from a seed, in the forms a fuzz asks for. */
export class Chance {
  private readonly dice: Dice;

  constructor(seed: number) {
    this.dice = new Dice(seed);
  }

  readonly under = (n: number): number => Math.floor(this.dice.chance() * n);

  readonly one = <T>(list: Iterable<T>): T | undefined => {
    const all = [...list];
    return all[this.under(all.length)];
  };

  readonly sometimes = (percent: number): boolean => this.under(100) < percent;

  /** As many hex digits as an entropy or a commitment has. */
  readonly hex = (): string => Array.from({ length: 64 }, () => this.under(16).toString(16)).join('');
}

/** What somebody who sends sensible commands knows of a tournament; a `Tournament` is one. */
export type Known = {
  readonly tables: ReadonlyMap<
    string,
    {
      readonly id: string;
      readonly kind: TableKind;
      readonly seats: ReadonlyMap<number, PlayerId>;
      readonly hand: { readonly number: number } | null;
    }
  >;
  readonly players: ReadonlyMap<PlayerId, { readonly stack: number | null }>;
  readonly clock: Pick<Clock, 'levels' | 'breaks'>;
};

/** The same from what the director's screen shows. */
export function knownFrom({ tables, people, timer }: TournamentView): Known {
  const stacks = new Map(tables.flatMap(({ seats }) => seats.map(({ player, stack }) => [player, stack])));
  return {
    tables: new Map(
      tables.map(({ id, kind, seats, hand }) => [
        id,
        { id, kind, seats: new Map(seats.map(({ seat, player }) => [seat, player])), hand: { number: hand } },
      ]),
    ),
    players: new Map(people.map(({ player }) => [player, { stack: stacks.get(player) ?? null }])),
    clock: timer,
  };
}

/** A command somebody could mean, now or a moment too late. */
export function sensible(known: Known, chance: Chance): TournamentCommand {
  const table = chance.one(known.tables.values());
  const sits = chance.one(table?.seats.values() ?? []) ?? 'p1';
  const about: About = {
    table: table?.id ?? '1',
    seats: [...(table?.seats.values() ?? [])],
    sits,
    player: chance.sometimes(60) ? sits : (chance.one(known.players.keys()) ?? 'p1'),
    reason: 'a reason',
  };
  return chance.one([...aboutPeople(known, about, chance), ...aboutTheTournament(known, about, chance)])!;
}

/** The table and the players a command is about. */
type About = {
  readonly table: string;
  readonly seats: readonly PlayerId[];
  readonly sits: PlayerId;
  readonly player: PlayerId;
  readonly reason: string;
};

function aboutPeople(
  known: Known,
  { table, seats, sits, player, reason }: About,
  { under, one, sometimes }: Chance,
): TournamentCommand[] {
  const late = `late${under(6)}`;
  const stacks = Object.fromEntries(seats.map((each) => [each, known.players.get(each)?.stack ?? 1000]));
  return [
    { type: 'expect', player: late, name: late },
    { type: 'excuse', player: late },
    { type: 'enter', player: late, name: late, adult: true, online: sometimes(50) },
    { type: 'play-online', player, online: sometimes(50) },
    { type: 'play-online', player: late, online: sometimes(50) },
    { type: 'enter', player: late, name: late, adult: true },
    { type: 'enter', player: late, name: late, adult: true },
    { type: 'seat-late', player: late },
    { type: 'seat-late', player: late, missed: [{ small: 10, big: 20, circuits: under(4) }] },
    { type: 'draw-seats', kind: 'dealt' },
    { type: 'start-hand', table },
    { type: 'start-hand', table },
    { type: 'end-hand', table },
    { type: 'start-hand', table, button: 1 + under(10) },
    { type: 'next-hand', table },
    { type: 'track', table, on: sometimes(50), ...(sometimes(50) && { button: 1 + under(10) }) },
    { type: 'track', table, on: true, remote: one([player, null]) ?? null },
    { type: 'bust', table, players: [sits], knockedOutBy: { [sits]: [one(seats) ?? sits] } },
    { type: 'bust', table, players: [sits] },
    { type: 'bust', table, players: [...new Set([sits, one(seats) ?? sits])], before: sometimes(50) },
    { type: 'order-bust', player, when: one(['before', 'with'] as const)!, other: sits },
    { type: 'answer', question: 'button', table, seat: 1 + under(10) },
    { type: 'answer', question: 'blinds', table, seats: [1 + under(10)] },
    { type: 'answer', question: 'in-hand', player, was: sometimes(50) },
    { type: 'answer', question: 'bell', player, before: sometimes(50) },
    { type: 'answer', question: 'rebuy', player, rebuy: sometimes(50) },
    { type: 'answer', question: 'ranking', players: [[player], [sits]] },
    { type: 'answer', question: 'bounty', player, by: sometimes(50) ? [sits] : [] },
    { type: 'rename', player, name: `${player}-${under(9)}` },
    { type: 'withdraw', player },
    { type: 'merge', player, other: sits },
    { type: 'withdraw', player, anyway: { reason } },
    { type: 'write-off', player, reason },
    { type: 'rebuy', player, anyway: { reason } },
    { type: 'enter', player: late, name: late, adult: true, anyway: { reason }, paid: sometimes(50) },
    { type: 'seat-late', player: late, orbits: under(5) },
    { type: 'retract', step: 1 + under(60) },
    { type: 'remove', player, why: 'went-home', stack: under(2000) },
    { type: 'end-hand', table, busts: [sits], knockedOutBy: { [sits]: [] } },
    { type: 'end-hand', table, stacks },
    { type: 'end-hand', table, misdeal: true },
    { type: 'settle-hand', table, busts: [sits], stacks: { [one(seats) ?? sits]: 1 + under(5000) } },
    { type: 'settle-hand', table, stacks: { [sits]: 1 + under(5000) } },
    ...followed(table, { under, one, sometimes }),
    { type: 'correct-button', table, seat: 1 + under(10) },
    { type: 'rebuy', player },
    { type: 'rebuy', player },
    { type: 'add-on', player },
    { type: 'add-on', player, stack: under(3000), blocks: 1 },
    { type: 'rearrange' },
    { type: 'rearrange', stacks: liveStacks(known, under), ...(sometimes(70) && { anyway: { reason } }) },
    { type: 'combine-tables' },
    {
      type: 'reseat',
      player,
      to: { table: one(known.tables.keys()) ?? '1', seat: 1 + under(10) },
      reason,
      ...(sometimes(50) && { stack: under(3000) }),
    },
    { type: 'redraw-half-field' },
    { type: 'take-seats', players: [player] },
    { type: 'name-dealers', players: sometimes(50) ? [player, sits] : [] },
    {
      type: 'draw-button',
      table,
      cards: Object.fromEntries(seats.map((each, at) => [each, `${'A23456789T'[at]}s`])),
    },
    { type: 'color-up' },
    { type: 'leave', player },
    { type: 'come-back', player },
    { type: 'ask', player, what: one(['out', 'rebuy', 'clock', 'nothing'] as const)!, on: sits },
    { type: 'ask', player, what: 'card', card: `${one([...'A23456789'])!}${one([...'shcd'])!}` },
    { type: 'call-clock', player, counts: sometimes(60) },
    { type: 'remove', player, why: one(['disqualified', 'stayed-away', 'never-came'] as const)! },
    { type: 'remove', player, why: 'disqualified', stack: under(2000) },
    { type: 'tell-chips', player, stack: under(5000) },
    { type: 'take-chips', player, chips: 1 + under(500), reason },
    { type: 'take-chips', player, chips: known.players.get(player)?.stack ?? 1, reason },
    {
      type: 'penalize',
      player,
      penalty: {
        kind: one(['warning', 'missed-hands', 'disqualification'] as const)!,
        hands: under(5),
        reason,
      },
    },
  ];
}

/** What can be told of a hand that somebody follows. */
function followed(
  table: string,
  { under, one, sometimes }: Pick<Chance, 'under' | 'one' | 'sometimes'>,
): TournamentCommand[] {
  const seat = 1 + under(10);
  const cards = Array.from({ length: sometimes(50) ? 3 : 1 }, () => under(52));
  const follow = { type: 'follow', table } as const;
  return [
    { ...follow, do: 'begin', cards: sometimes(50), button: seat },
    { ...follow, do: 'act', seat, action: one(['fold', 'check', 'call'] as const)! },
    { ...follow, do: 'act', seat, action: one(['raise', 'all-in'] as const)!, to: under(5000) },
    { ...follow, do: 'pass-to', seat },
    { ...follow, do: 'deal', ...(sometimes(50) && { cards }) },
    { ...follow, do: 'show', seat, cards: [under(52), under(52)] },
    { ...follow, do: 'best', seats: [seat] },
    one([
      { ...follow, do: 'muck', seat },
      { ...follow, do: 'count', seat, behind: under(5000) },
      { ...follow, do: 'back' },
      { ...follow, do: 'tv', on: sometimes(50) },
      { ...follow, do: 'close', keep: sometimes(50) },
    ] as const)!,
  ];
}

/** What players at live tables might say they have. */
const liveStacks = ({ tables }: Known, under: Chance['under']): Readonly<Record<PlayerId, number>> =>
  Object.fromEntries(
    [...tables.values()]
      .filter(({ kind }) => kind !== 'dealt')
      .flatMap(({ seats }) => [...seats.values()].map((player) => [player, 1 + under(3000)])),
  );

function aboutTheTournament(
  known: Known,
  { seats, player, reason }: About,
  { under, one, sometimes }: Chance,
): TournamentCommand[] {
  const { levels, breaks } = known.clock;
  const more = [...levels, { ...levels.at(-1)!, minutes: 20 }];
  return [
    { type: 'clock', do: 'start' },
    { type: 'clock', do: 'start' },
    { type: 'clock', do: 'next' },
    { type: 'clock', do: 'back' },
    { type: 'clock', do: 'stop', why: one(['break', 'dispute', 'pause'] as const)! },
    { type: 'clock', do: 'break', minutes: 10 },
    { type: 'clock', do: 'restart' },
    { type: 'clock', do: 'set', left: under(20) * MINUTE },
    { type: 'count-sleep', count: sometimes(50) },
    { type: 'end-break-step', step: one(['rebuys', 'add-ons', 'color-up'] as const)! },
    { type: 'show-on-tv', layout: one(['tournament', 'clock', 'tables', 'payouts'] as const)! },
    { type: 'set-levels', levels: more.slice(0, 1 + under(more.length)), breaks },
    { type: 'hand-for-hand', on: sometimes(40) },
    { type: 'set-prizes', percent: [60, 40], roundTo: 100 },
    { type: 'agree-deal', amounts: Object.fromEntries(seats.map((each) => [each, under(5000)])) },
    {
      type: 'agree-deal',
      amounts: Object.fromEntries(seats.map((each) => [each, under(5000)])),
      ...(under(2) === 0
        ? { forFirst: under(3000), paid: true }
        : { stacks: Object.fromEntries(seats.map((each) => [each, under(3000)])), ends: true as const }),
    },
    { type: 'pay', player, amount: 1 + under(3000) },
    { type: 'pay-out', player, amount: 1 + under(3000) },
    { type: 'pay-out', player, amount: under(3000), tip: under(500) },
    { type: 'set-costs', costs: [{ name: 'Pizza', amount: 1 + under(9000), per: 'tournament' }] },
    {
      type: 'set-costs',
      costs: sometimes(50) ? [] : [{ name: 'Room', amount: 1 + under(900), per: 'entry' }],
      anyway: { reason },
    },
    ...(sometimes(5) ? [{ type: 'end-now' } as const] : []),
    { type: 'finish' },
    { type: 'override', rule: 'finish-order', ruling: 'they share', reason, by: 'Ada' },
    {
      type: 'record-ruling',
      irregularity: 'coaching',
      facts: {},
      player,
      ...(sometimes(50) && { penalty: { kind: 'missed-hands', hands: 1 + under(3) } }),
    },
    { type: 'record-ruling', irregularity: one(irregularities)!.id, facts: {} },
    { type: 'undo' },
    { type: 'undo' },
    { type: 'redo' },
  ];
}

/** What can be asked at a dealt table besides acting. */
export function atTheTable(
  { tables, players }: Known,
  { under, one, sometimes, hex: anyHex }: Chance,
): AskedFrame {
  const { id: table = '1', hand: live, seats } = one(tables.values()) ?? {};
  const hand = live?.number ?? 1;
  const hex = anyHex();
  const wrong = one(irregularities)!;
  const facts = Object.fromEntries(wrong.facts.map(({ name, cases }) => [name, one(cases)?.value ?? 1]));
  const seat = one(seats?.keys() ?? []) ?? 1;
  const frames: AskedFrame[] = [
    { type: 'rule', key: '', table, hand, irregularity: wrong.id, facts, seat, card: under(52) },
    { type: 'rule', key: '', table, hand, irregularity: wrong.id, facts, seat },
    { type: 'void-hand', key: '', table, hand },
    { type: 'table', key: '', do: 'hold' },
    { type: 'table', key: '', do: 'go-on' },
    { type: 'table', key: '', do: 'go-on' },
    { type: 'call-time', key: '', table, hand },
    { type: 'more-time', key: '', table, hand },
    { type: 'hurry', key: '', table, hand },
    { type: 'act', key: '', table, hand, action: 'show', card: under(2) },
    { type: 'open-talk', key: '', on: sometimes(50) },
    { type: 'watch', table },
    { type: 'prove', table, hand },
    { type: 'commit', table, hand: hand + 1, commitment: hex },
    { type: 'reveal', table, hand, entropy: hex },
    { type: 'say', key: '', table, text: 'nice' },
    { type: 'react', key: '', table, reaction: one(REACTIONS)! },
    { type: 'report', key: '', table, said: under(9) },
    {
      type: 'silence',
      key: '',
      player: one(players.keys()) ?? 'p1',
      on: sometimes(30),
    },
  ];
  return one(frames)!;
}
