import { ok, refuse, type Result } from '../result';
import type { Candidate, GuestState } from './attendees';
import type { BookingStatus } from './lifecycle';

/** 'Guest of Ann': what a ticket says until its guest is named. */
export function guestName(traveller: Pick<Candidate, 'name'>): string {
  const [firstName = ''] = traveller.name.split(' ', 1);
  return firstName === '' ? 'Guest' : `Guest of ${firstName}`;
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
