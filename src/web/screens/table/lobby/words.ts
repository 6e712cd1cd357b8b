import { many } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';

const en = {
  // Before play
  facts: (rulebook: string, blinds: string, minutes: string, price: string) =>
    [rulebook, `blinds ${blinds}`, minutes && `${minutes} levels`, price].filter(Boolean).join(' · '),
  forFun: 'for fun',
  buyIn: (price: string) => `buy-in ${price}`,
  lateUntil: (level: number) => `Late arrivals can join until level ${level} begins.`,
  startsAt: (day: string) => `Starts ${day}`,
  waitingFor: (host: string) => `Waiting for ${host} to start`,
  waitingForHost: 'Waiting for the host to start',
  here: 'Who’s here',
  nobody: 'Nobody is here yet.',
  host: 'host',
  you: 'you',
  notHere: 'not here yet',
  botsFill: (count: number) => `${many(count, 'bot')} will take the empty ${count === 1 ? 'seat' : 'seats'}`,
  leaveOut: 'Remove',
  dealIn: 'Deal in',
  leftOut: 'not playing',
  start: 'Start',
  startWith: (players: number, bots: number) =>
    bots === 0 ? many(players, 'player') : `${many(players, 'player')} and ${many(bots, 'bot')}`,
  tooFew: 'It takes two to play. Send the link to your friends.',
  starting: 'Drawing seats…',
  adults: 'Everyone is of age: start',
  leave: 'Leave',
  goOn: 'Start to continue: seats are drawn.',

  // The host's menu
  menu: 'Menu',
  atDoor: 'Asking to join',
  nameInUse: (name: string) =>
    `${name} already plays on another phone. If it’s the same person, move their seat to this one.`,
  samePerson: 'Move seat',
  letIn: 'Let in',
  turnAway: 'Turn away',
  late: 'Late arrivals',
  rebuys: 'Asking to rebuy',
  sellRebuy: 'Rebuy',
  no: 'No',
  seatNow: 'Deal in',
  seatAnyway: 'Deal in anyway',
  anywayReason: 'The host let them in late',
  invite: 'Invite friends',
  pause: 'Pause the game',
  resume: 'Resume',
  desk: 'Director’s desk',
  settings: 'My settings',
  toHome: 'Home',
  sitOutAndLeave: 'Leave the table',
  leaveSays: 'Your hands are folded until you come back and tap “I’m back”.',
  endNow: 'End now and keep the results',
  endSays: 'Everyone left is ranked by chips and paid by place. A hand in play is finished first.',
  endIt: 'End now',
  endingSays: 'The game ends after this hand.',
  remove: 'Delete the game',
  removeSure: 'Delete the game for everyone, with its hands and results? This can’t be undone.',
  removeIt: 'Yes, delete it',
  back: 'Back',
  lateTitle: 'Game in progress',
  lateSays: 'The host can deal you in. This page updates by itself.',
};

export type LobbyWords = typeof en;
export const lobbyWords: Catalogue<LobbyWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
