import { many } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';

const en = {
  title: 'The season',
  wait: 'Adding up the nights',
  sorry: 'The season is not shown here',
  ask: 'It is for those who played in a night that counts. Ask the host for the link.',
  none: 'No night has been played to its end yet. Once one has, who stands where is shown here.',
  nothingCounts: 'No night counts: choose some below.',
  points: (hundredths: number) => String(hundredths / 100),
  standings: 'Standings',
  pointsHead: 'Points',
  tournamentsHead: 'Nights',
  winsHead: 'Wins',
  player: 'Player',
  rank: 'Rank',
  showTournaments: (name: string) => `Nights of ${name}`,
  formula: 'Points for a night',
  formulas: {
    places: [
      'By place',
      'One for each player finished behind, and one for coming: of 9 the winner gets 9, the last 1.',
    ],
    root: [
      'By place and field',
      '10 × √(players ÷ place): of 16 the winner gets 40, the fourth 20, the last 10.',
    ],
    prizes: ['By prize money', 'The part of the prizes won, in per cent: half of them is 50 points.'],
  },
  dropWorst: 'Worst nights that do not count',
  dropped: (count: number) =>
    count === 0
      ? 'Every night counts.'
      : `Everybody’s ${count === 1 ? 'worst night does' : `${count} worst nights do`} not count; a night missed goes first.`,
  notCounted: 'does not count',
  tournaments: 'Nights',
  counts: (name: string) => `${name} counts`,
  tournament: (players: number, winner: string) => `${many(players, 'player')}, won by ${winner}`,
  bots: 'with bots',
  place: (place: number, prize: string) => `${place}. ${prize}`,
  same: 'One person, two spellings?',
  sameSays: 'A person is known by name from night to night.',
  spelling: 'This name',
  means: 'means',
  join: 'They are one',
  apart: 'Apart again',
  share: 'For the guests',
  shareSays: 'Who opens the link sees the standings and can change nothing.',
  makeLink: 'Make a link',
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
  home: 'Start',
};

export type SeasonWords = typeof en;
export const seasonWords: Catalogue<SeasonWords> = {
  en,
  de: () => import('./season-words.de.ts').then(({ de }) => de),
};
