import type { ManagedEvent } from '@ascendant/contract/managed-event';

/** A published event today with two bookings, as it appears in its managers' list. */
export function buildManagedEvent(overrides: Partial<ManagedEvent> = {}): ManagedEvent {
  return {
    id: 1,
    title: 'Dawn Traverse',
    location: 'Banff, Alberta',
    status: 'published',
    date: '2026-11-20',
    startDate: '2026-11-20',
    endDate: '2026-11-22',
    startTime: '04:45',
    price: 'From $544',
    imageUrl: '/covers/1.svg',
    organizerId: 7,
    organizerName: 'Larch Valley Guides',
    accessCode: null,
    series: { id: 1, dates: 1 },
    capacity: 12,
    seatsTaken: 3,
    totalBookings: 2,
    totalRevenue: 0.1,
    refundable: '1234.50',
    holds: 0,
    reviewRequestedAt: null,
    returnReason: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}
