import { routes } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { trusting } from '../../../../test/checkout/checkout';
import { buildEvent } from '../../../../test/factories/events';
import { buildTraveller } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';
import { eventsModule } from '../events.module';

const app = await testApp({ modules: [trusting, eventsModule] });

const featured = async () =>
  (await app.call(routes.listEvents, { query: { sort: 'featured' } })).body.map((event) => event.id);

it('the home page features the longest event with seats left of each category, the longest first', async () => {
  const short = await buildEvent(app.db, { category: 'Walks', duration: 3 });
  const long = await buildEvent(app.db, { category: 'Walks', duration: 9, capacity: 1 });
  const talk = await buildEvent(app.db, { category: 'Talks', duration: 2 });
  await buildEvent(app.db, { category: 'Talks', duration: 20, status: 'draft' });
  await buildEvent(app.db, { category: 'Talks', duration: 20, startDate: '2026-01-01', endDate: '2026-01-20' });
  expect(await featured()).toEqual([long.event.id, talk.event.id]);

  const { id: userId } = await buildTraveller(app.db);
  await app.db.execute(sql`with entry as (
      insert into waitlist_entries (event_id, user_id, seats) values (${long.event.id}, ${userId}, 1) returning id)
    insert into waitlist_offers (entry_id, event_id, seats, expires_at)
      select id, ${long.event.id}, 1, now() + interval '1 day' from entry`);
  expect(await featured()).toEqual([short.event.id, talk.event.id]);
});

it('near a place, those around it come first, and the others follow', async () => {
  const here = { latitude: 46.81, longitude: -71.21, location: 'Québec, Quebec' };
  const walk = await buildEvent(app.db, { category: 'Walks', duration: 1, ...here });
  const shorter = await buildEvent(app.db, { category: 'Songs', duration: 2, ...here });
  const query = { sort: 'featured', near: '46.8,-71.2', within: '250', limit: 3 } as const;
  const { body } = await app.call(routes.listEvents, { query });
  expect(body.map(({ id }) => id).slice(0, 2)).toEqual([shorter.id, walk.id]);
  expect(body).toHaveLength(3);
  expect(body.map(({ distanceKm }) => distanceKm! < 5)).toEqual([true, true, false]);
  const nowhere = await app.call(routes.listEvents, { query: { sort: 'featured', near: '0,-150', within: '250' } });
  expect(nowhere.body.map(({ id }) => id)).toEqual(await featured());
});

it('as many as are asked for, also where a date near the place and one elsewhere are of one series', async () => {
  const here = { latitude: -33.93, longitude: 18.42, location: 'Cape Town', category: 'Sails' };
  const near = (await buildEvent(app.db, { ...here, duration: 1 })).event;
  await buildEvent(app.db, { category: 'Sails', duration: 30, seriesId: near.seriesId });
  const query = { sort: 'featured', near: '-33.9,18.4', within: '250', limit: 2 } as const;
  const ids = (await app.call(routes.listEvents, { query })).body.map(({ id }) => id);
  expect([ids[0], ids.length]).toEqual([near.id, 2]);
});
