import { many } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';

const en = {
  title: 'Season',
  wait: 'Adding up the nights…',
  sorry: 'You can’t see this season',
  ask: 'It’s open to players from the nights that count. Ask the host for the link.',
  none: 'No finished nights yet. The standings will appear here after the first one.',
  nothingCounts: 'No night counts. Choose some below.',
  points: (hundredths: number) => String(hundredths / 100),
  standings: 'Standings',
  pointsHead: 'Points',
  tournamentsHead: 'Nights',
  winsHead: 'Wins',
  player: 'Player',
  rank: 'Rank',
  showTournaments: (name: string) => `${name}’s nights`,
  formula: 'Points per night',
  formulas: {
    places: [
      'By place',
      '1 point per player you outlast, plus 1 for playing. With 9 players, first gets 9 and last gets 1. Players who tie share the points of their places.',
    ],
    root: [
      'By place and field',
      '10 × √(players ÷ place). With 16 players, first gets 40, fourth 20 and last 10.',
    ],
    prizes: ['By prize money', 'Your share of the prize pool, in percent: half of it is 50 points.'],
  },
  dropWorst: 'Drop worst nights',
  dropped: (count: number) =>
    count === 0
      ? 'Every night counts.'
      : `Each player’s ${count === 1 ? 'worst night is' : `${count} worst nights are`} dropped, missed nights first.`,
  notCounted: 'dropped',
  tournaments: 'Nights',
  counts: (name: string) => `${name} counts`,
  tournament: (players: number, winner: string) => `${many(players, 'player')}, won by ${winner}`,
  bots: 'with bots',
  place: (place: number, prize: string) => `${place}. ${prize}`,
  same: 'Merge duplicate players',
  sameSays: 'Players are recognized by name. Merge two spellings of the same player.',
  spelling: 'This name',
  means: 'is really',
  join: 'Merge',
  apart: 'Unmerge',
  share: 'Share',
  shareSays: 'Anyone with the link can see the standings, but not change them.',
  makeLink: 'Create link',
  link: 'Link to the season',
  forget: 'Forget someone',
  forgetSays: 'Their name becomes a guest number in every tournament, result and list.',
  forgetThem: 'Forget',
  forgetTitle: (name: string) => `Forget ${name}`,
  standsIn: (count: number, names: string) =>
    count === 0 ? 'The name is on your lists, but in no tournament.' : `The name is in ${names}.`,
  severalAre: (name: string, tournaments: string) =>
    `In ${tournaments} two or more players are called ${name}. All of them will be forgotten.`,
  becomes: (name: string, guest: string) =>
    `${name} becomes ${guest} everywhere. Places, chips and money stay. Nobody can undo this; backups and downloads keep the name.`,
  forgetAll: (name: string) => `Forget everyone called ${name}`,
  isForgotten: (name: string, guest: string) => `${name} is ${guest} now.`,
  home: 'Home',
};

export type SeasonWords = typeof en;
export const seasonWords: Catalogue<SeasonWords> = {
  en,
  de: () => import('./season-words.de.ts').then(({ de }) => de),
};
