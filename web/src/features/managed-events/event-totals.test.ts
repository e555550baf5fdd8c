import { calendarDay } from '@ascendant/domain/calendar-day';
import { expect, test } from 'vitest';
import { buildManagedEvent } from '../../test/build-managed-event';
import { totalsOf } from './event-totals';

const today = calendarDay('2026-11-20');

test('active events are published and start today or later', () => {
  const events = [
    buildManagedEvent({}),
    buildManagedEvent({ startDate: '2026-11-19' }),
    buildManagedEvent({ status: 'draft' }),
    buildManagedEvent({ status: 'cancelled', startDate: '2027-01-01' }),
  ];
  expect(totalsOf(events, today)).toMatchObject({ activeEvents: 1, events: 4, bookings: 8 });
});

test('revenue adds up to the cent', () => {
  expect(totalsOf([buildManagedEvent({}), buildManagedEvent({ totalRevenue: 0.2 })], today).revenue).toBe('$0.30');
  expect(totalsOf([], today).revenue).toBe('$0.00');
});
