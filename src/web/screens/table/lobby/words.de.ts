import type { LobbyWords } from './words.ts';

const bots = (count: number): string => (count === 1 ? '1 Bot' : `${count} Bots`);
const guests = (count: number): string => (count === 1 ? '1 Gast' : `${count} Gäste`);

export const de: LobbyWords = {
  facts: (rulebook, blinds, minutes, price) =>
    [rulebook, `Blinds ${blinds}`, minutes && `Levels zu ${minutes}`, price].filter(Boolean).join(' · '),
  forFun: 'zum Spaß',
  buyIn: (price) => `Buy-in ${price}`,
  startsAt: (day) => `Beginn: ${day}`,
  waitingFor: (host) => `Gleich geht’s los: ${host} startet das Spiel`,
  waitingForHost: 'Gleich geht’s los: Der Gastgeber startet das Spiel',
  here: 'Wer da ist',
  nobody: 'Noch ist niemand da.',
  host: 'Gastgeber',
  you: 'du',
  notHere: 'noch nicht da',
  botsFill: (count) =>
    `${bots(count)} ${count === 1 ? 'nimmt den freien Platz' : 'nehmen die freien Plätze'}`,
  leaveOut: 'Auslassen',
  dealIn: 'Mitspielen lassen',
  leftOut: 'spielt nicht mit',
  start: 'Starten',
  startWith: (players, count) =>
    count === 0 ? `${players} Spieler` : `${players} Spieler und ${bots(count)}`,
  tooFew: 'Zum Spielen braucht es zwei. Schick deinen Freunden den Link.',
  starting: 'Plätze werden ausgelost …',
  adults: 'Alle sind alt genug: starten',
  leave: 'Verlassen',
  goOn: 'Die Plätze sind ausgelost: Starte, um weiterzumachen.',

  menu: 'Menü',
  menuWaiting: (count) => `Menü, ${guests(count)} ${count === 1 ? 'wartet' : 'warten'}`,
  atDoor: 'An der Tür',
  letIn: 'Hereinlassen',
  turnAway: 'Abweisen',
  late: 'Später gekommen',
  seatNow: 'Mitspielen lassen',
  seatAnyway: 'Trotzdem mitspielen lassen',
  anywayReason: 'Vom Gastgeber später hereingelassen',
  invite: 'Freunde einladen',
  pause: 'Spiel anhalten',
  resume: 'Weiterspielen',
  desk: 'Turnierleitung',
  toHome: 'Startseite',
  sitOutAndLeave: 'Tisch verlassen',
  leaveSays: 'Deine Hände werden gepasst, bis du über denselben Link zurückkommst.',
  end: 'Spiel beenden',
  endSure: 'Das Spiel für alle beenden und löschen? Das lässt sich nicht rückgängig machen.',
  endIt: 'Ja, beenden',
  back: 'Zurück',
  lateTitle: 'Das Spiel läuft schon',
  lateSays: 'Der Gastgeber kann dich mitspielen lassen. Diese Seite geht von selbst weiter.',
};
