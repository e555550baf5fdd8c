import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { as, checkoutModules } from '../../../test/checkout/checkout';
import { buildEvent } from '../../../test/factories/events';
import { buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { opinionsModule } from './opinions.module';

const app = await testApp({ modules: [...checkoutModules, opinionsModule] });

const answers = { question1Answer: 'The light', question2Answer: 'The ridge', question3Answer: 'My mother' };

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

  it('is about the event on all its dates: what was said last of any of them', async () => {
    const { event } = await buildEvent(app.db);
    const { event: next } = await buildEvent(app.db, { seriesId: event.seriesId });
    const user = await buildTraveller(app.db);
    const give = (eventId: number, rating: number) =>
      app.call(routes.giveFeedback, { body: { eventId, rating, ...answers } }, as(user));
    const mine = async (id: number) => (await app.call(routes.myFeedback, { params: { id } }, as(user))).body?.rating;
    await give(event.id, 4);
    expect(await mine(next.id)).toBe(4);
    await give(next.id, 9);
    expect(await mine(event.id)).toBe(9);
    await give(event.id, 5);
    expect(await mine(next.id)).toBe(5);
  });

  it("is null before it's given, whatever others gave", async () => {
    const { event } = await buildEvent(app.db);
    const [user, other] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    await app.call(routes.giveFeedback, { body: { eventId: event.id, rating: 7, ...answers } }, as(other));
    expect(await app.call(routes.myFeedback, { params: { id: event.id } }, as(user))).toMatchObject({
      status: 200,
      body: null,
    });
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
