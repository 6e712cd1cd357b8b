import type { Rulebook } from '../../../engine/choices/rulebook.ts';
import type { NewTournament, OwnChip } from './api.ts';

export type CaseChip = { readonly value: number; readonly count: number; readonly color: string };

/** What a host has filled in. */
export type Wish = {
  readonly name: string;
  /** The host's own name, and whether they play. */
  readonly host: string;
  readonly plays: boolean;
  /** Riffle deals, and everybody plays on their own screen. */
  readonly online: boolean;
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
  /** In whole units of money. */
  readonly buyIn: number;
  /** In cents: what prizes are rounded to; null for notes, if the buy-in is at least one. */
  readonly roundTo: number | null;
  readonly end: 'hours' | 'by';
  readonly hours: number;
  readonly by: string;
  /** Null: what to buy is worked out. */
  readonly chips: readonly CaseChip[] | null;
  /** Null: as the house has it. */
  readonly rebuys: { readonly atMost: number | null; readonly throughLevel: number } | null;
  readonly addOns: boolean;
  /** Limit instead of no-limit, where the rulebook describes it. */
  readonly limit: boolean;
  readonly levelMinutes: number | null;
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
  online: false,
  bots: false,
  adults: false,
  date: nextFriday(today),
  time: '19:30',
  place: '',
  rulebook: 'homepokertourney',
  players: 10,
  buyIn: 25,
  roundTo: null,
  end: 'hours',
  hours: 4,
  by: '23:30',
  chips: DEFAULT_CASE,
  rebuys: null,
  addOns: true,
  limit: false,
  levelMinutes: null,
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
  const rebuys = choices?.tournament?.rebuys;
  const blank = newWish(today);
  const buyIn = (plan?.buyIn ?? 2500) / 100;
  const rounded = choices?.tournament?.prizesRoundedTo ?? null;
  return {
    ...blank,
    name: tournament.name,
    host: tournament.host ?? '',
    plays: tournament.plays ?? true,
    online: tournament.kind === 'dealt',
    bots: tournament.fill !== undefined,
    date: date || blank.date,
    time: time || blank.time,
    place: tournament.place ?? '',
    rulebook: tournament.rulebook,
    players: plan?.players ?? blank.players,
    buyIn,
    roundTo: rounded === roundingOf({ roundTo: null, buyIn }) ? null : rounded,
    hours: (plan?.minutes ?? 240) / 60,
    chips: chips ?? null,
    rebuys: rebuys === undefined ? null : { atMost: rebuys.atMost, throughLevel: rebuys.throughLevel },
    addOns: choices?.tournament?.addOn !== null,
    limit: choices?.hand?.structure === 'limit',
    levelMinutes: plan?.levelMinutes ?? null,
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

export type Gap = 'players' | 'minutes' | 'buy-in' | 'chips' | 'twice' | 'level';

/** What has to be put right before a plan can be asked for; null where nothing. */
export function gapIn(wish: Wish): Gap | null {
  const { players, buyIn, chips, levelMinutes } = wish;
  const minutes = minutesOf(wish);
  if (!Number.isInteger(players) || players < 2 || players > 100) return 'players';
  if (!(minutes >= 20 && minutes <= 1440)) return 'minutes';
  if (!(buyIn >= 0 && buyIn <= 1_000_000)) return 'buy-in';
  if (levelMinutes !== null && !(levelMinutes >= 1 && levelMinutes <= minutes / 4)) return 'level';
  if (chips === null) return null;
  const whole = (figure: number): boolean => Number.isInteger(figure) && figure >= 0;
  if (chips.length === 0 || chips.some(({ value, count }) => !whole(count) || !whole(value) || value === 0))
    return 'chips';
  return new Set(chips.map(({ value }) => value)).size < chips.length ? 'twice' : null;
}

/** The smallest note people carry. */
const NOTE = 500;

/** What prizes are rounded to unless the host says otherwise: a note, where the buy-in is one. */
export const roundingOf = ({ roundTo, buyIn }: Pick<Wish, 'roundTo' | 'buyIn'>): number =>
  roundTo ?? (buyIn * 100 >= NOTE ? NOTE : 1);

/** Whether a rulebook's own document says how limit is played; the others only fall back on one that does. */
export const describesLimit = ({ hand }: Rulebook): boolean =>
  hand.limitBetsPerStreet.cite === 'limit-raise-cap';

/** What is asked of the server. Rebuys that the host has changed cost a buy-in and bring a stack; online nobody needs chips. */
export function asTournament(wish: Wish, book: Rulebook | undefined): NewTournament {
  const { rebuys, levelMinutes, online } = wish;
  const chips = online ? null : wish.chips;
  const host = wish.host.trim();
  const place = online ? '' : wish.place.trim();
  const own = book?.tournament.rebuys.use;
  const tournament = {
    prizesRoundedTo: roundingOf(wish),
    ...(rebuys !== null && own !== undefined && { rebuys: { ...own, ...rebuys, price: null, chips: null } }),
    ...(!wish.addOns && book?.tournament.addOn.use != null && { addOn: null }),
    ...(chips !== null && { chips: chips.map(({ value, color }) => ({ value, color })) }),
  };
  const choices = {
    ...(Object.keys(tournament).length > 0 && { tournament }),
    ...(wish.limit &&
      book !== undefined &&
      describesLimit(book) && { hand: { structure: 'limit' as const } }),
  };
  return {
    name: wish.name.trim(),
    rulebook: wish.rulebook,
    ...(online && { kind: 'dealt' }),
    ...(online && wish.bots && wish.buyIn === 0 && { fill: wish.players }),
    ...(online && wish.adults && { adults: true }),
    plan: {
      players: wish.players,
      minutes: minutesOf(wish),
      buyIn: Math.round(wish.buyIn * 100),
      ...(chips !== null && { chips: chips.map(({ value, count }) => ({ value, count })) }),
      ...(levelMinutes !== null && { levelMinutes }),
    },
    ...(Object.keys(choices).length > 0 && { choices }),
    approval: wish.approval,
    ...(host !== '' && { host, plays: wish.plays }),
    ...(wish.date !== '' && wish.time !== '' && { when: `${wish.date}T${wish.time}` }),
    ...(place !== '' && { place }),
  };
}
