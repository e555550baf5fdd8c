import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import type { TimeCursor } from '../../http/time-cursor';
import { isIn, type Changed } from './v1.repository';

const { id, bookingId, eventId, position, checkedInAt } = tickets;
const shown = { id, bookingId, eventId, position, checkedInAt };

/** Tickets, without the names of those they're for. */
export async function findTickets(db: Queryable, ids: readonly number[]) {
  return db
    .select(shown)
    .from(tickets)
    .where(inArray(id, [...ids]));
}
export type V1Ticket = Awaited<ReturnType<typeof findTickets>>[number];

/** The tickets of an organization's events that are checked in, in the order in which people came. */
export async function findCheckedIn(
  db: Queryable,
  {
    organizerId,
    event,
    after,
    limit,
  }: Pick<Changed, 'organizerId' | 'limit'> & {
    readonly event?: number | undefined;
    readonly after: TimeCursor | null;
  },
): Promise<readonly V1Ticket[]> {
  return db
    .select(shown)
    .from(tickets)
    .innerJoin(events, eq(events.id, eventId))
    .where(
      and(
        eq(events.organizerId, organizerId),
        event === undefined ? undefined : eq(events.id, event),
        isNotNull(checkedInAt),
        isNull(tickets.voidedAt),
        isIn({ after }, checkedInAt, id),
      ),
    )
    .orderBy(asc(checkedInAt), asc(id))
    .limit(limit);
}
