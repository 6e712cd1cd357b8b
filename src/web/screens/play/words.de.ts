import type { OnlineWords } from './words.ts';

export const de: OnlineWords = {
  title: 'Online mit Freunden spielen',
  says: 'Riffle gibt. Schick deinen Freunden einen Link; sie brauchen nur einen Browser.',
  yourName: 'Dein Name',
  nameFirst: 'Gib deinen Namen ein, damit deine Freunde wissen, wer einlädt.',
  length: 'Wie lange?',
  lengths: {
    quick: ['Kurz', 'Etwa eine Stunde'],
    usual: ['Ein Abend', 'Etwa zwei Stunden'],
    long: ['Lang', 'Etwa drei Stunden'],
  },
  players: 'Höchstens so viele Spieler',
  bots: 'Freie Plätze mit Bots besetzen',
  stakes: 'Worum spielt ihr?',
  forFun: 'Zum Spaß',
  forMoney: 'Mit Buy-in',
  buyIn: (symbol) => `Buy-in (${symbol})`,
  noBots: 'Ihr rechnet untereinander ab. Bots spielen nur zum Spaß mit.',
  rulebook: 'Hausregeln',
  adults: (age) => `Alle, die mitspielen, sind mindestens ${age}`,
  adultsFirst: 'Diese Hausregeln gelten für Erwachsene. Bestätige, dass alle alt genug sind.',
  create: 'Spiel anlegen',
  creating: 'Der Tisch wird gedeckt …',
  gameOf: (name) => `${name}s Runde`,
};
