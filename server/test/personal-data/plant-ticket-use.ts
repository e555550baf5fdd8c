import { eq } from 'drizzle-orm';
import { bookingMoves, formerTickets } from '../../db/schema/booking-moves';
import { checkIns } from '../../db/schema/check-ins';
import { events } from '../../db/schema/events';
import { tickets } from '../../db/schema/tickets';
import { buildEvent } from '../factories/events';
import type { TestApp } from '../test-app';

/** A check-in with the ticket of a booking, and a move of the booking from another date, with the code that the ticket had there. */
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
  await db.insert(formerTickets).values({ code: 'former-code-of-a-ticket', ticketId: ticket.id, eventId: earlier.id });
  await db
    .insert(checkIns)
    .values({ ticketId: ticket.id, scanId: 'scan-1', outcome: 'admitted', scannedAt: new Date() });
}
