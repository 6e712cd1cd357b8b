import type { TournamentView } from '../../../engine/views/tournament-view.ts';

/** Players who race for the odd chips, and how many each has, where stacks are known. */
export const racers = (
  { tables }: TournamentView,
  chip: number,
  into: number,
): { readonly name: string; readonly odd: number }[] =>
  tables.flatMap(({ seats }) =>
    seats.flatMap(({ name, stack }) => {
      const odd = stack === null ? 0 : Math.floor((stack % into) / chip);
      return odd === 0 ? [] : [{ name, odd }];
    }),
  );

export const winnersOf = (
  races: TournamentView['races'],
): { readonly name: string; readonly won: number; readonly into: number }[] =>
  races.flatMap(({ into, players }) =>
    players.filter(({ won }) => won > 0).map(({ name, won }) => ({ name, won, into })),
  );
