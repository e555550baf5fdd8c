import { and, eq, isNull, sql } from 'drizzle-orm';
import { paymentFindings } from '../../../db/schema/payment-findings';
import type { Queryable } from '../../database/database';

export interface Finding {
  readonly kind: 'amount_mismatch' | 'unknown_intent' | 'refund_at_provider' | 'dispute' | 'missing_at_provider';
  /** The object it is about, at the provider or here. */
  readonly subject: string;
  readonly paymentId: number | null;
  readonly bookingId: number | null;
  /** Amounts and states, never people. */
  readonly details: Record<string, unknown>;
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
export async function resolveFinding(db: Queryable, kind: Finding['kind'], subject: string): Promise<void> {
  await db
    .update(paymentFindings)
    .set({ resolvedAt: sql`now()` })
    .where(
      and(eq(paymentFindings.kind, kind), eq(paymentFindings.subject, subject), isNull(paymentFindings.resolvedAt)),
    );
}
