import { discrepancyKinds } from '@ascendant/domain/payment/discrepancies';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { id, instant } from './columns';
import { payments } from './payments';
import { users } from './users';

/** Differences between the provider's books and ours (rule PAY-10). Admins see the open ones; the health check expects none. */
export const paymentDiscrepancies = pgTable(
  'payment_discrepancies',
  {
    id: id(),
    kind: text('kind', { enum: discrepancyKinds }).notNull(),
    /** The object it's about, at the provider or here. It has at most one open discrepancy of each kind. */
    subject: text('subject').notNull(),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'restrict' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'restrict' }),
    details: jsonb('details').$type<Record<string, string | number | null>>().notNull().default({}),
    foundAt: instant('found_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    resolvedAt: instant('resolved_at'),
    /** Null if it resolved itself. */
    resolvedBy: integer('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (discrepancy) => [
    uniqueIndex('payment_discrepancies_open_unique')
      .on(discrepancy.kind, discrepancy.subject)
      .where(sql`${discrepancy.resolvedAt} is null`),
    index('payment_discrepancies_found_at').on(discrepancy.foundAt, discrepancy.id),
    index('payment_discrepancies_payment_id').on(discrepancy.paymentId),
    index('payment_discrepancies_booking_id').on(discrepancy.bookingId),
  ],
);

export type PaymentDiscrepancyRow = typeof paymentDiscrepancies.$inferSelect;
export type NewPaymentDiscrepancyRow = typeof paymentDiscrepancies.$inferInsert;
