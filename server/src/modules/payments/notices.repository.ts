import { and, eq, sql } from 'drizzle-orm';
import { providerEvents } from '../../../db/schema/provider-events';
import type { ProviderName, ProviderNotice } from '../../adapters/payments/payment-provider';
import type { Queryable, Transaction } from '../../database/database';

/** @returns false when this very notice was taken in before (rule PAY-07: duplicates are recognised for ever) */
export async function insertNotice(tx: Transaction, provider: ProviderName, notice: ProviderNotice): Promise<boolean> {
  const rows = await tx
    .insert(providerEvents)
    .values({
      provider,
      id: notice.eventId,
      type: notice.type,
      objectId: notice.intentId,
      state: notice.intentId === null ? 'ignored' : 'pending',
      occurredAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id });
  return rows.length > 0;
}

export async function findNotice(
  db: Queryable,
  provider: ProviderName,
  noticeId: string,
): Promise<Pick<ProviderNotice, 'eventId' | 'type' | 'intentId'> | null> {
  const [row] = await db
    .select({ eventId: providerEvents.id, type: providerEvents.type, intentId: providerEvents.objectId })
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, provider), eq(providerEvents.id, noticeId)));
  return row ?? null;
}

export async function markNoticeDone(db: Queryable, provider: ProviderName, noticeId: string): Promise<void> {
  await db
    .update(providerEvents)
    .set({ state: 'done', processedAt: sql`now()` })
    .where(and(eq(providerEvents.provider, provider), eq(providerEvents.id, noticeId)));
}
