import { blinds, capital, chips, money } from '../format.ts';
import type { Asked } from './choices.ts';
import { de as colors } from './color-words.de.ts';
import type { RulebooksWords } from './words.ts';

const STRAFEN = {
  warning: 'eine Verwarnung',
  'missed-hands': 'ausgesetzte Hände',
  'missed-circuits': 'ausgesetzte Runden',
  suspension: 'eine Sperre',
  disqualification: 'nach Hause',
} as const;

const asked: Asked = {
  buyIn: ['Was kostet ein Platz?', (cents, currency) => money(cents, currency)],
  currency: ['In welchem Geld?', ({ symbol }) => symbol],
  startingStack: ['Mit wie vielen Chips beginnt jeder?', (stack) => chips(stack)],
  rebuys: [
    'Wer darf sich wieder einkaufen?',
    ({ atMost, onlyWhenBroke, throughLevel, price, chips: stack }, currency) =>
      atMost === 0
        ? 'Niemand'
        : [
            atMost === null ? 'So oft man will' : atMost === 1 ? 'Einmal' : `${atMost}-mal`,
            ...(onlyWhenBroke ? ['nur ohne Chips'] : []),
            `bis Level ${throughLevel}`,
            price === null
              ? 'zum Preis des Buy-ins'
              : `${chips(stack ?? 0)} Chips für ${money(price, currency)}`,
          ].join(', '),
  ],
  addOn: [
    'Gibt es ein Add-on?',
    (rule, currency) =>
      rule === null
        ? 'Nein'
        : `Nach Level ${rule.afterLevel}: bis ${chips(rule.upTo)}, je ${chips(rule.blockChips)} Chips für ${money(rule.blockPrice, currency)}`,
  ],
  bounty: [
    'Gibt es eine Bounty auf jeden Kopf?',
    (cents, currency) => (cents === 0 ? 'Nein' : money(cents, currency)),
  ],
  bountyPaid: [
    'Was bringt eine Bounty?',
    { whole: 'Alles', half: 'Die Hälfte; die andere kommt auf den Kopf des Gewinners' },
  ],
  prizes: [
    'Wer bekommt wie viel?',
    (table) =>
      table === null
        ? 'Wie vor dem Start ausgehängt'
        : table.map(({ upTo, percent }) => `Bis ${upTo} Spieler ${percent.join(', ')} %`).join('; '),
  ],
  sameHand: [
    'Zwei scheiden in derselben Hand aus: Wer steht höher?',
    { split: 'Sie teilen sich die Preise beider Plätze', 'by-stack': 'Wer vorher mehr Chips hatte' },
  ],
  dealsPaidByDirector: [
    'Dürfen die Letzten einen Deal machen?',
    {
      true: 'Ja, die Turnierleitung zahlt ihn aus',
      false: 'Unter sich; ausgezahlt wird nach der Tabelle',
    },
  ],
  minimumAge: ['Wie alt muss man sein?', (years) => (years === null ? 'Wird nicht gefragt' : `Ab ${years}`)],

  late: [
    'Jemand kommt zu spät',
    {
      'blinded-seat': 'Seine Chips stehen am Platz und zahlen die Blinds',
      'missed-circuits-unless-prepaid': 'Ihm fehlen die verpassten Runden, außer er hatte bezahlt',
      'missed-blinds': 'Ihm fehlen die verpassten Blinds',
      'full-stack': 'Er bekommt den vollen Stack',
    },
  ],
  lateUntilLevel: [
    'Wie spät darf man kommen?',
    (level) => (level === null ? 'Wie die Turnierleitung sagt' : `Vor der ersten Hand von Level ${level}`),
  ],
  lateUntilMinutes: [
    'Oder nach der Uhr?',
    (minutes) => (minutes === null ? 'Nein' : `${minutes} Minuten nach dem Start`),
  ],
  absenceLimitMinutes: [
    'Wie lange darf man weg sein?',
    (minutes) => (minutes === null ? 'Solange die Chips reichen' : `${minutes} Minuten`),
  ],
  absentHands: [
    'Was wird aus den Händen dessen, der weg ist?',
    {
      'not-dealt': 'Er bekommt keine',
      'folded-in-turn': 'Sie werden gefoldet, wenn er dran ist',
      dead: 'Sie sind vom Geben an tot',
    },
  ],
  forfeitedStack: [
    'Wem gehören die Chips dessen, der wegblieb?',
    { 'split-at-table': 'Seinem Tisch, zu gleichen Teilen', 'out-of-play': 'Niemandem' },
  ],
  seatChange: [
    'Darf man den Platz wechseln?',
    { never: 'Nie', 'by-director': 'Wenn die Turnierleitung es sagt' },
  ],

  tableMaximum: ['Wie viele sitzen an einem Tisch?', (players) => `Höchstens ${players}`],
  seating: ['Wie werden Plätze gezogen?', { 'by-card': 'Mit Karten', random: 'Per Zufall' }],
  balanceWhenTablesDifferBy: [
    'Ab wann muss jemand umziehen?',
    (by) =>
      by === 'by-tables'
        ? 'Wenn Tische um 2 auseinanderliegen, bei mehr als sechs Tischen um 3'
        : `Wenn Tische um ${by} auseinanderliegen`,
  ],
  whichTableGives: [
    'Mehrere Tische könnten einen Spieler abgeben: welcher?',
    {
      'low-card-by-suit': 'Die niedrige Karte, bei Gleichstand die Farbe',
      'low-card-again-on-tie': 'Die niedrige Karte, bei Gleichstand noch einmal',
      first: 'Der erste der größten',
    },
  ],
  whoMoves: [
    'Wer zieht um?',
    {
      'same-position': 'Wer so weit vom Button sitzt wie der leere Stuhl',
      'same-side': 'Wer auf derselben Seite des Buttons sitzt',
      'next-big-blind': 'Wer der nächste Big Blind ist',
    },
  ],
  allHandsFinishBeforeMoves: [
    'Warten die anderen Tische auf einen Umzug?',
    { true: 'Ja, bis ihre Hände fertig sind', false: 'Nein, nur seiner spielt die Hand fertig' },
  ],
  behindTheButton: [
    'Ein Neuer sitzt zwischen Button und Small Blind',
    { 'dealt-in': 'Er bekommt Karten', waits: 'Er wartet auf die nächste Hand' },
  ],
  redraws: [
    'Wann ziehen alle einen neuen Platz?',
    ({ at, atHalfTheField, whenTablesCombine, shootout }) =>
      capital(
        [
          ...at.map(
            ({ players, tables, tablesOf }) =>
              `wenn ${players} übrig sind, an ${tables} Tisch${tables === 1 ? '' : 'en'}${tablesOf === undefined ? '' : `, wo an Tischen ${tablesOf[0]} bis ${tablesOf[1]} sitzen`}`,
          ),
          ...(atHalfTheField ? ['beim halben Feld, wenn die Turnierleitung will'] : []),
          ...(whenTablesCombine ? ['wenn Tische zusammengelegt werden'] : []),
          ...(shootout ? ['zum Finale, das die Sieger aller Tische spielen'] : []),
        ].join('; ') || 'nie',
      ),
  ],

  firstButton: [
    'Wer hat zuerst den Button?',
    { 'ace-seat': 'Der Platz, der das Ass gezogen hat', 'seat-1': 'Platz 1', 'high-card': 'Die hohe Karte' },
  ],
  button: [
    'Ein Blind scheidet aus: Was macht der Button?',
    {
      dead: 'Er kann tot sein: Niemand lässt einen Blind aus',
      moving: 'Er ist nie tot: Er geht weiter zu jemandem, der da ist',
      simple: 'Er geht zum nächsten Spieler, die Blinds danach',
    },
  ],
  deadButtonLies: [
    'Wo liegt ein toter Button?',
    { stay: 'Er bleibt beim letzten Geber', 'empty-chair': 'Vor dem leeren Stuhl' },
  ],
  movedSmallBlind: [
    'Der nächste Small Blind wechselt den Tisch',
    { 'as-busted': 'Wie bei einem Ausscheiden', 'button-stays': 'Der Button bleibt für eine zweite Hand' },
  ],
  misplacedButton: [
    'Der Button lag falsch',
    { corrected: 'Er wird zur nächsten Hand berichtigt', stands: 'Er bleibt, wie gegeben wurde' },
  ],
  dealer: ['Wer gibt?', { button: 'Der Button', 'last-eliminated': 'Wer am Tisch zuletzt ausschied' }],
  shuffler: ['Wer mischt?', { dealer: 'Der Geber', 'last-dealer': 'Wer die letzte Hand gab' }],

  levels: [
    'Wie lang sind die Levels?',
    (levels) => `${levels[0]!.minutes} Minuten, ${levels.length} Levels ab ${blinds(levels[0]!)}`,
  ],
  breaks: [
    'Wann sind Pausen?',
    (breaks) =>
      breaks.map(({ afterLevel, minutes }) => `${minutes} min nach Level ${afterLevel}`).join(', ') ||
      'Wie der Gastgeber plant',
  ],
  handBegins: [
    'Wann gehört eine Hand noch zum alten Level?',
    {
      'blinds-and-riffle': 'Sobald die Blinds liegen und gemischt wird',
      riffle: 'Ab dem ersten Mischen',
    },
  ],
  decisionClock: [
    'Die Uhr wird gerufen',
    ({ seconds, countdown, withoutABet }) =>
      `${seconds} Sekunden und ${countdown} heruntergezählt; dann ${withoutABet === 'check' ? 'checkt er, wenn er kann' : 'foldet er'}`,
  ],
  chips: [
    'Welche Chips gibt es?',
    (list) => list.map(({ value, color }) => `${colors[color] ?? color} ${chips(value)}`).join(', '),
  ],
  chipSets: [
    'Welche Chips sind ein Stack?',
    (sets) =>
      Object.entries(sets)
        .map(([name, set]) => `${name}: ${set.map(({ value, count }) => `${count} × ${value}`).join(', ')}`)
        .join('; ') || 'Alle, die ihn ergeben',
  ],
  raceAtMostOneEach: [
    'Wie viele Chips kann man im Chip-Race gewinnen?',
    { true: 'Höchstens einen', false: 'So viele die Karten geben' },
  ],
  raceRemainder: [
    'Was wird aus dem Rest im Chip-Race?',
    { 'half-or-more': 'Ab einem halben Chip wird er einer', always: 'Er wird immer einer' },
  ],
  raceProtects: [
    'Kann jemand durch das Chip-Race ausscheiden?',
    {
      'before-the-others': 'Nein, er bekommt vor den anderen einen Chip',
      'on-top': 'Nein, er bekommt einen Chip dazu',
      nobody: 'Ja',
    },
  ],
  raceTies: [
    'Welche von zwei gleichen Karten ist im Chip-Race höher?',
    { 'by-suit': 'Die höhere Farbe, Pik ist die höchste', 'first-dealt': 'Die zuerst gegebene, ab Platz 1' },
  ],

  structure: ['Wie wird gesetzt?', { 'no-limit': 'Ohne Limit', limit: 'Mit Limit' }],
  silentRaise: [
    'Chips kommen wortlos hinein: Wann ist es ein Raise?',
    {
      'half-of-bet': 'Ab der Hälfte des Einsatzes mehr',
      'half-of-least-raise': 'Ab der Hälfte des kleinsten Raises mehr',
      'whole-raise': 'Nur mit einem ganzen Raise',
    },
  ],
  shortAllInsReopen: [
    'Öffnen kurze All-ins das Setzen wieder?',
    { 'when-they-add-up': 'Wenn sie zusammen ein voller Raise sind', never: 'Nie' },
  ],
  checkOutOfTurn: [
    'Jemand checkt, ohne dran zu sein',
    {
      'no-raise': 'Er darf nicht setzen oder raisen, wenn er dran ist',
      'binds-unless-changed': 'Es bindet ihn, außer es ändert sich etwas',
    },
  ],
  foldOutOfTurn: [
    'Jemand foldet, ohne dran zu sein',
    { binds: 'Es bindet', 'binds-unless-changed': 'Es bindet, außer es ändert sich etwas' },
  ],
  foldWithoutABet: [
    'Karten fliegen nach vorn, obwohl niemand gesetzt hat',
    { 'until-acted-behind': 'Er darf sie nehmen, bis jemand handelt', binds: 'Sie sind gefoldet' },
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
    'Worte und Chips passen nicht zusammen',
    { words: 'Das Wort gilt', 'whichever-first': 'Was zuerst kam, gilt' },
  ],
  shortCall: [
    'Chips reichen nicht für einen Call',
    {
      'full-call': 'Es ist ein ganzer Call',
      'director-when-raised': 'Nach einem Raise unter mehreren entscheidet die Turnierleitung',
    },
  ],
  passedOver: [
    'Jemand wurde übergangen: Wann ist er nicht mehr dran?',
    {
      'three-behind': 'Wenn drei hinter ihm gehandelt haben',
      'substantial-action': 'Bei wesentlicher Action',
    },
  ],
  showsFirst: [
    'Wer zeigt zuerst, wenn am River niemand setzt?',
    { 'first-to-act': 'Wer als Erster handeln konnte', 'left-of-button': 'Wer links vom Button sitzt' },
  ],
  bigBlindAnteOrder: [
    'Der Big Blind reicht nicht für Blind und Ante',
    { 'ante-first': 'Zuerst die Ante', 'blind-first': 'Zuerst der Blind' },
  ],
  limitBetsPerStreet: ['Wie viele Einsätze je Street mit Limit?', (bets) => `${bets}`],
  limitCapLiftsHeadsUp: [
    'Gilt das für zwei allein nicht?',
    { true: 'Richtig, dann ohne Grenze', false: 'Doch' },
  ],

  exposedInTheDeal: [
    'Beim Geben werden Karten offen: Wann ist es ein Misdeal?',
    { 'first-two-or-two': 'Bei einer der ersten zwei oder bei irgend zweien', any: 'Bei jeder' },
  ],
  exposedReplacedBy: [
    'Wie wird eine offene Karte ersetzt?',
    {
      'top-card-then-burn': 'Mit der obersten nach dem Geben; die offene wird die Burn-Karte',
      'last-burn': 'Mit der Burn-Karte',
    },
  ],
  misdealUntil: [
    'Bis wann gilt ein Misdeal?',
    {
      'two-have-acted': 'Bis zwei nach den Blinds gehandelt haben',
      'substantial-action': 'Bis zu wesentlicher Action',
    },
  ],
  oneExtraCard: [
    'Jemand hat eine Karte zu viel',
    { misdeal: 'Ein Misdeal', 'back-as-burn': 'Sie geht zurück und ist die Burn-Karte' },
  ],
  outOfSequence: [
    'Die Reihenfolge beim Geben war falsch',
    { misdeal: 'Ein Misdeal', 'plays-on': 'Die Karten werden geordnet und gespielt' },
  ],
  buttonShort: [
    'Dem Button fehlt eine Karte',
    { 'as-anybody': 'Wie bei jedem', 'until-he-acts': 'Er bekommt sie, bis er handelt' },
  ],
  flopOfFour: [
    'Der Flop hat vier Karten',
    {
      'new-flop': 'Ein neuer Flop aus dem neu gemischten Deck',
      'one-out-at-random': 'Eine der vier geht per Zufall heraus',
    },
  ],
  noBurn: [
    'Es wurde nicht geburnt',
    { 'show-and-skip': 'Die Karte wird gezeigt und übersprungen', 'put-right': 'Es wird richtiggestellt' },
  ],
  prematureTurn: [
    'Turn oder River kam zu früh',
    {
      'set-aside': 'Er wird beiseitegelegt, dann zurückgemischt',
      'shuffle-back': 'Er wird zurückgemischt',
    },
  ],
  foreignCard: [
    'Ein Joker oder eine fremde Karte taucht auf',
    { void: 'Die Hand ist ungültig', 'misdeal-then-paper': 'Rechtzeitig ein Misdeal, später ein Zettel' },
  ],
  fouledHand: [
    'Eine ungeschützte Hand wurde vermischt',
    { 'no-redress': 'Pech gehabt', 'live-if-told': 'Sie lebt, wenn man sie erkennt' },
  ],
  fromTheMuck: [
    'Kann eine Hand aus dem Muck zurück?',
    {
      discretion: 'Wenn die Turnierleitung es sagt',
      never: 'Nie',
      'if-identifiable': 'Wenn sie zweifelsfrei ist',
    },
  ],
  overpaidAllIn: [
    'Ein Verlierer zahlte einem All-in zu viel',
    {
      corrected: 'Es wird berichtigt',
      'stands-after-next-hand': 'Es bleibt so, sobald die nächste Hand beginnt',
    },
  ],

  headsUpTalk: [
    'Wann dürfen zwei über ihre Hände reden?',
    {
      'last-two-of-the-event': 'Als die letzten des Abends',
      'two-in-the-pot': 'Wenn sie allein im Pot sind',
      never: 'Nie',
    },
  ],
  shownByPlayer: ['Ein Spieler zeigt seine Karte', { 'stays-live': 'Seine Hand lebt weiter' }],
  shownToSpoil: [
    'Karten werden gezeigt, um jemandem zu schaden',
    { penalty: 'Eine Strafe', 'may-void': 'Die Turnierleitung darf die Hand annullieren' },
  ],
  stackCount: [
    'Wer darf den Stack eines anderen wissen?',
    { everybody: 'Jeder', 'facing-an-all-in': 'Gezählt nur für den, der vor einem All-in steht' },
  ],
  disputes: [
    'Wie lange kann man einen Pot anfechten?',
    {
      'next-riffle': 'Bis zum nächsten Mischen',
      'amounts-later': 'Bis zur nächsten Hand; den Betrag bis dort zu wesentlicher Action',
    },
  ],
  penalties: [
    'Was kann ein Übeltäter bekommen?',
    (kinds) => capital(kinds.map((kind) => STRAFEN[kind]).join(', ')),
  ],
};

export const de: RulebooksWords = {
  choose: 'Gespielt wird nach',
  why: 'Warum?',
  groups: {
    money: 'Geld',
    people: 'Zu spät und weg',
    seats: 'Plätze',
    button: 'Button und Geber',
    clock: 'Uhr und Chips',
    betting: 'Setzen',
    errors: 'Fehler beim Geben',
    conduct: 'Reden und Ärger',
  },
  asked,
};
