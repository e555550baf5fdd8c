import type { EndedMoney } from '@ascendant/domain/booking/refund';
import type { PaymentProviderName, RefundStatus, RefundReason } from '@ascendant/domain/payment/payment-fields';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { payments, type PaymentRow } from '../../../../db/schema/payments';
import { refunds, type RefundRow } from '../../../../db/schema/refunds';
import type { ProviderRefund } from '../../../adapters/payments/payment-provider';
import type { Queryable, Transaction } from '../../../database/database';

/** It failed, and no other refund repeats it. */
export const isUnrepeated = and(eq(refunds.status, 'failed'), isNull(refunds.repeatedAs));

export interface RefundRequest {
  readonly paymentId: number;
  readonly amountCents: number;
  readonly reason: RefundReason;
  readonly requestedBy: number | null;
  readonly status: 'pending' | 'awaiting_dispute';
}

/** What a refund that takes another's place keeps of it. */
export type RefundOfPayment = Pick<RefundRow, 'paymentId' | 'reason' | 'requestedBy'>;

/** Inserts a refund that's to be made; its number gives it a key of its own at the provider (T8). */
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

/** @param failureReason the provider's code */
export async function markRefundFailed(tx: Transaction, refundId: number, failureReason: string | null): Promise<void> {
  await tx.update(refunds).set({ status: 'failed', failureReason }).where(eq(refunds.id, refundId));
}

/** Whether a refund that's still to be made waits for a dispute's end, or for its job. */
export async function markRefundWaiting(
  tx: Transaction,
  refundId: number,
  status: 'pending' | 'awaiting_dispute',
): Promise<void> {
  await tx.update(refunds).set({ status }).where(eq(refunds.id, refundId));
}

/** Records that another refund repeats those of a payment that failed. */
export async function markRepeated(
  tx: Transaction,
  { paymentId, number: repeatedAs }: Pick<RefundRow, 'paymentId' | 'number'>,
  refundId?: number,
): Promise<RefundRow[]> {
  const failed = and(eq(refunds.paymentId, paymentId), isUnrepeated);
  return tx
    .update(refunds)
    .set({ repeatedAs })
    .where(refundId === undefined ? failed : and(failed, eq(refunds.id, refundId)))
    .returning();
}

/** Why a refund won't be made. */
export type RefundClosing =
  | {
      readonly reason: 'admin';
      readonly userId: number;
      readonly note: string;
      readonly isPaidAnotherWay: boolean;
    }
  | { readonly reason: 'dispute_lost' };

export async function closeRefund(tx: Transaction, refundId: number, closing: RefundClosing): Promise<void> {
  const by =
    closing.reason === 'admin'
      ? { closedBy: closing.userId, closeNote: closing.note, isPaidAnotherWay: closing.isPaidAnotherWay }
      : {};
  await tx
    .update(refunds)
    .set({ status: 'closed', closeReason: closing.reason, ...by })
    .where(eq(refunds.id, refundId));
}

/**
 * Records a refund that was made manually at the provider.
 * @returns null if it's already recorded
 */
export async function insertHandMade(
  tx: Transaction,
  { paymentId, refund }: { paymentId: number; refund: ProviderRefund },
): Promise<RefundRow | null> {
  const [row] = await tx
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
    .returning();
  return row ?? null;
}

export async function findRefundOfNumber(db: Queryable, paymentId: number, number: number): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.number, number)));
  return row ?? null;
}

/** A refund that was made manually, by its id at the provider. */
export async function findRefundOfProvider(db: Queryable, providerRefundId: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.providerRefundId, providerRefundId));
  return row ?? null;
}

/** A payment's refunds in some statuses, those that were repeated left out, in the order of their numbers. */
export async function findRefundsOf(
  tx: Queryable,
  paymentId: number,
  statuses: readonly RefundStatus[],
): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, [...statuses]), isNull(refunds.repeatedAs)))
    .orderBy(asc(refunds.number));
}

/** What decides how the money of an ended booking stands. */
export interface EndedRefunds extends EndedMoney {
  /** Of the last refund that went back; 0 without one. */
  readonly lastNumber: number;
}

export async function sumRefunds(tx: Transaction, { id, lostCents }: PaymentRow): Promise<EndedRefunds> {
  const counted = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [row] = await tx
    .select({
      pending: counted(sql`${refunds.status} in ('pending', 'awaiting_dispute')`),
      failed: counted(sql`${isUnrepeated}`),
      closed: counted(sql`${refunds.closeReason} = 'admin'`),
      refundedCents: sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${refunds.status} = 'succeeded'), 0)::int`,
      lastNumber: sql<number>`coalesce(max(${refunds.number}) filter (where ${refunds.status} = 'succeeded'), 0)::int`,
    })
    .from(refunds)
    .where(eq(refunds.paymentId, id));
  return { pending: 0, failed: 0, closed: 0, refundedCents: 0, lastNumber: 0, ...row, lostCents };
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

interface RefundsOf {
  readonly bookingId: number;
  readonly userId: number | null;
  readonly payments: readonly number[];
}

/** What was refunded in part since the last email about such refunds of a booking, and how long until there's another one. */
export async function findUntoldRefunds(tx: Queryable, { bookingId, userId, payments: ids }: RefundsOf) {
  const { rows } = await tx.execute<{ amountCents: number; lastId: number | null; waitSeconds: number }>(sql`
    with told as (select max(created_at) as at from mails where user_id = ${userId} and kind = 'partial_refund'
      and dedupe_key like ${`partial_refund:${bookingId}:%`})
    select coalesce(sum(r.amount_cents), 0)::int as "amountCents", max(r.id) as "lastId",
      coalesce(extract(epoch from max(told.at) + interval '1 hour' - now()), 0)::float8 as "waitSeconds"
    from told left join refunds r on r.reason = 'requested' and r.payment_id = any(${sql.param([...ids])}::int[])
      and r.status in ('pending', 'awaiting_dispute', 'succeeded') and (told.at is null or r.created_at > told.at)`);
  return rows[0] ?? { amountCents: 0, lastId: null, waitSeconds: 0 };
}
