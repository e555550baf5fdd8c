import { randomBytes } from 'node:crypto';
import type { DisputeStatus } from '@ascendant/domain/payment/disputes';
import type { TestDispute } from '@ascendant/domain/payment/test-cards';
import type { SandboxEvidence } from '../../db/schema/sandbox';
import { inTransaction, type Database, type Transaction } from '../database/database';
import { findMovements, type MovementRow } from './balance.repository';
import type { SandboxCard } from './card-attempt';
import { answerChallenge, payWithCard } from './card-payment';
import { moveDispute, openDispute, takeEvidence } from './disputes';
import { earlierObject, keyEntry, newId, noSuchIntent, notify, SandboxError } from './ledger-entries';
import * as rows from './ledger.repository';
import { makeRefund, moveRefund, type NewRefundOrder } from './refunds';
import * as returns from './returns.repository';

export interface NewIntentOrder {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
}

export type SandboxLedger = ReturnType<typeof openLedger>;

/**
 * The sandbox provider's ledger. It has its own schema and its own connection, and every action is its own transaction, as at
 * a provider across the network: what's decided here stays decided even if our process dies.
 * @param now the provider's clock, used only for cards' expiry dates
 * Source: rule PAY-20.
 */
export function openLedger(db: Database, now: () => Date) {
  return {
    createIntent: (order: NewIntentOrder) => createIntent(db, order),
    readIntent: async (id: string) => (await rows.findIntent(db, id)) ?? noSuchIntent(id),
    cancelIntent: (id: string) => inTransaction(db, (tx) => cancelIntent(tx, id)),
    pageOfIntents: (page: rows.Page) => rows.findIntents(db, page),
    refund: (order: NewRefundOrder) => inTransaction(db, (tx) => makeRefund(tx, order)),
    listCharges: (intentId: string) => rows.findChargesOf(db, intentId),
    listRefunds: (intentId: string) => returns.findRefundsOf(db, intentId),
    pageOfRefunds: (page: rows.Page) => returns.findRefunds(db, page),
    listDisputes: (intentId: string) => returns.findDisputesOf(db, intentId),
    pageOfDisputes: (page: rows.Page) => returns.findDisputes(db, page),
    /** What changed the balance. @param kind only these; null for all */
    pageOfMovements: (page: rows.Page, kind: MovementRow['kind'] | null) => findMovements(db, page, kind),
    payWithCard: (id: string, clientSecret: string, card: SandboxCard) =>
      inTransaction(db, (tx) => payWithCard(tx, { id, clientSecret, card, now: now() })),
    answerChallenge: (id: string, clientSecret: string, outcome: 'pass' | 'fail') =>
      inTransaction(db, (tx) => answerChallenge(tx, { id, clientSecret, outcome })),
    dispute: (id: string, how?: TestDispute) => inTransaction(db, (tx) => openDispute(tx, id, how)),
    moveDispute: (id: string, status: DisputeStatus) => inTransaction(db, (tx) => moveDispute(tx, id, status)),
    /** Evidence for the bank, which decides on it. @returns the dispute */
    takeEvidence: (id: string, evidence: SandboxEvidence, key: string) =>
      inTransaction(db, (tx) => takeEvidence(tx, id, evidence, key)),
    moveRefund: (id: string, status: 'succeeded' | 'failed') => inTransaction(db, (tx) => moveRefund(tx, id, status)),
    /** Does what test cards say happens after a while. */
    playDue: () => inTransaction(db, playDue),
  };
}

async function createIntent(db: Database, order: NewIntentOrder): Promise<rows.StandingIntent> {
  const { amount, currency, metadata, idempotencyKey } = order;
  const entry = keyEntry(idempotencyKey, [amount, currency, metadata], newId('pi'));
  const clientSecret = `${entry.objectId}_secret_${randomBytes(24).toString('base64url')}`;
  const row = await rows.insertIntentOnce(db, entry, { clientSecret, amountCents: amount, currency, metadata });
  if (row) return { ...row, refundedCents: 0, isDisputed: false, lastCharge: null };
  const earlier = await earlierObject(db, entry);
  return (await rows.findIntent(db, earlier)) ?? noSuchIntent(earlier);
}

async function cancelIntent(tx: Transaction, id: string): Promise<rows.StandingIntent> {
  const intent = (await rows.lockIntent(tx, id)) ?? noSuchIntent(id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    throw new SandboxError(400, 'payment_intent_unexpected_state', message);
  }
  await rows.changeIntent(tx, id, { status: 'canceled', canceledAt: new Date() });
  await notify(tx, 'payment_intent.canceled', id);
  return (await rows.findIntent(tx, id)) ?? noSuchIntent(id);
}

const mostAtOnce = 50;

/** What test cards make of refunds and disputes by now. */
async function playDue(tx: Transaction): Promise<void> {
  const { refunds, disputes } = await returns.takeDue(tx, mostAtOnce);
  for (const { id, becomes } of refunds) await moveRefund(tx, id, becomes === 'failed' ? 'failed' : 'succeeded');
  for (const { id, becomes } of disputes) {
    await moveDispute(tx, id, becomes === 'won' || becomes === 'closed' ? becomes : 'lost');
  }
}
