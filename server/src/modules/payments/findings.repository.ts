import type { FindingKind } from '@ascendant/domain/payment/findings';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { paymentFindings, type PaymentFindingRow } from '../../../db/schema/payment-findings';
import type { Queryable } from '../../database/database';

export interface Finding {
  readonly kind: FindingKind;
  /** The object it is about, at the provider or here. */
  readonly subject: string;
  readonly paymentId: number | null;
  readonly bookingId: number | null;
  /** Amounts and states, never people. */
  readonly details: Record<string, string | number | null>;
}

/** Writes a difference between the provider's books and ours; one that is open already is only seen again (rule PAY-10). */
export async function recordFinding(db: Queryable, finding: Finding): Promise<void> {
  await db
    .insert(paymentFindings)
    .values(finding)
    .onConflictDoUpdate({
      target: [paymentFindings.kind, paymentFindings.subject],
      targetWhere: isNull(paymentFindings.resolvedAt),
      set: { lastSeenAt: sql`now()`, details: finding.details },
    });
}

/** Closes a finding that is no longer true. */
export async function resolveFinding(db: Queryable, kind: FindingKind, subject: string): Promise<void> {
  await db
    .update(paymentFindings)
    .set({ resolvedAt: sql`now()` })
    .where(
      and(eq(paymentFindings.kind, kind), eq(paymentFindings.subject, subject), isNull(paymentFindings.resolvedAt)),
    );
}

/** Closes a finding by hand. @returns false where no such one is open */
export async function resolveFindingByHand(db: Queryable, findingId: number, userId: number): Promise<boolean> {
  const rows = await db
    .update(paymentFindings)
    .set({ resolvedAt: sql`now()`, resolvedBy: userId })
    .where(and(eq(paymentFindings.id, findingId), isNull(paymentFindings.resolvedAt)))
    .returning({ id: paymentFindings.id });
  return rows.length > 0;
}

/** A list is not longer than that; there should be none. Source: rule INP-04. */
const longestList = 200;

/** What is open, the newest first. */
export async function findOpenFindings(db: Queryable): Promise<PaymentFindingRow[]> {
  return db
    .select()
    .from(paymentFindings)
    .where(isNull(paymentFindings.resolvedAt))
    .orderBy(desc(paymentFindings.foundAt), desc(paymentFindings.id))
    .limit(longestList);
}
