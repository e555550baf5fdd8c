import { ApiError } from '../api/api-error';
import { call, type CallInput, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { heldForMs } from './open-payment';
import { alwaysRead, readQuery } from './read-query';
import { askedToWait, sendUntilAnswered } from './send-again';
import { writing } from './use-write';

export type AdditionQuote = CallReply<'quotePeople'>;

/** Someone to add to a booking: a dependent, or a guest without a name yet. */
export type PersonToAdd = CallInput<'quotePeople'>['body']['attendees'][number];

/** What adding people to a booking would cost now. It depends on the time and on who else books, so it's read again each time it's shown. */
export const additionQuery = (bookingId: number, attendees: readonly PersonToAdd[]) =>
  readQuery(
    'quotePeople',
    'POST /api/bookings/:id/attendees/quote',
    { params: { id: bookingId }, body: { attendees: [...attendees] } },
    { ...alwaysRead, enabled: attendees.length > 0 },
  );

export interface Addition {
  readonly bookingId: number;
  readonly attendees: readonly PersonToAdd[];
  /** Dollars, as the quote said. */
  readonly charge: string;
}

const factOfRefusal = (error: Error) => (error instanceof ApiError && error.status === 409 ? 'hold changed' : null);

/** Adds people who cost nothing. A refusal means that the booking, the event or the amount has changed. */
export const useAddPeople = writing({
  send: ({ bookingId, attendees, charge }: Addition, idempotencyKey) =>
    call('POST /api/bookings/:id/attendees', {
      params: { id: bookingId },
      body: { attendees: [...attendees], charge },
      idempotencyKey,
    }),
  fact: 'booking made',
  factOfError: factOfRefusal,
  onSuccess: () => showToast(peopleAdded),
});

/** Said once they're in the booking. */
export const peopleAdded = {
  title: 'Added to your booking',
  description: 'Their tickets are in My Bookings.',
} as const;

/** Holds seats for people, and opens a payment for them. A refusal means the same. */
export const usePayForPeople = writing({
  send: async ({ bookingId, attendees, charge }: Addition) => {
    const body = { attendees: [...attendees], charge };
    const intent = await sendUntilAnswered(
      (idempotencyKey) =>
        call('POST /api/bookings/:id/attendees/payment', { params: { id: bookingId }, body, idempotencyKey }),
      (error) => error instanceof ApiError && !askedToWait(error),
    );
    return { intent, heldUntilMs: Date.now() + heldForMs(intent) };
  },
  fact: 'hold changed',
  factOfError: factOfRefusal,
  waits: false,
});
