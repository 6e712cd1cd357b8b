import type { MenuWords } from './menu-words.ts';

export const de: MenuWords = {
  menu: 'Menü',
  tv: 'TV in neuem Fenster',
  devices: 'Geräte',
  settings: 'Einstellungen',
  home: 'Alle Spiele',
};
