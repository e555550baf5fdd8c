import { and, asc, eq, sql } from 'drizzle-orm';
import { payments, type PaymentRow } from '../../../db/schema/payments';
import { refunds, type RefundRow } from '../../../db/schema/refunds';
import type { Queryable, Transaction } from '../../database/database';

export interface RefundRequest {
  readonly paymentId: number;
  readonly amountCents: number;
  /** Code of the cause: `event_cancelled`, `no_places`, `amount_mismatch`, `requested`. */
  readonly reason: string;
  readonly requestedBy: number | null;
}

/** Writes that money is to go back; its number gives it a key of its own at the provider (T8). */
export async function insertRefund(tx: Transaction, request: RefundRequest): Promise<RefundRow> {
  const [row] = await tx
    .insert(refunds)
    .values({
      ...request,
      number: sql`(select coalesce(max(number), 0) + 1 from refunds where payment_id = ${request.paymentId})`,
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

export async function noteRefundError(db: Queryable, refundId: number, message: string): Promise<void> {
  await db
    .update(refunds)
    .set({ lastError: message.slice(0, 500) })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'pending')));
}

/** Refunds that are asked for and not made, the oldest first (rule PAY-10). */
export async function findPendingRefunds(db: Queryable, limit: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.status, 'pending'))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit);
}
