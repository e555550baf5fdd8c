import { fromWire } from '@ascendant/contract/money';
import { ApiError } from '../api/api-error';
import { call, type CallInput, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { alwaysRead, readQuery } from './read-query';
import { writing } from './use-write';

export type CancellationQuote = CallReply<'getCancellation'>;

/** What cancelling a booking now would mean. It depends on the time, so it's read again each time it's shown. */
export const cancellationQuery = (bookingId: number) =>
  readQuery('getCancellation', 'GET /api/bookings/:id/cancellation', { params: { id: bookingId } }, alwaysRead);

/** The same for some of its people. @param positions their places in the booking, from 0 */
export function peopleCancellationQuery(bookingId: number, positions: readonly number[]) {
  const asked = positions.join(',');
  return readQuery(
    'getPeopleCancellation',
    'GET /api/bookings/:id/attendees/cancellation',
    { params: { id: bookingId }, query: { positions: asked } },
    alwaysRead,
  );
}

/** An extra to give back, of someone by their place in the booking. */
export type ExtraOfPerson = CallInput<'quoteGivingBack'>['body']['extras'][number];

/** The same for extras of people who come. */
export const givingBackQuery = (bookingId: number, extras: readonly ExtraOfPerson[]) =>
  readQuery(
    'quoteGivingBack',
    'POST /api/bookings/:id/extras/return-quote',
    { params: { id: bookingId }, body: { extras: [...extras] } },
    { ...alwaysRead, enabled: extras.length > 0 },
  );

export interface Cancellation {
  readonly bookingId: number;
  /** Dollars, as the quote said. */
  readonly refund: string;
}

/** Cancels one's own booking. A refusal means that the booking, its time or its amount has changed. */
export const useCancelBooking = writing({
  send: ({ bookingId, refund }: Cancellation, idempotencyKey) =>
    call('POST /api/bookings/:id/cancellation', { params: { id: bookingId }, body: { refund }, idempotencyKey }),
  fact: 'booking cancelled',
  factOfError: (error) => (error instanceof ApiError && error.status === 409 ? 'booking cancelled' : null),
  onSuccess: ({ reference, paymentStatus }) =>
    showToast({
      title: 'Booking cancelled',
      description:
        paymentStatus === 'completed'
          ? `${reference} is cancelled.`
          : `${reference} is cancelled, and your refund is on its way.`,
    }),
});

export interface PeopleCancellation extends Cancellation {
  /** Their places in the booking, from 0. */
  readonly positions: readonly number[];
}

/** Cancels some of the people of one's own booking. A refusal means the same as above. */
export const useCancelPeople = writing({
  send: ({ bookingId, positions, refund }: PeopleCancellation, idempotencyKey) =>
    call('POST /api/bookings/:id/attendees/cancellation', {
      params: { id: bookingId },
      body: { positions: [...positions], refund },
      idempotencyKey,
    }),
  fact: 'booking cancelled',
  factOfError: (error) => (error instanceof ApiError && error.status === 409 ? 'booking cancelled' : null),
  onSuccess: ({ reference, refund }) =>
    showToast({
      title: 'Booking changed',
      description:
        fromWire(refund) === 0
          ? `${reference} is still confirmed for the others.`
          : `Your refund is on its way. ${reference} is still confirmed for the others.`,
    }),
});

/** Gives back extras of people who come. A refusal means the same as above. */
export const useGiveBackExtras = writing({
  send: ({ bookingId, extras, refund }: Cancellation & { readonly extras: readonly ExtraOfPerson[] }, idempotencyKey) =>
    call('POST /api/bookings/:id/extras/return', {
      params: { id: bookingId },
      body: { extras: [...extras], refund },
      idempotencyKey,
    }),
  fact: 'booking cancelled',
  factOfError: (error) => (error instanceof ApiError && error.status === 409 ? 'booking cancelled' : null),
  onSuccess: ({ reference, refund }) =>
    showToast({
      title: 'Extras given back',
      description:
        fromWire(refund) === 0
          ? `${reference} is still confirmed.`
          : `Your refund is on its way. ${reference} is still confirmed.`,
    }),
});

export interface Renaming {
  readonly bookingId: number;
  /** From 0. */
  readonly position: number;
  readonly name: string;
}

/** Puts another name on a ticket. */
export const useRenameAttendee = writing({
  send: ({ bookingId, position, name }: Renaming) =>
    call('PUT /api/bookings/:id/attendees/:position', { params: { id: bookingId, position }, body: { name } }),
  fact: 'attendee renamed',
  factOfError: (error) => (error instanceof ApiError && error.status === 409 ? 'attendee renamed' : null),
  onSuccess: ({ name }) => showToast({ title: 'Name changed', description: `The ticket now says ${name}.` }),
});

interface Naming {
  readonly bookingId: number;
  readonly guests: readonly { readonly position: number; readonly firstName: string; readonly lastName: string }[];
}

/** Names guests of a booking. */
export const useNameGuests = writing({
  send: ({ bookingId, guests }: Naming) =>
    call('PUT /api/bookings/:id/guests', { params: { id: bookingId }, body: { guests: [...guests] } }),
  fact: 'attendee renamed',
  factOfError: (error) => (error instanceof ApiError && error.status === 409 ? 'attendee renamed' : null),
  onSuccess: ({ names }) =>
    showToast({
      title: names.length === 1 ? 'Name added' : 'Names added',
      description: 'They’re on the tickets now.',
    }),
});
