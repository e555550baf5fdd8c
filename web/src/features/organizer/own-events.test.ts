import { expect, test } from 'vitest';
import { calendarDay } from '@ascendant/domain/calendar-day';
import type { OwnEvent } from './organizer.queries';
import { priceInWords, totalsOf } from './own-events';

const today = calendarDay('2026-11-20');

function ownEvent(overrides: Partial<OwnEvent>): OwnEvent {
  return {
    id: 1,
    title: 'Dawn Traverse',
    location: 'Banff',
    status: 'published',
    date: '2026-11-20',
    startDate: '2026-11-20',
    endDate: '2026-11-22',
    price: 'From $544',
    imageUrl: '/covers/1.svg',
    organizerName: 'Larch Valley Guides',
    capacity: 12,
    placesTaken: 3,
    totalBookings: 2,
    totalRevenue: 0.1,
    refundable: '0.12',
    holds: 0,
    reviewRequestedAt: null,
    returnReason: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}

test('active events are published ones that start today or later', () => {
  const events = [
    ownEvent({}),
    ownEvent({ startDate: '2026-11-19' }),
    ownEvent({ status: 'draft' }),
    ownEvent({ status: 'cancelled', startDate: '2027-01-01' }),
  ];
  expect(totalsOf(events, today)).toMatchObject({ activeEvents: 1, events: 4, bookings: 8 });
});

test('revenue adds up to the cent', () => {
  expect(totalsOf([ownEvent({}), ownEvent({ totalRevenue: 0.2 })], today).revenue).toBe('$0.30');
  expect(totalsOf([], today).revenue).toBe('$0.00');
});

test('a price reads as on a card', () => {
  expect(priceInWords('544.00')).toBe('$544');
  expect(priceInWords('0.00')).toBe('Free');
  expect(priceInWords('From $76')).toBe('From $76');
});
