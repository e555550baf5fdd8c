import { adjustments } from '../../../db/schema/adjustments';
import type { Transaction } from '../../database/database';

/** Stores what an admin gave or took, and why. @returns its id, for the ledger */
export async function insertAdjustment(
  tx: Transaction,
  adjustment: Omit<typeof adjustments.$inferInsert, 'id' | 'createdAt'>,
): Promise<number> {
  const [row] = await tx.insert(adjustments).values(adjustment).returning({ id: adjustments.id });
  if (!row) throw new RangeError('insert returned no row');
  return row.id;
}
