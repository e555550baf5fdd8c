import { describe, expect, it } from 'vitest';
import { cents } from '../money';
import {
  adultPriceToday,
  amountOrFree,
  isFreeEvent,
  lowestAdultPrice,
  priceLabel,
  priceWithFeeLabel,
} from './price-label';
import { tierName } from './tier';
import { tierBadge } from './tier-badge';

const price = (adultPrice: number) => ({ adultPrice: cents(adultPrice) });

describe('prices as shown', () => {
  it('the lowest positive adult price counts; zero does not', () => {
    expect(lowestAdultPrice([price(0), price(68_000), price(54_400)])).toBe(54_400);
  });

  it('an event is free if no tier has a positive adult price', () => {
    expect(isFreeEvent([price(0), price(0)])).toBe(true);
    expect(isFreeEvent([])).toBe(true);
    expect(isFreeEvent([price(0), price(1)])).toBe(false);
  });

  it('the price is followed by what one adult pays with the fee, before tax', () => {
    expect(priceLabel(cents(54_400))).toBe('From $544');
    expect(priceWithFeeLabel(cents(54_400), 'card')).toBe('$569.29 with booking fee');
    expect(priceWithFeeLabel(cents(54_400), 'panel')).toBe('$569.29 with the booking fee, before tax');
    expect(priceWithFeeLabel(cents(54_400), 'bar')).toBe('$569.29 with fee');
    expect(priceLabel(null)).toBe('Free');
    expect(priceWithFeeLabel(null, 'card')).toBe('No booking fee');
  });

  it('a zero amount is shown as Free', () => {
    expect(amountOrFree(cents(0))).toBe('Free');
    expect(amountOrFree(cents(100))).toBe('$1.00');
  });

  it('the line below the price shows what one adult pays today, not last week', () => {
    const tiers = [
      { id: 1, adultPrice: cents(4400) },
      { id: 2, adultPrice: cents(5500) },
    ];
    expect(adultPriceToday(tiers, 2)).toBe(5500);
    expect(adultPriceToday(tiers, 1)).toBe(4400);
    expect(adultPriceToday(tiers, null)).toBe(4400);
    expect(adultPriceToday([{ id: 1, adultPrice: cents(0) }], 1)).toBeNull();
  });

  const regular = { tierType: 'regular' as const, adultPrice: cents(10_000) };
  it.each([
    [8000, 'Save 20%'],
    [8001, 'Save 19%'],
    [10_000, 'Early Bird'],
    [12_000, 'Early Bird'],
  ])('an early bird of %i cents under 10000 says %s', (adultPrice, badge) => {
    const earlyBird = { tierType: 'early_bird' as const, adultPrice: cents(adultPrice) };
    expect(tierBadge(earlyBird, [earlyBird, regular])).toBe(badge);
  });

  it('the other badges are fixed', () => {
    expect(tierBadge(regular, [regular])).toBe('Standard');
    expect(tierBadge({ tierType: 'last_minute', adultPrice: cents(1) }, [])).toBe('Limited Time');
  });

  it('names tiers, and turns unknown ones into words', () => {
    expect(tierName('early_bird')).toBe('Early Bird');
    expect(tierName('group_rate')).toBe('Group Rate');
  });
});
