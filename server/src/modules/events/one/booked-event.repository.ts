import { minutesApart, type EventMove, type MovedBooking } from '@ascendant/domain/booking/moved-event';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { bookings } from '../../../../db/schema/bookings';
import { events } from '../../../../db/schema/events';
import { eventNotices, type ToldFacts } from '../../../../db/schema/mails';
import { places } from '../../places/places.module';

/** When and where an event is or was: the place is where people meet, or else the event's. */
export interface WhenAndWhere {
  readonly startsAt: Date;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly location: string;
}

/** How far one is from the other. */
export function moveBetween(from: WhenAndWhere, to: WhenAndWhere): EventMove {
  return { minutes: minutesApart(from.startsAt, to.startsAt), kilometres: kilometresBetween(from, to) };
}

function kilometresBetween(from: WhenAndWhere, to: WhenAndWhere): number | null {
  const isKnown = from.latitude !== null && from.longitude !== null && to.latitude !== null && to.longitude !== null;
  if (isKnown) return places.distanceKm(pointOf(from), pointOf(to));
  return from.location === to.location ? 0 : null;
}

function pointOf({ latitude, longitude }: WhenAndWhere) {
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

/** What people were told, as `moveBetween` compares it. */
export function toldWhenAndWhere({ startsAt, location, ...at }: ToldFacts): WhenAndWhere {
  return {
    startsAt: new Date(startsAt),
    location,
    latitude: at.meetingLatitude ?? at.latitude,
    longitude: at.meetingLongitude ?? at.longitude,
  };
}

/** Where people meet, or else the event's place. */
export const eventPlace = {
  latitude: sql<number | null>`coalesce(${events.meetingLatitude}, ${events.latitude})`,
  longitude: sql<number | null>`coalesce(${events.meetingLongitude}, ${events.longitude})`,
};

/** A moved date, as its local time: the end of the day by which the organizer asks for answers, or the new start. */
const answerTime = sql`local_time(${bookings.moveAnswerBy}, ${events.timezone})`;

/** The columns that say how far a booking's event has moved: of `bookings`, of `events` and of the notice that's waiting, if any. */
export const movedColumns = {
  startsAt: events.startsAt,
  location: events.location,
  ...eventPlace,
  bookedStartsAt: bookings.bookedStartsAt,
  bookedLocation: bookings.bookedLocation,
  bookedLatitude: bookings.bookedLatitude,
  bookedLongitude: bookings.bookedLongitude,
  promisedUntil: bookings.freeCancellationUntil,
  answerBy: bookings.moveAnswerBy,
  /** The day by which the organizer asks whether someone comes on the new date; null if by none. */
  answerDay: sql<
    string | null
  >`case when ${answerTime} <= ${events.startDate} then (${answerTime} - interval '1 day')::date::text end`,
  noticeDueAt: eventNotices.dueAt,
  noticeBefore: eventNotices.before,
};

/** For the join of a booking's event with the notice about it that's waiting. */
export const isWaitingNotice = and(eq(eventNotices.eventId, events.id), isNull(eventNotices.sentAt));

/** A row of `movedColumns`. */
export interface MovedRow extends WhenAndWhere {
  readonly bookedStartsAt: Date | null;
  readonly bookedLocation: string | null;
  readonly bookedLatitude: number | null;
  readonly bookedLongitude: number | null;
  readonly promisedUntil: Date | null;
  /** Not null until they've said whether they come. */
  readonly answerBy: Date | null;
  readonly noticeDueAt: Date | null;
  readonly noticeBefore: ToldFacts | null;
}

/** How far a booking's event has moved, and what its traveller was and will be told. */
export function movedBookingOf(row: MovedRow): MovedBooking {
  const { noticeDueAt, noticeBefore, promisedUntil, answerBy } = row;
  const planned =
    noticeDueAt === null || noticeBefore === null
      ? null
      : { dueAt: noticeDueAt, move: moveBetween(toldWhenAndWhere(noticeBefore), row) };
  const move = moveBetween(bookedAs(row), row);
  return { move, promisedUntil, startsAt: row.startsAt, isUnanswered: answerBy !== null, planned };
}

/** When and where the event was when it was booked. */
export function bookedAs(row: MovedRow): WhenAndWhere {
  return {
    startsAt: row.bookedStartsAt ?? row.startsAt,
    location: row.bookedLocation ?? row.location,
    latitude: row.bookedLatitude,
    longitude: row.bookedLongitude,
  };
}
