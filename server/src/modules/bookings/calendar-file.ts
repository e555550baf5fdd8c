import { bookingReference } from '@ascendant/domain/booking/reference';
import { createEvent, type DateArray } from 'ics';
import type { BookingRow } from '../../../db/schema/bookings';
import type { StoredAttachment } from '../../../db/schema/mails';
import type { Recipient } from './recipient.repository';

/** A calendar entry of the event, to be opened with any calendar. */
export function calendarFile(booking: Pick<BookingRow, 'id'>, { event }: Pick<Recipient, 'event'>): StoredAttachment {
  const { error, value } = createEvent({
    uid: `booking-${booking.id}@ascendant.mail`,
    productId: 'Ascendant',
    title: event.title,
    location: event.location,
    description: `Booking ${bookingReference(booking.id)}`,
    start: utcParts(event.startsAt),
    startInputType: 'utc',
    end: utcParts(event.endsAt),
    endInputType: 'utc',
    status: 'CONFIRMED',
  });
  if (error || typeof value !== 'string')
    throw new RangeError(`booking ${booking.id} has no calendar entry`, { cause: error });
  return {
    filename: 'event.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    contentBase64: Buffer.from(value).toString('base64'),
  };
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
