import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf } from './columns';
import { events } from './events';
import { users } from './users';

export const uploadPurposes = ['event_image', 'gallery_picture', 'profile_picture'] as const;

/**
 * Uploaded files. An event accepts only its own images (docs/rules/security.md, "Who may call what"), a person keeps 200 MB at most, and files
 * that nothing refers to are deleted daily (rule CRA-13).
 */
export const uploads = pgTable(
  'uploads',
  {
    /** Random 128-bit file name with its extension (rule INP-05). */
    name: text('name').primaryKey(),
    purpose: text('purpose', { enum: uploadPurposes }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    eventId: integer('event_id').references(() => events.id, { onDelete: 'set null' }),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Null until a row refers to the file. */
    attachedAt: instant('attached_at'),
    createdAt: createdAt(),
  },
  (upload) => [
    index('uploads_user_id').on(upload.userId),
    index('uploads_event_id').on(upload.eventId),
    index('uploads_unattached')
      .on(upload.createdAt)
      .where(sql`${upload.attachedAt} is null`),
    check('uploads_purpose', oneOf(upload.purpose, uploadPurposes)),
    check('uploads_size', sql`${upload.bytes} > 0 and ${upload.width} > 0 and ${upload.height} > 0`),
  ],
);

export type UploadRow = typeof uploads.$inferSelect;
export type NewUploadRow = typeof uploads.$inferInsert;
