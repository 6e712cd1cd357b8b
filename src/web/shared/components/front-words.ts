import type { Catalogue } from '../language.ts';

const en = {
  hosted: (host: string) => `Hosted by ${host}`,
  phases: { open: 'Not started yet', seated: 'About to start', running: 'On right now', over: 'Over' },
  removed: 'You’re not in this tournament',
  removedSays: 'The host took this device off the list. If that’s a mistake, ask to join again.',
  moved: 'Your seat is on the other phone now',
  movedSays: 'Everything continues there. To take it back, ask with your name here.',
  askSays: 'You have the link, so just ask: the host lets you in with one tap.',
  name: 'Your name (as your friends know you)',
  nameNeeded: 'Enter your name so the host knows who’s asking.',
  ask: 'Ask to join',
  watch: 'Just watch',
  haveCode: 'I have a code',
  isTv: 'This is the TV',
  isTvSays: 'Shows a code for the host to type. Nothing to type here.',
  waits: (host: string | null) => `Waiting for ${host ?? 'the host'} to let you in`,
  waitsSays: 'The host has been notified. This page updates by itself.',
  turnedAway: 'The host didn’t let you in.',
  turnedAwaySays: 'If that’s a mistake, talk to them or ask again.',
  in: 'You’re in',
  goOn: 'Continue',
  isOver: 'This tournament is over.',
  isOverSays: 'Whoever was in it finds the results on their own device.',
  noSuch: 'No tournament here',
  noSuchSays: 'It was deleted, or the link is incomplete. Ask the host for the link again.',
  looking: 'Looking for the tournament',
};

export type FrontWords = typeof en;
export const frontWords: Catalogue<FrontWords> = {
  en,
  de: () => import('./front-words.de.ts').then(({ de }) => de),
};
