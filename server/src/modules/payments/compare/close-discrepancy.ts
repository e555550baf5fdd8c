import type { PaymentDiscrepancyRow } from '../../../../db/schema/payments';
import type { Caller } from '../../../access/caller';
import { recordAudit } from '../../../audit/audit.repository';
import { inTransaction, type Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { findOpenDiscrepancies, resolveDiscrepancyManually } from './discrepancies.repository';

/** What our payments and the provider's disagree about, for admins. */
export async function openDiscrepancies(db: Database): Promise<PaymentDiscrepancyRow[]> {
  return findOpenDiscrepancies(db);
}

/**
 * Closes a discrepancy that an admin has dealt with. If it still exists, the next check reports it again.
 * @throws AppError not_found if no such discrepancy is open
 */
export async function closeDiscrepancy(db: Database, actor: Caller, discrepancyId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The audit log is append-only: its codes keep the word from before these were called discrepancies.
    if (!(await resolveDiscrepancyManually(tx, discrepancyId, actor.userId))) throw new AppError('not_found');
    await recordAudit(tx, {
      actor,
      action: 'finding.resolved',
      target: { type: 'payment_finding', id: discrepancyId },
    });
  });
}
