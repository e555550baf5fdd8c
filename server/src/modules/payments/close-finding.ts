import { AppError } from '../../errors/app-error';
import { recordAudit } from '../../audit/audit.repository';
import { inTransaction, type Database } from '../../database/database';
import type { Caller } from '../../access/caller';
import { resolveFindingByHand } from './findings.repository';

/**
 * An admin has dealt with a finding. One that is still true comes back with the next look.
 * @throws AppError not_found where no such finding is open
 */
export async function closeFinding(db: Database, actor: Caller, findingId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await resolveFindingByHand(tx, findingId, actor.userId))) throw new AppError('not_found');
    await recordAudit(tx, { actor, action: 'finding.resolved', target: { type: 'payment_finding', id: findingId } });
  });
}
