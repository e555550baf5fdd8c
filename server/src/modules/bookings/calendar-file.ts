import { bookingReference } from '@ascendant/domain/booking/reference';
import { createEvent, type DateArray } from 'ics';
import type { MadeAttachment } from '../../../db/schema/mails';
import type { CalendarBooking } from './my-bookings.repository';

/** The media type of a calendar entry. */
export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** A booking's calendar entry as an email attachment, created when the email is sent. */
export function calendarFile(bookingId: number): MadeAttachment {
  return { filename: 'event.ics', contentType: calendarType, madeBy: 'calendar_entry', of: bookingId };
}

/** A booking's event as an iCalendar file. The same booking always gives the same entry. */
export function calendarText({ id, event }: Pick<CalendarBooking, 'id' | 'event'>): string {
  const { error, value } = createEvent({
    uid: `booking-${id}@ascendant.mail`,
    productId: 'Ascendant',
    title: event.title,
    location: event.location,
    description: `Booking ${bookingReference(id)}`,
    start: utcParts(event.startsAt),
    startInputType: 'utc',
    end: utcParts(event.endsAt),
    endInputType: 'utc',
    status: 'CONFIRMED',
  });
  if (error || typeof value !== 'string') throw new RangeError(`booking ${id} has no calendar entry`, { cause: error });
  return value;
}

function utcParts(instant: Date): DateArray {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}
