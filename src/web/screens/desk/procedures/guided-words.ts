import { chips, many } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';

/** The break, tonight's dealers, and what the TV shows. */
const en = {
  over: 'The break is over.',
  steps: {
    rebuys: 'Last rebuys',
    'add-ons': 'Add-ons',
    'color-up': 'Color up',
    countdown: 'Back to the cards',
  },
  isDone: 'done',
  toCome: 'next',
  rebuysSay: (price: string, stack: string) => `${price} for ${stack} chips. Ask everyone who busted.`,
  addOnsSay: (price: string, block: string, upTo: string) =>
    `${price} per ${block} chips, up to a stack of ${upTo}.`,
  colorUpSays: (chip: number, into: number) => `Color up the ${chips(chip)}s to ${chips(into)}s.`,
  bought: (count: number) => many(count, 'add-on'),
  stackOf: (name: string) => `${name}’s stack`,
  stack: 'Stack',
  addOn: (price: string, stack: string) => `${price} · ${stack}`,
  fillUp: (price: string, stack: string) => `Fill up: ${price} · ${stack}`,
  full: 'can’t buy more',
  end: { rebuys: 'No more rebuys', 'add-ons': 'Add-ons done', 'color-up': 'Leave it for later' },
  colorUp: 'Color up step by step',
  left: (time: string) => `${time} left`,
  minuteLess: 'One minute less',
  minuteMore: 'One minute more',
  fiveMore: '+5 min',
  endBreak: 'End the break now',

  dealersSay: (tables: number) =>
    tables === 1
      ? 'Pick who deals all night. They sit in the middle, the others around them in the order of their cards.'
      : `Pick ${tables} dealers, one for each table. They draw first, each from a suit of their own, and sit in the middle.`,
  dealersPicked: (picked: number, of: number) => `${picked} of ${of} picked`,
  saveDealers: 'Save',
  noDealers: 'The deal goes around',

  layout: 'Layout',
  layouts: {
    tournament: 'Full view',
    clock: 'Big clock',
    tables: 'Tables',
    payouts: 'Payouts',
    levels: 'Blinds schedule',
  },
  club: 'Your club',
  clubSays: 'On every TV of this site, tonight and next time.',
  clubName: 'Club name',
  clubText: 'A line of text',
  clubTextHint: 'Drinks are in the kitchen',
  picture: 'Picture',
  pick: 'Choose a picture',
  removePicture: 'Remove the picture',
  notAPicture: 'This file isn’t a picture we can show. Try a PNG or JPEG.',
  save: 'Save',
  saved: 'Saved. The TV shows it in a moment.',
};

export type GuidedWords = typeof en;
export const guidedWords: Catalogue<GuidedWords> = {
  en,
  de: () => import('./guided-words.de.ts').then(({ de }) => de),
};
