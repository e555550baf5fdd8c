import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Accounts whose owners have asked us to delete them (rule PRI-04). A row lasts until nothing is left of the account; it holds no
 * personal data but the id.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    /** No foreign key: files are removed after the user's row. */
    userId: integer('user_id').primaryKey(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    dueAt: instant('due_at').notNull(),
    /** Whether the bookings that were live at the request are given up. */
    givesUpBookings: boolean('gives_up_bookings').notNull(),
    /** When the last email was queued. The account is erased once that has been sent. */
    farewellAt: instant('farewell_at'),
    /** When all rows were erased. */
    erasedAt: instant('erased_at'),
    /** Keys of stored files that are still to be removed. */
    filesLeft: text('files_left').array().notNull().default([]),
    /** Message-IDs of sent emails whose copies are still to be removed from the outbox. */
    mailsLeft: text('mails_left').array().notNull().default([]),
  },
  (deletion) => [index('account_deletions_due_at').on(deletion.dueAt)],
);

export type AccountDeletionRow = typeof accountDeletions.$inferSelect;
