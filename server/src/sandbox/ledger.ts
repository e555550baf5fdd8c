import { randomBytes } from 'node:crypto';
import type { DisputeStatus } from '@ascendant/domain/payment/disputes';
import type { TestDispute } from '@ascendant/domain/payment/test-cards';
import type {
  SandboxChargeRow,
  SandboxDisputeRow,
  SandboxEvidence,
  SandboxIntentRow,
  SandboxRefundRow,
} from '../../db/schema/sandbox';
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

/**
 * The sandbox provider's ledger. It has its own schema and its own connection, and every action is its own transaction, as at
 * a provider across the network: what's decided here stays decided even if our process dies.
 * Source: rule PAY-20.
 */
export interface SandboxLedger {
  createIntent(order: NewIntentOrder): Promise<rows.StandingIntent>;
  readIntent(id: string): Promise<rows.StandingIntent>;
  cancelIntent(id: string): Promise<rows.StandingIntent>;
  pageOfIntents(page: rows.Page): Promise<rows.StandingIntent[]>;
  refund(order: NewRefundOrder): Promise<SandboxRefundRow>;
  listCharges(intentId: string): Promise<SandboxChargeRow[]>;
  listRefunds(intentId: string): Promise<SandboxRefundRow[]>;
  pageOfRefunds(page: rows.Page): Promise<SandboxRefundRow[]>;
  listDisputes(intentId: string): Promise<returns.DisputeInCurrency[]>;
  pageOfDisputes(page: rows.Page): Promise<returns.DisputeInCurrency[]>;
  /** What changed the balance. @param kind only these; null for all */
  pageOfMovements(page: rows.Page, kind: MovementRow['kind'] | null): Promise<MovementRow[]>;
  payWithCard(id: string, clientSecret: string, card: SandboxCard): Promise<SandboxIntentRow>;
  answerChallenge(id: string, clientSecret: string, outcome: 'pass' | 'fail'): Promise<SandboxIntentRow>;
  dispute(intentId: string, how?: TestDispute): Promise<SandboxDisputeRow>;
  moveDispute(disputeId: string, status: DisputeStatus): Promise<void>;
  /** Evidence for the bank, which decides on it. @returns the dispute */
  takeEvidence(disputeId: string, evidence: SandboxEvidence, key: string): Promise<returns.DisputeInCurrency>;
  moveRefund(refundId: string, status: 'succeeded' | 'failed'): Promise<void>;
  /** Does what test cards say happens after a while. */
  playDue(): Promise<void>;
}

/** @param now the provider's clock, used only for cards' expiry dates */
export function openLedger(db: Database, now: () => Date): SandboxLedger {
  return {
    createIntent: (order) => createIntent(db, order),
    readIntent: async (id) => (await rows.findIntent(db, id)) ?? noSuchIntent(id),
    cancelIntent: (id) => inTransaction(db, (tx) => cancelIntent(tx, id)),
    pageOfIntents: (page) => rows.findIntents(db, page),
    refund: (order) => inTransaction(db, (tx) => makeRefund(tx, order)),
    listCharges: (intentId) => rows.findChargesOf(db, intentId),
    listRefunds: (intentId) => returns.findRefundsOf(db, intentId),
    pageOfRefunds: (page) => returns.findRefunds(db, page),
    listDisputes: (intentId) => returns.findDisputesOf(db, intentId),
    pageOfDisputes: (page) => returns.findDisputes(db, page),
    pageOfMovements: (page, kind) => findMovements(db, page, kind),
    payWithCard: (id, clientSecret, card) =>
      inTransaction(db, (tx) => payWithCard(tx, { id, clientSecret, card, now: now() })),
    answerChallenge: (id, clientSecret, outcome) =>
      inTransaction(db, (tx) => answerChallenge(tx, { id, clientSecret, outcome })),
    dispute: (id, how) => inTransaction(db, (tx) => openDispute(tx, id, how)),
    moveDispute: (id, status) => inTransaction(db, (tx) => moveDispute(tx, id, status)),
    takeEvidence: (id, evidence, key) => inTransaction(db, (tx) => takeEvidence(tx, id, evidence, key)),
    moveRefund: (id, status) => inTransaction(db, (tx) => moveRefund(tx, id, status)),
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
