import type { BookingRow } from '../../../db/schema/bookings';
import type { PaymentRow } from '../../../db/schema/payments';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';
import { inTransaction } from '../../database/database';
import { closeUnpaid, lockForSettlement, type CloseReason } from '../bookings/bookings.service';
import type { PaymentDeps } from './payment-deps';
import * as payments from './payments.repository';
import { applyIntent } from './settle-payment';

/** How far before our record the provider may have begun to count. */
const lookBackMs = 60_000;

/**
 * T5 and T6: ends a payment that nobody is to pay any more. The intent is canceled at the provider first; one that was paid meanwhile
 * becomes the booking that it pays for.
 * @returns the booking as it ends
 * @throws ProviderError when the provider cannot be asked: then nothing is ended
 */
export async function releasePayment(
  deps: PaymentDeps,
  payment: PaymentRow,
  reason: CloseReason = 'released',
): Promise<Pick<BookingRow, 'id' | 'status'> | null> {
  const intentId = payment.intentId ?? (await findLostIntent(deps, payment));
  if (intentId === null) return closeWithoutIntent(deps, payment, reason);
  const intent = await deps.provider.cancelIntent(intentId);
  return (await applyIntent(deps, payment, intent, reason)).booking;
}

/** An intent that the provider made while its answer was lost (CRA-02); our record takes it over. */
async function findLostIntent({ db, provider }: PaymentDeps, payment: PaymentRow): Promise<string | null> {
  const since = new Date(payment.createdAt.getTime() - lookBackMs);
  const isOurs = (intent: ProviderIntent) => intent.metadata['hold'] === String(payment.holdId);
  const intent = (await provider.listIntents(since)).find(isOurs);
  if (!intent) return null;
  await payments.storeIntent(db, payment.id, intent);
  return intent.id;
}

async function closeWithoutIntent({ db }: PaymentDeps, payment: PaymentRow, reason: CloseReason) {
  return inTransaction(db, async (tx) => {
    const { booking, hold, reload } = await lockForSettlement(tx, payment.bookingId);
    const current = await payments.lockPayment(tx, payment.id);
    if (booking.status !== 'pending' || !hold || current.intentId !== null) return booking;
    await payments.movePayment(tx, payment.id, 'canceled');
    await closeUnpaid(tx, { booking, hold }, reason);
    return reload();
  });
}
