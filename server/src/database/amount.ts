import { cents, parseDollars, type Cents } from '@ascendant/domain/money';

/**
 * Reads a `decimal(10,2)` column.
 * @throws RangeError for anything that isn't an amount, which such a column can't hold
 */
export function amountOf(decimal: string): Cents {
  const amount = parseDollars(decimal);
  if (amount === null) throw new RangeError("a decimal column isn't an amount");
  return amount;
}

/** The same for a column that can be negative, as revenue can: the site's fee on manual bookings may be more than an event has sold. */
export function signedAmountOf(decimal: string): Cents {
  return decimal.startsWith('-') ? cents(0 - amountOf(decimal.slice(1))) : amountOf(decimal);
}
