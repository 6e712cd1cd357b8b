import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import { type Currency, DOLLARS } from '../../../engine/money/currency.ts';
import type { NewTournament, OwnChip } from './api.ts';
import { sameCurrency } from './currency.ts';

/** Choices that the host has changed. */
export type Changed = NonNullable<NewTournament['choices']>;
export type ChangedTournament = NonNullable<Changed['tournament']>;
export type Costs = NonNullable<NewTournament['costs']>;

export type CaseChip = { readonly value: number; readonly count: number; readonly color: string };

export type Where = 'home' | 'online' | 'both';
const KINDS = { home: 'live', online: 'dealt', both: 'both' } as const;

/** What a host has filled in. */
export type Wish = {
  readonly name: string;
  /** The host's own name, and whether they play. */
  readonly host: string;
  readonly plays: boolean;
  /** People deal at home, Riffle deals on everybody's own screen, or both at different tables. */
  readonly where: Where;
  /** Online and for nothing: bots take the seats that stay empty. */
  readonly bots: boolean;
  /** Online: everybody who comes has reached the rulebook's age. */
  readonly adults: boolean;
  /** As the inputs have it: 2026-11-20, 19:30. */
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly rulebook: string;
  readonly players: number;
  readonly currency: Currency;
  /** In whole units of money. */
  readonly buyIn: number;
  /** One of the rulebook's structures and the chip set for it; null for levels that fit the time. */
  readonly structure: { readonly id: string; readonly set: string | null } | null;
  readonly end: 'hours' | 'by';
  readonly hours: number;
  readonly by: string;
  /** Null: what to buy is worked out. */
  readonly chips: readonly CaseChip[] | null;
  readonly levelMinutes: number | null;
  /** What the host has changed of the rulebook and of the plan. */
  readonly changed: Changed;
  /** What comes out before the prizes. */
  readonly costs: Costs;
  readonly approval: boolean;
};

/** A case of five hundred, as they are sold. */
export const DEFAULT_CASE: readonly CaseChip[] = [
  { value: 5, count: 150, color: 'red' },
  { value: 25, count: 150, color: 'green' },
  { value: 100, count: 150, color: 'black' },
  { value: 500, count: 50, color: 'purple' },
];
export const COLORS = 'white red green black blue purple yellow orange pink grey'.split(' ');

const two = (figure: number): string => String(figure).padStart(2, '0');
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The Friday to come, today if it is one. */
export function nextFriday(today: Date): string {
  const day = new Date(today);
  day.setDate(day.getDate() + ((5 - day.getDay() + 7) % 7));
  return dayOf(day);
}

/** The next day of the same weekday as a night that was: the game goes on next week. */
export function nextTime(when: string, today: Date): string {
  const [date = '', time = ''] = when.split('T');
  const day = new Date(`${date}T12:00`);
  while (dayOf(day) < dayOf(today) || dayOf(day) === date) day.setDate(day.getDate() + 7);
  return `${dayOf(day)}T${time}`;
}

export const newWish = (today: Date): Wish => ({
  name: '',
  host: '',
  plays: true,
  where: 'home',
  bots: false,
  adults: false,
  date: nextFriday(today),
  time: '19:30',
  place: '',
  rulebook: 'homepokertourney',
  players: 10,
  currency: DOLLARS,
  buyIn: 25,
  structure: null,
  end: 'hours',
  hours: 4,
  by: '23:30',
  chips: DEFAULT_CASE,
  levelMinutes: null,
  changed: {},
  costs: [],
  approval: false,
});

export const asCase = (chips: readonly OwnChip[]): CaseChip[] =>
  chips.map(({ value, count, color }, at) => ({ value, count, color: color ?? COLORS[at]! }));

/** The form as it was when a night was made, for its next time. */
export function wishFrom(tournament: NewTournament, today: Date): Wish {
  const { plan, choices, when } = tournament;
  const [date, time] = (when === undefined ? '' : nextTime(when, today)).split('T');
  const colors = new Map(choices?.tournament?.chips?.map(({ value, color }) => [value, color]));
  const chips = plan?.chips?.map((chip, at) => ({
    ...chip,
    color: colors.get(chip.value) ?? COLORS[at]!,
  }));
  const blank = newWish(today);
  const buyIn = (plan?.buyIn ?? 2500) / 100;
  const {
    chips: _,
    currency = DOLLARS,
    prizesRoundedTo: rounded,
    ...tournamentChoices
  } = choices?.tournament ?? {};
  const structure = plan?.structure;
  return {
    ...blank,
    name: tournament.name,
    host: tournament.host ?? '',
    plays: tournament.plays ?? true,
    where: tournament.kind === 'dealt' ? 'online' : tournament.kind === 'both' ? 'both' : 'home',
    bots: tournament.fill !== undefined,
    date: date || blank.date,
    time: time || blank.time,
    place: tournament.place ?? '',
    rulebook: tournament.rulebook,
    players: plan?.players ?? blank.players,
    currency,
    buyIn,
    structure: structure === undefined ? null : { id: structure.id, set: structure.set ?? null },
    hours: (plan?.minutes ?? 240) / 60,
    chips: chips ?? (structure === undefined ? null : blank.chips),
    levelMinutes: plan?.levelMinutes ?? null,
    changed: {
      ...choices,
      tournament: {
        ...tournamentChoices,
        ...(rounded !== undefined && rounded !== usualRounding(buyIn) && { prizesRoundedTo: rounded }),
      },
    },
    costs: tournament.costs ?? [],
    approval: tournament.approval ?? false,
  };
}

/** Minutes there are to play; an end before the start is on the next morning. */
export function minutesOf({ end, hours, time, by }: Pick<Wish, 'end' | 'hours' | 'time' | 'by'>): number {
  if (end === 'hours') return Math.round(hours * 60);
  const minutes = (text: string): number => {
    const [hour, minute] = text.split(':').map(Number);
    return hour! * 60 + minute!;
  };
  return (minutes(by) - minutes(time) + 1440) % 1440;
}

export type Gap = 'players' | 'minutes' | 'buy-in' | 'currency' | 'chips' | 'twice' | 'level';

/** What has to be put right before a plan can be asked for; null where nothing. */
export function gapIn(wish: Wish): Gap | null {
  const { players, buyIn, levelMinutes, structure } = wish;
  const chips = structure === null ? wish.chips : null;
  const minutes = minutesOf(wish);
  if (!Number.isInteger(players) || players < 2 || players > 100) return 'players';
  if (structure === null && !(minutes >= 20 && minutes <= 1440)) return 'minutes';
  if (wish.currency.symbol === '') return 'currency';
  if (!(buyIn >= 0 && buyIn <= 1_000_000)) return 'buy-in';
  if (structure === null && levelMinutes !== null && !(levelMinutes >= 1 && levelMinutes <= minutes / 4))
    return 'level';
  if (chips === null) return null;
  const whole = (figure: number): boolean => Number.isInteger(figure) && figure >= 0;
  if (chips.length === 0 || chips.some(({ value, count }) => !whole(count) || !whole(value) || value === 0))
    return 'chips';
  return new Set(chips.map(({ value }) => value)).size < chips.length ? 'twice' : null;
}

/** The smallest note people carry. */
const NOTE = 500;

/** What prizes are rounded to unless the host says otherwise: a note, where the buy-in is one. */
export const usualRounding = (buyIn: number): number => (buyIn * 100 >= NOTE ? NOTE : 1);

/** Choices that a plan makes: another structure, or another house, takes the host's own back. */
const PLANNED = ['startingStack', 'levels', 'breaks', 'rebuys', 'addOn'] as const;

/** The host's changes without those of the plan. */
export function withoutPlanned({ tournament, ...changed }: Changed): Changed {
  const rest = { ...tournament };
  for (const key of PLANNED) delete rest[key];
  return { ...changed, tournament: rest };
}

/** Asks for one of a rulebook's structures as it is, at its own price; or, with null, for levels that fit the time. */
export function pickStructure(wish: Wish, id: string | null, book: Rulebook): Partial<Wish> {
  const { hand, ...changed } = withoutPlanned(wish.changed);
  const { structure: _, ...others } = hand ?? {};
  const [set = null] = Object.keys(book.tournament.chipSets.use);
  return {
    structure: id === null ? null : { id, set },
    changed: { ...changed, hand: others },
    ...(id !== null && { buyIn: book.tournament.buyIn.use / 100 }),
  };
}

const filled = <T extends object>(choices: T | undefined): choices is T =>
  choices !== undefined && Object.keys(choices).length > 0;

/** What the host has changed, with what Riffle adds by itself: the colors of the chips, and prizes in notes. */
function choicesOf({ changed, buyIn, currency }: Wish, chips: readonly CaseChip[] | null): Changed {
  const tournament = {
    prizesRoundedTo: usualRounding(buyIn),
    ...(!sameCurrency(currency, DOLLARS) && { currency }),
    ...(chips !== null && { chips: chips.map(({ value, color }) => ({ value, color })) }),
    ...changed.tournament,
  };
  return {
    tournament,
    ...(filled(changed.hand) && { hand: changed.hand }),
    ...(filled(changed.rulings) && { rulings: changed.rulings }),
  };
}

/** What is asked of the server; online and in the rulebook's own structure nobody counts the host's chips. */
export function asTournament(wish: Wish): NewTournament {
  const { levelMinutes, where, structure, costs } = wish;
  const online = where === 'online';
  const chips = online || structure !== null ? null : wish.chips;
  const host = wish.host.trim();
  const place = online ? '' : wish.place.trim();
  return {
    name: wish.name.trim(),
    rulebook: wish.rulebook,
    ...(where !== 'home' && { kind: KINDS[where] }),
    ...(online && wish.bots && wish.buyIn === 0 && { fill: wish.players }),
    ...(online && wish.adults && { adults: true }),
    plan: {
      players: wish.players,
      buyIn: Math.round(wish.buyIn * 100),
      ...(structure === null
        ? { minutes: minutesOf(wish), ...(levelMinutes !== null && { levelMinutes }) }
        : { structure: { id: structure.id, ...(structure.set !== null && { set: structure.set }) } }),
      ...(chips !== null && { chips: chips.map(({ value, count }) => ({ value, count })) }),
    },
    choices: choicesOf(wish, chips),
    ...(costs.length > 0 && { costs }),
    approval: wish.approval,
    ...(host !== '' && { host, plays: wish.plays }),
    ...(wish.date !== '' && wish.time !== '' && { when: `${wish.date}T${wish.time}` }),
    ...(place !== '' && { place }),
  };
}
