import { routes } from '@ascendant/contract/routes';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/audit-log';
import { events } from '../../../db/schema/events';
import { waitlistEntries, waitlistOffers } from '../../../db/schema/waitlist';
import { payWith } from '../../../test/checkout/checkout';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, type EventWish } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { testApp, type Session, type TestApp } from '../../../test/test-app';

let app: TestApp;
let admin: SignedInPerson;
let organizer: SignedInPerson;
let traveller: SignedInPerson;
beforeAll(async () => {
  app = await testApp();
  admin = await buildAdmin(app.db, { firstName: 'Ruth' });
  organizer = await buildOrganizer(app.db, { firstName: 'Nadia' });
  traveller = await buildTraveller(app.db);
});
afterAll(async () => {
  await app.runJobs();
  await expectCleanInvariants(app.db);
});

/** An event of the organizer's. */
async function own(status: EventStatus, wish: EventWish = {}): Promise<number> {
  return (await buildEvent(app.db, { status, createdBy: organizer.id, ...wish })).id;
}

interface Change {
  readonly status: EventStatus;
  readonly reason?: string;
}

const put = (id: number, body: Change, session: Session) =>
  app.call(routes.updateEvent, { params: { id }, body }, session);
const remove = (id: number, session: Session) => app.call(routes.deleteEvent, { params: { id } }, session);
const requestReview = (id: number, session: Session) => app.call(routes.requestReview, { params: { id } }, session);

async function rowOf(id: number) {
  const [row] = await app.db.select().from(events).where(eq(events.id, id));
  if (!row) throw new RangeError('the event is gone');
  return row;
}

/** What the audit log says of an event, oldest first. */
async function deedsOf(id: number) {
  const about = and(eq(auditLog.targetType, 'event'), eq(auditLog.targetId, String(id)));
  return app.db.select().from(auditLog).where(about).orderBy(auditLog.id);
}

const mailsTo = (person: SignedInPerson, subject: RegExp) =>
  app.mailer.sent.filter((mail) => mail.to === person.user.email && subject.test(mail.subject));

async function openPayment(person: SignedInPerson, eventId: number) {
  const bookingData = { eventId, attendees: [{ type: 'user' as const }], agreementAccepted: true as const };
  const body = { amount: 120.01, eventId, bookingData };
  return app.call(routes.createPaymentIntent, { body }, person.session);
}

/** A booking of one adult for $120.01, paid and confirmed. */
async function bookPaid(eventId: number, person?: SignedInPerson) {
  const booker = person ?? (await buildTraveller(app.db));
  const { body: opened } = await openPayment(booker, eventId);
  await payWith(app, opened);
  const body = { paymentIntentId: opened.paymentIntentId };
  await app.call(routes.confirmPayment, { body }, booker.session);
  return { booker, ...opened };
}

describe('who may change an event', () => {
  const statuses = async (id: number, session: Session) =>
    Promise.all(
      [put(id, { status: 'cancelled' }, session), remove(id, session), requestReview(id, session)].map(
        async (reply) => (await reply).status,
      ),
    );

  it('AUT-01 is 401 for a visitor', async () => {
    expect(await statuses(await own('published'), {})).toEqual([401, 401, 401]);
  });

  it.each(['published', 'cancelled'] as const)(
    'AUT-01 is 403 for travellers and other organizers where the event is %s: they may read it',
    async (status) => {
      const id = await own(status);
      const other = await buildOrganizer(app.db);
      expect(await statuses(id, traveller.session)).toEqual([403, 403, 403]);
      expect(await statuses(id, other.session)).toEqual([403, 403, 403]);
    },
  );

  it.each(['draft', 'pending_approval'] as const)(
    'AUT-01 is 404 for them where it is %s, and where there is none',
    async (status) => {
      const id = await own(status);
      const other = await buildOrganizer(app.db);
      for (const session of [traveller.session, other.session]) {
        expect(await statuses(id, session)).toEqual([404, 404, 404]);
        expect(await statuses(2_000_000_000, session)).toEqual([404, 404, 404]);
      }
      expect((await rowOf(id)).status).toBe(status);
    },
  );

  it('AUT-04 is 404 for an id that cannot be one', async () => {
    const reply = await app.inject({ method: 'PUT', url: '/api/events/1e3', headers: admin.session, payload: {} });
    expect(reply.statusCode).toBe(404);
  });
});

describe('the states of an event', () => {
  /** What asking for draft, pending_approval, published and cancelled answers. */
  it.each([
    ['admin', 'draft', [409, 200, 200, 409]],
    ['admin', 'pending_approval', [200, 409, 200, 409]],
    ['admin', 'published', [200, 409, 409, 200]],
    ['admin', 'cancelled', [409, 409, 409, 409]],
    ['organizer', 'draft', [403, 200, 403, 409]],
    ['organizer', 'pending_approval', [403, 409, 403, 409]],
    ['organizer', 'published', [403, 409, 403, 200]],
    ['organizer', 'cancelled', [403, 409, 403, 409]],
  ] as const)('PAY-01 %s moves an event that is %s as the table says: %j', async (role, from, expected) => {
    const { session } = role === 'admin' ? admin : organizer;
    const found = [];
    for (const to of ['draft', 'pending_approval', 'published', 'cancelled'] as const) {
      const id = await own(from);
      const reply = await put(id, { status: to }, session);
      found.push(reply.status);
      expect((await rowOf(id)).status).toBe(reply.status === 200 ? to : from);
      expect(await deedsOf(id)).toHaveLength(reply.status === 200 ? 1 : 0);
      if (reply.status === 200) expect(reply.body).toMatchObject({ id, status: to });
      if (reply.status === 409) expect(reply.json).toMatchObject({ code: 'illegal_transition' });
    }
    expect(found).toEqual(expected);
  });

  it('is approved by an admin, which stands in the row and in the log, and the organizer gets a mail', async () => {
    const id = await own('pending_approval', { title: 'Jasper Dark Sky Weekend' });
    await put(id, { status: 'published' }, admin.session);
    await app.runJobs();
    expect(await rowOf(id)).toMatchObject({
      approvedBy: admin.id,
      approvedAt: expect.any(Date),
      publishedAt: expect.any(Date),
    });
    expect(await deedsOf(id)).toMatchObject([
      {
        action: 'event.published',
        actorId: admin.id,
        actorRole: 'admin',
        changes: { status: { before: 'pending_approval', after: 'published' } },
        requestId: expect.any(String),
      },
    ]);
    const [mail] = mailsTo(organizer, /^Published: Jasper Dark Sky Weekend$/);
    expect(mail?.text).toContain(`/events/${id}`);
  });

  it('is returned with a reason, which its organizer reads in a mail and in the list, until it is sent again', async () => {
    const id = await own('pending_approval', { title: 'Kerry ApplicationContext Party' });
    const reason = 'Please say which rooms have their own bathroom.';
    await put(id, { status: 'draft', reason }, admin.session);
    await app.runJobs();
    expect(mailsTo(organizer, /^Please look again: Kerry ApplicationContext Party$/)[0]?.text).toContain(reason);
    const listed = async () => {
      const { body } = await app.call(routes.listOrganizerEvents, {}, organizer.session);
      return body.find((event) => event.id === id);
    };
    expect(await listed()).toMatchObject({ status: 'draft', returnReason: reason });
    await requestReview(id, organizer.session);
    expect(await listed()).toMatchObject({ status: 'pending_approval', returnReason: null });
  });

  it('is unpublished by an admin, and no longer approved', async () => {
    const id = await own('pending_approval', { title: 'Harvest Table in the County' });
    await put(id, { status: 'published' }, admin.session);
    await put(id, { status: 'draft' }, admin.session);
    await app.runJobs();
    expect(await rowOf(id)).toMatchObject({ status: 'draft', approvedBy: null, approvedAt: null, publishedAt: null });
    expect(mailsTo(organizer, /^No longer published: Harvest Table/)).toHaveLength(1);
    expect((await app.call(routes.getEvent, { params: { id } })).status).toBe(404);
  });

  it('of one’s own makes no mail to oneself', async () => {
    const before = app.mailer.sent.length;
    await put(await own('published'), { status: 'cancelled' }, organizer.session);
    await app.runJobs();
    expect(app.mailer.sent).toHaveLength(before);
  });

  it('MON-06 are all that can be changed here: other fields are refused one by one, and nothing happens', async () => {
    const id = await own('draft');
    const url = `/api/events/${id}`;
    const payload = { status: 'published', capacity: 5, approvedBy: 1 };
    const reply = await app.inject({ method: 'PUT', url, headers: admin.session, payload });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'invalid_input',
      fields: { capacity: 'This field cannot be set here.', approvedBy: 'This field cannot be set here.' },
    });
    for (const wrong of [
      {},
      { status: 'sold' },
      { status: ['draft'] },
      { status: 'draft', reason: 'x'.repeat(1001) },
    ]) {
      const answer = await app.inject({ method: 'PUT', url, headers: admin.session, payload: wrong });
      expect(answer.statusCode).toBe(400);
    }
    expect((await rowOf(id)).status).toBe('draft');
  });
});

describe('unpublishing', () => {
  it('is refused while somebody has booked, free or paid, and says what to do instead', async () => {
    const id = await own('published');
    await bookPaid(id);
    const reply = await put(id, { status: 'draft' }, admin.session);
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({
      code: 'illegal_transition',
      message: expect.stringMatching(/^There is 1 booking for this event.*Cancel it instead/),
    });
    expect((await rowOf(id)).status).toBe('published');
  });

  it('is refused while places are held for somebody who pays, and done when they have given up', async () => {
    const id = await own('published');
    const { body: opened } = await openPayment(await buildTraveller(app.db), id);
    const [held] = await app.db.select().from(events).where(eq(events.id, id));
    expect(held?.placesHeld).toBe(1);
    expect((await put(id, { status: 'draft' }, admin.session)).json).toMatchObject({
      message: expect.stringMatching(/^Places are kept for somebody/),
    });
    await app.pool.query(`update holds set expires_at = now() - interval '1 second' where booking_id = $1`, [
      opened.bookingId,
    ]);
    await app.pool.query(`select graphile_worker.add_job('reconcile_payments', '{}')`);
    await app.runJobs();
    expect((await put(id, { status: 'draft' }, admin.session)).status).toBe(200);
  });

  it('is refused while places are offered to somebody who waited', async () => {
    const id = await own('published');
    const [entry] = await app.db
      .insert(waitlistEntries)
      .values({ eventId: id, userId: traveller.id, places: 1, status: 'offered' })
      .returning();
    await app.db.insert(waitlistOffers).values({ entryId: entry!.id, eventId: id, places: 1 });
    expect((await put(id, { status: 'draft' }, admin.session)).status).toBe(409);
    await app.call(routes.leaveWaitlist, { params: { id } }, traveller.session);
    expect((await put(id, { status: 'draft' }, admin.session)).status).toBe(200);
  });

  it('PAY-03 and booking at the same moment: one of them comes first, and never is a draft booked', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await own('published', { tiers: [{ tierType: 'regular', adultPrice: '0.00', childPrice: null }] });
      const buyers = await Promise.all(Array.from({ length: 5 }, () => buildTraveller(app.db)));
      const [moved] = await Promise.all([
        put(id, { status: 'draft' }, admin.session),
        ...buyers.map((buyer) => bookFreely(app, buyer, { eventId: id }).catch(() => null)),
      ]);
      const { status, placesConfirmed } = await rowOf(id);
      expect([status, placesConfirmed > 0]).toEqual(moved.status === 200 ? ['draft', false] : ['published', true]);
    }
  });
});

describe('deleting', () => {
  it('takes a draft away for good, and leaves the deed', async () => {
    const id = await own('draft');
    expect((await remove(id, organizer.session)).status).toBe(204);
    expect((await app.call(routes.getEvent, { params: { id } }, organizer.session)).status).toBe(404);
    expect(await deedsOf(id)).toMatchObject([{ action: 'event.deleted', actorId: organizer.id }]);
    expect((await remove(id, organizer.session)).status).toBe(404);
  });

  it.each(['pending_approval', 'published', 'cancelled'] as const)('is 409 for an event that is %s', async (status) => {
    const id = await own(status);
    for (const { session } of [organizer, admin]) {
      const reply = await remove(id, session);
      expect(reply.status).toBe(409);
      expect(reply.json).toMatchObject({ code: 'illegal_transition', message: 'Only a draft can be deleted.' });
    }
    expect((await rowOf(id)).status).toBe(status);
  });

  it('PRI-04 is 409 for a draft that was booked when it was published: such records are kept', async () => {
    const id = await own('published');
    const { bookingId } = await bookPaid(id);
    await app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, admin.session);
    expect((await put(id, { status: 'draft' }, admin.session)).status).toBe(200);
    expect((await remove(id, admin.session)).json).toMatchObject({
      code: 'illegal_transition',
      message: 'This event had bookings, and their records are kept.',
    });
  });
});

describe('sending to review', () => {
  it('asks the admins by mail, and says how many there are; a disabled one is none', async () => {
    const disabled = await buildAdmin(app.db, { disabled: true });
    const id = await own('draft', { title: 'Cold-Water Surf Camp' });
    const reply = await requestReview(id, organizer.session);
    expect(reply.body).toEqual({ adminCount: 1 });
    await app.runJobs();
    expect(mailsTo(admin, /^Waiting for approval: Cold-Water Surf Camp$/)[0]?.text).toContain('/admin');
    expect(mailsTo(disabled, /Cold-Water/)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'pending_approval', reviewRequestedAt: expect.any(Date) });
    expect(await deedsOf(id)).toMatchObject([{ action: 'event.review_requested', actorId: organizer.id }]);
    expect((await requestReview(id, organizer.session)).json).toMatchObject({ code: 'illegal_transition' });
  });

  it('RAT is done once a minute an event, by whichever call', async () => {
    const limited = await testApp({ settings: { RATE_LIMITS: 'on' } });
    const [runner, judge] = [await buildOrganizer(limited.db), await buildAdmin(limited.db)];
    const build = async () => (await buildEvent(limited.db, { status: 'draft', createdBy: runner.id })).id;
    const [id, another] = [await build(), await build()];
    const ask = (eventId: number) => limited.call(routes.requestReview, { params: { id: eventId } }, runner.session);
    const change = (status: EventStatus, { session }: SignedInPerson) =>
      limited.call(routes.updateEvent, { params: { id }, body: { status } }, session);
    expect((await ask(id)).status).toBe(200);
    await change('draft', judge);
    expect((await ask(id)).status).toBe(429);
    expect((await change('pending_approval', runner)).status).toBe(429);
    expect((await ask(another)).status).toBe(200);
  });
});

describe('cancelling', () => {
  it('T9 gives back what was paid, ends free and unpaid bookings and the waitlist, and mails everybody, with the reason', async () => {
    const id = await own('published', { title: 'Long Range Traverse' });
    const paid = await bookPaid(id);
    const inCheckout = await buildTraveller(app.db);
    const { body: held } = await openPayment(inCheckout, id);
    const waiting = await buildTraveller(app.db);
    await app.db.insert(waitlistEntries).values({ eventId: id, userId: waiting.id, places: 1 });
    const { body: listed } = await app.call(routes.listOrganizerEvents, {}, organizer.session);
    expect(listed.find((event) => event.id === id)).toMatchObject({
      totalBookings: 1,
      totalRevenue: 106.2,
      refundable: '120.01',
      placesTaken: 1,
      holds: 1,
    });
    const reply = await put(id, { status: 'cancelled', reason: 'The boat is out of service.' }, admin.session);
    expect(reply.body.status).toBe('cancelled');
    await app.runJobs();
    await app.runJobs();
    const { body: mine } = await app.call(routes.listMyBookings, {}, paid.booker.session);
    expect(mine).toMatchObject([{ id: paid.bookingId, status: 'cancelled', paymentStatus: 'refunded' }]);
    expect(mailsTo(paid.booker, /^Your money is on its way back: /)[0]?.text).toContain('The boat is out of service.');
    expect(mailsTo(paid.booker, /^Refunded: /)).toHaveLength(1);
    expect(mailsTo(organizer, /^Cancelled: Long Range Traverse$/)[0]?.text).toContain('The boat is out of service.');
    expect(mailsTo(waiting, /^Cancelled: /)[0]?.text).toContain('The boat is out of service.');
    expect((await app.call(routes.listMyWaitlist, {}, waiting.session)).body).toEqual([]);
    const late = { body: { paymentIntentId: held.paymentIntentId } };
    expect((await app.call(routes.confirmPayment, late, inCheckout.session)).status).toBe(402);
    expect(await rowOf(id)).toMatchObject({
      placesConfirmed: 0,
      placesHeld: 0,
      cancelReason: 'The boat is out of service.',
    });
  });

  it('T7 of an event that somebody pays for at that moment brings their money back', async () => {
    const id = await own('published');
    const late = await buildTraveller(app.db);
    const { body: opened } = await openPayment(late, id);
    await payWith(app, opened);
    await put(id, { status: 'cancelled' }, organizer.session);
    const body = { paymentIntentId: opened.paymentIntentId };
    expect((await app.call(routes.confirmPayment, { body }, late.session)).json).toMatchObject({
      code: 'payment_returned',
    });
    await app.runJobs();
    const { body: mine } = await app.call(routes.listMyBookings, {}, late.session);
    expect(mine).toMatchObject([{ status: 'cancelled', paymentStatus: 'refunded' }]);
  });

  it('ends free bookings without a refund, and its page stays, with nothing to book', async () => {
    const id = await own('published', { tiers: [{ tierType: 'regular', adultPrice: '0.00', childPrice: null }] });
    const guest = await buildTraveller(app.db);
    await bookFreely(app, guest, { eventId: id });
    await put(id, { status: 'cancelled', reason: 'A flood.' }, organizer.session);
    await app.runJobs();
    expect(mailsTo(guest, /^Cancelled: /)[0]?.text).toMatch(/The event will not take place\.[\s\S]*A flood\./);
    const page = await app.call(routes.getEvent, { params: { id } });
    expect(page.body).toMatchObject({ status: 'cancelled', currentTierId: null });
    await expect(bookFreely(app, await buildTraveller(app.db), { eventId: id })).rejects.toThrow(/409/);
  });

  it('IDE-01 by the same key again is answered as before and done once; for another event it is refused', async () => {
    const [id, other] = [await own('published'), await own('published')];
    const headers = { ...organizer.session, 'idempotency-key': `cancel-${id}` };
    const cancel = (eventId: number, reason = 'Storm') => put(eventId, { status: 'cancelled', reason }, headers);
    const [first, second] = [await cancel(id), await cancel(id)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers['idempotent-replay']).toBe('true');
    expect(second.json).toEqual(first.json);
    expect(await deedsOf(id)).toHaveLength(1);
    expect((await cancel(id, 'Fog')).json).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await cancel(other)).json).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await rowOf(other)).status).toBe('published');
  });

  it('by two people at once is done once', async () => {
    const id = await own('published');
    const replies = await Promise.all(
      [organizer, admin].map(({ session }) => put(id, { status: 'cancelled' }, session)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await deedsOf(id)).toHaveLength(1);
  });
});
