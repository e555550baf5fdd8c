import { routes } from '@ascendant/contract/routes';
import { describe, expect, it } from 'vitest';
import { eventSeries } from '../../../../db/schema/event-series';
import { bookFreely } from '../../../../test/factories/bookings';
import { buildEvent, buildFreeEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { buildDependent, buildTraveller } from '../../../../test/factories/people';
import { statementsOf } from '../../../../test/statements';
import { testApp } from '../../../../test/test-app';

const app = await testApp();

/** A part of the world for each test. */
let meridian = -160;
const kilometresPerDegree = 111.195;
const elsewhere = () => (meridian += 20);
const northOf = (longitude: number, kilometres: number, options: EventOptions = {}): EventOptions => ({
  latitude: kilometres / kilometresPerDegree,
  longitude,
  ...options,
});
const build = async (options: EventOptions) => (await buildEvent(app.db, options)).id;
const buildAll = async (all: readonly EventOptions[]) => {
  const ids: number[] = [];
  for (const options of all) ids.push(await build(options));
  return ids;
};
const nearby = async (id: number, session = {}) =>
  (await app.call(routes.nearbyEvents, { params: { id } }, session)).body;
const idsNear = async (id: number) => (await nearby(id)).map((event) => event.id);

describe('other events nearby', () => {
  it('are only those that children can come to, if some do', async () => {
    const here = elsewhere();
    const [id = 0, adults = 0, everyone = 0] = await buildAll([
      northOf(here, 0),
      northOf(here, 1, { minimumAge: 18 }),
      northOf(here, 2),
    ]);
    expect(await idsNear(id)).toEqual([adults, everyone]);
    const { body } = await app.call(routes.nearbyEvents, { params: { id }, query: { kids: 'true' } });
    expect(body.map((event) => event.id)).toEqual([everyone]);
  });

  it('are the three nearest, nearest first, with their distance', async () => {
    const here = elsewhere();
    const [id = 0, far, near, middle] = await buildAll([0, 22, 3, 12, 24].map((km) => northOf(here, km)));
    const found = await nearby(id);
    expect(found.map((event) => event.id)).toEqual([near, middle, far]);
    expect(found.map(({ distanceKm }) => Math.round(distanceKm))).toEqual([3, 12, 22]);
  });

  it('are looked for up to 150 km away where there are fewer close by, also across the date line', async () => {
    const id = await build({ latitude: 0, longitude: 179.9 });
    await buildAll([
      { latitude: 1.3, longitude: 179.9 },
      { latitude: 0, longitude: -179.6 },
      { latitude: 1.4, longitude: 179.9 },
    ]);
    expect((await nearby(id)).map(({ distanceKm }) => Math.round(distanceKm))).toEqual([56, 145]);
  });

  it('are looked for no farther than 2 km away where enough are there', async () => {
    const here = elsewhere();
    const [id = 0, near, nearest, middle, far] = await buildAll([0, 1.5, 0.5, 1, 2.5].map((km) => northOf(here, km)));
    let found: readonly number[] = [];
    const sent = await statementsOf(app.pool, async () => (found = await idsNear(id)));
    expect(found).toEqual([nearest, middle, near]);
    expect(sent.filter((statement) => statement.includes('distance_km'))).toHaveLength(1);
    expect(await idsNear(far ?? 0)).toEqual([near, middle, nearest]);
  });

  it('can be booked: published, to come, with a seat, a tier on sale, and booking still open', async () => {
    const here = elsewhere();
    const yesterday = dayFromNow(-2);
    const soldOut = await buildFreeEvent(app.db, northOf(here, 1, { capacity: 1 }));
    await bookFreely(app, await buildTraveller(app.db), { eventId: soldOut.id });
    const [id = 0, , , , free] = await buildAll([
      northOf(here, 0),
      northOf(here, 1, { status: 'draft' }),
      northOf(here, 1, { startDate: yesterday }),
      northOf(here, 1, { tiers: [{ tierType: 'early_bird', adultPrice: '10.00', validUntil: yesterday }] }),
      northOf(here, 1, { tiers: [{ tierType: 'regular', adultPrice: '0.00', validUntil: dayFromNow(2) }] }),
      northOf(here, 1, { tiers: [] }),
      northOf(here, 1, { startDate: dayFromNow(2), cutOffHours: 96 }),
    ]);
    expect(await idsNear(id)).toEqual([free]);
  });

  it('are other events than its own dates; another series counts once, with its next date', async () => {
    const here = elsewhere();
    const rows = await app.db.insert(eventSeries).values([{}, {}]).returning();
    const [own, other] = rows.map(({ id }) => id);
    const [id = 0, , , next, single] = await buildAll([
      northOf(here, 0, { seriesId: own }),
      northOf(here, 1, { seriesId: own }),
      northOf(here, 1, { seriesId: other, startDate: dayFromNow(60) }),
      northOf(here, 1, { seriesId: other, startDate: dayFromNow(30) }),
      northOf(here, 2),
    ]);
    expect(await idsNear(id)).toEqual([next, single]);
    expect(await idsNear(single ?? 0)).toHaveLength(2);
  });

  it('beside a family’s event, and for a child who comes along, are those that children can come to', async () => {
    const here = elsewhere();
    const [family = 0, , , fromEleven, hike = 0] = await buildAll([
      northOf(here, 0, { category: 'Family & Kids' }),
      northOf(here, 0.1, { category: 'Romantic & Dating' }),
      northOf(here, 0.2, { minimumAge: 12 }),
      northOf(here, 0.3, { minimumAge: 11 }),
      northOf(here, 0.4),
    ]);
    expect(await idsNear(family)).toEqual([fromEleven, hike]);
    expect(await idsNear(hike)).toHaveLength(3);
    const traveller = await buildTraveller(app.db);
    const { id: child } = await buildDependent(app.db, traveller.id, { dateOfBirth: dayFromNow(-3_000) });
    const call = { params: { id: hike }, query: { with: String(child) } };
    const { body } = await app.call(routes.nearbyEvents, call, traveller.session);
    expect(body.map(({ id }) => id)).toEqual([family]);
  });

  it('are none where the event’s place isn’t known, and no one else’s draft has any', async () => {
    const { session } = await buildTraveller(app.db);
    expect(await idsNear(await build({ latitude: null, longitude: null }))).toEqual([]);
    const draft = await build({ status: 'draft' });
    for (const headers of [{}, session]) {
      expect((await app.call(routes.nearbyEvents, { params: { id: draft } }, headers)).status).toBe(404);
    }
  });

  it('come with the scores of the person who’s signed in', async () => {
    const here = elsewhere();
    const [id = 0, near = 0] = await buildAll([northOf(here, 0), northOf(here, 5)]);
    const { session } = await buildTraveller(app.db);
    const scores = app.app.context.eventScores;
    scores.scoreWith({ ...scores, explained: async () => new Map([[near, { score: 7.5, reason: null }]]) });
    expect((await nearby(id, session)).map(({ matchScore }) => matchScore)).toEqual([7.5]);
    expect((await nearby(id)).map(({ matchScore }) => matchScore)).toEqual([null]);
  });
});
