import { many } from '../../../shared/format.ts';
import type { Catalogue } from '../../../shared/language.ts';

const en = {
  about: (name: string) => `About ${name}`,
  bot: 'Bot',
  /** How a bot plays: a word for the plate, a sentence for its page. */
  styles: {
    tight: ['Tight', 'Plays few hands, and means it when it bets.'],
    aggressive: ['Aggressive', 'Bets and raises a lot, with good hands and without.'],
    loose: ['Loose', 'Plays many hands and likes to see the flop.'],
    calling: ['Caller', 'Calls often and seldom raises.'],
    strong: ['Strong', 'Plays the odds, and adapts to how you play.'],
  } as Readonly<Record<string, readonly [string, string]>>,
  stack: (chips: string, bigBlinds: number) => `${chips} in chips · ${many(bigBlinds, 'big blind')}`,
  away: 'Sitting out: their hands are folded until they return.',
  cutOff: 'Not connected right now.',
  players: 'Players',
  moreTime: 'One more minute',
  sitOut: 'Sit out',
  sitIn: 'Deal in again',
  remove: 'Remove from the game',
  removeSure: (name: string) =>
    `Remove ${name}? They are out as soon as this hand is over, and their chips leave the game.`,
  removeIt: 'Remove',
  back: 'Back',
};

export type AboutWords = typeof en;
export const aboutWords: Catalogue<AboutWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
