import { paymentProviders } from '@ascendant/domain/payment/payment-fields';
import { desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { bookingSupplements } from '../../../db/schema/booking-changes';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { disputes } from '../../../db/schema/disputes';
import { events } from '../../../db/schema/events';
import { paymentAttempts, payments, type PaymentRow } from '../../../db/schema/payments';
import { refunds } from '../../../db/schema/refunds';
import { users } from '../../../db/schema/users';
import type { Queryable } from '../../database/database';
import { knownAs } from '../../database/paid-rows';
import type { LocalStart } from '../../mail/date-text';

/** An attempt as the database writes it into JSON. */
interface StoredAttempt {
  readonly declineCode: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
  readonly at: string;
}

/** A payment as a look-up shows it. */
export interface FoundPaymentRow {
  readonly payment: PaymentRow;
  /** What it's known as. */
  readonly bookingId: number;
  readonly booking: Pick<BookingRow, 'userId' | 'status'>;
  readonly event: LocalStart & { readonly id: number; readonly title: string };
  /** Null once the account is gone. */
  readonly person: {
    readonly id: number;
    readonly username: string;
    readonly firstName: string;
    readonly lastName: string;
  } | null;
  readonly lastAttempt: StoredAttempt | null;
  readonly lastDecline: StoredAttempt | null;
}

const attemptThat = (
  condition: SQL,
) => sql<StoredAttempt | null>`(select json_build_object('declineCode', a.decline_code,
    'brand', a.card_brand, 'last4', a.card_last4, 'at', a.attempted_at)
  from ${paymentAttempts} a where a.payment_id = ${payments.id} ${condition} order by a.attempted_at desc, a.outcome desc, a.id desc limit 1)`;

const found = {
  payment: payments,
  bookingId: knownAs(payments.bookingId),
  booking: { userId: bookings.userId, status: bookings.status },
  event: { id: events.id, title: events.title, startDate: events.startDate, startTime: events.startTime },
  person: { id: users.id, username: users.username, firstName: users.firstName, lastName: users.lastName },
  lastAttempt: attemptThat(sql``),
  lastDecline: attemptThat(sql`and a.outcome = 'declined'`),
};

/** What a payment is found by. */
export interface PaymentKeys {
  readonly userIds: readonly number[];
  readonly bookingId: number | null;
  readonly amountCents: number | null;
  readonly last4: string | null;
  readonly providerId: string | null;
}

/** Payments that any of the keys finds, the latest first. Each key has its index. */
export async function findPayments(db: Queryable, keys: PaymentKeys, limit: number): Promise<FoundPaymentRow[]> {
  const condition = or(...conditionsOf(db, keys));
  if (condition === undefined) return [];
  return selectPayments(db).where(condition).orderBy(desc(payments.id)).limit(limit);
}

export async function findFoundPayment(db: Queryable, paymentId: number): Promise<FoundPaymentRow | null> {
  const [row] = await selectPayments(db).where(eq(payments.id, paymentId));
  return row ?? null;
}

function selectPayments(db: Queryable) {
  return db
    .select(found)
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(events, eq(events.id, bookings.eventId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .$dynamic();
}

function conditionsOf(db: Queryable, { userIds, bookingId, amountCents, last4, providerId }: PaymentKeys): SQL[] {
  const ofPeople = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.userId, [...userIds]));
  const withCard = db
    .select({ id: paymentAttempts.paymentId })
    .from(paymentAttempts)
    .where(sql`${paymentAttempts.cardLast4} = ${last4}`);
  const ofAmount = db
    .select({ id: paymentAttempts.paymentId })
    .from(paymentAttempts)
    .where(sql`${paymentAttempts.amountCents} = ${amountCents}`);
  const supplements = db
    .select({ id: bookingSupplements.supplementId })
    .from(bookingSupplements)
    .where(sql`${bookingSupplements.bookingId} = ${bookingId}`);
  return [
    ...(userIds.length === 0 ? [] : [inArray(payments.bookingId, ofPeople)]),
    ...(bookingId === null ? [] : [eq(payments.bookingId, bookingId), inArray(payments.bookingId, supplements)]),
    ...(amountCents === null ? [] : [inArray(payments.id, ofAmount)]),
    ...(last4 === null ? [] : [inArray(payments.id, withCard)]),
    ...(providerId === null ? [] : atProvider(db, providerId)),
  ];
}

/** An intent, or one of its charges, refunds or disputes. */
function atProvider(db: Queryable, id: string): SQL[] {
  const charged = db
    .select({ id: paymentAttempts.paymentId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerAttemptId, id));
  const refunded = db.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.providerRefundId, id));
  const disputed = db.select({ id: disputes.paymentId }).from(disputes).where(eq(disputes.providerDisputeId, id));
  return [
    // With each provider's name, so that the index on both finds it.
    sql`(${inArray(payments.provider, [...paymentProviders])} and ${payments.intentId} = ${id})`,
    inArray(payments.id, charged),
    inArray(payments.id, refunded),
    inArray(payments.id, disputed),
  ];
}
