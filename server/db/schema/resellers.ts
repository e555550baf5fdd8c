import { octoRefunds } from '@ascendant/domain/channel/octo';
import { maxCommission, resellerNameMaxLength } from '@ascendant/domain/channel/reseller';
import { sql } from 'drizzle-orm';
import { check, char, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bookings } from './bookings';
import { between, bytes, createdAt, id, instant, lengthBetween, oneOf } from './columns';
import { users } from './users';

/** Companies that sell an organization's events in their own shops (docs/rules/resellers.md). */
export const resellers = pgTable(
  'resellers',
  {
    id: id(),
    organizerId: integer('organizer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The events that it can sell, all dates of each. No foreign keys: one that's gone is sold by no one. */
    seriesIds: integer('series_ids').array().notNull(),
    /** Whole percent of the ticket price that it keeps. */
    commission: integer('commission').notNull(),
    /** Since when it can reserve nothing; null while it can. */
    offAt: instant('off_at'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (reseller) => [
    index('resellers_organizer_id').on(reseller.organizerId),
    index('resellers_created_by').on(reseller.createdBy),
    check('resellers_name', lengthBetween(reseller.name, 1, resellerNameMaxLength)),
    check('resellers_commission', between(reseller.commission, 0, maxCommission)),
  ],
);

/** One person of a reservation, as the reseller names them. */
export interface ResellerUnit {
  readonly uuid: string;
  readonly unitId: string;
  readonly reference: string | null;
  /** Cents before tax: the ticket price, and what the organizer gets of it. */
  readonly retail: number;
  readonly net: number;
}

/** What resellers have reserved and booked: what a booking has besides what every booking has (rules OCT-01 to OCT-04). */
export const resellerBookings = pgTable(
  'reseller_bookings',
  {
    id: id(),
    resellerId: integer('reseller_id')
      .notNull()
      .references(() => resellers.id, { onDelete: 'cascade' }),
    /** The reseller's own name for it. */
    uuid: text('uuid').notNull(),
    /** What holds its seats. A changed reservation has another one. */
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** SHA-256 of what was asked for, so that a repeat is known. */
    asked: text('asked').notNull(),
    resellerReference: text('reseller_reference'),
    /** In the order of the booking's people. */
    units: jsonb('units').$type<readonly ResellerUnit[]>().notNull(),
    /** What's owed for it if it takes place: net prices and the tax on them, as it was priced. */
    taxCents: integer('tax_cents').notNull(),
    /** Contact and notes, encrypted; null if there are none, and once they're forgotten. */
    sealed: bytes('sealed'),
    /** How much isn't owed any longer; null unless it's cancelled. */
    refund: text('refund', { enum: octoRefunds }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (booking) => [
    unique('reseller_bookings_uuid_unique').on(booking.resellerId, booking.uuid),
    unique('reseller_bookings_booking_unique').on(booking.bookingId),
    index('reseller_bookings_reference').on(booking.resellerId, booking.resellerReference),
    check('reseller_bookings_refund', oneOf(booking.refund, octoRefunds)),
    check('reseller_bookings_tax_cents', sql`${booking.taxCents} >= 0`),
  ],
);
export type ResellerBookingRow = typeof resellerBookings.$inferSelect;

/** What organizers say that resellers have paid them. */
export const resellerPayments = pgTable(
  'reseller_payments',
  {
    id: id(),
    resellerId: integer('reseller_id')
      .notNull()
      .references(() => resellers.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (payment) => [
    index('reseller_payments_reseller_id').on(payment.resellerId),
    index('reseller_payments_made_by').on(payment.madeBy),
    check('reseller_payments_amount', sql`${payment.amountCents} > 0`),
  ],
);
