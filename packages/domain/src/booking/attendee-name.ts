import type { CalendarDay } from '../calendar-day';
import { nameMaxLength } from '../person/account-limits';
import { ok, refuse, type Result } from '../result';
import type { BookingStatus } from './lifecycle';

/** As long as a first and a last name together. */
export const attendeeNameMaxLength = 2 * nameMaxLength + 1;

/** What decides whether an attendee can get another name. */
export interface RenamableAttendee {
  readonly bookingStatus: BookingStatus;
  readonly isCheckedIn: boolean;
  readonly isEventCancelled: boolean;
  /** The event's first day, and today, both in the event's zone. */
  readonly startDate: CalendarDay;
  readonly today: CalendarDay;
}

export type RenameRefusal = 'not_confirmed' | 'checked_in' | 'too_late';

/**
 * Whether an attendee can get another name: until the day before the event.
 * Source: docs/rules/booking.md, "Another name on a ticket".
 */
export function canRename(attendee: RenamableAttendee): Result<null, RenameRefusal> {
  if (attendee.isEventCancelled || attendee.bookingStatus !== 'confirmed')
    return refuse('not_confirmed', 'This booking isn’t confirmed, so its names can’t be changed.');
  if (attendee.isCheckedIn)
    return refuse('checked_in', 'This ticket has already been used, so its name can’t be changed.');
  if (attendee.today >= attendee.startDate)
    return refuse('too_late', 'Changes to names closed the day before the event.');
  return ok(null);
}
