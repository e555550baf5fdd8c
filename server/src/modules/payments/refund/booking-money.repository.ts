import type { GuardedEvent } from '@ascendant/domain/event/access';
import { eq } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../../db/schema/bookings';
import { events } from '../../../../db/schema/events';
import { payments, type PaymentRow } from '../../../../db/schema/payments';
import type { Queryable } from '../../../database/database';

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
