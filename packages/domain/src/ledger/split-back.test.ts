import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import { quoteTotals } from '../pricing/totals';
import { splitBack, type Part } from './split-back';

const partsOf = (...paid: readonly number[]): Part[] => paid.map((amount) => ({ paid: cents(amount), back: cents(0) }));

/** Gives back these amounts, one after the other. @returns the parts after each */
function giveBack(parts: readonly Part[], amounts: readonly number[]): Part[][] {
  const after: Part[][] = [];
  let now = [...parts];
  for (const amount of amounts) {
    const given = splitBack(now, cents(amount));
    expect(given.reduce((sum, each) => sum + each, 0)).toBe(amount);
    now = now.map(({ paid, back }, index) => ({ paid, back: cents(back + (given[index] ?? 0)) }));
    after.push(now);
  }
  return after;
}

/** A random number generator with a seed, so that a failure can be repeated. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('what goes back of a payment', () => {
  it('is split in the shares in which it was paid', () => {
    expect(splitBack(partsOf(10_000, 620, 1381), cents(12_001))).toEqual([10_000, 620, 1381]);
    expect(splitBack(partsOf(10_000, 1000, 1000), cents(1200))).toEqual([1000, 100, 100]);
  });

  it('is split to the cent, the largest fraction first', () => {
    expect(splitBack(partsOf(10_000, 620, 1381), cents(1))).toEqual([1, 0, 0]);
    expect(splitBack(partsOf(1, 1, 1), cents(2))).toEqual([1, 1, 0]);
  });

  it('is nothing of nothing', () => {
    expect(splitBack([], cents(0))).toEqual([]);
    expect(splitBack(partsOf(0, 0), cents(0))).toEqual([0, 0]);
  });

  it('never exceeds what is left', () => {
    expect(() => splitBack(partsOf(100, 50), cents(151))).toThrow(RangeError);
    expect(() => splitBack(partsOf(100, 50), cents(-1))).toThrow(RangeError);
    expect(splitBack(partsOf(100, 50), cents(150))).toEqual([100, 50]);
  });

  it('of the largest amount there is stays exact', () => {
    expect(splitBack(partsOf(99_999_997, 1, 1), cents(99_999_998))).toEqual([99_999_996, 1, 1]);
  });

  it('a hundred refunds of a cent each give what one of a dollar gives', () => {
    const parts = partsOf(10_000, 620, 1381);
    const small = giveBack(parts, Array<number>(100).fill(1)).at(-1);
    const large = giveBack(parts, [100]).at(-1);
    expect(small).toEqual(large);
  });

  it('in any number of random refunds, no part is ever a cent from its share, and the last leaves nothing', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const below = seeded(seed);
      const { subtotal, bookingFee, hst, total } = quoteTotals(cents(1 + below(60_000)));
      const amounts: number[] = [];
      for (let left: number = total; left > 0; left -= amounts.at(-1) ?? 0)
        amounts.push(1 + below(Math.min(left, 4000)));
      const after = giveBack(partsOf(subtotal, bookingFee, hst), amounts);
      for (const parts of after) {
        const back = parts.reduce((sum, part) => sum + part.back, 0);
        for (const part of parts) {
          expect(Math.abs(part.back - (part.paid * back) / total), `seed ${seed}`).toBeLessThan(1);
          expect(part.back).toBeLessThanOrEqual(part.paid);
        }
      }
      expect(after.at(-1)).toEqual([subtotal, bookingFee, hst].map((paid) => ({ paid, back: paid })));
    }
  });

  it('with a discount that the site paid, its share comes back to the site', () => {
    expect(splitBack(partsOf(11_000, -1000, 620, 1381), cents(12_001))).toEqual([11_000, -1000, 620, 1381]);
    expect(splitBack(partsOf(11_000, -1000), cents(5000))).toEqual([5500, -500]);
    expect(splitBack(partsOf(11_000, -10_999), cents(1))).toEqual([11_000, -10_999]);
  });

  it('also with such a discount, no part is ever a cent from its share in random refunds, and the last leaves nothing', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const below = seeded(seed);
      const [tickets, discount] = [1 + below(60_000), below(60_000)];
      const { subtotal, bookingFee, hst, total } = quoteTotals(cents(tickets));
      const paid = [subtotal + discount, -discount, bookingFee, hst];
      const amounts: number[] = [];
      for (let left: number = total; left > 0; left -= amounts.at(-1) ?? 0)
        amounts.push(1 + below(Math.min(left, 4000)));
      for (const parts of giveBack(partsOf(...paid), amounts)) {
        const back = parts.reduce((sum, part) => sum + part.back, 0);
        for (const part of parts) {
          expect(Math.abs(part.back - (part.paid * back) / total), `seed ${seed}`).toBeLessThan(1);
          expect(Math.abs(part.back)).toBeLessThanOrEqual(Math.abs(part.paid));
        }
        if (back === total) expect(parts.map((part) => part.back)).toEqual(paid);
      }
    }
  });
});
