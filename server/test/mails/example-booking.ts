import { cents } from '@ascendant/domain/money';
import { quoteTickets } from '@ascendant/domain/pricing/quote';
import type { BookingRow } from '../../db/schema/bookings';
import { quoteColumns } from '../../src/database/quote-row';

/** A confirmed booking of three people. @param adultPrice in cents */
export function exampleBooking(adultPrice: number): BookingRow {
  const now = new Date('2026-11-21T12:00:00Z');
  const childPrice = cents(adultPrice / 2);
  const quote = quoteTickets({ adults: 2, children: 1, adultPrice: cents(adultPrice), childPrice });
  return {
    ...quoteColumns(quote, 'usd'),
    id: 41,
    eventId: 7,
    userId: 1,
    pricingTierId: 2,
    attendees: [
      { type: 'user', id: 1, name: 'Maya Lindqvist', age: 40, isChild: false },
      { type: 'dependent', id: 5, name: 'Jonas Bergeron', age: 41, isChild: false },
      { type: 'dependent', id: 6, name: 'Théo Bergeron', age: 8, isChild: true },
    ],
    status: 'confirmed',
    paymentStatus: 'completed',
    bookedAt: now,
    seats: 3,
    tierType: 'regular',
    discountCodeId: null,
    siteDiscountCents: 0,
    cancellationPolicy: 'flexible',
    cancelledPositions: [],
    cancelledSeats: 0,
    seatsTaken: null,
    keptCents: 0,
    bookedStartsAt: new Date('2027-07-02T10:45:00Z'),
    soldEndsAt: new Date('2027-07-02T22:00:00Z'),
    bookedLatitude: null,
    bookedLongitude: null,
    bookedLocation: 'Banff, Alberta, Canada',
    freeCancellationUntil: null,
    moveAnswerBy: null,
    policyStartsAt: null,
    calendarBase: 0,
    lostAmount: '0.00',
    emailSharedAt: null,
    origin: 'site',
    channel: null,
    paidBy: null,
    guestEmail: null,
    guestPhoneSealed: null,
    takenCents: null,
    teamNote: null,
    agreementAcceptedAt: now,
    confirmedAt: now,
    cancelledAt: null,
    cancelReason: null,
    createdAt: now,
    updatedAt: now,
  };
}
