import { sql } from 'drizzle-orm';
import { bookings } from '../../db/schema/bookings';
import { events } from '../../db/schema/events';
import { users } from '../../db/schema/users';
import type { Queryable } from '../database/database';
import { hostNameOf } from '../database/organizations.repository';
import { columnsOf, statement } from '../database/statement';

/** What emails say of the event that a booking is for. */
export const mailedEvent = {
  title: events.title,
  location: events.location,
  timezone: events.timezone,
  startDate: events.startDate,
  startTime: events.startTime,
  endDate: events.endDate,
  endTime: events.endTime,
};

/** The name of its organizer; '' once their account is deleted. */
export const mailedOrganizer = sql<string>`coalesce((select ${hostNameOf(users)} from ${users} where ${users.id} = ${events.organizerId}), '')`;

/** Who gets an email about a booking, and what it says about the event. */
export interface Recipient {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
  /** Whether they booked without an account. */
  readonly isGuest?: boolean;
  readonly event: {
    readonly id: number;
    readonly title: string;
    readonly location: string;
    /** Empty if the organizer says nothing about them. */
    readonly meetingPoint: string;
    readonly meetingLatitude: number | null;
    readonly meetingLongitude: number | null;
    readonly whatToBring: string;
    readonly timezone: string;
    readonly startDate: string;
    readonly startTime: string;
    readonly endDate: string;
    readonly endTime: string;
    /** Why its organizer or an admin cancelled it; null if it wasn't cancelled, or without a reason. */
    readonly cancelReason: string | null;
    /** From how many people it runs, and how many days before that's decided; null, or left out, if it runs with anyone or that's decided. */
    readonly runsFrom?: number | null;
    readonly decideDaysBefore?: number | null;
    readonly runsDecidedAt?: Date | string | null;
  };
}

const eventFacts = columnsOf(events, {
  part: 'event',
  only: [
    'id',
    'title',
    'location',
    'meetingPoint',
    'meetingLatitude',
    'meetingLongitude',
    'whatToBring',
    'timezone',
    'startDate',
    'startTime',
    'endDate',
    'endTime',
    'cancelReason',
    'runsFrom',
    'decideDaysBefore',
    'runsDecidedAt',
  ],
});

const people = sql`${users.id} as "userId", ${users.email} as "email", ${users.firstName} as "firstName", ${users.guest} as "isGuest"`;

/** @returns null if the account no longer exists */
export async function findRecipient(db: Queryable, userId: number, eventId: number): Promise<Recipient | null> {
  const [row] = await recipient(db, { userId, eventId });
  return row ?? null;
}

/** Who gets the emails about a booking. @returns null if the account no longer exists */
export async function findRecipientOfBooking(db: Queryable, bookingId: number): Promise<Recipient | null> {
  const [row] = await recipientOfBooking(db, { bookingId });
  return row ?? null;
}

const recipient = statement<{ userId: number; eventId: number }, Recipient>(
  (value) => sql`select ${people}, ${eventFacts}
    from ${users} join ${events} on ${events.id} = ${value('eventId')} where ${users.id} = ${value('userId')}`,
);

const recipientOfBooking = statement<{ bookingId: number }, Recipient>(
  (value) => sql`select ${people}, ${eventFacts}
    from ${bookings} join ${users} on ${users.id} = ${bookings.userId} join ${events} on ${events.id} = ${bookings.eventId}
    where ${bookings.id} = ${value('bookingId')}`,
);
