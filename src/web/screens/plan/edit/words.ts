import type { Catalogue } from '../../../shared/language.ts';

const en = {
  knownStacks: 'Common stacks',
  ownStack: 'Chips per player',

  antes: 'Antes',
  noAntes: 'No antes',
  bigBlindAnte: 'Big blind ante',
  anteEach: 'Everyone antes',

  seatsPerTable: 'Seats per table',
  tableCount: 'Tables',

  payoutsIn: 'Enter payouts in',
  inPercent: 'Percent',
  inMoney: (symbol: string) => `Amounts (${symbol})`,
  percentLeft: (left: number) =>
    left > 0 ? `${left}% left to pay out.` : `${-left}% too much. Payouts add up to 100%.`,
  moneyLeft: (left: string) => `${left} left to pay out. Payouts add up to the prize pool.`,
  fewerPlaces: 'Fewer places',
  morePlaces: 'More places',
  roundTo: 'Round payouts to',
  toTheCent: 'The cent',

  costs: 'Fee and shared costs, before the prizes',
  costName: 'Pizza, room, fee …',
  amount: 'Amount',
  per: { tournament: 'Once', entry: 'Per buy-in' },
  costIs: (name: string, amount: string, per: 'tournament' | 'entry') =>
    per === 'entry' ? `${name}: ${amount} per buy-in` : `${name}: ${amount}`,
  addCost: 'Add cost',
  removeCost: (name: string) => `Remove ${name}`,

  rebuys: 'Rebuys',
  rebuysEach: 'Rebuys per player',
  rebuyCount: (atMost: number | null) =>
    atMost === 0 ? 'None' : atMost === null ? 'Unlimited' : `${atMost}`,
  throughLevel: 'Through level',
  price: (symbol: string) => `Price (${symbol})`,
  chipsFor: 'Chips for it',
  onlyWhenBroke: 'Only after busting',
  addOn: 'Add-on',
  withAddOn: 'Sell an add-on',
  afterLevel: 'In the break after level',
  upTo: 'Up to a stack of',
  late: 'Late registration',
  lateCloses: 'Closes',
  lateOpen: 'Open until I close it',
  lateThrough: 'Open through level',
  bounty: 'Bounty',
  bountyOnTop: (symbol: string) => `On each head, on top (${symbol})`,
  knockout: 'Knockout: all of it',
  progressive: 'Progressive: half of it',
};

export type EditWords = typeof en;
export const editWords: Catalogue<EditWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
