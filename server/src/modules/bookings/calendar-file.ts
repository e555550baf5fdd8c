import { bookingReference } from '@ascendant/domain/booking/reference';
import { meetingLinkLabel, meetingPlaceUrl, spotText } from '@ascendant/domain/event/meeting-place';
import { productName } from '@ascendant/domain/site/brand';
import { createEvent } from 'ics';
import { foldedCalendar, utcParts } from '../../calendar/folded-calendar';
import type { CalendarBooking } from './my-bookings.repository';

/**
 * A booking's event as an iCalendar file. The same booking always gives the same entry, and one that's sent later replaces it: the UID
 * stays, and SEQUENCE grows with the event's version, when the booking moves to another date, and when it ends.
 * Source: docs/rules/emails.md, "Calendar entries".
 */
export function calendarText({ id, status, calendarBase, event }: Omit<CalendarBooking, 'userId'>): string {
  const { meetingLatitude: latitude, meetingLongitude: longitude } = event;
  const isCancelled = status === 'cancelled';
  const { error, value } = createEvent({
    uid: `booking-${id}@ascendant.mail`,
    sequence: calendarBase + 2 * event.version + (isCancelled ? 1 : 0),
    method: isCancelled ? 'CANCEL' : 'PUBLISH',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    productId: productName,
    title: event.title,
    location: event.location,
    description: [`Booking ${bookingReference(id)}`, ...meeting(event)].join('\n'),
    ...(latitude === null || longitude === null ? {} : { geo: { lat: latitude, lon: longitude } }),
    start: utcParts(event.startsAt),
    startInputType: 'utc',
    end: utcParts(event.endsAt),
    endInputType: 'utc',
  });
  if (error || typeof value !== 'string') throw new RangeError(`booking ${id} has no calendar entry`, { cause: error });
  return foldedCalendar(value);
}

/** Where people meet, with a map of it; nothing if the organizer doesn't say. */
function meeting(event: CalendarBooking['event']): readonly string[] {
  const words = event.meetingPoint || spotText(event);
  return words === '' ? [] : [`Meet: ${words}`, `${meetingLinkLabel(event)}: ${meetingPlaceUrl(event)}`];
}
