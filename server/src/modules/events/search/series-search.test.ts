import { eventRoutes as routes } from '@ascendant/contract/event';
import { searchRoutes } from '@ascendant/contract/search';
import { maxCounted } from '@ascendant/domain/list-limits';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, dayFromNow, type EventOptions } from '../../../../test/factories/events';
import { copyEvent } from '../../../../test/factories/many-events';
import { testApp } from '../../../../test/test-app';
import { eventsModule } from '../events.module';

/** More dates than a search counts. */
const dates = maxCounted + 100;

let walk: number;
let inTitle: number;
let inDescription: number;
const app = await testApp({ modules: [eventsModule] });
beforeAll(async () => {
  const { db } = app;
  walk = await built(-21, { title: 'Quartz walk' });
  const day = sql`model.start_date + 2 * n`;
  await copyEvent(db, walk, dates - 1, { start_date: day, end_date: day, series_id: sql`model.series_id` });
  inTitle = await built(3, { title: 'Quartz climb' });
  inDescription = await built(2, {
    title: 'Ore',
    description: 'We look for quartz all day, at every turn of the path.',
  });
}, 60_000);

async function built(days: number, options: EventOptions): Promise<number> {
  return (await buildEvent(app.db, { startDate: dayFromNow(days), endDate: dayFromNow(days), ...options })).id;
}

/** The walk's date that is so many days from now: it takes place every other day, not today. */
const walkIn = (days: number) => walk + (days + 21) / 2;
const found = async (query: object = {}) => {
  const { body, headers } = await app.call(routes.listEvents, {
    query: { q: 'quartz', limit: 20, dates: 'next', ...query },
  });
  return { ids: body.map(({ id }) => id), count: headers['x-total-count'] };
};

describe('a search for a word that a series with more dates than are counted has', () => {
  it('finds each experience once, the more relevant first, and counts them', async () => {
    const { ids, count } = await found();
    expect([ids.slice(0, 2).toSorted((a, b) => a - b), ids.slice(2), count]).toEqual([
      [walkIn(1), inTitle],
      [inDescription],
      '3',
    ]);
  });

  it('shows the next date that can be booked, of those that the filter finds', async () => {
    const from = dayFromNow(41);
    expect((await found({ from })).ids).toEqual([walkIn(41)]);
    await app.db.execute(
      sql`insert into seat_blocks (event_id, seats, label) select ${walkIn(41)}, capacity, 'A school' from events where id = ${walkIn(41)}`,
    );
    expect((await found({ from })).ids).toEqual([walkIn(43)]);
    expect((await found({ from, to: from })).ids).toEqual([walkIn(41)]);
  });

  it('shows the latest one when none is to come', async () => {
    expect((await found({ to: dayFromNow(-5) })).ids).toEqual([walkIn(-5)]);
  });

  it('has every date of it, where these are asked for, as many as are counted', async () => {
    const { ids, count } = await found({ dates: 'all', from: dayFromNow(100), to: dayFromNow(110) });
    expect([new Set(ids), count]).toEqual([new Set([101, 103, 105, 107, 109].map(walkIn)), '5']);
  });

  it('suggests the other experiences too', async () => {
    const { events } = (await app.call(searchRoutes.suggestSearch, { query: { q: 'qua' } })).body;
    expect(new Set(events.map(({ id }) => id))).toEqual(new Set([walkIn(1), inTitle]));
  });
});
