import { attachmentKinds, attachmentsMaxBytes, attachmentTypes } from '@ascendant/domain/payment/attachments';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, oneOf } from './columns';
import { disputes } from './disputes';
import { users } from './users';

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
