import { routes } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { bookingData, checkoutModules } from '../checkout/checkout';
import { buildCrowd } from '../factories/crowd';
import { buildFreeEvent } from '../factories/events';
import { testApp, type TestApp } from '../test-app';
import { testDatabase } from '../test-database';

const buyers = 500;
const places = 100;

async function listen(app: TestApp): Promise<string> {
  await app.app.http.listen({ host: '127.0.0.1', port: 0 });
  const address = app.app.http.server.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}`;
}

/** One free booking over the network. @returns the status, after the polite repeats that `busy` asks for */
async function buy(origin: string, userId: number, eventId: number): Promise<number> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const response = await fetch(`${origin}${routes.createBooking.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${userId}` },
      body: JSON.stringify(bookingData({ eventId })),
    });
    await response.arrayBuffer();
    if (response.status !== 503) return response.status;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return 503;
}

async function rush(app: TestApp) {
  const { event } = await buildFreeEvent(app.db, { capacity: places });
  const crowd = await buildCrowd(app.db, buyers);
  const origin = await listen(app);
  const statuses = await Promise.all(crowd.map((userId) => buy(origin, userId, event.id)));
  const { rows } = await app.db.execute<{ sold: number; counted: number }>(
    sql`select (select coalesce(sum(places), 0)::int from bookings where event_id = ${event.id} and status = 'confirmed') as sold,
      places_confirmed as counted from events where id = ${event.id}`,
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  return { created: count(201), refused: count(409), others: buyers - count(201) - count(409), ...rows[0] };
}

describe('the last places', () => {
  it('PAY-03 500 concurrent buyers of 100 places buy exactly 100', async () => {
    const app = await testApp({ modules: checkoutModules });
    expect(await rush(app)).toEqual({
      created: places,
      refused: buyers - places,
      others: 0,
      sold: places,
      counted: places,
    });
  }, 60_000);

  it('CRA-17 without the lock, and without the database that refuses by itself, the same rush oversells', async () => {
    const database = await testDatabase();
    await database.pool.query('alter table events drop constraint event_capacity');
    const app = await testApp({ modules: checkoutModules, database, settings: { FAULT: 'event-lock:off' } });
    const { sold } = await rush(app);
    expect(sold).toBeGreaterThan(places);
  }, 60_000);

  it('PAY-04 without the lock the database still refuses the place that is too many', async () => {
    const app = await testApp({ modules: checkoutModules, settings: { FAULT: 'event-lock:off' } });
    const { sold, counted } = await rush(app);
    expect(sold).toBe(places);
    expect(counted).toBe(places);
  }, 60_000);
});
