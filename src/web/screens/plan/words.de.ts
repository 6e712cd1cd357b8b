import { chips } from '../../shared/format.ts';
import { de as colors } from '../../shared/rulebooks/color-words.de.ts';
import { clock, type PlanWords } from './words.ts';

const mal = (zahl: number, eins: string, viele: string): string =>
  `${chips(zahl)} ${zahl === 1 ? eins : viele}`;

export const de: PlanWords = {
  home: 'Riffle',
  title: 'Einen Abend planen',
  lead: 'Wie viele seid ihr, und wie viel Zeit habt ihr? Riffle simuliert den Abend, während du tippst, und findet passende Blinds.',
  again: 'Vorlage',
  lastTime: 'Letztes Mal',
  keep: 'Als Vorlage speichern',
  kept: (name) => `„${name}“ gespeichert. Beim nächsten Mal findest du es hier.`,

  theTournament: 'Der Abend',
  name: 'Name des Abends',
  nameHint: (day) => `${day}srunde`,
  date: 'Datum',
  time: 'Beginn',
  place: 'Ort',
  placeHint: 'Steht in der Einladung (optional)',
  players: 'Erwartete Spieler',
  buyIn: (symbol) => `Buy-in (${symbol})`,
  whereToPlay: 'Wo spielt ihr?',
  atHome: 'Zu Hause',
  online: 'Online',
  onlineSays: 'Riffle gibt. Jeder spielt auf dem eigenen Handy oder Laptop, egal wo.',
  both: 'Beides',
  bothSays:
    'Die einen spielen bei dir mit echten Karten, die anderen am Bildschirm, dort gibt Riffle. Eine Uhr und ein Preispool; der Finaltisch ist auf dem Bildschirm.',
  hostName: 'Dein Name',
  hostHint: 'Steht auf der Einladung',
  playsToo: 'Ich spiele mit',
  fillWithBots: 'Freie Plätze mit Bots besetzen',
  allOfAge: (alter) => `Alle, die mitspielen, sind mindestens ${alter}`,
  howLong: 'Dauer',
  hours: 'Stunden',
  by: 'Ende um',
  inHours: 'Anzahl Stunden',
  byTime: 'Uhrzeit',

  structure: 'Struktur',
  fit: 'Passend zu Zeit und Chips',
  fitSays: 'Riffle wählt einen Stack aus deinen Chips und Blinds, die rechtzeitig enden.',
  chipSet: 'Chipsatz',
  setNamed: (name) => `Satz ${name}`,

  rulebook: 'Hausregeln',
  compare: 'Hausregeln vergleichen',
  allRules: 'Alle Hausregeln',
  allRulesSay:
    'Hier kannst du jede Regel für diesen Abend ändern. Stacks, Blinds, Preise und Rebuys änderst du im Plan.',
  rulebookSays: (was) => `Hausregel: ${was}`,
  backToRulebook: (frage) => `Zurück zur Hausregel: ${frage}`,

  chips: 'Deine Chips',
  fromCase: 'Mein Chipkoffer',
  toBuy: 'Ich brauche noch Chips',
  chip: (farbe, wert) => `${farbe} ${chips(wert)}`,
  color: 'Farbe',
  value: 'Wert',
  count: 'Anzahl',
  takeOut: (wert) => `Die ${chips(wert)}er entfernen`,
  addChip: 'Farbe hinzufügen',
  inCase: (zahl, wert) => `${mal(zahl, 'Chip', 'Chips')}, zusammen ${chips(wert)}`,
  colors,

  levels: 'Minuten pro Level',
  levelsAsFit: 'automatisch',
  levelsOwn: 'Selbst festlegen',
  approval: 'Gäste erst nach meiner Zustimmung aufnehmen',

  settings: 'Einstellungen',
  currency: 'Währung',
  otherCurrency: 'Anderes Zeichen',
  symbol: 'Zeichen',

  gaps: {
    players: 'Gib 2 bis 100 Spieler an.',
    minutes: 'Gib eine Dauer von 20 Minuten bis 24 Stunden an.',
    'buy-in': 'Gib ein Buy-in an. 0 geht auch, dann ist es umsonst.',
    chips: 'Jede Chipfarbe braucht einen Wert und eine Anzahl.',
    twice: 'Zwei Farben haben denselben Wert. Ändere einen davon.',
    currency: 'Gib ein Währungszeichen an.',
    level: 'Mindestens vier Levels müssen in die Zeit passen. Nimm kürzere Levels oder mehr Zeit.',
  },
  nameFirst: 'Gib dem Abend einen Namen, dann geht es weiter.',

  working: 'Abende werden simuliert …',
  waiting: 'Hier erscheint gleich dein Plan.',
  stays: 'Das ist der letzte gültige Plan. Er wird neu berechnet, sobald das behoben ist.',
  retry: 'Noch einmal versuchen',

  ends: 'Voraussichtliches Ende',
  halfOver: (zeit) => `Die Hälfte endet bis ${zeit}`,
  endsAround: (zeit) => `Endet gegen ${zeit}`,
  mostOver: (zeit) => `Neun von zehn bis ${zeit}`,
  inTime: (prozent, zeit) => `${prozent} % enden bis ${zeit}`,
  histogram: (abende, von, bis, mitte) =>
    `${abende} simulierte Abende: Der erste endete um ${von}, die Hälfte bis ${mitte}, der letzte um ${bis}.`,

  warnings: 'Gut zu wissen',
  gaveUp: {
    'no-rebuys': (spieler) =>
      `Die Chips reichen für ${spieler} Stacks, aber nicht für Rebuys. Spielt ohne Rebuys oder mit mehr Chips.`,
    shallow: (tiefe) =>
      `Alle starten mit nur ${tiefe} Big Blinds; mit 50 spielt es sich besser. Mehr große Chips oder weniger Spieler würden helfen.`,
    steep: (prozent) =>
      `Damit ihr rechtzeitig fertig werdet, steigen die Blinds um ${prozent} % pro Level. Mit einer halben Stunde mehr ginge es sanfter.`,
    early: (minuten) =>
      `Neun von zehn Abenden sind schon nach ${clock(minuten)} vorbei: Für mehr reichen die Chips nicht. Fangt später an oder nehmt mehr Chips.`,
    late: (minuten) =>
      `Einer von zehn Abenden dauert länger als ${clock(minuten)}. Nehmt euch mehr Zeit oder ladet weniger Spieler ein.`,
  },

  stack: 'Startstack',
  stackIs: (stack, tiefe) => `${chips(stack)} (${tiefe} Big Blinds)`,
  ofEach: (zahl, farbe, wert) => `${zahl} × ${farbe} ${chips(wert)}`,
  reserve: (zahl) => `${mal(zahl, 'Stack', 'Stacks')} für Rebuys zurückgelegt`,
  chipsToBring: 'Diese Chips braucht ihr',
  chipKind: 'Chip',
  perPlayer: 'Pro Spieler',
  inPlay: 'Im Spiel',
  toBuyInRolls: 'In 50er-Rollen',
  allChips: 'Alle',
  moreForRebuys: (rebuys, chips) => `Für ${mal(rebuys, 'Rebuy', 'Rebuys')} noch ${chips}.`,

  edit: 'Ändern',
  editPart: (title) => `Ändern: ${title}`,
  done: 'Fertig',
  doneWith: (title) => `Fertig: ${title}`,
  edited: 'Geändert',
  backToPlan: 'Zurück zum Plan',

  schedule: 'Blinds',
  level: 'Level',
  from: 'Ab',
  blinds: 'Blinds',
  minutes: 'Min.',
  open: 'unbegrenzt',
  pause: (minuten) => `${minuten} Minuten Pause`,
  colorUp: (chip, gegen) => `Color-up: ${chips(chip)}er in ${chips(gegen)}er tauschen`,
  beyond: (zeit) => `Nach ${zeit}, falls es länger dauert`,

  prizes: 'Preise',
  prizesOf: (spieler, summe) => `${summe} von ${mal(spieler, 'Spieler', 'Spielern')}, ohne Rebuys`,
  afterCosts: (namen) => `nach Abzug: ${namen}`,
  nth: (platz) => `${platz}.`,

  entries: 'Rebuys, Nachzügler und Bountys',
  none: 'Keine',
  rebuys: 'Rebuys',
  rebuysAre: ({ atMost, throughLevel }, preis, stack) =>
    `${atMost === null ? 'Unbegrenzt' : atMost === 1 ? 'Einer pro Spieler' : `${atMost} pro Spieler`} bis Level ${throughLevel}: ${chips(stack)} für ${preis}`,
  addOn: 'Add-on',
  addOnIs: ({ afterLevel, blockChips, upTo }, preis) =>
    `Nach Level ${afterLevel}: ${chips(blockChips)} für ${preis}, bis zu einem Stack von ${chips(upTo)}`,
  late: 'Late Registration',
  lateOpen: 'Offen, bis du sie schließt',
  lateWhile: 'Solange die Turnierleitung dich reinlässt',
  lateUntil: (level, about) => `Bis Level ${level} beginnt${about === null ? '' : `, etwa ${about}`}`,
  lateNone: 'Keine: Alle sind vor der ersten Hand da',
  lateClosed: 'Geschlossen',
  bounty: 'Bounty',
  bountyIs: (betrag, paid) =>
    paid === 'whole'
      ? `${betrag} auf jeden Kopf, zusätzlich zum Buy-in`
      : `${betrag} auf jeden Kopf, progressiv`,
  tables: 'Tische',
  tablesAre: (sizes) =>
    sizes.length === 1 ? `Ein Tisch mit ${sizes[0]}` : `${sizes.length} Tische: ${sizes.join(', ')} Spieler`,

  make: 'Turnier anlegen',
  making: 'Turnier wird angelegt …',

  made: 'Alles bereit',
  yourPhone: 'Dein Handy',
  theTv: 'Der Fernseher',
  yourFriends: 'Deine Freunde',
  direct: 'Von hier aus leiten',
  tv: 'TV-Ansicht öffnen',

  opening: 'Die Einladung wird geöffnet …',
  noInvitation: 'Diese Einladung funktioniert nicht',
  askForLink:
    'Der Link ist vielleicht unvollständig, oder er wurde geändert. Frag nach dem neuen Link oder dem Code.',
  typeCode: 'Code eingeben',
  invited: 'Du bist eingeladen',
  invitedBy: (host) => `${host} lädt dich zum Online-Poker ein`,
  when: 'Wann',
  where: 'Wo',
  price: 'Buy-in',
  free: 'Kostenlos',
  withRebuys: (preis) => `${preis}, mit Rebuys`,
  rulesOf: 'Regeln',
  fromAge: (alter) => `Ab ${alter} Jahren.`,
  who: 'Wer kommt',
  nobodyYet: 'Noch keine Antworten. Mach den Anfang!',
  coming: (zahl) => (zahl === 1 ? '1 kommt' : `${zahl} kommen`),
  cannotCount: (zahl) => (zahl === 1 ? '1 kann nicht' : `${zahl} können nicht`),
  yourName: 'Dein Name (wie dich deine Freunde kennen)',
  join: 'Mitspielen',
  yes: 'Ich komme',
  comeOver: 'Ich komme vorbei',
  playOnline: 'Ich spiele online',
  bothWhere: 'Komm vorbei oder spiel online mit, egal wo du bist.',
  youPlayOnline: 'Du spielst online.',
  youComeOver: 'Du kommst vorbei.',
  comeInstead: 'Ich komme doch vorbei',
  onlineInstead: 'Ich spiele doch online',
  no: 'Ich kann nicht',
  youCome: (name) => `Du stehst auf der Liste, ${name}.`,
  youWait: 'Du stehst auf der Warteliste. Der Gastgeber lässt dich gleich herein.',
  notLetIn: 'Der Gastgeber hat dich nicht hereingelassen. Wenn das ein Irrtum ist, sprich ihn an.',
  youCannot: 'Schade! Wenn sich etwas ändert, öffne diesen Link einfach noch einmal.',
  stillCannot: 'Ich kann doch nicht',
  seat: 'Mein Platz und die Uhr',
  privacy: 'Datenschutz: was über dich gespeichert wird',
  over: 'Dieser Abend ist vorbei.',
  running: 'Dieser Abend läuft gerade.',
  nameNeeded: 'Gib zuerst deinen Namen ein, damit der Gastgeber weiß, wer du bist.',

  sampleName: 'Probeabend',
  sample: 'Einen Probeabend ansehen',
  sampleOpens: '24 Spieler setzen sich an drei Tische …',
};
