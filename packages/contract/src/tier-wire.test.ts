import { calendarDay } from '@ascendant/domain/calendar-day';
import { cents } from '@ascendant/domain/money';
import { expect, test } from 'vitest';
import { pricingTier } from './event';
import { tierFromWire, tierToWire } from './tier-wire';

const tiers = [
  {
    id: 1,
    tierType: 'early_bird' as const,
    adultPrice: cents(54_400),
    childPrice: cents(32_800),
    validUntil: calendarDay('2027-03-31'),
  },
  { id: 2, tierType: 'last_minute' as const, adultPrice: cents(0), childPrice: null, validUntil: null },
];

test('a tier goes over the wire and back unchanged', () => {
  for (const tier of tiers) expect(tierFromWire(pricingTier.parse(tierToWire(tier)))).toEqual(tier);
});

test('its prices are dollars with two decimals', () => {
  expect(tiers.map(tierToWire)).toMatchObject([
    { adultPrice: '544.00', childPrice: '328.00', validUntil: '2027-03-31' },
    { adultPrice: '0.00', childPrice: null, validUntil: null },
  ]);
});
