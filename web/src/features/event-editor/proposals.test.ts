import { calendarDay } from '@ascendant/domain/calendar-day';
import { expect, test } from 'vitest';
import { newEventValues } from './event-values';
import { afterDateChange, proposedEarlyBird } from './proposals';

const dates = (startDate: string, endDate: string, duration = '1') => ({ startDate, endDate, duration });

test('the first day chosen is also the last one', () => {
  expect(afterDateChange(dates('', ''), dates('2099-07-02', ''))).toEqual(dates('2099-07-02', '2099-07-02'));
});

test('the duration follows the dates', () => {
  const before = dates('2099-07-02', '2099-07-02');
  expect(afterDateChange(before, dates('2099-07-02', '2099-07-04')).duration).toBe('3');
});

test('a duration that was chosen stays', () => {
  const before = dates('2099-07-02', '2099-07-04', '2');
  expect(afterDateChange(before, dates('2099-07-02', '2099-07-05', '2')).duration).toBe('2');
});

test('a one-day event stays one day long when it moves', () => {
  const before = dates('2099-07-02', '2099-07-02');
  expect(afterDateChange(before, dates('2099-08-01', '2099-07-02'))).toEqual(dates('2099-08-01', '2099-08-01'));
});

test('a last day before the first one is left for the person to correct', () => {
  const before = dates('2099-07-02', '2099-07-04', '3');
  expect(afterDateChange(before, dates('2099-08-01', '2099-07-04', '3')).endDate).toBe('2099-07-04');
});

const priced = (startDate: string) => ({
  ...newEventValues(),
  startDate,
  pricingTiers: {
    ...newEventValues().pricingTiers,
    regular: { adultPrice: '285', childPrice: '140.00', validUntil: '' },
  },
});

test('the early bird proposed is 20% off, until 30 days before the event', () => {
  expect(proposedEarlyBird(priced('2099-07-31'), calendarDay('2099-01-01'))).toEqual({
    adultPrice: '228.00',
    childPrice: '112.00',
    validUntil: '2099-07-01',
  });
});

test('an event that is sooner has its early bird until the day before', () => {
  expect(proposedEarlyBird(priced('2099-07-31'), calendarDay('2099-07-20'))?.validUntil).toBe('2099-07-30');
});

test('without a regular price there is nothing to propose', () => {
  expect(proposedEarlyBird(newEventValues(), calendarDay('2099-01-01'))).toBeNull();
});
