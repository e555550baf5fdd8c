import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf } from './columns';
import { users } from './users';

export const emailChangeSteps = ['verify_current', 'verify_new', 'done'] as const;

/** An email change: a code sent to the old address, then one to the new (rule SES-10). Only a user's newest request counts. */
export const emailChangeRequests = pgTable(
  'email_change_requests',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currentEmail: text('current_email').notNull(),
    newEmail: text('new_email').notNull(),
    step: text('step', { enum: emailChangeSteps }).notNull().default('verify_current'),
    /** argon2id hash of the six digits sent for the current step. */
    code: text('code'),
    codeExpires: instant('code_expires'),
    codeSentAt: instant('code_sent_at'),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
  },
  (change) => [
    index('email_change_requests_user_id').on(change.userId, change.createdAt.desc()),
    check('email_change_requests_step', oneOf(change.step, emailChangeSteps)),
    check('email_change_requests_tries', sql`${change.tries} >= 0`),
  ],
);

export type EmailChangeRequestRow = typeof emailChangeRequests.$inferSelect;
export type NewEmailChangeRequestRow = typeof emailChangeRequests.$inferInsert;
