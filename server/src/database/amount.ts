import { parseDollars, type Cents } from '@ascendant/domain/money';

/**
 * Reads a `decimal(10,2)` column.
 * @throws RangeError for what is no amount: no such column holds it
 */
export function amountOf(decimal: string): Cents {
  const amount = parseDollars(decimal);
  if (amount === null) throw new RangeError('a decimal column is not an amount');
  return amount;
}
