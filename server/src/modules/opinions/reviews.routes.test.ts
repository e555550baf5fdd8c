import { bookingRoutes } from '@ascendant/contract/booking';
import { eventRoutes } from '@ascendant/contract/event';
import { opinionRoutes as routes } from '@ascendant/contract/opinion';
import { commentMaxLength } from '@ascendant/domain/opinion/review';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../db/schema/events';
import { auditLog } from '../../../db/schema/logs';
import { reviews } from '../../../db/schema/opinions';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { buildGuest, buildReview } from '../../../test/factories/reviews';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
const body = { rating: 5, comment: 'Hut was full and warm.' };

const write = (id: number, session: Session | undefined, sent: object = body) =>
  app.call(routes.writeReview, { params: { id }, body: sent as typeof body }, session);
const change = (id: number, session: Session | undefined, sent: object = body) =>
  app.call(routes.changeReview, { params: { id }, body: sent as typeof body }, session);
const mine = (id: number, session?: Session) => app.call(routes.myReview, { params: { id } }, session);

describe('writing a review', () => {
  it('is for people who booked, once the event has begun, once, under first name and initial', async () => {
    const { eventId, session } = await buildGuest(app);
    expect((await mine(eventId, session)).body).toEqual({ review: null, mayWrite: true });
    expect((await write(eventId, session)).status).toBe(201);
    expect((await write(eventId, session)).json).toMatchObject({ code: 'taken' });
    const list = await app.call(routes.listReviews, { params: { id: eventId } });
    expect(list.body).toMatchObject([{ ...body, userName: 'Maya L.', response: null, respondedAs: null }]);
    expect((await mine(eventId, session)).body).toMatchObject({ review: body, mayWrite: false });
  });

  it('is written once when it is sent twice at the same moment', async () => {
    const { eventId, session } = await buildGuest(app);
    const replies = await Promise.all([write(eventId, session), write(eventId, session), write(eventId, session)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it("is refused without a booking, before the event has begun, and for one's own event", async () => {
    const { eventId } = await buildGuest(app);
    const stranger = await buildTraveller(app.db);
    const { event: later } = await buildFreeEvent(app.db);
    await bookFreely(app, stranger, { eventId: later.id });
    const organizer = await buildOrganizer(app.db);
    const { eventId: ownId } = await buildGuest(app, { createdBy: organizer.id });
    const refusals = [
      [eventId, stranger, 'Only people who booked this event can review it.'],
      [later.id, stranger, "You can review this event once it's started."],
      [ownId, organizer, "You can't review your own event."],
    ] as const;
    for (const [id, { session }, message] of refusals) {
      expect((await write(id, session)).json).toMatchObject({ code: 'forbidden', message });
      expect((await mine(id, session)).body).toEqual({ review: null, mayWrite: false });
    }
  });

  it('is refused when the booking was cancelled', async () => {
    const { eventId, session } = await buildGuest(app);
    await app.db.execute(
      sql`update bookings set status = 'cancelled', payment_status = 'completed' where event_id = ${eventId}`,
    );
    expect((await write(eventId, session)).status).toBe(403);
  });

  it.each([
    ['no stars', { rating: 0, comment: 'Fine' }, 'rating'],
    ['six stars', { rating: 6, comment: 'Fine' }, 'rating'],
    ['half a star', { rating: 4.5, comment: 'Fine' }, 'rating'],
    ['only spaces', { rating: 4, comment: ' \n ' }, 'comment'],
    ['a comment that is too long', { rating: 4, comment: 'x'.repeat(commentMaxLength + 1) }, 'comment'],
    ['a control character', { rating: 4, comment: 'Fine\u0007' }, 'comment'],
  ])('with %s is refused at its field, for a new review and a changed one', async (_, sent, field) => {
    const { eventId, session } = await buildGuest(app);
    expect((await write(eventId, session, sent)).json).toMatchObject({ fields: { [field]: expect.any(String) } });
    await write(eventId, session);
    expect((await change(eventId, session, sent)).json).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect((await mine(eventId, session)).body.review).toMatchObject(body);
  });

  it('takes the longest comment, in several lines', async () => {
    const { eventId, session } = await buildGuest(app);
    const comment = `First line\n${'x'.repeat(commentMaxLength - 11)}`;
    expect((await write(eventId, session, { rating: 1, comment })).body).toMatchObject({ rating: 1, comment });
  });

  it('needs a signed-in person, and an event with a public page', async () => {
    const { eventId, session } = await buildGuest(app);
    const { event: draft } = await buildEvent(app.db, { status: 'draft' });
    for (const call of [write, change, mine]) {
      expect((await call(eventId, undefined)).status).toBe(401);
      expect((await call(draft.id, session)).status).toBe(404);
    }
  });
});

describe('changing a review', () => {
  it('replaces rating and comment, keeps the answer, and is noted in the audit log without the words', async () => {
    const { eventId, session, id: userId } = await buildGuest(app);
    const review = await buildReview(app.db, { eventId, userId, rating: 2, adminResponse: 'Sorry about the hut.' });
    await app.db.update(reviews).set({ editedAt: new Date() }).where(eq(reviews.id, review.id));
    const reply = await change(eventId, session, { rating: 4, comment: 'Better in hindsight.' });
    expect(reply.body).toMatchObject({
      id: review.id,
      rating: 4,
      comment: 'Better in hindsight.',
      response: 'Sorry about the hut.',
      editedAt: null,
    });
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.action, 'review.changed'));
    expect(entries).toMatchObject([
      { action: 'review.changed', actorId: userId, changes: { rating: { before: 2, after: 4 } } },
    ]);
  });

  it("doesn't take a review out of the junk", async () => {
    const { eventId, session, id: userId } = await buildGuest(app);
    await buildReview(app.db, { eventId, userId, isJunk: true });
    await change(eventId, session);
    expect((await app.call(routes.listReviews, { params: { id: eventId } })).body).toEqual([]);
  });

  it("reaches one's own review only", async () => {
    const { eventId } = await buildGuest(app);
    const review = await buildReview(app.db, { eventId, rating: 2 });
    const others = [await buildTraveller(app.db), await buildOrganizer(app.db), await buildAdmin(app.db)];
    for (const { session } of others) expect((await change(eventId, session)).status).toBe(404);
    const [row] = await app.db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(row?.rating).toBe(2);
  });
});

describe('the list of reviews', () => {
  it('hides junk from everyone but admins', async () => {
    const { eventId, session } = await buildGuest(app);
    await buildReview(app.db, { eventId, isJunk: true });
    const list = async (reader?: Session) =>
      (await app.call(routes.listReviews, { params: { id: eventId } }, reader)).body;
    expect(await list()).toEqual([]);
    expect(await list(session)).toEqual([]);
    expect(await list((await buildAdmin(app.db)).session)).toHaveLength(1);
  });

  it("says whether an answer is the organizer's or ours", async () => {
    const [organizer, admin] = [await buildOrganizer(app.db), await buildAdmin(app.db)];
    const { eventId } = await buildGuest(app, { createdBy: organizer.id });
    for (const respondedBy of [organizer.id, admin.id])
      await buildReview(app.db, { eventId, adminResponse: 'Thank you.', respondedBy });
    const { body: list } = await app.call(routes.listReviews, { params: { id: eventId } });
    expect(list.map((each) => each.respondedAs).sort()).toEqual(['ascendant', 'organizer']);
  });

  it('My Bookings says which bookings can be reviewed, and how they were', async () => {
    const { eventId, session } = await buildGuest(app);
    const { event: later } = await buildFreeEvent(app.db);
    await app.call(
      bookingRoutes.createBooking,
      { body: { eventId: later.id, attendees: [{ type: 'user' }], agreementAccepted: true } },
      session,
    );
    const bookings = async () =>
      (await app.call(bookingRoutes.listMyBookings, {}, session)).body
        .map(({ event, canReview, ownRating }) => ({ id: event.id, canReview, ownRating }))
        .sort((one, other) => one.id - other.id);
    expect(await bookings()).toEqual([
      { id: eventId, canReview: true, ownRating: null },
      { id: later.id, canReview: false, ownRating: null },
    ]);
    await write(eventId, session, { rating: 3, comment: 'Fine.' });
    expect((await bookings())[0]).toMatchObject({ canReview: true, ownRating: 3 });
  });
});

describe('the reviews of a series', () => {
  it('are on the page of each of its dates, each with the day that was reviewed, those from before too', async () => {
    const { eventId, session } = await buildGuest(app);
    expect((await write(eventId, session)).status).toBe(201);
    const [row] = await app.db.select().from(events).where(eq(events.id, eventId));
    const { seriesId = 0, startDate = '' } = row ?? {};
    const next = await buildEvent(app.db, { seriesId });
    for (const rating of [4, 3]) await buildReview(app.db, { eventId: next.id, rating });
    for (const id of [eventId, next.id]) {
      const list = (await app.call(routes.listReviews, { params: { id } })).body;
      expect(list.map((review) => review.eventId).toSorted((a, b) => a - b)).toEqual([eventId, next.id, next.id]);
      expect(list.find((review) => review.eventId === eventId)).toMatchObject({ ...body, startDate });
      const { averageRating, reviewCount } = (await app.call(eventRoutes.getEvent, { params: { id } })).body;
      expect([averageRating, reviewCount]).toEqual([4, 3]);
    }
  });

  it('a person reviews each date they booked once', async () => {
    const { eventId, session } = await buildGuest(app);
    await write(eventId, session);
    const [row] = await app.db.select().from(events).where(eq(events.id, eventId));
    const next = await buildEvent(app.db, { seriesId: row?.seriesId ?? 0 });
    expect((await mine(next.id, session)).body).toEqual({ review: null, mayWrite: false });
    expect((await mine(eventId, session)).body.review).toMatchObject(body);
  });
});
