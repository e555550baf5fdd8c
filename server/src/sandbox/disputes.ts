import { isWithholding, type DisputeStatus } from '@ascendant/domain/payment/disputes';
import { testBankMinutes } from '@ascendant/domain/payment/test-bank';
import type { TestDispute } from '@ascendant/domain/payment/test-cards';
import type { SandboxDisputeRow, SandboxEvidence, SandboxIntentRow } from '../../db/schema/sandbox';
import type { Transaction } from '../database/database';
import { recordMovement } from './balance';
import { claim, missing, newId, noSuchIntent, notify, SandboxError } from './ledger-entries';
import * as rows from './ledger.repository';
import * as returns from './returns.repository';

/** How long evidence can be sent. */
const evidenceDays = 7;

/** A dispute that stays open until it's moved. */
const undecided = { status: 'needs_response', reason: 'fraudulent', ends: null } as const;

/** The card's bank asks for the money back. @param dispute how; its test card says it, and how the bank decides after a while */
export async function openDispute(
  tx: Transaction,
  intentId: string,
  { status, reason, ends }: Omit<TestDispute, 'ends'> & { ends: TestDispute['ends'] | null } = undecided,
): Promise<SandboxDisputeRow> {
  const intent = (await rows.lockIntent(tx, intentId)) ?? noSuchIntent(intentId);
  const row = await returns.insertDispute(tx, {
    id: newId('dp'),
    intentId,
    amountCents: intent.amountReceivedCents,
    reason,
    status,
    evidenceDays,
    ...(ends === null ? {} : { becomes: ends, inMinutes: testBankMinutes }),
  });
  if (isWithholding(status)) await withhold(tx, row, intent);
  await notify(tx, 'charge.dispute.created', intentId, subjectOf(row));
  return row;
}

/** The bank's next step, or its decision. */
export async function moveDispute(tx: Transaction, disputeId: string, status: DisputeStatus): Promise<void> {
  const before = await returns.findDispute(tx, disputeId);
  const dispute = await returns.moveDispute(tx, disputeId, status);
  if (!dispute || !before) return missing('dispute', disputeId);
  await recordMove(tx, before, dispute);
  const isOver = status === 'won' || status === 'lost' || status === 'closed';
  await notify(tx, isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute.intentId, subjectOf(dispute));
}

/** Evidence comes once, while it's asked for and until the deadline. The bank decides afterwards, as its test card says. */
export async function takeEvidence(
  tx: Transaction,
  disputeId: string,
  evidence: SandboxEvidence,
  idempotencyKey: string,
): Promise<returns.DisputeInCurrency> {
  const dispute = (await returns.findDispute(tx, disputeId)) ?? missing('dispute', disputeId);
  // The same again: the answer was lost.
  if ((await claim(tx, idempotencyKey, evidence, disputeId)) !== null) return dispute;
  const isAskedFor = dispute.status === 'needs_response' || dispute.status === 'inquiry';
  if (!isAskedFor || !(await returns.noteEvidence(tx, disputeId, evidence)))
    throw new SandboxError(400, 'dispute_not_open', 'This dispute is already closed or under review.');
  await notify(tx, 'charge.dispute.updated', dispute.intentId, subjectOf(dispute));
  return (await returns.findDispute(tx, disputeId)) ?? dispute;
}

function subjectOf({ id, intentId }: SandboxDisputeRow) {
  return { id, object: 'dispute', payment_intent: intentId } as const;
}

/** The money leaves when the bank withholds it, and comes back when the dispute is won. */
async function recordMove(tx: Transaction, before: SandboxDisputeRow, after: SandboxDisputeRow): Promise<void> {
  const intent = (await rows.findIntent(tx, after.intentId)) ?? noSuchIntent(after.intentId);
  const wasTaken = isTaken(before.status);
  // A bank doesn't ask again for what the site has won.
  if (before.status === 'won') return;
  if (!wasTaken && isTaken(after.status)) await withhold(tx, after, intent);
  if (wasTaken && !isTaken(after.status))
    await recordMovement(tx, { kind: 'dispute_returned', sourceId: after.id, intent, amountCents: after.amountCents });
}

function isTaken(status: DisputeStatus): boolean {
  return isWithholding(status) || status === 'lost';
}

async function withhold(
  tx: Transaction,
  { id, amountCents }: SandboxDisputeRow,
  intent: SandboxIntentRow,
): Promise<void> {
  await recordMovement(tx, { kind: 'dispute_withheld', sourceId: id, intent, amountCents: -amountCents });
}
