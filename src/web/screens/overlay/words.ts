import type { Catalogue } from '../../shared/language.ts';

const en = {
  level: (level: number) => `Level ${level}`,
  pause: 'Break',
  paused: 'Paused',
  ante: (amount: string) => `ante ${amount}`,
  next: (blinds: string) => `Next ${blinds}`,
  left: (left: string, of: string) => `${left} of ${of} left`,
  table: (table: string) => `Table ${table}`,
  lastHand: (table: string) => `Table ${table}, the last hand`,
  wins: (chips: string) => `wins ${chips}`,
  button: 'button',
};

export type OverlayWords = typeof en;
export const overlayWords: Catalogue<OverlayWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
