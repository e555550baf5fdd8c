import { bookingReference } from '@ascendant/domain/booking/reference';
import { createEvent, type DateArray } from 'ics';
import type { MadeAttachment } from '../../../db/schema/mails';
import type { CalendarBooking } from './my-bookings.repository';

/** What a calendar entry is called by browsers and mails. */
export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** The calendar entry of a booking, for a mail that is written now and sent later. */
export function calendarFile(bookingId: number): MadeAttachment {
  return { filename: 'event.ics', contentType: calendarType, madeBy: 'calendar_entry', of: bookingId };
}

/** A calendar entry of a booking's event, to be opened with any calendar; the same booking is the same entry. */
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
