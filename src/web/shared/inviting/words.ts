import { many } from '../format.ts';
import type { Catalogue } from '../language.ts';

const en = {
  call: 'Voice or video call',
  saveCall: 'Save',
  callSaved: 'Saved. Everyone in the game finds it in the lobby and in the table’s menu.',
  callRemoved: 'Removed.',
  joinCall: 'Join the call',
  callIs: (link: string) => `We talk here: ${link}`,
  send: 'Send this link to your guests. They see the date, the rules and the buy-in, and say whether they’re coming.',
  sendBoth:
    'Send this link to your guests. They see the date, the rules and the buy-in, and say whether they come over or play online.',
  sendOnline: 'Send your friends this link. Everyone who opens it lands at your table.',
  share: 'Share',
  asText: 'Invite message',
  textIs: 'Text for the group chat',
  copyText: 'Copy the text',
  calendar: 'Calendar file',
  reach: {
    home: 'This link only works on your home Wi-Fi.',
    here: 'This link only opens on this computer. Nobody else can reach it yet.',
  },
  reachFirst: 'Friends outside your Wi-Fi can’t open the link yet.',
  howToReach: 'How others can open it',
  ways: [
    {
      title: 'Same Wi-Fi',
      says: 'Start Riffle without --host, then open the address it prints. Every phone on your Wi-Fi can use that link.',
    },
    {
      title: 'A tunnel from your computer',
      says: 'Nothing to rent, and no port to open. Your computer has to stay on. With Tailscale, start the tunnel, then Riffle with the name it gives you:',
    },
    {
      title: 'A small server',
      says: 'Run Riffle on any machine with its own address on the internet, behind Caddy or nginx. The files for both come with Riffle, in docs/internet.',
    },
  ] as readonly { readonly title: string; readonly says: string }[],
  buyInIs: (price: string) => `Buy-in ${price}`,
  playAt: (link: string) => `Take a seat: ${link}`,
  answerAt: (link: string) => `Tell me whether you’re coming: ${link}`,
  joinHere: (link: string, code: string) => `Join here: ${link} (code ${code})`,
  whenHere: (link: string, code: string) => `Open it when you’re here: ${link} (code ${code})`,
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
