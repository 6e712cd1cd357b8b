import { blinds, capital, chips, money } from '../format.ts';
import type { Asked } from './choices.ts';
import { de as colors } from './color-words.de.ts';
import type { RulebooksWords } from './words.ts';

const STRAFEN = {
  warning: 'eine Verwarnung',
  'missed-hands': 'ausgesetzte Hände',
  'missed-circuits': 'ausgesetzte Runden',
  suspension: 'eine Sperre',
  disqualification: 'Ausschluss',
} as const;

/** Every choice with its question and its answers: one table, and as long as there are choices. */
const asked: Asked = {
  buyIn: ['Wie hoch ist das Buy-in?', (cents, currency) => money(cents, currency)],
  currency: ['Welche Währung?', ({ symbol }) => symbol],
  startingStack: ['Wie groß ist der Startstack?', (stack) => chips(stack)],
  rebuys: [
    'Gibt es Rebuys?',
    ({ atMost, onlyWhenBroke, throughLevel, price, chips: stack }, currency) =>
      atMost === 0
        ? 'Nein'
        : [
            atMost === null ? 'Unbegrenzt' : atMost === 1 ? 'Einmal' : `${atMost}-mal`,
            ...(onlyWhenBroke ? ['nur ohne Chips'] : []),
            `bis Level ${throughLevel}`,
            price === null
              ? 'für ein weiteres Buy-in'
              : `${chips(stack ?? 0)} Chips für ${money(price, currency)}`,
          ].join(', '),
  ],
  addOn: [
    'Gibt es ein Add-on?',
    (rule, currency) =>
      rule === null
        ? 'Nein'
        : `Nach Level ${rule.afterLevel}: ${chips(rule.blockChips)} Chips für ${money(rule.blockPrice, currency)}, bis zu einem Stack von ${chips(rule.upTo)}`,
  ],
  bounty: ['Gibt es Bounties?', (cents, currency) => (cents === 0 ? 'Nein' : money(cents, currency))],
  bountyPaid: [
    'Was zahlt eine Bounty?',
    { whole: 'Alles', half: 'Die Hälfte; die andere kommt auf die eigene Bounty' },
  ],
  prizes: [
    'Wie wird ausgezahlt?',
    (table) =>
      table === null
        ? 'Wird vor dem Start ausgehängt'
        : table.map(({ upTo, percent }) => `Bis ${upTo} Spieler: ${percent.join('/')} %`).join('; '),
  ],
  prizesRoundedTo: [
    'Worauf werden Preise gerundet?',
    (cents, currency) =>
      cents === 1
        ? 'Gar nicht: auf den Cent'
        : `Auf ${money(cents, currency)}; der Rest geht an den ersten Platz`,
  ],
  costs: [
    'Dürfen Kosten vor den Preisen abgehen?',
    { 'before-prizes': 'Ja, wenn sie angesagt sind', never: 'Nein, alles Eingezahlte wird ausgezahlt' },
  ],
  sameHand: [
    'Zwei scheiden in derselben Hand aus: Wer landet weiter vorn?',
    { split: 'Sie teilen sich die Preise beider Plätze', 'by-stack': 'Wer vorher mehr Chips hatte' },
  ],
  dealsPaidByDirector: [
    'Sind Deals erlaubt?',
    {
      true: 'Ja, die Turnierleitung zahlt ihn aus',
      false: 'Nur untereinander; ausgezahlt wird nach Plätzen',
    },
  ],
  minimumAge: ['Gibt es ein Mindestalter?', (years) => (years === null ? 'Nein' : `Ab ${years}`)],

  late: [
    'Jemand kommt zu spät',
    {
      'blinded-seat': 'Der Stack steht am Platz und zahlt die Blinds',
      'missed-circuits-unless-prepaid': 'Verpasste Runden werden abgezogen, außer bei Vorauszahlung',
      'missed-blinds': 'Verpasste Blinds werden abgezogen',
      'full-stack': 'Es gibt den vollen Stack',
    },
  ],
  lateUntilLevel: [
    'Bis wann ist Late Registration?',
    (level) => (level === null ? 'Bestimmt die Turnierleitung' : `Vor der ersten Hand von Level ${level}`),
  ],
  lateCloses: [
    'Wann endet die Anmeldung in diesem Level?',
    { bell: 'Wenn es beginnt', 'first-hand': 'Mit seiner ersten Hand' },
  ],
  lateUntilMinutes: [
    'Gibt es auch ein Zeitlimit?',
    (minutes) => (minutes === null ? 'Nein' : `${minutes} Minuten nach dem Start`),
  ],
  absenceLimitMinutes: [
    'Wie lange darf man weg sein?',
    (minutes) => (minutes === null ? 'Solange die Chips reichen' : `${minutes} Minuten`),
  ],
  absentHands: [
    'Was passiert mit den Händen, wenn jemand weg ist?',
    {
      'not-dealt': 'Es werden keine Karten gegeben',
      'folded-in-turn': 'Sie werden gefoldet, wenn sie dran sind',
      dead: 'Sie sind vom Geben an tot',
    },
  ],
  forfeitedStack: [
    'Wer bekommt den Stack, wenn jemand nicht zurückkommt?',
    { 'split-at-table': 'Der Tisch, zu gleichen Teilen', 'out-of-play': 'Niemand' },
  ],
  seatChange: [
    'Darf man den Platz wechseln?',
    { never: 'Nie', 'by-director': 'Wenn die Turnierleitung zustimmt' },
  ],

  tableMaximum: ['Wie viele Spieler pro Tisch?', (players) => `Höchstens ${players}`],
  seating: ['Wie werden die Plätze ausgelost?', { 'by-card': 'Mit Karten', random: 'Per Zufall' }],
  balanceWhenTablesDifferBy: [
    'Wann werden Tische ausgeglichen?',
    (by) =>
      by === 'by-tables'
        ? 'Ab 2 Spielern Unterschied, bei mehr als sechs Tischen ab 3'
        : `Ab ${by} Spielern Unterschied`,
  ],
  whichTableGives: [
    'Mehrere Tische könnten einen Spieler abgeben: welcher?',
    {
      'low-card-by-suit': 'Der mit der niedrigsten Karte; bei Gleichstand entscheidet die Farbe',
      'low-card-again-on-tie': 'Der mit der niedrigsten Karte; bei Gleichstand wird neu gezogen',
      first: 'Der erste der vollsten Tische',
    },
  ],
  whoMoves: [
    'Wer wechselt den Tisch?',
    {
      'same-position': 'Wer dieselbe Position hat wie der freie Platz',
      'same-side': 'Wer auf derselben Seite des Buttons sitzt',
      'next-big-blind': 'Wer der nächste Big Blind ist',
    },
  ],
  chairFilledFirst: [
    'Mehrere Plätze sind frei: Welcher wird zuerst besetzt?',
    { 'left-of-button': 'Der nächste links vom Button', 'last-out': 'Der Platz, der zuletzt frei wurde' },
  ],
  allHandsFinishBeforeMoves: [
    'Warten die anderen Tische bei einem Wechsel?',
    { true: 'Ja, sie spielen ihre Hand fertig und warten', false: 'Nein, nur der Tisch, der abgibt' },
  ],
  behindTheButton: [
    'Jemand setzt sich neu zwischen Button und Small Blind',
    { 'dealt-in': 'Bekommt sofort Karten', waits: 'Wartet auf die nächste Hand' },
  ],
  redraws: [
    'Wann werden alle Plätze neu ausgelost?',
    ({ at, atHalfTheField, whenTablesCombine, shootout }) =>
      capital(
        [
          ...at.map(
            ({ players, tables, tablesOf }) =>
              `wenn ${players} übrig sind, an ${tables} Tisch${tables === 1 ? '' : 'en'}${tablesOf === undefined ? '' : `, wo an Tischen ${tablesOf[0]} bis ${tablesOf[1]} sitzen`}`,
          ),
          ...(atHalfTheField ? ['beim halben Feld, wenn die Turnierleitung es will'] : []),
          ...(whenTablesCombine ? ['wenn Tische zusammengelegt werden'] : []),
          ...(shootout ? ['für den Finaltisch eines Shootouts'] : []),
        ].join('; ') || 'nie',
      ),
  ],

  firstButton: [
    'Wer hat zuerst den Button?',
    {
      'ace-seat': 'Der Platz, der das Ass gezogen hat',
      'seat-1': 'Platz 1',
      'high-card': 'Wer die höchste Karte zieht',
    },
  ],
  button: [
    'Ein Blind scheidet aus: Was macht der Button?',
    {
      dead: 'Dead Button: Niemand lässt einen Blind aus',
      moving: 'Moving Button: Er geht immer zu einem Spieler',
      simple: 'Einfach: zum nächsten Spieler, die Blinds direkt danach',
    },
  ],
  deadButtonLies: [
    'Wo liegt ein Dead Button?',
    { stay: 'Er bleibt, wo er war', 'empty-chair': 'Vor dem leeren Platz' },
  ],
  movedSmallBlind: [
    'Der nächste Small Blind wechselt den Tisch',
    { 'as-busted': 'Wie bei einem Ausscheiden', 'button-stays': 'Der Button bleibt für eine zweite Hand' },
  ],
  misplacedButton: [
    'Der Button lag falsch',
    { corrected: 'Wird zur nächsten Hand korrigiert', stands: 'Bleibt, wie gegeben wurde' },
  ],
  dealer: [
    'Wer gibt?',
    { button: 'Der Button', 'last-eliminated': 'Wer am Tisch zuletzt ausgeschieden ist' },
  ],
  shuffler: ['Wer mischt?', { dealer: 'Der Dealer', 'last-dealer': 'Wer die letzte Hand gegeben hat' }],

  levels: [
    'Wie lang sind die Levels?',
    (levels) => `${levels[0]!.minutes} Minuten, ${levels.length} Levels ab ${blinds(levels[0]!)}`,
  ],
  breaks: [
    'Wann ist Pause?',
    (breaks) =>
      breaks.map(({ afterLevel, minutes }) => `${minutes} min nach Level ${afterLevel}`).join(', ') ||
      'Legt der Gastgeber fest',
  ],
  handBegins: [
    'Wann zählt eine Hand noch zum alten Level?',
    {
      'blinds-and-riffle': 'Sobald die Blinds liegen und gemischt wird',
      riffle: 'Ab dem ersten Mischen',
    },
  ],
  decisionClock: [
    'Jemand ruft „Time“',
    ({ seconds, countdown, withoutABet }) =>
      `${seconds} Sekunden und ${countdown} Sekunden Countdown; dann ${withoutABet === 'check' ? 'Check, wenn möglich, sonst Fold' : 'Fold'}`,
  ],
  chips: [
    'Welche Chips gibt es?',
    (list) => list.map(({ value, color }) => `${colors[color] ?? color} ${chips(value)}`).join(', '),
  ],
  chipSets: [
    'Aus welchen Chips besteht ein Stack?',
    (sets) =>
      Object.entries(sets)
        .map(([name, set]) => `${name}: ${set.map(({ value, count }) => `${count} × ${value}`).join(', ')}`)
        .join('; ') || 'Egal, Hauptsache es geht auf',
  ],
  raceAtMostOneEach: [
    'Wie viele Chips kann man im Chip-Race gewinnen?',
    { true: 'Höchstens einen', false: 'So viele, wie die Karten gewinnen' },
  ],
  raceRemainder: [
    'Was passiert mit dem Rest im Chip-Race?',
    { 'half-or-more': 'Ab einem halben Chip wird aufgerundet', always: 'Es wird immer aufgerundet' },
  ],
  raceProtects: [
    'Kann jemand durch das Chip-Race ausscheiden?',
    {
      'before-the-others': 'Nein, wer sonst raus wäre, bekommt den ersten Chip',
      'on-top': 'Nein, wer sonst raus wäre, bekommt einen Chip extra',
      nobody: 'Ja',
    },
  ],
  raceTies: [
    'Welche von zwei gleichen Karten ist im Chip-Race höher?',
    { 'by-suit': 'Die höhere Farbe, Pik ist die höchste', 'first-dealt': 'Die zuerst gegebene, ab Platz 1' },
  ],

  structure: ['No-Limit oder Limit?', { 'no-limit': 'No-Limit', limit: 'Fixed Limit' }],
  silentRaise: [
    'Chips ohne Ansage: Wann ist es ein Raise?',
    {
      'half-of-bet': 'Ab dem halben Einsatz mehr',
      'half-of-least-raise': 'Ab dem halben Mindest-Raise mehr',
      'whole-raise': 'Nur mit vollem Mindest-Raise',
    },
  ],
  shortAllInsReopen: [
    'Eröffnen kleine All-ins die Setzrunde neu?',
    { 'when-they-add-up': 'Wenn sie zusammen einen vollen Raise ergeben', never: 'Nie' },
  ],
  checkOutOfTurn: [
    'Jemand checkt, ohne dran zu sein',
    {
      'no-raise': 'Danach darf man nicht mehr setzen oder raisen',
      'binds-unless-changed': 'Der Check gilt, wenn die Action gleich bleibt',
    },
  ],
  foldOutOfTurn: [
    'Jemand foldet, ohne dran zu sein',
    { binds: 'Der Fold gilt', 'binds-unless-changed': 'Der Fold gilt, wenn die Action gleich bleibt' },
  ],
  foldWithoutABet: [
    'Jemand foldet, obwohl ein Check möglich war',
    { 'until-acted-behind': 'Rücknahme möglich, bis der Nächste agiert', binds: 'Der Fold gilt' },
  ],
  raiseWithoutAmount: [
    'Jemand sagt „Raise“ ohne Betrag',
    {
      'one-motion': 'Die Chips kommen mit einer Bewegung',
      'call-then-one-motion': 'Erst darf der Call kommen, dann der Rest mit einer Bewegung',
      'any-motions': 'Die Chips dürfen mit mehreren Bewegungen kommen',
    },
  ],
  wordsOrChips: [
    'Ansage und Chips passen nicht zusammen',
    { words: 'Die Ansage gilt', 'whichever-first': 'Was zuerst kam, gilt' },
  ],
  shortCall: [
    'Jemand setzt weniger als einen Call',
    {
      'full-call': 'Der Call muss ergänzt werden',
      'director-when-raised': 'Nach einem Raise mit mehreren im Pot entscheidet die Turnierleitung',
    },
  ],
  passedOver: [
    'Jemand wurde übersprungen: Wann ist die Chance vorbei?',
    {
      'three-behind': 'Wenn drei Spieler danach agiert haben',
      'substantial-action': 'Bei Substantial Action',
    },
  ],
  showsFirst: [
    'Wer zeigt zuerst, wenn am River niemand setzt?',
    { 'first-to-act': 'Wer als Erster handeln konnte', 'left-of-button': 'Wer links vom Button sitzt' },
  ],
  allInHands: [
    'Wann wird bei einem All-in aufgedeckt?',
    { 'face-up': 'Sofort, sobald nicht mehr gesetzt wird', 'in-turn': 'Reihum, beim Showdown' },
  ],
  anteBy: [
    'Wer zahlt das Ante?',
    { each: 'Jeder Spieler', 'big-blind': 'Der Big Blind, für den ganzen Tisch' },
  ],
  bigBlindAnteOrder: [
    'Der Big Blind kann nicht Blind und Ante bezahlen',
    { 'ante-first': 'Zuerst die Ante', 'blind-first': 'Zuerst der Blind' },
  ],
  limitBetsPerStreet: ['Wie viele Bets pro Street im Limit?', (bets) => `${bets}`],
  limitCapLiftsHeadsUp: ['Entfällt das Limit heads-up?', { true: 'Ja', false: 'Nein' }],

  exposedInTheDeal: [
    'Beim Geben wird eine Karte aufgedeckt: Wann ist es ein Misdeal?',
    { 'first-two-or-two': 'Bei einer der ersten zwei oder bei zwei beliebigen', any: 'Immer' },
  ],
  exposedReplacedBy: [
    'Wie wird eine aufgedeckte Karte ersetzt?',
    {
      'top-card-then-burn': 'Nach dem Geben mit der obersten; die aufgedeckte wird Burn-Karte',
      'last-burn': 'Mit der Burn-Karte',
    },
  ],
  misdealUntil: [
    'Bis wann kann man Misdeal ansagen?',
    {
      'two-have-acted': 'Bis zwei Spieler nach den Blinds agiert haben',
      'substantial-action': 'Bis zu Substantial Action',
    },
  ],
  oneExtraCard: [
    'Jemand hat eine Karte zu viel',
    { misdeal: 'Ein Misdeal', 'back-as-burn': 'Sie geht zurück und wird Burn-Karte' },
  ],
  outOfSequence: [
    'Die Karten wurden in falscher Reihenfolge gegeben',
    { misdeal: 'Ein Misdeal', 'plays-on': 'Sie werden richtig verteilt, dann geht es weiter' },
  ],
  buttonShort: [
    'Dem Button fehlt eine Karte',
    { 'as-anybody': 'Wie bei allen anderen', 'until-he-acts': 'Nachgeben, solange er nicht agiert hat' },
  ],
  flopOfFour: [
    'Der Flop hat vier Karten',
    {
      'new-flop': 'Ein neuer Flop aus dem neu gemischten Deck',
      'one-out-at-random': 'Eine der vier wird zufällig entfernt',
    },
  ],
  noBurn: [
    'Die Burn-Karte wurde vergessen',
    { 'show-and-skip': 'Die Karte wird gezeigt und übersprungen', 'put-right': 'Wird korrigiert' },
  ],
  prematureTurn: [
    'Turn oder River kam zu früh',
    { 'set-aside': 'Beiseitelegen, später zurückmischen', 'shuffle-back': 'Sofort zurückmischen' },
  ],
  foreignCard: [
    'Ein Joker oder eine fremde Karte taucht auf',
    {
      void: 'Die Hand ist ungültig',
      'misdeal-then-paper': 'Früh ein Misdeal, später zählt sie als leere Karte',
    },
  ],
  fouledHand: [
    'Eine ungeschützte Hand gerät unter andere Karten',
    { 'no-redress': 'Pech gehabt', 'live-if-told': 'Sie bleibt live, wenn man sie erkennt' },
  ],
  fromTheMuck: [
    'Kann eine Hand aus dem Muck zurück?',
    {
      discretion: 'Nach Ermessen der Turnierleitung',
      never: 'Nie',
      'if-identifiable': 'Wenn sie zweifelsfrei zu erkennen ist',
    },
  ],
  overpaidAllIn: [
    'Ein Verlierer hat für ein All-in zu viel bezahlt',
    {
      corrected: 'Wird korrigiert',
      'stands-after-next-hand': 'Wird korrigiert, bis die nächste Hand beginnt',
    },
  ],

  headsUpTalk: [
    'Wann dürfen zwei über ihre Hände reden?',
    {
      'last-two-of-the-event': 'Wenn sie die letzten zwei im Turnier sind',
      'two-in-the-pot': 'Wenn nur sie noch im Pot sind',
      never: 'Nie',
    },
  ],
  shownByPlayer: ['Ein Spieler zeigt eine Karte', { 'stays-live': 'Die Hand bleibt live' }],
  shownToSpoil: [
    'Karten werden gezeigt, um jemandem zu schaden',
    { penalty: 'Eine Strafe', 'may-void': 'Die Turnierleitung darf die Hand annullieren' },
  ],
  stackCount: [
    'Wer darf die Größe fremder Stacks wissen?',
    { everybody: 'Alle', 'facing-an-all-in': 'Nachgezählt wird nur für Spieler vor einem All-in' },
  ],
  disputes: [
    'Bis wann kann man einen Pot anfechten?',
    {
      'next-riffle': 'Bis zum nächsten Mischen',
      'amounts-later': 'Bis zur nächsten Hand; den Betrag bis zu Substantial Action darin',
    },
  ],
  penalties: ['Welche Strafen gibt es?', (kinds) => capital(kinds.map((kind) => STRAFEN[kind]).join(', '))],
};

export const de: RulebooksWords = {
  choose: 'Nach diesen Regeln spielen',
  why: 'Warum?',
  groups: {
    money: 'Geld',
    people: 'Zu spät oder abwesend',
    seats: 'Plätze',
    button: 'Button und Dealer',
    clock: 'Uhr und Chips',
    betting: 'Setzen',
    errors: 'Fehler beim Geben',
    conduct: 'Benehmen und Strafen',
  },
  asked,
};
