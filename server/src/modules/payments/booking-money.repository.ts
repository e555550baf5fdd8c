import type { Role } from '@ascendant/domain/person/roles';
import { eq } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { payments, type PaymentRow } from '../../../db/schema/payments';
import type { Queryable } from '../../database/database';

/** A booking with its money; no payment where it costs nothing. */
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

/** Whether a booking is one that this organizer or admin may give money back for. */
export async function mayRefund(
  db: Queryable,
  bookingId: number,
  actor: { userId: number; role: Role },
): Promise<boolean> {
  const [row] = await db
    .select({ createdBy: events.createdBy })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(eq(bookings.id, bookingId));
  return row !== undefined && (actor.role === 'admin' || row.createdBy === actor.userId);
}
