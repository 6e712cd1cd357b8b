import { type Card, parseCards } from '../../engine/cards/card.ts';

/** A question that makes no sense: answered on its line with the reason. */
export class BadQuestion extends Error {}

const bad = (message: string): never => {
  throw new BadQuestion(message);
};

type Json = { readonly [key: string]: unknown };

/** Reads a question's fields and says which one is wrong and why. */
export class Question {
  readonly fields: Json;
  private readonly at: string;

  constructor(value: unknown, at = '') {
    this.at = at;
    this.fields =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Json)
        : bad(`${at || 'the question'} is not an object`);
  }

  private name(key: string): string {
    return this.at === '' ? `"${key}"` : `"${key}" of ${this.at}`;
  }

  /** Refuses every other field by name: one that is ignored would change nothing without a word. */
  only(...keys: readonly string[]): this {
    const stray = Object.keys(this.fields).find((key) => !keys.includes(key));
    return stray === undefined ? this : bad(`${this.name(stray)} is unknown: use ${keys.join(', ')}`);
  }

  has(key: string): boolean {
    return this.fields[key] !== undefined && this.fields[key] !== null;
  }

  /** A whole number, at least `least`. */
  whole(key: string, least = 0, missing?: number): number {
    const value = this.fields[key] ?? missing;
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least)
      return bad(
        `${this.name(key)} is ${JSON.stringify(value) ?? 'missing'}: needs a whole number, ${least} or more`,
      );
    return value;
  }

  flag(key: string, missing = false): boolean {
    const value = this.fields[key] ?? missing;
    return typeof value === 'boolean'
      ? value
      : bad(`${this.name(key)} is ${JSON.stringify(value)}: needs true or false`);
  }

  list(key: string, missing?: readonly unknown[]): readonly unknown[] {
    const value = this.fields[key] ?? missing;
    return Array.isArray(value)
      ? value
      : bad(`${this.name(key)} is ${value === undefined ? 'missing' : 'not a list'}: needs a list`);
  }

  names(key: string, missing?: readonly string[]): string[] {
    const list = this.list(key, missing).map(String);
    const twice = list.find((name, at) => list.indexOf(name) !== at);
    return twice === undefined ? list : bad(`${this.name(key)} has "${twice}" twice`);
  }

  wholes(key: string, least = 0, missing?: readonly number[]): number[] {
    return this.list(key, missing).map((value, at) =>
      Number.isSafeInteger(value) && (value as number) >= least
        ? (value as number)
        : bad(
            `item ${at + 1} of ${this.name(key)} is ${JSON.stringify(value)}: needs a whole number, ${least} or more`,
          ),
    );
  }

  /** Seats, lowest first, each once. */
  seats(key: string, missing?: readonly number[]): number[] {
    return sortedSeats(this.wholes(key, 1, missing), this.name(key));
  }

  questions(key: string, missing?: readonly unknown[]): Question[] {
    return this.list(key, missing).map((value, at) => new Question(value, `${key} ${at + 1}`));
  }

  /** An object by name: its entries. */
  entries(key: string, missing?: Json): [string, unknown][] {
    const value = this.fields[key] ?? missing;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : bad(`${this.name(key)} is ${value === undefined ? 'missing' : 'not an object'}: needs an object`);
  }

  /** Whole numbers by name. */
  amounts(key: string, missing?: Json): Map<string, number> {
    return new Map(
      this.entries(key, missing).map(([name, value]) =>
        Number.isSafeInteger(value) && (value as number) >= 0
          ? [name, value as number]
          : bad(`${name} in ${this.name(key)} is ${JSON.stringify(value)}: needs a whole number, 0 or more`),
      ),
    );
  }

  /** Whole numbers by seat. */
  bySeat(key: string, missing?: Json): Map<number, number> {
    return new Map(
      [...this.amounts(key, missing)].map(([seat, amount]) => [seatNumber(seat, this.name(key)), amount]),
    );
  }

  /** Cards by name, none of them twice. */
  cards(key: string, missing?: Json): Map<string, Card[]> {
    const seen = new Set<Card>();
    return new Map(
      this.entries(key, missing).map(([name, value]) => {
        const parsed = parseCards(Array.isArray(value) ? value.join(' ') : String(value));
        if ('error' in parsed) return bad(`${name} in ${this.name(key)}: ${parsed.error}`);
        for (const card of parsed.cards) {
          if (seen.has(card)) return bad(`${this.name(key)} has the same card twice`);
          seen.add(card);
        }
        return [name, parsed.cards];
      }),
    );
  }
}

export function seatNumber(text: string, where: string): number {
  const seat = Number(text);
  return Number.isInteger(seat) && seat >= 1 ? seat : bad(`${where}: no seat "${text}"`);
}

export function sortedSeats(seats: readonly number[], where: string): number[] {
  const twice = seats.find((seat, at) => seats.indexOf(seat) !== at);
  if (twice !== undefined) return bad(`${where} has seat ${twice} twice`);
  return [...seats].sort((a, b) => a - b);
}

export const nonsense = (message: string): never => bad(message);
