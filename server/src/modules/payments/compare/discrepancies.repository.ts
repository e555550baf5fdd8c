import { longestProblemList } from '@ascendant/domain/list-limits';
import type { DiscrepancyKind } from '@ascendant/domain/payment/discrepancies';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { paymentDiscrepancies, type PaymentDiscrepancyRow } from '../../../../db/schema/payments';
import { builtOnce } from '../../../database/built-once';
import type { Queryable } from '../../../database/database';

export interface Discrepancy {
  readonly kind: DiscrepancyKind;
  /** What it's about: the id of an object, the provider's or ours. */
  readonly subject: string;
  readonly paymentId: number | null;
  readonly bookingId: number | null;
  /** Amounts and states, never people. */
  readonly details: Record<string, string | number | null>;
}

/** What a refund is called in discrepancies. */
export function refundSubject({ paymentId, number }: { readonly paymentId: number; readonly number: number }): string {
  return `${paymentId}:${number}`;
}

/** What a payment's disputes are called in discrepancies. */
export function disputeSubject({ id, intentId }: { readonly id: number; readonly intentId: string | null }): string {
  return intentId ?? String(id);
}

/** Records a discrepancy. If it's already open, only the time we last saw it and its details change (rule PAY-10). */
export async function recordDiscrepancy(db: Queryable, discrepancy: Discrepancy): Promise<void> {
  await db
    .insert(paymentDiscrepancies)
    .values(discrepancy)
    .onConflictDoUpdate({
      target: [paymentDiscrepancies.kind, paymentDiscrepancies.subject],
      targetWhere: isNull(paymentDiscrepancies.resolvedAt),
      set: { lastSeenAt: sql`now()`, details: discrepancy.details },
    });
}

/** Closes a discrepancy that no longer exists. */
export async function resolveDiscrepancy(db: Queryable, kind: DiscrepancyKind, subject: string): Promise<void> {
  await db
    .update(paymentDiscrepancies)
    .set({ resolvedAt: sql`now()` })
    .where(
      and(
        eq(paymentDiscrepancies.kind, kind),
        eq(paymentDiscrepancies.subject, subject),
        isNull(paymentDiscrepancies.resolvedAt),
      ),
    );
}

/** What the open discrepancies of a kind are about. */
export async function findOpenSubjects(db: Queryable, kind: DiscrepancyKind): Promise<readonly string[]> {
  const rows = await db
    .select({ subject: paymentDiscrepancies.subject })
    .from(paymentDiscrepancies)
    .where(and(eq(paymentDiscrepancies.kind, kind), isNull(paymentDiscrepancies.resolvedAt)));
  return rows.map(({ subject }) => subject);
}

/** Closes a discrepancy manually. @returns false if no such discrepancy is open */
export async function resolveDiscrepancyManually(
  db: Queryable,
  discrepancyId: number,
  userId: number,
): Promise<boolean> {
  const rows = await db
    .update(paymentDiscrepancies)
    .set({ resolvedAt: sql`now()`, resolvedBy: userId })
    .where(and(eq(paymentDiscrepancies.id, discrepancyId), isNull(paymentDiscrepancies.resolvedAt)))
    .returning({ id: paymentDiscrepancies.id });
  return rows.length > 0;
}

/** Open discrepancies, newest first. */
export async function findOpenDiscrepancies(db: Queryable): Promise<PaymentDiscrepancyRow[]> {
  return openOnes(db).execute();
}

const openOnes = builtOnce((db) =>
  db
    .select()
    .from(paymentDiscrepancies)
    .where(isNull(paymentDiscrepancies.resolvedAt))
    .orderBy(desc(paymentDiscrepancies.foundAt), desc(paymentDiscrepancies.id))
    .limit(longestProblemList),
);
