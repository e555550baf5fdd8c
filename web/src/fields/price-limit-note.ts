import { formatShortDollars } from '@ascendant/domain/money';
import type { Currency } from '@ascendant/domain/person/preferences';
import { currencyCode, currencyName } from '@ascendant/domain/pricing/currency';
import { limitInCharged, type ExchangeRate } from '@ascendant/domain/pricing/exchange-rate';
import { dayText } from '../ui/text/day-text';
import { siteCurrency } from '../ui/text/site-currency';

/**
 * How a price limit is compared: 'Prices are in US dollars.', or with a rate 'Prices are in US dollars: about $145, at 1.38 CAD for 1 USD on
 * Nov 20, 2026.' Source: rule PRE-03.
 */
export function priceLimitNote(limit: number, of: Currency, rate: ExchangeRate | null): string {
  const charged = siteCurrency();
  const prices = `Prices are in ${currencyName(charged)}`;
  if (of === currencyCode(charged) || limit === 0 || rate === null) return `${prices}.`;
  const converted = formatShortDollars(limitInCharged(limit, of, { charged, rate }));
  return `${prices}: about ${converted}, at ${rate.cadPerUsd} CAD for 1 USD on ${dayText(rate.asOf, 'short')}.`;
}
