import { paidStatuses, wentThrough } from '@ascendant/domain/booking/lifecycle';
import type { PaymentProviderName } from '@ascendant/domain/payment/payment-fields';
import { and, eq, gte, isNotNull, notInArray, sql } from 'drizzle-orm';
import { payments } from '../../db/schema/payments';
import type { Queryable } from '../database/database';
import { overdueHoldMinutes } from './overdue-hold';

/** One of our payments, as the provider should have it. */
export interface OurPayment {
  readonly intentId: string;
  readonly wentThrough: boolean;
  readonly isCanceled: boolean;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** It isn't final, and its hold is live or expired a moment ago: the reconciler has yet to read it (rules PAY-10, INV-12). */
  readonly isUnderWay: boolean;
  /** The amount received isn't the amount we asked for, which is a discrepancy of its own. */
  readonly isMismatch: boolean;
}

export async function findOurPayments(
  db: Queryable,
  provider: PaymentProviderName,
  since: Date,
): Promise<OurPayment[]> {
  const rows = await db
    .select({
      intentId: payments.intentId,
      status: payments.status,
      amountCents: payments.amountCents,
      refundedCents: sql<number>`(select coalesce(sum(r.amount_cents), 0)::int from refunds r
        where r.payment_id = payments.id and r.status = 'succeeded')`,
      isUnderWay: sql<boolean>`(${notInArray(payments.status, [...paidStatuses, 'canceled'])}
        and exists (select 1 from holds h where h.id = payments.hold_id and h.expires_at >= now() - make_interval(mins => ${overdueHoldMinutes}::int)))`,
      isMismatch: sql<boolean>`exists (select 1 from payment_discrepancies f
        where f.payment_id = payments.id and f.kind = 'amount_mismatch')`,
    })
    .from(payments)
    .where(and(eq(payments.provider, provider), isNotNull(payments.intentId), gte(payments.createdAt, since)));
  return rows.map(({ intentId, status, ...row }) => ({
    ...row,
    intentId: intentId ?? '',
    wentThrough: wentThrough(status),
    isCanceled: status === 'canceled',
  }));
}
