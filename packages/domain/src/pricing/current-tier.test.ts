import { describe, expect, it } from 'vitest';
import { calendarDay, type CalendarDay } from '../calendar-day';
import { cents } from '../money';
import { currentTier, hasEnded, tiersAhead } from './current-tier';
import type { PricingTier, TierType } from './tier';

function tier(tierType: TierType, validUntil: string | null): PricingTier {
  return {
    id: 1,
    tierType,
    adultPrice: cents(1000),
    childPrice: null,
    validUntil: validUntil === null ? null : calendarDay(validUntil),
  };
}

const tiers = [tier('last_minute', null), tier('regular', '2027-06-25'), tier('early_bird', '2027-03-31')];

function on(today: string, hasBegun = false): { today: CalendarDay; hasBegun: boolean } {
  return { today: calendarDay(today), hasBegun };
}

describe('the tier on sale now', () => {
  it.each([
    ['2027-03-31', 'early_bird'],
    ['2027-04-01', 'regular'],
    ['2027-06-25', 'regular'],
    ['2027-06-26', 'last_minute'],
  ])('on %s is %s', (today, expected) => {
    expect(currentTier(tiers, on(today))?.tierType).toBe(expected);
  });

  it('is none after the event has started', () => {
    expect(currentTier(tiers, on('2027-07-02', true))).toBeNull();
  });

  it('skips a missing tier', () => {
    expect(currentTier([tier('last_minute', null)], on('2027-01-01'))?.tierType).toBe('last_minute');
    expect(currentTier([], on('2027-01-01'))).toBeNull();
  });

  it('stays regular when regular has no last day', () => {
    const open = [tier('regular', null), tier('last_minute', null)];
    expect(currentTier(open, on('2030-01-01'))?.tierType).toBe('regular');
  });

  it('is none after the only tier has run out', () => {
    expect(currentTier([tier('regular', '2027-06-25')], on('2027-06-26'))).toBeNull();
  });

  it('never sells an early bird that has no last day', () => {
    expect(currentTier([tier('early_bird', null)], on('2027-01-01'))).toBeNull();
  });
});

describe('the tiers on sale now or later', () => {
  const startDate = calendarDay('2027-07-02');
  const typesAhead = (among: readonly PricingTier[], today: string) =>
    tiersAhead(among, { today: calendarDay(today), startDate }).map(({ tierType }) => tierType);

  it.each([
    ['2027-03-31', ['early_bird', 'regular', 'last_minute']],
    ['2027-04-01', ['regular', 'last_minute']],
    ['2027-06-26', ['last_minute']],
    ['2028-01-01', ['last_minute']],
  ])('on %s these tiers are ahead: %o', (today, expected) => {
    expect(typesAhead(tiers, today)).toEqual(expected);
  });

  it('a tier behind one that stays on sale until the start is never sold', () => {
    expect(typesAhead([tier('regular', null), tier('last_minute', null)], '2027-01-01')).toEqual(['regular']);
    expect(typesAhead([tier('regular', '2027-07-02'), tier('last_minute', null)], '2027-01-01')).toEqual(['regular']);
  });

  it('once the event has begun, what was on sale on its first day still counts', () => {
    expect(typesAhead([tier('regular', '2027-07-02')], '2027-09-01')).toEqual(['regular']);
  });

  it('a tier has ended after its last day, and last minute never has', () => {
    const on = (today: string) => ({ today: calendarDay(today), startDate });
    expect(hasEnded(tier('early_bird', '2027-03-31'), on('2027-03-31'))).toBe(false);
    expect(hasEnded(tier('early_bird', '2027-03-31'), on('2027-04-01'))).toBe(true);
    expect(hasEnded(tier('last_minute', null), on('2030-01-01'))).toBe(false);
  });
});
