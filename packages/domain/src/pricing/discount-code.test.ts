import { describe, expect, it, test } from 'vitest';
import { calendarDay } from '../calendar-day';
import { discountLabel, discountTerms } from './discount';
import {
  discountCodeState,
  discountCodeStateLabel,
  discountCodeStates,
  isOnlyDeactivated,
  refuseDiscountChange,
} from './discount-code';

const day = calendarDay('2027-06-30');
const code = { isActive: true, validUntil: day, usageLimit: 10, usageCount: 2, usesHeld: 0 };

describe('the state of a discount code', () => {
  it.each([
    ['active until its last day ends', {}, '2027-06-30', 'active'],
    ['expired on the day after', {}, '2027-07-01', 'expired'],
    ['active for ever without a last day', { validUntil: null }, '2099-01-01', 'active'],
    ['used up when bookings took every use', { usageCount: 10 }, '2027-06-01', 'used_up'],
    ['used up while people who pay hold the last uses', { usageCount: 7, usesHeld: 3 }, '2027-06-01', 'used_up'],
    ['expired rather than used up', { usageCount: 10 }, '2027-07-01', 'expired'],
    ['inactive whatever else is true', { isActive: false, usageCount: 10 }, '2027-07-01', 'inactive'],
  ] as const)('is %s', (_, change, today, state) => {
    expect(discountCodeState({ ...code, ...change }, calendarDay(today))).toBe(state);
  });

  it('has a word for each', () => {
    expect(discountCodeStates.map((state) => discountCodeStateLabel(state).text)).toEqual([
      'Active',
      'Used up',
      'Expired',
      'Deactivated',
    ]);
  });
});

describe('a change of a discount code', () => {
  const stored = {
    ...code,
    code: 'LARCH',
    eventId: 7,
    covers: 'date' as const,
    discountType: 'percentage' as const,
    hundredths: 1500,
    borneBy: 'organizer' as const,
  };

  it('may be anything before the code is used', () => {
    const wanted = {
      code: 'PINE',
      eventId: 8,
      covers: 'series' as const,
      discountType: 'fixed' as const,
      hundredths: 1,
      borneBy: 'site' as const,
      usageLimit: 1,
    };
    expect(refuseDiscountChange({ ...stored, usageCount: 0 }, wanted)).toBeNull();
  });

  it.each([
    ['code', { code: 'PINE' }],
    ['eventId', { eventId: 8 }],
    ['covers', { covers: 'series' as const }],
    ['discountType', { discountType: 'fixed' as const }],
    ['hundredths', { hundredths: 1501 }],
    ['borneBy', { borneBy: 'site' as const }],
    ['usageLimit', { usageLimit: 1 }],
  ])('names the field that is fixed by its use: %s', (field, change) => {
    expect(refuseDiscountChange(stored, { ...stored, ...change })).toMatchObject({ code: field });
  });

  it('may lower the limit to the uses taken, those of people who are paying included', () => {
    const held = { ...stored, usesHeld: 3 };
    expect(refuseDiscountChange(held, { ...held, usageLimit: 5 })).toBeNull();
    expect(refuseDiscountChange(held, { ...held, usageLimit: 4 })?.message).toContain('lower than 5');
  });
});

describe('what an organizer can do to a code that the site pays for', () => {
  const before = {
    code: 'LARCH',
    eventId: 7,
    covers: 'date' as const,
    discountType: 'percentage',
    discountValue: '15.00',
    borneBy: 'site',
    usageLimit: 10,
    validUntil: null,
    isActive: true,
  } as const;

  it('is to deactivate it', () => {
    expect(isOnlyDeactivated(before, { ...before, isActive: false })).toBe(true);
    expect(isOnlyDeactivated({ ...before, isActive: false }, before)).toBe(false);
  });

  it.each([
    { discountValue: '15.01' },
    { usageLimit: 11 },
    { borneBy: 'organizer' as const },
    { validUntil: day },
    { eventId: 8 },
    { covers: 'series' as const },
  ])('and nothing else with it: %o', (change) => {
    expect(isOnlyDeactivated(before, { ...before, isActive: false, ...change })).toBe(false);
  });
});

test('a discount reads as a percentage or as dollars', () => {
  expect(discountLabel(discountTerms('percentage', 1250))).toBe('12.5%');
  expect(discountLabel(discountTerms('fixed', 10_000))).toBe('$100.00');
});
