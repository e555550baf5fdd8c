import type { PaymentHistory } from '@ascendant/contract/lookup';
import { calendarDay } from '@ascendant/domain/calendar-day';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { findFoundPayment } from './found-payments.repository';
import { presentFoundPayment } from './lookup.presenter';
import { findAttempts, findDisputes, findNotices, findRefunds } from './payment-history.repository';
import { timelineOf } from './timeline';

/** The most notices of the provider that are shown. */
const shownNotices = 100;

/** What happened to a payment, with what the provider told us. @throws AppError not_found */
export async function paymentHistory(
  db: Database,
  caller: Caller,
  { paymentId, requestId }: { readonly paymentId: number; readonly requestId: string },
): Promise<PaymentHistory> {
  const row = await findFoundPayment(db, paymentId);
  if (!row) throw new AppError('not_found', { message: 'We couldn’t find that payment.' });
  const target = { type: 'payment', id: paymentId };
  await recordAudit(db, { actor: caller, action: 'payment.viewed', target, requestId });
  const { payment, booking, event } = row;
  const [attempts, refunds, disputes, notices] = await Promise.all([
    findAttempts(db, paymentId),
    findRefunds(db, paymentId),
    findDisputes(db, paymentId),
    findNotices(db, payment, shownNotices),
  ]);
  return {
    payment: presentFoundPayment(row),
    event: { ...event, startDate: calendarDay(event.startDate) },
    bookingStatus: booking.status,
    provider: payment.provider,
    intentId: payment.intentId,
    timeline: timelineOf({ payment, attempts, refunds, disputes }),
    notices: notices.map(({ type, occurredAt, receivedAt }) => ({
      type,
      at: occurredAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
    })),
  };
}
