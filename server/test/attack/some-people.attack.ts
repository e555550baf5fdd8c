import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { refunds } from '../../db/schema/refunds';
import { as, confirm, openPayment } from '../checkout/checkout';
import { bookingOf, seatsOf, checkedEnvironment } from '../checkout/scene';
import { buildEvent } from '../factories/events';
import { buildDependent, buildTraveller } from '../factories/people';

const environment = await checkedEnvironment();

/** A booking for two adults, of which everything would go back. */
async function booked() {
  const { app } = environment;
  const { event } = await buildEvent(app.db, { cancellationPolicy: 'flexible' });
  const { user } = await buildTraveller(app.db);
  const { id } = await buildDependent(app.db, user.id, { dateOfBirth: '1985-07-03' });
  const order = { eventId: event.id, attendees: [{ type: 'dependent' as const, id }] };
  const { body: opened } = await openPayment(app, user, order, 20_000);
  await environment.pay(opened);
  await confirm(app, user, opened.paymentIntentId);
  const half = (Number(opened.quote.total) / 2).toFixed(2);
  return { event, user, bookingId: opened.bookingId, half, whole: opened.quote.total };
}

it('no forged people and no forged amount cancel anyone, and nothing goes back', async () => {
  const { event, user, bookingId, half, whole } = await booked();
  const forged = [
    { positions: [1], refund: whole },
    { positions: [1, 1], refund: whole },
    { positions: [0, 1], refund: whole },
    { positions: [0], refund: half },
    { positions: [2], refund: half },
    { positions: [-1], refund: half },
    { positions: [1.5], refund: half },
    { positions: ['1'], refund: half },
    { positions: [[1]], refund: half },
    { positions: { length: 1, 0: 1 }, refund: half },
    { positions: '1', refund: half },
    { positions: [], refund: '0.00' },
    { positions: [1], refund: `-${half}` },
    { positions: [1], refund: null },
    { positions: null, refund: half },
    {},
  ];
  for (const payload of forged) {
    const { statusCode } = await environment.app.inject({
      method: 'POST',
      url: `/api/bookings/${bookingId}/attendees/cancellation`,
      headers: as(user),
      payload,
    });
    expect([statusCode, payload]).toEqual([expect.toSatisfy((status) => status === 400 || status === 409), payload]);
  }
  expect(await bookingOf(environment.app, bookingId)).toMatchObject({ cancelledPositions: [], keptCents: 0 });
  expect(await seatsOf(environment.app, event.id)).toEqual({ confirmed: 2, held: 0 });
  expect(await environment.app.db.select().from(refunds).where(eq(refunds.requestedBy, user.id))).toEqual([]);
});
