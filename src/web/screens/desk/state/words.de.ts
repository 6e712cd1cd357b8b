import type { TaskFacts } from '../../../../engine/tournament/tasks.ts';
import { de as stepWords } from '../../../../history/step-words.de.ts';
import { chips, listed, many, sentence } from '../../../shared/format.ts';
import type { DeskWords } from './words.ts';

const tables = (count: number): string => (count === 1 ? 'den Finaltisch' : `${count} Tische`);
const players = (count: number): string => many(count, 'Spieler', 'Spieler');

function because(facts: TaskFacts, name: string): string {
  switch (facts.is) {
    case 'bought-in':
      return `${facts.players} sind dabei. Lose die Plätze aus.`;
    case 'seated':
      return `${facts.players} sitzen an ${facts.tables === 1 ? 'einem Tisch' : `${facts.tables} Tischen`}. Starte die Uhr.`;
    case 'redraw':
      return `Noch ${facts.left} dabei. Alle losen neu für ${tables(facts.tables)}.`;
    case 'combine':
      return `Noch ${facts.left} dabei, das passt an ${tables(facts.tables)}. Alle losen neu.`;
    case 'tables-won':
      return `${facts.tables} Tische sind entschieden. Wer gewonnen hat, lost für den Finaltisch.`;
    case 'break':
      return `Noch ${facts.left} dabei, das passt an ${tables(facts.tables)}. Tisch ${facts.table} wird aufgelöst.`;
    case 'balance': {
      const sizes = facts.sizes.map((each) => `Tisch ${each.table} hat ${each.players}`);
      return sentence(listed(sizes, 'de'));
    }
    case 'waits':
      return because(facts.due, name);
    case 'no-seat':
      return `${name} ist eingekauft und braucht einen Platz.`;
    case 'one-left':
      return `Nur noch ${name} ist dabei. Ruf den Sieg aus, wenn niemand mehr einen Rebuy nimmt.`;
    case 'away':
      return `${name} hat noch ${facts.minutes} von ${facts.limit} Minuten, um zurückzukommen.`;
    case 'stayed-away':
      return `${name} ist seit ${facts.limit} Minuten weg. Du kannst den Stack verfallen lassen.`;
    case 'never-came':
      return `${name} hat es nicht rechtzeitig geschafft. Du kannst den Stack herausnehmen.`;
    case 'color-up':
      return facts.afterAddOns
        ? `Nach den Add-ons: Tauscht die ${chips(facts.chip)}er in ${chips(facts.into)}er, um einzelne wird gezogen.`
        : `Die ${chips(facts.chip)}er werden nicht mehr gebraucht. Tauscht sie in ${chips(facts.into)}er, um einzelne wird gezogen.`;
    case 'slept':
      return 'Die Uhr lief weiter. Wenn ihr weitergespielt habt, zählt die Zeit.';
    case 'asks-out':
      return `${name} sagt, die Chips sind weg. Schau am Tisch nach und bestätige es.`;
    case 'asks-rebuy':
      return facts.sits
        ? `${name} hat keine Chips mehr und will einen Rebuy. Erst raus, dann wieder rein.`
        : `${name} ist raus und will einen Rebuy.`;
    case 'asks-clock':
      return `Wenn es lang genug gedauert hat, starte sie: ${facts.seconds} Sekunden, dann der Countdown.`;
    case 'broke':
      return `${name} ist raus und kann einen Rebuy nehmen.`;
    case 'owes':
      return 'Buy-in, Rebuys und Add-ons sind noch nicht bezahlt.';
    case 'to-be-paid':
      return 'Gib den Preis aus und hak ihn dann ab.';
  }
}

export const de: DeskWords = {
  because,
  handsFirst: 'Sobald die laufenden Hände vorbei sind.',
  depends: (what) => `„${what}“ hängt von diesem Schritt ab. Nimm zuerst den heraus.`,
  somebody: 'Jemand',
  lowCardGives: 'Die niedrigste Karte gibt jemanden ab.',
  waitsFor: (names) => `Wartet auf ${listed(names, 'de')}: Rebuy oder raus?`,
  question: {
    rebuy: (name) => `${name}: Rebuy oder raus?`,
    rebuyIs: (table) => `An Tisch ${table} ausgeschieden.`,
    bell: (name, level) => `Wurde die letzte Hand von ${name} vor Level ${level} gegeben?`,
    bellIs: (level) => `Rebuys gibt es bis zur ersten Hand von Level ${level}.`,
    ranking: (names) => `Wer hatte mehr Chips, ${names.slice(0, -1).join(', ')} oder ${names.at(-1)}?`,
    rankingIs: 'Zu Beginn dieser Hand. Der größere Stack wird besser platziert.',
    bounty: (name) => `Wer hat ${name} rausgeworfen?`,
    bountyIs: (amount) => `Das Kopfgeld ist ${amount}.`,
    button: (table) => `Wer hatte an Tisch ${table} den Button?`,
    buttonIs: {
      balance: 'Der Button der Hand, die gerade vorbei ist, entscheidet, wer wechselt.',
      'heads-up': 'In der Hand, die gerade vorbei ist. Davon hängt ab, wer jetzt den Button hat.',
    },
    blinds: (table) => `Wer hatte an Tisch ${table} den Big Blind?`,
    blindsIs: 'In der Hand, die gerade vorbei ist. Davon hängt ab, was am neuen Platz fällig ist.',
    inHand: (name, table) => `War ${name} in der letzten Hand an Tisch ${table} noch dabei?`,
    inHandIs: 'Davon hängt ab, wer wechselt.',
    seat: (seat, name) => (name === null ? `Platz ${seat}, leer` : `Platz ${seat}, ${name}`),
    order: (names) => names.join(', dann '),
    words: {
      rebuy: 'Rebuy',
      out: 'Raus',
      before: 'Davor',
      after: 'Danach',
      yes: 'Ja',
      no: 'Nein',
      nobody: 'Niemand',
      same: 'Gleich viele',
    },
    moves: (name, table, seat, posts) =>
      `${name} wechselt an Tisch ${table}, Platz ${seat}${posts === null ? '' : posts === 'big' ? ' und zahlt den Big Blind' : ' und zahlt den Small Blind'}`,
    wins: (name) => `${name} gewinnt`,
    rebuys: (price, stack) => `${price} für ${stack} Chips`,
    bountyPooled: 'Das Kopfgeld geht in den Preispool',
    mover: (name) => `${name} wechselt`,
    tapChair: 'Tipp den Platz an',
    tapInOrder: 'Tipp zuerst den größten Stack an.',
  },
  exception: {
    title: 'Eine Ausnahme machen?',
    anyway: 'Trotzdem zulassen',
    reason: 'Grund, fürs Protokoll',
    reasons: ['Alle sind einverstanden', 'So versprochen', 'Mein Fehler'],
  },
  task: {
    everybodySits: 'Alle sitzen',
    startClock: 'Uhr starten',
    readyToDraw: 'Bereit zum Auslosen',
    drawSeats: 'Plätze auslosen',
    dealHere: 'Hier auslosen',
    tableBroken: (table) => `Tisch ${table} auflösen`,
    giveSeats: 'Neue Plätze vergeben',
    newSeats: 'Neue Auslosung',
    drawNewSeats: 'Neue Plätze auslosen',
    slept: (minutes) =>
      `Der Laptop hat ${many(minutes, 'Minute', 'Minuten')} geschlafen. ${minutes === 1 ? 'Zählt sie' : 'Zählen sie'}?`,
    countIt: 'Ja, wir haben gespielt',
    dontCount: 'Nein, Uhr zurückstellen',
    somebodyMoves: 'Tische ausgleichen',
    drawWhoMoves: 'Jetzt ausgleichen',
    dealLowCard: 'Karten geben',
    isAway: (name) => `${name} ist weg`,
    takeChips: 'Stack verfällt',
    isBack: (name) => `${name} ist zurück`,
    waits: (name) => `${name} braucht einen Platz`,
    giveSeat: (name) => `Platz für ${name}`,
    notCome: (name) => `${name} ist noch nicht da`,
    takeOut: 'Stack herausnehmen',
    isHere: (name) => `${name} ist da`,
    saysOut: (name) => `${name} meldet sich raus`,
    isOut: (name) => `${name} ist raus`,
    wantsRebuy: (name) => `${name} will einen Rebuy`,
    callsClock: (name, on) => `${name} verlangt die Uhr für ${on}`,
    countDown: 'Countdown starten',
    no: 'Nein',
    colorUp: (chip) => `${chip}er tauschen`,
    changed: 'Erledigt',
    mayRebuy: (name) => `${name} kann einen Rebuy nehmen`,
    rebuy: (name) => `Rebuy für ${name}`,
    oneLeft: 'Nur noch eine Person dabei',
    callWinner: 'Sieg ausrufen',
    pay: (name, amount) => `${name} bekommt ${amount}`,
    paid: 'Ausgezahlt',
    owes: (name, amount) => `${name} schuldet ${amount}`,
    hasPaid: () => 'Bezahlt',
  },
  done: stepWords,
  ask: {
    startedWith: (name) => `Wie viele Chips hatte ${name} zu Beginn der Hand?`,
    chips: (name) => `Wie viele Chips hat ${name}?`,
    who: (name) => `Wer hat ${name} rausgeworfen?`,
    nobody: 'Niemand: Das Kopfgeld geht in den Preispool',
    adult: (name, age) => `Ist ${name} ${age} oder älter?`,
    orbits: (table) => `Wie viele Runden hat Tisch ${table} gespielt?`,
    orbitsAbout: (estimate) => `Nach der Uhr wohl ${estimate}.`,
    orbitsCost: (orbits, stakes, less, starts, posts) =>
      `${many(orbits, 'Runde', 'Runden')}${stakes.length === 0 ? '' : ` mit ${listed(stakes, 'de')}`}: ${less} weniger, Start mit ${starts}${posts === null ? '' : `, in der ersten Hand ${posts} als Big Blind`}.`,
    seatNow: 'Platz geben',
    button: (table) => `Wo liegt der Button an Tisch ${table}?`,
    cards: 'Welche Karten habt ihr gegeben?',
    fewer: 'Eine weniger',
    more: 'Eine mehr',
    yes: 'Ja',
    no: 'Nein',
    chipsLabel: 'Chips',
    goOn: 'Weiter',
  },
  door: {
    isAtDoor: (name) => `${name} steht an der Tür`,
    wantsToWatch: (name) => `${name} möchte zusehen`,
    areAtDoor: (count) => `${count} Gäste stehen an der Tür`,
    watches: 'sieht zu',
    letIn: 'Hereinlassen',
    letAllIn: 'Alle hereinlassen',
    oneByOne: 'Einzeln',
    turnAway: 'Abweisen',
    otherPhone: (name) => `Ein anderes Handy will den Platz von ${name}`,
    otherPhoneSays:
      'Jemand fragt mit diesem Namen von einem anderen Handy aus. Das bisherige gibt den Platz ab.',
    moveSeat: 'Platz verlegen',
  },
  devices: 'Geräte',
  allGames: 'Alle Spiele',
  notYours: 'Hier sitzt die Turnierleitung',
  notDirector: 'Du bist bei diesem Turnier dabei, leitest es aber nicht.',
  mySeat: 'Mein Platz',
  theClock: 'Uhr',
  keys: {
    title: 'Tastenkürzel und Sprache',
    stopOrStart: 'Uhr anhalten oder starten',
    undo: 'Rückgängig machen',
    redo: 'Wiederholen',
    tournament: 'Abend',
    players: 'Spieler',
    rulings: 'Regelfragen',
    money: 'Geld',
    these: 'Tastenkürzel zeigen',
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
  isOver: (tournament) => `${tournament} ist zu Ende`,
  isDesk: (tournament) => `${tournament}: Turnierleitung`,
  setClock: (time) => `Noch ${time}. Uhr stellen`,
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
  takeBreak: 'Pause machen',
  levelBefore: 'Voriges Level',
  nextLevel: 'Nächstes Level',
  toDo: 'Zu tun',
  nothingToDo: 'Alles erledigt',
  toDoCount: (count) => `Zu tun · ${count}`,
  quiet: {
    open: 'Trag unter „Spieler“ alle ein. Sobald zwei eingekauft sind, kannst du auslosen.',
    seated: 'Starte, wenn alle so weit sind. Was zu tun ist, erscheint hier.',
    running:
      'Spiel ruhig mit! Hier siehst du, wenn Tische auszugleichen sind, jemand fehlt oder Chips zu tauschen sind.',
    over: 'Alle Preise sind ausgezahlt. Gute Nacht!',
  },
  prizesToPay: (count) => `${many(count, 'Preis', 'Preise')} auszuzahlen`,
  playersOwe: (count, sum) => `${players(count)} schulden zusammen ${sum}`,
  openLedger: 'Kasse öffnen',
  tables: 'Tische',
  tableShown: 'Gezeigter Tisch',
  table: (table) => `Tisch ${table}`,
  playing: 'spielt',
  players,
  muted: 'Stumm',
  unmute: 'Stummschaltung aufheben',
  noTables: 'Nach der Auslosung erscheinen hier die Tische. Trag zuerst unter „Spieler“ alle ein.',
  announce: 'Ansagen',
  fromTable: (table) => `Tisch ${table}`,
  to: 'an',
  chair: (table, seat) => `Tisch ${table}, Platz ${seat}`,
  posts: { small: 'zahlt den Small Blind', big: 'zahlt den Big Blind' },
  result: 'Ergebnis',
  handNumber: (hand) => `Hand ${hand}`,
  afterHand: (hand) => `${many(hand, 'Hand', 'Hände')} gespielt`,
  deals: (name) => `${name} gibt`,
  tapPlayer: 'Tipp jemanden an',
  tapWhoIsOut: 'Tipp an, wer raus ist',
  outNames: (names) => `Raus: ${listed(names, 'de')}`,
  cancel: 'Abbrechen',
  nextHand: 'Nächste Hand',
  misdeal: 'Misdeal',
  track: 'Hände mitzählen',
  stopTracking: 'Nicht mehr mitzählen',
  remote: {
    name: 'Fernbedienung',
    title: (table) => `Tisch ${table}: Hände mitzählen`,
    says: 'Jemand tippt bei jeder Hand auf „Nächste Hand“. Button und Blinds sieht man dann auf Handys und TV.',
    here: 'Hier mitzählen',
    handTo: 'Fernbedienung für',
    with: (name) => `${name} hat die Fernbedienung`,
  },
  whoIsOut: 'Wer ist raus?',
  riffleDeals: (count) => `${players(count)}. Riffle gibt die Karten.`,
  nameAndSeat: (name, seat) => `${name} · Platz ${seat}`,
  isOut: (name) => `${name} ist raus`,
  outTogether: 'Mit anderen raus',
  person: {
    buysIn: (name) => `${name} kauft sich ein`,
    hasCome: 'Ist gekommen',
    isBack: 'Ist zurück',
    isAway: 'Ist weg',
    rebuy: 'Rebuy',
    addOn: (stack, price) => `Add-on ${price}: ${stack}\u00a0Chips`,
    excuse: 'Kommt doch nicht',
    rename: 'Umbenennen',
    newName: 'Neuer Name',
    save: 'Speichern',
    withdraw: 'Zurückziehen',
    withdrawFor: (amount) => `Zurückziehen, ${amount} zurück`,
    wentHome: 'Geht nach Hause',
    goesHome: (name) => `${name} geht nach Hause`,
    chipsLeft: (name) => `Wie viele Chips lässt ${name} da?`,
    shared: (others, each, rest) =>
      each === '0'
        ? `${rest ?? '0'} Chips gehen aus dem Spiel.`
        : `${others === 1 ? 'Der andere Platz bekommt' : `Die ${others} anderen bekommen je`} ${each}${rest === null ? '' : `, ${rest} gehen aus dem Spiel`}.`,
    notOut: 'Doch nicht raus',
    changeOrder: 'Reihenfolge ändern',
    orderHow: (name) => `Wann war ${name} raus?`,
    order: {
      before: (other) => `Vor ${other}`,
      with: (other) => `Gleiche Hand wie ${other}`,
    },
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
      'Zeitspiel',
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
    sitsOutHands: (count) => `Setzt ${many(count, 'Hand', 'Hände')} aus`,
    sitsOutOrbits: (count, hands) =>
      `Setzt ${many(count, 'Runde', 'Runden')} aus (${many(hands, 'Hand', 'Hände')})`,
    disqualify: 'Ausschließen',
  },
  list: {
    sum: (count, entries, rebuys) =>
      `${players(count)} dabei · ${entries} Teilnahmen · ${many(rebuys, 'Rebuy')}`,
    waiting: 'Brauchen einen Platz',
    expected: 'Erwartet',
    in: 'Dabei',
    out: 'Raus',
    empty: 'Hier stehen alle, die mitspielen. Trag den ersten Namen ein.',
    removed: 'ausgeschieden',
    noSeat: 'noch kein Platz',
    notHere: 'noch nicht da',
    away: 'weg',
    left: (minutes) => `noch ${minutes}`,
    newPlayer: 'Name',
    enter: 'Eintragen',
    howPaid: 'Zahlung',
    pays: { now: 'Hat bezahlt', before: 'Im Voraus bezahlt', later: 'Zahlt später' },
    comesLater: 'Kommt später',
  },
  late: {
    endsAt: (time) => `In diesem Tempo ist gegen ${time} Uhr Schluss.`,
    title: (minutes) => `${minutes} Verspätung`,
    says: (time, wished) => `In diesem Tempo ist gegen ${time} Uhr Schluss. Geplant war ${wished} Uhr.`,
    kinds: {
      'shorter-levels': (minutes) => `Ab dem nächsten Level ${minutes} Minuten`,
      'skipped-level': (level) => `Level ${level} auslassen`,
      antes: () => 'Ante vom Big Blind',
    },
    over: (time) => `Schluss gegen ${time} Uhr`,
    dismiss: 'Heute nicht mehr erinnern',
  },
  sampleBar: 'Zur Probe: Tipp an, was du willst.',
  aPhone: 'Handy',
  deleteSample: 'Probe löschen',
};
