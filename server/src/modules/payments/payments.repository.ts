import type { Role } from '@ascendant/domain/person/roles';
import type { PaymentStatus } from '@ascendant/domain/booking/lifecycle';
import { cents } from '@ascendant/domain/money';
import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { discountCodes } from '../../../db/schema/discount-codes';
import { events } from '../../../db/schema/events';
import { holds, type HoldRow } from '../../../db/schema/holds';
import { payments, type PaymentRow } from '../../../db/schema/payments';
import type { IntentOrder, ProviderIntent, ProviderName } from '../../adapters/payments/payment-provider';
import type { Queryable, Transaction } from '../../database/database';

interface NewPayment {
  readonly booking: BookingRow;
  readonly hold: HoldRow;
  readonly provider: ProviderName;
  /** As rate limits keep it. */
  readonly payerAddress: string;
}

export async function insertPayment(
  tx: Transaction,
  { booking, hold, provider, payerAddress }: NewPayment,
): Promise<PaymentRow> {
  const [row] = await tx
    .insert(payments)
    .values({
      bookingId: booking.id,
      holdId: hold.id,
      provider,
      amountCents: booking.totalCents,
      currency: booking.currency,
      payerAddress,
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

export async function findPaymentOfHold(
  db: Queryable,
  provider: ProviderName,
  holdId: number,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.holdId, holdId)));
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

/**
 * T2: the provider has answered.
 * @returns false where the payment had its answer before, or had ended
 */
export async function storeIntent(tx: Queryable, paymentId: number, intent: ProviderIntent): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({
      intentId: intent.id,
      clientSecret: intent.clientSecret,
      status: 'requires_payment',
      checkedAt: sql`now()`,
    })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'creating')))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Moves a payment; the database refuses what is not in the table of transitions (rule PAY-01). */
export async function movePayment(tx: Transaction, paymentId: number, status: PaymentStatus): Promise<void> {
  await tx
    .update(payments)
    .set({
      status,
      checkedAt: sql`now()`,
      ...(status === 'succeeded' ? { payerAddress: null } : {}),
    })
    .where(eq(payments.id, paymentId));
}

/**
 * Notes how many declined cards are known of.
 * @returns how many of them are new
 */
export async function raiseDeclines(db: Queryable, paymentId: number, observed: number): Promise<number> {
  const { rows } = await db.execute<{ fresh: number }>(sql`
    with known as (select id, declines from ${payments} where id = ${paymentId} for no key update)
    update ${payments} set declines = ${observed} from known
    where ${payments}.id = known.id and known.declines < ${observed}
    returning ${observed}::int - known.declines as fresh`);
  return rows[0]?.fresh ?? 0;
}

/** Nobody tells of a declined card a day later any more: then it need not be known where the payer was. */
export async function forgetPayers(db: Queryable): Promise<void> {
  await db
    .update(payments)
    .set({ payerAddress: null })
    .where(and(isNotNull(payments.payerAddress), lte(payments.createdAt, sql`now() - interval '24 hours'`)));
}

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

/** The time of the database, and of the look back from it. */
export async function readPeriod(
  db: Queryable,
  { hours, graceSeconds }: { hours: number; graceSeconds: number },
): Promise<{ since: Date; before: Date }> {
  const now = (await readClock(db)).getTime();
  return { since: new Date(now - hours * 3_600_000), before: new Date(now - graceSeconds * 1000) };
}

/** Payments that have an intent at a provider, begun since then. */
export async function findPaymentsWithIntent(
  db: Queryable,
  provider: ProviderName,
  since: Date,
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), isNotNull(payments.intentId), gte(payments.createdAt, since)))
    .orderBy(asc(payments.id));
}

/** Whose cards are tried on a payment, and from where. */
export async function findPayer(
  db: Queryable,
  paymentId: number,
): Promise<{ userId: number | null; addressKey: string | null }> {
  const [row] = await db
    .select({ userId: bookings.userId, addressKey: payments.payerAddress })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.id, paymentId));
  return row ?? { userId: null, addressKey: null };
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

/**
 * Payments that are not final for so long and were not looked at in the last seconds; the longest waiting first (rule PAY-10).
 */
export async function findOpenPayments(
  db: Queryable,
  { provider, olderThanSeconds, limit }: { provider: ProviderName; olderThanSeconds: number; limit: number },
): Promise<PaymentRow[]> {
  const before = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        sql`${payments.status} not in ('succeeded', 'refunded', 'canceled', 'refund_pending')`,
        eq(payments.provider, provider),
        isNotNull(payments.intentId),
        lte(payments.createdAt, before(olderThanSeconds)),
        or(isNull(payments.checkedAt), lte(payments.checkedAt, before(Math.min(olderThanSeconds, 20)))),
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
    // Those that were looked at in vain come last, so that they stop nobody.
    .orderBy(sql`${payments.checkedAt} nulls first`, asc(holds.expiresAt))
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
