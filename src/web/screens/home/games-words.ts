import { many } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';

const en = {
  running: 'Running now',
  next: 'Coming up',
  start: 'Start something',
  past: 'Past games',
  online: [
    'Play online with friends',
    'One link to send. Riffle deals, and everyone can verify the shuffle.',
  ],
  tv: 'This is the TV',
  level: (level: number, blinds: string) => `Level ${level}, blinds ${blinds}`,
  onBreak: 'Break',
  left: (left: number, of: number) => `${left} of ${of} left`,
  aboutToStart: 'About to start',
  timeLeft: (time: string) => `${time} left in this level`,
  toDesk: 'Open the desk',
  toTable: 'To the table',
  toLobby: 'To the lobby',
  toSeat: 'My seat',
  toTv: 'TV',
  desk: 'Desk',
  coming: (count: number) => `${count} coming`,
  isOnline: 'played online',
  noDate: 'no date yet',

  sameTitle: 'Same as last time',
  name: 'Game name',
  date: 'Date',
  time: 'Start time',
  factsAre: (players: number, rulebook: string, buyIn: string) =>
    [players > 0 && many(players, 'player'), rulebook, buyIn].filter(Boolean).join(' · '),
  createIt: 'Create',
  planAnew: 'Plan it anew',

  more: (name: string) => `${name}: hide or delete`,
  hide: 'Hide from this list',
  hideSays: 'The game stays; only this device stops listing it.',
  unhide: 'Show in the list again',
  delete: 'Delete for good',
  deleteSays: (name: string) => `Delete “${name}” with its results? This can’t be undone.`,
  deleteIt: 'Yes, delete it',
  keep: 'Keep it',
  showHidden: (count: number) => `Show ${many(count, 'hidden game')}`,
  hideAgain: 'Don’t show hidden games',

  onDevice: 'No account, no server. Your games stay on this device.',
  mayBeEvicted:
    'This browser may delete them when space runs low. Save each game as a file, or add Riffle to your home screen.',
  openFile: 'Open a game from a file',
  saveFile: 'Save as a file',
  saveFileSays: 'A backup, and the way to continue the game on another device.',
};

export type GamesWords = typeof en;
export const gamesWords: Catalogue<GamesWords> = {
  en,
  de: () => import('./games-words.de.ts').then(({ de }) => de),
};
