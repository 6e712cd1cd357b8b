import type { LobbyWords } from './words.ts';

const bots = (count: number): string => (count === 1 ? '1 Bot' : `${count} Bots`);

export const de: LobbyWords = {
  facts: (rulebook, blinds, minutes, price) =>
    [rulebook, `Blinds ${blinds}`, minutes && `Levels zu ${minutes}`, price].filter(Boolean).join(' · '),
  forFun: 'zum Spaß',
  buyIn: (price) => `Buy-in ${price}`,
  lateUntil: (level) => `Nachzügler können bis zum Beginn von Level ${level} einsteigen.`,
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
  leaveOut: 'Entfernen',
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
  atDoor: 'Möchten mitspielen',
  nameInUse: (name) =>
    `${name} spielt schon auf einem anderen Gerät. Ist es dieselbe Person, hol ihren Platz auf dieses.`,
  samePerson: 'Platz umziehen',
  letIn: 'Hereinlassen',
  turnAway: 'Abweisen',
  late: 'Nachzügler',
  rebuys: 'Möchten einen Rebuy',
  sellRebuy: 'Rebuy',
  no: 'Nein',
  seatNow: 'Mitspielen lassen',
  seatAnyway: 'Trotzdem mitspielen lassen',
  anywayReason: 'Vom Gastgeber später hereingelassen',
  invite: 'Freunde einladen',
  pause: 'Spiel anhalten',
  resume: 'Weiterspielen',
  desk: 'Turnierleitung',
  settings: 'Meine Einstellungen',
  toHome: 'Startseite',
  sitOutAndLeave: 'Tisch verlassen',
  leaveSays: 'Deine Hände werden gefoldet, bis du zurückkommst und „Bin zurück“ tippst.',
  endNow: 'Jetzt beenden, Ergebnis behalten',
  endSays:
    'Alle, die noch dabei sind, werden nach Chips gereiht und nach Platz bezahlt. Eine laufende Hand wird noch gespielt.',
  endIt: 'Jetzt beenden',
  endingSays: 'Nach dieser Hand ist Schluss.',
  remove: 'Spiel löschen',
  removeSure:
    'Das Spiel mit allen Händen und Ergebnissen für alle löschen? Das lässt sich nicht rückgängig machen.',
  removeIt: 'Ja, löschen',
  back: 'Zurück',
  lateTitle: 'Das Spiel läuft',
  lateSays: 'Der Gastgeber kann dich mitspielen lassen. Diese Seite aktualisiert sich von selbst.',
};
