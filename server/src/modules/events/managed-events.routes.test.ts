import { managedEventRoutes } from '@ascendant/contract/managed-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, dayFromNow, type EventWish } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type TestApp } from '../../../test/test-app';
import { accountsModule } from '../accounts/accounts.module';
import { eventsModule } from './events.module';

describe('the list of all events, for admins', () => {
  let app: TestApp;
  let admin: SignedInPerson;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    app = await testApp({ modules: [accountsModule, eventsModule] });
    admin = await buildAdmin(app.db);
    const add = async (name: string, wish: EventWish) => {
      ids[name] = (await buildEvent(app.db, wish)).id;
    };
    const organizer = await buildOrganizer(app.db, { firstName: 'Nadia', lastName: 'Brooks' });
    await add('over long ago', { startDate: dayFromNow(-300) });
    await add('over', { startDate: dayFromNow(-3) });
    await add('far', { startDate: dayFromNow(90) });
    await add('near draft', { startDate: dayFromNow(5), status: 'draft', returnReason: 'Please say more.' });
    await add('cancelled', { startDate: dayFromNow(40), status: 'cancelled' });
    const asked = (daysAgo: number) => ({
      status: 'pending_approval' as const,
      reviewRequestedAt: new Date(Date.now() - daysAgo * 86_400_000),
      createdBy: organizer.id,
    });
    await add('asked today', { ...asked(0), startDate: dayFromNow(10) });
    await add('asked on Tuesday', { ...asked(3), startDate: dayFromNow(200), tiers: [] });
  });

  const list = (query: Record<string, unknown> = {}) =>
    app.call(managedEventRoutes.listAdminEvents, { query }, admin.session);
  const named = async (query: Record<string, unknown> = {}) =>
    (await list(query)).body.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

  const all = ['asked on Tuesday', 'asked today', 'near draft', 'cancelled', 'far', 'over', 'over long ago'];

  it('has events waiting for approval first, the longest waiting at the top, then upcoming ones, then past ones', async () => {
    expect(await named()).toEqual(all);
  });

  it('comes in pages, with the total number of events', async () => {
    const reply = await list({ limit: 3, offset: 3 });
    expect(reply.headers['x-total-count']).toBe('7');
    expect(await named({ limit: 3, offset: 3 })).toEqual(all.slice(3, 6));
    expect(await named({ offset: 7 })).toEqual([]);
  });

  it('can be filtered by status', async () => {
    expect(await named({ status: 'draft' })).toEqual(['near draft']);
    expect((await list({ status: 'pending_approval', limit: 1 })).headers['x-total-count']).toBe('2');
    expect((await list({ status: 'sold' })).status).toBe(400);
    expect((await list({ limit: 201 })).status).toBe(400);
  });

  it('has what an admin needs to decide about each event', async () => {
    const [waiting, second] = (await list()).body;
    expect(waiting).toMatchObject({
      status: 'pending_approval',
      organizerName: 'Nadia Brooks',
      price: 'Free',
      totalBookings: 0,
      totalRevenue: 0,
      refundable: '0.00',
      reviewRequestedAt: expect.any(String),
      imageUrl: expect.stringMatching(/^\/covers\/\d+-[0-9a-f]{16}\.svg$/),
    });
    expect(second).toMatchObject({ price: 'From $100', capacity: 12, seatsTaken: 0, holds: 0 });
    expect((await list({ status: 'draft' })).body[0]).toMatchObject({ returnReason: 'Please say more.' });
  });

  it('AUT-01 is 401 for visitors and 403 for travellers and organizers', async () => {
    const [traveller, organizer] = [await buildTraveller(app.db), await buildOrganizer(app.db)];
    const statuses = [{}, traveller.session, organizer.session].map(
      async (session) => (await app.call(managedEventRoutes.listAdminEvents, {}, session)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  });
});
