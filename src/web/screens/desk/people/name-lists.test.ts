import { expect, test } from 'vitest';
import { checked, namesIn, peopleIn } from './name-lists.ts';

const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);

test('a pasted list has one name per line, or commas, with or without bullets and numbers', () => {
  expect(names(namesIn('Ann\nBen\r\n\n  Cid '))).toEqual(['Ann', 'Ben', 'Cid']);
  expect(names(namesIn('Ann, Ben; Cid\tDan'))).toEqual(['Ann', 'Ben', 'Cid', 'Dan']);
  expect(names(namesIn('1. Ann\n2) Ben\n- Cid\n• Dan\n[x] Eva'))).toEqual([
    'Ann',
    'Ben',
    'Cid',
    'Dan',
    'Eva',
  ]);
  expect(names(namesIn('3Jane\nJ. R. Ewing'))).toEqual(['3Jane', 'J. R. Ewing']);
  expect(namesIn(' \n,')).toEqual([]);
});

test('a CSV file has a column of names, and may say who has paid', () => {
  expect(peopleIn('Name,Paid\nAnn,yes\n"Ewing, J. R.",\nBen,$25\nCid,no')).toEqual([
    { name: 'Ann', paid: true },
    { name: 'Ewing, J. R.', paid: false },
    { name: 'Ben', paid: true },
    { name: 'Cid', paid: false },
  ]);
  expect(peopleIn('\uFEFFE-Mail;Spieler;Bezahlt\r\na@b.de;Änne;ja\r\n;Bo "The ""Kid""";\r\n')).toEqual([
    { name: 'Änne', paid: true },
    { name: 'Bo The "Kid"', paid: false },
  ]);
});

test('a CSV file without titles is a list of names', () => {
  expect(names(peopleIn('Ann\nBen\n'))).toEqual(['Ann', 'Ben']);
});

test('names that are here already, or twice on the list, are marked however they are written', () => {
  const list = namesIn('mike, Ann, ANN, Ben');
  expect(checked(list, ['Mike']).map(({ already }) => already)).toEqual(['here', null, 'above', null]);
});
