import { cellAt, finestLevel, rangeWithin } from '@ascendant/domain/map/map-cells';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countWrongCells } from '../src/invariants/kept-cells.repository';
import { findCells } from '../src/modules/events/event-map.repository';
import { buildEvent } from '../test/factories/events';
import { copyEvent } from '../test/factories/many-events';
import { testDatabase, type TestDatabase } from '../test/test-database';
import { events } from './schema/events';
import { mapCells, mapChanges } from './schema/map-cells';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

const everywhere = [rangeWithin(0, finestLevel)];
/** How many events the map has in all, from the kept cells and what came and went since. */
const counted = async (level: number) => {
  const cells = await findCells(database.db, [rangeWithin(0, level)], level);
  return cells.map(({ count, latitude, location }) => [count, Math.round(latitude * 1e6) / 1e6, location]);
};
const levels = [6, 7, 13, 14];

it('the database numbers cells as the domain does', async () => {
  const places = [-180, -179.99, -63.57239, -0.000001, 0, 0.02197265625, 115.5, 179.95, 180].flatMap((longitude) =>
    [-90, -16.8, -0.01098632813, 0, 45.50884, 89.999, 90].map((latitude) => ({ latitude, longitude })),
  );
  const { rows } = await database.db.execute<{ cell: number }>(sql`
    select map_cell(latitude, longitude) as cell from unnest(
      ${sql.param(places.map(({ latitude }) => latitude))}::float8[], ${sql.param(places.map(({ longitude }) => longitude))}::float8[])
      with ordinality as place (latitude, longitude, number) order by number`);
  expect(rows.map(({ cell }) => cell)).toEqual(places.map((place) => cellAt(place, finestLevel)));
});

describe('the kept cells of the map', () => {
  it('follow events that are published, moved and cancelled, also before that is added up', async () => {
    const here = database.db;
    const { id } = await buildEvent(here, { status: 'draft', location: 'Banff', latitude: 51, longitude: -115 });
    const steps: readonly (readonly [() => Promise<unknown>, readonly unknown[]])[] = [
      [() => Promise.resolve(), []],
      [() => here.update(events).set({ status: 'pending_approval' }).where(eq(events.id, id)), []],
      [() => here.update(events).set({ status: 'published' }).where(eq(events.id, id)), [[1, 51, 'Banff']]],
      [() => here.update(events).set({ title: 'Another' }).where(eq(events.id, id)), [[1, 51, 'Banff']]],
      [() => here.update(events).set({ latitude: 51.000_001 }).where(eq(events.id, id)), [[1, 51.000_001, 'Banff']]],
      [
        () =>
          here.update(events).set({ latitude: -33.9, longitude: 151.2, location: 'Sydney' }).where(eq(events.id, id)),
        [[1, -33.9, 'Sydney']],
      ],
      [() => here.update(events).set({ latitude: null, longitude: null }).where(eq(events.id, id)), []],
      [() => here.update(events).set({ latitude: 0, longitude: 0 }).where(eq(events.id, id)), [[1, 0, 'Sydney']]],
      [() => here.update(events).set({ status: 'cancelled', cancelledAt: new Date() }).where(eq(events.id, id)), []],
    ];
    for (const [change, expected] of steps) {
      await change();
      for (const level of levels) expect(await counted(level)).toEqual(expected);
      expect(await countWrongCells(here)).toBe(0);
      for (const level of levels) expect(await counted(level)).toEqual(expected);
      expect(await here.$count(mapChanges)).toBe(0);
    }
    expect(await here.$count(mapCells)).toBe(0);
  });

  it('are as many for hundreds of events at a place as for one, and a recount finds the same', async () => {
    const here = database.db;
    const { id } = await buildEvent(here);
    expect(await countWrongCells(here)).toBe(0);
    const cells = await here.$count(mapCells);
    await copyEvent(here, id, 400);
    expect(await countWrongCells(here)).toBe(0);
    expect(await here.$count(mapCells)).toBe(cells);
    await copyEvent(here, id, 50, { latitude: sql`n - 25`, longitude: sql`n * 7 - 175` });
    const before = await findCells(here, everywhere, finestLevel);
    await here.execute(sql`select recount_map_cells()`);
    expect(await findCells(here, everywhere, finestLevel)).toEqual(before);
    expect(before.reduce((sum, { count }) => sum + count, 0)).toBe(451);
  });
});
