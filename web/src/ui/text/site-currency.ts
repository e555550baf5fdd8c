import { defaultCurrency, type ChargeCurrency } from '@ascendant/domain/pricing/currency';

let currency: ChargeCurrency = defaultCurrency;

/**
 * Sets what every price is in. The browser calls it once, before it renders anything, with what the server's page says; the server calls it
 * before each page, which it renders in one go.
 */
export function pricesAreIn(next: ChargeCurrency): void {
  currency = next;
}

/** What every price is in: the site's setting `CURRENCY`. */
export function siteCurrency(): ChargeCurrency {
  return currency;
}
