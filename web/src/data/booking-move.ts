import { fromWire } from '@ascendant/contract/money';
import { ApiError } from '../api/api-error';
import { call, type CallReply } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { heldForMs } from './open-payment';
import { alwaysRead, readQuery } from './read-query';
import { askedToWait, sendUntilAnswered } from './send-again';
import { writing } from './use-write';

export type MoveQuote = CallReply<'getMove'>;

/** Whether a booking can move now, and what another date would cost. It depends on the time, so it's read again each time it's shown. */
export const moveQuery = (bookingId: number, eventId: number | null) =>
  readQuery(
    'getMove',
    'GET /api/bookings/:id/move',
    { params: { id: bookingId }, query: eventId === null ? {} : { eventId: String(eventId) } },
    alwaysRead,
  );

/** What's asked for to move to a dearer date. */
export interface PaidMove {
  readonly bookingId: number;
  readonly fromEventId: number;
  readonly eventId: number;
  /** Dollars, as the quote said. */
  readonly charge: string;
}

/** Holds the seats of a dearer date, and opens a payment of the difference. A refusal means that the booking, the date or the amount has changed. */
export const usePayForMove = writing({
  send: async ({ bookingId, ...body }: PaidMove) => {
    const intent = await sendUntilAnswered(
      (idempotencyKey) =>
        call('POST /api/bookings/:id/move/payment', { params: { id: bookingId }, body, idempotencyKey }),
      (error) => error instanceof ApiError && !askedToWait(error),
    );
    return { intent, heldUntilMs: Date.now() + heldForMs(intent) };
  },
  fact: 'hold changed',
  factOfError: (error) => (error instanceof ApiError && error.status === 409 ? 'booking moved' : null),
  waits: false,
});

export interface Move {
  readonly bookingId: number;
  readonly fromEventId: number;
  readonly eventId: number;
  /** Dollars, as the quote said. */
  readonly refund: string;
}

/** Moves one's own booking. A refusal means that the booking, the date or the amount has changed. */
export const useMoveBooking = writing({
  send: ({ bookingId, ...body }: Move, idempotencyKey) =>
    call('POST /api/bookings/:id/move', { params: { id: bookingId }, body, idempotencyKey }),
  fact: 'booking moved',
  factOfError: (error) => (error instanceof ApiError && error.status === 409 ? 'booking moved' : null),
  onSuccess: ({ reference, refund }) =>
    showToast({
      title: 'Booking moved',
      description:
        fromWire(refund) === 0
          ? `${reference} is on its new date, with new tickets.`
          : `${reference} is on its new date, with new tickets. Your refund is on its way.`,
    }),
});

/** Whether bookings of a final sale may move between the dates of an event's series. */
export const dateChangesQuery = (eventId: number) =>
  readQuery('getDateChanges', 'GET /api/events/:id/date-changes', { params: { id: eventId } }, alwaysRead);

export const useSetDateChanges = writing({
  send: ({ id, finalSale }: { readonly id: number; readonly finalSale: boolean }) =>
    call('PUT /api/events/:id/date-changes', { params: { id }, body: { finalSale } }),
  fact: 'date changes set',
});
