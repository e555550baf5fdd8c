import { refundOutcome, type RefundOutcome } from '@ascendant/domain/booking/refund';
import type { Transaction } from '../../../database/database';
import { bookings } from '../../bookings/bookings.module';
import * as payments from '../payments.repository';
import * as refunds from './refunds.repository';
import type { EndedRefunds } from './refunds.repository';

/**
 * Moves a payment whose booking has ended to how its money stands now: on its way, refunded, failed, closed, or returned by the bank. The
 * caller has locked the booking's row. Calling it again changes nothing.
 * Source: transitions T8 and T12 to T15.
 */
export async function settleEndedMoney(tx: Transaction, paymentId: number): Promise<void> {
  const payment = await payments.lockPayment(tx, paymentId);
  if (!isMovable(payment.status)) return;
  const money = await refunds.sumRefunds(tx, payment);
  const outcome = refundOutcome(money);
  if (outcome === payment.status) return;
  await payments.movePayment(tx, payment.id, outcome);
  await tell(tx, payment.bookingId, { ...money, outcome });
}

function isMovable(status: string): boolean {
  return status === 'refund_pending' || status === 'refund_failed' || status === 'refunded';
}

interface Ended extends EndedRefunds {
  readonly outcome: RefundOutcome;
}

async function tell(tx: Transaction, bookingId: number, ended: Ended): Promise<void> {
  const { outcome, refundedCents, lostCents, lastNumber } = ended;
  if (outcome === 'refunded')
    return bookings.markRefunded(tx, bookingId, { amountCents: refundedCents, number: lastNumber });
  await bookings.moveEndedMoney(tx, bookingId, outcome);
  if (outcome === 'charged_back') await bookings.queueChargedBackMail(tx, bookingId, lostCents);
}
