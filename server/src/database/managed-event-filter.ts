import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { and, eq, like, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bookings } from '../../db/schema/bookings';
import { eventSearch } from '../../db/schema/event-search';
import { events } from '../../db/schema/events';
import type { Queryable } from './database';

/** Which of the events that organizers and admins manage. */
export interface ManagedEventFilter {
  /** Whose events; everyone's if undefined. */
  readonly organizerId?: number | undefined;
  /** As `searchTerms` makes them: each is part of a word of the title, the location or a category. */
  readonly words?: readonly string[];
  readonly status?: EventStatus | undefined;
  readonly active?: boolean | undefined;
}

/** Published, starting today or later at its place. Source: specification 2, section 2 (Admin dashboard). */
export const isActive = sql`${events.status} = 'published' and ${events.startDate} >= (now() at time zone ${events.timezone})::date`;

/** The condition of a filter on `events`. */
export function conditionOf({ organizerId, words = [], status, active }: ManagedEventFilter): SQL | undefined {
  return and(
    organizerId === undefined ? undefined : eq(events.createdBy, organizerId),
    status === undefined ? undefined : eq(events.status, status),
    active === true ? isActive : undefined,
    words.length === 0
      ? undefined
      : sql`${events.id} in (select ${eventSearch.eventId} from ${eventSearch} where ${and(...words.map(isPart))})`,
  );
}

/** How many events a filter finds. */
export async function countManaged(tx: Queryable, filter: ManagedEventFilter): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(events)
    .where(conditionOf(filter));
  return row?.count ?? 0;
}

/** Words are letters and digits, so that none is a pattern. */
const isPart = (word: string) => like(eventSearch.words, `%${word}%`);

/** Rows of another table that are about the organizer's own events. @param organizerId undefined for everyone's */
export function isOfOwnEvent(eventId: SQLWrapper, organizerId: number | undefined): SQL | undefined {
  if (organizerId === undefined) return undefined;
  return sql`${eventId} in (select ${events.id} from ${events} where ${events.createdBy} = ${organizerId})`;
}

/** A figure of the confirmed bookings of each event, to be joined. */
export function soldByEvent(tx: Queryable, organizerId: number | undefined, value: SQL.Aliased<number>) {
  return tx
    .select({ eventId: bookings.eventId, value })
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), isOfOwnEvent(bookings.eventId, organizerId)))
    .groupBy(bookings.eventId)
    .as('sold');
}
