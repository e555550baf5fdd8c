import { bookingReference } from '@ascendant/domain/booking/reference';
import { createEvent, type DateArray } from 'ics';
import type { BookingRow } from '../../../db/schema/bookings';
import type { StoredAttachment } from '../../../db/schema/mails';
import type { CalendarBooking } from './my-bookings.repository';
import type { Recipient } from './recipient.repository';

/** What a calendar entry is called by browsers and mails. */
export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** The calendar entry of the event, as a file of a mail. */
export function calendarFile(booking: Pick<BookingRow, 'id'>, { event }: Pick<Recipient, 'event'>): StoredAttachment {
  const text = calendarText({ id: booking.id, event });
  return {
    filename: 'event.ics',
    contentType: calendarType,
    contentBase64: Buffer.from(text).toString('base64'),
  };
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
