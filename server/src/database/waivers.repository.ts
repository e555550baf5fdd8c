import type { WaiverState } from '@ascendant/domain/booking/waiver';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { tickets } from '../../db/schema/attendees';
import { bookings } from '../../db/schema/bookings';
import { waivers, type WaiverRow } from '../../db/schema/waivers';
import { builtOnce } from './built-once';
import type { Queryable } from './database';

/** Of a statement with tickets and their bookings: whether the person has signed what the ticket's event asks for now. */
export const waiverStateOfTicket = sql<WaiverState>`coalesce((
  select case when newest.ended_at is not null then 'not_asked'
    when exists (select from waiver_signatures signature join waivers signed on signed.id = signature.waiver_id
      where signature.booking_id = ${tickets.bookingId} and signature.position = ${tickets.position}
        and signature.attendee_name = ${bookings.attendees} -> ${tickets.position}::int ->> 'name'
        and signed.series_id = newest.series_id and signed.version >= newest.counts_from) then 'signed'
    else 'missing' end
  from waivers newest
  where newest.series_id = (select dated.series_id from events dated where dated.id = ${tickets.eventId})
  order by newest.version desc limit 1), 'not_asked')`;

const newestOfTicket = (column: 'id' | 'signed_at') => sql`(select signature.${sql.raw(column)}
  from waiver_signatures signature join waivers signed on signed.id = signature.waiver_id
  where signature.booking_id = ${tickets.bookingId} and signature.position = ${tickets.position}
    and signature.attendee_name = ${bookings.attendees} -> ${tickets.position}::int ->> 'name'
  order by signed.version desc, signature.id desc limit 1)`;

/** The same for the person's newest signature, also of a version that no longer counts: its id, null without one. */
export const signedWaiverOfTicket = sql<number | null>`${newestOfTicket('id')}`;

/** When they signed it. */
export const waiverSignedAtOfTicket = sql<Date | null>`${newestOfTicket('signed_at')}`.mapWith(
  (at: string | Date) => new Date(at),
);

/** Whether an event asks for a waiver. */
export function isWaiverAsked(eventId: number): SQL<boolean> {
  return sql<boolean>`coalesce((select newest.ended_at is null from waivers newest
    where newest.series_id = (select dated.series_id from events dated where dated.id = ${eventId})
    order by newest.version desc limit 1), false)`;
}

const newestWaiver = builtOnce((db) =>
  db
    .select()
    .from(waivers)
    .where(eq(waivers.seriesId, sql.placeholder('seriesId')))
    .orderBy(desc(waivers.version))
    .limit(1),
);

/** The newest version of a series' waiver, also one that was ended. */
export async function findNewestWaiver(db: Queryable, seriesId: number): Promise<WaiverRow | null> {
  const [row] = await newestWaiver(db).execute({ seriesId });
  return row ?? null;
}

/** What people who come to a date of a series are asked to sign; null for nothing. */
export async function findAskedWaiver(db: Queryable, seriesId: number): Promise<WaiverRow | null> {
  const newest = await findNewestWaiver(db, seriesId);
  return newest?.endedAt === null ? newest : null;
}
