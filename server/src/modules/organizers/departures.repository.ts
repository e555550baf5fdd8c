import { addDays, calendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import type { DepartureState } from '@ascendant/domain/event/departure';
import { maxDurationDays } from '@ascendant/domain/event/limits';
import { longestWorkDateList } from '@ascendant/domain/list-limits';
import { and, asc, eq, gt, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import type { Queryable } from '../../database/database';
import { guidesOfEvent } from '../../database/organizations.repository';
import { subquery } from '../../database/subquery';
import { waiverStateOfTicket } from '../../database/waivers.repository';

/** Whose dates, of which days: both belong to them. */
export interface WantedDepartures {
  readonly organizerId: number;
  /** Only these; undefined for all. */
  readonly among: readonly number[] | undefined;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const { id, title, location, latitude, longitude, startDate, startTime, endDate, endTime, timezone } = events;
const whenAndWhere = { title, location, latitude, longitude, startDate, startTime, endDate, endTime, timezone };

/** The public dates of an organizer that one of the days is one of, the soonest first; of too many, the first. */
export async function findDepartures(db: Queryable, { from, to, ...whose }: WantedDepartures) {
  const rows = await db
    .select({
      id,
      ...whenAndWhere,
      state: sql<DepartureState>`case when ${events.status} = 'cancelled' then 'cancelled'
        when ${events.endsAt} <= now() then 'over' when ${events.startsAt} <= now() then 'under_way' else 'to_come' end`,
      capacity: events.capacity,
      booked: events.seatsConfirmed,
      runsFrom: events.runsFrom,
      isDecided: sql<boolean>`${events.runsDecidedAt} is not null`,
      guides: subquery<string[]>(guidesOfEvent),
      hasGuides: subquery<boolean>(sql`exists (select from organization_members
        where organizer_id = ${events.organizerId} and role = 'guide')`),
    })
    .from(events)
    .where(
      and(
        isOf(whose),
        inArray(events.status, ['published', 'cancelled']),
        // None lasts longer, so the index leads to these days alone, not to all years before.
        gte(startDate, addDays(from, -maxDurationDays)),
        lte(startDate, to),
        gte(endDate, from),
      ),
    )
    .orderBy(asc(events.startsAt), asc(id))
    .limit(longestWorkDateList + 1);
  return rows.map((row) => ({ ...row, startDate: calendarDay(row.startDate), endDate: calendarDay(row.endDate) }));
}

/** The first day after some on which a published date begins. */
export async function findNextDay(db: Queryable, { to, ...whose }: Omit<WantedDepartures, 'from'>) {
  const [row] = await db
    .select({ day: startDate })
    .from(events)
    .where(and(isOf(whose), eq(events.status, 'published'), gt(startDate, to)))
    .orderBy(asc(startDate))
    .limit(1);
  return row === undefined ? null : calendarDay(row.day);
}

function isOf({ organizerId, among }: Pick<WantedDepartures, 'organizerId' | 'among'>): SQL | undefined {
  return and(eq(events.organizerId, organizerId), among && isAmong(among));
}

export function isAmong(ids: readonly number[]): SQL {
  return sql`${id} = any(${sql.param([...ids])}::int[])`;
}

/** By date: how many people are checked in, and how many haven't signed the waiver. */
export async function countPeople(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      eventId: tickets.eventId,
      checkedIn: sql<number>`count(${tickets.checkedInAt})::int`,
      unsigned: sql<number>`count(*) filter (where ${waiverStateOfTicket} = 'missing')::int`,
    })
    .from(tickets)
    .innerJoin(bookings, eq(bookings.id, tickets.bookingId))
    .where(
      and(
        sql`${tickets.eventId} = any(${sql.param([...ids])}::int[])`,
        eq(bookings.status, 'confirmed'),
        isNull(tickets.voidedAt),
      ),
    )
    .groupBy(tickets.eventId);
  return new Map(rows.map(({ eventId, ...counts }) => [eventId, counts]));
}
