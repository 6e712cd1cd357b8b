import { chips } from '../../../shared/format.ts';
import type { AboutWords } from './words.ts';

export const de: AboutWords = {
  about: (name) => `Über ${name}`,
  bot: 'Bot',
  styles: {
    tight: ['Vorsichtig', 'Spielt wenige Hände, und wenn er setzt, hat er etwas.'],
    aggressive: ['Aggressiv', 'Setzt und erhöht viel, mit guten Händen und ohne.'],
    loose: ['Locker', 'Spielt viele Hände und will den Flop sehen.'],
    calling: ['Mitgeher', 'Geht oft mit und erhöht selten.'],
    strong: ['Stark', 'Spielt nach Wahrscheinlichkeit und stellt sich auf dich ein.'],
  },
  stack: (stack, bigBlinds) =>
    `${stack} in Chips · ${chips(bigBlinds)} ${bigBlinds === 1 ? 'Big Blind' : 'Big Blinds'}`,
  away: 'Setzt aus: Die Hände werden gefoldet, bis jemand zurück ist.',
  cutOff: 'Gerade nicht verbunden.',
  players: 'Spieler',
  moreTime: 'Eine Minute mehr',
  sitOut: 'Aussetzen lassen',
  sitIn: 'Wieder mitspielen lassen',
  remove: 'Aus dem Spiel nehmen',
  removeSure: (name) =>
    `${name} aus dem Spiel nehmen? Nach dieser Hand ist Schluss, und die Chips gehen aus dem Spiel.`,
  removeIt: 'Herausnehmen',
  back: 'Zurück',
};
