import type { BookingRow } from '../../../../db/schema/bookings';
import type { PaymentRow } from '../../../../db/schema/payments';
import type { Caller } from '../../../access/caller';
import { ProviderError, type ProviderIntent } from '../../../adapters/payments/payment-provider';
import { inTransaction, type BeforeCommit, type Transaction } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { faultPoint } from '../../../faults/fault-points';
import { bookings } from '../../bookings/bookings.module';
import type { CloseReason } from '../../bookings/end-booking.service';
import { recordDiscrepancy } from '../compare/discrepancies.repository';
import type { PaymentDeps } from '../payment-deps';
import * as payments from '../payments.repository';
import { applyIntent } from '../settle/apply-intent';
import { isFor, isOurs } from '../settle/orphaned-intent';

/** How far the provider's clock may be behind ours when we search its list for the intent of a payment. */
const lookBackMs = 60_000;

type EndedBooking = Pick<BookingRow, 'id' | 'status'>;

/** How a payment is released. */
export interface ReleaseOptions {
  readonly reason?: CloseReason;
  /** The last step of the transaction that ends the booking. */
  readonly beforeCommit?: BeforeCommit<EndedBooking>;
}

/**
 * T5 and T6: ends an unpaid payment and its booking. First we cancel the intent at the provider; if it turns out to be paid, the
 * booking is confirmed instead.
 * @returns the booking afterwards
 * @throws ProviderError if the provider can't be reached; nothing has ended then
 */
export async function releasePayment(
  deps: PaymentDeps,
  payment: PaymentRow,
  { reason = 'released', beforeCommit = async () => undefined }: ReleaseOptions = {},
): Promise<EndedBooking> {
  const closing = { reason, beforeCommit };
  // A provider that's no longer in use can't be asked, and no one can pay there.
  if (payment.provider !== deps.provider.name) return closeWithoutIntent(deps, payment, closing);
  const intentId = payment.intentId ?? (await findLostIntent(deps, payment));
  if (intentId === null) return closeWithoutIntent(deps, payment, closing);
  const intent = await cancelIntent(deps, payment, intentId);
  FAULT: await faultPoint('intent-canceled');
  if (intent === null) return closeWithoutIntent(deps, payment, closing);
  const settled = await applyIntent(deps, payment, intent, {
    closeReason: reason,
    beforeCommit: (tx, { booking, knownAs }) => beforeCommit(tx, { id: knownAs, status: booking.status }),
  });
  return { id: settled.knownAs, status: settled.booking.status };
}

/**
 * T6: the caller gives up a payment of their own, by its intent.
 * @throws AppError not_found if the intent isn't one of theirs; ProviderError as in releasePayment
 */
export async function releaseOwnPayment(
  deps: PaymentDeps,
  { caller, intentId }: { readonly caller: Caller; readonly intentId: string },
  options: ReleaseOptions,
): Promise<EndedBooking> {
  const payment = await payments.findOwnPayment(deps.db, caller.userId, intentId);
  if (!payment) throw new AppError('not_found', { message: "We couldn't find that payment." });
  return releasePayment(deps, payment, options);
}

/** Finds an intent that the provider created although we never got its answer (CRA-02), and stores it with the payment. */
export async function findLostIntent({ db, provider, site }: PaymentDeps, payment: PaymentRow): Promise<string | null> {
  const since = new Date(payment.createdAt.getTime() - lookBackMs);
  const intents = await provider.listIntents(since);
  const lost = intents.find((intent) => isOurs(intent, site) && isFor(intent, payment));
  if (!lost) return null;
  await payments.storeIntent(db, payment.id, lost);
  return lost.id;
}

/** @returns null if the provider doesn't know the intent: then no one can pay it, and admins are told */
async function cancelIntent(
  { db, provider }: PaymentDeps,
  payment: PaymentRow,
  intentId: string,
): Promise<ProviderIntent | null> {
  try {
    return await provider.cancelIntent(intentId);
  } catch (error) {
    if (!(error instanceof ProviderError && error.failure === 'not_found')) throw error;
    await recordDiscrepancy(db, {
      kind: 'missing_at_provider',
      subject: intentId,
      paymentId: payment.id,
      bookingId: payment.bookingId,
      details: { status: payment.status },
    });
    return null;
  }
}

async function closeWithoutIntent(
  { db }: PaymentDeps,
  payment: PaymentRow,
  { reason, beforeCommit }: Required<ReleaseOptions>,
): Promise<EndedBooking> {
  return inTransaction(db, async (tx) => {
    const ended = await closeLocked(tx, payment, reason);
    await beforeCommit(tx, ended);
    return ended;
  });
}

async function closeLocked(tx: Transaction, payment: PaymentRow, reason: CloseReason): Promise<EndedBooking> {
  const [{ booking, hold, reload }, current] = await Promise.all([
    bookings.lockForSettlement(tx, payment.bookingId),
    payments.lockPayment(tx, payment.id),
  ]);
  // Another request has found this payment's intent in the meantime and is handling it.
  const isOvertaken = current.intentId !== payment.intentId;
  if (booking.status !== 'pending' || !hold || isOvertaken) return booking;
  await payments.movePayment(tx, payment.id, 'canceled');
  await bookings.closeUnpaid(tx, { booking, hold }, reason);
  return reload();
}
