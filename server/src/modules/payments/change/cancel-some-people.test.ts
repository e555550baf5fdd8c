import { routes } from '@ascendant/contract/routes';
import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { cents, toDecimal } from '@ascendant/domain/money';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tickets } from '../../../../db/schema/attendees';
import { bookings } from '../../../../db/schema/bookings';
import { auditLog } from '../../../../db/schema/logs';
import { discountCodes } from '../../../../db/schema/pricing';
import { refunds } from '../../../../db/schema/refunds';
import { as, bookingData, confirm, openPayment, type Asking } from '../../../../test/checkout/checkout';
import { bookingOf, countOf, paymentOf, seatsOf, stateOf, checkedEnvironment } from '../../../../test/checkout/scene';
import { buildEvent, buildFreeEvent, dayFromNow } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';
import { cancelEvent } from '../../events/states/cancel-event.service';
import { refundBooking } from '../refund/refund-booking';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;
/** Two adults at $100 and a child at $60. */
const paidCents = quoteTotals(cents(26_000)).total;
const share = (priceCents: number) => Math.round((paidCents * priceCents) / 26_000);
const [adult, child] = [share(10_000), share(6000)];
const wire = (amount: number) => toDecimal(cents(amount));

const environment = await checkedEnvironment();
const { app } = environment;

describe('cancelling some of the people of one’s own booking', () => {
  async function family(user: Asking) {
    const partner = await buildDependent(app.db, user.id, { firstName: 'Jonas', dateOfBirth: '1985-07-03' });
    const theo = await buildDependent(app.db, user.id);
    return [partner, theo].map(({ id }) => ({ type: 'dependent' as const, id }));
  }

  /** Maya, Jonas and Théo, who's a child: paid and confirmed. */
  async function booked(cancellationPolicy: CancellationPolicy, days = 180, values = {}) {
    const { event } = await buildEvent(app.db, { cancellationPolicy, startDate: dayFromNow(days), ...values });
    const { user } = await buildTraveller(app.db);
    const attendees = await family(user);
    const opened = (await openPayment(app, user, { eventId: event.id, attendees }, 26_000)).body;
    await environment.pay(opened);
    expect((await confirm(app, user, opened.paymentIntentId)).status).toBe(200);
    return { user, event, attendees, opened, bookingId: opened.bookingId };
  }

  const quote = (user: Asking, id: number, positions: string) =>
    app.call(routes.getPeopleCancellation, { params: { id }, query: { positions } }, as(user));
  const cancel = (user: Asking, id: number, positions: number[], refundCents: number, key?: string) =>
    app.call(
      routes.cancelPeople,
      { params: { id }, body: { positions, refund: wire(refundCents) } },
      { ...as(user), ...(key === undefined ? {} : { 'idempotency-key': key }) },
    );
  const cancelRest = async (user: Asking, id: number) => {
    const { body } = await app.call(routes.getCancellation, { params: { id } }, as(user));
    const reply = await app.call(routes.cancelBooking, { params: { id }, body: { refund: body.refund } }, as(user));
    expect(reply.status).toBe(200);
    return body;
  };
  const refundedCents = async (intentId: string) =>
    (await environment.refundsOf(intentId)).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const mine = async (user: Asking, id: number) =>
    (await app.call(routes.listMyBookings, {}, as(user))).body.find((booking) => booking.id === id);

  it('shows the exact refund first, gives it back, voids their tickets, frees their seats, emails once and is in the log', async () => {
    const { user, event, bookingId, opened } = await booked('flexible');
    expect((await quote(user, bookingId, '1')).body).toMatchObject({
      policy: 'flexible',
      paid: wire(adult),
      refund: wire(adult),
      kept: '0.00',
      refusal: null,
    });
    expect((await cancel(user, bookingId, [1], adult)).body).toMatchObject({ bookingId, refund: wire(adult) });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 2, held: 0 });
    expect(await countOf(app, bookingId)).toMatchObject({ tickets: 2 });
    expect(await mine(user, bookingId)).toMatchObject({ refunds: [{ amount: wire(adult), madeAt: null }] });
    await app.runJobs();
    expect(await stateOf(app, bookingId)).toBe('confirmed/completed');
    expect(await refundedCents(opened.paymentIntentId)).toBe(adult);
    const voided = await app.db
      .select({ position: tickets.position })
      .from(tickets)
      .where(sql`booking_id = ${bookingId} and voided_at is not null`);
    expect(voided).toEqual([{ position: 1 }]);
    const letters = app.mailer.sent.filter(({ to, subject }) => to === user.email && /has changed/.test(subject));
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toMatch(/cancelled for Jonas Lindqvist in .*That ticket is no longer valid\./);
    expect(letters[0]?.text).toContain(`We're refunding $${wire(adult)}`);
    expect(letters[0]?.text).toMatch(/still confirmed for [^.]* and Théo Lindqvist\./);
    const log = await app.db
      .select()
      .from(auditLog)
      .where(sql`target_id = ${String(bookingId)} and action = 'booking.people_cancelled'`);
    expect(log).toMatchObject([{ actorId: user.id, changes: { seats: { before: 3, after: 2 } } }]);
  });

  it('My Bookings keeps who was cancelled, the refunded sum and its date, and has no ticket for them', async () => {
    const { user, bookingId } = await booked('flexible');
    await cancel(user, bookingId, [2], child);
    await app.runJobs();
    const booking = await mine(user, bookingId);
    expect(booking?.attendees.map(({ cancelledAt }) => cancelledAt === null)).toEqual([true, true, false]);
    expect(booking?.tickets.map(({ position }) => position)).toEqual([0, 1]);
    expect(booking?.refunds).toMatchObject([{ amount: wire(child), madeAt: expect.stringMatching(/Z$/) }]);
    await cancelRest(user, bookingId);
    await app.runJobs();
    const ended = await mine(user, bookingId);
    expect(ended?.refunds?.map(({ amount }) => amount)).toEqual([wire(paidCents - child), wire(child)]);
  });

  it('one after another never gives back more than all at once, and the books agree', async () => {
    const { user, bookingId, opened } = await booked('moderate', 5);
    const half = Math.round(adult / 2);
    expect((await quote(user, bookingId, '1')).body).toMatchObject({ refund: wire(half), kept: wire(adult - half) });
    await cancel(user, bookingId, [1], half);
    await app.runJobs();
    expect(await bookingOf(app, bookingId)).toMatchObject({ keptCents: adult - half, cancelledSeats: 1 });
    const rest = await cancelRest(user, bookingId);
    expect(rest.paid).toBe(wire(paidCents - adult));
    await app.runJobs();
    expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
    const back = await refundedCents(opened.paymentIntentId);
    expect(Math.abs(back - paidCents / 2)).toBeLessThanOrEqual(1);
    expect(await bookingOf(app, bookingId)).toMatchObject({ keptCents: paidCents - back });
    expect(await paymentOf(app, bookingId)).toMatchObject({ status: 'refunded', refundedCents: back });
  });

  it('what an admin refunded before is shared by everyone who’s in the booking', async () => {
    const { user, bookingId } = await booked('flexible');
    await refundBooking(app, admin, { bookingId, amount: cents(2600) });
    expect((await quote(user, bookingId, '1')).body).toMatchObject({
      refund: wire(Math.round(((paidCents - 2600) * 10_000) / 26_000)),
    });
  });

  it('a discount is shared too, and its code stays used while the booking does', async () => {
    const { event } = await buildEvent(app.db, { cancellationPolicy: 'flexible' });
    const { user } = await buildTraveller(app.db);
    await app.db
      .insert(discountCodes)
      .values({ code: 'FAMILY', eventId: event.id, discountType: 'fixed', discountValue: '26', usageLimit: 1 });
    const order = { eventId: event.id, attendees: await family(user), discountCode: 'FAMILY' };
    const opened = (await openPayment(app, user, order, 23_400)).body;
    await environment.pay(opened);
    await confirm(app, user, opened.paymentIntentId);
    const ninety = Math.round((quoteTotals(cents(23_400)).total * 10_000) / 26_000);
    expect((await quote(user, opened.bookingId, '1')).body).toMatchObject({ refund: wire(ninety) });
    expect((await cancel(user, opened.bookingId, [1], ninety)).status).toBe(200);
    const [code] = await app.db.select().from(discountCodes).where(eq(discountCodes.eventId, event.id));
    expect(code).toMatchObject({ usageCount: 1 });
  });

  it.each([
    ['0', 'part of every booking'],
    ['0,1,2', 'cancel the whole booking'],
    ['7', 'no longer in this booking'],
  ])('people %s can’t be cancelled: a sentence says why, and nothing changes', async (positions, sentence) => {
    const { user, event, bookingId } = await booked('flexible');
    const { body } = await quote(user, bookingId, positions);
    expect(body).toMatchObject({ refund: '0.00', refusal: expect.stringContaining(sentence) });
    expect(await cancel(user, bookingId, positions.split(',').map(Number), 0)).toMatchObject({
      status: 409,
      json: { code: 'cannot_cancel', message: body.refusal },
    });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 3, held: 0 });
  });

  it('follows the policy of the booking on both sides of its last moment', async () => {
    const { user, bookingId } = await booked('final_sale');
    expect((await quote(user, bookingId, '1')).body.refusal).toContain('final sale');
    const soon = await booked('flexible', 1, { timezone: 'Etc/UTC', startTime: '00:00' });
    expect((await quote(soon.user, soon.bookingId, '1')).body.refusal).toContain('too late to cancel');
    const later = await booked('flexible', 3, { timezone: 'Etc/UTC', startTime: '00:00' });
    expect((await quote(later.user, later.bookingId, '1')).body).toMatchObject({ refund: wire(adult), refusal: null });
  });

  it('another amount than the one shown is refused with the new quote', async () => {
    const { user, bookingId } = await booked('flexible');
    expect(await cancel(user, bookingId, [1], adult + 1)).toMatchObject({
      status: 409,
      json: { code: 'refund_changed', quote: { refund: wire(adult) } },
    });
    expect(await countOf(app, bookingId)).toMatchObject({ tickets: 3 });
  });

  it('IDE-01 a double click cancels once and both hear the same; the same people can’t be cancelled again', async () => {
    const { user, bookingId } = await booked('flexible');
    const key = `people-${bookingId}`;
    const both = await Promise.all([1, 2].map(() => cancel(user, bookingId, [1], adult, key)));
    expect(both.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
    expect(await cancel(user, bookingId, [1], adult)).toMatchObject({ status: 409, json: { code: 'cannot_cancel' } });
    expect(await app.db.select().from(refunds).where(eq(refunds.requestedBy, user.id))).toHaveLength(1);
  });

  it('two at the same instant, each once; together with the whole booking, no cent goes back twice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { user, event, bookingId, opened } = await booked('flexible');
      const whole = app.call(
        routes.cancelBooking,
        { params: { id: bookingId }, body: { refund: wire(paidCents) } },
        as(user),
      );
      const answers = await Promise.all([
        cancel(user, bookingId, [1], adult),
        cancel(user, bookingId, [1], adult),
        whole,
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await app.runJobs();
      const isWhole = answers[2]?.status === 200;
      expect(await refundedCents(opened.paymentIntentId)).toBe(isWhole ? paidCents : adult);
      expect(await seatsOf(app, event.id)).toEqual({ confirmed: isWhole ? 0 : 2, held: 0 });
    }
  });

  it.each([
    ['fails', null],
    ['fails, and is closed because it was paid some other way', true],
  ] as const)(
    'a refund of someone that %s is paid once when the rest is cancelled',
    async (_case, isPaidAnotherWay) => {
      const { user, opened, bookingId } = await booked('moderate', 5);
      const part = (await quote(user, bookingId, '1')).body;
      expect((await cancel(user, bookingId, [1], Math.round(Number(part.refund) * 100))).status).toBe(200);
      await app.runJobs();
      await environment.returnRefundAtProvider(opened.paymentIntentId);
      await environment.hear(opened.paymentIntentId);
      const session = as({ id: 1 }, 'admin');
      const failed = (await app.call(routes.listUnmadeRefunds, {}, session)).body.find(
        (one) => one.bookingId === bookingId,
      );
      if (isPaidAnotherWay !== null) {
        const body = { note: 'By transfer', isPaidAnotherWay };
        await app.call(routes.closeRefund, { params: { id: failed?.id ?? 0 }, body }, session);
      }
      const rest = await cancelRest(user, bookingId);
      const partCents = Math.round(Number(part.refund) * 100);
      const restCents = Math.round(Number(rest.refund) * 100) - (isPaidAnotherWay === null ? partCents : 0);
      expect(Math.abs(partCents + restCents - paidCents / 2)).toBeLessThanOrEqual(1);
      await app.runJobs();
    },
  );

  it('their seats go to the waitlist', async () => {
    const { user, event, bookingId } = await booked('flexible', 180, { capacity: 3 });
    const { user: waiting } = await buildTraveller(app.db);
    await app.call(routes.joinWaitlist, { params: { id: event.id }, body: { seats: 1 } }, as(waiting));
    await cancel(user, bookingId, [1], adult);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 2, held: 1 });
    const again = await openPayment(app, waiting, { eventId: event.id });
    expect(again.status).toBe(200);
  });

  it('when the organizer cancels the event afterwards, everything that’s left goes back', async () => {
    const { user, event, bookingId, opened } = await booked('moderate', 5);
    const half = Math.round(adult / 2);
    await cancel(user, bookingId, [1], half);
    await app.runJobs();
    await cancelEvent(app.db, admin, { eventId: event.id, reason: '' });
    await app.runJobs();
    await app.runJobs();
    expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
    expect(await refundedCents(opened.paymentIntentId)).toBe(paidCents);
  });

  it('people of a free booking are cancelled without a refund', async () => {
    const { event } = await buildFreeEvent(app.db, { capacity: 2 });
    const { user } = await buildTraveller(app.db);
    const [partner] = await family(user);
    const order = bookingData({ eventId: event.id, attendees: partner ? [partner] : [] });
    const { bookingId } = (await app.call(routes.createBooking, { body: order }, as(user))).body;
    expect((await quote(user, bookingId, '1')).body).toMatchObject({ paid: '0.00', refund: '0.00', refusal: null });
    expect((await cancel(user, bookingId, [1], 0)).status).toBe(200);
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 0 });
    await app.runJobs();
    expect(app.mailer.lastTo(user.email).text).toContain('nothing to refund');
  });

  it('the database refuses to bring someone back, to cancel the person who booked, and people of a booking that has ended', async () => {
    const { user, bookingId } = await booked('flexible');
    const set = (cancelledPositions: number[]) =>
      app.db.update(bookings).set({ cancelledPositions }).where(eq(bookings.id, bookingId));
    for (const positions of [[0], [3], [1, 1], [-1]]) await expect(set(positions)).rejects.toThrow();
    await cancel(user, bookingId, [1], adult);
    await expect(set([])).rejects.toThrow();
    await expect(set([2])).rejects.toThrow();
    await cancelRest(user, bookingId);
    await expect(set([1, 2])).rejects.toThrow();
  });
});
