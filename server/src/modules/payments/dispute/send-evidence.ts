import { bookingReference } from '@ascendant/domain/booking/reference';
import { cents, formatDollars } from '@ascendant/domain/money';
import { attachmentFileName } from '@ascendant/domain/payment/attachments';
import { disputeNotFound } from '@ascendant/domain/payment/disputes';
import {
  evidenceRefusal,
  wholeEvidence,
  type Evidence,
  type EvidencePart,
  evidencePartTitles,
} from '@ascendant/domain/payment/evidence';
import type { DisputeRow } from '../../../../db/schema/disputes';
import type { Caller } from '../../../access/caller';
import { ProviderError, type EvidenceFile, type EvidenceOrder } from '../../../adapters/payments/payment-provider';
import { recordAudit } from '../../../audit/audit.repository';
import { readClock } from '../../../database/clock.repository';
import { inTransaction, type BeforeCommit, type Database, type Queryable } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { faultPoint } from '../../../faults/fault-points';
import { addJob } from '../../../jobs/add-job.repository';
import { dateTimeText } from '../../../mail/date-text';
import type { PrintedEvidence } from '../../tickets/printed-document';
import { tickets } from '../../tickets/tickets.module';
import type { PaymentDeps } from '../payment-deps';
import { findAttachments, readAttachments, type ListedAttachment } from './attachments.repository';
import { requireOpen } from './attachments.service';
import { compareDisputes } from './compare-disputes';
import { compileEvidence } from './compile-evidence';
import { lockDisputeById } from './disputes.repository';
import {
  findEvidenceFacts,
  findUnansweredEvidence,
  markEvidence,
  storeEvidence,
  type EvidenceFacts,
} from './evidence.repository';

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
    await queueEvidence(tx, disputeId);
    await beforeCommit(tx, null);
    FAULT: await faultPoint('evidence-storing');
  });
  FAULT: await faultPoint('evidence-stored');
}

/** Queues the job that sends evidence, instead of one that waits or has given up. */
async function queueEvidence(db: Queryable, disputeId: number): Promise<void> {
  await addJob(db, 'send_evidence', { disputeId }, { key: `send_evidence:${disputeId}` });
}

/** Queues what the provider hasn't answered about, however long it was away: nothing stays on its way for ever. Safe to repeat. */
export async function queueUnansweredEvidence({ db }: Pick<PaymentDeps, 'db'>): Promise<void> {
  for (const disputeId of await findUnansweredEvidence(db)) await queueEvidence(db, disputeId);
}

/**
 * Sends stored evidence to the provider, under a key of its own, and reads how the dispute stands then. It can run twice and be killed.
 * @throws ProviderError if the provider can't be reached; the job is retried
 */
export async function sendEvidence(deps: PaymentDeps, disputeId: number): Promise<void> {
  const facts = await findEvidenceFacts(deps.db, disputeId);
  if (!facts) return;
  const { payment } = facts;
  const stored = storedEvidence(facts.dispute);
  if (stored !== null) await sendOnce(deps, facts, stored);
  FAULT: await faultPoint('evidence-noted');
  if (payment.intentId !== null) await compareDisputes(deps, payment, payment.intentId);
}

interface StoredEvidence {
  readonly evidence: Evidence;
  readonly askedAt: Date;
}

/** Evidence that the provider hasn't answered about; null if there's none. */
function storedEvidence({ evidence, evidenceAskedAt, ...answer }: DisputeRow): StoredEvidence | null {
  const isAnswered = answer.evidenceSentAt !== null || answer.evidenceError !== null;
  if (evidence === null || evidenceAskedAt === null || isAnswered) return null;
  return { evidence: wholeEvidence(evidence), askedAt: evidenceAskedAt };
}

async function sendOnce(deps: PaymentDeps, facts: EvidenceFacts, stored: StoredEvidence): Promise<void> {
  const { id } = facts.dispute;
  const order = await orderOf(deps.db, facts, stored);
  try {
    await deps.provider.sendEvidence(order);
    FAULT: await faultPoint('evidence-taken');
    await markEvidence(deps.db, id, null);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure === 'unreachable') throw error;
    await markEvidence(deps.db, id, (await isTaken(deps, facts, order.key)) ? null : error.failure);
  }
}

/**
 * Whether the provider has this evidence although it refuses: an earlier answer was lost, and the same evidence can't be sent again, because
 * its key has expired or a name has changed.
 */
async function isTaken({ provider }: PaymentDeps, { dispute, payment }: EvidenceFacts, key: string): Promise<boolean> {
  const theirs = payment.intentId === null ? [] : await provider.listDisputes(payment.intentId);
  return theirs.some(({ id, evidenceKey }) => id === dispute.providerDisputeId && evidenceKey === key);
}

async function orderOf(
  db: Database,
  facts: EvidenceFacts,
  { evidence, askedAt }: StoredEvidence,
): Promise<EvidenceOrder> {
  const { dispute, traveller, event } = facts;
  return {
    disputeId: dispute.providerDisputeId,
    key: `${dispute.id}:${askedAt.getTime()}`,
    customerName: traveller?.name ?? null,
    customerEmail: traveller?.email ?? null,
    serviceDate: event.startDate,
    evidence,
    files: await filesOf(db, facts, printedEvidence(facts, evidence, askedAt)),
  };
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

/** What the site has put together. What an admin adds goes to the bank as a text. */
const printedParts = [
  'sale',
  'money',
  'policy',
  'use',
  'contact',
  'messages',
] as const satisfies readonly EvidencePart[];

/** Evidence as it's printed. @param compiledAt when it was put together */
function printedEvidence(
  { dispute, booking, event }: EvidenceFacts,
  evidence: Evidence,
  compiledAt: Date,
): PrintedEvidence {
  return {
    title: `Evidence about booking ${bookingReference(booking.id)}`,
    number: dispute.providerDisputeId,
    compiledAt,
    details: [
      ['Event', event.title],
      ['Amount', `${formatDollars(cents(dispute.amountCents))} ${dispute.currency.toUpperCase()}`],
      ['Disputed', dateTimeText(dispute.openedAt, event.timezone)],
      ['Put together', dateTimeText(compiledAt, event.timezone)],
    ],
    sections: printedParts
      .filter((part) => evidence[part] !== '')
      .map((part): PrintedEvidence['sections'][number] => [evidencePartTitles[part], evidence[part]]),
  };
}
