import { expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { isComparable, limitInCharged } from './exchange-rate';

const rate = { cadPerUsd: 1.38, asOf: calendarDay('2026-11-20') };
const inUsd = { charged: 'usd', rate } as const;
const withoutRate = { charged: 'usd', rate: null } as const;

it('PRE-03 a limit in Canadian dollars is converted with the operator’s rate, to the cent', () => {
  expect(limitInCharged(138, 'CAD', inUsd)).toBe(10_000);
  expect(limitInCharged(100, 'CAD', inUsd)).toBe(7_246);
  expect(limitInCharged(100, 'USD', inUsd)).toBe(10_000);
});

it('PRE-03 without a rate a limit is that many US dollars, and 0 stays unlimited', () => {
  expect(limitInCharged(100, 'CAD', withoutRate)).toBe(10_000);
  expect(limitInCharged(0, 'CAD', inUsd)).toBe(0);
});

it('PRE-03 only a currency that’s compared may be promised', () => {
  expect([isComparable('USD', withoutRate), isComparable('CAD', withoutRate), isComparable('CAD', inUsd)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('PRE-03 on a site that charges Canadian dollars, limits in US dollars are converted, and others aren’t', () => {
  const inCad = { charged: 'cad', rate } as const;
  expect([limitInCharged(100, 'USD', inCad), limitInCharged(100, 'CAD', inCad)]).toEqual([13_800, 10_000]);
  expect([isComparable('CAD', { ...inCad, rate: null }), isComparable('USD', { ...inCad, rate: null })]).toEqual([
    true,
    false,
  ]);
});
