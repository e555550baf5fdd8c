import { routes } from '@ascendant/contract/routes';
import { mostNearbyEvents } from '@ascendant/domain/event/nearby';
import { describe, expect, it } from 'vitest';
import { bookingQuestions } from '../../db/schema/attendees';
import { expectNoPooler } from '../../src/database/connection';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent, eventRow } from '../factories/events';
import { birthInHalifax, buildTraveller } from '../factories/people';
import { statementsOf, unnamedStatementsOf } from '../statements';
import { testApp } from '../test-app';
import { testDatabase } from '../test-database';

const database = await testDatabase();
expectNoPooler(database.pool);
const app = await testApp({ database });
/** Where nothing has changed, people's scores ask nothing. */
const hearing = await testApp({ database, hearsChanges: true });
const { id } = await buildFreeEvent(app.db, { latitude: 44.6, longitude: -63.6 });
for (let others = 0; others < mostNearbyEvents; others += 1)
  await buildFreeEvent(app.db, { latitude: 44.6, longitude: -63.6 });
const remote = await buildFreeEvent(app.db, { latitude: 10, longitude: 10 });
await buildFreeEvent(app.db, { latitude: 11, longitude: 10 });
// With another date, and a question for who books it.
const { seriesId } = await eventRow(app.db, id);
await buildFreeEvent(app.db, { seriesId });
await app.db
  .insert(bookingQuestions)
  .values({ seriesId, scope: 'booking', kind: 'text', text: 'Where from?', sort: 1 });
const { session } = await buildTraveller(app.db, birthInHalifax);
const person = await buildTraveller(app.db);
const haligonian = await buildTraveller(app.db, {
  ...birthInHalifax,
  currentCity: 'Halifax',
  currentCountry: 'Canada',
});
await bookFreely(app, person, { eventId: id });
/** A page that upcoming events fill. */
const list = { dates: 'next', limit: 2 } as const;

/** How many statements each read takes, and no more: at most five. The page of an event is three of them. */
const reads = [
  { name: 'the list', most: 3, read: () => app.call(routes.listEvents, { query: { ...list, maxPrice: '5000.00' } }) },
  {
    name: 'the list of someone signed in',
    most: 5,
    read: () => hearing.call(routes.listEvents, { query: list }, session),
  },
  {
    name: 'the list of someone whose town is known',
    most: 5,
    read: () => hearing.call(routes.listEvents, { query: { ...list, sort: 'near' } }, haligonian.session),
  },
  { name: 'an event', most: 1, read: () => app.call(routes.getEvent, { params: { id } }) },
  { name: 'its reviews', most: 1, read: () => app.call(routes.listReviews, { params: { id } }) },
  { name: 'events nearby', most: 2, read: () => app.call(routes.nearbyEvents, { params: { id } }) },
  { name: 'the only event nearby', most: 2, read: () => app.call(routes.nearbyEvents, { params: { id: remote.id } }) },
  { name: 'bookings with questions', most: 5, read: () => app.call(routes.listMyBookings, {}, person.session) },
  { name: 'good days', most: 3, read: () => hearing.call(routes.goodDays, {}, session) },
  { name: 'recommendations', most: 5, read: () => hearing.call(routes.matchedEvents, { query: list }, session) },
];

describe('a read that’s asked often sends only statements with names, which PostgreSQL plans once', () => {
  it.each(reads)('$name', async ({ read, most }) => {
    expect((await read()).status).toBe(200);
    expect(await unnamedStatementsOf(app.pool, read)).toEqual([]);
    expect((await statementsOf(app.pool, read)).length).toBeLessThanOrEqual(most);
  });

  it('but a search has one that’s planned for its words', async () => {
    const search = () => app.call(routes.listEvents, { query: { ...list, q: 'walk' } });
    expect((await unnamedStatementsOf(app.pool, search)).join()).toContain('search_wanted');
    expect((await statementsOf(app.pool, search)).length).toBeLessThanOrEqual(5);
  });
});
