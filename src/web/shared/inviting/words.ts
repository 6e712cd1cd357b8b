import { many } from '../format.ts';
import type { Catalogue } from '../language.ts';

const en = {
  send: 'Send this link to your guests. They see the date, the rules and the buy-in, and say whether they’re coming.',
  link: 'Invitation link',
  copy: 'Copy',
  copied: 'Copied',
  copyYourself: 'Selected: press copy',
  qr: 'The invitation as a QR code',
  codeIs: 'Or they join with the code',
  listIs: 'Everyone who says yes appears in your player list.',
  cannotCome: (names: string) => `Can’t come: ${names}.`,
  invite: 'Invite guests',
  turnAwayMany: 'Turn away newcomers',
  turnAwayWhy:
    'For uninvited guests. Pick a time: everyone who joined or asked to join since then and hasn’t bought in is taken off your list and signed out. If that includes friends, send them the link again.',
  lastMinutes: (minutes: number) => `Last ${minutes} minutes`,
  sinceGuest: 'Or everyone from this guest on',
  nobodySince: 'Nobody joined in that time.',
  turnAwayCount: (count: number) => `Turn away ${many(count, 'guest')}`,
  turnedAway: (count: number) => `${many(count, 'guest')} turned away.`,
};

export type InviteWords = typeof en;
export const inviteWords: Catalogue<InviteWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
