import { routes } from '@ascendant/contract/routes';
import { browsePageSize } from '@ascendant/domain/list-limits';
import { describe, expect, it } from 'vitest';
import { bookingQuestions } from '../../db/schema/attendees';
import { expectNoPooler } from '../../src/database/connection';
import { bookFreely } from '../factories/bookings';
import { buildFreeEvent, eventRow } from '../factories/events';
import { birthInHalifax, buildTraveller } from '../factories/people';
import { unnamedStatementsOf } from '../statements';
import { testApp } from '../test-app';
import { testDatabase } from '../test-database';

const database = await testDatabase();
expectNoPooler(database.pool);
const app = await testApp({ database });
/** Where nothing has changed, people's scores ask nothing. */
const hearing = await testApp({ database, hearsChanges: true });
const { id } = await buildFreeEvent(app.db, { latitude: 44.6, longitude: -63.6 });
await buildFreeEvent(app.db, { latitude: 44.6, longitude: -63.6 });
// With another date, and a question for who books it.
const { seriesId } = await eventRow(app.db, id);
await buildFreeEvent(app.db, { seriesId });
await app.db
  .insert(bookingQuestions)
  .values({ seriesId, scope: 'booking', kind: 'text', text: 'Where from?', sort: 1 });
const { session } = await buildTraveller(app.db, birthInHalifax);
const person = await buildTraveller(app.db);
await bookFreely(app, person, { eventId: id });
const list = { dates: 'next', limit: browsePageSize } as const;

describe('a read that’s asked often sends only statements with names, which PostgreSQL plans once', () => {
  it.each([
    ['the list', () => app.call(routes.listEvents, { query: { ...list, maxPrice: '5000.00' } })],
    ['the list of someone signed in', () => hearing.call(routes.listEvents, { query: list }, session)],
    ['an event', () => app.call(routes.getEvent, { params: { id } })],
    ['its reviews', () => app.call(routes.listReviews, { params: { id } })],
    ['events nearby', () => app.call(routes.nearbyEvents, { params: { id } })],
    ['my bookings', () => app.call(routes.listMyBookings, {}, person.session)],
    ['recommendations', () => hearing.call(routes.matchedEvents, { query: list }, session)],
  ])('%s', async (_, read) => {
    expect((await read()).status).toBe(200);
    expect(await unnamedStatementsOf(app.pool, read)).toEqual([]);
  });

  it('but a search has one that’s planned for its words', async () => {
    const search = () => app.call(routes.listEvents, { query: { ...list, q: 'walk' } });
    expect((await unnamedStatementsOf(app.pool, search)).join()).toContain('search_wanted');
  });
});
