import type { OpinionWords } from './words.ts';

export const de: OpinionWords = {
  title: 'Zweite Meinung',
  working: 'Wird ausgerechnet …',
  bigBlinds: (amount) => `${amount} Big ${amount === '1' ? 'Blind' : 'Blinds'}`,
  inPrizes: (amount) => `${amount} Preisgeld`,
  says: ({ bigBlinds, against, first, share, hand, amount, best, did }) => {
    const where =
      against !== null
        ? `gegen das All-in von ${against}`
        : first
          ? 'in erster Position'
          : 'nach lauter Folds';
    const who = `${against === null ? 'gehen perfekte Spieler' : 'callen perfekte Spieler'} mit ${share} % der Hände${against === null ? ' all-in' : ''}`;
    const shove = against === null ? 'ein All-in' : 'ein Call';
    const so = {
      'all-in': {
        'all-in': 'und so hast du gespielt',
        fold: 'was dein Fold verschenkt hat',
        other: 'was du ausgelassen hast',
      },
      fold: {
        fold: 'und du hast gepasst',
        'all-in': 'was du bezahlt hast',
        other: 'und du bist dabeigeblieben',
      },
    }[best][did];
    const worth =
      amount === null
        ? `mit ${hand} kommt beides auf dasselbe hinaus`
        : best === 'all-in'
          ? `mit ${hand} ist ${shove} ${amount} mehr wert als ein Fold, ${so}`
          : `mit ${hand} kostet ${shove} ${amount}, ${so}`;
    return `Mit ${bigBlinds} ${where} ${who}; ${worth}.`;
  },
  noteChips:
    'Nach Gleichgewichtsspiel, in dem alle nur All-in gehen oder passen. Chips zählen für sich selbst.',
  notePrizes: 'Nach Gleichgewichtsspiel, in dem alle nur All-in gehen oder passen. Preise zählen nach ICM.',
};
