import { eventRoutes } from '@ascendant/contract/event';
import { hostRoutes } from '@ascendant/contract/host';
import { routes } from '@ascendant/contract/routes';
import type { FaceLanguage } from '@ascendant/domain/person/face';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/users';
import { buildEvent } from '../../../test/factories/events';
import { addMember, assignGuide } from '../../../test/factories/organizations';
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
      'answerTime averageRating bio guides id languages leadsSince name pastCount picture reviewCount reviews upcomingCount'.split(
        ' ',
      ),
    );
  });

  const picture = '/uploads/0123456789abcdef0123456789abcdef.webp';
  const shown = { profilePicture: picture, leadsSince: 2009, languages: ['en', 'fr'] as FaceLanguage[] };

  it('has their picture, since when they lead and their languages only once they show them', async () => {
    const [hidden, open] = [await host(shown), await host({ ...shown, showsFace: true })];
    for (const id of [hidden, open]) await buildEvent(app.db, { createdBy: id });
    expect((await read(hidden)).body).toMatchObject({ picture: null, leadsSince: null, languages: [] });
    expect((await read(open)).body).toMatchObject({ picture, leadsSince: 2009, languages: ['en', 'fr'] });
  });

  it('has the guides who show themselves, of one date if it’s asked for, and no one else of the organization', async () => {
    const organizerId = await host();
    const [led, other] = [
      await buildEvent(app.db, { createdBy: organizerId }),
      await buildEvent(app.db, { createdBy: organizerId }),
    ];
    const member = async (firstName: string, role: 'guide' | 'manager', showsFace: boolean) => {
      const { id } = await buildTraveller(app.db, { ...shown, firstName, lastName: 'Roy', showsFace });
      await addMember(app.db, { organizerId, userId: id, role });
      return id;
    };
    const [asha] = [await member('Asha', 'guide', true), await member('Ben', 'guide', true)];
    await member('Cai', 'guide', false);
    await member('Dee', 'manager', true);
    await assignGuide(app.db, asha, led.id);
    const guides = async (query: { event?: number }) =>
      (await app.call(hostRoutes.getHost, { params: { id: organizerId }, query })).body.guides.map(({ name }) => name);
    expect(await guides({})).toEqual(['Asha R.', 'Ben R.']);
    expect([await guides({ event: led.id }), await guides({ event: other.id })]).toEqual([['Asha R.'], []]);
  });

  it('says how soon they usually answer, by the median of three questions or more', async () => {
    const id = await host();
    const { id: eventId } = await buildEvent(app.db, { createdBy: id });
    const ask = async (answeredAfter: string | null, askedAgo = '40 hours') => {
      const { session } = await buildTraveller(app.db);
      const { body } = await app.call(
        routes.startConversation,
        { params: { id: eventId }, body: { text: 'Is there snow?' } },
        session,
      );
      const asked = [body.conversationId, askedAgo];
      await app.pool.query(
        'update conversation_messages set created_at = now() - $2::interval where conversation_id = $1',
        asked,
      );
      if (answeredAfter === null) return;
      await app.pool.query(
        `insert into conversation_messages (conversation_id, sender, text, created_at)
         values ($1, 'host', 'Yes', now() - $2::interval + $3::interval)`,
        [...asked, answeredAfter],
      );
    };
    const answerTime = async () => (await read(id)).body.answerTime;
    await ask('20 minutes');
    await ask('5 hours');
    expect(await answerTime()).toBeNull();
    await ask('30 hours');
    expect(await answerTime()).toBe('hours');
    await ask(null, '2 hours');
    expect(await answerTime()).toBe('hours');
    await ask(null);
    await ask(null);
    expect(await answerTime()).toBe('days');
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
