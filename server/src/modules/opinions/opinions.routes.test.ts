import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviews } from '../../../db/schema/reviews';
import { as, bookingData, checkoutModules } from '../../../test/checkout/checkout';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildTraveller } from '../../../test/factories/people';
import { testApp, type TestApp } from '../../../test/test-app';
import { opinionsModule } from './opinions.module';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: [...checkoutModules, opinionsModule] });
});

const answers = { question1Answer: 'The light', question2Answer: 'The ridge', question3Answer: 'My mother' };

async function bookedAndBegun() {
  const { event } = await buildFreeEvent(app.db);
  const user = await buildTraveller(app.db);
  await app.call(routes.createBooking, { body: bookingData({ eventId: event.id }) }, as(user));
  await app.pool.query(`update events set start_date = '2026-01-01', end_date = '2026-01-03' where id = ${event.id}`);
  return { event, user };
}

describe('feedback', () => {
  it('is one a person and event, and may be changed', async () => {
    const { event } = await buildEvent(app.db);
    const user = await buildTraveller(app.db);
    const give = (rating: number) =>
      app.call(routes.giveFeedback, { body: { eventId: event.id, rating, ...answers } }, as(user));
    await give(4);
    await give(9);
    const mine = await app.call(routes.myFeedback, { params: { id: event.id } }, as(user));
    expect(mine.body).toMatchObject({ rating: 9, question1Answer: 'The light' });
  });

  it("isn't found before it's given, and another person's never is", async () => {
    const { event } = await buildEvent(app.db);
    const [user, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await app.call(routes.giveFeedback, { body: { eventId: event.id, rating: 7, ...answers } }, as(other));
    expect((await app.call(routes.myFeedback, { params: { id: event.id } }, as(user))).status).toBe(404);
  });

  it.each([0, 11, 5.5])('a rating of %d is refused', async (rating) => {
    const { event } = await buildEvent(app.db);
    const user = await buildTraveller(app.db);
    const reply = await app.call(routes.giveFeedback, { body: { eventId: event.id, rating, ...answers } }, as(user));
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ fields: { rating: expect.any(String) } });
  });

  it('all three answers are asked for', async () => {
    const { event } = await buildEvent(app.db);
    const body = { eventId: event.id, rating: 5, ...answers, question2Answer: ' ' };
    const reply = await app.call(routes.giveFeedback, { body }, as(await buildTraveller(app.db)));
    expect(reply.json).toMatchObject({ fields: { question2Answer: 'Please answer all three questions' } });
  });

  it("a draft can't be rated, because it isn't public", async () => {
    const { event } = await buildEvent(app.db, { status: 'draft' });
    const reply = await app.call(
      routes.giveFeedback,
      { body: { eventId: event.id, rating: 5, ...answers } },
      as(await buildTraveller(app.db)),
    );
    expect(reply.status).toBe(404);
  });
});

describe('reviews', () => {
  const body = { rating: 5, comment: 'Hut was full and warm.' };

  it('people who booked can review an event once it has begun, once, under first name and initial', async () => {
    const { event, user } = await bookedAndBegun();
    const write = () => app.call(routes.writeReview, { params: { id: event.id }, body }, as(user));
    expect((await write()).status).toBe(201);
    expect((await write()).json).toMatchObject({ code: 'taken' });
    const list = await app.call(routes.listReviews, { params: { id: event.id } });
    expect(list.body).toMatchObject([{ rating: 5, comment: body.comment, userName: 'Maya L.' }]);
  });

  it("no one can review an event they didn't book, or one that hasn't begun", async () => {
    const { event } = await bookedAndBegun();
    const stranger = await buildTraveller(app.db);
    expect((await app.call(routes.writeReview, { params: { id: event.id }, body }, as(stranger))).status).toBe(403);
    const { event: later } = await buildFreeEvent(app.db);
    await app.call(routes.createBooking, { body: bookingData({ eventId: later.id }) }, as(stranger));
    expect((await app.call(routes.writeReview, { params: { id: later.id }, body }, as(stranger))).status).toBe(403);
  });

  it('junk is hidden', async () => {
    const { event, user } = await bookedAndBegun();
    await app.call(routes.writeReview, { params: { id: event.id }, body }, as(user));
    await app.db.update(reviews).set({ isJunk: true }).where(eq(reviews.eventId, event.id));
    expect((await app.call(routes.listReviews, { params: { id: event.id } })).body).toEqual([]);
  });
});
