import { normalizeName } from './names.ts';
import type { Result } from './results.ts';
import type { SeasonTournament } from './season.ts';

type Spellings = readonly (readonly [string, string])[];
type Played = { readonly id: string; readonly at: number; readonly results: readonly Result[] };

/** The name that is meant: spellings lead from one to the next, and nowhere in a circle. */
export function canonicalName(name: string, same: Spellings): string {
  const passed = new Set<string>();
  let now = name;
  for (;;) {
    passed.add(normalizeName(now));
    const next = same.find(([from]) => normalizeName(from) === normalizeName(now))?.[1];
    if (next === undefined || passed.has(normalizeName(next))) return now;
    now = next;
  }
}

/**
 * Tournaments in which people are known by their names, whatever their ids were: as the roster spells a name, else as it
 * was spelled last. Two players with one name in the same tournament stay two people.
 */
export function mergeByName(
  tournaments: readonly Played[],
  same: Spellings,
  roster: readonly string[],
): SeasonTournament[] {
  const spelled = new Map(roster.map((name) => [normalizeName(name), name]));
  return tournaments.map(({ id, at, results }) => {
    const times = new Map<string, number>();
    const people = results.map(({ name, place, prize }) => {
      const whole = canonicalName(name, same);
      const key = normalizeName(whole);
      const time = (times.get(key) ?? 0) + 1;
      times.set(key, time);
      const shown = spelled.get(key) ?? whole;
      return {
        player: time === 1 ? key : `${key} ${time}`,
        name: time === 1 ? shown : `${shown} (${time})`,
        place,
        prize,
      };
    });
    return { id, at, results: people };
  });
}

/** A tournament both played in, which means they cannot be one person; null if there is none. */
export function sharedTournament(
  tournaments: readonly Played[],
  same: Spellings,
  one: string,
  other: string,
): string | null {
  const [a, b] = [one, other].map((name) => normalizeName(canonicalName(name, same)));
  const both = tournaments.find(({ results }) => {
    const names = results.map(({ name }) => normalizeName(canonicalName(name, same)));
    return a !== b && names.includes(a!) && names.includes(b!);
  });
  return both?.id ?? null;
}
