import { routes } from '@ascendant/contract/routes';
import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { cents } from '@ascendant/domain/money';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tickets } from '../../../../db/schema/attendees';
import { bookings } from '../../../../db/schema/bookings';
import { events } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { refunds } from '../../../../db/schema/refunds';
import { as, bookingData } from '../../../../test/checkout/checkout';
import {
  bookingOf,
  buildConfirmed,
  countOf,
  paymentOf,
  seatsOf,
  stateOf,
  checkedEnvironment,
} from '../../../../test/checkout/scene';
import { buildFreeEvent, dayFromNow } from '../../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { cancelEvent } from '../../events/states/cancel-event.service';
import { refundBooking } from '../refund/refund-booking';

const admin = { userId: 1, role: 'admin', sessionId: 1 } as const;

const environment = await checkedEnvironment();
const { app } = environment;

describe('cancelling one’s own booking', () => {
  async function booked(cancellationPolicy: CancellationPolicy, days = 180, values = {}) {
    const scene = await buildConfirmed(environment, { cancellationPolicy, startDate: dayFromNow(days), ...values });
    return { ...scene, bookingId: scene.opened.bookingId };
  }

  const quote = async (user: { id: number }, id: number) =>
    app.call(routes.getCancellation, { params: { id } }, as(user));
  const cancel = async (user: { id: number }, id: number, refund: string, key?: string) =>
    app.call(
      routes.cancelBooking,
      { params: { id }, body: { refund } },
      { ...as(user), ...(key === undefined ? {} : { 'idempotency-key': key }) },
    );
  const refundedCents = async (intentId: string) =>
    (await environment.refundsOf(intentId)).reduce((sum, { amountCents }) => sum + amountCents, 0);

  it('T11 refunds everything, voids the tickets, frees the seat, emails once and is in the log', async () => {
    const { user, event, bookingId, opened } = await booked('flexible');
    expect((await quote(user, bookingId)).body).toMatchObject({
      policy: 'flexible',
      paid: '120.01',
      refund: '120.01',
      kept: '0.00',
      refusal: null,
    });
    expect((await cancel(user, bookingId, '120.01')).body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_pending',
    });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
    expect(await countOf(app, bookingId)).toMatchObject({ tickets: 0 });
    await app.runJobs();
    expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
    expect(await refundedCents(opened.paymentIntentId)).toBe(12_001);
    const mails = app.mailer.sent.filter(
      ({ to, subject }) => to === user.email && /refund is on its way/.test(subject),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("you've cancelled your booking");
    expect(mails[0]?.text).toMatch(/See your booking: https?:\/\/(?!ascendant-site)[^\s]+\/my-bookings/);
    expect(mails[0]?.html).toMatch(/href="https?:\/\/(?!ascendant-site)[^"]+\/my-bookings"/);
    const entry = Buffer.from(mails[0]?.files.find(({ filename }) => filename === 'cancelled.ics')?.content ?? '');
    expect(entry.toString()).toMatch(/METHOD:CANCEL[\s\S]*UID:booking-\d+@[\s\S]*STATUS:CANCELLED/);
    const log = await app.db
      .select()
      .from(auditLog)
      .where(sql`target_id = ${String(bookingId)} and action = 'booking.cancelled'`);
    expect(log).toMatchObject([{ actorId: user.id, changes: { reason: { after: 'by_traveller' } } }]);
  });

  it('half goes back later, the rest is kept, and the books agree', async () => {
    const { user, bookingId, opened } = await booked('moderate', 5);
    expect((await quote(user, bookingId)).body).toMatchObject({ refund: '60.01', kept: '60.00' });
    expect((await cancel(user, bookingId, '60.01')).status).toBe(200);
    await app.runJobs();
    expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
    expect(await bookingOf(app, bookingId)).toMatchObject({ keptCents: 6000 });
    expect(await paymentOf(app, bookingId)).toMatchObject({ status: 'refunded', refundedCents: 6001 });
    expect(await refundedCents(opened.paymentIntentId)).toBe(6001);
    const mail = app.mailer.lastTo(user.email);
    expect(mail.text).toContain('$60.01');
    const again = await app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, as({ id: 1 }, 'admin'));
    expect(again).toMatchObject({ status: 409, json: { code: 'illegal_transition' } });
  });

  it('what was refunded before isn’t refunded again', async () => {
    const { user, bookingId, opened } = await booked('moderate', 5);
    await refundBooking(app, admin, { bookingId, amount: cents(2001) });
    expect((await quote(user, bookingId)).body).toMatchObject({ paid: '100.00', refund: '50.00' });
    expect((await cancel(user, bookingId, '50.00')).status).toBe(200);
    await app.runJobs();
    expect(await refundedCents(opened.paymentIntentId)).toBe(7001);
  });

  it.each([
    ['final_sale', 180, 'final sale'],
    ['flexible', 0, 'too late to cancel'],
    ['moderate', 1, 'too late to cancel'],
    ['strict', 13, 'too late to cancel'],
  ] as const)('%s, %s days before: refused with a sentence, and nothing changes', async (policy, days, sentence) => {
    // Late in the day, so that a day of zero is still ahead, wherever the test runs.
    const { user, bookingId } = await booked(policy, days + 1, { timezone: 'Etc/UTC', startTime: '00:00' });
    const { body } = await quote(user, bookingId);
    expect(body).toMatchObject({ refund: '0.00', until: null, refusal: expect.stringContaining(sentence) });
    expect(await cancel(user, bookingId, '0.00')).toMatchObject({
      status: 409,
      json: { code: 'cannot_cancel', message: body.refusal },
    });
    expect(await stateOf(app, bookingId)).toBe('confirmed/completed');
  });

  it('the policy is the one at the time of booking', async () => {
    const { user, event, bookingId } = await booked('flexible');
    await app.db.update(events).set({ cancellationPolicy: 'final_sale' }).where(eq(events.id, event.id));
    expect((await quote(user, bookingId)).body).toMatchObject({ policy: 'flexible', refund: '120.01' });
    const change = app.db.update(bookings).set({ cancellationPolicy: 'strict' }).where(eq(bookings.id, bookingId));
    await expect(change).rejects.toThrow();
  });

  it('another amount than the one shown is refused with the new quote', async () => {
    const { user, bookingId } = await booked('moderate', 5);
    expect(await cancel(user, bookingId, '120.01')).toMatchObject({
      status: 409,
      json: { code: 'refund_changed', quote: { refund: '60.01' } },
    });
    expect(await stateOf(app, bookingId)).toBe('confirmed/completed');
  });

  it('IDE-01 a double click cancels once and both hear the same; a second attempt is refused', async () => {
    const { user, bookingId } = await booked('flexible');
    const both = await Promise.all([1, 2].map(() => cancel(user, bookingId, '120.01', `cancel-${bookingId}`)));
    expect(both.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
    expect((await cancel(user, bookingId, '120.01')).status).toBe(409);
    const given = await app.db.select().from(refunds).where(eq(refunds.requestedBy, user.id));
    expect(given).toHaveLength(1);
  });

  it('cancelled twice at the same instant, it is refunded once', async () => {
    const { user, bookingId } = await booked('flexible');
    const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(user, bookingId, '120.01')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await app.db.select().from(refunds).where(eq(refunds.requestedBy, user.id))).toHaveLength(1);
  });

  it('cancelled while it’s being checked in, one of the two happens', async () => {
    const organizer = await buildOrganizer(app.db);
    for (let round = 0; round < 6; round += 1) {
      const { user, event, bookingId } = await booked('flexible', 180, { createdBy: organizer.id });
      const [ticket] = await app.db.select().from(tickets).where(eq(tickets.bookingId, bookingId));
      const scan = {
        scanId: crypto.randomUUID(),
        ticketId: ticket?.id ?? 0,
        scannedAt: new Date().toISOString(),
        isEarly: true,
      };
      const enter = app.call(
        routes.checkIn,
        { params: { id: event.id }, body: { scans: [scan] } },
        as(organizer, 'organizer'),
      );
      const [left, entered] = await Promise.all([cancel(user, bookingId, '120.01'), enter]);
      const isAdmitted = JSON.stringify(entered.json).includes('"admitted"');
      expect([left.status, isAdmitted]).toEqual(isAdmitted ? [409, true] : [200, false]);
      expect(await stateOf(app, bookingId)).toBe(isAdmitted ? 'confirmed/completed' : 'cancelled/refund_pending');
    }
  });

  it('cancelled while the organizer cancels the event, everything goes back once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { user, event, bookingId, opened } = await booked('moderate', 5);
      const ending = cancelEvent(app.db, admin, { eventId: event.id, reason: '' });
      const [own] = await Promise.all([cancel(user, bookingId, '60.01'), ending]);
      await app.runJobs();
      await app.runJobs();
      expect(await stateOf(app, bookingId)).toBe('cancelled/refunded');
      expect(await refundedCents(opened.paymentIntentId)).toBe(own.status === 200 ? 6001 : 12_001);
    }
  });

  it('a free booking is cancelled at once, and its seat goes to the waitlist', async () => {
    const { event } = await buildFreeEvent(app.db, { capacity: 1 });
    const { user } = await buildTraveller(app.db);
    const made = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
    const { user: waiting } = await buildTraveller(app.db);
    await app.call(routes.joinWaitlist, { params: { id: event.id }, body: { seats: 1 } }, as(waiting));
    expect((await quote(user, made.body.bookingId)).body).toMatchObject({
      paid: '0.00',
      refund: '0.00',
      refusal: null,
    });
    expect((await cancel(user, made.body.bookingId, '0.00')).body).toMatchObject({ paymentStatus: 'completed' });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 1 });
    await app.runJobs();
    expect(app.mailer.lastTo(user.email).subject).toMatch(/^Your booking is cancelled/);
    expect(app.mailer.sent.filter(({ to }) => to === waiting.email)).not.toHaveLength(0);
  });
});
