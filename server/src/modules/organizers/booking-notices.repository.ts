import { rolesTold } from '@ascendant/domain/event/booking-emails';
import type { MemberRole } from '@ascendant/domain/organization/members';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { bookings } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { dueBookingEmails } from '../../../db/schema/mails';
import { organizationMembers } from '../../../db/schema/organizations';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { guideDates } from '../../database/organizations.repository';
import { mailedEvent } from '../../mail/recipient.repository';

/** What one transaction tells: emails of their own, or lines of one that has to hold them all. */
const mostAtOnce = { each: 200, daily: 10_000 } as const;

/** Someone who's still to be told something: an organizer, or a member of their organization. */
export interface Told {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
  /** What they are in someone's organization; null for an organizer. */
  readonly role: MemberRole | null;
  readonly bookingEmails: 'each' | 'daily';
  /** IANA name; null for that of each event. */
  readonly timezone: string | null;
}

const roles = (reach: 'all' | 'dates') =>
  sql.raw(
    rolesTold(reach)
      .map((role) => `'${role}'`)
      .join(', '),
  );

/**
 * Of a statement with an event `e`: the ids of everyone who's told about its bookings. While the organizer's account is disabled, the
 * organization is paused, and no one is.
 */
const toldOfEvent = sql`(select u.id from users u join users organizer on organizer.id = e.organizer_id
  join lateral (select e.organizer_id as user_id
    union all select m.user_id from organization_members m where m.organizer_id = e.organizer_id and (m.role in (${roles('all')})
      or (m.role in (${roles('dates')}) and e.id in ${guideDates(sql`m.user_id`)}))
  ) hears on hears.user_id = u.id
  where u.booking_emails <> 'none' and not u.disabled and not organizer.disabled)`;

/** Makes one row for each person out of what the trigger noted, and removes the notes: in one statement, so none is lost and none told twice. */
export async function addressNotices(db: Queryable): Promise<void> {
  await db.execute(sql`
    with noted as (delete from booking_notices returning id, booking_id, kind, people, created_at)
    insert into due_booking_emails (user_id, booking_id, kind, people, happened_at)
    select told.id, noted.booking_id, noted.kind, noted.people, noted.created_at
    from noted join bookings b on b.id = noted.booking_id join events e on e.id = b.event_id, lateral ${toldOfEvent} told
    order by noted.id, told.id`);
}

/** Removes what people aren't told any more: they chose so, left, have other dates, or their account or the organizer's is disabled. */
export async function forgetUnwanted(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from due_booking_emails d where not exists (
      select from bookings b join events e on e.id = b.event_id, lateral ${toldOfEvent} told
      where b.id = d.booking_id and told.id = d.user_id)`);
}

/** Everyone who has something to be told. */
export async function findTold(db: Queryable): Promise<readonly Told[]> {
  const rows = await db
    .selectDistinct({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      role: organizationMembers.role,
      bookingEmails: users.bookingEmails,
      timezone: users.timezone,
    })
    .from(dueBookingEmails)
    .innerJoin(users, eq(users.id, dueBookingEmails.userId))
    .leftJoin(organizationMembers, eq(organizationMembers.userId, users.id))
    .orderBy(asc(users.id));
  return rows.flatMap(({ bookingEmails, ...person }) =>
    bookingEmails === 'none' ? [] : [{ ...person, bookingEmails }],
  );
}

/** What happened, for the email that says so. */
export type FoundNotice = Awaited<ReturnType<typeof findNotices>>[number];

/** What someone is still to be told, the oldest first, locked. Rows that another process is telling are left to it. */
export async function findNotices(tx: Queryable, { userId, bookingEmails }: Pick<Told, 'userId' | 'bookingEmails'>) {
  return tx
    .select({
      id: dueBookingEmails.id,
      kind: dueBookingEmails.kind,
      people: dueBookingEmails.people,
      happenedAt: dueBookingEmails.happenedAt,
      bookingId: bookings.id,
      bookerId: bookings.userId,
      /** As it's on the booking; null once they're forgotten. */
      booker: sql<string | null>`${bookings.attendees} -> 0 ->> 'name'`,
      event: {
        id: events.id,
        ...mailedEvent,
        seatsConfirmed: events.seatsConfirmed,
        capacity: events.capacity,
      },
    })
    .from(dueBookingEmails)
    .innerJoin(bookings, eq(bookings.id, dueBookingEmails.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(eq(dueBookingEmails.userId, userId))
    .orderBy(asc(dueBookingEmails.id))
    .limit(mostAtOnce[bookingEmails])
    .for('update', { of: dueBookingEmails, skipLocked: true });
}

export async function removeNotices(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(dueBookingEmails).where(inArray(dueBookingEmails.id, [...ids]));
}
