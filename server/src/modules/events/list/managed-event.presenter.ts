import type { ManagedEvent } from '@ascendant/contract/managed-event';
import { toWire, toWireNumber } from '@ascendant/contract/money';
import { cents } from '@ascendant/domain/money';
import { priceLabel } from '@ascendant/domain/pricing/price-label';
import { coverUrl } from '../pictures/event-cover';
import type { EventRecord } from './event-columns.repository';
import type { EventFigures } from './managed-events.repository';

/** An event as its manager sees it in their list. @param variant which of its motifs the picture shows */
export function presentManagedEvent(event: EventRecord, figures: EventFigures, variant = 0): ManagedEvent {
  const { lowestAdultPriceCents } = figures;
  return {
    id: event.id,
    title: event.title,
    location: event.location,
    status: event.status,
    date: event.startDate,
    startDate: event.startDate,
    endDate: event.endDate,
    startTime: event.startTime,
    price: priceLabel(lowestAdultPriceCents === 0 ? null : cents(lowestAdultPriceCents)),
    imageUrl: event.imageUrl ?? coverUrl(event, 'card', variant),
    organizerId: event.organizerId,
    organizerName: event.organizerName,
    accessCode: event.accessCode,
    series: { id: figures.seriesId, dates: figures.dates },
    capacity: event.capacity,
    seatsTaken: figures.seatsTaken,
    totalBookings: figures.bookings,
    totalRevenue: toWireNumber(figures.revenue),
    refundable: toWire(figures.refundable),
    holds: figures.holds,
    reviewRequestedAt: figures.reviewRequestedAt?.toISOString() ?? null,
    returnReason: figures.returnReason,
    createdAt: figures.createdAt.toISOString(),
  };
}
