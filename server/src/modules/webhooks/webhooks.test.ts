import { adminPaymentRoutes } from '@ascendant/contract/admin-payments';
import { bookingMoveRoutes } from '@ascendant/contract/booking-move';
import { managedEventRoutes } from '@ascendant/contract/managed-event';
import { v1Routes } from '@ascendant/contract/v1/routes';
import { activity } from '@ascendant/contract/v1/shapes';
import { webhookRoutes as routes } from '@ascendant/contract/webhook';
import { activityTypes } from '@ascendant/domain/channel/activity';
import { maxWebhooks } from '@ascendant/domain/channel/webhook';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activities, webhookDeliveries, webhooks } from '../../../db/schema/activities';
import { tickets } from '../../../db/schema/attendees';
import { auditLog } from '../../../db/schema/logs';
import { payoutAccounts, transferReversals, transfers } from '../../../db/schema/payouts';
import { users } from '../../../db/schema/users';
import { bookPaid, openPayment } from '../../../test/checkout/book-paid';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildKey } from '../../../test/factories/organizations';
import { buildDependent, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { webhookScenes } from '../../../test/webhook-scene';
import { addJob } from '../../jobs/add-job.repository';

const app = await testApp({ settings: { OUTBOUND_ALLOW: '127.0.0.0/8' } });
const scene = webhookScenes(app);
const { addWebhook, workingWebhook, test, webhookOf, change, spread, freeEvent, book, bodies } = scene;

/** Seats are told of only where that's chosen. */
const allButSeats = activityTypes.filter((type) => type !== 'event.seats_changed');

describe('what’s sent', () => {
  it('HOK-01 is what the API says of it, without a name or an address, signed as the standard asks', async () => {
    const { secret } = await workingWebhook();
    const { id } = await book();
    await spread();
    scene.receiver.verify(secret);
    const { session } = await buildKey(app.db, { organizerId: scene.owner.id });
    const { body: booking } = await app.call(v1Routes.getV1Booking, { params: { id: `bk_${id}` } }, session);
    expect(bodies().map(({ type, data }) => [type, data])).toEqual([['booking.confirmed', booking]]);
    expect(scene.receiver.received[0]?.body).not.toMatch(/Maya|@/);
  });

  it('says what happens to bookings, check-ins, refunds, events and payouts', async () => {
    await workingWebhook(allButSeats);
    const { id: eventId } = await buildEvent(app.db, { createdBy: scene.owner.id, status: 'draft' });
    await app.db.execute(sql`update events set status = 'pending_approval' where id = ${eventId}`);
    await app.db.execute(sql`update events set status = 'published' where id = ${eventId}`);
    const { bookingId } = await bookPaid(app, eventId);
    const isTheirs = eq(tickets.bookingId, bookingId);
    await app.db.update(tickets).set({ checkedInAt: new Date() }).where(isTheirs);
    await app.db.update(tickets).set({ checkedInAt: null }).where(isTheirs);
    await app.call(adminPaymentRoutes.refundBooking, { params: { id: bookingId }, body: {} }, scene.owner.session);
    await app.runJobs();
    await payout();
    const cancelled = { status: 'cancelled', reason: 'Snow' } as const;
    await app.call(managedEventRoutes.updateEvent, { params: { id: eventId }, body: cancelled }, scene.owner.session);
    await spread();
    expect(bodies().map(({ type }) => type)).toEqual([
      'event.published',
      'booking.confirmed',
      'ticket.checked_in',
      'ticket.check_in_undone',
      'booking.cancelled',
      'refund.made',
      'payout.sent',
      'payout.returned',
      'event.cancelled',
    ]);
    for (const { body: text } of scene.receiver.received)
      expect(activity.parse(JSON.parse(text))).toEqual(JSON.parse(text));
  });

  it('is nothing of another organization’s, and nothing that wasn’t chosen', async () => {
    await workingWebhook(['booking.cancelled']);
    await book();
    const other = await buildOrganizer(app.db);
    await bookFreely(app, await buildTraveller(app.db), {
      eventId: (await buildFreeEvent(app.db, { createdBy: other.id })).id,
      family: [],
    });
    await spread();
    expect(scene.receiver.received).toEqual([]);
    expect(await app.db.select().from(activities).where(eq(activities.organizerId, scene.owner.id))).toEqual([]);
  });

  it('many edits of an event before the body is written are one', async () => {
    await workingWebhook(allButSeats);
    const { id } = await freeEvent();
    for (const title of ['Dawn', 'Dusk'])
      await app.db.execute(sql`update events set title = ${title}, version = version + 1 where id = ${id}`);
    await spread();
    expect(bodies().map(({ type }) => type)).toEqual(['event.published', 'event.changed']);
    expect(scene.receiver.received[1]?.body).toContain('"title":"Dusk"');
  });

  it('how many seats are left, once for many bookings before the body is written, and not of holds', async () => {
    await workingWebhook(['event.seats_changed']);
    const { id: eventId } = await buildEvent(app.db, { createdBy: scene.owner.id, capacity: 9 });
    await openPayment(app, await buildTraveller(app.db), eventId);
    await spread();
    expect(bodies()).toEqual([]);
    for (let bookings = 0; bookings < 2; bookings += 1) await bookPaid(app, eventId);
    await spread();
    expect(bodies()).toMatchObject([
      { type: 'event.seats_changed', data: { id: `ev_${eventId}`, seatsTaken: 3, seatsLeft: 6 } },
    ]);
  });

  it('has the date that a booking moved from, and who was added or cancelled', async () => {
    await workingWebhook(['booking.moved', 'booking.people_cancelled']);
    const { id: eventId, event } = await freeEvent();
    const traveller = await buildTraveller(app.db);
    const family = [await buildDependent(app.db, traveller.id)];
    const id = await bookFreely(app, traveller, { eventId, family });
    const { seriesId } = event;
    const later = await buildFreeEvent(app.db, { createdBy: scene.owner.id, seriesId, startDate: '2099-07-09' });
    const move = { fromEventId: eventId, eventId: later.id, refund: '0.00' };
    await app.call(bookingMoveRoutes.moveBooking, { params: { id }, body: move }, traveller.session);
    await app.db.execute(sql`update bookings set cancelled_positions = array[1] where id = ${id}`);
    await spread();
    expect(scene.receiver.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'booking.moved', previous: { event: `ev_${eventId}` }, data: { event: `ev_${later.id}` } },
      { type: 'booking.people_cancelled', data: { people: { cancelled: 1 } } },
    ]);
  });
});

/** A payout that's made. */
async function payout(): Promise<void> {
  const account = {
    organizerId: scene.owner.id,
    provider: 'sandbox' as const,
    providerAccountId: `acct_${scene.owner.id}`,
  };
  const [row] = await app.db.insert(payoutAccounts).values(account).returning();
  const transfer = {
    accountId: row?.id ?? 0,
    organizerId: scene.owner.id,
    day: '2026-07-01',
    amountCents: 900,
    currency: 'usd',
  };
  const [made] = await app.db.insert(transfers).values(transfer).returning();
  const isIt = eq(transfers.id, made?.id ?? 0);
  await app.db
    .update(transfers)
    .set({ status: 'made', providerTransferId: `tr_${scene.owner.id}`, madeAt: new Date() })
    .where(isIt);
  const back = { transferId: made?.id ?? 0, day: '2026-07-02', amountCents: 100 };
  await app.db.insert(transferReversals).values(back);
  await app.db
    .update(transferReversals)
    .set({ status: 'made', providerReversalId: `trr_${scene.owner.id}`, madeAt: new Date() })
    .where(eq(transferReversals.transferId, back.transferId));
}

describe('a webhook', () => {
  it('HOK-02 is sent nothing until it has answered a test with 2xx', async () => {
    const { id, secret } = await addWebhook();
    expect((await webhookOf(id))?.state).toBe('untested');
    scene.receiver.answer = () => 404;
    expect(await test(id)).toMatchObject({ webhook: { state: 'untested' }, answer: { status: 404, reason: null } });
    await book();
    await spread();
    scene.receiver.answer = () => 200;
    expect(await test(id)).toMatchObject({ webhook: { state: 'on' }, answer: { status: 200 } });
    expect(bodies().map(({ type }) => type)).toEqual(['webhook.test', 'webhook.test']);
    scene.receiver.verify(secret);
  });

  it('OUT-01 leads to no address inside, which the field says', async () => {
    for (const url of ['https://localhost/', 'https://192.168.1.1/', 'http://hooks.example/']) {
      const { status, json } = await app.call(
        routes.addWebhook,
        { body: { url, types: ['booking.moved'] } },
        scene.owner.session,
      );
      expect(json).toMatchObject({ fields: { url: /https address that anyone/ } });
      expect(status).toBe(400);
    }
  });

  it('is one of ten at most', async () => {
    const rows = Array.from({ length: maxWebhooks }, () => ({
      organizerId: scene.owner.id,
      url: scene.receiver.url,
      types: ['booking.moved'],
      secret: Buffer.from('sealed'),
    }));
    await app.db.insert(webhooks).values(rows.slice(1));
    await addWebhook();
    const body = { url: scene.receiver.url, types: ['booking.moved' as const] };
    const { status, json } = await app.call(routes.addWebhook, { body }, scene.owner.session);
    expect([status, json]).toMatchObject([
      400,
      { fields: { url: `You have ${maxWebhooks} webhooks. Remove one to add another.` } },
    ]);
  });

  it('signs with both secrets for a day after one is renewed, and then with the new one alone', async () => {
    const { id, secret } = await workingWebhook();
    const { body } = await app.call(routes.renewWebhookSecret, { params: { id } }, scene.owner.session);
    await book();
    await spread();
    scene.receiver.verify(secret);
    scene.receiver.verify(body.secret);
    await app.db
      .update(webhooks)
      .set({ formerSecretUntil: sql`now()` })
      .where(eq(webhooks.id, id));
    await book();
    await spread();
    scene.receiver.verify(body.secret);
    expect(() => scene.receiver.verify(secret)).toThrow();
    expect((await webhookOf(id))?.bothSignUntil).toBeNull();
  });

  it('HOK-07 whose secret can’t be read is sent nothing, not even unsigned', async () => {
    const { id } = await addWebhook();
    await app.db
      .update(webhooks)
      .set({ secret: Buffer.from('of another key') })
      .where(eq(webhooks.id, id));
    expect((await test(id)).answer).toMatchObject({ status: null, reason: 'We can’t read its secret. Renew it.' });
    expect(scene.receiver.received).toEqual([]);
  });

  it('that’s off gets what it missed once it’s on again, in order', async () => {
    const { id } = await workingWebhook(['booking.confirmed']);
    await change(id, { types: ['booking.confirmed'], isOn: false });
    const [first, second] = [await book(), await book()];
    await spread();
    expect(scene.receiver.received).toEqual([]);
    expect(await webhookOf(id)).toMatchObject({ state: 'off', waiting: 2 });
    await change(id, { types: ['booking.confirmed'], isOn: true });
    await app.runJobs();
    expect(bodies().map(({ data }) => data.id)).toEqual([`bk_${first.id}`, `bk_${second.id}`]);
  });

  it('of an organizer whose account is disabled is sent nothing until it’s enabled again', async () => {
    await workingWebhook();
    const { id } = await book();
    const isOwner = eq(users.id, scene.owner.id);
    await app.db.update(users).set({ disabled: true }).where(isOwner);
    await spread();
    expect(scene.receiver.received).toEqual([]);
    await app.db.update(users).set({ disabled: false }).where(isOwner);
    await app.db.update(webhookDeliveries).set({ dueAt: sql`now() - interval '61 minutes'` });
    await addJob(app.db, 'tend_webhooks', {});
    await app.runJobs();
    expect(bodies().map(({ data }) => data.id)).toEqual([`bk_${id}`]);
  });

  it('that’s removed takes with it what waits, and the audit log has what owners did', async () => {
    const { id } = await workingWebhook();
    scene.receiver.answer = () => 500;
    await book();
    await spread();
    await app.call(routes.removeWebhook, { params: { id } }, scene.owner.session);
    expect(await app.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id))).toEqual([]);
    const rows = await app.db.select().from(auditLog).where(eq(auditLog.actorId, scene.owner.id));
    expect(rows.map(({ action }) => action)).toEqual(['webhook.added', 'webhook.removed']);
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });
});

describe('a key reads activities', () => {
  it('in order, those that its scopes include, for 30 days', async () => {
    await workingWebhook(allButSeats);
    const [first, second] = [await book(), await book()];
    await spread();
    const { session } = await buildKey(app.db, { organizerId: scene.owner.id });
    const read = async (query: { after?: string; limit?: number }, asking = session) =>
      (await app.call(v1Routes.listV1Activities, { query }, asking)).body;
    const all = await read({});
    expect(all.data.map(({ type }) => type)).toEqual([
      'event.published',
      'booking.confirmed',
      'event.published',
      'booking.confirmed',
    ]);
    expect(all.data.filter(({ type }) => type === 'booking.confirmed').map(({ data }) => data)).toMatchObject([
      { id: `bk_${first.id}` },
      { id: `bk_${second.id}` },
    ]);
    const { data, next } = await read({ limit: 1 });
    expect((await read({ after: next ?? '' })).data).toEqual(all.data.slice(1));
    expect(data).toEqual(all.data.slice(0, 1));
    const { session: ofEvents } = await buildKey(app.db, { organizerId: scene.owner.id, scopes: ['events:read'] });
    expect((await read({}, ofEvents)).data.map(({ type }) => type)).toEqual(['event.published', 'event.published']);
    const { session: ofPeople } = await buildKey(app.db, { organizerId: scene.owner.id, scopes: ['people:read'] });
    expect((await read({}, ofPeople)).data).toEqual([]);
    const isTheirs = eq(activities.organizerId, scene.owner.id);
    await app.db
      .update(activities)
      .set({ createdAt: sql`now() - interval '30 days 1 minute'` })
      .where(isTheirs);
    await addJob(app.db, 'tend_webhooks', {});
    await app.runJobs();
    expect((await read({})).data).toEqual([]);
  });
});
