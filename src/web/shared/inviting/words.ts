import { many } from '../format.ts';
import type { Catalogue } from '../language.ts';

const en = {
  send: 'Send this link to your guests. They see the date, the house and the price, and say whether they come.',
  link: 'Invitation link',
  copy: 'Copy',
  copied: 'Copied',
  copyYourself: 'Marked: copy it now',
  qr: 'The invitation as a QR code',
  codeIs: 'Or they join with the code',
  listIs: 'Everybody who says yes is on your list of players.',
  cannotCome: (names: string) => `Cannot come: ${names}.`,
  invite: 'Invite guests',
  atDoor: 'At the door',
  letIn: 'Let in',
  turnAway: 'Turn away',
  turnAwayMany: 'Turn newcomers away',
  turnAwayWhy:
    'For guests nobody knows. Everybody who came since then and has not bought in leaves the list and the line, and their phones are signed out.',
  lastMinutes: (minutes: number) => `Last ${minutes} minutes`,
  sinceGuest: 'Or since this guest came',
  nobodySince: 'Nobody came since then.',
  turnAwayCount: (count: number) => `Turn away ${many(count, 'guest')}`,
  turnedAway: (count: number) => `${many(count, 'guest')} turned away.`,
};

export type InviteWords = typeof en;
export const inviteWords: Catalogue<InviteWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
