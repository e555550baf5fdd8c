import { routes } from '@ascendant/contract/routes';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { cents, formatDollars, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { as, confirm, openPayment, type Asking } from '../../../../test/checkout/checkout';
import { bookingOf, countOf, paymentOf, seatsOf, stateOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { expectCleanInvariants } from '../../../../test/clean-invariants';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { findEarnedByBooking } from '../../../database/earned.repository';
import { documentsOfBooking } from '../../accounting/accounting.service';
import { findPayments } from '../../lookup/found-payments.repository';
import { findBookingsOf } from '../../lookup/person-lists.repository';
import { findBookingsOfEvent } from '../../operations/event-bookings.repository';
import { presentEventBooking } from '../../operations/operations.presenter';

const total = (ticketsCents: number) => quoteTotals(cents(ticketsCents)).total;
const wire = (amount: number) => toDecimal(cents(amount));
const at = (adultPrice: string): Pick<EventOptions, 'tiers'> => ({
  tiers: [{ tierType: 'regular', adultPrice, childPrice: '60.00' }],
});
const difference = total(15_000) - total(10_000);

const environment = await checkedEnvironment();
const { app } = environment;

describe('paying for a move to a dearer date', () => {
  /** A paid booking of one adult at $100, and another date of its series at $150. */
  async function booked({
    own = {},
    other = {},
    adults = 1,
  }: { own?: EventOptions; other?: EventOptions; adults?: number } = {}) {
    const organizer = await buildOrganizer(app.db);
    const { event } = await buildEvent(app.db, {
      cancellationPolicy: 'flexible',
      startDate: dayFromNow(180),
      organizerId: organizer.id,
      ...own,
    });
    const next = await anotherDate(event.seriesId, { organizerId: organizer.id, ...at('150.00'), ...other });
    const { user } = await buildTraveller(app.db);
    const partner = adults > 1 ? [await buildDependent(app.db, user.id, { dateOfBirth: '1985-07-03' })] : [];
    const attendees = partner.map(({ id }) => ({ type: 'dependent' as const, id }));
    const opened = (await openPayment(app, user, { eventId: event.id, attendees }, 10_000 * adults)).body;
    await environment.pay(opened);
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
    return { user, event, next, bookingId: opened.bookingId, organizer };
  }

  const anotherDate = async (seriesId: number | undefined, options: EventOptions) =>
    (await buildEvent(app.db, { seriesId, startDate: dayFromNow(200), cancellationPolicy: 'flexible', ...options }))
      .event;

  const quote = (user: Asking, id: number, eventId: number) =>
    app.call(routes.getMove, { params: { id }, query: { eventId } }, as(user));
  const payFor = (
    user: Asking,
    id: number,
    [fromEventId, eventId]: readonly [number, number],
    chargeCents: number = difference,
  ) =>
    app.call(
      routes.payForMove,
      { params: { id }, body: { fromEventId, eventId, charge: wire(chargeCents) } },
      as(user),
    );
  /** Pays the difference to a dearer date, and confirms it. */
  async function move(user: Asking, id: number, dates: readonly [number, number], chargeCents?: number) {
    const opened = (await payFor(user, id, dates, chargeCents)).body;
    await environment.pay(opened);
    return { opened, confirmed: await confirm(app, user, opened.paymentIntentId) };
  }
  const refundsAbout = async (bookingId: number) =>
    (
      await app.db.execute<{ cents: number }>(
        sql`select r.amount_cents as cents from refunds r join payments p on p.id = r.payment_id
          where p.booking_id = ${bookingId} or p.booking_id in (select supplement_id from booking_supplements where booking_id = ${bookingId})
          order by r.id`,
      )
    ).rows.map(({ cents: amount }) => amount);
  const earnedOn = async (eventId: number) =>
    (
      await app.db.execute<{ cents: number }>(
        sql`select coalesce(sum(cents), 0)::int as cents from earned_cents(array[${eventId}::int])`,
      )
    ).rows[0]?.cents;
  const lettersTo = (user: { email: string }, subject: RegExp) =>
    app.mailer.sent.filter((mail) => mail.to === user.email && subject.test(mail.subject));

  it('is listed with its booking, for its organizer and for admins, under the booking’s number', async () => {
    const { user, event, next, bookingId } = await booked();
    await move(user, bookingId, [event.id, next.id]);
    const listed = await findBookingsOfEvent(app.db, next.id, { after: null, limit: 9 });
    const earned = await findEarnedByBooking(app.db, next.id);
    const shown = {
      status: 'published',
      startDate: calendarDay(dayFromNow(200)),
      today: calendarDay(dayFromNow(0)),
    } as const;
    expect(listed.map((row) => presentEventBooking(row, { earned, sealer: app.sealer, event: shown }))).toMatchObject([
      { id: bookingId, total: wire(total(15_000)), revenue: '150.00' },
    ]);
    const keys = { userIds: [], bookingId, amountCents: null, last4: null, providerId: null };
    const found = await findPayments(app.db, keys, 9);
    expect(found.map((row) => row.bookingId)).toEqual([bookingId, bookingId]);
    const ofPerson = await findBookingsOf(app.db, user.id, 9);
    expect(ofPerson.map(({ booking }) => booking.id)).toEqual([bookingId]);
  });

  it('has a receipt for each of the two payments, listed with the booking', async () => {
    const { user, event, next, bookingId } = await booked();
    await move(user, bookingId, [event.id, next.id]);
    const documents = await documentsOfBooking(app.db, user.id, bookingId);
    expect(documents.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['receipt', total(10_000)],
      ['receipt', difference],
    ]);
  });

  it('shows the exact difference, holds the seat, and moves the booking when it’s paid', async () => {
    const { user, event, next, bookingId } = await booked();
    expect((await quote(user, bookingId, next.id)).body).toMatchObject({
      paid: wire(total(10_000)),
      price: wire(total(15_000)),
      charge: wire(difference),
      refund: '0.00',
      refusal: null,
    });
    const opened = (await payFor(user, bookingId, [event.id, next.id])).body;
    expect(Math.round(Number(opened.quote.total) * 100)).toBe(difference);
    expect([await seatsOf(app, event.id), await seatsOf(app, next.id)]).toEqual([
      { confirmed: 1, held: 0 },
      { confirmed: 0, held: 1 },
    ]);
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: event.id });
    await environment.pay(opened);
    const confirmed = await confirm(app, user, opened.paymentIntentId);
    expect(confirmed).toMatchObject({ status: 200, body: { success: true, bookingId } });
    expect([await seatsOf(app, event.id), await seatsOf(app, next.id)]).toEqual([
      { confirmed: 0, held: 0 },
      { confirmed: 1, held: 0 },
    ]);
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: next.id });
    expect(await countOf(app, bookingId)).toMatchObject({ tickets: 1 });
    expect([await earnedOn(event.id), await earnedOn(next.id)]).toEqual([0, 15_000]);
    await app.runJobs();
    expect(lettersTo(user, /has moved/)).toHaveLength(1);
    expect(lettersTo(user, /confirmed/)).toHaveLength(1);
    expect((await confirm(app, user, opened.paymentIntentId)).body).toMatchObject({ success: true, bookingId });
  });

  it('My Bookings has the one booking, on its new date, with all that was paid', async () => {
    const { user, event, next, bookingId } = await booked();
    await move(user, bookingId, [event.id, next.id]);
    const { body } = await app.call(routes.listMyBookings, {}, as(user));
    expect(body).toMatchObject([{ id: bookingId, event: { id: next.id }, supplements: wire(difference) }]);
  });

  it('until it’s paid, My Bookings says which date’s seats are held until when, and no longer once it’s given up', async () => {
    const { user, event, next, bookingId } = await booked();
    const shown = async () => (await app.call(routes.listMyBookings, {}, as(user))).body[0]?.moveToPay;
    expect(await shown()).toBeNull();
    const opened = (await payFor(user, bookingId, [event.id, next.id])).body;
    const { startDate, startTime } = next;
    expect(await shown()).toEqual({ eventId: next.id, startDate, startTime, seats: 1, heldUntil: expect.any(String) });
    const held = Date.parse((await shown())?.heldUntil ?? '') - Date.now();
    expect(Math.round(held / 60_000)).toBe(15);
    await app.call(routes.releaseHold, { body: { paymentIntentId: opened.paymentIntentId } }, as(user));
    expect(await shown()).toBeNull();
    const again = (await payFor(user, bookingId, [event.id, next.id])).body;
    await app.db.execute(sql`update holds set expires_at = now() where booking_id = ${again.bookingId}`);
    expect(await shown()).toBeNull();
  });

  it('giving up before paying leaves the booking, and gives the held seat back', async () => {
    const { user, event, next, bookingId } = await booked();
    const opened = (await payFor(user, bookingId, [event.id, next.id])).body;
    const body = { paymentIntentId: opened.paymentIntentId };
    expect((await app.call(routes.releaseHold, { body }, as(user))).status).toBe(204);
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 0, held: 0 });
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: event.id, status: 'confirmed' });
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/failed');
  });

  it('the last seat of a date is still theirs while it’s held for them', async () => {
    const { user, event, next, bookingId } = await booked({ other: { capacity: 1 } });
    const first = (await payFor(user, bookingId, [event.id, next.id])).body;
    expect((await quote(user, bookingId, next.id)).body).toMatchObject({ charge: wire(difference), refusal: null });
    expect((await payFor(user, bookingId, [event.id, next.id])).body.paymentIntentId).toBe(first.paymentIntentId);
    const { user: other } = await buildTraveller(app.db);
    expect(await openPayment(app, other, { eventId: next.id }, 15_000)).toMatchObject({ status: 409 });
  });

  it('asking twice continues with the same payment, and with another amount it’s refused', async () => {
    const { user, event, next, bookingId } = await booked();
    const first = (await payFor(user, bookingId, [event.id, next.id])).body;
    const second = (await payFor(user, bookingId, [event.id, next.id])).body;
    expect(second.paymentIntentId).toBe(first.paymentIntentId);
    const refused = await payFor(user, bookingId, [event.id, next.id], difference + 1);
    expect(refused).toMatchObject({ status: 409, json: { code: 'refund_changed' } });
  });

  it('a declined card changes nothing, and the next card moves the booking', async () => {
    const { user, event, next, bookingId } = await booked();
    const opened = (await payFor(user, bookingId, [event.id, next.id])).body;
    await environment.pay(opened, '4000000000000002');
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(402);
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: event.id });
    await environment.pay(opened);
    expect((await confirm(app, user, opened.paymentIntentId)).body).toMatchObject({ bookingId });
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: next.id });
  });

  it('moves once the bank’s question is answered, also if only the webhook says so', async () => {
    const { user, event, next, bookingId } = await booked();
    const opened = (await payFor(user, bookingId, [event.id, next.id])).body;
    await environment.pay(opened, '4000002500003155');
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: event.id });
    await environment.challenge(opened, 'pass');
    await environment.hear(opened.paymentIntentId, { copies: 2 });
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: next.id });
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 1, held: 0 });
  });

  it('cancelling afterwards refunds both payments, with one email of the sum', async () => {
    const { user, event, next, bookingId } = await booked();
    await move(user, bookingId, [event.id, next.id]);
    const { body } = await app.call(routes.getCancellation, { params: { id: bookingId } }, as(user));
    expect(body).toMatchObject({ refund: wire(total(15_000)), kept: '0.00' });
    await app.call(routes.cancelBooking, { params: { id: bookingId }, body: { refund: body.refund } }, as(user));
    await app.runJobs();
    expect(await refundsAbout(bookingId)).toEqual([difference, total(10_000)]);
    expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 0, held: 0 });
    expect(lettersTo(user, /refund/i)).toHaveLength(1);
  });

  it('a policy’s half goes back of the latest payment: what’s kept whole is settled, and one email says the sum', async () => {
    const { user, event, next, bookingId } = await booked({ own: { cancellationPolicy: 'strict' } });
    const dearest = await anotherDate(event.seriesId, at('400.00'));
    await move(user, bookingId, [event.id, next.id]);
    await move(user, bookingId, [next.id, dearest.id], total(40_000) - total(15_000));
    const half = Math.round(total(40_000) / 2);
    await app.call(routes.cancelBooking, { params: { id: bookingId }, body: { refund: wire(half) } }, as(user));
    await app.runJobs();
    expect(await refundsAbout(bookingId)).toEqual([half]);
    const { rows } = await app.db.execute(
      sql`select distinct b.payment_status, p.status from payments p join bookings b on b.id = p.booking_id where b.user_id = ${user.id}`,
    );
    expect(rows).toEqual([{ payment_status: 'refunded', status: 'refunded' }]);
    const letters = lettersTo(user, /refund/i);
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining(formatDollars(cents(half)))]);
  });

  it('cancelling one of two refunds their share of both payments, the latest first', async () => {
    const both = total(30_000) - total(20_000);
    const { user, event, next, bookingId } = await booked({ adults: 2 });
    await move(user, bookingId, [event.id, next.id], both);
    const half = Math.round(total(30_000) / 2);
    const body = { positions: [1], refund: wire(half) };
    expect((await app.call(routes.cancelPeople, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
    expect(await refundsAbout(bookingId)).toEqual([both, half - both]);
    expect(await seatsOf(app, next.id)).toEqual({ confirmed: 1, held: 0 });
  });

  it('moving back to the cheaper date refunds the difference that was paid, and dearer again is paid again', async () => {
    const { user, event, next, bookingId } = await booked();
    await move(user, bookingId, [event.id, next.id]);
    const body = { fromEventId: next.id, eventId: event.id, refund: wire(difference) };
    expect((await app.call(routes.moveBooking, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
    expect(await refundsAbout(bookingId)).toEqual([difference]);
    expect([await earnedOn(event.id), await earnedOn(next.id)]).toEqual([10_000, 0]);
    await move(user, bookingId, [event.id, next.id]);
    expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: next.id });
    expect([await earnedOn(event.id), await earnedOn(next.id)]).toEqual([0, 15_000]);
  });

  it('an admin who refunds all of it ends both payments, and refunds a part of the latest first', async () => {
    const { user, event, next, bookingId } = await booked();
    await move(user, bookingId, [event.id, next.id]);
    const refund = (body: { amount?: string }) =>
      app.call(routes.refundBooking, { params: { id: bookingId }, body }, as(user, 'admin'));
    expect((await refund({ amount: wire(difference + 1) })).status).toBe(200);
    expect(await refundsAbout(bookingId)).toEqual([difference, 1]);
    expect((await refund({})).status).toBe(200);
    await app.runJobs();
    expect(await refundsAbout(bookingId)).toEqual([difference, 1, total(10_000) - 1]);
    expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
  });

  it.each(['cancelled', 'moved'] as const)(
    'a booking that’s %s while the payment is under way gets the payment back, and its person is told',
    async (what) => {
      const { user, event, next, bookingId } = await booked();
      const opened = (await payFor(user, bookingId, [event.id, next.id])).body;
      await environment.pay(opened);
      if (what === 'cancelled') {
        const body = { refund: wire(total(10_000)) };
        await app.call(routes.cancelBooking, { params: { id: bookingId }, body }, as(user));
      } else {
        const third = await anotherDate(event.seriesId, {});
        const body = { fromEventId: event.id, eventId: third.id, refund: '0.00' };
        expect((await app.call(routes.moveBooking, { params: { id: bookingId }, body }, as(user))).status).toBe(200);
      }
      const late = await confirm(app, user, opened.paymentIntentId);
      expect(late).toMatchObject({ status: 409, json: { code: 'payment_returned' } });
      await app.runJobs();
      expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
      expect(await seatsOf(app, next.id)).toEqual({ confirmed: 0, held: 0 });
      expect(lettersTo(user, /Your refund is on its way/)).toHaveLength(what === 'cancelled' ? 2 : 1);
    },
  );

  it('two payments for two dates: the first that’s paid moves it, and the other is refunded', async () => {
    const { user, event, next, bookingId } = await booked();
    const third = await anotherDate(event.seriesId, at('150.00'));
    const one = (await payFor(user, bookingId, [event.id, next.id])).body;
    const other = (await payFor(user, bookingId, [event.id, third.id])).body;
    await Promise.all([environment.pay(one), environment.pay(other)]);
    const replies = await Promise.all([one, other].map(({ paymentIntentId }) => confirm(app, user, paymentIntentId)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await app.runJobs();
    expect(await refundsAbout(bookingId)).toEqual([difference]);
    const { eventId } = await bookingOf(app, bookingId);
    expect(eventId).toBe(replies[0]?.status === 200 ? next.id : third.id);
  });

  it('a payment after the hold ran out moves the booking if there’s still a seat, and is refunded if not', async () => {
    for (const isTaken of [false, true]) {
      const { user, event, next, bookingId } = await booked({ other: { capacity: 1 } });
      const opened = (await payFor(user, bookingId, [event.id, next.id])).body;
      await app.db.execute(
        sql`update holds set expires_at = now() - interval '1 second' where booking_id = ${opened.bookingId}`,
      );
      if (isTaken) {
        const { user: quick } = await buildTraveller(app.db);
        const theirs = (await openPayment(app, quick, { eventId: next.id }, 15_000)).body;
        await environment.pay(theirs);
        expect((await confirm(app, quick, theirs.paymentIntentId)).status).toBe(200);
      }
      await environment.pay(opened);
      expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(isTaken ? 409 : 200);
      expect(await bookingOf(app, bookingId)).toMatchObject({ eventId: isTaken ? event.id : next.id });
    }
  });

  it('no one else can pay for it, and a supplement isn’t a booking that can be cancelled or moved', async () => {
    const { user, event, next, bookingId } = await booked();
    const { user: stranger } = await buildTraveller(app.db);
    expect((await payFor(stranger, bookingId, [event.id, next.id])).status).toBe(404);
    const { opened } = await move(user, bookingId, [event.id, next.id]);
    const params = { id: opened.bookingId };
    expect((await app.call(routes.getCancellation, { params }, as(user))).status).toBe(404);
    const cancel = await app.call(routes.cancelBooking, { params, body: { refund: wire(difference) } }, as(user));
    expect(cancel.status).toBe(404);
    expect((await payFor(user, opened.bookingId, [next.id, event.id])).status).toBe(404);
  });

  it('a booking whose payment the bank took back pays all of the other date, and the books agree', async () => {
    const { user, event, next, bookingId } = await booked();
    const { intentId } = await paymentOf(app, bookingId);
    if (intentId === null) throw new RangeError('it was never paid');
    const disputeId = await environment.disputeAtProvider(intentId);
    await environment.hear(intentId);
    await environment.moveDisputeAtProvider(disputeId, 'lost');
    await environment.hear(intentId);
    expect((await quote(user, bookingId, next.id)).body).toMatchObject({ paid: '0.00', charge: wire(total(15_000)) });
    const { confirmed } = await move(user, bookingId, [event.id, next.id], total(15_000));
    expect(confirmed.body).toMatchObject({ success: true, bookingId });
    expect([await earnedOn(event.id), await earnedOn(next.id)]).toEqual([0, 15_000]);
    await expectCleanInvariants(app.db, environment);
  });

  it('a date at the same price or less has nothing to pay', async () => {
    const { user, event, next, bookingId } = await booked({ other: at('100.00') });
    expect(await payFor(user, bookingId, [event.id, next.id], 0)).toMatchObject({
      status: 409,
      json: { code: 'nothing_to_pay' },
    });
  });
});
