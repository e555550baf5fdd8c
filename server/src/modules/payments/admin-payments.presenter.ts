import type { BookingMoney, PaymentDiscrepancy } from '@ascendant/contract/admin-payments';
import { toWire } from '@ascendant/contract/money';
import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents } from '@ascendant/domain/money';
import type { PaymentDiscrepancyRow } from '../../../db/schema/payment-discrepancies';
import type { BookingWithPayment } from './booking-money.repository';

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
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    bookingId: row.bookingId,
    details: row.details,
    foundAt: row.foundAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}
