import { cents, parseDollars, toDecimal, type Cents } from '@ascendant/domain/money';

/** An amount as a reply carries it: dollars as text with two decimals, '544.00', like the tables' `decimal(10,2)`. */
export function toWire(amount: Cents): string {
  return toDecimal(amount);
}

/** An amount where the specification calls it numeric: dollars as a JSON number, 544 or 544.5. */
export function toWireNumber(amount: Cents): number {
  return Number(toDecimal(amount));
}

/**
 * Reads an amount back into cents, from either form.
 * @param amount not negative; a number is rounded to the cent, so that sums of floats read as they were meant
 * @throws RangeError if it isn't an amount
 */
export function fromWire(amount: string | number): Cents {
  const read = tryFromWire(amount);
  if (read === null) throw new RangeError(`Not an amount of money: ${amount}`);
  return read;
}

/** The same for an amount that can be negative, '-12.50' or -12.5. @throws RangeError if it isn't an amount */
export function fromSignedWire(amount: string | number): Cents {
  const text = typeof amount === 'number' ? amount.toFixed(2) : amount;
  return text.startsWith('-') ? cents(0 - fromWire(text.slice(1))) : fromWire(text);
}

/** The same for what a client sends. @returns null if it isn't an amount */
export function tryFromWire(amount: string | number): Cents | null {
  return parseDollars(typeof amount === 'number' ? amount.toFixed(2) : amount);
}

/** The same with a sign. @returns null if it isn't an amount */
export function tryFromSignedWire(amount: string | number): Cents | null {
  const text = typeof amount === 'number' ? amount.toFixed(2) : amount.trim();
  const isNegative = /^[-−]/.test(text);
  const absolute = parseDollars(isNegative ? text.slice(1) : text);
  return absolute === null ? null : cents(isNegative ? 0 - absolute : absolute);
}
