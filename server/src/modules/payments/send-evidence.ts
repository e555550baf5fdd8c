import { attachmentFileName } from '@ascendant/domain/payment/attachments';
import { disputeNotFound } from '@ascendant/domain/payment/disputes';
import { evidenceRefusal, wholeEvidence, type Evidence } from '@ascendant/domain/payment/evidence';
import type { DisputeRow } from '../../../db/schema/disputes';
import type { Caller } from '../../access/caller';
import { ProviderError, type EvidenceFile } from '../../adapters/payments/payment-provider';
import { recordAudit } from '../../audit/audit.repository';
import { readClock } from '../../database/clock.repository';
import { inTransaction, type BeforeCommit, type Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import type { PrintedEvidence } from '../tickets/printed-evidence';
import { tickets } from '../tickets/tickets.module';
import { findAttachments, readAttachments, type ListedAttachment } from './attachments.repository';
import { requireOpen } from './attachments.service';
import { compareDisputes } from './compare-disputes';
import { compileEvidence } from './compile-evidence';
import { lockDisputeById } from './disputes.repository';
import { findEvidenceFacts, markEvidence, storeEvidence, type EvidenceFacts } from './evidence.repository';
import type { PaymentDeps } from './payment-deps';
import { printedEvidence } from './printed-evidence';

/** The evidence about a dispute, as it was sent or as it would be now. */
export interface ShownEvidence {
  readonly dispute: DisputeRow;
  readonly evidence: Evidence;
  readonly attachments: readonly ListedAttachment[];
  /** Why it can't be sent; null if it can. */
  readonly refusal: string | null;
  readonly sentBy: string | null;
}

/** @throws AppError not_found */
export async function evidenceOf(db: Database, disputeId: number): Promise<ShownEvidence> {
  const facts = await factsOf(db, disputeId);
  const { dispute, sentBy } = facts;
  const { evidence } = await asItIs(db, facts);
  const refusal = evidenceRefusal(dispute, await readClock(db));
  return { dispute, evidence, attachments: await findAttachments(db, disputeId), refusal, sentBy };
}

/** The same for print. @throws AppError not_found */
export async function evidenceToPrint(db: Database, disputeId: number): Promise<PrintedEvidence> {
  const facts = await factsOf(db, disputeId);
  const { evidence, at } = await asItIs(db, facts);
  return printedEvidence(facts, evidence, at);
}

/** Evidence that was sent, and isn't to be corrected, is what it was then. */
async function asItIs(db: Database, facts: EvidenceFacts): Promise<{ readonly evidence: Evidence; readonly at: Date }> {
  const { evidence, evidenceAskedAt, evidenceError } = facts.dispute;
  const now = await readClock(db);
  const isSent = evidenceError === null || evidenceRefusal(facts.dispute, now) !== null;
  if (evidence !== null && evidenceAskedAt !== null && isSent)
    return { evidence: wholeEvidence(evidence), at: evidenceAskedAt };
  return { evidence: await compileEvidence(db, facts, evidence?.note ?? ''), at: now };
}

async function factsOf(db: Parameters<typeof findEvidenceFacts>[0], disputeId: number): Promise<EvidenceFacts> {
  const facts = await findEvidenceFacts(db, disputeId);
  if (!facts) throw new AppError('not_found', { message: disputeNotFound });
  return facts;
}

/**
 * Stores the evidence as it is now with what the admin adds, and queues the job that sends it, in one transaction: it's sent once, whatever happens.
 * @throws AppError not_found; illegal_transition with the reason if the bank doesn't ask for it, or it was sent
 * Source: rule PAY-25.
 */
export async function submitEvidence(
  { db }: Pick<PaymentDeps, 'db'>,
  actor: Caller,
  { disputeId, note }: { readonly disputeId: number; readonly note: string },
  beforeCommit: BeforeCommit<null> = async () => undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const dispute = await lockDisputeById(tx, disputeId);
    const facts = await factsOf(tx, disputeId);
    await requireOpen(tx, dispute);
    await storeEvidence(tx, disputeId, { evidence: await compileEvidence(tx, facts, note), userId: actor.userId });
    await recordAudit(tx, { actor, action: 'dispute.evidence_sent', target: { type: 'dispute', id: disputeId } });
    await addJob(tx, 'send_evidence', { disputeId });
    await beforeCommit(tx, null);
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
      evidence: wholeEvidence(evidence),
      files: await filesOf(deps.db, facts, printedEvidence(facts, wholeEvidence(evidence), evidenceAskedAt)),
    });
    await markEvidence(deps.db, disputeId, null);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure === 'unreachable') throw error;
    await markEvidence(deps.db, disputeId, error.failure);
  }
  if (payment.intentId !== null) await compareDisputes(deps, payment, payment.intentId);
}

/** What the site has put together, and what an admin has added. */
async function filesOf(
  db: Database,
  { dispute }: EvidenceFacts,
  printed: PrintedEvidence,
): Promise<readonly EvidenceFile[]> {
  const summary = {
    kind: 'summary',
    name: 'evidence.pdf',
    type: 'application/pdf',
    content: await tickets.drawEvidence(printed),
  } as const;
  const added = await readAttachments(db, dispute.id);
  return [summary, ...added.map((file) => ({ ...file, name: attachmentFileName(file.kind, file.type) }))];
}
