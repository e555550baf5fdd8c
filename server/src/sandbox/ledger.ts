import { randomBytes } from 'node:crypto';
import type { SandboxIntentRow, SandboxRefundRow } from '../../db/schema/sandbox';
import { inTransaction, type Database, type Transaction } from '../database/database';
import type { SandboxCard } from './card-attempt';
import { answerChallenge, dispute, payWithCard } from './card-payment';
import { claim, earlierObject, keyEntry, newId, noSuchIntent, notify, SandboxError } from './ledger-entries';
import * as rows from './ledger.repository';

export interface NewIntentOrder {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
}

export interface NewRefundOrder {
  readonly intentId: string;
  readonly amount: number;
  /** Null for a manual refund, as in a provider's dashboard. */
  readonly idempotencyKey: string | null;
  readonly metadata: Readonly<Record<string, string>>;
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
  listIntents(since: Date): Promise<rows.StandingIntent[]>;
  refund(order: NewRefundOrder): Promise<SandboxRefundRow>;
  listRefunds(intentId: string): Promise<SandboxRefundRow[]>;
  payWithCard(id: string, clientSecret: string, card: SandboxCard): Promise<SandboxIntentRow>;
  answerChallenge(id: string, clientSecret: string, outcome: 'pass' | 'fail'): Promise<SandboxIntentRow>;
  dispute(id: string): Promise<void>;
}

/** @param now the provider's clock, used only for cards' expiry dates */
export function openLedger(db: Database, now: () => Date): SandboxLedger {
  return {
    createIntent: (order) => createIntent(db, order),
    readIntent: async (id) => (await rows.findIntent(db, id)) ?? noSuchIntent(id),
    cancelIntent: (id) => inTransaction(db, (tx) => cancelIntent(tx, id)),
    listIntents: (since) => rows.listIntentsSince(db, since),
    refund: (order) => inTransaction(db, (tx) => refund(tx, order)),
    listRefunds: (intentId) => rows.findRefundsOf(db, intentId),
    payWithCard: (id, clientSecret, card) =>
      inTransaction(db, (tx) => payWithCard(tx, { id, clientSecret, card, now: now() })),
    answerChallenge: (id, clientSecret, outcome) =>
      inTransaction(db, (tx) => answerChallenge(tx, { id, clientSecret, outcome })),
    dispute: (id) => inTransaction(db, (tx) => dispute(tx, id)),
  };
}

async function createIntent(db: Database, order: NewIntentOrder): Promise<rows.StandingIntent> {
  const { amount, currency, metadata, idempotencyKey } = order;
  const entry = keyEntry(idempotencyKey, [amount, currency, metadata], newId('pi'));
  const clientSecret = `${entry.objectId}_secret_${randomBytes(24).toString('base64url')}`;
  const row = await rows.insertIntentOnce(db, entry, { clientSecret, amountCents: amount, currency, metadata });
  if (row) return unpaid(row);
  const earlier = await earlierObject(db, entry);
  return (await rows.findIntent(db, earlier)) ?? noSuchIntent(earlier);
}

async function cancelIntent(tx: Transaction, id: string): Promise<rows.StandingIntent> {
  const intent = (await rows.lockIntent(tx, id)) ?? noSuchIntent(id);
  if (intent.status === 'succeeded') return (await rows.findIntent(tx, id)) ?? noSuchIntent(id);
  if (intent.status === 'canceled') return unpaid(intent);
  const canceled = await rows.changeIntent(tx, id, { status: 'canceled', canceledAt: new Date(), challengeCard: null });
  await notify(tx, 'payment_intent.canceled', id);
  return unpaid(canceled);
}

function unpaid(row: SandboxIntentRow): rows.StandingIntent {
  return { ...row, refundedCents: 0, isDisputed: false };
}

async function refund(tx: Transaction, order: NewRefundOrder): Promise<SandboxRefundRow> {
  const intent = (await rows.lockIntent(tx, order.intentId)) ?? noSuchIntent(order.intentId);
  const id = newId('re');
  const made = order.idempotencyKey === null ? null : await earlierRefund(tx, order.idempotencyKey, order, id);
  if (made) return made;
  const left = intent.amountReceivedCents - (await rows.refundedCents(tx, intent.id));
  if (order.amount > left) throw new SandboxError(400, 'amount_too_large', 'The refund is larger than what is left.');
  const row = await rows.insertRefund(tx, {
    id,
    intentId: intent.id,
    amountCents: order.amount,
    status: 'succeeded',
    metadata: { ...order.metadata },
  });
  await notify(tx, 'charge.refunded', intent.id);
  return row;
}

async function earlierRefund(tx: Transaction, key: string, order: NewRefundOrder, id: string) {
  const earlier = await claim(tx, key, [order.intentId, order.amount], id);
  return earlier === null ? null : rows.findRefund(tx, earlier);
}
