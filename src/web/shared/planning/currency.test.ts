import { expect, test } from 'vitest';
import { currencyOfLocale, writtenIn } from './currency.ts';

test('money is written as people of the device’s locale write it, in dollars where nobody knows', () => {
  expect(currencyOfLocale('en-US')).toEqual({ symbol: '$', side: 'before' });
  expect(currencyOfLocale('de-DE')).toEqual({ symbol: '€', side: 'after' });
  expect(currencyOfLocale('de')).toEqual({ symbol: '€', side: 'after' });
  expect(currencyOfLocale('en-IE')).toEqual({ symbol: '€', side: 'before' });
  expect(currencyOfLocale('en-GB')).toEqual({ symbol: '£', side: 'before' });
  expect(currencyOfLocale('de-CH').symbol).toBe('CHF');
  expect(currencyOfLocale('sv-SE')).toEqual({ symbol: 'kr', side: 'after' });
  expect(currencyOfLocale('en-AQ')).toEqual({ symbol: '$', side: 'before' });
  expect(currencyOfLocale('en-US@posix')).toEqual({ symbol: '$', side: 'before' });
  expect(writtenIn('en-CA', 'CAD')).toEqual({ symbol: '$', side: 'before' });
});
