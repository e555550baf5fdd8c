import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder';
import { testDatabase, type TestDatabase } from '../../../test/test-database';
import { likeliestPlace, resolveEventLocation } from './event-location.service';
import { loadGazetteer } from './load-gazetteer';
import { findPlace, resolvePlace, searchPlaces } from './places.service';

const someTowns = new URL('../../../test/small-gazetteer.txt', import.meta.url).pathname;

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});

const count = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query(`select count(*)::int as n from ${table}`);
  return rows[0].n;
};

async function fileOf(text: string): Promise<string> {
  const file = join(await temporaryFolder('gazetteer'), 'towns.txt');
  await writeFile(file, text);
  return file;
}

const townLine = (id: number): string =>
  [id, 'Town', 'Town', '', 1, 1, 'P', 'PPL', 'FR', '', '', '', '', '', 5000, '', '', 'Europe/Paris'].join('\t');

describe('loadGazetteer', () => {
  it('fails without ending the process when the database refuses a row', async () => {
    await database.pool.query(`update gazetteer set edition = 'older'`);
    const towns = Array.from({ length: 1300 }, (_, index) => townLine(index < 600 ? index + 1 : 7)).join('\n');
    await expect(loadGazetteer(database.db, { file: await fileOf(towns) })).rejects.toThrow();
    expect(await count('places')).toBeGreaterThan(100);
  });

  it('CRA-14 keeps the old data if it fails halfway, and loads everything the next time', async () => {
    const before = await count('places');
    await database.pool.query(`update gazetteer set edition = 'older'`);
    const towns = Array.from({ length: 1300 }, (_, index) => townLine(index + 1)).join('\n');
    await expect(loadGazetteer(database.db, { file: await fileOf(`${towns}\nhalf a li`) })).rejects.toThrow(RangeError);
    expect(await count('places')).toBe(before);
    expect(await searchPlaces(database.db, 'toronto')).toHaveLength(1);
    expect(await loadGazetteer(database.db, { file: someTowns })).toBe(true);
    expect(await count('places')).toBe(before);
    expect(await count(`gazetteer where edition = 'older'`)).toBe(0);
  });

  it('ends between two batches when the process stops, and keeps the old data', async () => {
    const before = await count('places');
    await database.pool.query(`update gazetteer set edition = 'older'`);
    const towns = Array.from({ length: 1300 }, (_, index) => townLine(index + 1)).join('\n');
    const stopping = AbortSignal.abort(new Error('stopping'));
    await expect(loadGazetteer(database.db, { file: await fileOf(towns), stopping })).rejects.toThrow('stopping');
    expect(await count('places')).toBe(before);
    expect(await count(`gazetteer where edition = 'older'`)).toBe(1);
  });

  it('loads once when several processes start at the same time', async () => {
    await database.pool.query('delete from gazetteer');
    const loaded = await Promise.all([1, 2, 3, 4].map(() => loadGazetteer(database.db, { file: someTowns })));
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await count('gazetteer')).toBe(1);
  });

  it('replaces the towns of another edition', async () => {
    await database.pool.query(`update gazetteer set edition = 'older'`);
    const [line = ''] = (await readFile(someTowns, 'utf8')).split('\n').filter((text) => text.includes('Europe/Paris'));
    expect(await loadGazetteer(database.db, { file: await fileOf(`${line}\n`) })).toBe(true);
    expect(await count('places')).toBe(1);
  });
});

describe('in a new database, the countries that people use most are loaded first', () => {
  const smallTown = townLine(7).replaceAll('Town', 'Aubeville');

  /** Loads the places of the United States and Canada, and then fails: two towns have the same id. */
  async function loadHalf(): Promise<void> {
    await database.pool.query('delete from gazetteer');
    const broken = await fileOf(`${await readFile(someTowns, 'utf8')}${smallTown}\n${smallTown}\n`);
    await expect(loadGazetteer(database.db, { file: broken })).rejects.toThrow();
  }

  it('and found while the others are on their way: by name, in suggestions, and as the location of an event', async () => {
    await loadHalf();
    expect(await count(`places where country_code not in ('US', 'CA')`)).toBe(0);
    const banff = await resolvePlace(database.db, 'Banff', 'Canada');
    expect(banff).toMatchObject({ name: 'Banff' });
    expect(await searchPlaces(database.db, 'banf')).toContainEqual(banff);
    expect(await findPlace(database.db, banff?.id ?? 0)).toEqual(banff);
    for (const text of [
      'Banff',
      'Banff, Alberta',
      'Banff, AB, Canada',
      'Banff Alberta',
      'Lake Louise Lodge, Banff, Alberta',
    ])
      expect(await resolveEventLocation(database.db, text)).toMatchObject({ kind: 'found', place: { name: 'Banff' } });
    expect(await resolveEventLocation(database.db, 'Paris, France')).toMatchObject({ place: { country: 'France' } });
    expect(await resolveEventLocation(database.db, 'Qqqxyzzy, Alberta')).toEqual({
      kind: 'unknown',
      timezone: 'America/Edmonton',
    });
  });

  it('and only a smaller place of another country has to wait', async () => {
    await loadHalf();
    // Both wait four seconds.
    const found = await Promise.allSettled([
      resolveEventLocation(database.db, 'Aubeville, France'),
      resolvePlace(database.db, 'Aubeville', 'France'),
    ]);
    expect(found).toMatchObject([{ reason: { code: 'busy' } }, { reason: { code: 'busy' } }]);
    const waiting = resolvePlace(database.db, 'Aubeville', 'France');
    await loadGazetteer(database.db, { file: await fileOf(`${await readFile(someTowns, 'utf8')}${smallTown}\n`) });
    expect(await waiting).toMatchObject({ name: 'Aubeville' });
    expect(await count('loaded_countries')).toBe(0);
    expect(await count('gazetteer')).toBe(1);
  });

  it('which are complete while most others aren’t', async () => {
    await database.pool.query('delete from gazetteer');
    const stop = new AbortController();
    const loading = loadGazetteer(database.db, { stopping: stop.signal });
    while ((await count('loaded_countries')) === 0) await sleep(100);
    stop.abort(new Error('enough'));
    await expect(loading).rejects.toThrow('enough');
    expect(await count(`places where country_code in ('US', 'CA')`)).toBeGreaterThan(17_000);
    expect(await count('places')).toBeLessThan(60_000);
  }, 60_000);
});

describe('while the gazetteer is being loaded', () => {
  it('a search waits for it, then finds the place', async () => {
    await database.pool.query('delete from gazetteer');
    const searching = searchPlaces(database.db, 'banff');
    await loadGazetteer(database.db, { file: someTowns });
    expect(await searching).toHaveLength(1);
  });

  it('the larger towns are suggested and found at once, as the table will find them', async () => {
    await database.pool.query('delete from gazetteer');
    expect((await searchPlaces(database.db, 'par'))[0]).toMatchObject({ name: 'Paris', country: 'France' });
    expect((await searchPlaces(database.db, 'bomba'))[0]).toMatchObject({ name: 'Mumbai' });
    expect(await searchPlaces(database.db, 'halif', 'Canada')).toHaveLength(1);
    const montreal = await resolvePlace(database.db, 'Montreal', 'Canada');
    expect(montreal).toMatchObject({ name: 'Montréal', timezone: 'America/Toronto' });
    expect(await findPlace(database.db, montreal?.id ?? 0)).toEqual(montreal);
    for (const text of ['Halifax, Nova Scotia', 'Halifax, NS', 'Halifax, Nova Scotia, Canada']) {
      expect(await searchPlaces(database.db, text)).toMatchObject([{ name: 'Halifax', timezone: 'America/Halifax' }]);
      expect(await resolvePlace(database.db, text, 'Canada')).toMatchObject({ name: 'Halifax', region: 'Nova Scotia' });
    }
    expect(await count('gazetteer'), 'nothing is loaded yet').toBe(0);
    await loadGazetteer(database.db, { file: someTowns });
    expect(await resolvePlace(database.db, 'Montreal', 'Canada')).toEqual(montreal);
  });

  it('events are found near a larger town at once, by its name alone or with its region', async () => {
    await database.pool.query('delete from gazetteer');
    const texts = [
      'Toronto',
      'Montreal',
      'Paris, France',
      'Montréal, Québec',
      'Toronto, Ontario, Canada',
      'Halifax, NS',
    ];
    const nearest = () => Promise.all(texts.map((text) => likeliestPlace(database.db, text)));
    const early = await nearest();
    expect(early.map((place) => place?.name)).toEqual([
      'Toronto',
      'Montréal',
      'Paris',
      'Montréal',
      'Toronto',
      'Halifax',
    ]);
    const waiting = likeliestPlace(database.db, 'Banff');
    await loadGazetteer(database.db, { file: someTowns });
    expect(await nearest()).toEqual(early);
    expect((await waiting)?.name).toBe('Banff');
  });

  it('says that places are being loaded, not that the place is unknown, when that takes long', async () => {
    await database.pool.query('delete from gazetteer');
    await expect(likeliestPlace(database.db, 'Banff, Alberta')).rejects.toMatchObject({
      code: 'busy',
      message: 'We’re still loading our list of places. Try again in a minute, or use a larger town nearby.',
      facts: { retryAfterSeconds: 5 },
    });
  });
});
