import type { Clock, StopReason } from '../../../engine/clock/clock.ts';
import type { Currency } from '../../../engine/money/currency.ts';
import type { TournamentView } from '../../../engine/views/tournament-view.ts';

/** What a phone needs for an evening without a connection. */
export type Carried = {
  readonly name: string;
  /** When it was so. */
  readonly at: number;
  readonly timer: Clock;
  readonly currency: Currency;
  readonly prizes: readonly number[];
  readonly seats: readonly { readonly name: string; readonly table: string; readonly seat: number }[];
};

/** The most letters: a QR code holds 2,953, and the address of the page is among them. */
const MOST = 2_750;
/** How much of a name is shown, as long as all of them fit. */
const NAMES = [Number.POSITIVE_INFINITY, 10, 6];
const FORM = 1;
const STOPS: readonly Clock['stoppedFor'][] = ['start', 'break', 'dispute', 'pause'];

function toText(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): unknown {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

type Packed = readonly [
  form: number,
  name: string,
  at: number,
  levels: readonly (readonly [small: number, big: number, ante: number, minutes: number | null])[],
  breaks: readonly (readonly [afterLevel: number, minutes: number])[],
  clock: readonly [
    at: number,
    endsAt: number | null,
    runs: boolean,
    left: number | null,
    stop: number,
    resumesAt: number | null,
  ],
  currency: readonly [symbol: string, before: boolean],
  prizes: readonly number[],
  tables: readonly (readonly [table: string, seats: readonly (readonly [seat: number, name: string])[]])[],
];
type Shown = Pick<TournamentView, 'name' | 'timer' | 'currency' | 'prizes' | 'tables'>;

function packed({ name, timer, currency, prizes }: Shown, at: number, tables: Packed[8]): Packed {
  const { levels, breaks, at: stretch, running, left, stoppedFor, resumesAt = null } = timer;
  const clock = [
    stretch,
    running?.endsAt ?? null,
    running !== null,
    left,
    STOPS.indexOf(stoppedFor),
  ] as const;
  return [
    FORM,
    name,
    at,
    levels.map(({ small, big, ante, minutes }) => [small, big, ante, minutes]),
    breaks.map(({ afterLevel, minutes }) => [afterLevel, minutes]),
    [...clock, resumesAt],
    [currency.symbol, currency.side === 'before'],
    prizes,
    tables,
  ];
}

/** A tournament as the text of a QR code: with shorter names where all of them do not fit, or else without seats. */
export function carry(view: Shown, at: number): string {
  const seated = (longest: number): Packed[8] =>
    view.tables.map(({ id, seats }) => [id, seats.map(({ seat, name }) => [seat, name.slice(0, longest)])]);
  for (const longest of NAMES) {
    const text = toText(packed(view, at, seated(longest)));
    if (text.length <= MOST) return text;
  }
  return toText(packed(view, at, []));
}

/** What the text says; null for one that says nothing. */
export function carriedIn(text: string): Carried | null {
  try {
    const [form, name, at, levels, breaks, clock, currency, prizes, tables] = fromText(text) as Packed;
    const [stretch, endsAt, runs, left, stop, resumesAt] = clock;
    if (form !== FORM || levels.length === 0) return null;
    const stoppedFor: 'start' | StopReason | null = STOPS[stop] ?? null;
    return {
      name: String(name),
      at: Number(at),
      timer: {
        levels: levels.map(([small, big, ante, minutes]) => ({ small, big, ante, minutes })),
        breaks: breaks.map(([afterLevel, minutes]) => ({ afterLevel, minutes })),
        at: stretch,
        running: runs ? { endsAt } : null,
        left,
        stoppedFor,
        ...(resumesAt !== null && { resumesAt }),
      },
      currency: { symbol: String(currency[0]), side: currency[1] ? 'before' : 'after' },
      prizes: prizes.map(Number),
      seats: tables.flatMap(([table, seats]) =>
        seats.map(([seat, each]) => ({ table: String(table), seat: Number(seat), name: String(each) })),
      ),
    };
  } catch {
    // A link that was cut short, or none of ours.
    return null;
  }
}
