import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { cents, formatDollars } from '../money';
import {
  adultPriceToday,
  amountOrFree,
  fromPrice,
  lowestAdultPrice,
  priceLabel,
  priceWithFeeLabel,
} from './price-label';
import { quoteTotals } from './quote';
import { tierName, type PricingTier, type TierType } from './tier';
import { tierBadge } from './tier-badge';

const price = (adultPrice: number) => ({ adultPrice: cents(adultPrice) });
const days = (today: string) => ({ today: calendarDay(today), startDate: calendarDay('2027-07-02') });

function tier(tierType: TierType, adultPrice: number, validUntil: string | null): PricingTier {
  const lastDay = validUntil === null ? null : calendarDay(validUntil);
  return { id: 1, tierType, adultPrice: cents(adultPrice), childPrice: null, validUntil: lastDay };
}

describe('prices as shown', () => {
  it('the lowest positive adult price counts; zero does not', () => {
    expect(lowestAdultPrice([price(0), price(68_000), price(54_400)])).toBe(54_400);
  });

  it('an event is free if no tier has a positive adult price', () => {
    expect(fromPrice([tier('regular', 0, null)], days('2027-01-01'))).toBeNull();
    expect(fromPrice([], days('2027-01-01'))).toBeNull();
    expect(fromPrice([tier('regular', 1, null)], days('2027-01-01'))).toBe(1);
  });

  it.each([
    ['2027-03-31', 4400],
    ['2027-04-01', 5000],
    ['2027-06-26', 5000],
  ])('From names the lowest price on sale on %s or later: %i cents', (today, expected) => {
    const tiers = [
      tier('early_bird', 4400, '2027-03-31'),
      tier('regular', 5500, '2027-06-25'),
      tier('last_minute', 5000, null),
    ];
    expect(fromPrice(tiers, days(today))).toBe(expected);
  });

  it('when every tier has ended, From names the last one that was sold', () => {
    const tiers = [tier('early_bird', 4400, '2027-03-31'), tier('regular', 5500, '2027-06-25')];
    expect(fromPrice(tiers, days('2027-06-26'))).toBe(5500);
  });

  it('the price is followed by what one adult pays with fee and tax, and in which currency', () => {
    expect(priceLabel(cents(54_400))).toBe('From $544');
    const total = formatDollars(quoteTotals(cents(54_400)).total);
    expect(priceWithFeeLabel(cents(54_400), { where: 'card', currency: 'usd' })).toBe(`${total} USD with fee and tax`);
    expect(priceWithFeeLabel(cents(54_400), { where: 'panel', currency: 'usd' })).toBe(
      `${total} USD with booking fee and tax`,
    );
    expect(priceWithFeeLabel(cents(54_400), { where: 'bar', currency: 'usd' })).toBe(`${total} USD with fee and tax`);
    expect(priceLabel(null)).toBe('Free');
    expect(priceWithFeeLabel(cents(54_400), { where: 'card', currency: 'cad' })).toBe(`${total} CAD with fee and tax`);
    expect(priceWithFeeLabel(null, { where: 'card', currency: 'usd' })).toBe('No booking fee');
  });

  it('a zero amount is shown as Free', () => {
    expect(amountOrFree(cents(0))).toBe('Free');
    expect(amountOrFree(cents(100))).toBe('$1.00');
  });

  it('the line below the price shows what one adult pays today, not last week', () => {
    const tiers = [
      { ...tier('regular', 5500, '2027-06-25'), id: 2 },
      { ...tier('last_minute', 4400, null), id: 3 },
    ];
    const today = (currentTierId: number | null) => adultPriceToday(tiers, { ...days('2027-06-01'), currentTierId });
    expect(today(2)).toBe(5500);
    expect(today(3)).toBe(4400);
    expect(today(null)).toBe(4400);
    expect(adultPriceToday([tier('regular', 0, null)], { ...days('2027-06-01'), currentTierId: 1 })).toBeNull();
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
