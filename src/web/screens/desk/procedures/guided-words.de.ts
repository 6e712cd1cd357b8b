import { chips, many } from '../../../shared/format.ts';
import type { GuidedWords } from './guided-words.ts';

export const de: GuidedWords = {
  over: 'Die Pause ist vorbei.',
  steps: {
    rebuys: 'Letzte Rebuys',
    'add-ons': 'Add-ons',
    'color-up': 'Chips tauschen',
    countdown: 'Weiterspielen',
  },
  isDone: 'fertig',
  toCome: 'danach',
  rebuysSay: (price, stack) => `${price} für ${stack} Chips. Frag alle, die raus sind.`,
  addOnsSay: (price, block, upTo) => `${price} je ${block} Chips, bis zu einem Stack von ${upTo}.`,
  colorUpSays: (chip, into) => `Die ${chips(chip)}er gehen raus, dafür gibt es ${chips(into)}er.`,
  bought: (count) => many(count, 'Add-on'),
  stackOf: (name) => `Stack von ${name}`,
  stack: 'Stack',
  addOn: (price, stack) => `${price} · ${stack}`,
  fillUp: (price, stack) => `Auffüllen: ${price} · ${stack}`,
  full: 'kann nicht mehr kaufen',
  end: { rebuys: 'Keine Rebuys mehr', 'add-ons': 'Add-ons fertig', 'color-up': 'Später machen' },
  colorUp: 'Schritt für Schritt tauschen',
  left: (time) => `noch ${time}`,
  minuteLess: 'Eine Minute weniger',
  minuteMore: 'Eine Minute mehr',
  fiveMore: '+5 Min.',
  endBreak: 'Pause jetzt beenden',

  dealersSay: (tables) =>
    tables === 1
      ? 'Wer gibt den ganzen Abend? Der Dealer sitzt in der Mitte, die anderen in der Reihenfolge ihrer Karten.'
      : `Wähl ${tables} Dealer, einen für jeden Tisch. Sie ziehen zuerst, jeder aus einer eigenen Farbe, und sitzen in der Mitte.`,
  dealersPicked: (picked, of) => `${picked} von ${of} gewählt`,
  saveDealers: 'Speichern',
  noDealers: 'Es gibt reihum',

  layout: 'Aufteilung',
  layouts: {
    tournament: 'Alles',
    clock: 'Große Uhr',
    tables: 'Tische',
    payouts: 'Preise',
    levels: 'Blindplan',
  },
  club: 'Euer Club',
  clubSays: 'Auf jedem Fernseher hier, heute und beim nächsten Mal.',
  clubName: 'Name des Clubs',
  clubText: 'Eine Zeile Text',
  clubTextHint: 'Getränke stehen in der Küche',
  picture: 'Bild',
  pick: 'Bild auswählen',
  removePicture: 'Bild entfernen',
  notAPicture: 'Diese Datei ist kein Bild, das wir zeigen können. Nimm ein PNG oder JPEG.',
  save: 'Speichern',
  saved: 'Gespeichert. Gleich steht es auf dem Fernseher.',
};
