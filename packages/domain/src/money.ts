import { currencySign } from './pricing/currency';

declare const centsBrand: unique symbol;

/** An amount of money: a whole number of cents, never a fraction. Source: rule MON-01. */
export type Cents = number & { readonly [centsBrand]: true };

/** @throws RangeError if `amount` isn't a safe integer: an impossible amount should fail where it first appears. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`);
  return amount as Cents;
}

export const zeroCents = cents(0);

export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/**
 * Divides integers and rounds half up, without floating point in between.
 * @param numerator not negative
 * @param denominator positive
 * Source: rule MON-02, `(a + b/2) div b`.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = BigInt(numerator) * 2n + BigInt(denominator);
  return Number(doubled / (BigInt(denominator) * 2n));
}

/**
 * Reads dollars as people and `decimal(10,2)` columns write them: '12', '12.5', '12.50', 12.5.
 * @returns null for anything else: signs, three decimals, exponents, blanks
 */
export function parseDollars(text: string | number): Cents | null {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(text));
  if (!match) return null;
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
}

/** Two decimals without a sign or separators, as `decimal(10,2)` columns and the wire want it: `12.50`. */
export function toDecimal(amount: Cents): string {
  const absolute = Math.abs(amount);
  const fraction = String(absolute % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${Math.trunc(absolute / 100)}.${fraction}`;
}

/** As printed on a line that adds up: `$1,161.72`. Always two decimals (specification 1, section 9 (Business constants and limits)). */
export function formatDollars(amount: Cents): string {
  const [whole = '0', fraction = '00'] = toDecimal(amount).replace('-', '').split('.');
  return `${amount < 0 ? '-' : ''}${currencySign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** As printed on a card: whole dollars without decimals (`$76`), else two (`$76.50`). */
export function formatShortDollars(amount: Cents): string {
  return formatDollars(amount).replace(/\.00$/, '');
}
