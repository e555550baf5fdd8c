import { formatShortDollars } from '@ascendant/domain/money';
import type { Currency } from '@ascendant/domain/person/preferences';
import { currency as chargedCode, currencyName } from '@ascendant/domain/pricing/currency';
import { isComparable, limitInCharged, type ExchangeRate } from '@ascendant/domain/pricing/exchange-rate';
import { dayText } from '../ui/text/day-text';

/**
 * How a price limit is compared: 'Prices are in US dollars.', or with a rate 'Prices are in US dollars: about $145, at 1.38 CAD for 1 USD on
 * Nov 20, 2026.' Source: rule PRE-03.
 */
export function priceLimitNote(limit: number, of: Currency, rate: ExchangeRate | null): string {
  if (of === chargedCode || limit === 0 || rate === null || !isComparable(of, rate))
    return `Prices are in ${currencyName}.`;
  const converted = formatShortDollars(limitInCharged(limit, of, rate));
  return `Prices are in ${currencyName}: about ${converted}, at ${rate.cadPerUsd} CAD for 1 USD on ${dayText(rate.asOf, 'short')}.`;
}
