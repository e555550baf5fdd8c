import { eventRoutes } from '@ascendant/contract/event';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { buildEvent, dayFromNow } from '../../../../test/factories/events';
import { whileRowsFail } from '../../../../test/failing-row';
import { testApp } from '../../../../test/test-app';
import { accountsModule } from '../../accounts/accounts.module';
import { eventsModule } from '../events.module';
import { refreshEndedPrices } from './ended-prices.repository';

let walk: number;
let swim: number;
const app = await testApp({ modules: [accountsModule, eventsModule] });
beforeAll(async () => {
  const tiers = [
    { tierType: 'early_bird', adultPrice: '80.00', validUntil: dayFromNow(-2) },
    { tierType: 'regular', adultPrice: '100.00', validUntil: dayFromNow(20) },
  ] as const;
  walk = (await buildEvent(app.db, { tiers, startDate: dayFromNow(30) })).id;
  const price = [{ tierType: 'regular', adultPrice: '90.00' }] as const;
  swim = (await buildEvent(app.db, { tiers: price, startDate: dayFromNow(30) })).id;
});

const listed = async (query: Record<string, string>) => {
  const reply = await app.inject({ url: `/api/events?${new URLSearchParams(query)}` });
  return eventRoutes.listEvents.reply[200].parse(reply.json()).map(({ id }) => id);
};

it('lists are filtered and sorted by the price on sale now or later', async () => {
  expect(await listed({ sort: 'price' })).toEqual([swim, walk]);
  expect(await listed({ maxPrice: '85' })).toEqual([]);
  expect(await listed({ minPrice: '100' })).toEqual([walk]);
});

it('a price whose tier has ended since is computed again, once', async () => {
  const rowOf = async () => (await app.db.select().from(events).where(eq(events.id, walk)))[0];
  const stale = { lowestAdultPriceCents: 8000, lowestPriceUntil: dayFromNow(-2), updatedAt: new Date(0) };
  await app.db.update(events).set(stale).where(eq(events.id, walk));
  await refreshEndedPrices(app.db);
  const found = await rowOf();
  expect(found).toMatchObject({ lowestAdultPriceCents: 10_000, lowestPriceUntil: dayFromNow(20) });
  // Recommendations notice by the time of the change.
  expect(found?.updatedAt.getTime()).toBeGreaterThan(0);
  await refreshEndedPrices(app.db);
  expect((await rowOf())?.updatedAt).toEqual(found?.updatedAt);
});

it('OPS-06 an event whose lowest price can’t be computed again stops no other', async () => {
  const ids = [walk, swim];
  await app.db
    .update(events)
    .set({ lowestPriceUntil: dayFromNow(-2) })
    .where(inArray(events.id, ids));
  await whileRowsFail(app, { table: 'events', which: `new.id = ${walk}` }, async () => {
    await expect(refreshEndedPrices(app.db)).rejects.toThrow(AggregateError);
  });
  const found = await app.db.select().from(events).where(inArray(events.id, ids));
  const stale = found.filter(({ lowestPriceUntil }) => lowestPriceUntil === dayFromNow(-2));
  expect(stale.map(({ id }) => id)).toEqual([walk]);
});
