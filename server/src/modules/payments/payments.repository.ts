import type { PaymentStatus } from '@ascendant/domain/booking/lifecycle';
import { cents } from '@ascendant/domain/money';
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { discountCodes } from '../../../db/schema/discount-codes';
import { holds, type HoldRow } from '../../../db/schema/holds';
import { payments, type PaymentRow } from '../../../db/schema/payments';
import type { IntentOrder, ProviderIntent, ProviderName } from '../../adapters/payments/payment-provider';
import type { Queryable, Transaction } from '../../database/database';

export async function insertPayment(
  tx: Transaction,
  { booking, hold, provider }: { booking: BookingRow; hold: HoldRow; provider: ProviderName },
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({
      bookingId: booking.id,
      holdId: hold.id,
      provider,
      amountCents: booking.totalCents,
      currency: booking.currency,
    })
    .returning();
  return row ?? missing();
}

export async function findPayment(db: Queryable, paymentId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return row ?? null;
}

export async function findPaymentOfBooking(db: Queryable, bookingId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.bookingId, bookingId));
  return row ?? null;
}

export async function findPaymentByIntent(
  db: Queryable,
  provider: ProviderName,
  intentId: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.intentId, intentId)));
  return row ?? null;
}

/** The payment behind an intent, if it is this person's own: somebody else's is as good as not there (rule PAY-09). */
export async function findOwnPayment(db: Queryable, userId: number, intentId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(payments.intentId, intentId), eq(bookings.userId, userId)));
  return row?.payment ?? null;
}

/** The last of the locks (rule PAY-03). */
export async function lockPayment(tx: Transaction, paymentId: number): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('no key update');
  return row ?? missing();
}

/** T2: the provider has answered. An answer that comes twice changes nothing. */
export async function storeIntent(tx: Queryable, paymentId: number, intent: ProviderIntent): Promise<void> {
  await tx
    .update(payments)
    .set({
      intentId: intent.id,
      clientSecret: intent.clientSecret,
      status: 'requires_payment',
      checkedAt: sql`now()`,
    })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'creating')));
}

/** Moves a payment; the database refuses what is not in the table of transitions (rule PAY-01). */
export async function movePayment(tx: Transaction, paymentId: number, status: PaymentStatus): Promise<void> {
  await tx
    .update(payments)
    .set({ status, checkedAt: sql`now()` })
    .where(eq(payments.id, paymentId));
}

/** Notes that the provider was asked, and what it said of the last card. */
export async function noteCheck(
  tx: Queryable,
  paymentId: number,
  lastError: ProviderIntent['lastError'] = null,
): Promise<void> {
  await tx
    .update(payments)
    .set({
      checkedAt: sql`now()`,
      ...(lastError ? { lastErrorCode: lastError.code, lastErrorMessage: lastError.message } : {}),
    })
    .where(eq(payments.id, paymentId));
}

export async function markDisputed(tx: Queryable, paymentId: number, reason: string): Promise<void> {
  await tx.update(payments).set({ disputed: true, disputeReason: reason }).where(eq(payments.id, paymentId));
}

/** Payments that are not final and have not been looked at for so long; the longest waiting first (rule PAY-10). */
export async function findOverduePayments(db: Queryable, seconds: number, limit: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        sql`${payments.status} not in ('succeeded', 'refunded', 'canceled', 'refund_pending')`,
        lt(payments.createdAt, sql`now() - make_interval(secs => ${seconds})`),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, sql`now() - make_interval(secs => ${seconds})`)),
      ),
    )
    .orderBy(asc(payments.checkedAt), asc(payments.id))
    .limit(limit);
}

/** Payments whose hold is over and not settled, whether or not its places were given back already (T5). */
export async function findRunOutPayments(db: Queryable, limit: number): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: payments })
    .from(holds)
    .innerJoin(payments, eq(payments.holdId, holds.id))
    .where(and(eq(holds.status, 'active'), lte(holds.expiresAt, sql`now()`)))
    .orderBy(asc(holds.expiresAt))
    .limit(limit);
  return rows.map((row) => row.payment);
}

/** The code that a booking uses, as it is typed; null without one. */
export async function findCodeOf(db: Queryable, booking: Pick<BookingRow, 'discountCodeId'>): Promise<string | null> {
  if (booking.discountCodeId === null) return null;
  const [row] = await db
    .select({ code: discountCodes.code })
    .from(discountCodes)
    .where(eq(discountCodes.id, booking.discountCodeId));
  return row?.code ?? null;
}

function missing(): never {
  throw new RangeError('no payment row came back');
}

/** The database's clock: the one that decides when a hold is over (rule PAY-18). */
export async function readClock(db: Queryable): Promise<Date> {
  const { rows } = await db.execute<{ now: Date }>(sql`select now() as now`);
  return new Date(rows[0]?.now ?? missing());
}

/** What the provider is asked for. */
export function orderOf(payment: PaymentRow): IntentOrder {
  return {
    holdId: payment.holdId,
    bookingId: payment.bookingId,
    amount: cents(payment.amountCents),
    currency: payment.currency,
  };
}
