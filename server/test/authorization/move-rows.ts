import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../src/database/database';
import { insertOutsideBooking } from '../../src/modules/manual-bookings/manual-bookings.repository';
import { issueTickets } from '../../src/modules/tickets/tickets.service';
import { openPayment } from '../checkout/book-paid';
import { payWith } from '../checkout/checkout';
import { buildEvent, buildFreeEvent, dayFromNow } from '../factories/events';
import type { SignedInPerson } from '../factories/people';
import { travellerIn, type World } from './example-rows';

/** A paid booking of a traveller: the caller, if they are one. */
export async function ownPaidBooking(world: World): Promise<number> {
  const person = (await travellerIn(world)) as SignedInPerson;
  const { event } = await buildEvent(world.app.db, { cancellationPolicy: 'flexible' });
  const { body } = await openPayment(world.app, person, event.id);
  await payWith(world.app, body);
  await world.app.call(routes.confirmPayment, { body: { paymentIntentId: body.paymentIntentId } }, person.session);
  return body.bookingId;
}

/** What moves a free booking to another date of its series, which is made for it. */
export async function moveOf({ app }: World, bookingId: number, createdBy?: number) {
  const from = await dateOf(app, bookingId);
  const date = { seriesId: from.seriesId, startDate: dayFromNow(200) };
  const { id: eventId } = await buildFreeEvent(app.db, createdBy === undefined ? date : { ...date, createdBy });
  return { fromEventId: from.id, eventId, refund: '0.00' };
}

/** What pays for the move of a booking of $100 to a date at $150. */
export async function paidMoveOf({ app }: World, bookingId: number) {
  const from = await dateOf(app, bookingId);
  const tiers = [{ tierType: 'regular' as const, adultPrice: '150.00', childPrice: '60.00' }];
  const { event } = await buildEvent(app.db, { seriesId: from.seriesId, startDate: dayFromNow(200), tiers });
  const charge = quoteTotals(cents(15_000)).total - quoteTotals(cents(10_000)).total;
  return { fromEventId: from.id, eventId: event.id, charge: toDecimal(cents(charge)) };
}

/** A booking that the organizer made for a guest. */
export async function manualBooking({ app, people }: World): Promise<number> {
  const { id: eventId, tiers } = await buildFreeEvent(app.db, { createdBy: people.organizer });
  return inTransaction(app.db, async (tx) => {
    const booking = await insertOutsideBooking(tx, {
      origin: 'manual',
      eventId,
      pricingTierId: tiers[0]?.id ?? null,
      tierType: 'regular',
      cancellationPolicy: 'final_sale',
      currency: 'usd',
      attendees: [{ type: 'user', id: 0, name: 'Ada Roy', age: 0, isChild: false }],
      paidBy: 'cash',
      guestEmail: null,
      takenCents: null,
      teamNote: null,
    });
    await issueTickets(tx, booking);
    return booking.id;
  });
}

async function dateOf(
  app: World['app'],
  bookingId: number,
): Promise<{ readonly id: number; readonly seriesId: number }> {
  const { rows } = await app.db.execute<{ id: number; seriesId: number }>(
    sql`select e.id, e.series_id as "seriesId" from bookings b join events e on e.id = b.event_id where b.id = ${bookingId}`,
  );
  return rows[0] ?? { id: 0, seriesId: 0 };
}
