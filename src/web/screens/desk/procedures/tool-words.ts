import type { Catalogue } from '../../../shared/language.ts';
import type { ProcedureName } from '../state/procedure-names.ts';

/** The names of the procedures and the buttons that open them; a procedure's own words load with it. */
const en = {
  tools: 'Tools',
  names: {
    draw: 'Seat draw',
    cards: 'Which card did they draw?',
    moves: 'Moves to announce',
    race: 'Color up',
    'hand-for-hand': 'Hand for hand',
    pots: 'Side pots',
    deal: 'Make a deal',
    prizes: 'Payouts',
    reseat: 'Move a player',
    levels: 'Levels and breaks',
    time: 'Time left',
    log: 'History',
    steps: 'Undo and redo',
  } satisfies Record<ProcedureName, string>,
  cardByCard: 'Card by card',
  weDealtCards: 'We dealt cards',
  weDrewCards: 'We drew cards',
  stepByStep: 'Step by step',
  readOut: 'Read them out',
  makeDeal: 'Make a deal',
  changePrizes: 'Change payouts',
  setTime: 'Set time left',
  setLevels: 'Levels and breaks',
  halfField: 'Redraw at half the field',
  bubble: 'on the bubble',
  on: 'on',
};

export type ToolWords = typeof en;
export const toolWords: Catalogue<ToolWords> = {
  en,
  de: () => import('./tool-words.de.ts').then(({ de }) => de),
};
