import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookings } from '../../db/schema/bookings';
import { as } from '../checkout/checkout';
import { buildConfirmed, seatsOf, checkedEnvironment } from '../checkout/scene';
import { buildEvent, dayFromNow } from '../factories/events';
import { buildTraveller } from '../factories/people';

const environment = await checkedEnvironment();

/** A paid booking, another date of its series, a hidden one and a date of someone else's series. */
async function booked() {
  const { app } = environment;
  const { event, user, opened } = await buildConfirmed(environment, { cancellationPolicy: 'flexible' });
  const date = async (options: Parameters<typeof buildEvent>[1]) =>
    (await buildEvent(app.db, { startDate: dayFromNow(200), ...options })).event;
  return {
    event,
    user,
    bookingId: opened.bookingId,
    next: await date({ seriesId: event.seriesId }),
    draft: await date({ seriesId: event.seriesId, status: 'draft' }),
    unlisted: await date({ seriesId: event.seriesId, accessCode: `UNLISTED-${event.id}-CODE` }),
    begun: await date({ seriesId: event.seriesId, startDate: dayFromNow(-3) }),
    foreign: await date({}),
  };
}

const send = (user: Parameters<typeof as>[0], bookingId: number, payload: object) =>
  environment.app.inject({
    method: 'POST',
    url: `/api/bookings/${bookingId}/move`,
    headers: as(user),
    payload,
  });

it('no forged date, amount or booking moves anyone, and nothing goes back', async () => {
  const { event, user, bookingId, next, draft, unlisted, begun, foreign } = await booked();
  const { user: stranger } = await buildTraveller(environment.app.db);
  const to = (eventId: unknown, refund: unknown = '0.00') => ({ fromEventId: event.id, eventId, refund });
  const forged = [
    to(draft.id),
    to(unlisted.id),
    to(begun.id),
    to(foreign.id),
    to(event.id),
    to(2_000_000_000),
    to(-1),
    to([next.id]),
    to({ id: next.id }),
    to(null),
    to(next.id, '50.00'),
    to(next.id, '-1.00'),
    to(next.id, null),
    { ...to(next.id), fromEventId: next.id },
    { ...to(next.id), fromEventId: foreign.id },
    {},
  ];
  for (const payload of forged) {
    const { statusCode } = await send(user, bookingId, payload);
    expect([statusCode, payload]).toEqual([expect.toSatisfy((status) => status >= 400 && status < 500), payload]);
  }
  expect((await send(stranger, bookingId, to(next.id))).statusCode).toBe(404);
  const [row] = await environment.app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  expect(row?.eventId).toBe(event.id);
  for (const { id } of [next, draft, unlisted, begun, foreign])
    expect(await seatsOf(environment.app, id)).toEqual({ confirmed: 0, held: 0 });
  const { rows } = await environment.app.db.execute(sql`select 1 from booking_moves where booking_id = ${bookingId}`);
  expect(rows).toEqual([]);
});

it('ten times the same request at once moves once', async () => {
  const { event, user, bookingId, next } = await booked();
  const payload = { fromEventId: event.id, eventId: next.id, refund: '0.00' };
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(user, bookingId, payload)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect(await seatsOf(environment.app, next.id)).toEqual({ confirmed: 1, held: 0 });
});

it('the database lets no booking move to another series, nor one that isn’t confirmed', async () => {
  const { bookingId, foreign } = await booked();
  const moving = environment.app.db.update(bookings).set({ eventId: foreign.id }).where(eq(bookings.id, bookingId));
  await expect(moving).rejects.toMatchObject({ cause: { constraint: 'booking_moved' } });
});

it('no forged amount, date or booking opens a payment for a move, and a paid supplement is no booking', async () => {
  const { event, user, bookingId, next, draft, foreign } = await booked();
  const { app } = environment;
  await app.db.execute(sql`update pricing_tiers set adult_price = 150 where event_id = ${next.id}`);
  const { user: stranger } = await buildTraveller(app.db);
  const pay = (who: Parameters<typeof as>[0], id: number, payload: object) =>
    app.inject({ method: 'POST', url: `/api/bookings/${id}/move/payment`, headers: as(who), payload });
  const difference = quoteTotals(cents(15_000)).total - quoteTotals(cents(10_000)).total;
  const charge = toDecimal(cents(difference));
  const to = (eventId: unknown, asked: unknown = charge) => ({ fromEventId: event.id, eventId, charge: asked });
  const forged = [
    to(next.id, '0.01'),
    to(next.id, '0.00'),
    to(next.id, `-${charge}`),
    to(next.id, null),
    to(draft.id),
    to(foreign.id),
    to(event.id),
    { ...to(next.id), fromEventId: foreign.id },
    {},
  ];
  for (const payload of forged) {
    const { statusCode } = await pay(user, bookingId, payload);
    expect([statusCode, payload]).toEqual([expect.toSatisfy((status) => status >= 400 && status < 500), payload]);
  }
  expect((await pay(stranger, bookingId, to(next.id))).statusCode).toBe(404);
  expect(await seatsOf(app, next.id)).toEqual({ confirmed: 0, held: 0 });
  const replies = await Promise.all(Array.from({ length: 10 }, () => pay(user, bookingId, to(next.id))));
  const opened = replies.find(({ statusCode }) => statusCode === 200)?.json();
  expect(await seatsOf(app, next.id)).toEqual({ confirmed: 0, held: 1 });
  await environment.pay(opened);
  const confirm = (who: Parameters<typeof as>[0]) =>
    app.inject({
      method: 'POST',
      url: '/api/confirm-payment',
      headers: as(who),
      payload: { paymentIntentId: opened.paymentIntentId },
    });
  expect((await confirm(stranger)).statusCode).toBe(404);
  await Promise.all(Array.from({ length: 10 }, () => confirm(user)));
  expect(await seatsOf(app, next.id)).toEqual({ confirmed: 1, held: 0 });
  // Its difference alone can't be cancelled, moved or looked at.
  for (const [method, url, payload] of [
    ['GET', 'cancellation', undefined],
    ['POST', 'cancel', { refund: charge }],
    ['POST', 'move', { fromEventId: next.id, eventId: event.id, refund: charge }],
    ['GET', 'documents', undefined],
  ] as const) {
    const path = `/api/bookings/${opened.bookingId}/${url}`;
    const { statusCode } = await app.inject({ method, url: path, headers: as(user), ...(payload && { payload }) });
    expect([url, statusCode]).toEqual([url, 404]);
  }
});
