import { expect, test } from 'vitest';
import { currencyCode, currencyName, currencySentence, isChargeCurrency } from './currency';

test.each([
  ['usd', 'USD', 'US dollars', 'All prices are in US dollars.'],
  ['cad', 'CAD', 'Canadian dollars', 'All prices are in Canadian dollars.'],
] as const)('%s is written %s, and %s in a sentence', (currency, code, name, sentence) => {
  expect([currencyCode(currency), currencyName(currency), currencySentence(currency)]).toEqual([code, name, sentence]);
});

test('a site charges in US or Canadian dollars, and nothing else', () => {
  expect(['usd', 'cad', 'eur', 'USD', undefined].map(isChargeCurrency)).toEqual([true, true, false, false, false]);
});
