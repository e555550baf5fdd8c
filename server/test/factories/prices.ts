import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';

/** What one adult pays for an event of `buildEvent`: $100 with the fee and the tax of today, line by line, in cents. */
export const oneAdult = quoteTotals(cents(10_000));
/** The total of it, as the wire writes amounts. */
export const oneAdultTotal = toDecimal(oneAdult.total);
