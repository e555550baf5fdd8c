import { and, desc, eq } from 'drizzle-orm';
import { bookings, isOfPeople, type BookingRow } from '../../../db/schema/bookings';
import { events } from '../../../db/schema/events';
import { mails, type MailRow } from '../../../db/schema/mails';
import { payments, type PaymentRow } from '../../../db/schema/payments';
import { bookingMoney, type BookingMoney } from '../../database/booking-money.repository';
import type { Queryable } from '../../database/database';
import type { LocalStart } from '../../mail/date-text';
import { canResend } from '../../mail/mail-queue.repository';

export interface BookingOfPerson {
  readonly booking: BookingRow;
  readonly event: LocalStart & { readonly id: number; readonly title: string };
  readonly money: BookingMoney;
  /** Null for a free booking. */
  readonly payment: Pick<PaymentRow, 'id' | 'amountCents' | 'refundedCents' | 'lostCents'> | null;
}

/** A person's bookings, the latest first. */
export async function findBookingsOf(db: Queryable, userId: number, limit: number): Promise<BookingOfPerson[]> {
  return db
    .select({
      booking: bookings,
      money: bookingMoney,
      event: { id: events.id, title: events.title, startDate: events.startDate, startTime: events.startTime },
      payment: {
        id: payments.id,
        amountCents: payments.amountCents,
        refundedCents: payments.refundedCents,
        lostCents: payments.lostCents,
      },
    })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .where(and(eq(bookings.userId, userId), isOfPeople))
    .orderBy(desc(bookings.id))
    .limit(limit);
}

export type MailOfPerson = Pick<MailRow, 'id' | 'kind' | 'subject' | 'state' | 'createdAt' | 'sentAt'> & {
  readonly canResend: boolean;
};

/** The emails to a person, the latest first, without what they say: some of them have codes. */
export async function findMailsOf(db: Queryable, userId: number, limit: number): Promise<MailOfPerson[]> {
  const { id, kind, subject, state, createdAt, sentAt } = mails;
  return db
    .select({ id, kind, subject, state, createdAt, sentAt, canResend })
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(desc(id))
    .limit(limit);
}
