import { routes } from '@ascendant/contract/routes';
import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tickets } from '../../../../db/schema/attendees';
import { eventSeries } from '../../../../db/schema/event-series';
import { events } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { discountCodes } from '../../../../db/schema/pricing';
import { users } from '../../../../db/schema/users';
import { as, bookingData, confirm, openPayment, type Asking } from '../../../../test/checkout/checkout';
import { bookingOf, countOf, seatsOf, stateOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildEvent, buildFreeEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller } from '../../../../test/factories/people';

const total = (ticketsCents: number) => quoteTotals(cents(ticketsCents)).total;
const wire = (amount: number) => toDecimal(cents(amount));
const at = (adultPrice: string, childPrice = '60.00'): Pick<EventOptions, 'tiers'> => ({
  tiers: [{ tierType: 'regular', adultPrice, childPrice }],
});

const environment = await checkedEnvironment();
const { app } = environment;

describe('moving one’s own booking to another date', () => {
  /** A paid booking of one adult at $100, and another date of its series. */
  async function booked({
    policy = 'flexible',
    days = 180,
    other = {},
  }: { policy?: CancellationPolicy; days?: number; other?: EventOptions } = {}) {
    const organizer = await buildOrganizer(app.db);
    const { event } = await buildEvent(app.db, {
      cancellationPolicy: policy,
      startDate: dayFromNow(days),
      organizerId: organizer.id,
    });
    const next = await anotherDate(event.seriesId, { organizerId: organizer.id, ...other });
    const { user } = await buildTraveller(app.db);
    const bookingId = await bookAndPay(user, event.id);
    return { user, event, next, bookingId, organizer };
  }

  const anotherDate = async (seriesId: number | undefined, options: EventOptions) =>
    (await buildEvent(app.db, { seriesId, startDate: dayFromNow(200), ...options })).event;

  async function bookAndPay(user: Asking, eventId: number, ticketsCents = 10_000, more = {}): Promise<number> {
    const opened = (await openPayment(app, user, { eventId, ...more }, ticketsCents)).body;
    await environment.pay(opened);
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
    return opened.bookingId;
  }

  const quote = (user: Asking, id: number, eventId?: number) =>
    app.call(routes.getMove, { params: { id }, query: eventId === undefined ? {} : { eventId } }, as(user));
  const move = (
    user: Asking,
    id: number,
    [fromEventId, eventId]: readonly [number, number],
    { refundCents = 0 }: { refundCents?: number } = {},
  ) => {
    const body = { fromEventId, eventId, refund: wire(refundCents) };
    return app.call(routes.moveBooking, { params: { id }, body }, as(user));
  };
  const codesOf = async (bookingId: number) =>
    (await app.db.select({ code: tickets.code }).from(tickets).where(eq(tickets.bookingId, bookingId))).map(
      ({ code }) => code,
    );
  const refundsOf = async (bookingId: number) =>
    (
      await app.db.execute<{ cents: number }>(
        sql`select r.amount_cents as cents from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${bookingId} order by r.number`,
      )
    ).rows.map(({ cents: amount }) => amount);
  const earnedOn = async (eventId: number) =>
    (
      await app.db.execute<{ cents: number }>(
        sql`select coalesce(sum(cents), 0)::int as cents from earned_cents(array[${eventId}::int])`,
      )
    ).rows[0]?.cents;

  it('takes the new seat, gives the old one back, renews the ticket, emails once, tells the organizer and is in the log', async () => {
    const { user, event, next, bookingId } = await booked();
    const [before] = await codesOf(bookingId);
    expect((await quote(user, bookingId, next.id)).body).toMatchObject({
      fromEventId: event.id,
      eventId: next.id,
      paid: wire(total(10_000)),
      price: wire(total(10_000)),
      refund: '0.00',
      refusal: null,
    });
    const { status, body } = await move(user, bookingId, [event.id, next.id]);
    expect({ status, body }).toMatchObject({ status: 200, body: { bookingId, eventId: next.id, refund: '0.00' } });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 1, held: 0 });
    expect(await countOf(app, bookingId)).toMatchObject({ tickets: 1 });
    const [after] = await codesOf(bookingId);
    expect(after).not.toBe(before);
    expect(await stateOf(app, bookingId)).toBe('confirmed/completed');
    await app.runJobs();
    const letters = app.mailer.sent.filter(({ to, subject }) => to === user.email && /has moved/.test(subject));
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      attachments: [{ filename: expect.stringMatching(/pdf$/) }, { filename: expect.stringMatching(/ics$/) }],
    });
    const log = await app.db
      .select()
      .from(auditLog)
      .where(sql`target_id = ${String(bookingId)} and action = 'booking.moved'`);
    expect(log).toMatchObject([{ actorId: user.id, changes: { eventId: { before: event.id, after: next.id } } }]);
    const { rows } = await app.db.execute(
      sql`select kind from booking_notices where booking_id = ${bookingId} and kind = 'moved'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('what the organizer earns goes along, and the old date has nothing of it', async () => {
    const { user, event, next, bookingId } = await booked();
    expect(await earnedOn(event.id)).toBe(10_000);
    await move(user, bookingId, [event.id, next.id]);
    expect([await earnedOn(event.id), await earnedOn(next.id)]).toEqual([0, 10_000]);
  });

  it('a cheaper date refunds the exact difference, and the rest can still be cancelled', async () => {
    const { user, event, next, bookingId } = await booked({
      other: { ...at('80.00'), cancellationPolicy: 'flexible' },
    });
    const difference = total(10_000) - total(8000);
    expect((await quote(user, bookingId, next.id)).body).toMatchObject({ refund: wire(difference) });
    const other = await move(user, bookingId, [event.id, next.id]);
    expect(other).toMatchObject({ status: 409, json: { code: 'refund_changed' } });
    expect((await move(user, bookingId, [event.id, next.id], { refundCents: difference })).status).toBe(200);
    await app.runJobs();
    expect(await refundsOf(bookingId)).toEqual([difference]);
    const { body } = await app.call(routes.getCancellation, { params: { id: bookingId } }, as(user));
    expect(body).toMatchObject({ refund: wire(total(8000)), refusal: null });
    await app.call(routes.cancelBooking, { params: { id: bookingId }, body: { refund: body.refund } }, as(user));
    await app.runJobs();
    expect(await refundsOf(bookingId)).toEqual([difference, total(8000)]);
    expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 0, held: 0 });
  });

  it('a date that’s dearer by a cent says the difference, and without paying it nothing changes', async () => {
    const { user, event, next, bookingId } = await booked({ other: at('100.01') });
    const asked = (await quote(user, bookingId, next.id)).body;
    expect(asked).toMatchObject({ charge: '0.01', refund: '0.00', refusal: null });
    expect(await move(user, bookingId, [event.id, next.id])).toMatchObject({
      status: 409,
      json: { code: 'cannot_move' },
    });
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: event.id });
  });

  it('there and back again leaves the price as it was paid, and the calendar entry’s SEQUENCE grows each time', async () => {
    const { user, event, next, bookingId } = await booked();
    await app.db.execute(sql`update events set version = 5 where id = ${event.id}`);
    const sequence = async () => {
      const { calendarBase, eventId } = await bookingOf(app, bookingId);
      const [row] = await app.db.select({ version: events.version }).from(events).where(eq(events.id, eventId));
      return calendarBase + 2 * (row?.version ?? 0);
    };
    const first = await sequence();
    await move(user, bookingId, [event.id, next.id]);
    const second = await sequence();
    await move(user, bookingId, [next.id, event.id]);
    expect([second - first, (await sequence()) - second]).toEqual([2, 2]);
    expect([await earnedOn(event.id), await earnedOn(next.id)]).toEqual([10_000, 0]);
  });

  it('moves until its policy no longer refunds anything, and not after that', async () => {
    for (const [policy, days, can] of [
      ['flexible', 3, true],
      ['moderate', 4, true],
      ['moderate', 1, false],
      ['strict', 20, true],
      ['strict', 10, false],
      ['final_sale', 100, false],
    ] as const) {
      const { user, event, next, bookingId } = await booked({ policy, days });
      const { status } = await move(user, bookingId, [event.id, next.id]);
      expect([policy, days, status]).toEqual([policy, days, can ? 200 : 409]);
    }
  });

  it('a final sale moves until check-in opens, if the organizer allows it', async () => {
    for (const [days, status] of [
      [2, 200],
      [0.5, 409],
    ] as const) {
      const { user, event, next, bookingId } = await booked({ policy: 'final_sale', days: Math.ceil(days) });
      await app.db
        .update(eventSeries)
        .set({ finalSaleMoves: true })
        .where(eq(eventSeries.id, event.seriesId ?? 0));
      if (status === 409)
        await app.db.execute(sql`update events set check_in_opens_hours = 100 where id = ${event.id}`);
      expect((await move(user, bookingId, [event.id, next.id])).status).toBe(status);
    }
  });

  it('gives no one more time to cancel', async () => {
    const { user, event, next, bookingId } = await booked({ policy: 'moderate', days: 5 });
    await move(user, bookingId, [event.id, next.id]);
    const { body } = await app.call(routes.getCancellation, { params: { id: bookingId } }, as(user));
    expect(Number(body.refund)).toBeCloseTo(total(10_000) / 200, 1);
  });

  it('a code that the booking used goes on counting, and is used once', async () => {
    const { event } = await buildEvent(app.db, { cancellationPolicy: 'flexible' });
    const next = await anotherDate(event.seriesId, {});
    const code = { code: `TEN${event.id}`, eventId: event.id, discountType: 'fixed' as const, discountValue: '10' };
    await app.db.insert(discountCodes).values(code);
    const { user } = await buildTraveller(app.db);
    const bookingId = await bookAndPay(user, event.id, 9000, { discountCode: code.code });
    expect((await quote(user, bookingId, next.id)).body).toMatchObject({ price: wire(total(9000)), refund: '0.00' });
    expect((await move(user, bookingId, [event.id, next.id])).status).toBe(200);
    const [used] = await app.db.select().from(discountCodes).where(eq(discountCodes.code, code.code));
    expect(used?.usageCount).toBe(1);
  });

  it('a free booking moves, too', async () => {
    const { event } = await buildFreeEvent(app.db);
    const next = (await buildFreeEvent(app.db, { seriesId: event.seriesId, startDate: dayFromNow(200) })).event;
    const { user } = await buildTraveller(app.db);
    const made = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
    const { bookingId } = made.body;
    expect((await move(user, bookingId, [event.id, next.id])).status).toBe(200);
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 1, held: 0 });
  });

  it('refuses a full date, an age that’s too young there, a date of another series and the same date', async () => {
    const { user, event, next, bookingId } = await booked();
    const dates = [
      [await anotherDate(event.seriesId, { capacity: 1, seatsConfirmed: 0 }), 409, 'sold_out'],
      [await anotherDate(event.seriesId, { minimumAge: 21 }), 422, 'attendee_refused'],
      [(await buildEvent(app.db)).event, 404, 'not_found'],
      [event, 409, 'cannot_move'],
    ] as const;
    const { user: other } = await buildTraveller(app.db);
    await bookAndPay(other, dates[0][0].id);
    await app.db
      .update(users)
      .set({ dateOfBirth: dayFromNow(-19 * 365) })
      .where(eq(users.id, user.id));
    for (const [date, status, code] of dates) {
      const reply = await move(user, bookingId, [event.id, date.id]);
      expect(reply).toMatchObject({ status, json: { code } });
    }
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: event.id });
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 0, held: 0 });
  });

  it('refuses a date that someone of the booking is already booked for', async () => {
    const { user, event, next, bookingId } = await booked();
    await bookAndPay(user, next.id);
    expect(await move(user, bookingId, [event.id, next.id])).toMatchObject({
      status: 409,
      json: { code: 'already_booked' },
    });
  });

  it('a booking of which some people were cancelled moves those who come', async () => {
    const { event } = await buildEvent(app.db, { cancellationPolicy: 'flexible' });
    const next = await anotherDate(event.seriesId, at('80.00'));
    const { user } = await buildTraveller(app.db);
    const partner = await buildDependent(app.db, user.id, { dateOfBirth: '1985-07-03' });
    const attendees = [{ type: 'dependent' as const, id: partner.id }];
    const bookingId = await bookAndPay(user, event.id, 20_000, { attendees });
    const half = Math.round(total(20_000) / 2);
    const body = { positions: [1], refund: wire(half) };
    expect((await app.call(routes.cancelPeople, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
    const refundCents = total(20_000) - half - Math.round(total(16_000) / 2);
    expect((await move(user, bookingId, [event.id, next.id], { refundCents })).status).toBe(200);
    expect([await seatsOf(app, event.id), await seatsOf(app, next.id)]).toEqual([
      { confirmed: 0, held: 0 },
      { confirmed: 1, held: 0 },
    ]);
  });

  it('guests without a name come along', async () => {
    const { event } = await buildEvent(app.db, { cancellationPolicy: 'flexible' });
    const next = await anotherDate(event.seriesId, {});
    const { user } = await buildTraveller(app.db);
    const attendees = [{ type: 'user' as const, guest: 'unnamed' as const }];
    const bookingId = await bookAndPay(user, event.id, 20_000, { attendees });
    expect((await move(user, bookingId, [event.id, next.id])).status).toBe(200);
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 2, held: 0 });
  });

  it('two moves at once: one wins, and the other hears which', async () => {
    const { user, event, next, bookingId } = await booked();
    const third = await anotherDate(event.seriesId, { startDate: dayFromNow(210) });
    const replies = await Promise.all([next, third].map(({ id }) => move(user, bookingId, [event.id, id])));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { eventId } = await bookingOf(app, bookingId);
    const lost = replies.find(({ status }) => status === 409);
    const message = expect.stringMatching(/^This booking has just been moved to /);
    expect(lost).toMatchObject({ json: { code: 'booking_moved', message } });
    expect(replies.find(({ status }) => status === 200)).toMatchObject({ json: { eventId } });
  });
});
