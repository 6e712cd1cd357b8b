import type { Catalogue } from '../../shared/language.ts';

type Section = readonly [title: string, ...says: string[]];

const en = {
  back: 'Riffle',
  title: 'Privacy',
  lead: 'Riffle runs on the host’s own machine. There are no accounts, no ads and no tracking, and nothing leaves that machine unless somebody sends it.',
  sections: [
    [
      'What is kept',
      'Names, the way people type them.',
      'Seats, actions and chips; at a dealt table also every card.',
      'Money: who owes, paid and won what.',
      'The host’s guest list with its notes, invitations, and who said they can’t come.',
      'Penalties and rulings, with the reason the director typed.',
      'Where a game is for adults: that a guest is of age, never how old they are.',
      'A key for each phone, as a hash only, so that it stays signed in.',
    ],
    [
      'What is not kept',
      'No e-mail, no phone numbers, no birthdays, no addresses of people or phones.',
      'What you write at a table is passed on and never saved.',
    ],
    ['Where', 'In one file on the host’s machine. Backups are copies the host makes.'],
    [
      'Who sees what',
      'Everybody in a tournament sees names, seats, chips, payouts and results.',
      'Only the director and the helpers they trust with money see who still owes what.',
      'You see the cards you saw at the table. The host’s machine knows all of them.',
      'People who direct tournaments here see who came to earlier ones.',
    ],
    [
      'How long',
      'Until somebody deletes it: nothing goes away by itself.',
      'A phone stays signed in for up to a year, or until the director signs it out.',
    ],
    [
      'Being forgotten',
      'Ask the host. They can replace your name with a guest number everywhere, on the season page. Places and chips stay, your name does not.',
      'The director of a tournament can also delete it, on its results page.',
      'Downloads and backups are not touched: whoever made them has to delete them.',
    ],
  ] as readonly Section[],
};

export type PrivacyWords = typeof en;
export const privacyWords: Catalogue<PrivacyWords> = {
  en,
  de: () => import('./privacy-words.de.ts').then(({ de }) => de),
};
