import type { TaskFacts } from '../../../../engine/tournament/tasks.ts';
import { chips, listed, many } from '../../../shared/format.ts';
import type { DeskWords } from './words.ts';

const tables = (count: number): string => (count === 1 ? 'den Finaltisch' : `${count} Tische`);
const players = (count: number): string => many(count, 'Spieler', 'Spieler');

function because(facts: TaskFacts, name: string): string {
  switch (facts.is) {
    case 'bought-in':
      return `${facts.players} sind eingekauft: Lose die Plätze aus.`;
    case 'seated':
      return `${facts.players} sitzen an ${facts.tables === 1 ? 'einem Tisch' : `${facts.tables} Tischen`}: Starte die Uhr.`;
    case 'redraw':
      return `Noch ${facts.left} dabei: Alle losen neu für ${tables(facts.tables)}.`;
    case 'combine':
      return `Noch ${facts.left} dabei, das passt an ${tables(facts.tables)}: Alle losen neu.`;
    case 'tables-won':
      return `${facts.tables} Tische sind entschieden: Die Sieger losen für den Finaltisch.`;
    case 'break':
      return `Noch ${facts.left} dabei, das passt an ${tables(facts.tables)}: Tisch ${facts.table} wird aufgelöst.`;
    case 'balance': {
      const sizes = facts.sizes.map((each) => `${each.players} an Tisch ${each.table}`);
      return `${listed(sizes, 'de')}: Einer muss umsetzen.`;
    }
    case 'no-seat':
      return `${name} ist eingekauft und wartet auf einen Platz.`;
    case 'one-left':
      return `Nur noch ${name} ist dabei: Kauft sich niemand mehr ein?`;
    case 'away':
      return `${name} hat noch ${facts.minutes} von ${facts.limit} Minuten, um zurückzukommen.`;
    case 'stayed-away':
      return `${name} ist seit ${facts.limit} Minuten weg: Auf dein Wort sind die Chips verfallen.`;
    case 'never-came':
      return `${name} ist nicht rechtzeitig gekommen: Auf dein Wort gehen die Chips aus dem Spiel.`;
    case 'colour-up':
      return `Die ${chips(facts.chip)}er braucht keiner mehr: in ${chips(facts.into)}er wechseln.`;
    case 'slept':
      return 'Die Uhr lief in der Zwischenzeit weiter. Habt ihr weitergespielt, dann zählt die Zeit.';
    case 'asks-out':
      return `${name} hat die letzten Chips verloren. Schau an den Tisch, dann sag es.`;
    case 'asks-rebuy':
      return facts.sits
        ? `${name} ist pleite und will nachkaufen: erst raus, dann wieder rein.`
        : `${name} will nachkaufen und hat keine Chips mehr.`;
    case 'asks-clock':
      return `${facts.seconds} Sekunden, dann wird heruntergezählt: Du sagst, wann es lang genug gedauert hat.`;
    case 'broke':
      return `${name} ist pleite und darf nachkaufen.`;
    case 'owes':
      return 'Buy-in, Rebuys und Add-ons sind noch nicht bezahlt.';
    case 'to-be-paid':
      return 'Der Preis liegt bereit.';
  }
}

export const de: DeskWords = {
  because,
  handsFirst: 'Sobald die laufenden Hände vorbei sind.',
  somebody: 'Jemand',
  need: {
    everybodySits: 'Alle haben einen Platz',
    startClock: 'Uhr starten',
    readyToDraw: 'Bereit zum Auslosen',
    drawSeats: 'Plätze auslosen',
    tableBroken: (table) => `Tisch ${table} wird aufgelöst`,
    giveSeats: 'Neue Plätze geben',
    newSeats: 'Neue Plätze für alle',
    drawNewSeats: 'Neu auslosen',
    slept: (minutes) =>
      `Der Laptop hat ${many(minutes, 'Minute', 'Minuten')} geschlafen. ${minutes === 1 ? 'Zählt sie' : 'Zählen sie'}?`,
    countIt: 'Ja, wir haben gespielt',
    dontCount: 'Nein, Uhr zurückstellen',
    somebodyMoves: 'Einer muss umsetzen',
    drawWhoMoves: 'Auslosen, wer geht',
    isAway: (name) => `${name} ist weg`,
    takeChips: 'Chips einziehen',
    isBack: (name) => `${name} ist zurück`,
    waits: (name) => `${name} wartet auf einen Platz`,
    giveSeat: (name) => `Platz für ${name}`,
    notCome: (name) => `${name} ist nicht gekommen`,
    takeOut: 'Chips herausnehmen',
    isHere: (name) => `${name} ist da`,
    saysOut: (name) => `${name} sagt: Ich bin raus`,
    isOut: (name) => `${name} ist raus`,
    wantsRebuy: (name) => `${name} will einen Rebuy`,
    callsClock: (name, on) => `${name} verlangt die Uhr für ${on}`,
    countDown: 'Zeit läuft',
    no: 'Nein',
    chips: 'Chips wechseln',
    changed: 'Sind gewechselt',
    mayRebuy: (name) => `${name} darf nachkaufen`,
    rebuy: (name) => `Rebuy für ${name}`,
    oneLeft: 'Nur noch einer dabei',
    callWinner: 'Sieger ausrufen',
    pay: (name, amount) => `${name} bekommt ${amount}`,
    paid: 'Ausgezahlt',
    owes: (name, amount) => `${name} schuldet ${amount}`,
    hasPaid: () => 'Bezahlt',
  },
  done: {
    enter: (name) => `${name} ist eingekauft`,
    expect: (name) => `${name} steht auf der Liste`,
    excuse: (name) => `${name} kann nicht kommen`,
    drawSeats: 'Die Plätze sind ausgelost',
    seatLate: (name) => `${name} hat einen Platz`,
    start: 'Die Uhr läuft',
    startHand: (table) => `Tisch ${table} spielt`,
    endHand: (table) => `Hand vorbei an Tisch ${table}`,
    misdeal: (table) => `Misdeal an Tisch ${table}`,
    out: (names) => `${listed(names, 'de')} ${names.length === 1 ? 'ist' : 'sind'} raus`,
    rebuy: (name) => `${name} ist mit einem Rebuy wieder dabei`,
    addOn: (name) => `${name} hat ein Add-on`,
    rearrange: 'Neue Plätze: Sieh nach, wer umsetzt',
    reseat: (name, table, seat) => `${name} sitzt an Tisch ${table}, Platz ${seat}`,
    colourUp: 'Die Chips sind gewechselt',
    leave: (name) => `${name} ist weg`,
    comeBack: (name) => `${name} ist da`,
    ask: (name) => `${name} hat eine Antwort`,
    callClock: (name) => `Die Zeit läuft für ${name}`,
    noClock: (name) => `Keine Uhr für ${name}`,
    remove: (name) => `${name} ist aus dem Turnier`,
    tellChips: (name, stack) => `${name} hat ${stack}`,
    takeChips: (name, amount) => `${name} gibt ${amount} Chips ab`,
    penalise: (name) => `Strafe für ${name} festgehalten`,
    clock: {
      start: 'Die Uhr läuft',
      stop: 'Die Uhr steht',
      next: 'Nächstes Level',
      back: 'Level davor',
      set: 'Uhr gestellt',
    },
    countSleep: (count) => (count ? 'Die Zeit zählt' : 'Die Uhr ist zurückgestellt'),
    setLevels: 'Die Levels sind geändert',
    handForHand: (on) => (on ? 'Hand für Hand' : 'Nicht mehr Hand für Hand'),
    setPrizes: 'Die Preise stehen fest',
    agreeDeal: 'Der Deal gilt',
    finish: 'Der Abend ist zu Ende',
    pay: (name, amount) => `${name} hat ${amount} bezahlt`,
    payOut: (name, amount) => `${amount} an ${name} ausgezahlt`,
    correctButton: (seat) => `Der Button liegt an Platz ${seat}`,
    override: 'Deine Entscheidung ist festgehalten',
    undo: 'Zurückgenommen',
    redo: 'Wiederholt',
    takenBack: (what) => `Zurückgenommen: ${what}`,
  },
  ask: {
    startedWith: (name) => `Was hatte ${name} zu Beginn der Hand?`,
    chips: (name) => `Wie viele Chips hat ${name}?`,
    who: (name) => `Wer hat ${name} rausgeworfen?`,
    nobody: 'Niemand: Das Kopfgeld geht in den Preistopf',
    adult: (name, age) => `Ist ${name} ${age} oder älter?`,
    yes: 'Ja',
    no: 'Nein',
    chipsLabel: 'Chips',
    goOn: 'Weiter',
  },
  notYours: 'Hier sitzt die Turnierleitung',
  notDirector: 'Du bist bei diesem Abend dabei, leitest ihn aber nicht.',
  mySeat: 'Mein Platz',
  theClock: 'Die Uhr',
  keys: {
    title: 'Tasten und Sprache',
    stopOrStart: 'Uhr anhalten oder starten',
    undo: 'Rückgängig machen',
    redo: 'Wiederholen',
    tournament: 'Abend',
    players: 'Spieler',
    rulings: 'Regelfragen',
    money: 'Geld',
    these: 'Diese Tasten',
    space: 'Leertaste',
  },
  desk: 'Turnierleitung',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  nothingToUndo: 'Nichts rückgängig zu machen',
  undoWhat: (what) => `Rückgängig machen: ${what}`,
  closeNotice: 'Hinweis schließen',
  whyAsk: 'Warum?',
  whyTitle: (title) => `Warum: ${title}`,
  isOver: (tournament) => `${tournament}: Der Abend ist zu Ende`,
  isDesk: (tournament) => `${tournament}: Turnierleitung`,
  setClock: (time) => `Uhr: noch ${time}. Stellen`,
  left: (time) => `noch ${time}`,
  ante: (amount) => `Ante ${amount}`,
  pause: 'Pause',
  level: (level) => `Level ${level}`,
  boughtIn: (count) => `${count} eingekauft`,
  playersLeft: (left, entries) => `${left} von ${entries}`,
  stopClock: 'Uhr anhalten',
  startClock: 'Uhr starten',
  oneMinute: 'Eine Minute',
  minuteLess: 'Eine Minute weniger',
  minuteMore: 'Eine Minute mehr',
  levelBefore: 'Level davor',
  nextLevel: 'Nächstes Level',
  needsYou: 'Braucht dich',
  nothingNeeds: 'Nichts braucht dich',
  needsCount: (count) => `Braucht dich · ${count}`,
  quiet: {
    open: 'Trag die Spieler unter „Spieler“ ein. Sobald zwei eingekauft sind, kannst du hier auslosen.',
    seated: 'Spiel deine Hand: Was zu tun ist, taucht hier auf, wenn es so weit ist.',
    running: 'Spiel deine Hand: Umsetzen, Abwesende und Chipwechsel tauchen hier auf, wenn sie dran sind.',
    over: 'Alle Preise sind ausgezahlt. Gute Nacht.',
  },
  prizesToPay: (count) => `${many(count, 'Preis', 'Preise')} auszuzahlen`,
  playersOwe: (count, sum) => `${players(count)} schulden ${sum}`,
  openLedger: 'Kasse öffnen',
  tables: 'Tische',
  tableShown: 'Gezeigter Tisch',
  table: (table) => `Tisch ${table}`,
  playing: 'spielt',
  players,
  silenced: 'Ohne Wort',
  letTalk: 'Wieder reden lassen',
  noTables: 'Hier stehen die Tische, sobald die Plätze gelost sind. Trag zuerst unter „Spieler“ alle ein.',
  announce: 'Ansagen',
  fromTable: (table) => `Tisch ${table}`,
  to: 'an',
  chair: (table, seat) => `Tisch ${table}, Platz ${seat}`,
  result: 'Ergebnis',
  handNumber: (hand) => `Hand ${hand}`,
  firstHand: 'gleich die erste Hand',
  afterHand: (hand) => `nach Hand ${hand}`,
  deals: (name) => `${name} gibt`,
  tapWhoIsOut: 'Tipp an, wer raus ist',
  outNames: (names) => `Raus: ${listed(names, 'de')}`,
  cancel: 'Abbrechen',
  endHand: (hand) => `Hand ${hand} beenden`,
  whoIsOut: 'Wer ist raus',
  startHand: (hand) => `Hand ${hand} beginnen`,
  riffleDeals: (count) => `${players(count)}; die Karten gibt der Server.`,
  nameAndSeat: (name, seat) => `${name} · Platz ${seat}`,
  isOut: (name) => `${name} ist raus`,
  outTogether: 'Mit anderen zusammen raus',
  person: {
    buysIn: (name) => `${name} kauft sich ein`,
    hasCome: 'Ist gekommen',
    isBack: 'Ist zurück',
    isAway: 'Ist weg',
    rebuy: 'Rebuy',
    addOn: 'Add-on',
    paid: (amount) => `${amount} bezahlt`,
    payOut: (amount) => `${amount} auszahlen`,
    buttonHere: 'Button liegt hier',
    penalty: 'Strafe',
    rebuys: (count) => many(count, 'Rebuy'),
    addOns: (count) => many(count, 'Add-on'),
    sitsOut: (count) => `setzt ${many(count, 'Hand', 'Hände')} aus`,
  },
  penalty: {
    reason: 'Grund',
    whatHappened: 'Was passiert ist',
    reasons: [
      'Über eine laufende Hand geredet',
      'Wieder nicht an der Reihe',
      'Karten gezeigt',
      'Absichtlich langsam',
      'Unverschämt',
    ],
    kinds: {
      warning: 'Verwarnung',
      'missed-hands': 'Hände ausgesetzt',
      disqualification: 'Ausschluss',
    },
    warning: 'Verwarnung',
    howManyHands: 'Hände zum Aussetzen',
    fewer: 'Eine Hand weniger',
    more: 'Eine Hand mehr',
    missesHands: (count) => `Setzt ${many(count, 'Hand', 'Hände')} aus`,
    missesCircuits: (count, hands) =>
      `Setzt ${many(count, 'Runde', 'Runden')} aus (${many(hands, 'Hand', 'Hände')})`,
    disqualify: 'Ausschließen',
  },
  list: {
    sum: (count, entries, rebuys) =>
      `${players(count)} dabei · ${entries} Teilnahmen · ${many(rebuys, 'Rebuy')}`,
    waiting: 'Warten auf einen Platz',
    expected: 'Erwartet',
    in: 'Dabei',
    out: 'Raus',
    empty: 'Hier stehen alle, die heute spielen. Tipp den ersten Namen ein.',
    removed: 'ausgeschieden',
    noSeat: 'noch kein Platz',
    notHere: 'noch nicht da',
    away: 'weg',
    left: (minutes) => `noch ${minutes}`,
    newPlayer: 'Neuer Spieler',
    enter: 'Eintragen',
    hasPaid: 'Hat bezahlt',
    comesLater: 'Kommt später',
  },
  money: {
    toPlayFor: 'im Topf',
    paidIn: 'eingezahlt',
    stillOwed: 'noch offen',
    paidOut: 'ausgezahlt',
    prizes: 'Preise',
    ledger: 'Kasse',
    empty: 'Wer bezahlt hat und wer etwas bekommt, steht hier, Spieler für Spieler.',
    owes: (amount) => `schuldet ${amount}`,
    paid: (amount) => `${amount} bezahlt`,
    won: (amount) => `${amount} gewonnen`,
    hasPaid: 'Bezahlt',
    by: (name) => `von ${name}`,
    pay: (amount) => `${amount} zahlen`,
    toWhom: (name) => `an ${name}`,
  },
  sampleBar: 'Zur Probe: Kaputtgehen kann nichts.',
  aPhone: 'Ein Handy',
  throwAway: 'Wegwerfen',
};
