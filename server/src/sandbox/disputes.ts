import type { DisputeStatus } from '@ascendant/domain/payment/disputes';
import { testBankMinutes } from '@ascendant/domain/payment/test-bank';
import type { TestDispute } from '@ascendant/domain/payment/test-cards';
import type { SandboxDisputeRow } from '../../db/schema/sandbox';
import type { Transaction } from '../database/database';
import { newId, noSuchIntent, notify, SandboxError } from './ledger-entries';
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
  await notify(tx, 'charge.dispute.created', intentId);
  return row;
}

/** The bank's next step, or its decision. */
export async function moveDispute(tx: Transaction, disputeId: string, status: DisputeStatus): Promise<void> {
  const dispute = await returns.moveDispute(tx, disputeId, status);
  if (!dispute) throw new SandboxError(404, 'resource_missing', `No such dispute: ${disputeId}`);
  const isOver = status === 'won' || status === 'lost' || status === 'closed';
  await notify(tx, isOver ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute.intentId);
}
