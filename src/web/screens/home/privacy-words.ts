import type { Catalogue } from '../../shared/language.ts';

type Section = readonly [title: string, ...says: string[]];

const en = {
  back: 'Riffle',
  title: 'Privacy',
  lead: 'Riffle runs on the host’s own machine. There are no accounts, no ads and no tracking, and nothing leaves that machine unless someone sends it.',
  sections: [
    [
      'What’s stored',
      'Names, the way people type them.',
      'Seats, actions and chips; at a dealt table also every card.',
      'Money: who owes, paid and won what.',
      'The host’s guest list, with notes, invitations and who said they can’t make it.',
      'Penalties and rulings, with the reason the director typed.',
      'For adults-only games: that a guest is of age, never how old they are.',
      'A key for each phone, stored only as a hash, so it stays signed in.',
    ],
    [
      'What’s not stored',
      'No email addresses, phone numbers, birthdays, home addresses or IP addresses.',
      'What you write at a table is passed on and never saved.',
    ],
    ['Where', 'In one file on the host’s machine. Backups are copies the host makes.'],
    [
      'Who sees what',
      'Everyone in a tournament sees names, seats, chips, payouts and results.',
      'Only the director and the helpers they trust with money see who still owes what.',
      'You see the cards you saw at the table. The host’s machine knows all of them.',
      'People who direct tournaments here see who came to earlier ones.',
    ],
    [
      'How long',
      'Until someone deletes it. Nothing expires by itself.',
      'A phone stays signed in for up to a year, or until the director signs it out.',
    ],
    [
      'Being forgotten',
      'Ask the host. On the season page they can replace your name with a guest number everywhere. Places and chips stay; your name doesn’t.',
      'The director can also delete a whole tournament, on its results page.',
      'Downloads and backups aren’t touched. Whoever made them has to delete them.',
    ],
  ] as readonly Section[],
};

export type PrivacyWords = typeof en;
export const privacyWords: Catalogue<PrivacyWords> = {
  en,
  de: () => import('./privacy-words.de.ts').then(({ de }) => de),
};
