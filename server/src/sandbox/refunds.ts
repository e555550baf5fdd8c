import { testBankMinutes } from '@ascendant/domain/payment/test-bank';
import { testRefundOf, type TestRefund } from '@ascendant/domain/payment/test-cards';
import type { SandboxIntentRow, SandboxRefundRow } from '../../db/schema/sandbox';
import type { Transaction } from '../database/database';
import { recordMovement } from './balance';
import { claim, missing, newId, noSuchIntent, notify, SandboxError } from './ledger-entries';
import * as rows from './ledger.repository';
import * as returns from './returns.repository';

export interface NewRefundOrder {
  readonly intentId: string;
  readonly amount: number;
  /** Null for a manual refund, as in a provider's dashboard. */
  readonly idempotencyKey: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** What the card's bank does with a refund: its status now, and later. */
const plans: Readonly<Record<TestRefund, { status: 'pending' | 'succeeded'; becomes: 'succeeded' | 'failed' | null }>> =
  {
    made: { status: 'succeeded', becomes: null },
    made_later: { status: 'pending', becomes: 'succeeded' },
    returned_later: { status: 'succeeded', becomes: 'failed' },
  };

/** Refunds a payment, in full or in part. @throws SandboxError if it's disputed, or less is left */
export async function makeRefund(tx: Transaction, order: NewRefundOrder): Promise<SandboxRefundRow> {
  const intent = (await rows.lockIntent(tx, order.intentId)) ?? noSuchIntent(order.intentId);
  const id = newId('re');
  const made = order.idempotencyKey === null ? null : await earlierRefund(tx, order.idempotencyKey, order, id);
  if (made) return made;
  const { refunded, lost, isWithheld, cardLast4, chargeId } = await returns.takenOf(tx, intent.id);
  const left = intent.amountReceivedCents - refunded;
  if (isWithheld || (lost > 0 && order.amount > left - lost))
    throw new SandboxError(400, 'charge_disputed', 'This payment has been charged back.');
  if (order.amount > left) throw new SandboxError(400, 'amount_too_large', 'The refund is larger than what is left.');
  const { status, becomes } = plans[testRefundOf(cardLast4)];
  const row = await returns.insertRefund(tx, {
    id,
    intentId: intent.id,
    amountCents: order.amount,
    status,
    metadata: { ...order.metadata },
    ...(becomes === null ? {} : { becomes, inMinutes: testBankMinutes }),
  });
  if (status === 'succeeded') await recordMovement(tx, movementOf(row, intent, 'refund'));
  await notify(tx, 'charge.refunded', intent.id, { id: chargeId, object: 'charge', payment_intent: intent.id });
  return row;
}

/** The bank's answer to a refund; it can return one that was made. */
export async function moveRefund(
  tx: Transaction,
  refundId: string,
  status: 'succeeded' | 'failed',
  failureReason = 'expired_or_canceled_card',
): Promise<void> {
  const before = await returns.findRefund(tx, refundId);
  const refund = await returns.moveRefund(tx, refundId, {
    status,
    failureReason: status === 'failed' ? failureReason : null,
  });
  if (!refund || !before) return missing('refund', refundId);
  await recordMove(tx, before, refund);
  const { id, intentId } = refund;
  const type = status === 'failed' ? 'refund.failed' : 'refund.updated';
  await notify(tx, type, intentId, { id, object: 'refund', payment_intent: intentId });
}

/** A pending refund leaves when it's made; one that the bank returns comes back. */
async function recordMove(tx: Transaction, before: SandboxRefundRow, after: SandboxRefundRow): Promise<void> {
  if (before.status === after.status || (before.status === 'pending' && after.status === 'failed')) return;
  const intent = (await rows.findIntent(tx, after.intentId)) ?? noSuchIntent(after.intentId);
  await recordMovement(tx, movementOf(after, intent, after.status === 'failed' ? 'refund_returned' : 'refund'));
}

function movementOf(
  { id, amountCents }: SandboxRefundRow,
  intent: SandboxIntentRow,
  kind: 'refund' | 'refund_returned',
) {
  return { kind, sourceId: id, intent, amountCents: kind === 'refund' ? -amountCents : amountCents };
}

async function earlierRefund(tx: Transaction, key: string, order: NewRefundOrder, id: string) {
  const earlier = await claim(tx, key, [order.intentId, order.amount], id);
  return earlier === null ? null : returns.findRefund(tx, earlier);
}
