import { publicStatuses } from '@ascendant/domain/event/access';
import { and, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bookings } from '../../db/schema/bookings';
import { eventOpenings } from '../../db/schema/event-openings';
import { events } from '../../db/schema/events';
import { publishedTotals } from '../../db/schema/totals';
import { worksOnEvent } from './organizations.repository';

/**
 * What everyone sees in lists, searches, the map, feeds, the sitemap and recommendations: published events that aren't unlisted. Each list
 * asks this; a test names them all. Search texts (`event_search.is_published`) and the count of published events have the same rule in SQL.
 * Source: docs/rules/events.md, "Unlisted events".
 */
export const isListed: SQL<boolean> = listedIn(events);

/** The same of `events` under another name. */
export function listedIn(of: Readonly<Record<'status' | 'accessCode', SQLWrapper>>): SQL<boolean> {
  return sql<boolean>`(${of.status} = 'published' and ${of.accessCode} is null)`;
}

/** Whether a person has opened an unlisted event with its code, or has ever booked it. */
export function hasOpened(userId: SQLWrapper | number, eventId: SQLWrapper | number = events.id): SQL<boolean> {
  return sql<boolean>`(exists (select from ${eventOpenings} where ${eventOpenings.userId} = ${userId} and ${eventOpenings.eventId} = ${eventId})
    or exists (select from ${bookings} where ${bookings.userId} = ${userId} and ${bookings.eventId} = ${eventId}))`;
}

/** Whether an event is open to a person: it's listed, their organization's, or they have opened it. */
export function isOpenTo(userId: SQLWrapper | number): SQL<boolean> {
  return sql<boolean>`(${events.accessCode} is null or ${worksOnEvent(userId)} or ${hasOpened(userId)})`;
}

/** Whether someone has an event that everyone can see: what makes them a host with a page. */
export function hasPublicEvent(hostId: SQLWrapper | number): SQL<boolean> {
  const isPublic = and(
    eq(events.organizerId, sql`${hostId}`),
    inArray(events.status, publicStatuses),
    isNull(events.accessCode),
  );
  return sql<boolean>`exists (select from ${events} where ${isPublic})`;
}

/** The event of a series with the lowest id: what hearts name a series by. Source: docs/rules/events.md, "Saved events". */
export function firstEventId(seriesId: SQLWrapper): SQL<number> {
  return sql<number>`(select min(first.id) from events as first where first.series_id = ${seriesId})`;
}

/** Of `published_totals`, how many events are published: each series once, or every date. */
export function publishedTotal({ isEachDate }: { readonly isEachDate?: true | undefined }): SQL<number> {
  return sql<number>`coalesce(sum(${isEachDate ? publishedTotals.count : publishedTotals.series}), 0)::int`;
}
