import { toWireNumber } from '@ascendant/contract/money';
import { routes } from '@ascendant/contract/routes';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { authTokens } from '../../../../db/schema/sign-in';
import { waitlistEntries, waitlistOffers } from '../../../../db/schema/waitlist';
import { bookPaid, openPayment } from '../../../../test/checkout/book-paid';
import { payWith } from '../../../../test/checkout/checkout';
import { bookFreely } from '../../../../test/factories/bookings';
import { oneAdult, oneAdultTotal } from '../../../../test/factories/events';
import { buildTraveller, factoryPassword } from '../../../../test/factories/people';
import { transitionScene } from '../../../../test/transition-scene';

const { scene, own, put, remove, rowOf, auditOf, mailsTo } = transitionScene();

describe('unpublishing', () => {
  it('is refused while the event has a booking, and the refusal says what to do instead', async () => {
    const id = await own('published');
    await bookPaid(scene.app, id);
    const reply = await put(id, { status: 'draft' }, scene.admin.session);
    expect(reply.status).toBe(409);
    expect(reply.json).toMatchObject({
      code: 'illegal_transition',
      message: expect.stringMatching(/^This event has 1 booking.*If you cancel it instead/),
    });
    expect((await rowOf(id)).status).toBe('published');
  });

  it('is refused while seats are held for a payment, and works once the payment is given up', async () => {
    const id = await own('published');
    const { body: opened } = await openPayment(scene.app, await buildTraveller(scene.app.db), id);
    const [held] = await scene.app.db.select().from(events).where(eq(events.id, id));
    expect(held?.seatsHeld).toBe(1);
    expect((await put(id, { status: 'draft' }, scene.admin.session)).json).toMatchObject({
      message: expect.stringMatching(/^Seats are being held/),
    });
    await scene.app.pool.query(`update holds set expires_at = now() - interval '1 second' where booking_id = $1`, [
      opened.bookingId,
    ]);
    await scene.app.pool.query(`select graphile_worker.add_job('reconcile_payments', '{}')`);
    await scene.app.runJobs();
    expect((await put(id, { status: 'draft' }, scene.admin.session)).status).toBe(200);
  });

  it('is refused while a waitlist offer is open', async () => {
    const id = await own('published');
    const [entry] = await scene.app.db
      .insert(waitlistEntries)
      .values({ eventId: id, userId: scene.traveller.id, seats: 1, status: 'offered' })
      .returning();
    const expiresAt = sql`now() + interval '1 hour'`;
    await scene.app.db.insert(waitlistOffers).values({ entryId: entry!.id, eventId: id, seats: 1, expiresAt });
    expect((await put(id, { status: 'draft' }, scene.admin.session)).status).toBe(409);
    await scene.app.call(routes.leaveWaitlist, { params: { id } }, scene.traveller.session);
    expect((await put(id, { status: 'draft' }, scene.admin.session)).status).toBe(200);
  });

  it('is done once an open offer has lapsed', async () => {
    const id = await own('published');
    const [entry] = await scene.app.db
      .insert(waitlistEntries)
      .values({ eventId: id, userId: scene.traveller.id, seats: 1, status: 'offered' })
      .returning();
    const expiresAt = sql`now() + interval '1 hour'`;
    await scene.app.db.insert(waitlistOffers).values({ entryId: entry!.id, eventId: id, seats: 1, expiresAt });
    await scene.app.db
      .update(waitlistOffers)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(waitlistOffers.eventId, id));
    await scene.app.db.execute(sql`select lapse_run_out(${id})`);
    expect((await put(id, { status: 'draft' }, scene.admin.session)).status).toBe(200);
  });

  it('PAY-03 at the same moment as bookings never leaves a draft with bookings', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await own('published', { tiers: [{ tierType: 'regular', adultPrice: '0.00', childPrice: null }] });
      const buyers = await Promise.all(Array.from({ length: 5 }, () => buildTraveller(scene.app.db)));
      const [unpublished] = await Promise.all([
        put(id, { status: 'draft' }, scene.admin.session),
        ...buyers.map((buyer) => bookFreely(scene.app, buyer, { eventId: id }).catch(() => null)),
      ]);
      const { status, seatsConfirmed } = await rowOf(id);
      expect([status, seatsConfirmed > 0]).toEqual(unpublished.status === 200 ? ['draft', false] : ['published', true]);
    }
  });
});

describe('deleting', () => {
  it('removes a draft for good and leaves an audit entry', async () => {
    const id = await own('draft');
    expect((await remove(id, scene.organizer.session)).status).toBe(204);
    expect((await scene.app.call(routes.getEvent, { params: { id } }, scene.organizer.session)).status).toBe(404);
    expect(await auditOf(id)).toMatchObject([{ action: 'event.deleted', actorId: scene.organizer.id }]);
    expect((await remove(id, scene.organizer.session)).status).toBe(404);
  });

  it.each(['pending_approval', 'published', 'cancelled'] as const)('is 409 for an event that is %s', async (status) => {
    const id = await own(status);
    for (const { session } of [scene.organizer, scene.admin]) {
      const reply = await remove(id, session);
      expect(reply.status).toBe(409);
      expect(reply.json).toMatchObject({ code: 'illegal_transition', message: 'Only drafts can be deleted.' });
    }
    expect((await rowOf(id)).status).toBe(status);
  });

  it('PRI-04 is 409 for a draft that was booked while it was published, as those records are kept', async () => {
    const id = await own('published');
    const { bookingId } = await bookPaid(scene.app, id);
    await scene.app.call(routes.refundBooking, { params: { id: bookingId }, body: {} }, scene.admin.session);
    expect((await put(id, { status: 'draft' }, scene.admin.session)).status).toBe(200);
    expect((await remove(id, scene.admin.session)).json).toMatchObject({
      code: 'illegal_transition',
      message: expect.stringMatching(/has been booked before/),
    });
  });
});

describe('cancelling', () => {
  it('T9 refunds what was paid, ends free and unpaid bookings and the waitlist, and emails everyone the reason', async () => {
    const id = await own('published', { title: 'Long Range Traverse' });
    const paid = await bookPaid(scene.app, id);
    const inCheckout = await buildTraveller(scene.app.db);
    const { body: held } = await openPayment(scene.app, inCheckout, id);
    const waiting = await buildTraveller(scene.app.db);
    await scene.app.db.insert(waitlistEntries).values({ eventId: id, userId: waiting.id, seats: 1 });
    const { body: listed } = await scene.app.call(routes.listOrganizerEvents, {}, scene.organizer.session);
    expect(listed.find((event) => event.id === id)).toMatchObject({
      totalBookings: 1,
      totalRevenue: toWireNumber(oneAdult.subtotal),
      refundable: oneAdultTotal,
      seatsTaken: 1,
      holds: 1,
    });
    const reply = await put(id, { status: 'cancelled', reason: 'The boat is out of service.' }, scene.admin.session);
    expect(reply.body.status).toBe('cancelled');
    await scene.app.runJobs();
    await scene.app.runJobs();
    const { body: mine } = await scene.app.call(routes.listMyBookings, {}, paid.booker.session);
    expect(mine).toMatchObject([{ id: paid.bookingId, status: 'cancelled', paymentStatus: 'refunded' }]);
    const [told, ...more] = mailsTo(paid.booker, /refund/);
    expect([told?.subject, more]).toEqual([expect.stringContaining('Your refund is on its way: '), []]);
    expect(told?.text).toContain('The boat is out of service.');
    expect(told?.text).not.toContain('When: ');
    expect(mailsTo(scene.organizer, /^Cancelled: Long Range Traverse, /)[0]?.text).toContain(
      'The boat is out of service.',
    );
    expect(mailsTo(waiting, /^Cancelled: /)[0]?.text).toContain('The boat is out of service.');
    expect((await scene.app.call(routes.listMyWaitlist, {}, waiting.session)).body).toEqual([]);
    const late = { body: { paymentIntentId: held.paymentIntentId } };
    expect((await scene.app.call(routes.confirmPayment, late, inCheckout.session)).status).toBe(402);
    expect(await rowOf(id)).toMatchObject({
      seatsConfirmed: 0,
      seatsHeld: 0,
      cancelReason: 'The boat is out of service.',
    });
  });

  it('T7 refunds someone who is paying at that moment', async () => {
    const id = await own('published');
    const late = await buildTraveller(scene.app.db);
    const { body: opened } = await openPayment(scene.app, late, id);
    await payWith(scene.app, opened);
    await put(id, { status: 'cancelled' }, scene.organizer.session);
    const body = { paymentIntentId: opened.paymentIntentId };
    expect((await scene.app.call(routes.confirmPayment, { body }, late.session)).json).toMatchObject({
      code: 'payment_returned',
    });
    await scene.app.runJobs();
    const { body: mine } = await scene.app.call(routes.listMyBookings, {}, late.session);
    expect(mine).toMatchObject([{ status: 'cancelled', paymentStatus: 'refunded' }]);
  });

  it('ends free bookings without a refund, and keeps the page with nothing to book', async () => {
    const id = await own('published', { tiers: [{ tierType: 'regular', adultPrice: '0.00', childPrice: null }] });
    const guest = await buildTraveller(scene.app.db);
    await bookFreely(scene.app, guest, { eventId: id });
    await put(id, { status: 'cancelled', reason: 'A flood.' }, scene.organizer.session);
    await scene.app.runJobs();
    expect(mailsTo(guest, /^Your booking is cancelled: /)[0]?.text).toMatch(
      /The event won't take place\.[\s\S]*A flood\./,
    );
    const page = await scene.app.call(routes.getEvent, { params: { id } });
    expect(page.body).toMatchObject({ status: 'cancelled', currentTierId: null });
    await expect(bookFreely(scene.app, await buildTraveller(scene.app.db), { eventId: id })).rejects.toThrow(/409/);
  });

  it('IDE-01 with the same key again gets the same answer and happens once; with that key another event is refused', async () => {
    const [id, other] = [await own('published'), await own('published')];
    const headers = { ...scene.organizer.session, 'idempotency-key': `cancel-${id}` };
    const cancel = (eventId: number, reason = 'Storm') => put(eventId, { status: 'cancelled', reason }, headers);
    const [first, second] = [await cancel(id), await cancel(id)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers['idempotent-replay']).toBe('true');
    expect(second.json).toEqual(first.json);
    expect(await auditOf(id)).toHaveLength(1);
    expect((await cancel(id, 'Fog')).json).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await cancel(other)).json).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await rowOf(other)).status).toBe('published');
  });

  it('SES-11 asks again who it is if it ends bookings, and then serves the same call with the same key', async () => {
    const [booked, empty] = [await own('published'), await own('published')];
    await bookPaid(scene.app, booked);
    const organizer = scene.organizer;
    const confirmedAt = new Date(Date.now() - 11 * 60_000);
    await scene.app.db.update(authTokens).set({ confirmedAt }).where(eq(authTokens.userId, organizer.id));
    const cancel = (id: number) =>
      put(id, { status: 'cancelled' }, { ...organizer.session, 'idempotency-key': `asked-${id}` });
    const refused = await cancel(booked);
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'confirmation_required' }]);
    expect([(await rowOf(booked)).status, await auditOf(booked)]).toEqual(['published', []]);
    expect((await cancel(empty)).status).toBe(200);
    const proof = { body: { password: factoryPassword } };
    expect((await scene.app.call(routes.confirmIdentity, proof, organizer.session)).status).toBe(204);
    expect((await cancel(booked)).status).toBe(200);
  });

  it('by two people concurrently happens once', async () => {
    const id = await own('published');
    const replies = await Promise.all(
      [scene.organizer, scene.admin].map(({ session }) => put(id, { status: 'cancelled' }, session)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auditOf(id)).toHaveLength(1);
  });
});
