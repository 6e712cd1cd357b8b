import type { Catalogue } from '../../../shared/language.ts';
import type { ProcedureName } from '../state/procedure-names.ts';

/** The names of the procedures and the buttons that open them; a procedure's own words load with it. */
const en = {
  tools: 'Tools',
  names: {
    break: 'The break',
    draw: 'Seat draw',
    cards: 'Which card did they draw?',
    dealers: 'Dealers',
    moves: 'Moves to announce',
    'final-table': 'Final table on the screen',
    race: 'Color up',
    'hand-for-hand': 'Hand for hand',
    pots: 'Side pots',
    follow: 'Follow a hand',
    deal: 'Make a deal',
    prizes: 'Payouts',
    reseat: 'Move a player',
    levels: 'Levels and breaks',
    time: 'Time left',
    tv: 'On the TV',
    end: 'End the game now',
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
  endNow: 'End the game now',
  together: 'Bring everyone to one table',
  halfField: 'Redraw at half the field',
  bubble: 'on the bubble',
  on: 'on',
};

export type ToolWords = typeof en;
export const toolWords: Catalogue<ToolWords> = {
  en,
  de: () => import('./tool-words.de.ts').then(({ de }) => de),
};
