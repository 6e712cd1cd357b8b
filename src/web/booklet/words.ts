import type { Catalogue } from '../language.ts';

const en = {
  parts: {
    rulebook: 'House rules',
    steps: 'How to play',
    button: 'What happens if…',
    odds: 'Odds',
    ranks: 'What beats what',
  },
  about: 'What to look up',
  hands: [
    ['Straight flush', 'Five in a row of one suit; up to the ace it is royal.'],
    ['Four of a kind', 'All four of a rank.'],
    ['Full house', 'Three of one rank and two of another; the three count first.'],
    ['Flush', 'Five of one suit; the highest card counts first.'],
    ['Straight', 'Five in a row; the ace is high or, below the two, low.'],
    ['Three of a kind', 'Three of a rank, the others apart.'],
    ['Two pair', 'Two ranks twice; the higher pair counts first.'],
    ['Pair', 'Two of a rank; then the highest other card.'],
    ['High card', 'Nothing of these: the highest card counts.'],
  ] as readonly (readonly [name: string, says: string])[],
  steps: [
    'The player left of the button puts in the small blind.',
    'The one after him puts in the big blind.',
    'Everybody gets two cards face down, one at a time, beginning left of the button.',
    'First betting, beginning left of the big blind. The blinds count as bets; the big blind may still raise.',
    'One card is burnt and three are turned up for everybody: the flop.',
    'Second betting, beginning left of the button with the first who is still in.',
    'Burn one, turn one: the turn.',
    'Third betting, again from the left of the button.',
    'Burn one, turn the last one: the river.',
    'Last betting, from the left of the button.',
    'Who is still in shows. The best five of his seven cards count; equal hands share the pot.',
    'The button goes one player on, and the next hand begins.',
  ],
  rule: {
    dead: 'The big blind always goes one player on; button and small blind follow chair by chair, even onto an empty one. So nobody misses a blind.',
    moving:
      'The button always goes to somebody who is there. Where a chair is empty everything is carried one further, and who was passed by makes up for his blind.',
    simple: 'The button goes to the next player, and the two after him post the blinds.',
  },
  out: {
    button: 'The button goes out',
    small: 'The small blind goes out',
    big: 'The big blind goes out',
    both: 'Both blinds go out',
  },
  headsUp: 'Three are left and one goes out',
  headsUpNote:
    'With two left the button has the small blind, acts first before the flop and last after it. The other one gets the first card.',
  seat: 'Seat',
  now: 'Now',
  next: 'Next hand',
  after: 'The hand after',
  seatOut: (seat: number) => `Seat ${seat} out`,
  gone: 'empty',
  marks: { button: 'D', small: 'SB', big: 'BB' },
  marksMean: 'D is the button, SB the small blind, BB the big blind.',
  outs: 'Outs',
  turn: 'Turn',
  river: 'River',
  either: 'Either',
  bothCards: 'Both',
  perCent: 'Large the per cent, small the odds against: 4.22 means 4.22 to 1.',
  oddsNote:
    'Outs are the cards that make your hand. Either: one of the two cards hits. Both: you need turn and river.',
  holding: 'You hold',
  wanting: 'and want',
  draws: {
    'open straight flush draw': 'Open straight flush draw',
    'inside straight flush draw': 'Inside straight flush draw',
    'flush draw': 'Flush draw',
    'open straight draw': 'Open straight draw',
    'gutshot straight draw': 'Gutshot',
    'two pair': 'Two pair',
    'one pair': 'One pair',
    'three of a kind': 'Three of a kind',
  } as Readonly<Record<string, string>>,
  makes: {
    straight: 'straight or better',
    flush: 'flush',
    'full house': 'full house',
    'three of a kind': 'three of a kind',
    'four of a kind': 'four of a kind',
  } as Readonly<Record<string, string>>,
};

export type BookletWords = typeof en;
export const bookletWords: Catalogue<BookletWords> = {
  en,
  de: () => import('./words.de.ts').then(({ de }) => de),
};
