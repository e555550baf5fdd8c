import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '../../../../db/schema/bookings';
import { events } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { as, bookingData, confirm, openPayment } from '../../../../test/checkout/checkout';
import {
  buildPaid,
  countOf,
  expectCleanEnd,
  paymentOf,
  seatsOf,
  stateOf,
  checkedEnvironment,
} from '../../../../test/checkout/scene';
import { buildEvent, buildFreeEvent, oneAdult } from '../../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { cancelEvent } from '../../events/states/cancel-event.service';
import { refundBooking } from '../refund/refund-booking';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;

const environment = await checkedEnvironment();
const { app } = environment;

describe('cancelling an event', () => {
  async function book(eventId: number, until: 'held' | 'paid' | 'confirmed') {
    const { user } = await buildTraveller(app.db);
    const { body } = await openPayment(app, user, { eventId });
    if (until !== 'held') await environment.pay(body);
    if (until === 'confirmed') await confirm(app, user, body.paymentIntentId);
    return { user, ...body };
  }

  it('T9 refunds every paid booking, closes unpaid ones and emails everyone', async () => {
    const { event } = await buildEvent(app.db);
    const confirmed = [await book(event.id, 'confirmed'), await book(event.id, 'confirmed')];
    const [paid, held] = [await book(event.id, 'paid'), await book(event.id, 'held')];
    const partly = await book(event.id, 'confirmed');
    await refundBooking(app, admin, { bookingId: partly.bookingId, amount: cents(2000) });
    await cancelEvent(app.db, admin, { eventId: event.id, reason: 'The pass is snowed in.' });
    await app.runJobs();
    await app.runJobs();
    const states = await app.db.select().from(bookings).where(eq(bookings.eventId, event.id));
    expect(states.map(({ id, status, paymentStatus }) => [id, `${status}/${paymentStatus}`]).toSorted()).toEqual(
      [
        ...[...confirmed, paid, partly].map(({ bookingId }) => [bookingId, 'cancelled/refunded']),
        [held.bookingId, 'cancelled/failed'],
      ].toSorted(),
    );
    for (const { bookingId, paymentIntentId, user } of [...confirmed, paid, partly]) {
      const given = await environment.refundsOf(paymentIntentId);
      expect(given.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(oneAdult.total);
      expect(await paymentOf(app, bookingId)).toMatchObject({ status: 'refunded', refundedCents: oneAdult.total });
      expect(await countOf(app, bookingId)).toMatchObject({ tickets: 0 });
      const subjects = app.mailer.sent
        .filter(({ to }) => to === user.email)
        .map(({ subject }) => subject.split(':')[0]);
      expect(subjects).toContain('Your refund is on its way');
    }
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
  });

  it('T9 ends free bookings without a refund', async () => {
    const { event } = await buildFreeEvent(app.db);
    const { user } = await buildTraveller(app.db);
    const { body } = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
    await cancelEvent(app.db, admin, { eventId: event.id, reason: '' });
    await app.runJobs();
    expect(await stateOf(app, body.bookingId)).toBe('cancelled/completed');
    expect(app.mailer.lastTo(user.email).text).toContain("The event won't take place.");
  });

  it('T7 refunds a payment that arrives a moment later', async () => {
    const { event, user, opened } = await buildPaid(environment);
    await cancelEvent(app.db, admin, { eventId: event.id, reason: '' });
    const reply = await confirm(app, user, opened.paymentIntentId);
    expect(reply.json).toMatchObject({ code: 'payment_returned' });
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
    expect(await environment.refundsOf(opened.paymentIntentId)).toEqual([{ amountCents: oneAdult.total }]);
  });

  it('T9 stops sales, even in the middle of a purchase', async () => {
    const { event } = await buildEvent(app.db, { capacity: 30 });
    const crowd = await Promise.all(Array.from({ length: 20 }, () => buildTraveller(app.db)));
    const buying = crowd.map((user) => openPayment(app, user, { eventId: event.id }));
    await cancelEvent(app.db, admin, { eventId: event.id, reason: '' });
    await Promise.all(buying);
    await app.runJobs();
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
    const late = await openPayment(app, await buildTraveller(app.db), { eventId: event.id });
    expect(late.json).toMatchObject({ code: 'not_on_sale' });
  });

  it('CRA-12 continues where it stopped, and refunds once', async () => {
    const { event } = await buildEvent(app.db, { capacity: 30 });
    const booked = [];
    for (let count = 0; count < 6; count += 1) booked.push(await book(event.id, 'confirmed'));
    await cancelEvent(app.db, admin, { eventId: event.id, reason: '' });
    environment.faults.failCalls = 2;
    for (let count = 0; count < 4; count += 1) await app.runJobs();
    environment.letPass(60);
    await expectCleanEnd(environment);
    for (const { paymentIntentId } of booked) expect(await environment.refundsOf(paymentIntentId)).toHaveLength(1);
  });

  it('AUT only its organizer or an admin can cancel it, once, and the audit log records it', async () => {
    const organizer = await buildOrganizer(app.db);
    const { event } = await buildEvent(app.db, { createdBy: organizer.id });
    const { event: foreign } = await buildEvent(app.db);
    const actor = { userId: organizer.id, role: 'organizer', sessionId: 1 } as const;
    await expect(cancelEvent(app.db, actor, { eventId: foreign.id, reason: '' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await cancelEvent(app.db, actor, { eventId: event.id, reason: 'Storm' });
    await expect(cancelEvent(app.db, actor, { eventId: event.id, reason: '' })).rejects.toMatchObject({
      code: 'illegal_transition',
    });
    const [row] = await app.db.select().from(events).where(eq(events.id, event.id));
    expect(row).toMatchObject({ status: 'cancelled', cancelReason: 'Storm', cancelledAt: expect.any(Date) });
    const written = await app.db.select().from(auditLog).where(eq(auditLog.action, 'event.cancelled'));
    expect(written.at(-1)).toMatchObject({ actorId: organizer.id, targetId: String(event.id) });
  });
});
