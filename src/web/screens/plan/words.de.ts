import { chips } from '../../shared/format.ts';
import { de as colors } from '../../shared/rulebooks/color-words.de.ts';
import { clock, type PlanWords } from './words.ts';

const mal = (zahl: number, eins: string, viele: string): string =>
  `${chips(zahl)} ${zahl === 1 ? eins : viele}`;

export const de: PlanWords = {
  home: 'Riffle',
  title: 'Einen Abend planen',
  lead: 'Sag, wer kommt und wie lange ihr Zeit habt. Während du tippst, werden die Blinds an simulierten Abenden erprobt.',
  again: 'Wie',
  lastTime: 'Letztes Mal',
  keep: 'Als Vorlage behalten',
  kept: (name) => `„${name}“ ist gemerkt und steht beim nächsten Mal hier.`,

  theTournament: 'Der Abend',
  name: 'Wie er heißt',
  nameHint: 'Donnerstagsrunde',
  date: 'Tag',
  time: 'Erste Karte um',
  place: 'Wo',
  placeHint: 'Für die Einladung; darf leer bleiben',
  players: 'Erwartete Spieler',
  buyIn: (symbol) => `Buy-in, ${symbol}`,
  howLong: 'Wie lange er dauern darf',
  hours: 'Stunden',
  by: 'Schluss um',
  inHours: 'So viele Stunden',
  byTime: 'Bis zu einer Uhrzeit',

  rulebook: 'Nach wessen Regeln',
  compare: 'Was die Häuser anders machen',

  chips: 'Deine Chips',
  fromCase: 'Aus meinem Koffer',
  toBuy: 'Sag mir, was ich brauche',
  chip: (farbe, wert) => `${farbe} ${chips(wert)}`,
  color: 'Farbe',
  value: 'Wert',
  count: 'Wie viele',
  takeOut: (wert) => `Die ${chips(wert)}er aus dem Koffer nehmen`,
  addChip: 'Noch eine Farbe',
  inCase: (zahl, wert) => `${mal(zahl, 'Chip', 'Chips')} im Wert von ${chips(wert)}`,
  colors,

  details: 'Rebuys, Levels und die Tür',
  rebuys: 'Rebuys',
  asInRulebook: (was) => `Wie das Haus es hält: ${was}`,
  rebuyCount: (atMost) =>
    atMost === 0
      ? 'keine'
      : atMost === null
        ? 'so viele man will'
        : atMost === 1
          ? 'einer für jeden'
          : `${atMost} für jeden`,
  throughLevel: 'Rebuys bis Level',
  addOn: 'Add-on in der ersten Pause',
  levels: 'Minuten je Level',
  levelsAsFit: 'Wie es passt',
  levelsOwn: 'Ich bestehe auf',
  approval: 'Gäste mit dem Link warten, bis ich sie hereinlasse',

  gaps: {
    players: 'Planen lässt sich für 2 bis 100 Spieler: Wie viele kommen?',
    minutes: 'Ein Abend dauert 20 Minuten bis 24 Stunden: Wie lange habt ihr?',
    'buy-in': 'Was kostet ein Platz? Gar nichts ist auch in Ordnung.',
    chips: 'Jede Farbe im Koffer braucht einen Wert und eine Anzahl.',
    twice: 'Zwei Farben haben denselben Wert: Ändere eine davon.',
    level: 'Mindestens vier Levels müssen in die Zeit passen: Mach sie kürzer.',
  },
  nameFirst: 'Gib dem Abend einen Namen, dann kann er gemacht werden.',

  working: 'Einige Abende werden durchgespielt, um die Blinds zu finden',
  waiting: 'Hier steht der Plan, sobald er ausgerechnet ist.',
  stays: 'Der letzte Plan bleibt stehen, bis das geändert ist.',
  retry: 'Noch einmal versuchen',
  codeNeeded:
    'Das ist nicht der Rechner des Gastgebers. Tippe den Code aus dem Terminal ein, in dem Riffle gestartet wurde.',
  siteCode: 'Der Code im Terminal des Gastgebers',
  useCode: 'Diesen Code nehmen',

  ends: 'Wann Schluss ist',
  halfOver: (zeit) => `Die Hälfte der Abende ist um ${zeit} vorbei`,
  inTime: (prozent, zeit) => `${prozent} % sind bis ${zeit} vorbei`,
  histogram: (abende, von, bis, mitte) =>
    `Wie ${abende} simulierte Abende endeten: der erste um ${von}, die Hälfte bis ${mitte}, der letzte um ${bis}.`,
  limit: 'Schluss',

  warnings: 'Gut zu wissen',
  gaveUp: {
    'no-rebuys': (spieler) =>
      `Die Chips reichen für ${spieler} Stacks und keinen Rebuy. Spielt ohne Rebuys oder leg mehr Chips in den Koffer.`,
    shallow: (tiefe) =>
      `Jeder beginnt mit ${tiefe} Big Blinds; mit 50 spielt es sich besser. Mehr große Chips oder weniger Spieler würden helfen.`,
    steep: (prozent) =>
      `Um rechtzeitig fertig zu werden, steigen die Blinds um ${prozent} % je Level. Eine halbe Stunde mehr macht es sanfter.`,
    early: (minuten) =>
      `Neun von zehn Abenden sind schon nach ${clock(minuten)} vorbei: Für mehr reichen die Chips nicht. Fangt später an oder leg mehr Chips in den Koffer.`,
    late: (minuten) =>
      `Einer von zehn Abenden dauert länger als ${clock(minuten)}. Nehmt euch mehr Zeit oder ladet weniger Spieler ein.`,
  },

  stack: 'Jeder bekommt',
  stackIs: (stack, tiefe) => `${chips(stack)} in Chips, ${tiefe} Big Blinds`,
  ofEach: (zahl, farbe, wert) => `${zahl} × ${farbe} ${chips(wert)}`,
  reserve: (zahl) => `${mal(zahl, 'Stack', 'Stacks')} für Rebuys zurückgelegt.`,
  buy: 'Zu kaufen, in Rollen zu fünfzig',

  schedule: 'Blinds',
  level: 'Level',
  from: 'Ab',
  blinds: 'Blinds',
  minutes: 'Min.',
  open: 'bis zum Ende',
  pause: (minuten) => `Pause, ${minuten} Minuten`,
  colorUp: (chip, gegen) => `Die ${chips(chip)}er gehen: getauscht gegen ${chips(gegen)}er`,
  beyond: (zeit) => `Nach ${zeit}, falls es länger dauert`,

  prizes: 'Preise',
  prizesOf: (spieler, summe) => `${summe} von ${mal(spieler, 'Spieler', 'Spielern')}, ohne Rebuys`,
  nth: (platz) => `${platz}.`,

  make: 'Den Abend machen',
  making: 'Der Abend wird gemacht',

  made: 'Der Abend steht',
  direct: 'Hier leiten',
  tv: 'Auf einem Fernseher zeigen',

  invited: 'Du bist eingeladen',
  when: 'Wann',
  where: 'Wo',
  price: 'Ein Platz kostet',
  free: 'Nichts',
  withRebuys: (preis) => `${preis}, Rebuys möglich`,
  rulesOf: 'Regeln',
  fromAge: (alter) => `Für Gäste ab ${alter}.`,
  who: 'Wer kommt',
  nobodyYet: 'Noch hat niemand geantwortet. Mach den Anfang.',
  coming: (zahl) => (zahl === 1 ? '1 kommt' : `${zahl} kommen`),
  cannotCount: (zahl) => (zahl === 1 ? '1 kann nicht' : `${zahl} können nicht`),
  yourName: 'Dein Name, wie man dich am Tisch kennt',
  yes: 'Ich komme',
  no: 'Ich kann nicht',
  youCome: (name) => `Du stehst auf der Liste, ${name}.`,
  youWait: 'Der Turnierleiter hat deinen Namen und lässt dich bald herein.',
  notLetIn: 'Der Gastgeber hat dich nicht hereingelassen. Wenn das ein Irrtum ist, sprich ihn an.',
  youCannot: 'Schade. Wenn sich etwas ändert: Der Link gilt weiter.',
  stillCannot: 'Ich kann doch nicht',
  seat: 'Mein Platz und die Uhr',
  privacy: 'Datenschutz: was über dich gespeichert wird',
  over: 'Dieser Abend ist vorbei.',
  running: 'Dieser Abend läuft gerade.',
  nameNeeded: 'Tippe zuerst deinen Namen ein, damit der Gastgeber weiß, wer du bist.',

  sampleName: 'Probeabend',
  sample: 'Einen Probeabend ansehen',
  sampleOpens: '24 Spieler setzen sich an drei Tische',
};
