import type { adminEventsQuery, ManagedEvent, managedEventsQuery } from '@ascendant/contract/managed-event';
import { toWire, toWireNumber } from '@ascendant/contract/money';
import { cents } from '@ascendant/domain/money';
import { priceLabel } from '@ascendant/domain/pricing/price-label';
import type { z } from 'zod';
import { mapInTurns } from '../../../concurrency/map-in-turns';
import type { Database } from '../../../database/database';
import type { ListCount } from '../../../database/list-count';
import { countManaged, foundBy } from '../../../database/managed-event-filter';
import { searchTerms } from '../../../database/search-terms';
import { foldTotals } from '../../../database/totals.repository';
import { coverVariants } from '../pictures/cover-variants';
import { coverUrl } from '../pictures/event-cover';
import { findEvents, type EventRecord } from './event-columns.repository';
import { findManagedIds, type ManagedEventPage } from './managed-event-lists.repository';
import { findFigures, type EventFigures } from './managed-events.repository';

export type ManagedEventQuery = z.output<typeof managedEventsQuery>;

/** A page of managed events, without a limit all of them, and how many there are on all pages; of a search, at least how many. */
export interface ManagedEventList {
  readonly ids: readonly number[];
  readonly count: ListCount;
}

/** A page of an organizer's events, no matter who in the organization made them, the newest first unless asked otherwise. */
export function ownEvents(
  db: Database,
  organizerId: number,
  { sort = 'newest', ...query }: ManagedEventQuery,
): Promise<ManagedEventList> {
  return listOf(db, { ...query, organizerId, sort });
}

/** A page of all events, for admins; those waiting for approval come first unless asked otherwise. */
export function adminEvents(
  db: Database,
  { sort, organizer, ...query }: z.output<typeof adminEventsQuery>,
): Promise<ManagedEventList> {
  return listOf(db, { ...query, organizerId: organizer, sort: sort ?? 'waiting' });
}

async function listOf(
  db: Database,
  { q = '', ...page }: Omit<ManagedEventPage, 'words' | 'dayWords'> & Pick<ManagedEventQuery, 'q'>,
): Promise<ManagedEventList> {
  // Every date of a series has its title: there, a search is for days.
  const wanted = page.series === undefined ? { ...page, words: searchTerms(q) } : { ...page, dayWords: q };
  await foldTotals(db);
  const found = await foundBy(db, wanted, page.offset);
  const [ids, count] = await Promise.all([findManagedIds(db, found), countManaged(db, found, page.offset)]);
  return { ids, count };
}

/** The events of some ids, in their order; deleted ones are left out. */
export async function managedEvents(db: Database, ids: readonly number[]): Promise<readonly ManagedEvent[]> {
  const [events, figuresOf] = await Promise.all([findEvents(db, ids), findFigures(db, ids)]);
  const variants = coverVariants(events);
  const presented = await mapInTurns(events, (event) => {
    const figures = figuresOf.get(event.id);
    return figures ? [presentManagedEvent(event, figures, variants.get(event.id))] : [];
  });
  return presented.flat();
}

/** An event as its manager sees it in their list. @param variant which of its motifs the picture shows */
function presentManagedEvent(event: EventRecord, figures: EventFigures, variant = 0): ManagedEvent {
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
    ...(event.isSalesPaused && { isSalesPaused: true as const }),
    reviewRequestedAt: figures.reviewRequestedAt?.toISOString() ?? null,
    returnReason: figures.returnReason,
    createdAt: figures.createdAt.toISOString(),
  };
}
