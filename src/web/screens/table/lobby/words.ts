import { many } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';

const en = {
  // Before play
  facts: (rulebook: string, blinds: string, minutes: string, price: string) =>
    [rulebook, `blinds ${blinds}`, minutes && `${minutes} levels`, price].filter(Boolean).join(' · '),
  forFun: 'for fun',
  buyIn: (price: string) => `buy-in ${price}`,
  startsAt: (day: string) => `Starts ${day}`,
  waitingFor: (host: string) => `Waiting for ${host} to start`,
  waitingForHost: 'Waiting for the host to start',
  here: 'Who’s here',
  nobody: 'Nobody is here yet.',
  host: 'host',
  you: 'you',
  notHere: 'not here yet',
  botsFill: (count: number) => `${many(count, 'bot')} will take the empty ${count === 1 ? 'seat' : 'seats'}`,
  leaveOut: 'Leave out',
  dealIn: 'Deal in',
  leftOut: 'left out',
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
  menuWaiting: (count: number) => `Menu, ${many(count, 'guest')} waiting`,
  atDoor: 'At the door',
  letIn: 'Let in',
  turnAway: 'Turn away',
  late: 'Came late',
  seatNow: 'Deal in',
  seatAnyway: 'Deal in anyway',
  anywayReason: 'The host let them in late',
  invite: 'Invite friends',
  pause: 'Pause the game',
  resume: 'Resume',
  desk: 'Director’s desk',
  toHome: 'Home',
  sitOutAndLeave: 'Leave the table',
  leaveSays: 'Your hands are folded until you come back by the same link.',
  end: 'End the game',
  endSure: 'End the game for everyone and delete it? This can’t be undone.',
  endIt: 'Yes, end it',
  back: 'Back',
  lateTitle: 'The game is on',
  lateSays: 'The host can deal you in. This page continues by itself.',
};

export type LobbyWords = typeof en;
export const lobbyWords: Catalogue<LobbyWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
