import type { Catalogue } from '../../../shared/language.ts';
import type { ProcedureName } from '../state/procedure-names.ts';

/** What leads to a procedure; the procedures' own words come with them. */
const en = {
  tools: 'Procedures',
  names: {
    draw: 'The seat draw',
    moves: 'Moves to announce',
    race: 'Colour-up',
    'hand-for-hand': 'Hand for hand',
    pots: 'Side pots',
    deal: 'A deal',
    prizes: 'The prizes',
    reseat: 'Another seat',
    levels: 'Levels and breaks',
    time: 'Time left',
    log: 'The log',
    steps: 'Take back, do again',
  } satisfies Record<ProcedureName, string>,
  cardByCard: 'Card by card',
  stepByStep: 'Step by step',
  readOut: 'Read them out',
  makeDeal: 'Make a deal',
  changePrizes: 'Change the prizes',
  setTime: 'Set the time left',
  setLevels: 'Levels and breaks',
  halfField: 'Redraw at half the field',
  bubble: 'on the bubble',
  on: 'on',
};

export type DoorWords = typeof en;
export const doorWords: Catalogue<DoorWords> = {
  en,
  de: () => import('./door.words.de.ts').then(({ de }) => de),
};
