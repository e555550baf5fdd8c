import type { Attendee } from '@ascendant/domain/booking/attendees';
import { cancellationPolicies, defaultCancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { bookingPaymentStatuses, bookingStatuses } from '@ascendant/domain/booking/lifecycle';
import { bookingOrigins, manualPayments } from '@ascendant/domain/booking/manual-booking';
import { maxAttendeesPerBooking, maxCapacity } from '@ascendant/domain/event/limits';
import { bookingEndReasons } from '@ascendant/domain/payment/payment-fields';
import { chargeCurrencies } from '@ascendant/domain/pricing/currency';
import type { TaxLine } from '@ascendant/domain/pricing/taxes';
import { tierTypes } from '@ascendant/domain/pricing/tier';
import { sql } from 'drizzle-orm';
import {
  char,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { between, bytes, createdAt, id, instant, oneOf, updatedAt } from './columns';
import { events } from './events';
import { discountCodes, pricingTiers } from './pricing';
import { users } from './users';

/** In lower case, as the payment providers write it. */

/**
 * Bookings, from the hold on. The quote is a snapshot (rule MON-04) that triggers keep from changing; they also limit status changes
 * to the table of transitions (rule PAY-01). User and tier become null when those rows go; the amounts stay.
 * Triggers: bookings.sql beside this file.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'restrict' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    pricingTierId: integer('pricing_tier_id').references(() => pricingTiers.id, { onDelete: 'set null' }),
    /** Dollars after discount, with the booking fee, before tax. */
    totalAmount: numeric('total_amount', { precision: 10, scale: 2 }).notNull(),
    /** In order, the traveller first if they're coming; a trigger makes `booking_attendees` from it. Guests have the traveller's type and id. */
    attendees: jsonb('attendees').$type<Attendee[]>().notNull(),
    status: text('status', { enum: bookingStatuses }).notNull().default('confirmed'),
    paymentStatus: text('payment_status', { enum: bookingPaymentStatuses }).notNull().default('completed'),
    bookedAt: instant('booked_at').notNull().defaultNow(),
    /** Number of attendees; 0 for a supplement, which is only what a change of a booking costs (booking-changes.ts). It grows when people are added. */
    seats: integer('seats').notNull(),
    tierType: text('tier_type', { enum: tierTypes }).notNull(),
    adultPriceCents: integer('adult_price_cents').notNull(),
    childPriceCents: integer('child_price_cents').notNull(),
    /** The sum of the attendees' prices, before the discount. */
    ticketsTotalCents: integer('tickets_total_cents').notNull(),
    discountCodeId: integer('discount_code_id').references(() => discountCodes.id, { onDelete: 'restrict' }),
    discountCents: integer('discount_cents').notNull().default(0),
    /** As much of the discount as the site bears: it pays the organizer that. All of it or nothing, as the code says. */
    siteDiscountCents: integer('site_discount_cents').notNull().default(0),
    bookingFeeCents: integer('booking_fee_cents').notNull(),
    /** All taxes together; the specification's name. */
    hstCents: integer('hst_cents').notNull(),
    /** Under Canada's rules: the lines that `hstCents` adds up, with who remits each; null under the specification's. */
    taxLines: jsonb('tax_lines').$type<readonly TaxLine[]>(),
    /** What the card is charged. */
    totalCents: integer('total_cents').notNull(),
    currency: char('currency', { length: 3, enum: chargeCurrencies }).notNull().default('usd'),
    /** The event's policy when the seats were taken (docs/rules/booking.md, "Cancellation by the traveller"). */
    cancellationPolicy: text('cancellation_policy', { enum: cancellationPolicies })
      .notNull()
      .default(defaultCancellationPolicy),
    /** The people who were cancelled while the others come: their indexes in `attendees`. It only grows, and the first person stays. */
    cancelledPositions: smallint('cancelled_positions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How many these are, written by a trigger: so many of `seats` are free again. */
    cancelledSeats: integer('cancelled_seats').notNull().default(0),
    /**
     * How many seats of the date those who come take, written by a trigger from their price types, if it isn't one each; null otherwise, as for every
     * booking without such a price type.
     */
    seatsTaken: integer('seats_taken'),
    /** What the organizer keeps, by the policy, of what its traveller cancelled or moved to a cheaper date. */
    keptCents: integer('kept_cents').notNull().default(0),
    /**
     * When and where the event was when the seats were taken: the moments of the policy, and what a move is measured from. A trigger writes
     * them, and they never change. The place is where people meet, or else the event's; null if it wasn't known.
     */
    bookedStartsAt: instant('booked_starts_at'),
    bookedLatitude: doublePrecision('booked_latitude'),
    bookedLongitude: doublePrecision('booked_longitude'),
    bookedLocation: text('booked_location'),
    /**
     * When it was to end as it was sold, or as its traveller accepted a move of it since: its money isn't paid out for an earlier end. A trigger
     * writes it; null of bookings from before.
     */
    soldEndsAt: instant('sold_ends_at'),
    /** Until when it can be cancelled for everything, as its traveller was told after a move. It's never taken back. */
    freeCancellationUntil: instant('free_cancellation_until'),
    /**
     * Until when its traveller is asked whether they come on the day that their date was moved to: the end of the day that the organizer chose, or else
     * the new start. Null if they aren't asked, or have said so.
     */
    moveAnswerBy: instant('move_answer_by'),
    /**
     * From which start the policy's moments are counted, if it isn't `bookedStartsAt`: the earliest of the dates that the booking was moved
     * between, so that a move gives no one more time to cancel.
     */
    policyStartsAt: instant('policy_starts_at'),
    /** Added to what the event's version says of the calendar entry's SEQUENCE, so that it grows when the booking moves to another date. */
    calendarBase: integer('calendar_base').notNull().default(0),
    /**
     * The share of `totalAmount` that the bank took in lost disputes, kept by a trigger on disputes. Only the release before the ledger reads it; a
     * later one can drop it.
     */
    lostAmount: numeric('lost_amount', { precision: 10, scale: 2 }).notNull().default('0'),
    /** When the traveller agreed that the organizer sees their email address; null if they haven't, or no longer do (rule PRI-01). */
    emailSharedAt: instant('email_shared_at'),
    /** Any but `site` is for guests without an account; its amounts are 0, because the site has none of that money. */
    origin: text('origin', { enum: bookingOrigins }).notNull().default('site'),
    /** The word under which the widget on another site is counted; null for what was booked anywhere else. */
    channel: text('channel'),
    /** How the organizer is paid for a manual one; null for any other. */
    paidBy: text('paid_by', { enum: manualPayments }),
    /** Where a guest's tickets went; null without an email, and once the guest is forgotten. */
    guestEmail: text('guest_email'),
    /** A guest's phone number, encrypted (PRI-08); forgotten with the email. */
    guestPhoneSealed: bytes('guest_phone_sealed'),
    /** What the organizer says that they took for a manual one; null if they don't say. It's in no sum of the site's money. */
    takenCents: integer('taken_cents'),
    /** The organizer's note about a manual one, for their team; forgotten with the email. */
    teamNote: text('team_note'),
    /** When the liability agreement was accepted. */
    agreementAcceptedAt: instant('agreement_accepted_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason', { enum: bookingEndReasons }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (booking) => [
    index('bookings_user_id').on(booking.userId, booking.bookedAt.desc()),
    index('bookings_event_id').on(booking.eventId, booking.status),
    index('bookings_pricing_tier_id').on(booking.pricingTierId),
    index('bookings_discount_code_id').on(booking.discountCodeId),
    index('bookings_booked_at').on(booking.bookedAt),
    // What reports count by channel: few bookings have one.
    index('bookings_channel')
      .on(booking.eventId)
      .where(sql`${booking.channel} is not null`),
    // What reports sum.
    index('bookings_sold')
      .on(booking.eventId, booking.bookedAt, booking.totalAmount, booking.lostAmount, booking.seats)
      .where(sql`${booking.status} = 'confirmed'`),
    check('bookings_origin', oneOf(booking.origin, bookingOrigins)),
    check('bookings_paid_by', oneOf(booking.paidBy, manualPayments)),
    check(
      'bookings_manual',
      sql`(${booking.origin} = 'manual') = (${booking.paidBy} is not null) and (${booking.origin} = 'site' or (${booking.totalCents} = 0 and ${booking.userId} is null)) and (${booking.guestEmail} is null or ${booking.origin} in ('manual', 'imported'))`,
    ),
    check(
      'bookings_taken',
      sql`(${booking.origin} in ('manual', 'imported') or num_nonnulls(${booking.guestPhoneSealed}, ${booking.takenCents}, ${booking.teamNote}) = 0) and (${booking.takenCents} >= 0 and (${booking.takenCents} = 0 or ${booking.paidBy} <> 'free')) is not false`,
    ),
    check('bookings_status', oneOf(booking.status, bookingStatuses)),
    check('bookings_payment_status', oneOf(booking.paymentStatus, bookingPaymentStatuses)),
    check(
      'bookings_state',
      sql`${booking.status} || '/' || ${booking.paymentStatus} in ('pending/pending', 'pending/failed', 'confirmed/completed', 'cancelled/failed', 'cancelled/refund_pending', 'cancelled/refunded', 'cancelled/refund_failed', 'cancelled/refund_closed', 'cancelled/charged_back', 'cancelled/completed')`,
    ),
    check(
      'bookings_refund',
      sql`case when ${booking.paymentStatus} in ('refund_pending', 'refunded', 'refund_failed', 'refund_closed', 'charged_back') then ${booking.totalCents} > 0 when ${booking.paymentStatus} = 'completed' then ${booking.status} = 'confirmed' or ${booking.totalCents} = 0 else true end`,
    ),
    check('bookings_tier_type', oneOf(booking.tierType, tierTypes)),
    check('bookings_currency', oneOf(booking.currency, chargeCurrencies)),
    check('bookings_seats', between(booking.seats, 0, maxAttendeesPerBooking)),
    check(
      'bookings_supplement',
      sql`${booking.seats} > 0 or (${booking.totalCents} > 0 and ${booking.origin} = 'site' and ${booking.discountCodeId} is null)`,
    ),
    check('bookings_attendees', sql`jsonb_array_length(${booking.attendees}) = ${booking.seats}`),
    check(
      'bookings_amounts',
      sql`least(${booking.adultPriceCents}, ${booking.childPriceCents}, ${booking.discountCents}, ${booking.bookingFeeCents}, ${booking.hstCents}) >= 0`,
    ),
    check(
      'bookings_cancelled_seats',
      sql`${booking.cancelledSeats} = cardinality(${booking.cancelledPositions}) and ${booking.cancelledSeats} < greatest(${booking.seats}, 1)`,
    ),
    check('bookings_seats_taken', between(booking.seatsTaken, 1, maxCapacity)),
    check('bookings_cancellation_policy', oneOf(booking.cancellationPolicy, cancellationPolicies)),
    check('bookings_kept_cents', sql`${booking.keptCents} between 0 and ${booking.totalCents}`),
    check(
      'bookings_booked_event',
      sql`${booking.bookedStartsAt} is not null and ${booking.bookedLocation} is not null`,
    ),
    check('bookings_discount', sql`${booking.discountCents} <= ${booking.ticketsTotalCents}`),
    check('bookings_site_discount', sql`${booking.siteDiscountCents} in (0, ${booking.discountCents})`),
    check(
      'bookings_total_amount',
      sql`${booking.totalAmount} * 100 = ${booking.ticketsTotalCents} - ${booking.discountCents} + ${booking.bookingFeeCents}`,
    ),
    check('bookings_total_cents', sql`${booking.totalAmount} * 100 + ${booking.hstCents} = ${booking.totalCents}`),
  ],
);

/** How many seats of its date a booking takes. */
export function seatsTakenBy({ seatsTaken, seats, cancelledSeats }: BookingRow): number {
  return seatsTaken ?? seats - cancelledSeats;
}

/** A booking with people, and no supplement of one. */
export const isOfPeople = sql`${bookings.seats} > 0`;

export type BookingRow = typeof bookings.$inferSelect;
export type NewBookingRow = typeof bookings.$inferInsert;
