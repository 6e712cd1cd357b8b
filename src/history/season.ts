import type { PlayerId } from '../engine/tournament/state/state.ts';
import type { Result } from './results.ts';

/** A tournament of the season; players keep their id from one to the next. */
export type SeasonTournament = {
  readonly id: string;
  /** When it was, so that everybody goes by their latest name. */
  readonly at: number;
  readonly results: readonly Pick<Result, 'player' | 'name' | 'place' | 'prize'>[];
};

type Finish = { readonly place: number; readonly prize: number };
type Field = { readonly players: number; readonly purse: number };

/** Points are whole hundredths, so that sums are exact and do not depend on their order. */
type Points = number;

/** The points for a finish alone in its place, before they are rounded. */
const formulas = {
  /** One for every player finished behind, and one for coming: of 9 the winner gets 9, the last 1. */
  places: ({ place }, { players }) => 100 * (players - place + 1),
  /** 10 × √(players ÷ place): of 16 the winner gets 40, the fourth 20, the last 10. */
  root: ({ place }, { players }) => 1000 * Math.sqrt(players / place),
  /** The part of the prize money won, in per cent: half of it is 50 points; nothing won is none. */
  prizes: ({ prize }, { purse }) => (purse === 0 ? 0 : (10_000 * prize) / purse),
} as const satisfies Record<string, (finish: Finish, field: Field) => number>;

export type Formula = keyof typeof formulas;
export const FORMULAS = Object.keys(formulas) as Formula[];

export type SeasonRules = {
  readonly formula: Formula;
  /** How many of their worst tournaments do not count for each player; a missed one is worth nothing, and goes first. */
  readonly dropWorst: number;
};

export type Scored = Finish & { readonly tournament: string; readonly points: Points };

export type Standing = {
  /** Equal on everything is the same rank. */
  readonly rank: number;
  readonly player: PlayerId;
  readonly name: string;
  /** In hundredths. */
  readonly points: Points;
  /** The tournaments that count, best first, and those that do not. */
  readonly counted: readonly Scored[];
  readonly dropped: readonly Scored[];
};

/** The standings, whatever the order of tournaments and results. */
export function standings(
  tournaments: readonly SeasonTournament[],
  { formula, dropWorst }: SeasonRules,
): Standing[] {
  const counting = Math.max(1, tournaments.length - dropWorst);
  const rows = [...scores(tournaments, formula)].map(([player, { name, scored }]) => {
    const best = [...scored].sort(betterTournament);
    const counted = best.slice(0, counting);
    const points = counted.reduce((sum, tournament) => sum + tournament.points, 0);
    return { player, name, points, counted, dropped: best.slice(counting) };
  });
  rows.sort((a, b) => ahead(a, b) || (a.player < b.player ? -1 : 1));
  return rows.map((row) => ({ rank: 1 + rows.findIndex((other) => ahead(other, row) === 0), ...row }));
}

/** Players who share a place share the points of the places they take up, as they share the prizes. */
function sharedPoints(formula: Formula, finish: Finish, sharing: number, field: Field): Points {
  const places = Array.from({ length: sharing }, (_, at) => finish.place + at);
  const all = places.reduce((sum, place) => sum + formulas[formula]({ ...finish, place }, field), 0);
  return Math.round(all / sharing);
}

type Season = Map<PlayerId, { name: string; scored: Scored[] }>;

function scores(tournaments: readonly SeasonTournament[], formula: Formula): Season {
  const season: Season = new Map();
  const oldestFirst = [...tournaments].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  for (const { id, results } of oldestFirst) {
    const placed = results.flatMap(({ place, ...rest }) => (place === null ? [] : [{ place, ...rest }]));
    const field = {
      players: placed.length,
      purse: placed.reduce((sum, { prize }) => sum + prize, 0),
    };
    for (const { player, name, place, prize } of placed) {
      const scored = season.get(player)?.scored ?? [];
      const sharing = placed.filter((other) => other.place === place).length;
      const points = sharedPoints(formula, { place, prize }, sharing, field);
      scored.push({ tournament: id, place, prize, points });
      season.set(player, { name, scored });
    }
  }
  return season;
}

const betterTournament = (a: Scored, b: Scored): number =>
  b.points - a.points || a.place - b.place || b.prize - a.prize || (a.tournament < b.tournament ? -1 : 1);

type Row = Pick<Standing, 'points' | 'counted'>;

/**
 * More points; then more wins, more second places and so on in the tournaments that count; then more prize money. Below
 * zero where the first is ahead, zero where nothing tells them apart.
 */
function ahead(a: Row, b: Row): number {
  if (a.points !== b.points) return b.points - a.points;
  const places = new Set([...a.counted, ...b.counted].map(({ place }) => place));
  for (const place of [...places].sort((x, y) => x - y)) {
    const more = times(b, place) - times(a, place);
    if (more !== 0) return more;
  }
  return won(b) - won(a);
}

const times = ({ counted }: Row, place: number): number =>
  counted.filter((tournament) => tournament.place === place).length;
const won = ({ counted }: Row): number => counted.reduce((sum, { prize }) => sum + prize, 0);
