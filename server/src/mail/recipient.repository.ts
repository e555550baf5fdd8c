import { eq } from 'drizzle-orm';
import { events } from '../../db/schema/events';
import { users } from '../../db/schema/users';
import type { Queryable } from '../database/database';

/** Who gets an email about a booking, and what it says about the event. */
export interface Recipient {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
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
    readonly startsAt: Date;
    readonly endsAt: Date;
    /** Why its organizer or an admin cancelled it; null if it wasn't cancelled, or without a reason. */
    readonly cancelReason: string | null;
  };
}

/** @returns null if the account no longer exists */
export async function findRecipient(db: Queryable, userId: number, eventId: number): Promise<Recipient | null> {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      event: {
        id: events.id,
        title: events.title,
        location: events.location,
        meetingPoint: events.meetingPoint,
        meetingLatitude: events.meetingLatitude,
        meetingLongitude: events.meetingLongitude,
        whatToBring: events.whatToBring,
        timezone: events.timezone,
        startDate: events.startDate,
        startTime: events.startTime,
        endDate: events.endDate,
        endTime: events.endTime,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        cancelReason: events.cancelReason,
      },
    })
    .from(users)
    .innerJoin(events, eq(events.id, eventId))
    .where(eq(users.id, userId));
  return row ?? null;
}
