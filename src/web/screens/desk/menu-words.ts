import type { Catalogue } from '../../shared/language.ts';

const en = {
  menu: 'Menu',
  tv: 'TV in a new window',
  devices: 'Devices',
  settings: 'Settings',
  home: 'All games',
};

export type MenuWords = typeof en;
export const menuWords: Catalogue<MenuWords> = {
  en,
  de: () => import('./menu-words.de.ts').then(({ de }) => de),
};
