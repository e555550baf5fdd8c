import { findingKinds } from '@ascendant/domain/payment/findings';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { id, instant } from './columns';
import { payments } from './payments';
import { users } from './users';

/** Where the provider's books and ours differ (rule PAY-10); admins see the open ones, health wants 0. */
export const paymentFindings = pgTable(
  'payment_findings',
  {
    id: id(),
    kind: text('kind', { enum: findingKinds }).notNull(),
    /** The object it is about, at the provider or here: one open finding of a kind each. */
    subject: text('subject').notNull(),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'restrict' }),
    details: jsonb('details').$type<Record<string, string | number | null>>().notNull().default({}),
    foundAt: instant('found_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    resolvedAt: instant('resolved_at'),
    /** Null when it went away by itself. */
    resolvedBy: integer('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (finding) => [
    uniqueIndex('payment_findings_open_unique')
      .on(finding.kind, finding.subject)
      .where(sql`${finding.resolvedAt} is null`),
    index('payment_findings_found_at').on(finding.foundAt, finding.id),
    index('payment_findings_payment_id').on(finding.paymentId),
    index('payment_findings_booking_id').on(finding.bookingId),
  ],
);

export type PaymentFindingRow = typeof paymentFindings.$inferSelect;
export type NewPaymentFindingRow = typeof paymentFindings.$inferInsert;
