import type { MyBooking } from '@ascendant/contract/booking';
import { isUnnamed } from '@ascendant/domain/booking/guests';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useNameGuests } from '../../data/cancellation';

/** A guest of a booking, with the name that's typed for them. */
export interface TypedGuest {
  /** In the booking, from 0. */
  readonly position: number;
  readonly firstName: string;
  readonly lastName: string;
}

export interface GuestNamesForm {
  readonly guests: readonly TypedGuest[];
  readonly change: (guest: TypedGuest) => void;
  readonly isFilled: () => boolean;
  /** What's wrong with a name; undefined if nothing is. */
  readonly errorOf: (guest: TypedGuest, name: 'firstName' | 'lastName') => string | undefined;
  /** Why nothing was saved, apart from what a field says. */
  readonly refusal: string | undefined;
  readonly isSaving: boolean;
  readonly save: () => void;
}

const missing = { firstName: 'First name is required', lastName: 'Last name is required' } as const;

/** The names of the guests who still have none. Those with an empty form stay guests. */
export function useGuestNames(booking: MyBooking, onSaved: () => void): GuestNamesForm {
  const [guests, setGuests] = useState(() => unnamedOf(booking));
  const [isChecked, setChecked] = useState(false);
  const name = useNameGuests();
  const filled = guests.filter(isFilled);
  const fields = fieldsOf(name.error);
  const isIncomplete = filled.some((guest) => guest.firstName.trim() === '' || guest.lastName.trim() === '');
  const hasFieldErrors = Object.keys(fields).some((field) => field.startsWith('guests.'));
  return {
    guests,
    change: (changed) => {
      name.reset();
      setGuests(guests.map((guest) => (guest.position === changed.position ? changed : guest)));
    },
    isFilled: () => filled.length > 0,
    errorOf: (guest, field) => {
      if (isChecked && isFilled(guest) && guest[field].trim() === '') return missing[field];
      return fields[`guests.${filled.findIndex(({ position }) => position === guest.position)}.${field}`];
    },
    refusal: refusalOf(isChecked && filled.length === 0, hasFieldErrors ? null : name.error),
    isSaving: name.isPending,
    save: () => {
      setChecked(true);
      if (filled.length > 0 && !isIncomplete)
        name.mutate({ bookingId: booking.id, guests: filled }, { onSuccess: onSaved });
    },
  };
}

function refusalOf(isEmpty: boolean, error: Error | null): string | undefined {
  if (isEmpty) return 'Type at least one name, or choose “Not now”.';
  return error === null ? undefined : errorSentence(error);
}

function isFilled({ firstName, lastName }: TypedGuest): boolean {
  return firstName.trim() !== '' || lastName.trim() !== '';
}

function unnamedOf({ attendees }: MyBooking): readonly TypedGuest[] {
  return attendees.flatMap((attendee, position) =>
    isUnnamed(attendee) && !attendee.cancelledAt ? [{ position, firstName: '', lastName: '' }] : [],
  );
}
