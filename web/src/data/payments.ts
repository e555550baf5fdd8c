import { ApiError } from '../api/api-error';
import { call } from '../api/client';
import { showToast } from '../ui/dialog/toast-store';
import { confirmPayment, type ConfirmRequest, type Settlement } from './confirm-payment';
import { openPayment, type Opening, type OpenRequest } from './open-payment';
import { useWrite, writing } from './use-write';

/** Holds seats and opens a payment for them. A refusal is an outcome too, and may release an earlier hold. */
export function useOpenPayment() {
  return useWrite<Opening, OpenRequest>({ send: openPayment, fact: 'hold changed', waits: false });
}

interface ConfirmCallbacks {
  readonly onSuccess: (settlement: Settlement) => unknown;
  readonly onError?: (error: Error) => unknown;
}

/** Asks what happened to a payment until it's settled. The callbacks run even if the page has been left by then. */
export function useConfirmPayment(callbacks: ConfirmCallbacks) {
  return useWrite<Settlement, ConfirmRequest>({
    send: confirmPayment,
    fact: ({ kind }) => (kind === 'confirmed' ? 'booking made' : 'hold changed'),
    waits: false,
    ...callbacks,
  });
}

/** Gives held seats back before paying. If they turn out to be paid, the person has left the page, so a toast says it. */
export const useReleaseHold = writing({
  send: (paymentIntentId: string) => call('POST /api/release-hold', { body: { paymentIntentId } }),
  fact: 'hold changed',
  factOfError: (error) => (isPaid(error) ? 'booking made' : null),
  onError: (error) => {
    if (isPaid(error)) showToast({ title: 'This booking is already paid', description: 'It’s in My Bookings.' });
  },
  waits: false,
});

const isPaid = (error: Error): boolean => error instanceof ApiError && error.code === 'already_paid';
