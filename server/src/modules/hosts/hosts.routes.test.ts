import { eventRoutes } from '@ascendant/contract/event';
import { hostRoutes } from '@ascendant/contract/host';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/users';
import { buildEvent } from '../../../test/factories/events';
import { buildOrganizer, buildTraveller } from '../../../test/factories/people';
import { buildReview, letBegin } from '../../../test/factories/reviews';
import { testApp } from '../../../test/test-app';

const app = await testApp();

describe('the page of a host', () => {
  const read = (id: number) => app.call(hostRoutes.getHost, { params: { id } });
  const host = async (about: Partial<typeof users.$inferInsert> = {}) => {
    const { id } = await buildOrganizer(app.db);
    await app.db
      .update(users)
      .set({ displayName: 'Larch Valley Guides', bio: 'We walk early.', ...about })
      .where(eq(users.id, id));
    return id;
  };

  it('has their name, what they say, how many events they have, and their reviews without junk', async () => {
    const id = await host();
    const { id: past } = await buildEvent(app.db, { createdBy: id, title: 'Past walk' });
    await buildEvent(app.db, { createdBy: id });
    await buildEvent(app.db, { createdBy: id, status: 'draft' });
    await letBegin(app.db, past);
    await buildReview(app.db, { eventId: past, rating: 1, isJunk: true });
    for (const rating of [5, 4, 5]) await buildReview(app.db, { eventId: past, rating, comment: `${rating} stars` });
    const { body } = await read(id);
    expect(body).toMatchObject({ id, name: 'Larch Valley Guides', bio: 'We walk early.' });
    expect(body).toMatchObject({ upcomingCount: 1, pastCount: 1, reviewCount: 3, averageRating: 4.7 });
    expect(body.reviews.map(({ rating, event }) => [rating, event.title])).toEqual([
      [5, 'Past walk'],
      [4, 'Past walk'],
      [5, 'Past walk'],
    ]);
    expect(Object.keys(body).sort()).toEqual(
      ['averageRating', 'bio', 'id', 'name', 'pastCount', 'reviewCount', 'reviews', 'upcomingCount'].sort(),
    );
  });

  it('the list of events can be limited to theirs, and each event names its host', async () => {
    const id = await host();
    const { id: first } = await buildEvent(app.db, { createdBy: id });
    await buildEvent(app.db, { createdBy: id, status: 'draft' });
    await buildEvent(app.db);
    const { body } = await app.call(eventRoutes.listEvents, { query: { host: id } });
    expect(body.map((event) => event.id)).toEqual([first]);
    expect((await app.call(eventRoutes.getEvent, { params: { id: first } })).body.hostId).toBe(id);
  });

  it('isn’t there for anyone without a public event, or whose account is disabled', async () => {
    const traveller = await buildTraveller(app.db);
    const [writing, gone, cancelled] = [await host(), await host({ disabled: true }), await host()];
    await buildEvent(app.db, { createdBy: writing, status: 'draft' });
    const { id: left } = await buildEvent(app.db, { createdBy: gone });
    await buildEvent(app.db, { createdBy: cancelled, status: 'cancelled' });
    for (const id of [traveller.id, writing, gone, 2_000_000_000]) expect((await read(id)).status).toBe(404);
    expect((await app.call(eventRoutes.getEvent, { params: { id: left } })).body.hostId).toBeNull();
    expect((await read(cancelled)).body).toMatchObject({ upcomingCount: 0, pastCount: 0, averageRating: null });
  });
});
