import type { PaymentStatus } from '@ascendant/domain/booking/lifecycle';
import type { Cents } from '@ascendant/domain/money';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { and, eq, sql } from 'drizzle-orm';
import { bookings, type BookingRow } from '../../../db/schema/bookings';
import { discountCodes } from '../../../db/schema/discount-codes';
import type { HoldRow } from '../../../db/schema/holds';
import { payments, type PaymentRow } from '../../../db/schema/payments';
import type { ProviderIntent } from '../../adapters/payments/payment-provider';
import type { Queryable, Transaction } from '../../database/database';

interface NewPayment {
  readonly booking: BookingRow;
  readonly hold: HoldRow;
  readonly provider: PaymentProviderName;
  /** The payer's network address, as rate limits keep it. */
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
  provider: PaymentProviderName,
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
  provider: PaymentProviderName,
  holdId: number,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.holdId, holdId)));
  return row ?? null;
}

/** The payment behind an intent, if it's this person's own; null for anyone else's (rule PAY-09). */
export async function findOwnPayment(db: Queryable, userId: number, intentId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(eq(payments.intentId, intentId), eq(bookings.userId, userId)));
  return row?.payment ?? null;
}

/** The discount code that a booking uses, as people type it; null if it uses none. */
export async function findCodeOf(db: Queryable, booking: Pick<BookingRow, 'discountCodeId'>): Promise<string | null> {
  if (booking.discountCodeId === null) return null;
  const [row] = await db
    .select({ code: discountCodes.code })
    .from(discountCodes)
    .where(eq(discountCodes.id, booking.discountCodeId));
  return row?.code ?? null;
}

/** The last of the locks (rule PAY-03). */
export async function lockPayment(tx: Transaction, paymentId: number): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('no key update');
  return row ?? missing();
}

/**
 * T2: stores the provider's answer.
 * @returns the time by the database's clock; null if the payment already had an answer, or had ended
 */
export async function storeIntent(tx: Queryable, paymentId: number, intent: ProviderIntent): Promise<Date | null> {
  const [row] = await tx
    .update(payments)
    .set({
      intentId: intent.id,
      clientSecret: intent.clientSecret,
      status: 'requires_payment',
      checkedAt: sql`now()`,
    })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'creating')))
    .returning({ storedAt: payments.checkedAt });
  return row?.storedAt ?? null;
}

/** Changes a payment's status; the database refuses transitions that rule PAY-01 doesn't allow. */
export async function movePayment(
  tx: Transaction,
  paymentId: number,
  status: Exclude<PaymentStatus, 'succeeded'>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ status, checkedAt: sql`now()` })
    .where(eq(payments.id, paymentId));
}

/** T4, T7: the money has arrived. @param receivedCents may differ from what we asked for; refunds can't exceed it */
export async function markReceived(tx: Transaction, paymentId: number, receivedCents: Cents): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'succeeded', receivedCents, checkedAt: sql`now()`, payerAddress: null })
    .where(eq(payments.id, paymentId));
}

/** Records that we've asked the provider, and why it declined the last card, if it did. */
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

function missing(): never {
  throw new RangeError('no payment row came back');
}
