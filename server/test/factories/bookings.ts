import { bookingRoutes } from '@ascendant/contract/booking';
import { entryOn, type Posting } from '@ascendant/domain/ledger/accounts';
import { cents, type Cents } from '@ascendant/domain/money';
import { eq, sql } from 'drizzle-orm';
import { bookings } from '../../db/schema/bookings';
import { events } from '../../db/schema/events';
import type { DependentRow } from '../../db/schema/people';
import { totalChanges } from '../../db/schema/totals';
import { inTransaction, type Database } from '../../src/database/database';
import { insertPostings } from '../../src/modules/ledger/postings.repository';
import type { TestApp } from '../test-app';
import type { BuiltEvent } from './events';
import type { SignedInPerson } from './people';

/** Books seats on a free event over HTTP, as the dialog does. @returns the booking's id */
export async function bookFreely(
  app: TestApp,
  person: SignedInPerson,
  { eventId, family = [] }: { eventId: number; family?: readonly Pick<DependentRow, 'id'>[] },
): Promise<number> {
  const attendees = [{ type: 'user' as const }, ...family.map(({ id }) => ({ type: 'dependent' as const, id }))];
  const body = { eventId, attendees, agreementAccepted: true as const };
  return (await app.call(bookingRoutes.createBooking, { body }, person.session)).body.bookingId;
}

export interface SoldOptions {
  readonly userId: number;
  /** What the organizer earns, in dollars; there's no fee and no tax. */
  readonly amount?: number;
  readonly seats?: number;
  readonly bookedAt?: Date;
}

/**
 * A confirmed booking, for figures that count bookings: its row and its seats, without the steps to it, its payment and its tickets.
 */
export async function buildSold(
  db: Database,
  { event, tiers }: BuiltEvent,
  { userId, amount = 100, seats = 1, bookedAt = new Date() }: SoldOptions,
): Promise<void> {
  const person = { type: 'user' as const, id: userId, name: 'Maya Lindqvist', age: 39, isChild: false };
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const sold = {
      eventId: event.id,
      userId,
      pricingTierId: tiers[0]?.id ?? null,
      attendees: Array.from({ length: seats }, () => person),
      seats,
      status: 'confirmed',
      paymentStatus: 'completed',
      tierType: 'regular',
      cancellationPolicy: event.cancellationPolicy,
      adultPriceCents: amount * 100,
      childPriceCents: 0,
      ticketsTotalCents: amount * 100,
      bookingFeeCents: 0,
      hstCents: 0,
      totalCents: amount * 100,
      totalAmount: amount.toFixed(2),
      bookedAt,
    } as const;
    const [booking] = await tx.insert(bookings).values(sold).returning({ id: bookings.id });
    const subject = { paymentId: null, bookingId: booking?.id ?? null, eventId: event.id, currency: 'usd' };
    await insertPostings(tx, [{ ...paidToOrganizer(event, cents(amount * 100), booking?.id ?? 0), subject }]);
    await tx
      .update(events)
      .set({ seatsConfirmed: sql`${events.seatsConfirmed} + ${seats}` })
      .where(eq(events.id, event.id));
    await tx.insert(totalChanges).values({ eventId: event.id });
  });
}

/** A posting that gives everything to the organizer. */
function paidToOrganizer(event: BuiltEvent['event'], amount: Cents, bookingId: number): Posting {
  const earned = { ...entryOn('organizer', -amount), organizerId: event.createdBy };
  return {
    key: `sold:${bookingId}`,
    cause: 'payment',
    refundId: null,
    disputeId: null,
    occurredAt: null,
    entries: [entryOn('provider', amount), earned],
  };
}
