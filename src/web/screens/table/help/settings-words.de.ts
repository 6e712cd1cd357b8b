import type { SettingsWords } from './settings-words.ts';

export const de: SettingsWords = {
  sound: 'Ton, wenn ich dran bin',
  vibration: 'Vibrieren, wenn ich dran bin',
  notices: 'Benachrichtigen, wenn die Seite nicht zu sehen ist',
  noticesBlocked: 'Dieser Browser blockiert Benachrichtigungen für diese Seite.',
  confirmAllIn: 'Vor einem All-in nachfragen',
  inBigBlinds: 'Stacks in Big Blinds zeigen',
  hurry: 'Gegen Bots: nach dem Folden gleich zur nächsten Hand',
  preflop: 'Einsatzknöpfe vor dem Flop',
  postflop: 'Einsatzknöpfe nach dem Flop',
  button: (number, of) => `${of}, Knopf ${number}`,
  sizes: {
    minimum: 'Mindestens',
    'two-and-half': '2,5 Big Blinds',
    three: '3 Big Blinds',
    third: '⅓ Pot',
    half: '½ Pot',
    'two-thirds': '⅔ Pot',
    'three-quarters': '¾ Pot',
    pot: 'Pot',
  },
};
