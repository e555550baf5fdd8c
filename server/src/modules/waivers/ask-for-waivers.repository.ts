import { waiverReminderHours } from '@ascendant/domain/booking/waiver';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { tickets } from '../../../db/schema/attendees';
import { bookings, isOfPeople } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails } from '../../../db/schema/mails';
import { users } from '../../../db/schema/users';
import { waivers } from '../../../db/schema/waivers';
import type { Queryable } from '../../database/database';
import { waiverStateOfTicket } from '../../database/waivers.repository';
import { mailedEvent, mailedOrganizer } from '../../mail/recipient.repository';

/** What one round of the job writes. The next round continues. */
export const mostAtOnce = 200;

export type WaiverMailKind = 'waiver_asked' | 'waiver_reminder';

/** A booking with people who haven't signed, and who's told. */
export type BookingToSign = Awaited<ReturnType<typeof findToAsk>>[number];

const isMissing = sql`exists (select from ${tickets} where ${tickets.bookingId} = ${bookings.id}
  and ${tickets.voidedAt} is null and ${waiverStateOfTicket} = 'missing')`;
/** What people are asked to sign again is another email. */
const keyOf = (kind: WaiverMailKind) => sql`${kind} || ':' || ${bookings.id} || ':' || ${waivers.id}`;
const mailOf = (kind: WaiverMailKind) => sql`exists (select from ${mails} where ${mails.dedupeKey} = ${keyOf(kind)})`;
/** An organizer can write a version every minute: whichever it was about, and whichever email, there's one a day. */
const wasToldLately = sql`exists (select from ${mails} where ${mails.createdAt} > now() - interval '1 day' and ${mails.dedupeKey} = any (array(
  select kind || ':' || ${bookings.id} || ':' || version.id from waivers version, unnest(array['waiver_asked', 'waiver_reminder']) kind
  where version.series_id = ${waivers.seriesId})))`;
const isNear = sql`${events.startsAt} <= now() + make_interval(hours => ${waiverReminderHours}::int)`;
const isDue = {
  waiver_asked: sql`not ${mailOf('waiver_asked')} and not ${wasToldLately}`,
  waiver_reminder: sql`${isNear} and not ${mailOf('waiver_reminder')} and not ${wasToldLately}`,
} as const;

/**
 * Confirmed bookings of events to come that lack a signature and haven't been sent this kind of email about it.
 * @param after the last id of the round before
 */
export async function findToAsk(db: Queryable, kind: WaiverMailKind, after = 0) {
  const newest = sql`select max(n.version) from waivers n where n.series_id = ${waivers.seriesId}`;
  // The version from which signatures count: a new one that asks nothing again sends no email to those who were asked before.
  const counted = sql`${waivers.version} = (select n.counts_from from waivers n where n.series_id = ${waivers.seriesId}
    and n.version = (${newest}) and n.ended_at is null)`;
  return db
    .select({
      id: bookings.id,
      userId: bookings.userId,
      waiverId: waivers.id,
      to: sql<string>`coalesce(${users.email}, ${bookings.guestEmail})`,
      firstName: users.firstName,
      people: bookings.seats,
      organizer: mailedOrganizer,
      event: mailedEvent,
    })
    .from(waivers)
    .innerJoin(events, eq(events.seriesId, waivers.seriesId))
    .innerJoin(bookings, eq(bookings.eventId, events.id))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(
      and(
        counted,
        gt(bookings.id, after),
        eq(bookings.status, 'confirmed'),
        isOfPeople,
        eq(events.status, 'published'),
        gt(events.startsAt, sql`now()`),
        or(eq(users.disabled, false), sql`${bookings.guestEmail} is not null`),
        isDue[kind],
        isMissing,
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(mostAtOnce);
}
