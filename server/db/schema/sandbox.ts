import { disputeStatuses } from '@ascendant/domain/payment/disputes';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgSchema, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf, updatedAt } from './columns';

/** The sandbox payment provider's own books: its own schema, connection and commits; none of our tables refers to them (rule PAY-20). */
export const sandbox = pgSchema('sandbox');

export const sandboxIntentStatuses = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] as const;
export const sandboxChargeStatuses = ['succeeded', 'failed'] as const;
export const sandboxRefundStatuses = ['pending', 'succeeded', 'failed'] as const;

/** What becomes of an object by itself, as its test card says, and when; null for neither. */
const playsLater = { becomes: text('becomes'), becomesAt: instant('becomes_at') };

/** Payment intents, as the provider sees them. */
export const sandboxIntents = sandbox.table(
  'intents',
  {
    id: text('id').primaryKey(),
    clientSecret: text('client_secret').notNull(),
    status: text('status', { enum: sandboxIntentStatuses }).notNull().default('requires_payment_method'),
    amountCents: integer('amount_cents').notNull(),
    amountReceivedCents: integer('amount_received_cents').notNull().default(0),
    currency: text('currency').notNull(),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull().default({}),
    lastErrorCode: text('last_error_code'),
    lastErrorMessage: text('last_error_message'),
    /** The card of a challenge that is still open. */
    challengeCard: text('challenge_card'),
    canceledAt: instant('canceled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (intent) => [
    unique('intents_client_secret_unique').on(intent.clientSecret),
    index('intents_created_at').on(intent.createdAt, intent.id),
    check('intents_status', oneOf(intent.status, sandboxIntentStatuses)),
    check('intents_amount', sql`${intent.amountCents} > 0 and ${intent.amountReceivedCents} >= 0`),
  ],
);

/** Attempts to charge a card. Test numbers only, the last four digits kept. */
export const sandboxCharges = sandbox.table(
  'charges',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id')
      .notNull()
      .references(() => sandboxIntents.id),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: sandboxChargeStatuses }).notNull(),
    cardLast4: text('card_last4').notNull(),
    failureCode: text('failure_code'),
    createdAt: createdAt(),
  },
  (charge) => [
    index('charges_intent_id').on(charge.intentId),
    check('charges_status', oneOf(charge.status, sandboxChargeStatuses)),
    check('charges_card_last4', sql`${charge.cardLast4} ~ '^[0-9]{4}$'`),
  ],
);

/** Refunds. */
export const sandboxRefunds = sandbox.table(
  'refunds',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id')
      .notNull()
      .references(() => sandboxIntents.id),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: sandboxRefundStatuses }).notNull(),
    reason: text('reason'),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull().default({}),
    failureReason: text('failure_reason'),
    ...playsLater,
    createdAt: createdAt(),
  },
  (refund) => [
    index('refunds_intent_id').on(refund.intentId),
    index('refunds_created_at').on(refund.createdAt, refund.id),
    index('refunds_becomes_at')
      .on(refund.becomesAt)
      .where(sql`${refund.becomesAt} is not null`),
    check('refunds_status', oneOf(refund.status, sandboxRefundStatuses)),
    check('refunds_amount', sql`${refund.amountCents} > 0`),
  ],
);

/** What came as evidence, without what it says. */
export interface SandboxEvidence {
  /** What it was sent with. Missing from what came before keys were noted. */
  readonly key?: string;
  /** Characters, by Stripe's field. */
  readonly texts: Readonly<Record<string, number>>;
  /** Their kinds are Stripe's fields. */
  readonly files: readonly { readonly kind: string; readonly type: string; readonly bytes: number }[];
}

/** What the card's bank asks back. */
export const sandboxDisputes = sandbox.table(
  'disputes',
  {
    id: text('id').primaryKey(),
    intentId: text('intent_id')
      .notNull()
      .references(() => sandboxIntents.id),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: disputeStatuses }).notNull(),
    evidenceDueAt: instant('evidence_due_at'),
    /** When evidence came, and what: how long its texts were, and its files. */
    evidenceAt: instant('evidence_at'),
    evidence: jsonb('evidence').$type<SandboxEvidence>(),
    ...playsLater,
    createdAt: createdAt(),
  },
  (dispute) => [
    index('disputes_intent_id').on(dispute.intentId),
    index('disputes_created_at').on(dispute.createdAt, dispute.id),
    index('disputes_becomes_at')
      .on(dispute.becomesAt)
      .where(sql`${dispute.becomesAt} is not null`),
    check('disputes_status', oneOf(dispute.status, disputeStatuses)),
  ],
);

export const sandboxTransactionKinds = [
  'payment',
  'refund',
  'refund_returned',
  'dispute_withheld',
  'dispute_returned',
] as const;

/** What changed the balance, once each, and what it costs. */
export const sandboxTransactions = sandbox.table(
  'balance_transactions',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: sandboxTransactionKinds }).notNull(),
    /** The charge, refund or dispute. */
    sourceId: text('source_id').notNull(),
    intentId: text('intent_id').notNull(),
    /** Before the fee; what leaves is negative. */
    amountCents: integer('amount_cents').notNull(),
    feeCents: integer('fee_cents').notNull().default(0),
    currency: text('currency').notNull(),
    createdAt: createdAt(),
  },
  (transaction) => [
    index('balance_transactions_created_at').on(transaction.createdAt, transaction.id),
    index('balance_transactions_intent_id').on(transaction.intentId),
    check('balance_transactions_kind', oneOf(transaction.kind, sandboxTransactionKinds)),
    check('balance_transactions_amounts', sql`${transaction.amountCents} <> 0 and ${transaction.feeCents} >= 0`),
  ],
);

/** What happened; sent as signed webhooks until the receiver answers 2xx. */
export const sandboxEvents = sandbox.table(
  'events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull().defaultNow(),
    deliveredAt: instant('delivered_at'),
    createdAt: createdAt(),
  },
  (event) => [
    index('events_created_at').on(event.createdAt, event.id),
    index('events_object_id').on(event.objectId),
    index('events_undelivered')
      .on(event.nextTryAt)
      .where(sql`${event.deliveredAt} is null`),
  ],
);

/** Answers by idempotency key: the same key gives the same object, a different body is refused. */
export const sandboxIdempotencyKeys = sandbox.table('idempotency_keys', {
  key: text('key').primaryKey(),
  bodyHash: text('body_hash').notNull(),
  objectId: text('object_id').notNull(),
  createdAt: createdAt(),
});

export type SandboxIntentRow = typeof sandboxIntents.$inferSelect;
export type SandboxChargeRow = typeof sandboxCharges.$inferSelect;
export type SandboxDisputeRow = typeof sandboxDisputes.$inferSelect;
export type SandboxTransactionRow = typeof sandboxTransactions.$inferSelect;
export type SandboxRefundRow = typeof sandboxRefunds.$inferSelect;
export type SandboxEventRow = typeof sandboxEvents.$inferSelect;
