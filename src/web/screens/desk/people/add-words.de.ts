import { many } from '../../../shared/format.ts';
import type { AddWords } from './add-words.ts';

export const de: AddWords = {
  title: 'Mehrere eintragen',
  from: 'Woher die Namen kommen',
  ways: { regulars: 'Stammgäste', paste: 'Liste einfügen', file: 'CSV-Datei' },
  noRegulars: 'Wer hier spielt, steht beim nächsten Mal hier, die häufigsten zuerst.',
  paste: 'Namen',
  pasteHow: 'Ein Name pro Zeile, oder mit Kommas getrennt.',
  chooseFile: 'CSV-Datei wählen',
  fileHow: 'Eine Spalte „Name“, auf Wunsch auch „Bezahlt“.',
  nobodyInIt: 'In dieser Datei stehen keine Namen.',
  everybody: 'Alle ankreuzen',
  nobody: 'Keinen ankreuzen',
  already: {
    here: (name) => `${name} ist schon da`,
    above: (name) => `${name} steht zweimal auf der Liste`,
  },
  hasPaid: 'bezahlt',
  how: 'Wie sie dazukommen',
  comes: {
    later: 'Kaufen ein, zahlen später',
    now: 'Kaufen ein, bezahlt',
    before: 'Im Voraus bezahlt',
    expect: 'Nur erwartet',
  },
  adults: (age) => `Alle sind mindestens ${age}`,
  add: (count) => (count === 0 ? 'Kreuz an, wer kommt' : `${many(count, 'Person', 'Personen')} eintragen`),
  added: (count) => `${many(count, 'Person', 'Personen')} eingetragen`,
};
