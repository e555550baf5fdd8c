import type { ManualPayment } from '@ascendant/domain/booking/manual-booking';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useBookManually } from '../../data/event-bookings';
import { showToast } from '../../ui/dialog/toast-store';

export interface Guest {
  readonly key: number;
  readonly name: string;
  readonly isChild: boolean;
}

export interface TypedBooking {
  readonly guests: readonly Guest[];
  readonly email: string;
  readonly paidBy: ManualPayment;
}

export interface ManualBookingForm {
  readonly typed: TypedBooking;
  readonly set: (change: Partial<TypedBooking>) => void;
  /** Whether it was sent before, so that what's missing is marked. */
  readonly isChecked: boolean;
  readonly emailError: string | undefined;
  /** Why the server refused it, apart from the email; undefined if it didn't. */
  readonly refusal: string | undefined;
  readonly isBooking: boolean;
  readonly submit: () => void;
}

const empty: TypedBooking = { guests: [{ key: 0, name: '', isChild: false }], email: '', paidBy: 'cash' };

/** What's typed for guests, sent once however often the button is pressed. */
export function useManualBooking(eventId: number, onBooked: () => void): ManualBookingForm {
  const [typed, setTyped] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const book = useBookManually();
  const emailError = fieldsOf(book.error)['email'];
  const email = typed.email.trim();
  const booked = ({ reference }: { readonly reference: string }) => {
    const sent = email === '' ? 'Check them in by name.' : `Their tickets are on the way to ${email}.`;
    showToast({ title: `Booked: ${reference}`, description: sent });
    onBooked();
  };
  return {
    typed,
    set: (change) => setTyped({ ...typed, ...change }),
    isChecked,
    emailError,
    refusal: book.isError && emailError === undefined ? errorSentence(book.error) : undefined,
    isBooking: book.isPending,
    submit: () => {
      setChecked(true);
      if (typed.guests.some(({ name }) => name.trim() === '')) return;
      const guests = typed.guests.map(({ name, isChild }) => ({ name, isChild }));
      const to = email === '' ? {} : { email };
      book.mutate({ eventId, guests, paidBy: typed.paidBy, ...to }, { onSuccess: booked });
    },
  };
}
