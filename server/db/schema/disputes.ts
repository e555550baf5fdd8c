import { attachmentKinds, attachmentsMaxBytes, attachmentTypes } from '@ascendant/domain/payment/attachments';
import { disputeDecisions, disputeStatuses } from '@ascendant/domain/payment/disputes';
import type { Evidence } from '@ascendant/domain/payment/evidence';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import { sql } from 'drizzle-orm';
import { char, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, updatedAt, bytes } from './columns';
import { payments } from './payments';
import { users } from './users';

/**
 * Disputes of payments, as the provider last told us (rule PAY-21). What they mean for the payment follows by a trigger.
 * Triggers: disputes.sql beside this file.
 */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    providerDisputeId: text('provider_dispute_id').notNull(),
    status: text('status', { enum: disputeStatuses }).notNull(),
    /** The bank's reason, by the provider's code: `fraudulent`. */
    reason: text('reason').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3, enum: chargeCurrencies }).notNull(),
    /** Until when evidence can be sent; null if it can't. */
    evidenceDueAt: instant('evidence_due_at'),
    /** By the provider's clock. */
    openedAt: instant('opened_at').notNull(),
    /** When we learned that it was over. */
    closedAt: instant('closed_at'),
    /** What an admin decided about the booking after it was lost; null until then. */
    decision: text('decision', { enum: disputeDecisions }),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decisionNote: text('decision_note'),
    /** What was sent to the bank; null before that, and once the traveller's account is deleted. */
    evidence: jsonb('evidence').$type<Partial<Evidence>>(),
    /** When an admin sent it, who, when the provider took it, and why it refused. */
    evidenceAskedAt: instant('evidence_asked_at'),
    evidenceAskedBy: integer('evidence_asked_by').references(() => users.id, { onDelete: 'set null' }),
    evidenceSentAt: instant('evidence_sent_at'),
    evidenceError: text('evidence_error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (dispute) => [
    unique('disputes_provider_dispute_unique').on(dispute.providerDisputeId),
    index('disputes_payment_id').on(dispute.paymentId),
    index('disputes_opened_at').on(dispute.openedAt, dispute.id),
    check('disputes_status', oneOf(dispute.status, disputeStatuses)),
    check('disputes_decision', oneOf(dispute.decision, disputeDecisions)),
    check('disputes_evidence_sent', sql`${dispute.evidenceSentAt} is null or ${dispute.evidenceAskedAt} is not null`),
    check('disputes_amount_cents', sql`${dispute.amountCents} > 0`),
    check('disputes_closed', sql`(${dispute.status} in ('won', 'lost', 'closed')) = (${dispute.closedAt} is not null)`),
    check(
      'disputes_decided',
      sql`(${dispute.decision} is null) = (${dispute.decidedAt} is null) and char_length(${dispute.decisionNote}) <= 500`,
    ),
  ],
);

export type DisputeRow = typeof disputes.$inferSelect;

/**
 * Files that admins add to the evidence about a dispute, one of each kind. They go with the account of the traveller, as the evidence does.
 */
export const disputeAttachments = pgTable(
  'dispute_attachments',
  {
    id: id(),
    disputeId: integer('dispute_id')
      .notNull()
      .references(() => disputes.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: attachmentKinds }).notNull(),
    /** By its content, whatever it was called. */
    type: text('type', { enum: attachmentTypes }).notNull(),
    content: bytes('content').notNull(),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (attachment) => [
    unique('dispute_attachments_kind_unique').on(attachment.disputeId, attachment.kind),
    index('dispute_attachments_added_by').on(attachment.addedBy),
    check('dispute_attachments_kind', oneOf(attachment.kind, attachmentKinds)),
    check('dispute_attachments_type', oneOf(attachment.type, attachmentTypes)),
    check(
      'dispute_attachments_size',
      sql`octet_length(${attachment.content}) between 1 and ${sql.raw(String(attachmentsMaxBytes))}`,
    ),
  ],
);

export type DisputeAttachmentRow = typeof disputeAttachments.$inferSelect;
