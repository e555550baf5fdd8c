import type { MadeAttachment } from '../../db/schema/mails';

/** The media type of a calendar entry, new or changed. */
export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH';

/** The media type of what takes an entry away. */
export const cancellationType = 'text/calendar; charset=utf-8; method=CANCEL';

/** A booking's calendar entry, written when the email is sent. A later one has the same UID, so it moves the first. */
export function calendarFile(bookingId: number): MadeAttachment {
  return { filename: 'event.ics', contentType: calendarType, madeBy: 'calendar_entry', of: bookingId };
}

/** What takes the entry of a booking that has ended out of the calendar. */
export function cancellationFile(bookingId: number): MadeAttachment {
  return { filename: 'cancelled.ics', contentType: cancellationType, madeBy: 'calendar_cancellation', of: bookingId };
}
