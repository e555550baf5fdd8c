import { expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { isComparable, limitInCharged } from './exchange-rate';

const rate = { cadPerUsd: 1.38, asOf: calendarDay('2026-11-20') };

it('PRE-03 a limit in Canadian dollars is converted with the operator’s rate, to the cent', () => {
  expect(limitInCharged(138, 'CAD', rate)).toBe(10_000);
  expect(limitInCharged(100, 'CAD', rate)).toBe(7_246);
  expect(limitInCharged(100, 'USD', rate)).toBe(10_000);
});

it('PRE-03 without a rate a limit is that many US dollars, and 0 stays unlimited', () => {
  expect(limitInCharged(100, 'CAD', null)).toBe(10_000);
  expect(limitInCharged(0, 'CAD', rate)).toBe(0);
});

it('PRE-03 only a currency that’s compared may be promised', () => {
  expect([isComparable('USD', null), isComparable('CAD', null), isComparable('CAD', rate)]).toEqual([
    true,
    false,
    true,
  ]);
});
