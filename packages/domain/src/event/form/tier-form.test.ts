import { describe, expect, it } from 'vitest';
import { hasChildPrices, proposedEarlyBirdPrice, tierProblems, tierTerms, type TierFormValues } from './tier-form';

const event = { minimumAge: 0, startDate: '2027-06-12' };
const early: TierFormValues = { tierType: 'early_bird', adultPrice: '80', childPrice: '40', validUntil: '2027-04-01' };
const regular: TierFormValues = { tierType: 'regular', adultPrice: '100.00', childPrice: '50', validUntil: null };
const last: TierFormValues = { tierType: 'last_minute', adultPrice: '0', childPrice: '', validUntil: null };

describe('the prices of an event', () => {
  it('may be any of the three, or none', () => {
    for (const tiers of [[], [regular], [early, regular, last], [{ ...regular, validUntil: '2027-06-12' }]])
      expect(tierProblems(tiers, event)).toEqual({});
  });

  it.each([
    [{ adultPrice: '' }, 'adultPrice', 'Please enter a price, such as 49.50, or 0 for free'],
    [{ adultPrice: '-1' }, 'adultPrice', 'Please enter a price, such as 49.50, or 0 for free'],
    [{ adultPrice: '1.005' }, 'adultPrice', 'Please enter a price, such as 49.50, or 0 for free'],
    [{ adultPrice: '1e3' }, 'adultPrice', 'Please enter a price, such as 49.50, or 0 for free'],
    [{ adultPrice: '10000.01' }, 'adultPrice', 'Price cannot exceed $10,000.00'],
    [{ childPrice: 'free' }, 'childPrice', 'Please enter a price, such as 49.50, or 0 for free'],
    [{ validUntil: '' }, 'validUntil', 'Choose the last day of the early bird price'],
    [{ validUntil: '2027-02-30' }, 'validUntil', 'Please select a valid date. The selected date does not exist.'],
    [{ validUntil: '2027-06-13' }, 'validUntil', "The last day of sale can't be after the event starts"],
  ])('MON-05 early bird with %j is refused', (wrong, field, sentence) => {
    expect(tierProblems([{ ...early, ...wrong }], event)).toEqual({ [`pricingTiers.earlyBird.${field}`]: sentence });
  });

  it('there is one of each type', () => {
    expect(tierProblems([regular, regular], event)).toEqual({ pricingTiers: "There's more than one Regular price" });
  });

  it('early bird ends before regular does', () => {
    const sentence = 'Early bird must end before the regular price does';
    const problems = tierProblems([early, { ...regular, validUntil: '2027-04-01' }], event);
    expect(problems).toEqual({ 'pricingTiers.earlyBird.validUntil': sentence });
    expect(tierProblems([early, { ...regular, validUntil: '2027-04-02' }], event)).toEqual({});
  });

  it('last minute has no last day', () => {
    expect(tierProblems([{ ...last, validUntil: '2027-06-01' }], event)).toEqual({
      'pricingTiers.lastMinute.validUntil': 'Last minute is on sale until the event starts, so it has no end date',
    });
  });

  it.each([
    [11, true],
    [12, false],
  ])('a minimum age of %i: children can come, and have a price: %s', (minimumAge, can) => {
    expect(hasChildPrices(minimumAge)).toBe(can);
    const wrongChild = { ...regular, childPrice: 'x' };
    expect(Object.keys(tierProblems([wrongChild], { ...event, minimumAge }))).toHaveLength(can ? 1 : 0);
    expect(tierTerms(regular, minimumAge).childPrice).toBe(can ? 5000 : null);
  });

  it('without a child price, children pay what adults pay', () => {
    expect(tierTerms({ ...regular, childPrice: ' ' }, 0)).toEqual({
      tierType: 'regular',
      adultPrice: 10_000,
      childPrice: 10_000,
      validUntil: null,
    });
  });

  it.each([
    ['100', '80.00'],
    ['99.99', '79.99'],
    ['0', '0.00'],
    ['', ''],
  ])('the form proposes 20%% off %j for early bird: %j', (price, proposed) => {
    expect(proposedEarlyBirdPrice(price)).toBe(proposed);
  });
});
