import type { EditWords } from './words.ts';

export const de: EditWords = {
  knownStacks: 'Übliche Stacks',
  ownStack: 'Chips pro Spieler',

  antes: 'Antes',
  noAntes: 'Keine Antes',
  bigBlindAnte: 'Big-Blind-Ante',
  anteEach: 'Alle zahlen Ante',

  seatsPerTable: 'Plätze pro Tisch',
  tableCount: 'Tische',

  payoutsIn: 'Preise eingeben in',
  inPercent: 'Prozent',
  inMoney: (symbol) => `Beträgen (${symbol})`,
  percentLeft: (left) =>
    left > 0 ? `Noch ${left} % zu verteilen.` : `${-left} % zu viel. Zusammen müssen es 100 % sein.`,
  moneyLeft: (left) => `Noch ${left} zu verteilen. Zusammen muss es der Preispool sein.`,
  fewerPlaces: 'Weniger Plätze',
  morePlaces: 'Mehr Plätze',
  roundTo: 'Preise runden auf',
  toTheCent: 'Den Cent',

  costs: 'Gebühr und gemeinsame Kosten, vor den Preisen',
  costName: 'Pizza, Raum, Gebühr …',
  amount: 'Betrag',
  per: { tournament: 'Einmal', entry: 'Pro Buy-in' },
  costIs: (name, amount, per) => (per === 'entry' ? `${name}: ${amount} pro Buy-in` : `${name}: ${amount}`),
  addCost: 'Kosten hinzufügen',
  removeCost: (name) => `${name} entfernen`,

  rebuys: 'Rebuys',
  rebuysEach: 'Rebuys pro Spieler',
  rebuyCount: (atMost) => (atMost === 0 ? 'Keine' : atMost === null ? 'Unbegrenzt' : `${atMost}`),
  throughLevel: 'Bis Level',
  price: (symbol) => `Preis (${symbol})`,
  chipsFor: 'Chips dafür',
  onlyWhenBroke: 'Nur nach dem Ausscheiden',
  addOn: 'Add-on',
  withAddOn: 'Add-on anbieten',
  afterLevel: 'In der Pause nach Level',
  upTo: 'Bis zu einem Stack von',
  late: 'Late Registration',
  lateCloses: 'Endet',
  lateOpen: 'Offen, bis ich sie schließe',
  lateThrough: 'Offen bis Level',
  bounty: 'Bounty',
  bountyOnTop: (symbol) => `Auf jeden Kopf, zusätzlich (${symbol})`,
  knockout: 'Knockout: ganz',
  progressive: 'Progressiv: zur Hälfte',
};
