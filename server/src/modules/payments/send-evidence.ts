import { takesEvidence, type Evidence } from '@ascendant/domain/payment/evidence';
import type { DisputeRow } from '../../../db/schema/disputes';
import type { Caller } from '../../access/caller';
import { ProviderError } from '../../adapters/payments/payment-provider';
import { recordAudit } from '../../audit/audit.repository';
import { readClock } from '../../database/clock.repository';
import { inTransaction, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import { compareDisputes } from './compare-disputes';
import { compileEvidence } from './compile-evidence';
import { lockDisputeById } from './disputes.repository';
import { findEvidenceFacts, markEvidence, storeEvidence, type EvidenceFacts } from './evidence.repository';
import type { PaymentDeps } from './payment-deps';

/** The evidence about a dispute, as it was sent or as it would be now. */
export interface ShownEvidence {
  readonly dispute: DisputeRow;
  readonly evidence: Evidence;
  readonly canSend: boolean;
}

/** @throws AppError not_found */
export async function evidenceOf(db: Database, disputeId: number): Promise<ShownEvidence> {
  const facts = await factsOf(db, disputeId);
  const { dispute } = facts;
  const canSend = takesEvidence(dispute, await readClock(db));
  const stored = canSend ? null : dispute.evidence;
  return { dispute, evidence: stored ?? (await compileEvidence(db, facts, dispute.evidence?.note ?? '')), canSend };
}

async function factsOf(db: Parameters<typeof findEvidenceFacts>[0], disputeId: number): Promise<EvidenceFacts> {
  const facts = await findEvidenceFacts(db, disputeId);
  if (!facts) throw new AppError('not_found', { message: "We couldn't find that dispute." });
  return facts;
}

/**
 * Stores the evidence as it is now with what the admin adds, and queues the job that sends it, in one transaction: it's sent once, whatever happens.
 * @throws AppError not_found; illegal_transition if the bank doesn't ask for it, or it was sent
 * Source: rule PAY-25.
 */
export async function submitEvidence(
  { db }: Pick<PaymentDeps, 'db'>,
  actor: Caller,
  { disputeId, note }: { readonly disputeId: number; readonly note: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const dispute = await lockDisputeById(tx, disputeId);
    const facts = await factsOf(tx, disputeId);
    if (!dispute || !takesEvidence(dispute, await readClock(tx)))
      throw new AppError('illegal_transition', {
        message:
          'Evidence can’t be sent for this dispute: it was sent, the deadline has passed, or the bank has decided.',
      });
    await storeEvidence(tx, disputeId, { evidence: await compileEvidence(tx, facts, note), userId: actor.userId });
    await recordAudit(tx, { actor, action: 'dispute.evidence_sent', target: { type: 'dispute', id: disputeId } });
    await addJob(tx, 'send_evidence', { disputeId });
  });
}

/**
 * Sends stored evidence to the provider, under a key of its own. It can run twice and be killed.
 * @throws ProviderError if the provider can't be reached; the job is retried
 */
export async function sendEvidence(deps: PaymentDeps, disputeId: number): Promise<void> {
  const facts = await findEvidenceFacts(deps.db, disputeId);
  if (!facts) return;
  const { dispute, payment, traveller, event } = facts;
  const { evidence, evidenceAskedAt, evidenceSentAt, evidenceError } = dispute;
  if (evidence === null || evidenceAskedAt === null || evidenceSentAt !== null || evidenceError !== null) return;
  try {
    await deps.provider.sendEvidence({
      disputeId: dispute.providerDisputeId,
      key: `${disputeId}:${evidenceAskedAt.getTime()}`,
      customerName: traveller?.name ?? null,
      customerEmail: traveller?.email ?? null,
      serviceDate: event.startDate,
      evidence,
    });
    await markEvidence(deps.db, disputeId, null);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure === 'unreachable') throw error;
    await markEvidence(deps.db, disputeId, error.failure);
  }
  if (payment.intentId !== null) await compareDisputes(deps, payment, payment.intentId);
}
