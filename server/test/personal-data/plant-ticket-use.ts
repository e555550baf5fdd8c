import { eq } from 'drizzle-orm';
import { tickets } from '../../db/schema/attendees';
import { bookingMoves, formerTickets, bookingSupplements } from '../../db/schema/booking-changes';
import { bookings } from '../../db/schema/bookings';
import { checkIns } from '../../db/schema/check-ins';
import { events } from '../../db/schema/events';
import { walletPasses } from '../../db/schema/wallet';
import { buildEvent } from '../factories/events';
import type { TestApp } from '../test-app';

/**
 * A check-in with the ticket of a booking, the phone that has it in a wallet, and a move of the booking from another date, with the code that the ticket had there, and a difference to
 * that date that wasn't paid.
 */
export async function plantTicketUse(db: TestApp['db'], bookingId: number): Promise<void> {
  const [ticket] = await db
    .select({ id: tickets.id, eventId: tickets.eventId, seriesId: events.seriesId })
    .from(tickets)
    .innerJoin(events, eq(events.id, tickets.eventId))
    .where(eq(tickets.bookingId, bookingId));
  if (!ticket) throw new RangeError('the booking has no ticket');
  const earlier = await buildEvent(db, { seriesId: ticket.seriesId });
  const prices = { paidCents: 100, priceCents: 100 };
  await db.insert(bookingMoves).values({ bookingId, fromEventId: earlier.id, toEventId: ticket.eventId, ...prices });
  await plantSupplement(db, bookingId, earlier.id);
  await db.insert(formerTickets).values({ code: 'former-code-of-a-ticket', ticketId: ticket.id, eventId: earlier.id });
  await db
    .insert(walletPasses)
    .values({ ticketId: ticket.id, device: `device-${ticket.id}`, pushToken: `push-${ticket.id}`, shown: 'a hash' });
  await db
    .insert(checkIns)
    .values({ ticketId: ticket.id, scanId: 'scan-1', outcome: 'admitted', scannedAt: new Date() });
}

/** The difference to another date, given up before it was paid. */
async function plantSupplement(db: TestApp['db'], bookingId: number, fromEventId: number): Promise<void> {
  const [booked] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booked) throw new RangeError('there is no booking');
  const { eventId, userId, pricingTierId, tierType } = booked;
  const whose = { eventId, userId, pricingTierId, tierType, attendees: [], seats: 0 };
  const amounts = { ticketsTotalCents: 100, bookingFeeCents: 0, hstCents: 0, totalCents: 100, totalAmount: '1.00' };
  const prices = { adultPriceCents: 0, childPriceCents: 0 };
  const pending = { status: 'pending', paymentStatus: 'pending' } as const;
  const [made] = await db
    .insert(bookings)
    .values({ ...whose, ...amounts, ...prices, ...pending })
    .returning({ id: bookings.id });
  if (!made) throw new RangeError('no supplement came back');
  await db.insert(bookingSupplements).values({ supplementId: made.id, bookingId, fromEventId, paidCents: 100 });
  await db.update(bookings).set({ status: 'cancelled', paymentStatus: 'failed' }).where(eq(bookings.id, made.id));
}
