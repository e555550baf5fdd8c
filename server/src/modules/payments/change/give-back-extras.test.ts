import { routes } from '@ascendant/contract/routes';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { auditLog } from '../../../../db/schema/logs';
import { refunds } from '../../../../db/schema/refunds';
import { as, confirm, openPayment, type Asking } from '../../../../test/checkout/checkout';
import { bookingOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';

const environment = await checkedEnvironment();
const { app } = environment;
const plain = { note: '', limit: null, isRefundable: true } as const;
const extras = [
  { ...plain, name: 'Wetsuit', price: cents(1500), per: 'person' as const, choices: [{ name: 'M', limit: 2 }] },
  { ...plain, name: 'Photographs', price: cents(4000), per: 'booking' as const, choices: [], isRefundable: false },
];
const m = { name: 'Wetsuit', choice: 'M' };
/** Two adults at $100, both with a wetsuit, and the photographs. */
const { total } = quoteTotals(cents(27_000));
const share = (priceCents: number) => toDecimal(cents(Math.round((total * priceCents) / 27_000)));

async function booked(options: EventOptions = {}) {
  const { event } = await buildEvent(app.db, {
    cancellationPolicy: 'flexible',
    startDate: dayFromNow(100),
    ...options,
  });
  await app.db.update(eventSeries).set({ extras }).where(eq(eventSeries.id, event.seriesId));
  const { user } = await buildTraveller(app.db);
  const friend = await buildDependent(app.db, user.id, { firstName: 'Jonas', dateOfBirth: '1985-07-03' });
  const order = {
    eventId: event.id,
    booker: { extras: [m, { name: 'Photographs' }] },
    attendees: [{ type: 'dependent' as const, id: friend.id, extras: [m] }],
  };
  const { body } = await openPayment(app, user, order, 27_000);
  await environment.pay(body);
  expect((await confirm(app, user, body.paymentIntentId)).status).toBe(200);
  return { event, user, bookingId: body.bookingId };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const takenOf = async (eventId: number) => {
  const { rows } = await app.db.execute<{ taken: number }>(
    sql`select taken from extra_stock where event_id = ${eventId} and name = 'Wetsuit' and choice = 'M'`,
  );
  return rows[0]?.taken;
};
const quoteOf = async ({ user, bookingId }: Booked, of: object[] = [{ position: 1, ...m }]) =>
  (await app.call(routes.quoteGivingBack, { params: { id: bookingId }, body: { extras: of as never } }, as(user))).body;
const giveBack = (user: Asking, id: number, refund: string, of: object[] = [{ position: 1, ...m }]) =>
  app.call(routes.giveBackExtras, { params: { id }, body: { extras: of as never, refund } }, as(user));

it('EXT-02 an extra is given back alone: its share goes back, it’s free for others, and everyone still comes', async () => {
  const made = await booked();
  const { user, bookingId, event } = made;
  const receipt = (await app.call(routes.listMyBookings, {}, as(user))).body[0]?.quote;
  expect(await quoteOf(made)).toMatchObject({ refund: share(1500), kept: '0.00', refusal: null });
  expect(await giveBack(user, bookingId, share(1500))).toMatchObject({ status: 200, body: { refund: share(1500) } });
  expect(await takenOf(event.id)).toBe(1);
  const [mine] = (await app.call(routes.listMyBookings, {}, as(user))).body;
  expect(mine?.attendees.map((person) => person.extras)).toEqual(['Wetsuit M, Photographs', undefined]);
  expect(mine?.attendees.map(({ cancelledAt }) => cancelledAt)).toEqual([null, null]);
  expect(mine?.quote).toEqual(receipt);
  const { bookingId: other } = await buyOne(event.id);
  expect((await bookingOf(app, other)).status).toBe('confirmed');
  await app.runJobs();
  const mail = app.mailer.lastTo(user.email);
  expect(mail.subject).toMatch(/^Your booking has changed/);
  expect(mail.text).toContain('you’ve given back Wetsuit M (Jonas'.replace('’', "'"));
  expect(mail.text).toContain(`We're refunding $${share(1500)}`);
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'booking.extras_given_back'));
  expect(entry?.targetId).toBe(String(bookingId));
});

/** Someone else takes the last wetsuit. */
async function buyOne(eventId: number) {
  const { user } = await buildTraveller(app.db);
  const { body } = await openPayment(app, user, { eventId, booker: { extras: [m] } }, 11_500);
  await environment.pay(body);
  await confirm(app, user, body.paymentIntentId);
  return body;
}

it('EXT-04 what isn’t refundable can be given back for nothing, and stays paid for', async () => {
  const made = await booked();
  const of = [{ position: 0, name: 'Photographs' }];
  expect(await quoteOf(made, of)).toMatchObject({ refund: '0.00', kept: share(4000), refusal: null });
  expect((await giveBack(made.user, made.bookingId, '0.00', of)).status).toBe(200);
  expect((await bookingOf(app, made.bookingId)).keptCents).toBe(Math.round((total * 4000) / 27_000));
  expect(await app.db.select().from(refunds)).not.toContainEqual(expect.objectContaining({ amountCents: 0 }));
  await app.runJobs();
  expect(app.mailer.lastTo(made.user.email).text).toContain('Not refundable: Photographs.');
});

it('what’s left is cancelled for what was paid for it, so that to the cent no more goes back than was paid', async () => {
  const made = await booked();
  const { user, bookingId } = made;
  await giveBack(user, bookingId, share(1500));
  const { body } = await app.call(routes.getCancellation, { params: { id: bookingId } }, as(user));
  const photographs = Math.round((total * 4000) / 27_000);
  const back = total - Math.round((total * 1500) / 27_000);
  expect(Number(body.refund) * 100).toBeCloseTo(back - photographs, 5);
  const done = await app.call(
    routes.cancelBooking,
    { params: { id: bookingId }, body: { refund: body.refund } },
    as(user),
  );
  expect(done.status).toBe(200);
  await app.runJobs();
  expect(await takenOf(made.event.id)).toBe(0);
});

it('on another date the price is of what’s still taken along, and it can’t be given back again', async () => {
  const made = await booked();
  const { user, bookingId, event } = made;
  const next = (await buildEvent(app.db, { seriesId: event.seriesId, startDate: dayFromNow(110) })).event;
  await giveBack(user, bookingId, share(1500));
  const quote = { params: { id: bookingId }, query: { eventId: next.id } };
  const { body: to } = await app.call(routes.getMove, quote, as(user));
  expect(to).toMatchObject({ refund: '0.00', charge: '0.00', refusal: null });
  const body = { fromEventId: event.id, eventId: next.id, refund: '0.00' };
  expect((await app.call(routes.moveBooking, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
  expect([await takenOf(event.id), await takenOf(next.id)]).toEqual([0, 1]);
  const gone = 'Wetsuit M isn’t in this booking any longer. Please look at it again.';
  expect((await quoteOf(made)).refusal).toBe(gone);
  expect(await giveBack(user, bookingId, '0.00')).toMatchObject({
    status: 409,
    json: { code: 'cannot_cancel', message: gone },
  });
  const own = [{ position: 0, ...m }];
  expect((await giveBack(user, bookingId, (await quoteOf(made, own)).refund, own)).status).toBe(200);
  expect(await takenOf(next.id)).toBe(0);
});

it('is refused for another amount than was shown, for someone else’s booking, and once the date has begun', async () => {
  const made = await booked();
  const { user, bookingId, event } = made;
  expect(await giveBack(user, bookingId, '1.00')).toMatchObject({
    json: { code: 'refund_changed', quote: { refund: share(1500) } },
  });
  const { user: other } = await buildTraveller(app.db);
  expect((await giveBack(other, bookingId, share(1500))).status).toBe(404);
  await app.db.execute(
    sql`update events set start_date = current_date - 1, end_date = current_date + 1, duration = 3 where id = ${event.id}`,
  );
  expect((await quoteOf(made)).refusal).toMatch(/^This event has already started/);
  expect(await takenOf(event.id)).toBe(2);
});

it('pressed twice at once gives it back once', async () => {
  const { user, bookingId, event } = await booked();
  const replies = await Promise.all([1, 2].map(() => giveBack(user, bookingId, share(1500))));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await takenOf(event.id)).toBe(1);
});
