import type { CalendarDay } from '../calendar-day';
import { nameMaxLength } from '../person/account-limits';
import { ok, refuse, type Result } from '../result';
import type { Candidate, GuestState } from './attendees';
import type { BookingStatus } from './lifecycle';

/** As long as a first and a last name together. */
export const attendeeNameMaxLength = 2 * nameMaxLength + 1;

/** 'Guest of Ann': what a ticket says until its guest is named. */
export function guestName(traveller: Pick<Candidate, 'name'>): string {
  const [firstName = ''] = traveller.name.split(' ', 1);
  return firstName === '' ? 'Guest' : `Guest of ${firstName}`;
}

/** Whether a ticket has such a name, or that of a guest who was forgotten, instead of a person's own. */
export function isGuestName(name: string): boolean {
  return name === 'Guest' || name.startsWith('Guest of ');
}

/** A guest of this traveller who isn't named yet, as a possible attendee. */
export function guestOf(traveller: Candidate): Candidate {
  return { type: 'user', id: traveller.id, name: guestName(traveller), dateOfBirth: null, guest: 'unnamed' };
}

/** Whether someone in a booking still has to be named. */
export function isUnnamed({ guest }: { readonly guest?: GuestState | undefined }): boolean {
  return guest === 'unnamed';
}

/** What decides whether a guest can be named. */
export interface NameableGuest {
  readonly bookingStatus: BookingStatus;
  readonly isEventCancelled: boolean;
  readonly guest?: GuestState | undefined;
  /** Their place was cancelled while the others come. */
  readonly isCancelled: boolean;
  readonly isCheckedIn: boolean;
  readonly checkInOpensAt: Date;
  readonly now: Date;
}

export type NamingRefusal = 'not_confirmed' | 'has_name' | 'not_coming' | 'checked_in' | 'too_late';

/**
 * Whether a guest can be named: until check-in opens.
 * Source: docs/rules/booking.md, "Guests without a name".
 */
export function canNameGuest(guest: NameableGuest): Result<null, NamingRefusal> {
  if (guest.isEventCancelled || guest.bookingStatus !== 'confirmed')
    return refuse('not_confirmed', 'This booking isn’t confirmed, so its guests can’t be named.');
  if (!isUnnamed(guest)) return refuse('has_name', 'One of these tickets already has a name. Please look again.');
  if (guest.isCancelled) return refuse('not_coming', 'One of these guests is no longer in this booking.');
  if (guest.isCheckedIn) return refuse('checked_in', 'One of these tickets has already been used.');
  if (guest.now >= guest.checkInOpensAt)
    return refuse('too_late', 'Names closed when check-in opened. The tickets work without them.');
  return ok(null);
}

/** What decides whether an attendee can get another name. */
export interface RenamableAttendee {
  readonly bookingStatus: BookingStatus;
  /** Their place was cancelled while the others come. */
  readonly isCancelled: boolean;
  readonly isCheckedIn: boolean;
  readonly isEventCancelled: boolean;
  /** The event's first day, and today, both in the event's zone. */
  readonly startDate: CalendarDay;
  readonly today: CalendarDay;
}

type RenameRefusal = 'not_confirmed' | 'not_coming' | 'checked_in' | 'too_late';

/**
 * Whether an attendee can get another name: until the day before the event.
 * Source: docs/rules/booking.md, "Another name on a ticket".
 */
export function canRename(attendee: RenamableAttendee): Result<null, RenameRefusal> {
  if (attendee.isEventCancelled || attendee.bookingStatus !== 'confirmed')
    return refuse('not_confirmed', 'This booking isn’t confirmed, so its names can’t be changed.');
  if (attendee.isCancelled) return refuse('not_coming', 'This ticket was cancelled, so its name can’t be changed.');
  if (attendee.isCheckedIn)
    return refuse('checked_in', 'This ticket has already been used, so its name can’t be changed.');
  if (attendee.today >= attendee.startDate)
    return refuse('too_late', 'Changes to names closed the day before the event.');
  return ok(null);
}
