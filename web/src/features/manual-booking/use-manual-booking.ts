import type { ManualPayment } from '@ascendant/domain/booking/manual-booking';
import { useState } from 'react';
import { ApiError, errorSentence } from '../../api/api-error';
import { newIdempotencyKey } from '../../api/idempotency-key';
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
  const [key, setKey] = useState(newIdempotencyKey);
  const book = useBookManually();
  const emailError = book.error instanceof ApiError ? book.error.fields['email'] : undefined;
  const email = typed.email.trim();
  const booked = ({ reference }: { readonly reference: string }) => {
    const sent = email === '' ? 'Check them in by name.' : `Their tickets are on the way to ${email}.`;
    showToast({ title: `Booked: ${reference}`, description: sent });
    onBooked();
  };
  return {
    typed,
    // Other words are another request.
    set: (change) => {
      setKey(newIdempotencyKey());
      setTyped({ ...typed, ...change });
    },
    isChecked,
    emailError,
    refusal: book.isError && emailError === undefined ? errorSentence(book.error) : undefined,
    isBooking: book.isPending,
    submit: () => {
      setChecked(true);
      if (typed.guests.some(({ name }) => name.trim() === '')) return;
      const guests = typed.guests.map(({ name, isChild }) => ({ name, isChild }));
      const to = email === '' ? {} : { email };
      book.mutate({ eventId, guests, paidBy: typed.paidBy, ...to, idempotencyKey: key }, { onSuccess: booked });
    },
  };
}
