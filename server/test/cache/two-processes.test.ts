import { routes } from '@ascendant/contract/routes';
import { beforeAll, expect, it, vi } from 'vitest';
import { bookingData } from '../checkout/checkout';
import { buildCrowd } from '../factories/crowd';
import { buildFreeEvent } from '../factories/events';
import { ask } from '../process/ask';
import { bundleBookingsServer, startBookingsServer } from '../process/bookings-server';
import { dataFolder, keepServers } from '../process/server-process';
import { testDatabase } from '../test-database';

const patience = { timeout: 20_000 };

keepServers();
beforeAll(bundleBookingsServer);

it('a seat that’s booked in one process drops the answers of both', { timeout: 90_000 }, async () => {
  const { db, url } = await testDatabase();
  const { id } = await buildFreeEvent(db, { capacity: 5 });
  const [buyer] = await buildCrowd(db, 1);
  const start = async () => startBookingsServer({ url, folder: await dataFolder() });
  const servers = [await start(), await start()] as const;
  await Promise.all(servers.map((server) => server.ready()));
  const shown = () =>
    Promise.all(
      servers.map(async (server) => {
        const response = await fetch(`${server.url}/api/events/${id}`);
        const { seatsLeft } = (await response.json()) as { seatsLeft: number };
        return { seatsLeft, isCached: response.headers.has('age') };
      }),
    );
  await vi.waitFor(async () => {
    expect(await shown()).toEqual([5, 5].map((seatsLeft) => ({ seatsLeft, isCached: true })));
  }, patience);
  expect((await ask(servers[0], routes.createBooking, buyer!, bookingData({ eventId: id })))?.status).toBe(201);
  const begun = performance.now();
  await vi.waitFor(async () => {
    expect(await shown()).toEqual([4, 4].map((seatsLeft) => ({ seatsLeft, isCached: true })));
  }, patience);
  // Before the ten seconds were over for which both had cached their responses.
  expect(performance.now() - begun).toBeLessThan(8000);
});
