import { asc, gte } from 'drizzle-orm';
import { sandboxTransactions, type SandboxTransactionRow } from '../../db/schema/sandbox';
import type { Queryable } from '../database/database';

export async function insertTransaction(tx: Queryable, row: typeof sandboxTransactions.$inferInsert): Promise<void> {
  await tx.insert(sandboxTransactions).values(row);
}

/** Everything that changed the balance since then, the oldest first. */
export async function findTransactionsSince(tx: Queryable, since: Date): Promise<SandboxTransactionRow[]> {
  return tx
    .select()
    .from(sandboxTransactions)
    .where(gte(sandboxTransactions.createdAt, since))
    .orderBy(asc(sandboxTransactions.createdAt), asc(sandboxTransactions.id));
}
