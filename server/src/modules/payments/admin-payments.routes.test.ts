import { toWire } from '@ascendant/contract/money';
import { routes } from '@ascendant/contract/routes';
import { cents } from '@ascendant/domain/money';
import type { Role } from '@ascendant/domain/person/roles';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { mails } from '../../../db/schema/mails';
import { refunds } from '../../../db/schema/refunds';
import { as, bookingData, type Asking } from '../../../test/checkout/checkout';
import {
  buildConfirmed,
  buildOpenPayment,
  countOf,
  paymentOf,
  seatsOf,
  stateOf,
  checkedEnvironment,
} from '../../../test/checkout/scene';
import { buildFreeEvent, oneAdult, oneAdultTotal } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { tellOfRefunds } from './refund/refund-booking';

const environment = await checkedEnvironment();
const { app } = environment;
const admin = await buildAdmin(app.db);
const organizer = await buildOrganizer(app.db);

describe('manual refunds', () => {
  function refund(
    bookingId: number,
    amount?: number | string,
    [user, role]: [Asking, Role] = [admin, 'admin'],
    key?: string,
  ) {
    const body = amount === undefined ? {} : { amount };
    const headers = { ...as(user, role), ...(key === undefined ? {} : { 'idempotency-key': key }) };
    return app.call(routes.refundBooking, { params: { id: bookingId }, body }, headers);
  }

  it('T9 T8 a full refund ends the booking, voids its tickets, frees the seats and sends emails', async () => {
    const { event, user, opened } = await buildConfirmed(environment);
    await app.runJobs();
    const reply = await refund(opened.bookingId);
    expect(reply.body).toMatchObject({ status: 'cancelled', paymentStatus: 'refund_pending', refunded: oneAdultTotal });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
    expect(await countOf(app, opened.bookingId)).toMatchObject({ tickets: 0 });
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
    expect(await paymentOf(app, opened.bookingId)).toMatchObject({ status: 'refunded', refundedCents: oneAdult.total });
    expect(await environment.refundsOf(opened.paymentIntentId)).toEqual([{ amountCents: oneAdult.total }]);
    const subjects = app.mailer.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject.split(':')[0]);
    // One email about the refund, not two.
    expect(subjects).toEqual(['Your booking is confirmed', 'Your refund is on its way']);
  });

  it('CRA-11 no confirmation is sent of a booking that was refunded before its email was', async () => {
    const { user, opened } = await buildConfirmed(environment);
    await refund(opened.bookingId);
    await app.runJobs();
    const subjects = app.mailer.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Your refund is on its way']);
    const kept = await app.db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `booking_confirmed:${opened.bookingId}`));
    expect(kept).toMatchObject([{ state: 'withdrawn', text: '', sentAt: null }]);
  });

  it('a partial refund leaves booking and tickets as they are, and the rest can be refunded later', async () => {
    const rest = cents(oneAdult.total - 2001);
    const { event, opened } = await buildConfirmed(environment);
    expect((await refund(opened.bookingId, 20)).body).toMatchObject({ status: 'confirmed', refunded: '20.00' });
    expect((await refund(opened.bookingId, '0.01')).body).toMatchObject({ status: 'confirmed', refunded: '20.01' });
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('confirmed/completed');
    expect(await countOf(app, opened.bookingId)).toEqual({ tickets: 1, mails: 1 });
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 1, held: 0 });
    expect((await refund(opened.bookingId, toWire(rest))).body).toMatchObject({
      status: 'cancelled',
      refunded: oneAdultTotal,
    });
    await app.runJobs();
    expect(await stateOf(app, opened.bookingId)).toBe('cancelled/refunded');
    const given = await environment.refundsOf(opened.paymentIntentId);
    expect(given.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([1, 2000, rest]);
  });

  it('forty partial refunds are two emails: the first at once, the others an hour later with their sum', async () => {
    const { user, opened } = await buildConfirmed(environment);
    for (let count = 0; count < 40; count += 1) await refund(opened.bookingId, '0.01');
    await app.runJobs();
    const told = () =>
      app.mailer.sent.filter(({ to, subject }) => to === user.email && subject.startsWith('Your partial refund'));
    expect(told().map(({ text }) => /\$0\.\d\d/.exec(text)?.[0])).toEqual(['$0.01']);
    const tell = () => tellOfRefunds({ db: app.db }, opened.bookingId);
    await tell();
    await app.db.execute(sql`update mails set created_at = created_at - interval '1 hour' where user_id = ${user.id}`);
    await app.db.execute(sql`update refunds set created_at = created_at - interval '1 hour'
      where payment_id in (select id from payments where booking_id = ${opened.bookingId})`);
    await Promise.all([tell(), tell()]);
    await app.runJobs();
    expect(told().map(({ text }) => /\$0\.\d\d/.exec(text)?.[0])).toEqual(['$0.01', '$0.39']);
  });

  it('a refund is never more than what was paid', async () => {
    const { opened } = await buildConfirmed(environment);
    expect(await refund(opened.bookingId, toWire(cents(oneAdult.total + 1)))).toMatchObject({
      status: 409,
      json: { code: 'refund_too_large' },
    });
    await refund(opened.bookingId, 100);
    expect(await refund(opened.bookingId, toWire(cents(oneAdult.total - 9999)))).toMatchObject({
      status: 409,
      json: { code: 'refund_too_large' },
    });
  });

  it.each([0, -1, 'all', '1e3', 10.999])('%s isn’t a valid amount', async (amount) => {
    const { opened } = await buildConfirmed(environment);
    expect((await refund(opened.bookingId, amount)).status).toBe(400);
  });

  it('PAY-01 a booking that isn’t confirmed has nothing to refund', async () => {
    const open = await buildOpenPayment(app);
    expect(await refund(open.opened.bookingId)).toMatchObject({ status: 409, json: { code: 'illegal_transition' } });
    const { opened } = await buildConfirmed(environment);
    await refund(opened.bookingId);
    expect(await refund(opened.bookingId)).toMatchObject({ status: 409, json: { code: 'illegal_transition' } });
  });

  it('AUT organizers refund bookings of their own events only, and travellers none', async () => {
    const own = await buildConfirmed(environment, { createdBy: organizer.id });
    const other = await buildConfirmed(environment);
    expect((await refund(other.opened.bookingId, 5, [organizer, 'organizer'])).status).toBe(404);
    expect((await refund(own.opened.bookingId, 5, [own.user, 'traveller'])).status).toBe(403);
    expect((await app.call(routes.refundBooking, { params: { id: own.opened.bookingId }, body: {} })).status).toBe(401);
    expect((await refund(999_999)).status).toBe(404);
    expect((await refund(own.opened.bookingId, 5, [organizer, 'organizer'])).status).toBe(200);
    const audit = await app.db.select().from(auditLog).where(eq(auditLog.action, 'refund.requested'));
    expect(audit.at(-1)).toMatchObject({ actorId: organizer.id, targetId: String(own.opened.bookingId) });
  });

  it('INV-5 ten requests at once refund once', async () => {
    const { opened } = await buildConfirmed(environment);
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund(opened.bookingId)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.runJobs();
    expect(await environment.refundsOf(opened.paymentIntentId)).toEqual([{ amountCents: oneAdult.total }]);
  });

  it('IDE-01 IDE-02 the same key makes a partial refund once', async () => {
    const { opened } = await buildConfirmed(environment);
    const once = () => refund(opened.bookingId, 30, [admin, 'admin'], 'part-of-it');
    expect((await once()).body.refunded).toBe('30.00');
    const again = await once();
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(again.body.refunded).toBe('30.00');
    const { id } = await paymentOf(app, opened.bookingId);
    expect(await app.db.$count(refunds, eq(refunds.paymentId, id))).toBe(1);
    const other = await refund(opened.bookingId, 31, [admin, 'admin'], 'part-of-it');
    expect(other.json).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('a free booking ends without a refund', async () => {
    const { event } = await buildFreeEvent(app.db);
    const { user } = await buildTraveller(app.db);
    const { body } = await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
    expect((await refund(body.bookingId)).body).toMatchObject({ status: 'cancelled', payment: null, refunded: '0.00' });
    expect(await stateOf(app, body.bookingId)).toBe('cancelled/completed');
    expect(await seatsOf(app, event.id)).toEqual({ confirmed: 0, held: 0 });
    await app.runJobs();
    expect(app.mailer.lastTo(user.email).subject).toContain('Your booking is cancelled');
  });

  it('PAY-10 only admins see discrepancies and close them', async () => {
    const { user, opened } = await buildConfirmed(environment);
    const refundId = await environment.refundAtProvider(opened.paymentIntentId, 500);
    for (const { event } of await environment.noticesOf(opened.paymentIntentId)) await environment.post(event);
    await app.runJobs();
    const list = () => app.call(routes.listDiscrepancies, {}, as(admin, 'admin'));
    const discrepancy = (await list()).body.find(({ subject }) => subject === refundId);
    expect(discrepancy).toMatchObject({
      kind: 'refund_at_provider',
      bookingId: opened.bookingId,
      details: { amountCents: 500 },
    });
    const close = (role: Role, who = admin) =>
      app.call(routes.resolveDiscrepancy, { params: { id: discrepancy?.id ?? 0 } }, as(who, role));
    expect((await close('organizer', organizer)).status).toBe(403);
    expect((await app.call(routes.listDiscrepancies, {}, as(user))).status).toBe(403);
    expect((await close('admin')).status).toBe(204);
    expect((await close('admin')).status).toBe(404);
    expect((await list()).body.filter(({ subject }) => subject === refundId)).toEqual([]);
  });
});
