import { routes } from '@ascendant/contract/routes';
import { waitlistOfferHours } from '@ascendant/domain/booking/hold';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { waitlistOffers } from '../../../db/schema/waitlist';
import { as, bookingData, confirm, openPayment, type Asking } from '../../../test/checkout/checkout';
import {
  buildConfirmed,
  reconcileNow,
  runOut,
  seatsOf,
  type OpenScene,
  checkedEnvironment,
} from '../../../test/checkout/scene';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildAdmin, buildDependent, buildTraveller } from '../../../test/factories/people';
import { addJob } from '../../jobs/add-job.repository';
import { cancelEvent } from '../events/states/cancel-event.service';
import { tellOfOffer } from './offer-mail';

const environment = await checkedEnvironment();
const { app } = environment;
const admin = await buildAdmin(app.db);

const join = (user: Asking, eventId: number, seats = 1) =>
  app.call(routes.joinWaitlist, { params: { id: eventId }, body: { seats } }, as(user));
const leave = (user: Asking, eventId: number) => app.call(routes.leaveWaitlist, { params: { id: eventId } }, as(user));
const own = async (user: Asking) => (await app.call(routes.listMyWaitlist, {}, as(user))).body;

/** An event sold out by one paid booking. */
function soldOut(capacity = 1): Promise<OpenScene> {
  return buildConfirmed(environment, { capacity });
}

/** Refunds the booking that sold the event out. */
async function free({ opened }: OpenScene): Promise<void> {
  const reply = await app.call(
    routes.refundBooking,
    { params: { id: opened.bookingId }, body: {} },
    as(admin, 'admin'),
  );
  expect(reply.status).toBe(200);
}

async function tend(): Promise<void> {
  await addJob(app.db, 'tend_waitlists', {});
  await app.runJobs();
}

const letOffersEnd = (eventId: number) =>
  app.db.execute(
    sql`update waitlist_offers set expires_at = now() - interval '1 second' where event_id = ${eventId} and status <> 'expired'`,
  );

describe('the waitlist', () => {
  it('keeps people in order and tells them how many are ahead', async () => {
    const scene = await soldOut();
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    expect(await join(first, scene.event.id)).toMatchObject({ status: 201, body: { status: 'waiting', ahead: 0 } });
    expect((await join(second, scene.event.id)).body).toMatchObject({ ahead: 1, seats: 1, offer: null });
    expect(await own(second)).toMatchObject([{ eventId: scene.event.id, eventTitle: scene.event.title }]);
    expect(await own(await buildTraveller(app.db))).toEqual([]);
  });

  it('offers nothing while sales are paused, and takes no one; once they resume, the line is served', async () => {
    const scene = await soldOut();
    const [first, late] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await join(first, scene.event.id);
    const pause = (salesPausedAt: Date | null) =>
      app.db.update(events).set({ salesPausedAt }).where(eq(events.id, scene.event.id));
    await pause(new Date());
    await free(scene);
    await tend();
    expect(await own(first)).toMatchObject([{ status: 'waiting', offer: null }]);
    expect((await join(late, scene.event.id)).json).toMatchObject({
      code: 'not_on_sale',
      message: 'The organizer has paused sales of this date.',
    });
    await pause(null);
    await tend();
    expect(await own(first)).toMatchObject([{ status: 'offered' }]);
  });

  it('a freed seat is offered to the first in line by email, for as long as the domain says', async () => {
    const scene = await soldOut();
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await join(first, scene.event.id);
    await join(second, scene.event.id);
    await free(scene);
    expect(await seatsOf(app, scene.event.id)).toEqual({ confirmed: 0, held: 1 });
    const [entry] = await own(first);
    const hours = (Date.parse(entry?.offer?.expiresAt ?? '') - Date.now()) / 3_600_000;
    expect(entry).toMatchObject({ status: 'offered', offer: { seats: 1 } });
    expect(hours).toBeGreaterThan(waitlistOfferHours - 0.1);
    expect(hours).toBeLessThanOrEqual(waitlistOfferHours);
    expect(await own(second)).toMatchObject([{ status: 'waiting', ahead: 0, offer: null }]);
    await app.runJobs();
    expect(app.mailer.lastTo(first.user.email).subject).toBe(`A seat for you: ${scene.event.title}`);
    expect(app.mailer.sent.filter(({ to }) => to === second.user.email)).toEqual([]);
  });

  it('an offered seat is taken for everyone but the person it is offered to', async () => {
    const scene = await soldOut();
    const waiting = await buildTraveller(app.db);
    await join(waiting, scene.event.id);
    await free(scene);
    const stranger = await openPayment(app, await buildTraveller(app.db), { eventId: scene.event.id });
    expect(stranger.json).toMatchObject({ code: 'sold_out', seatsLeft: 0 });
    const reply = await openPayment(app, waiting, { eventId: scene.event.id });
    expect(reply.status).toBe(200);
    expect(await seatsOf(app, scene.event.id)).toEqual({ confirmed: 0, held: 1 });
    expect(await own(waiting)).toEqual([]);
    await environment.pay(reply.body);
    expect((await confirm(app, waiting, reply.body.paymentIntentId)).status).toBe(200);
    expect(await seatsOf(app, scene.event.id)).toEqual({ confirmed: 1, held: 0 });
  });

  it('an offer works for a free event too', async () => {
    const { event } = await buildFreeEvent(app.db, { capacity: 1 });
    const [holder, waiting] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const book = (user: Asking) =>
      app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
    const { body } = await book(holder);
    await join(waiting, event.id);
    await app.call(routes.refundBooking, { params: { id: body.bookingId }, body: {} }, as(admin, 'admin'));
    expect((await book(holder)).json).toMatchObject({ code: 'sold_out' });
    expect((await book(waiting)).status).toBe(201);
  });

  it.each([
    ['open', 1],
    ['over', 0],
  ])('an email about an offer that is %s when it’s sent: %i', async (state, sent) => {
    const scene = await soldOut();
    const { user } = await buildTraveller(app.db);
    await join(user, scene.event.id);
    await free(scene);
    const [offer] = await app.db.select().from(waitlistOffers).where(eq(waitlistOffers.eventId, scene.event.id));
    await tellOfOffer(app.db, offer?.id ?? 0, app.config.publicUrl);
    if (state === 'over') await letOffersEnd(scene.event.id);
    await app.runJobs();
    const offers = app.mailer.sent.filter(
      ({ to, subject }) => to === user.email && subject.startsWith('A seat for you'),
    );
    expect(offers).toHaveLength(sent);
  });

  it('an offer that is not used goes to the next in line', async () => {
    const scene = await soldOut();
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await join(first, scene.event.id);
    await join(second, scene.event.id);
    await free(scene);
    await letOffersEnd(scene.event.id);
    await tend();
    expect(await own(first)).toEqual([]);
    expect(await own(second)).toMatchObject([{ status: 'offered' }]);
    await letOffersEnd(scene.event.id);
    await tend();
    expect(await seatsOf(app, scene.event.id)).toEqual({ confirmed: 0, held: 0 });
  });

  it('an offer that ran out goes to the next in line, not to the next visitor', async () => {
    const scene = await soldOut();
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await join(first, scene.event.id);
    await join(second, scene.event.id);
    await free(scene);
    await letOffersEnd(scene.event.id);
    const stranger = await openPayment(app, await buildTraveller(app.db), { eventId: scene.event.id });
    expect(stranger.json).toMatchObject({ code: 'sold_out' });
    expect((await openPayment(app, second, { eventId: scene.event.id })).status).toBe(200);
  });

  it('an unpaid hold gives its offer back until the offer runs out', async () => {
    const scene = await soldOut();
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await join(first, scene.event.id);
    await join(second, scene.event.id);
    await free(scene);
    const before = await own(first);
    const { body } = await openPayment(app, first, { eventId: scene.event.id });
    await runOut(app, body.bookingId);
    await reconcileNow(app);
    expect(await own(first)).toMatchObject([{ status: 'offered', offer: before[0]?.offer }]);
    expect(await own(second)).toMatchObject([{ status: 'waiting' }]);
    const again = await openPayment(app, first, { eventId: scene.event.id });
    await letOffersEnd(scene.event.id);
    await runOut(app, again.body.bookingId);
    await reconcileNow(app);
    expect(await own(first)).toEqual([]);
    expect(await own(second)).toMatchObject([{ status: 'offered' }]);
  });

  it('a seat from an unpaid hold goes to the waitlist', async () => {
    const { event } = await buildEvent(app.db, { capacity: 1 });
    const [holder, waiting] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const { body } = await openPayment(app, holder, { eventId: event.id });
    await join(waiting, event.id);
    await app.call(routes.releaseHold, { body: { paymentIntentId: body.paymentIntentId } }, as(holder));
    expect(await own(waiting)).toMatchObject([{ status: 'offered' }]);
  });

  it('a party waits until it fits, and keeps its place in line', async () => {
    const { event } = await buildEvent(app.db, { capacity: 3 });
    const [one, two] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const child = await buildDependent(app.db, two.id);
    const open = await openPayment(app, one, { eventId: event.id });
    const pair = { eventId: event.id, attendees: [{ type: 'dependent' as const, id: child.id }] };
    const openPair = await openPayment(app, two, pair, 16_000);
    const [family, single] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await join(family, event.id, 2);
    await join(single, event.id, 1);
    const release = (user: Asking, paymentIntentId: string) =>
      app.call(routes.releaseHold, { body: { paymentIntentId } }, as(user));
    await release(one, open.body.paymentIntentId);
    expect(await own(family)).toMatchObject([{ status: 'waiting', ahead: 0 }]);
    expect(await own(single)).toMatchObject([{ status: 'offered' }]);
    await release(two, openPair.body.paymentIntentId);
    expect(await own(family)).toMatchObject([{ status: 'offered', offer: { seats: 2 } }]);
  });

  it('leaving passes an offer to the next in line', async () => {
    const scene = await soldOut();
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await join(first, scene.event.id);
    await join(second, scene.event.id);
    await free(scene);
    expect((await leave(first, scene.event.id)).status).toBe(204);
    expect(await own(second)).toMatchObject([{ status: 'offered' }]);
    expect((await leave(first, scene.event.id)).status).toBe(404);
    expect(await app.db.$count(waitlistOffers, eq(waitlistOffers.eventId, scene.event.id))).toBe(2);
  });

  it('seats added by an organizer are offered', async () => {
    const scene = await soldOut();
    const waiting = await buildTraveller(app.db);
    await join(waiting, scene.event.id);
    await app.db.update(events).set({ capacity: 2 }).where(eq(events.id, scene.event.id));
    await tend();
    expect(await own(waiting)).toMatchObject([{ status: 'offered' }]);
  });

  it('joining again changes the size of the party, not the place in line', async () => {
    const scene = await soldOut(1);
    const [first, second] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await join(first, scene.event.id, 1);
    await join(second, scene.event.id, 1);
    expect((await join(first, scene.event.id, 2)).body).toMatchObject({ seats: 2, ahead: 0 });
    expect(await own(first)).toHaveLength(1);
  });

  it('is only for events on sale without enough seats', async () => {
    const user = await buildTraveller(app.db);
    const { event: open } = await buildEvent(app.db, { capacity: 3 });
    expect((await join(user, open.id, 3)).json).toMatchObject({ code: 'seats_free' });
    expect((await join(user, open.id, 4)).status).toBe(201);
    const { event: draft } = await buildEvent(app.db, { status: 'draft' });
    expect((await join(user, draft.id)).status).toBe(404);
    const { event: begun } = await buildEvent(app.db, { startDate: '2026-01-01' });
    expect((await join(user, begun.id)).json).toMatchObject({ code: 'not_on_sale' });
    expect((await join(user, 999_999)).status).toBe(404);
    expect((await app.call(routes.joinWaitlist, { params: { id: open.id }, body: { seats: 1 } })).status).toBe(401);
    for (const seats of [0, 21, 1.5]) expect((await join(user, open.id, seats)).status).toBe(400);
  });

  it('PAY-17 refuses people who already have a seat', async () => {
    const scene = await soldOut();
    expect((await join(scene.user, scene.event.id)).json).toMatchObject({ code: 'already_booked' });
  });

  it('T9 closes when the event is cancelled', async () => {
    const scene = await soldOut();
    const waiting = await buildTraveller(app.db);
    await join(waiting, scene.event.id);
    await cancelEvent(
      app.db,
      { userId: admin.id, role: 'admin', sessionId: 1 },
      { eventId: scene.event.id, reason: '' },
    );
    await app.runJobs();
    expect(await own(waiting)).toEqual([]);
    expect(await seatsOf(app, scene.event.id)).toEqual({ confirmed: 0, held: 0 });
  });

  it('PAY-04 of twenty people waiting and twenty visitors after one freed seat, one gets it, from the waitlist', async () => {
    const scene = await soldOut();
    const line = await Promise.all(Array.from({ length: 20 }, () => buildTraveller(app.db)));
    for (const user of line) await join(user, scene.event.id);
    const others = await Promise.all(Array.from({ length: 20 }, () => buildTraveller(app.db)));
    const buying = [...others, ...line].map(async (user) => {
      const { status } = await openPayment(app, user, { eventId: scene.event.id });
      return status === 200 ? user.id : null;
    });
    await free(scene);
    await Promise.all(buying);
    const winners = (
      await Promise.all(
        [...others, ...line].map(async (user) => {
          const { status } = await openPayment(app, user, { eventId: scene.event.id });
          return status === 200 ? user.id : null;
        }),
      )
    ).filter((id) => id !== null);
    expect(winners).toEqual([line[0]?.id]);
    expect(await seatsOf(app, scene.event.id)).toEqual({ confirmed: 0, held: 1 });
  });
});
