import { addingReturnedText } from '@ascendant/domain/booking/adding-people';
import { moveReturnedText } from '@ascendant/domain/booking/booking-move';
import { bookingReference } from '@ascendant/domain/booking/reference';
import type { Caller } from '../../../access/caller';
import type { BeforeCommit } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { faultPoint } from '../../../faults/fault-points';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import type { SettledPayment } from './apply-intent';
import { settlePayment } from './settle-payment';

export interface Confirmed {
  readonly state: 'confirmed';
  readonly bookingId: number;
  readonly reference: string;
}

export type Confirmation = Confirmed | { readonly state: 'processing' };

/**
 * The browser says that it has paid, so we ask the provider and reply with what really happened. It's safe to call repeatedly.
 * @throws AppError not_found for someone else's intent; payment_declined; payment_not_complete; payment_returned if the
 * payment came too late and is being refunded
 * Source: rules PAY-08, PAY-09.
 */
export async function confirmPayment(
  deps: PaymentDeps,
  caller: Caller,
  intentId: string,
  beforeCommit: BeforeCommit<Confirmed>,
): Promise<Confirmation> {
  const payment = await payments.findOwnPayment(deps.db, caller.userId, intentId);
  if (!payment) throw new AppError('not_found', { message: "We couldn't find that payment." });
  FAULT: await faultPoint('confirm-received');
  const settled = await settlePayment(deps, payment, {
    closeReason: 'expired',
    beforeCommit: async (tx, { booking, knownAs }) => {
      if (booking.status === 'confirmed') await beforeCommit(tx, confirmedAs(knownAs));
    },
  });
  if (!settled) throw new AppError('payment_not_complete');
  return confirmationOf(settled);
}

function confirmationOf({ booking, knownAs, addsPeople, intent }: SettledPayment): Confirmation {
  if (booking.status === 'confirmed') return confirmedAs(knownAs);
  if (intent.status === 'succeeded') {
    const message = addsPeople ? addingReturnedText : moveReturnedText;
    throw new AppError('payment_returned', booking.id === knownAs ? {} : { message });
  }
  if (intent.status === 'processing') return { state: 'processing' };
  if (intent.lastError) throw new AppError('payment_declined', { message: intent.lastError.message });
  throw new AppError('payment_not_complete');
}

function confirmedAs(bookingId: number): Confirmed {
  return { state: 'confirmed', bookingId, reference: bookingReference(bookingId) };
}
