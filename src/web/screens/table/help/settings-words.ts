import type { Catalogue } from '../../../shared/language.ts';
import type { Size } from '../../../shared/live/settings.ts';

const en = {
  sound: 'Sound when it’s my turn',
  vibration: 'Vibrate when it’s my turn',
  notices: 'Notify me when the page is out of sight',
  noticesBlocked: 'This browser blocks notifications for this site.',
  confirmAllIn: 'Ask before going all-in',
  inBigBlinds: 'Show stacks in big blinds',
  hurry: 'Against bots: skip to the next hand when I fold',
  preflop: 'Bet buttons before the flop',
  postflop: 'Bet buttons after the flop',
  button: (number: number, of: string) => `${of}, button ${number}`,
  sizes: {
    minimum: 'Minimum',
    'two-and-half': '2.5 big blinds',
    three: '3 big blinds',
    third: '⅓ pot',
    half: '½ pot',
    'two-thirds': '⅔ pot',
    'three-quarters': '¾ pot',
    pot: 'Pot',
  } satisfies Record<Size, string>,
};

export type SettingsWords = typeof en;
export const settingsWords: Catalogue<SettingsWords> = {
  en,
  de: () => import('./settings-words.de.ts').then(({ de }) => de),
};
