import { calendarDay } from '@ascendant/domain/calendar-day';
import { expect, test } from 'vitest';
import { priceLimitNote } from './price-limit-note';

const rate = { cadPerUsd: 1.38, asOf: calendarDay('2026-11-20') };

test('a limit in another currency says what it’s converted to, at which rate, and from when', () => {
  expect(priceLimitNote(200, 'CAD', rate)).toBe(
    'Prices are in US dollars: about $144.93, at 1.38 CAD for 1 USD on Nov 20, 2026.',
  );
});

test('without a rate, or nothing to convert, it says in which currency prices are', () => {
  for (const note of [
    priceLimitNote(200, 'CAD', null),
    priceLimitNote(200, 'USD', rate),
    priceLimitNote(0, 'CAD', rate),
  ])
    expect(note).toBe('Prices are in US dollars.');
});
