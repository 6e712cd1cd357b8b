import { type Currency, DOLLARS } from '../../../engine/money/currency.ts';

/** Where this device keeps the currency of its last plan. */
const LAST_CURRENCY = 'riffle.currency';

const EURO_REGIONS = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
/** What people in a region pay with. */
const PAID_IN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO_REGIONS.map((region) => [region, 'EUR'])),
  ...{ US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', GB: 'GBP', CH: 'CHF', LI: 'CHF', JP: 'JPY', IN: 'INR' },
  ...{ SE: 'SEK', NO: 'NOK', DK: 'DKK', PL: 'PLN', CZ: 'CZK', HU: 'HUF', BR: 'BRL', MX: 'MXN', ZA: 'ZAR' },
};

/** How a locale writes a currency: $25 or 25 €. */
export function writtenIn(locale: string, code: string): Currency {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const symbol = parts[at]?.value.slice(0, 4) ?? DOLLARS.symbol;
  return { symbol, side: at > parts.findIndex(({ type }) => type === 'integer') ? 'after' : 'before' };
}

/** The currency of a locale's region; dollars where that is not known. */
export function currencyOfLocale(locale: string): Currency {
  const region = /^[a-z\d-]+$/i.test(locale) ? new Intl.Locale(locale).maximize().region : undefined;
  const code = region === undefined ? undefined : PAID_IN[region];
  return code === undefined ? DOLLARS : writtenIn(locale, code);
}

/** To choose from; any other sign can be typed. */
export const CURRENCIES: readonly Currency[] = [
  DOLLARS,
  { symbol: '€', side: 'after' },
  { symbol: '€', side: 'before' },
  { symbol: '£', side: 'before' },
  { symbol: 'CHF', side: 'before' },
  { symbol: 'kr', side: 'after' },
  { symbol: 'zł', side: 'after' },
];

export const sameCurrency = (a: Currency, b: Currency): boolean => a.symbol === b.symbol && a.side === b.side;

/** The currency of the last plan on this device, or of its locale. */
export function deviceCurrency(): Currency {
  const last = window.localStorage.getItem(LAST_CURRENCY);
  const [, side, symbol] = /^(before|after) (.{1,4})$/.exec(last ?? '') ?? [];
  if (symbol !== undefined) return { symbol, side: side === 'after' ? 'after' : 'before' };
  return currencyOfLocale(navigator.language);
}

export const rememberCurrency = ({ symbol, side }: Currency): void =>
  window.localStorage.setItem(LAST_CURRENCY, `${side} ${symbol}`);
