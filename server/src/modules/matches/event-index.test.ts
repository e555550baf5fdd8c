import { vectorLength } from '@ascendant/astrology/matching/vector';
import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { eventAstrologyAnalysis } from '../../../db/schema/charts';
import { events } from '../../../db/schema/events';
import { as, trusting } from '../../../test/checkout/checkout';
import { buildEvent, dayFromNow } from '../../../test/factories/events';
import { birthInHalifax, buildAdmin, buildTraveller } from '../../../test/factories/people';
import { longWait } from '../../../test/long-wait';
import { testApp } from '../../../test/test-app';
import { testDatabase } from '../../../test/test-database';
import { listenForChanges } from '../../database/listen';
import { chartsModule } from '../charts/charts.module';
import { eventsModule } from '../events/events.module';
import { operationsModule } from '../operations/operations.module';
import { openEventIndex } from './event-index';
import { matchesModule } from './matches.module';

const born = { ...birthInHalifax, timeOfBirth: '06:40' } as const;

it('a first reading that fails continues later, where it stopped, and no request repeats it', async () => {
  const { db, pool } = await testDatabase();
  for (let day = 1; day <= 3; day += 1) await buildEvent(db, { startDate: dayFromNow(day) });
  await pool.query('alter table event_astrology_analysis rename to hidden');
  const failures: unknown[] = [];
  const index = openEventIndex(db, (error) => failures.push(error));
  expect(await index.refresh()).toBe(false);
  expect(await index.refresh()).toBe(false);
  expect(index.reading().isReady).toBe(false);
  expect(failures).toHaveLength(1);
});

it('until the events are read, answers have no scores and say so', async () => {
  const app = await testApp({ modules: [trusting, eventsModule, chartsModule, matchesModule, operationsModule] });
  for (let day = 1; day <= 3; day += 1) await buildEvent(app.db, { startDate: dayFromNow(day) });
  const user = await buildTraveller(app.db, born);
  const admin = await buildAdmin(app.db);
  await app.pool.query('alter table event_astrology_analysis rename to hidden');
  const list = async () => app.call(routes.listEvents, { query: { sort: 'match', minMatch: 1 } }, as(user));
  const first = await list();
  expect(first.body.map(({ matchScore }) => matchScore)).toEqual([null, null, null]);
  expect(first.headers['x-scores-pending']).toBe('true');
  const matched = await app.call(routes.matchedEvents, {}, as(user));
  expect(matched.body).toEqual([]);
  expect(matched.headers['x-scores-pending']).toBe('true');
  expect((await app.call(routes.otherEvents, {}, as(user))).body).toHaveLength(3);
  expect((await app.call(routes.adminHealth, {}, as(admin, 'admin'))).body.matching).toEqual({
    isReady: false,
    events: 0,
  });
});

it('the skies of events are read in pieces, once, and stored', async () => {
  const { db } = await testDatabase();
  for (let day = 1; day <= 30; day += 1) await buildEvent(db, { startDate: dayFromNow(day) });
  const index = openEventIndex(db, () => undefined);
  expect(await index.refresh()).toBe(true);
  expect(index.reading()).toEqual({ isReady: true, events: 30 });
  expect(await db.select().from(eventAstrologyAnalysis)).toHaveLength(30);
});

it('the best event of a day is the first of that day in the whole ranking', async () => {
  const { db } = await testDatabase();
  const times = ['06:00', '12:00', '20:00'];
  for (let day = 1; day <= 8; day += 1)
    for (const startTime of times) await buildEvent(db, { startDate: dayFromNow(day), startTime, endTime: '23:00' });
  const index = openEventIndex(db, () => undefined);
  await index.refresh();
  const person = Float32Array.from({ length: vectorLength }, (_, place) => Math.sin(place));
  const wanted = { party: [person], now: new Date(), least: 5 };
  const days = index.bestByDay(wanted);
  const ranked = index.rank({ ...wanted, wanted: 100 }).best.map(({ id }) => id);
  const dayOf = (id: number) => index.find(id)?.startDate;
  expect(days.size).toBeGreaterThan(1);
  for (const [day, { count, bestId }] of days) {
    const ofDay = ranked.filter((id) => dayOf(id) === day);
    expect([count, bestId]).toEqual([ofDay.length, ofDay[0]]);
  }
});

it('a ranking is computed once, until an event changes or the next one begins', async () => {
  const { db } = await testDatabase();
  const { event: first } = await buildEvent(db, { startDate: dayFromNow(1) });
  for (const day of [3, 2]) await buildEvent(db, { startDate: dayFromNow(day) });
  const index = openEventIndex(db, () => undefined);
  await index.refresh();
  let compared = 0;
  const ask = (now: Date, wanted = 2) => {
    compared = 0;
    const accept = () => (compared += 1) > 0;
    const { best, total } = index.rank({ party: [], least: 0, by: 'date', now, wanted, accept }, 'anything');
    return [best.length, total, compared];
  };
  const now = new Date();
  expect(ask(now)).toEqual([2, 3, 3]);
  expect(ask(now, 3)).toEqual([3, 3, 0]);
  const begun = first.startsAt;
  expect(ask(new Date(begun.getTime() - 1_000))).toEqual([2, 3, 0]);
  expect(ask(begun)).toEqual([2, 2, 2]);
  await buildEvent(db, { startDate: dayFromNow(5) });
  await index.refresh();
  expect(ask(begun)).toEqual([2, 3, 3]);
  expect(ask(now)).toEqual([2, 4, 4]);
});

it('events are looked at again after a change, and not for each request', async () => {
  const { db, pool, url } = await testDatabase();
  const { id } = await buildEvent(db);
  const changes = listenForChanges(url, () => undefined);
  try {
    await vi.waitUntil(changes.isHeard, longWait);
    const index = openEventIndex(db, () => undefined, changes);
    await index.refresh();
    await index.refresh();
    const asked = vi.spyOn(pool, 'query');
    for (let request = 0; request < 10; request += 1) expect(await index.refresh()).toBe(true);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    await db.update(events).set({ minimumAge: 14 }).where(eq(events.id, id));
    const ageKnown = async () => {
      await index.refresh();
      return index.find(id)?.minimumAge;
    };
    await vi.waitFor(async () => expect(await ageKnown()).toBe(14), longWait);
    const added = await buildEvent(db);
    await vi.waitFor(async () => {
      await index.refresh();
      expect(index.find(added.id)).toBeDefined();
    }, longWait);
  } finally {
    await changes.close();
  }
});
