import type {
  BookingMoney,
  PaymentDiscrepancy,
  PaymentDispute,
  UnmadeRefund as UnmadeRefundReply,
} from '@ascendant/contract/admin-payments';
import { toWire } from '@ascendant/contract/money';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents } from '@ascendant/domain/money';
import type { PaymentDiscrepancyRow } from '../../../db/schema/payments';
import type { ListedDispute } from './dispute/disputes.repository';
import type { BookingWithPayment, UnmadeRefund } from './refund/unmade-refunds.repository';

export function presentBookingMoney({ booking, payment }: BookingWithPayment): BookingMoney {
  return {
    bookingId: booking.id,
    reference: bookingReference(booking.id),
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    total: toWire(cents(booking.totalCents)),
    refunded: toWire(cents(payment?.refundedCents ?? 0)),
    payment: payment?.status ?? null,
    disputed: payment?.disputed ?? false,
  };
}

export function presentDiscrepancy(row: PaymentDiscrepancyRow): PaymentDiscrepancy {
  return { ...row, foundAt: row.foundAt.toISOString(), lastSeenAt: row.lastSeenAt.toISOString() };
}

export function presentUnmadeRefund({ refund, booking }: UnmadeRefund): UnmadeRefundReply {
  return {
    id: refund.id,
    bookingId: booking.id,
    reference: bookingReference(booking.id),
    bookingStatus: booking.status,
    amount: toWire(cents(refund.amountCents)),
    status: refund.status === 'failed' ? 'failed' : 'awaiting_dispute',
    failureReason: refund.failureReason,
    requestedAt: refund.createdAt.toISOString(),
    failedAt: refund.failedAt?.toISOString() ?? null,
  };
}

export function presentDispute({ dispute, booking, decidedBy }: ListedDispute): PaymentDispute {
  const { id, status, reason, decision } = dispute;
  return {
    id,
    bookingId: booking.id,
    reference: bookingReference(booking.id),
    bookingStatus: booking.status,
    status,
    amount: toWire(cents(dispute.amountCents)),
    reason,
    openedAt: dispute.openedAt.toISOString(),
    evidenceDueAt: dispute.evidenceDueAt?.toISOString() ?? null,
    closedAt: dispute.closedAt?.toISOString() ?? null,
    evidenceAskedAt: dispute.evidenceAskedAt?.toISOString() ?? null,
    evidenceSentAt: dispute.evidenceSentAt?.toISOString() ?? null,
    isEvidenceRefused: dispute.evidenceError !== null,
    needsDecision: status === 'lost' && decision === null && booking.status === 'confirmed',
    decision,
    decidedBy,
  };
}
