import type { GuardedEvent } from '@ascendant/domain/event/access';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../../db/schema/bookings';
import { events } from '../../../../db/schema/events';
import { payments, type PaymentRow } from '../../../../db/schema/payments';
import { refunds, type RefundRow } from '../../../../db/schema/refunds';
import type { ProviderRefund } from '../../../adapters/payments/payment-provider';
import type { Queryable } from '../../../database/database';
import { knownAs } from '../../../database/paid-rows';

/** A refund that didn't go back, with its booking. */
export interface UnmadeRefund {
  readonly refund: RefundRow;
  readonly booking: Pick<BookingRow, 'id' | 'status'>;
}

/** Refunds that failed and weren't repeated, and those that wait for a dispute's end, the oldest first. */
export async function findUnmadeRefunds(db: Queryable, limit: number): Promise<UnmadeRefund[]> {
  return db
    .select({ refund: refunds, booking: { id: knownAs(bookings.id), status: bookings.status } })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(or(eq(refunds.status, 'awaiting_dispute'), and(eq(refunds.status, 'failed'), isNull(refunds.repeatedAs))))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit);
}

/** Payments with a refund whose status at the provider we don't know yet. */
export async function findPaymentsWhoseRefundsDiffer(
  db: Queryable,
  provider: PaymentProviderName,
  theirs: readonly ProviderRefund[],
): Promise<PaymentRow[]> {
  const listed = JSON.stringify(
    theirs.map(({ id, intentId, number, status }) => ({ id, intent: intentId, number, status })),
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct ${payments.id} as id
    from json_to_recordset(${listed}::json) as theirs (id text, intent text, number int, status text)
      join ${payments} on ${payments.intentId} = theirs.intent and ${payments.provider} = ${provider}
      left join ${refunds} on ${refunds.paymentId} = ${payments.id}
        and (${refunds.providerRefundId} = theirs.id or ${refunds.number} = theirs.number)
    where (theirs.status = 'succeeded' and (${refunds.status} in ('pending', 'awaiting_dispute') or (${refunds.id} is null and theirs.number is null)))
      or (theirs.status = 'failed' and ${refunds.status} in ('pending', 'awaiting_dispute', 'succeeded'))`);
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? [] : db.select().from(payments).where(inArray(payments.id, ids));
}

/** A booking and its payment, which is null if the booking is free. */
export interface BookingWithPayment {
  readonly booking: BookingRow;
  readonly payment: PaymentRow | null;
}

export async function findBookingMoney(db: Queryable, bookingId: number): Promise<BookingWithPayment | null> {
  const [row] = await db
    .select({ booking: bookings, payment: payments })
    .from(bookings)
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId));
  return row ?? null;
}

/** What decides who may refund a booking of the event. @returns null if there's no such booking */
export async function findEventOfBooking(db: Queryable, bookingId: number): Promise<GuardedEvent | null> {
  const [row] = await db
    .select({ status: events.status, organizerId: events.organizerId, accessCode: events.accessCode })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(eq(bookings.id, bookingId));
  return row ?? null;
}
