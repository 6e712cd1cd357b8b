import type { Break, Level, Rebuys, Redraws } from '../../engine/house/night-choices.ts';
import { chips, money } from '../format.ts';
import { type Asked, asksFrom, groupsWith, type HousesWords, sayFrom } from './houses-words.ts';

const gross = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
const jaNein = (ja: string, nein: string) => ({ true: ja, false: nein });

const GEFRAGT: Asked = {
  startingStack: ['Mit wie vielen Chips beginnt jeder?', (use: number) => chips(use)],
  buyIn: ['Was kostet ein Platz?', (use: number) => money(use)],
  minimumAge: [
    'Wie alt muss man sein?',
    (use: number | null) => (use === null ? 'Wird nicht gefragt' : `${use}`),
  ],
  rebuys: [
    'Wer darf sich wieder einkaufen?',
    ({ atMost, onlyWhenBroke, throughLevel }: Rebuys) =>
      atMost === 0
        ? 'Niemand'
        : `${atMost === null ? 'So oft man will' : atMost === 1 ? 'Einmal' : `${atMost}-mal`}${onlyWhenBroke ? ', nur ohne Chips' : ''}, bis Level ${throughLevel}`,
  ],
  addOn: [
    'Gibt es ein Add-on?',
    (use: { afterLevel: number } | null) =>
      use === null ? 'Nein' : `In der Pause nach Level ${use.afterLevel}, bis zum Startstack`,
  ],
  prizes: [
    'Wer bekommt wie viel?',
    (use: unknown) => (use === null ? 'Wie vor dem Start ausgehängt' : 'Nach der gedruckten Tabelle'),
  ],
  sameHand: [
    'Zwei scheiden in derselben Hand aus: Wer steht höher?',
    { split: 'Sie teilen sich beide Plätze', 'by-stack': 'Wer vorher mehr Chips hatte' },
  ],
  dealsPaidByDirector: [
    'Dürfen die Letzten einen Deal machen?',
    jaNein('Ja, der Turnierleiter zahlt ihn aus', 'Unter sich; ausgezahlt wird nach der Tabelle'),
  ],
  seating: [
    'Wie werden Plätze gezogen?',
    { 'by-card': 'Mit Karten, das Ass hat den Button', random: 'Per Zufall' },
  ],
  seatChange: [
    'Darf man den Platz wechseln?',
    { never: 'Nie', 'by-director': 'Wenn der Turnierleiter es sagt' },
  ],
  redraws: [
    'Wann ziehen alle einen neuen Platz?',
    ({ at, atHalfTheField, whenTablesCombine }: Redraws) =>
      gross(
        [
          ...at.map(({ players, tablesOf }) =>
            tablesOf === undefined
              ? `wenn ${players} übrig sind`
              : `wenn ${players} übrig sind an Tischen zu ${tablesOf[0]} bis ${tablesOf[1]}`,
          ),
          ...(atHalfTheField ? ['beim halben Feld, wenn der Turnierleiter will'] : []),
          ...(whenTablesCombine ? ['wenn Tische zusammengelegt werden'] : []),
        ].join('; '),
      ),
  ],
  firstButton: [
    'Wer hat zuerst den Button?',
    { 'ace-seat': 'Der Platz mit dem Ass', 'seat-1': 'Platz 1', 'high-card': 'Die hohe Karte' },
  ],
  balanceWhenTablesDifferBy: [
    'Ab wann muss jemand umziehen?',
    (use: number | 'by-tables') =>
      use === 'by-tables'
        ? 'Je nachdem, wie viele Tische es sind'
        : `Wenn Tische um ${use} auseinanderliegen`,
  ],
  whichTableGives: [
    'Mehrere Tische könnten einen Spieler abgeben: welcher?',
    {
      'low-card-by-suit': 'Die niedrige Karte, bei Gleichstand die Farbe',
      'low-card-again-on-tie': 'Die niedrige Karte, bei Gleichstand noch einmal',
      first: 'Der erste der Reihe nach',
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
    jaNein('Ja, bis ihre Hände fertig sind', 'Nein'),
  ],
  behindTheButton: [
    'Ein Neuer sitzt zwischen Button und Small Blind',
    { 'dealt-in': 'Er bekommt Karten', waits: 'Er wartet auf die nächste Hand' },
  ],
  button: [
    'Ein Blind scheidet aus: Was macht der Button?',
    { dead: 'Er kann tot sein', moving: 'Er geht zum nächsten Spieler', simple: 'Er geht einfach weiter' },
  ],
  deadButtonLies: [
    'Wo liegt ein toter Button?',
    { stay: 'Er bleibt liegen', 'empty-chair': 'Vor dem leeren Stuhl' },
  ],
  misplacedButton: [
    'Der Button lag falsch',
    { corrected: 'Er wird berichtigt', stands: 'Er gilt, sobald es weitergeht' },
  ],
  dealer: ['Wer gibt?', { button: 'Der Button', 'last-eliminated': 'Wer zuletzt ausschied' }],
  shuffler: ['Wer mischt?', { dealer: 'Der Geber', 'last-dealer': 'Wer die letzte Hand gab' }],
  levels: [
    'Wie lang sind die Levels?',
    (use: readonly Level[]) => `${use[0]!.minutes} Minuten, ab ${use[0]!.small} / ${use[0]!.big}`,
  ],
  breaks: [
    'Wann sind Pausen?',
    (use: readonly Break[]) =>
      use.length === 0
        ? 'Wie der Gastgeber plant'
        : `Nach Level ${use.map(({ afterLevel }) => afterLevel).join(', ')}`,
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
    ({ seconds, countdown, withoutABet }: { seconds: number; countdown: number; withoutABet: string }) =>
      `${seconds} Sekunden und ${countdown} heruntergezählt; dann ${withoutABet === 'check' ? 'checkt er, wenn er kann' : 'foldet er'}`,
  ],
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
    (use: number | null) => (use === null ? 'Wie der Turnierleiter sagt' : `Vor Level ${use}`),
  ],
  lateUntilMinutes: [
    'Oder nach der Uhr?',
    (use: number | null) => (use === null ? 'Nein' : `${use} Minuten nach dem Start`),
  ],
  absenceLimitMinutes: [
    'Wie lange darf man weg sein?',
    (use: number | null) => (use === null ? 'Solange die Chips reichen' : `${use} Minuten`),
  ],
  absentHands: [
    'Was wird aus den Händen dessen, der weg ist?',
    {
      'not-dealt': 'Er bekommt keine',
      'folded-in-turn': 'Sie werden gefoldet, wenn er dran ist',
      dead: 'Sie sind von Anfang an tot',
    },
  ],
  forfeitedStack: [
    'Wem gehören die Chips dessen, der wegblieb?',
    { 'split-at-table': 'Seinem Tisch, zu gleichen Teilen', 'out-of-play': 'Niemandem' },
  ],
  raceAtMostOneEach: [
    'Wie viele Chips kann man im Chip-Race gewinnen?',
    jaNein('Höchstens einen', 'So viele die Karten geben'),
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
  limitBetsPerStreet: ['Einsätze je Street mit Limit', (use: number) => `${use}`],
  limitCapLiftsHeadsUp: ['Gilt das für zwei allein nicht?', jaNein('Richtig, dann ohne Grenze', 'Doch')],
  silentRaise: [
    'Chips kommen wortlos hinein: Wann ist es ein Raise?',
    {
      'half-of-bet': 'Ab der Hälfte des Einsatzes mehr',
      'half-of-least-raise': 'Ab der Hälfte des kleinsten Raises mehr',
      'whole-raise': 'Nur mit einem ganzen Raise',
    },
  ],
  checkOutOfTurn: [
    'Jemand checkt, ohne dran zu sein',
    {
      'no-raise': 'Er darf nicht raisen, wenn er dran ist',
      'binds-unless-changed': 'Es bindet ihn, außer es ändert sich etwas',
    },
  ],
  bigBlindAnteOrder: [
    'Der Big Blind reicht nicht für Blind und Ante',
    { 'ante-first': 'Zuerst die Ante', 'blind-first': 'Zuerst der Blind' },
  ],
  exposedInTheDeal: [
    'Beim Geben werden Karten offen: Wann ist es ein Misdeal?',
    { 'first-two-or-two': 'Bei einer der ersten zwei oder bei zweien', any: 'Bei jeder' },
  ],
  exposedReplacedBy: [
    'Wie wird eine offene Karte ersetzt?',
    {
      'top-card-then-burn': 'Mit der nächsten, sie wird die Burn-Karte',
      'last-burn': 'Mit der letzten Burn-Karte',
    },
  ],
  misdealUntil: [
    'Bis wann gilt ein Misdeal?',
    { 'two-have-acted': 'Bis zwei gehandelt haben', 'substantial-action': 'Bis zu wesentlicher Action' },
  ],
  flopOfFour: [
    'Der Flop hat vier Karten',
    { 'new-flop': 'Ein neuer Flop wird gegeben', 'one-out-at-random': 'Eine geht per Zufall heraus' },
  ],
  noBurn: [
    'Es wurde nicht geburnt',
    { 'show-and-skip': 'Die Karte wird gezeigt und übersprungen', 'put-right': 'Es wird richtiggestellt' },
  ],
  prematureTurn: [
    'Der Turn kam zu früh',
    { 'set-aside': 'Er wird beiseitegelegt', 'shuffle-back': 'Er wird zurückgemischt' },
  ],
  fromTheMuck: [
    'Kann eine Hand aus dem Muck zurück?',
    {
      discretion: 'Wenn der Turnierleiter es sagt',
      never: 'Nie',
      'if-identifiable': 'Wenn sie zweifelsfrei ist',
    },
  ],
  overpaidAllIn: [
    'Ein Verlierer zahlte einem All-in zu viel',
    { corrected: 'Es wird berichtigt', 'stands-after-next-hand': 'Nach der nächsten Hand bleibt es so' },
  ],
  headsUpTalk: [
    'Wann dürfen zwei über ihre Hände reden?',
    {
      'last-two-of-the-event': 'Als die letzten des Abends',
      'two-in-the-pot': 'Wenn sie allein im Pot sind',
      never: 'Nie',
    },
  ],
  oneExtraCard: [
    'Jemand hat eine Karte zu viel',
    { misdeal: 'Ein Misdeal', 'back-as-burn': 'Sie geht zurück und ist die Burn-Karte' },
  ],
  outOfSequence: [
    'Eine Karte ging an den falschen Platz',
    { misdeal: 'Ein Misdeal', 'plays-on': 'Sie wird richtiggestellt' },
  ],
  buttonShort: [
    'Dem Button fehlt eine Karte',
    { 'as-anybody': 'Wie bei jedem', 'until-he-acts': 'Er bekommt sie, bis er handelt' },
  ],
  foreignCard: [
    'Ein Joker oder eine fremde Karte taucht auf',
    { void: 'Die Hand ist ungültig', 'misdeal-then-paper': 'Rechtzeitig ein Misdeal, später ein Zettel' },
  ],
  fouledHand: [
    'Eine ungeschützte Hand wurde vermischt',
    { 'no-redress': 'Pech gehabt', 'live-if-told': 'Sie lebt, wenn man sie erkennt' },
  ],
  foldWithoutABet: [
    'Karten fliegen nach vorn, obwohl niemand gesetzt hat',
    { 'until-acted-behind': 'Er darf sie nehmen, bis jemand handelt', binds: 'Sie sind gefoldet' },
  ],
  shownToSpoil: [
    'Karten werden gezeigt, um jemandem zu schaden',
    { penalty: 'Eine Strafe', 'may-void': 'Der Turnierleiter darf die Hand annullieren' },
  ],
  wordsOrChips: [
    'Worte und Chips passen nicht zusammen',
    { words: 'Das Wort gilt', 'whichever-first': 'Was zuerst kam, gilt' },
  ],
  shortCall: [
    'Chips reichen nicht für einen Call',
    {
      'full-call': 'Es ist ein ganzer Call',
      'director-when-raised': 'Nach einem Raise entscheidet der Turnierleiter',
    },
  ],
  foldOutOfTurn: [
    'Jemand foldet, ohne dran zu sein',
    { binds: 'Es bindet', 'binds-unless-changed': 'Es bindet, außer es ändert sich etwas' },
  ],
  passedOver: [
    'Jemand wurde übergangen: Wann ist er nicht mehr dran?',
    {
      'three-behind': 'Wenn drei hinter ihm gehandelt haben',
      'substantial-action': 'Bei wesentlicher Action',
    },
  ],
  stackCount: [
    'Wer darf den Stack eines anderen wissen?',
    { everybody: 'Jeder', 'facing-an-all-in': 'Gezählt nur für den, der vor einem All-in steht' },
  ],
  disputes: [
    'Wie lange kann man einen Pot anfechten?',
    {
      'next-riffle': 'Bis zum nächsten Mischen',
      'amounts-later': 'Beträge bis zu wesentlicher Action in der nächsten Hand',
    },
  ],
  penalties: [
    'Was kann ein Übeltäter bekommen?',
    (use: readonly string[]) =>
      gross(
        use
          .map(
            (each) =>
              ({
                warning: 'eine Verwarnung',
                'missed-hands': 'ausgesetzte Hände',
                'missed-circuits': 'ausgesetzte Runden',
                suspension: 'eine Sperre',
                disqualification: 'nach Hause',
              })[each] ?? each,
          )
          .join(', '),
      ),
  ],
};

export const de: HousesWords = {
  choose: 'Gespielt wird nach',
  why: 'Warum?',
  short: {
    homepokertourney: 'HomePokerTourney',
    'bnai-jeshurun': 'B’nai Jeshurun',
    'home-guidelines': 'Home Guidelines',
    'roberts-rules': 'Robert’s Rules',
    tda: 'TDA',
  },
  groups: groupsWith({
    money: 'Geld',
    people: 'Zu spät und weg',
    seats: 'Plätze',
    button: 'Button und Geber',
    clock: 'Uhr und Chips',
    betting: 'Setzen',
    errors: 'Fehler beim Geben',
    conduct: 'Reden und Ärger',
  }),
  asks: asksFrom(GEFRAGT),
  says: sayFrom(GEFRAGT),
};
