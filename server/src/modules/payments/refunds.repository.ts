import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { and, asc, eq, sql } from 'drizzle-orm';
import { payments, type PaymentRow } from '../../../db/schema/payments';
import { refunds, type RefundRow } from '../../../db/schema/refunds';
import type { ProviderRefund } from '../../adapters/payments/payment-provider';
import type { Queryable, Transaction } from '../../database/database';

export interface RefundRequest {
  readonly paymentId: number;
  readonly amountCents: number;
  /** Code of the cause: `event_cancelled`, `no_seats`, `amount_mismatch`, `requested`. */
  readonly reason: string;
  readonly requestedBy: number | null;
}

/** Inserts a pending refund; its number gives it a key of its own at the provider (T8). */
export async function insertRefund(tx: Transaction, request: RefundRequest): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    .values({
      ...request,
      number: nextNumber(request.paymentId),
    })
    .returning();
  if (!row) throw new RangeError('no refund row came back');
  return row;
}

export async function findRefund(
  db: Queryable,
  refundId: number,
): Promise<{ refund: RefundRow; payment: PaymentRow } | null> {
  const [row] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  return row ?? null;
}

export async function lockRefund(tx: Transaction, refundId: number): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('no key update');
  return row ?? null;
}

export async function markRefundSucceeded(tx: Transaction, refundId: number, providerRefundId: string): Promise<void> {
  await tx.update(refunds).set({ status: 'succeeded', providerRefundId }).where(eq(refunds.id, refundId));
}

export async function markRefundFailed(tx: Transaction, refundId: number): Promise<void> {
  await tx.update(refunds).set({ status: 'failed' }).where(eq(refunds.id, refundId));
}

/**
 * Records a refund that was made manually at the provider.
 * @returns false if it's already recorded
 */
export async function insertHandMade(
  tx: Transaction,
  { paymentId, refund }: { paymentId: number; refund: ProviderRefund },
): Promise<boolean> {
  const rows = await tx
    .insert(refunds)
    .values({
      paymentId,
      amountCents: refund.amount,
      reason: 'at_provider',
      status: 'succeeded',
      providerRefundId: refund.id,
      succeededAt: sql`now()`,
      number: nextNumber(paymentId),
    })
    .onConflictDoNothing({ target: refunds.providerRefundId })
    .returning({ id: refunds.id });
  return rows.length > 0;
}

export async function findRefundOfNumber(db: Queryable, paymentId: number, number: number): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.number, number)));
  return row ?? null;
}

/** How much of a payment has been refunded, in cents, and how many refunds are still pending. */
export async function sumRefunds(
  tx: Transaction,
  paymentId: number,
): Promise<{ pending: number; refundedCents: number }> {
  const [row] = await tx
    .select({
      pending: sql<number>`count(*) filter (where ${refunds.status} = 'pending')::int`,
      refundedCents: sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${refunds.status} = 'succeeded'), 0)::int`,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  return row ?? { pending: 0, refundedCents: 0 };
}

export async function noteRefundError(db: Queryable, refundId: number, message: string): Promise<void> {
  await db
    .update(refunds)
    .set({ lastError: message.slice(0, 500) })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'pending')));
}

/** Pending refunds, those untouched the longest first (rule PAY-10). */
export async function findPendingRefunds(
  db: Queryable,
  provider: PaymentProviderName,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.status, 'pending'), eq(payments.provider, provider)))
    .orderBy(asc(refunds.updatedAt), asc(refunds.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** The payment's next refund number, counted from 1; its row must be locked. */
function nextNumber(paymentId: number) {
  return sql<number>`(select coalesce(max(number), 0) + 1 from refunds where payment_id = ${paymentId})`;
}
