import { createHash, randomBytes } from 'node:crypto';
import type { SandboxIntentRow, SandboxRefundRow } from '../../db/schema/sandbox';
import { inTransaction, type Database, type Transaction } from '../database/database';
import { attemptCard, declined, type Attempt, type SandboxCard } from './card-attempt';
import * as rows from './ledger.repository';

/** The sandbox says no, in the words of a payment provider. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface NewIntentOrder {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
}

export interface NewRefundOrder {
  readonly intentId: string;
  readonly amount: number;
  readonly idempotencyKey: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * The sandbox provider's books. They live in a schema of their own on a connection of their own, and every act commits by
 * itself, as it would at a provider on the other side of the network: what is decided here stays decided whatever becomes of us.
 * Source: reliability rule PAY-20.
 */
export interface SandboxLedger {
  createIntent(order: NewIntentOrder): Promise<SandboxIntentRow>;
  readIntent(id: string): Promise<SandboxIntentRow>;
  cancelIntent(id: string): Promise<SandboxIntentRow>;
  listIntents(since: Date): Promise<SandboxIntentRow[]>;
  refund(order: NewRefundOrder): Promise<SandboxRefundRow>;
  payWithCard(id: string, clientSecret: string, card: SandboxCard): Promise<SandboxIntentRow>;
  answerChallenge(id: string, clientSecret: string, outcome: 'pass' | 'fail'): Promise<SandboxIntentRow>;
}

/** @param now the provider's own clock, for expiry dates of cards only */
export function openLedger(db: Database, now: () => Date): SandboxLedger {
  return {
    createIntent: (order) => inTransaction(db, (tx) => createIntent(tx, order)),
    readIntent: async (id) => (await rows.findIntent(db, id)) ?? noSuchIntent(id),
    cancelIntent: (id) => inTransaction(db, (tx) => cancelIntent(tx, id)),
    listIntents: (since) => rows.listIntentsSince(db, since),
    refund: (order) => inTransaction(db, (tx) => refund(tx, order)),
    payWithCard: (id, clientSecret, card) =>
      inTransaction(db, (tx) => payWithCard(tx, { id, clientSecret, card, now: now() })),
    answerChallenge: (id, clientSecret, outcome) =>
      inTransaction(db, (tx) => answerChallenge(tx, { id, clientSecret, outcome })),
  };
}

async function createIntent(tx: Transaction, order: NewIntentOrder): Promise<SandboxIntentRow> {
  const id = newId('pi');
  const earlier = await claim(tx, order.idempotencyKey, [order.amount, order.currency, order.metadata], id);
  if (earlier !== null) return (await rows.findIntent(tx, earlier)) ?? noSuchIntent(earlier);
  return rows.insertIntent(tx, {
    id,
    clientSecret: `${id}_secret_${randomBytes(24).toString('base64url')}`,
    amountCents: order.amount,
    currency: order.currency,
    metadata: { ...order.metadata },
  });
}

async function cancelIntent(tx: Transaction, id: string): Promise<SandboxIntentRow> {
  const intent = (await rows.lockIntent(tx, id)) ?? noSuchIntent(id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') return intent;
  const canceled = await rows.changeIntent(tx, id, { status: 'canceled', canceledAt: new Date(), challengeCard: null });
  await notify(tx, 'payment_intent.canceled', id);
  return canceled;
}

async function payWithCard(
  tx: Transaction,
  { id, clientSecret, card, now }: { id: string; clientSecret: string; card: SandboxCard; now: Date },
): Promise<SandboxIntentRow> {
  const intent = await openIntent(tx, id, clientSecret);
  if (intent.status === 'succeeded') return intent;
  const attempt = attemptCard(card, now);
  if (!attempt) throw new SandboxError(400, 'not_a_test_card', 'This is test mode. Please use a test card.');
  return settle(tx, intent, attempt, card.number.replace(/\D/g, '').slice(-4));
}

async function answerChallenge(
  tx: Transaction,
  { id, clientSecret, outcome }: { id: string; clientSecret: string; outcome: 'pass' | 'fail' },
): Promise<SandboxIntentRow> {
  const intent = await openIntent(tx, id, clientSecret);
  if (intent.status === 'succeeded') return intent;
  if (intent.status !== 'requires_action') {
    throw new SandboxError(400, 'no_challenge', 'There is nothing to confirm on this payment.');
  }
  const attempt =
    outcome === 'pass' ? ({ outcome: 'paid', disputed: false } as const) : declined('authentication_failed');
  return settle(tx, intent, attempt, intent.challengeCard ?? '0000');
}

async function settle(
  tx: Transaction,
  intent: SandboxIntentRow,
  attempt: Attempt,
  last4: string,
): Promise<SandboxIntentRow> {
  switch (attempt.outcome) {
    case 'challenged':
      return rows.changeIntent(tx, intent.id, { status: 'requires_action', challengeCard: last4, ...noError });
    case 'declined':
      return decline(tx, intent, attempt, last4);
    case 'paid':
      return pay(tx, intent, attempt.disputed, last4);
  }
}

const noError = { lastErrorCode: null, lastErrorMessage: null };

async function decline(
  tx: Transaction,
  intent: SandboxIntentRow,
  attempt: Extract<Attempt, { outcome: 'declined' }>,
  last4: string,
): Promise<SandboxIntentRow> {
  await rows.insertCharge(tx, charge(intent, last4, { status: 'failed', failureCode: attempt.code }));
  const changed = await rows.changeIntent(tx, intent.id, {
    status: 'requires_payment_method',
    lastErrorCode: attempt.code,
    lastErrorMessage: attempt.message,
    challengeCard: null,
  });
  await notify(tx, 'payment_intent.payment_failed', intent.id);
  return changed;
}

async function pay(
  tx: Transaction,
  intent: SandboxIntentRow,
  disputed: boolean,
  last4: string,
): Promise<SandboxIntentRow> {
  const dispute = disputed ? { disputeId: newId('dp'), disputeReason: 'fraudulent' } : {};
  await rows.insertCharge(tx, charge(intent, last4, { status: 'succeeded', ...dispute }));
  const changed = await rows.changeIntent(tx, intent.id, {
    status: 'succeeded',
    amountReceivedCents: intent.amountCents,
    challengeCard: null,
    ...noError,
  });
  await notify(tx, 'payment_intent.succeeded', intent.id);
  if (disputed) await notify(tx, 'charge.dispute.created', intent.id);
  return changed;
}

async function refund(tx: Transaction, order: NewRefundOrder): Promise<SandboxRefundRow> {
  const intent = (await rows.lockIntent(tx, order.intentId)) ?? noSuchIntent(order.intentId);
  const id = newId('re');
  const earlier = await claim(tx, order.idempotencyKey, [order.intentId, order.amount], id);
  const made = earlier === null ? null : await rows.findRefund(tx, earlier);
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

async function openIntent(tx: Transaction, id: string, clientSecret: string): Promise<SandboxIntentRow> {
  const intent = await rows.lockIntent(tx, id);
  if (!intent || intent.clientSecret !== clientSecret) return noSuchIntent(id);
  if (intent.status === 'canceled') {
    throw new SandboxError(400, 'payment_intent_unexpected_state', 'This payment was canceled.');
  }
  return intent;
}

/** @returns null when the key is ours now, else the id of what it made before */
async function claim(tx: Transaction, key: string, body: unknown, objectId: string): Promise<string | null> {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const earlier = await rows.claimKey(tx, { key, bodyHash, objectId });
  if (earlier && earlier.bodyHash !== bodyHash) {
    throw new SandboxError(400, 'idempotency_error', 'This idempotency key was used with other parameters.');
  }
  return earlier?.objectId ?? null;
}

async function notify(tx: Transaction, type: string, intentId: string): Promise<void> {
  const id = newId('evt');
  const payload = { id, type, livemode: false, data: { object: { id: intentId, object: 'payment_intent' } } };
  await rows.insertNotice(tx, { id, type, objectId: intentId, payload });
}

function charge(
  intent: SandboxIntentRow,
  cardLast4: string,
  result: { status: 'succeeded' | 'failed'; failureCode?: string; disputeId?: string; disputeReason?: string },
) {
  return { id: newId('ch'), intentId: intent.id, amountCents: intent.amountCents, cardLast4, ...result };
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

function noSuchIntent(id: string): never {
  throw new SandboxError(404, 'resource_missing', `No such payment intent: ${id}`);
}
