import { describe, expect, it } from 'vitest';
import { cents, divideHalfUp, formatDollars, formatShortDollars, parseDollars, toDecimal } from './money';

describe('money', () => {
  it('MON-01 refuses an amount that is not a whole number of cents', () => {
    expect(() => cents(1.5)).toThrow(RangeError);
    expect(() => cents(Number.NaN)).toThrow(RangeError);
    expect(() => cents(2 ** 53)).toThrow(RangeError);
    expect(cents(-1)).toBe(-1);
  });

  it.each([
    [4, 10, 0],
    [5, 10, 1],
    [14, 10, 1],
    [15, 10, 2],
    [0, 3, 0],
    [8_999_999_900_000_049, 100, 89_999_999_000_000],
  ])('rounds %i/%i half up to %i', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  it.each([
    ['0', 0],
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    [0.1, 10],
    ['0000.01', 1],
  ])('reads %s as %i cents', (text, expected) => {
    expect(parseDollars(text)).toBe(expected);
  });

  it.each(['', '-1', '+1', '1.234', '1e3', ' 1', '1,000', 'NaN', '.5', '5.'])(
    'refuses to read %j as dollars',
    (text) => {
      expect(parseDollars(text)).toBeNull();
    },
  );

  it('writes two decimals for tables, separators for people, and drops .00 on cards only', () => {
    expect(toDecimal(cents(116172))).toBe('1161.72');
    expect(toDecimal(cents(5))).toBe('0.05');
    expect(formatDollars(cents(116172))).toBe('$1,161.72');
    expect(formatDollars(cents(-250))).toBe('-$2.50');
    expect(formatShortDollars(cents(7600))).toBe('$76');
    expect(formatShortDollars(cents(7650))).toBe('$76.50');
  });
});
